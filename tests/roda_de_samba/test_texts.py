"""The catalogues and the rules pages say everything the game can tell, in three languages alike."""

import json
import re
from pathlib import Path
from random import Random

import pytest

from pygames.core import CHANCE
from pygames.roda_de_samba.data import COLOURS, INSTRUMENTS, REGIONS, SAMBISTS
from tests.roda_de_samba.stage import GAME, undealt, walk

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "pt-BR", "es")
TEXTS = {
    name: json.loads((ROOT / f"web/locales/{name}/roda_de_samba.json").read_text(encoding="utf-8"))
    for name in LANGUAGES
}
PAGES = {name: (ROOT / f"web/rules/roda_de_samba.{name}.md").read_text(encoding="utf-8") for name in LANGUAGES}
STEPS = ("region", "draw", "play", "place", "invite", "charm", "discard")


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
    wanted = [f"instrument.{name}" for name in INSTRUMENTS] + [f"instrument.{name}.gender" for name in INSTRUMENTS]
    wanted += [f"sambist.{name}" for name in SAMBISTS] + [f"region.{name}" for name in REGIONS]
    wanted += [f"{kind}.{colour}" for colour in COLOURS for kind in ("colour", "family")]
    wanted += [f"benefit.{s.benefit if s.benefit[:2] != 'i:' else 'instrument'}" for s in SAMBISTS.values()]
    wanted += [f"prompt.{step}{own}" for step in STEPS for own in ("", "_other")]
    for option in GAME.options:
        wanted += [f"option.{option.key}", f"option.{option.key}.about"]
        wanted += [f"option.{option.key}.{choice}" for choice in option.choices]
    assert [key for key in wanted if key not in TEXTS["en"]] == []
    assert {TEXTS[name][f"instrument.{code}.gender"] for name in LANGUAGES for code in INSTRUMENTS} == {"m", "f"}


def test_every_event_and_score_line_has_a_text_with_the_parameters_it_is_told_with() -> None:
    state = undealt(3, "choose")
    told = list(GAME.events(state, 0, GAME.legal_actions(state, 0)[0], state))
    state = undealt(3)
    deal = GAME.chance(state, Random(1))
    told += GAME.events(state, CHANCE, deal, GAME.apply(state, CHANCE, deal))
    keys = set()
    for seed in range(6):
        steps = walk(3, seed)
        for (before, seat, action), (after, _, _) in zip(steps, steps[1:], strict=False):
            told += GAME.events(before, seat, action, after)
        keys |= {f"line.{line.key}" for line in GAME.outcome(steps[-1][0]).lines}
    keys |= {f"event.{event.kind}" for event in told}
    assert [key for key in keys if key not in TEXTS["en"]] == []
    assert {"event.invite", "event.charm", "event.back_to_deck", "line.bonus", "line.crossed"} <= keys
    for event in told:
        needs = places(TEXTS["en"][f"event.{event.kind}"])[-1] - {"name", "names"}
        assert needs <= {*event.params} or event.kind == "deal", event


def test_every_refusal_has_a_text() -> None:
    source = (ROOT / "pygames/roda_de_samba/telling.py").read_text(encoding="utf-8")
    keys = set(re.findall(r'"(refusal\.\w+)"', source))
    assert len(keys) > 10 and keys == {key for key in TEXTS["en"] if key.startswith("refusal.")}


def shape(page: str) -> list[list[str]]:
    """Return what must be the same in every language: headings with anchors, all anchors, links and drawn cards."""
    patterns = (r"^#+(?= .*\{: #([a-z-]+) \}$)", r'(?:\{: #|id=")([\w-]+)', r"\]\(#([\w-]+)\)", r"\{\{card:(\w+)\}\}")
    return [re.findall(pattern, page, re.MULTILINE) for pattern in patterns]


@pytest.mark.parametrize("name", LANGUAGES)
def test_every_clause_has_one_anchor_and_every_link_leads_to_one(name: str) -> None:
    clauses = re.findall(r"^- \*\*(RSR?\d+)\*\*", (ROOT / "docs/rules/roda_de_samba.md").read_text(), re.MULTILINE)
    _, anchors, links, _ = shape(PAGES[name])
    assert len(anchors) == len(set(anchors))
    assert set(clauses) == {anchor for anchor in anchors if anchor.startswith("RS")}
    assert links and set(links) <= set(anchors)


def test_the_pages_have_the_same_shape() -> None:
    assert shape(PAGES["en"]) == shape(PAGES["pt-BR"]) == shape(PAGES["es"])


@pytest.mark.parametrize("name", LANGUAGES)
def test_the_table_of_sambists_is_that_of_the_data(name: str) -> None:
    texts, rows = TEXTS[name], dict(re.findall(r"^\| ([^|]+) \| (.+) \|$", PAGES[name], re.MULTILINE))
    for code, sambist in SAMBISTS.items():
        asked, fame, bonus, benefit = rows[texts[f"sambist.{code}"]].split(" | ")
        assert int(fame) == sambist.fame
        assert bonus == (
            f"+1 {'per' if name == 'en' else 'por'} {texts[f'colour.{sambist.bonus}']}" if sambist.bonus else "–"
        )
        words = [texts[f"instrument.{instrument}"].lower() for instrument in sambist.named]
        words += [texts[f"colour.{colour}"] for colour in (*sambist.colours, *sambist.pairs)]
        assert all(word in asked for word in words), code
        assert all(f"{n} × {texts[f'colour.{c}']}" in asked for c in COLOURS if (n := sambist.colours.count(c)) > 1)
        if sambist.benefit[:2] == "i:":
            assert benefit.endswith(": " + texts[f"instrument.{sambist.benefit[2:]}"].lower())
