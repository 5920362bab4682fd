"""The same game under CPython beside the page: it is asked what the page asks, and must answer the same."""

import json
from typing import Any

from pygames.bridge.session import Session
from pygames.core import Table
from tests.e2e.games.phone import Phone
from tests.laws.adapters import ADAPTERS


class Mirror:
    """Follows a page whose `watch.on` was set before the game was set up."""

    def __init__(self, phone: Phone) -> None:
        self.phone, self.session = phone, Session()
        self.asked: list[tuple[int, str]] = []
        self.answered: dict[int, str] = {}
        self.same = 0
        self._known: dict[tuple[int | None, int], set[str]] = {}

    @property
    def table(self) -> Table[Any, Any, Any]:
        """The table as it stands."""
        return self.session._open_table()

    @property
    def people(self) -> list[int]:
        """The seats of persons."""
        return [seat for seat, player in enumerate(self.session._players) if player.kind == "person"]

    def follow(self) -> None:
        """Ask what has been asked since, and compare the answers that the page has had."""
        asked, answered = self.phone.page.evaluate("watch.talk()")
        self.asked += [(number, text) for number, text in asked]
        self.answered |= dict(answered)
        while self.asked and self.asked[0][0] in self.answered:
            number, text = self.asked.pop(0)
            told = self.session.ask(text)
            assert json.loads(told) == json.loads(self.answered.pop(number)), text
            self.same += 1

    def knows(self, seats: set[int | None], first: int, last: int) -> set[str]:
        """Return the cards that some of these seats might name at any of these plies."""
        found: set[str] = set()
        for ply in range(max(first, 1), last + 1):
            for seat in seats:
                found |= self._knows(seat, ply)
        return found

    def _knows(self, seat: int | None, ply: int) -> set[str]:
        known = self._known.get((seat, ply))
        if known is None:
            adapter, ((_, _, state), *_) = ADAPTERS[self.table.game.name], self.table.steps(ply - 1)
            over = not self.table.game.to_act(state)
            known = self._known[seat, ply] = set(adapter.cards) if over else adapter.knows(state, seat)
        return known
