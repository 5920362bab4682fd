"""Turns web/rules/GAME.LANG.md into pages; every anchor of the text stays."""

import json
import re
from functools import cache
from html import escape
from pathlib import Path

import make_bundle
from places import filled
from trouble import Trouble

CARD = re.compile(r"\{\{card:([a-z]+)(\d*)((?:-[a-z]+)*)\}\}")
TILE = re.compile(r"\{\{tile:([a-z]+_(\w+))\}\}")
HEADING = re.compile(r"^# *(.+?) *(?:\{.*\})?$", re.MULTILINE)
LANGUAGES = {"en": "English", "es": "Español", "pt-BR": "Português"}
SUITS = {"k": "knife", "t": "torch"}
PAGE = """<!doctype html>
<html lang="{{language}}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="description" content="{{title}}">
<title>{{title}} - Mesa de Bolso</title>
<link rel="icon" href="../{{app}}/icons/icon-192.png">
<link rel="stylesheet" href="../{{app}}/style.css">
</head>
<body class="rules-page">
<header class="rules-head"><a href="../" class="rules-home">Mesa de Bolso</a>
<nav>{{others}}</nav></header>
<main class="rules">
{{body}}
</main>
</body>
</html>
"""


def sources(web: Path) -> list[Path]:
    """Return the rules texts, one for each language of each game that is on the table."""
    return sorted(file for file in (web / "rules").glob("*.*.md") if make_bundle.on_table(file))


def page(source: Path, app: str) -> str:
    """Return the page of one rules text."""
    game, language = source.stem.split(".", 1)
    text = source.read_text(encoding="utf-8")
    heading = HEADING.search(text)
    values = {
        "language": language,
        "title": escape(heading[1] if heading else game),
        "app": app,
        "others": _others(source, game, language),
        "body": _with_cards(_html(text), source, f"../{app}/art/{game}.svg"),
    }
    return filled(PAGE, values, source.name)


def _html(text: str) -> str:
    from markdown import markdown
    from markdown.extensions.tables import TableExtension

    # The policy forbids style attributes, which the tables would get otherwise.
    tables = TableExtension(use_align_attribute=True)
    return markdown(text, extensions=["attr_list", "def_list", tables], output_format="html")


def _others(source: Path, game: str, language: str) -> str:
    links = [
        f'<a href="{game}.{name}.html" lang="{name}" hreflang="{name}">{LANGUAGES[name]}</a>'
        for name in LANGUAGES
        if name != language and source.with_name(f"{game}.{name}.md").exists()
    ]
    return "\n".join(links)


def _with_cards(html: str, source: Path, sprite: str) -> str:
    def drawn(card: re.Match[str]) -> str:
        symbol = f"{sprite}#{card[1]}{card[2]}{card[3]}"
        name = escape(_card_name(source, card[1], card[2]))
        return (
            f'<svg class="card-inline" viewBox="0 0 100 140" width="30" height="42" role="img" aria-label="{name}">'
            f'<use href="{symbol}"/></svg>'
        )

    def tile(found: re.Match[str]) -> str:
        name = escape(_tile_name(source, found[1]))
        return (
            f'<svg class="card-inline" viewBox="0 0 100 100" width="38" height="38" role="img" aria-label="{name}">'
            f'<use href="{sprite}#{found[1]}"/></svg>'
        )

    return TILE.sub(tile, CARD.sub(drawn, html))


def _tile_name(source: Path, code: str) -> str:
    """Name a square tile: as a whole, or an act with its stars."""
    game, language = source.stem.split(".", 1)
    texts = _catalogue(source.parent.parent / "locales" / language / f"{game}.json")
    act, _, rest = code.partition("_")
    known = texts.get(f"tile.{code}") or texts.get(f"act.{act}")
    if known is None:
        raise Trouble(f"{source.name} draws a tile that the {language} catalogue does not name: {code}.")
    return known if f"tile.{code}" in texts else f"{known} {'★' * int(rest[0])}"


def _card_name(source: Path, kind: str, number: str) -> str:
    game, language = source.stem.split(".", 1)
    key = f"card.{SUITS.get(kind, kind)}"
    texts = _catalogue(source.parent.parent / "locales" / language / f"{game}.json")
    if key not in texts:
        raise Trouble(f"{source.name} draws a card that the {language} catalogue has no {key} for.")
    return texts[key].replace("{number}", number)


@cache
def _catalogue(file: Path) -> dict[str, str]:
    texts: dict[str, str] = json.loads(file.read_text(encoding="utf-8"))
    return texts
