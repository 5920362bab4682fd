"""Which hidden things a text names, by their codes or in words, in any game."""

import json
import re
from pathlib import Path
from typing import Any

from tests.laws.adapters import ADAPTERS

LOCALES = Path(__file__).resolve().parents[3] / "web" / "locales"


def words_of(game: str, code: str, texts: dict[str, Any]) -> str | None:
    """Return how a card is called; nothing where the word also stands for something else."""
    if game == "malabares":
        object_, number = ({"k": "knife", "t": "torch"}.get(code[0], code), code[1:])
        return texts[f"card.{object_}"].replace("{number}", number)
    if game == "roda_de_samba":
        return texts[f"card.{code[:2]}"].replace("{number}", code[2:]) if code[2:] else None
    if game == "sabai_sabai":
        return None  # a number stands for many things
    if game == "malandragem":
        rank = texts.get(f"rank.{code[:-1]}")
        named = texts["card.name"].replace("{rank}", rank or "").replace("{suit}", texts.get(f"suit.{code[-1]}", ""))
        return named if rank else None
    if game == "gran_circo":
        return _act(code, texts)
    raise AssertionError(game)


def _act(code: str, texts: dict[str, Any]) -> str | None:
    """Return an act's tile as it is read out; advertisements and the like have names that are words."""
    act, _, rest = code.partition("_")
    if f"act.{act}" not in texts:
        return None
    form = texts["stars"]["one" if rest[0] == "1" else "other"].replace("{count}", rest[0])
    duet = f", {texts['duet.' + rest[1:]]}" if rest[1:] else ""
    return f"{texts['act.' + act]}, {form}{duet}"


class Named:
    """The cards of a game by code and, in one language, by name."""

    def __init__(self, game: str, language: str) -> None:
        texts = json.loads((LOCALES / language / f"{game}.json").read_text(encoding="utf-8"))
        codes = ADAPTERS[game].cards
        # A code that is also a word of the language, as the Spanish ace is, says nothing.
        told = sorted(codes - {text for text in texts.values() if isinstance(text, str)})
        self.pattern = re.compile(rf"(?<![A-Za-z0-9])(?:{'|'.join(told)})(?![A-Za-z0-9])")
        names = {code: words_of(game, code, texts) for code in codes}
        self.names = {name.lower(): code for code, name in names.items() if name}
        # The longest first: a seven-string guitar is no guitar.
        called = "|".join(re.escape(name) for name in sorted(self.names, key=len, reverse=True))
        self.called = re.compile(rf"(?<!\w)(?:{called})(?!\d)" if called else "(?!)", re.IGNORECASE)

    def cards_in(self, text: str) -> set[str]:
        """Return every card that a text names."""
        return {*self.pattern.findall(text), *(self.names[name.lower()] for name in self.called.findall(text))}
