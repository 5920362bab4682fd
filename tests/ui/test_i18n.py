"""Texts: forms, parameters, and catalogues that say the same things in every language."""

import json
import re
from pathlib import Path

import pytest
from ui import i18n

WEB = Path(i18n.folder())
SOURCES = [file.read_text(encoding="utf-8") for file in WEB.glob("ui/**/*.py")]


def catalogue(language: str) -> dict:
    return json.loads((WEB / "locales" / language / "app.json").read_text(encoding="utf-8"))


def forms(entry: object) -> list[str]:
    return [entry] if isinstance(entry, str) else [text for part in entry.values() for text in forms(part)]


def test_forms_are_chosen_by_count_and_gender():
    i18n.load("en", {"app": {"a": {"one": "{count} card", "other": "{count} cards"}, "b": {"f": "she", "m": "he"}}})
    assert [i18n.text("a", count=count) for count in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]
    assert i18n.text("b", gender="f") == "she" and i18n.text("b") == "he"
    assert i18n.text("nowhere") == "nowhere"


@pytest.mark.parametrize(
    ("wish", "ours"), [("pt-PT", "pt-BR"), ("es-419", "es"), ("en-GB", "en"), ("de", "en"), ("pt-BR", "pt-BR")]
)
def test_a_wish_finds_our_language(wish, ours):
    assert i18n.known(wish) == ours


@pytest.mark.parametrize("language", ["es", "en"])
def test_languages_have_the_same_keys_and_parameters(language):
    ours, theirs = catalogue("pt-BR"), catalogue(language)
    assert sorted(ours) == sorted(theirs)
    for key in ours:
        used = [
            {name for text in forms(entry) for name in re.findall(r"{(\w+)}", text)}
            for entry in (ours[key], theirs[key])
        ]
        assert used[0] == used[1], key


def test_every_text_is_a_sentence_of_its_own_language():
    same = [key for key in catalogue("en") if catalogue("en")[key] == catalogue("pt-BR")[key]]
    allowed = ("game.", "name.", "home.continue.who", "table.for", "settings.pace.normal", "settings.text.m", "menu")
    assert [key for key in same if not key.startswith(allowed)] == []


def test_every_key_the_interface_names_has_a_text():
    named = {key for source in SOURCES for key in re.findall(r'(?<!words\()\b(?:i18n\.)?text\("([a-z_.]+)"', source)}
    tables = {
        key
        for file in WEB.glob("ui/tables/*.py")
        for key in re.findall(r'text\("([a-z_.]+)"', file.read_text(encoding="utf-8"))
    }
    known = catalogue("en")
    assert [key for key in sorted(named - tables) if key not in known] == []
    assert "prepare.start" in named and "home.promise" in named


def test_every_error_of_the_bridge_has_a_text():
    root = WEB.parent / "pygames"
    raised = set()
    for file in [*root.glob("core/*.py"), *root.glob("bridge/*.py")]:
        raised |= set(re.findall(r'"((?:undo|request|setup|save|value)\.[a-z_]+)"', file.read_text(encoding="utf-8")))
    assert "request.stale" in raised
    assert sorted(raised - set(catalogue("en"))) == []
