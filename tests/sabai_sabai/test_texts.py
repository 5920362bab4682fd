"""The catalogues and the rules pages say everything the game can tell, in three languages alike."""

import json
import re
from pathlib import Path

import pytest

from pygames.sabai_sabai.data import CARDS, DECK, FUNCTIONS, POINTS
from tests.sabai_sabai.stage import GAME, Stage, steps_of

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "pt-BR", "es")
TEXTS = {
    name: json.loads((ROOT / f"web/locales/{name}/sabai_sabai.json").read_text(encoding="utf-8")) for name in LANGUAGES
}
PAGES = {name: (ROOT / f"web/rules/sabai_sabai.{name}.md").read_text(encoding="utf-8") for name in LANGUAGES}
STEPS = ("first", "draw", "decide", "look", "pay", "window", "race", "score", "over", "wait")
# Words that the page makes of the seats of an event.
NAMES = {"name", "names"}


def forms(entry: object) -> list[str]:
    """Return every form of a text."""
    return [entry] if isinstance(entry, str) else [form for inner in entry.values() for form in forms(inner)]


def places(entry: object) -> list[set[str]]:
    """Return the parameters of every form of a text."""
    return [set(re.findall(r"\{(\w+)\}", form)) for form in forms(entry)]


def test_all_languages_have_the_same_texts_with_the_same_parameters() -> None:
    english = TEXTS["en"]
    for name in LANGUAGES:
        assert list(TEXTS[name]) == list(english)
        for key, entry in TEXTS[name].items():
            assert all(forms(entry)), (name, key)
            assert places(entry)[-1] == places(english[key])[-1], (name, key)
            assert all(found <= places(entry)[-1] for found in places(entry)), (name, key)


def test_everything_on_the_table_has_a_name() -> None:
    wanted = [f"card.{card}" for card in CARDS] + [f"prompt.{step}{own}" for step in STEPS for own in ("", "_other")]
    wanted += [f"function.{name}{about}" for name in FUNCTIONS.values() for about in ("", ".about")]
    wanted += [f"prompt.function.{name}{own}" for name in FUNCTIONS.values() for own in ("", "_other")]
    wanted += [f"prompt.aim.{name}{own}" for name in ("give", "switch") for own in ("", "_other")]
    for option in GAME.options:
        wanted += [f"option.{option.key}", f"option.{option.key}.about"]
        if option.choices != (False, True):
            wanted += [f"option.{option.key}.{choice}" for choice in option.choices]
    assert [key for key in wanted if key not in TEXTS["en"]] == []


def test_every_event_and_score_line_has_a_text_with_the_parameters_it_is_told_with() -> None:
    told, keys = [], set()
    for seed in range(12):
        after = None
        for before, seat, action, after in steps_of(3 + seed % 3, seed, look=seed % 2 == 0):
            told += GAME.events(before, seat, action, after)
        outcome = GAME.outcome(after)
        keys |= {f"line.{line.key}" for line in outcome.lines}
    four = Stage("joker joker ass joker", "n1", drawn="n5", caller=0, left=1, number=3).play().close()
    keys |= {f"line.{line.key}" for line in GAME.outcome(four.state).lines}
    told += four.told + Stage("n9", "n8", number=3, turns=199, drawn="n7").play().close().told
    told += Stage("n9 n1", "n7 n2", "ass", drawn="n7").play().move(2, 1, 0).close().pay(0).told
    told += Stage("n9 n1", "n8 n1", drawn="n7", pile="n7 n7 n7").play().race(0, 1).told
    told += Stage("n5", "n8", pile="n5").throw(0, 0).close().told
    told += Stage("n9 n1", "n8", stock="", pile="").announce(0).told
    told += Stage("n9", "", drawn="n14").play().told
    told += Stage("n9 n1", "n7 n2", "n3 n4", drawn="n7").play().move(2, 1, 0).throw(1, 0).close().told
    kinds = {event.kind for event in told}
    keys |= {f"event.{kind}" for kind in kinds}
    assert [key for key in keys if key not in TEXTS["en"]] == []
    listed = {key[6:] for key in TEXTS["en"] if key.startswith("event.") and not key.endswith("_you")}
    assert listed - kinds == set(), "texts for events that were never told"
    for event in told:
        for suffix in ("", "_you", "_to_you"):
            entry = TEXTS["en"].get(f"event.{event.kind}{suffix}")
            assert entry is None or places(entry)[-1] - NAMES <= {*event.params}, event
    assert {"line.won", "line.lost", "line.ass", "line.jokers"} <= keys


def test_every_refusal_has_a_text() -> None:
    source = (ROOT / "pygames/sabai_sabai/refusals.py").read_text(encoding="utf-8")
    keys = set(re.findall(r'"(refusal\.\w+)"', source))
    assert len(keys) > 15 and keys == {key for key in TEXTS["en"] if key.startswith("refusal.")}


def shape(page: str) -> list[list[str]]:
    """Return what must be the same in every language: headings with anchors, all anchors, links and drawn cards."""
    patterns = (r"^#+(?= .*\{: #([a-z-]+) \}$)", r'(?:\{: #|id=")([\w-]+)', r"\]\(#([\w-]+)\)", r"\{\{card:(\w+)\}\}")
    return [re.findall(pattern, page, re.MULTILINE) for pattern in patterns]


@pytest.mark.parametrize("name", LANGUAGES)
def test_every_clause_has_one_anchor_and_every_link_leads_to_one(name: str) -> None:
    clauses = re.findall(r"^- \*\*(SSR?\d+)\*\*", (ROOT / "docs/rules/sabai_sabai.md").read_text(), re.MULTILINE)
    _, anchors, links, drawn = shape(PAGES[name])
    assert len(anchors) == len(set(anchors))
    assert set(clauses) == {anchor for anchor in anchors if anchor.startswith("SS")}
    assert links and set(links) <= set(anchors) and set(drawn) <= set(CARDS)


def test_the_pages_have_the_same_shape() -> None:
    assert shape(PAGES["en"]) == shape(PAGES["pt-BR"]) == shape(PAGES["es"])


@pytest.mark.parametrize("name", LANGUAGES)
def test_the_table_of_cards_is_that_of_the_data(name: str) -> None:
    texts = TEXTS[name]
    rows = re.findall(r"^\| ([^|]+) \| (\d) (?:[^|]*)?\| ([^|]+) \|$", PAGES[name], re.MULTILINE)
    counted = {card: (copies, points.replace("−", "-")) for card, copies, points in rows}
    for card in ("n11", "n12", "n13", "n14", "joker", "ass"):
        assert counted[texts[f"card.{card}"]] == (str(DECK.count(card)), str(POINTS[card]))
    assert [row[1] for row in rows][0] == str(DECK.count("n1")) and len(rows) == 7
