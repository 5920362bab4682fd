"""The same game played under CPython beside the page, and which cards a text names: what the page must not show."""

import json
import re
from pathlib import Path
from typing import Any

from pygames.bridge.codec import seed_of
from pygames.core import Setup, Table
from pygames.malabares.data import CARDS
from pygames.malabares.state import CATCH, OVER, PASS, THROW, Catch, Pass, State, Swap, Throw
from pygames.registry import GAMES

LOCALES = Path(__file__).resolve().parents[3] / "web" / "locales"
CODES = re.compile(r"(?<![A-Za-z0-9])(?:[kt]\d{1,2}|club|brick)(?![A-Za-z0-9])")
SUITS = {"k": "knife", "t": "torch"}


class Names:
    """The cards' names in one language."""

    def __init__(self, language: str) -> None:
        texts = json.loads((LOCALES / language / "malabares.json").read_text(encoding="utf-8"))
        self.names = {}
        for code, face in CARDS.items():
            name = texts[f"card.{face.object}"].replace("{number}", str(face.number))
            self.names[code] = re.compile(rf"(?<!\w){re.escape(name)}(?!\d)", re.IGNORECASE)

    def cards_in(self, text: str) -> set[str]:
        """Return every card that a text names, by its code or in words."""
        named = {code for code in CODES.findall(text) if code in CARDS}
        return named | {code for code, name in self.names.items() if name.search(text)}


class Truth:
    """One game; `play` follows what was done in the page."""

    def __init__(self, seats: int, code: str, cobogran: bool = False) -> None:
        setup = Setup(seats, {"cobogran": cobogran})
        self.table: Table[Any, Any, Any] = Table(GAMES["malabares"], setup, seed_of(code))

    @property
    def seat(self) -> int:
        """The seat that is to act."""
        return self.table.to_act[0]

    @property
    def ply(self) -> int:
        """The length of the log."""
        return len(self.table.log)

    def play(self, cards: list[str]) -> None:
        """Play what the acting seat picked, and then what plays by itself: a catch without a choice."""
        made = {PASS: Pass(tuple(cards)), THROW: Throw(cards[0]), CATCH: Catch(cards[0])}[self.table.state.phase]
        (action,) = [one for one in self.table.legal_actions(self.seat) if self._same(one, made)]
        self.table.play(self.seat, action)
        while self.table.state.phase == CATCH and len(self.table.legal_actions(self.seat)) == 1:
            self.table.play(self.seat, self.table.legal_actions(self.seat)[0])

    @staticmethod
    def _same(one: Any, other: Any) -> bool:
        if isinstance(one, Pass) and isinstance(other, Pass):
            return sorted(one.cards) == sorted(other.cards)
        return bool(one == other)

    def state(self, ply: int) -> State:
        """Return the state after so many actions."""
        after: State = self.table.steps(0)[ply - 1][2]
        return after

    def offered(self) -> set[str]:
        """Return the cards that some legal action names."""
        actions = self.table.legal_actions(self.seat)
        return {card for one in actions for card in (one.cards if isinstance(one, Pass) else [one.card])}

    def public(self, first: int, last: int) -> set[str]:
        """Return the cards that lay open to all at any of these plies."""
        found: set[str] = set()
        for ply in range(max(first, 1), last + 1):
            state = self.state(ply)
            found |= {*state.air, *state.scene.aside, *(card for _, card in state.thrown)}
            found |= {card for side in (state.light, state.floor) for cards in side for card in cards}
            if state.phase == OVER:
                return set(CARDS)
        return found

    def own(self, seat: int, first: int, last: int) -> set[str]:
        """Return the hidden cards that a seat knew at any of these plies: its own and those it has passed on."""
        states = [self.state(ply) for ply in range(max(first, 1), last + 1)]
        return {card for state in states for card in (*state.dark[seat], *state.scene.passed[seat])}

    def told(self, first: int, last: int) -> set[str]:
        """Return the cards that were named to all in these plies."""
        named: set[str] = set()
        for entry, before, after in self.table.steps(0)[max(first, 1) - 1 : last]:
            if isinstance(entry.action, Throw | Catch):
                named.add(entry.action.card)
            if isinstance(entry.action, Catch) and after.phase != CATCH:
                named |= {before.order[0][1], before.order[-1][1]}
            if isinstance(entry.action, Swap):
                named |= {*entry.action.cards, *before.scene.aside}
        return named

    def told_since_own(self, seat: int, last: int) -> set[str]:
        """Return the cards named to all since a seat last threw or caught; with a catch others may have fallen."""
        log = self.table.log[:last]
        mine = [entry.seat == seat and isinstance(entry.action, Throw | Catch) for entry in log]
        own = [ply for ply, done in enumerate(mine, 1) if done]
        return self.told(own[-1] if own else 1, last)
