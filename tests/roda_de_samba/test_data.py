"""Components: counts, the values the rulebook shows, and the balance of the reconstructed ones."""

from collections import Counter

import pytest

from pygames.roda_de_samba.circle import MARKS
from pygames.roda_de_samba.data import CARDS, COLOURS, DECK, INSTRUMENT, INSTRUMENTS, MALANDRO, REGIONS, SAMBISTS

rule = pytest.mark.rule
SPECIAL = {"nodiscard": 5, "draw": 5, "malandro": 4}


@rule("RSR1")
def test_there_are_as_many_cards_as_in_the_box() -> None:
    assert (len(REGIONS), len(SAMBISTS), len(set(CARDS)), DECK.count(MALANDRO)) == (4, 34, 64, 4)
    assert sorted(DECK) == sorted([*CARDS, *[MALANDRO] * 4])
    assert set(Counter(INSTRUMENT[card] for card in CARDS).values()) == {4}
    assert Counter(INSTRUMENTS.values()) == dict.fromkeys(COLOURS, 4)


@rule("RSR25")
def test_everybody_asks_for_four_instruments() -> None:
    for name, sambist in SAMBISTS.items():
        assert len(sambist.named) + len(sambist.colours) + 2 * len(sambist.pairs) == 4, name
        assert sum(marks.total for marks in MARKS[name]) == 4, name


@rule("RSR38")
@pytest.mark.parametrize(
    ("name", "fame", "bonus", "benefit"),
    [
        ("tia_ciata", 6, None, "any"),
        ("bezerra_da_silva", 5, None, "malandro"),
        ("candeia", 4, "yellow", "i:ta"),
        ("beth_carvalho", 4, "red", "i:ca"),
        ("paulinho_da_viola", 2, "red", "i:vi"),
    ],
)
def test_the_foot_of_the_cards_that_the_rulebook_shows(name: str, fame: int, bonus: str | None, benefit: str) -> None:
    sambist = SAMBISTS[name]
    assert (sambist.fame, sambist.bonus, sambist.benefit) == (fame, bonus, benefit)


@rule("RSR33")
@rule("RSR34")
@rule("RS34")
def test_the_four_helpers() -> None:
    helpers = {name: sambist.benefit for name, sambist in SAMBISTS.items() if sambist.benefit in ("any", "fem")}
    assert helpers == {
        "tia_ciata": "any",
        "tias_baianas": "any",
        "dona_ivone_lara": "fem",
        "clementina_de_jesus": "fem",
    }
    assert all(SAMBISTS[name].female for name in helpers)
    assert [name for name in SAMBISTS if name.startswith("tias_")] == ["tias_baianas"]


def test_marks_and_benefits_are_balanced() -> None:
    per_colour = Counter()
    for name in SAMBISTS:
        for marks in MARKS[name]:
            per_colour[marks.colour] += marks.total
    assert per_colour == dict.fromkeys(COLOURS, 34)
    assert Counter(name for s in SAMBISTS.values() for name in s.named) == dict.fromkeys(INSTRUMENTS, 3)
    benefits = Counter(s.benefit for s in SAMBISTS.values())
    assert benefits == {**{f"i:{name}": 1 for name in INSTRUMENTS}, **SPECIAL, "any": 2, "fem": 2}
    assert sum(s.female for s in SAMBISTS.values()) == 11


def test_no_two_ask_for_the_same_and_nobody_for_what_they_bring() -> None:
    asked = [(s.named, tuple(sorted(s.colours)), s.pairs) for s in SAMBISTS.values()]
    assert len(set(asked)) == 34
    assert not [name for name, s in SAMBISTS.items() if s.benefit[2:] in s.named]


def test_each_colour_has_bonuses_at_four_three_and_two_fame() -> None:
    bonuses = sorted((s.bonus, s.fame) for s in SAMBISTS.values() if s.bonus)
    assert bonuses == sorted((colour, fame) for colour in COLOURS for fame in (2, 3, 4))
