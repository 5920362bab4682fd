"""What a player may base a choice on: the view of one seat and what it may do."""

from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

from pygames.core.game import Game, Seat

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


class Observation(NamedTuple, Generic[A, V]):
    """One seat's view and its legal actions; computer players are given nothing else."""

    seat: Seat
    view: V
    actions: Sequence[A]


def observe(game: Game[S, A, V], state: S, seat: Seat) -> Observation[A, V]:
    """Show a state to one seat: its view, and its actions if it may act."""
    may_act = seat in game.to_act(state) or seat in game.may_interrupt(state)
    return Observation(seat, game.view(state, seat), game.legal_actions(state, seat) if may_act else ())
