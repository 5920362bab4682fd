"""What happens at a table without a tap: computers play, and whoever stays silent lets a window pass."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from pygames.bots.levels import choose, interrupt
from pygames.bridge.codec import BadRequest
from pygames.bridge.seating import Player
from pygames.core import Table, observe

AnyTable = Table[Any, Any, Any]
Players = Sequence[Player]


def think_on(table: AnyTable, players: Players) -> None:
    """Let computers play until one does more than let a window pass; raise `BadRequest` if none is to play."""
    while True:
        seat, action = _thought(table, players)
        silent = action == table.game.silence(table.state, seat)
        table.play(seat, action)
        if not silent or not table.game.window(table.state) or not _of(players, "computer", table.to_act):
            return


def pass_all(table: AnyTable, players: Players, window: int) -> None:
    """Let a window pass for all persons it asks."""
    while table.game.window(table.state) == window:
        people = _of(players, "person", table.to_act)
        action = table.game.silence(table.state, people[0]) if people else None
        if action is None:
            return
        table.play(people[0], action)


def _of(players: Players, kind: str, seats: Sequence[int]) -> list[int]:
    return [seat for seat in seats if seat >= 0 and players[seat].kind == kind]


def _thought(table: AnyTable, players: Players) -> tuple[int, Any]:
    """Return which computer does what next: out of turn if one wants to, else whoever is asked."""
    for seat in _of(players, "computer", table.may_interrupt):
        action = _choice(table, players, seat, interrupt)
        if action is not None:
            return seat, action
    computers = _of(players, "computer", table.to_act)
    if not computers:
        raise BadRequest("request.nobody_thinks")
    return computers[0], _choice(table, players, computers[0], choose)


def _choice(table: AnyTable, players: Players, seat: int, decide: Callable[..., Any]) -> Any:
    # A generator of the bots' own: chance keeps its sequence whatever computers do.
    rng = Random((table.seed << 24 | len(table.log)) << 8 | seat + 1)
    return decide(table.game, observe(table.game, table.state, seat), players[seat].level or "easy", rng)
