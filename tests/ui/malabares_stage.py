"""Recorded tables of Malabares and what their drawing needs, for the tests of the table."""

import json
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

from ui import i18n

from pygames.core.plain import plain
from pygames.registry import GAMES

FOLDER = Path(__file__).parent / "fixtures" / "malabares"
TABLES = sorted(path.stem for path in FOLDER.glob("*.json") if path.stem != "events")
Answer = dict[str, Any]


def read(name: str) -> Answer:
    answer: Answer = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return answer


def ui_for(table: Answer, language: str = "en") -> dict[str, Any]:
    """What the app hands to a table module; a key without a text fails the test."""
    i18n.open_language(language, ["malabares"])

    def text(key: str, **params: object) -> str:
        assert i18n.has("malabares", key), key
        words = i18n.text_of("malabares", key, params)
        assert "{" not in words, (key, words)
        return words

    names = [seat["name"] for seat in table["seats"]]
    sprites = {"sprite": "m.svg", "app_sprite": "a.svg"}
    printed = plain(GAMES["malabares"].printed)
    return {"text": text, "app": i18n.text, "names": names, "size": "m", "printed": printed, **sprites}


class Page(HTMLParser):
    """The elements of some markup, each with its attributes, its classes and the words inside."""

    def __init__(self, markup: object) -> None:
        super().__init__()
        self.elements: list[dict[str, Any]] = []
        self._open: list[dict[str, Any]] = []
        self.feed(str(markup))
        self.close()
        assert not self._open, "every element is closed"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = {"tag": tag, "words": "", **dict(attrs)}
        element["classes"] = (element.get("class") or "").split()
        self.elements.append(element)
        self._open.append(element)

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop()["tag"] == tag

    def handle_data(self, data: str) -> None:
        for element in self._open:
            element["words"] += data

    def all(self, name: str) -> list[dict[str, Any]]:
        """All elements of a class."""
        return [element for element in self.elements if name in element["classes"]]
