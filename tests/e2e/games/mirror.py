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

    @property
    def table(self) -> Table[Any, Any, Any]:
        """The table as it stands."""
        return self.session._open_table()

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

    def state(self, ply: int) -> Any:
        """Return the state after so many actions."""
        return self.table.steps(0)[ply - 1][2]

    def knows(self, seats: set[int | None], first: int, last: int) -> set[str]:
        """Return the cards that some of these seats might name at any of these plies."""
        adapter = ADAPTERS[self.table.game.name]
        found: set[str] = set()
        for ply in range(max(first, 1), last + 1):
            state = self.state(ply)
            if not self.table.game.to_act(state):
                return set(adapter.cards)
            for seat in seats:
                found |= adapter.knows(state, seat)
        return found
