"""The catalogues say everything the game can tell, in three languages alike."""

import json
import re
from pathlib import Path

from pygames.malandragem.data import RANKS, SUITS
from tests.malandragem.stage import GAME, Stage, steps_of

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "pt-BR", "es")
TEXTS = {
    name: json.loads((ROOT / f"web/locales/{name}/malandragem.json").read_text(encoding="utf-8")) for name in LANGUAGES
}
STEPS = "play draw skip attack window late give sink name score over wait".split()
# Words that the page makes of the seats of an event, and of its cards.
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
    wanted = [f"suit.{suit}" for suit in SUITS] + [f"suit.letter.{suit}" for suit in SUITS]
    wanted += [f"rank.{rank}" for rank in RANKS] + ["card.joker", "card.name"]
    wanted += [f"prompt.{step}{own}" for step in STEPS for own in ("", "_other")]
    for option in GAME.options:
        wanted += [f"option.{option.key}", f"option.{option.key}.about"]
        if set(option.choices) != {False, True} or option.choices == (1, 3):
            wanted += [f"option.{option.key}.{choice}" for choice in option.choices]
    assert [key for key in wanted if key not in TEXTS["en"]] == []


def test_every_event_and_score_line_has_a_text_with_the_parameters_it_is_told_with() -> None:
    told, keys = [], set()
    for seed in range(16):
        after = None
        options = {"referee": seed % 2 == 0, "wins": 3 if seed % 8 == 0 else 1}
        for before, seat, action, after in steps_of(3 + seed % 4, seed, **options):
            told += GAME.events(before, seat, action, after)
        keys |= {f"line.{line.key}" for line in GAME.outcome(after).lines}
    told += Stage("8d 8d 3c", "3s 3h", "4s 4h", top="7c", attack=2, chain="7c").pair("8d").told
    kinds = {event.kind for event in told}
    assert [key for key in keys | {f"event.{kind}" for kind in kinds} if key not in TEXTS["en"]] == []
    listed = {key[6:] for key in TEXTS["en"] if key.startswith("event.") and not key.endswith("_you")}
    assert listed - kinds == set(), "texts for events that were never told"
    for event in told:
        for suffix in ("", "_you", "_to_you"):
            entry = TEXTS["en"].get(f"event.{event.kind}{suffix}")
            assert entry is None or places(entry)[-1] - NAMES <= {*event.params}, event


def test_every_refusal_has_a_text() -> None:
    source = (ROOT / "pygames/malandragem/refusals.py").read_text(encoding="utf-8")
    keys = set(re.findall(r'"(refusal\.\w+)"', source))
    assert len(keys) > 15 and keys == {key for key in TEXTS["en"] if key.startswith("refusal.")}


def shape(page: str) -> list[list[str]]:
    """Return what must be the same in every language: headings with anchors, and all anchors."""
    patterns = (r"^#+(?= .*\{: #([a-z-]+) \}$)", r'(?:\{: #|id=")([\w-]+)')
    return [re.findall(pattern, page, re.MULTILINE) for pattern in patterns]


def test_the_rules_pages_have_one_anchor_for_every_clause_and_the_same_shape() -> None:
    pages = [(ROOT / f"web/rules/malandragem.{name}.md").read_text(encoding="utf-8") for name in LANGUAGES]
    clauses = re.findall(r"^- \*\*(MGR?\d+)\*\*", (ROOT / "docs/rules/malandragem.md").read_text(), re.MULTILINE)
    anchors = shape(pages[0])[1]
    assert shape(pages[1]) == shape(pages[2]) == shape(pages[0])
    assert len(anchors) == len(set(anchors))
    assert set(clauses) == {anchor for anchor in anchors if anchor.startswith("MG")}
