"""The catalogues and the rules pages say everything the game can tell, in three languages alike."""

import json
import re
from pathlib import Path

import pytest

from pygames.gran_circo.data import ACTS, CIRCUSES, IMPROVEMENTS, MARKS, PARTNERS, PRICE
from tests.gran_circo.stage import GAME, steps_of

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "pt-BR", "es")
TEXTS = {
    name: json.loads((ROOT / f"web/locales/{name}/gran_circo.json").read_text(encoding="utf-8")) for name in LANGUAGES
}
PAGES = {name: (ROOT / f"web/rules/gran_circo.{name}.md").read_text(encoding="utf-8") for name in LANGUAGES}
STEPS = "first second reveal send manage keep invest over wait".split()
# Words that the page makes of the seats, tiles and coins of an event.
MADE = {"name", "names", "circus", "count"}


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
    wanted = [f"act.{act}" for act in ACTS] + [f"tile.{tile}" for tile in PRICE]
    wanted += [f"circus.{circus}" for circus in (*CIRCUSES, "neutral")]
    wanted += [f"partner.{partner}{about}" for partner in PARTNERS for about in ("", ".about")]
    wanted += [f"prompt.{step}{own}" for step in STEPS for own in ("", "_other")]
    wanted += [f"effect.{tile.need}" for tile in IMPROVEMENTS.values() if tile.need]
    wanted += [f"duet.{marks}" for marks in set(MARKS.values()) if marks]
    assert [key for key in wanted if key not in TEXTS["en"]] == []


def test_every_event_and_score_line_has_a_text_with_the_parameters_it_is_told_with() -> None:
    told, keys = [], set()
    for seed in range(8):
        after = None
        for before, seat, action, after in steps_of(2 + seed % 4, seed):
            told += GAME.events(before, seat, action, after)
        result = GAME.outcome(after)
        assert result is not None
        keys |= {f"line.{line.key}" for line in result.lines}
    keys |= {f"event.{event.kind}" for event in told}
    assert [key for key in keys if key not in TEXTS["en"]] == []
    kinds = {event.kind for event in told}
    assert {"swap", "scout", "neutral_reveal", "neutral_send", "hire_free", "leftovers", "keep", "show"} <= kinds
    for event in told:
        assert places(TEXTS["en"][f"event.{event.kind}"])[-1] - MADE <= {*event.params}, event


def test_every_refusal_has_a_text() -> None:
    source = (ROOT / "pygames/gran_circo/refusals.py").read_text(encoding="utf-8")
    keys = set(re.findall(r'"(refusal\.\w+)"', source))
    assert len(keys) > 10 and keys == {key for key in TEXTS["en"] if key.startswith("refusal.")}


def shape(page: str) -> list[list[str]]:
    """Return what must be the same in every language: headings with anchors, all anchors, links and drawn tiles."""
    patterns = (r"^#+(?= .*\{: #([a-z-]+) \}$)", r'(?:\{: #|id=")([\w-]+)', r"\]\(#([\w-]+)\)", r"\{\{tile:(\w+)\}\}")
    return [re.findall(pattern, page, re.MULTILINE) for pattern in patterns]


@pytest.mark.parametrize("name", LANGUAGES)
def test_every_clause_has_one_anchor_and_every_link_leads_to_one(name: str) -> None:
    clauses = re.findall(r"^- \*\*(GCR?\d+)\*\*", (ROOT / "docs/rules/gran_circo.md").read_text(), re.MULTILINE)
    _, anchors, links, _ = shape(PAGES[name])
    assert len(anchors) == len(set(anchors))
    assert set(clauses) == {anchor for anchor in anchors if anchor.startswith("GC")}
    assert links and set(links) <= set(anchors)


def test_the_pages_have_the_same_shape() -> None:
    assert shape(PAGES["en"]) == shape(PAGES["pt-BR"]) == shape(PAGES["es"])


@pytest.mark.parametrize("name", LANGUAGES)
def test_the_table_of_tiles_is_that_of_the_data(name: str) -> None:
    rows = re.findall(r"^\| \{\{tile:(\w+)\}\} \| ([^|]+) \| ([^|]+) \| (\d+) \|$", PAGES[name], re.MULTILINE)
    assert {tile: int(price) for tile, _, _, price in rows} == {
        tile: price for tile, price in PRICE.items() if not tile.startswith("stand")
    }
    for tile, called, brings, _ in rows:
        assert called == TEXTS[name][f"tile.{tile}"]
        if tile in IMPROVEMENTS and IMPROVEMENTS[tile].act:
            assert TEXTS[name][f"act.{IMPROVEMENTS[tile].act}"] in brings
            assert str(IMPROVEMENTS[tile].points) in brings
