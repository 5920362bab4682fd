"""What an action does to a game of Malandragem."""

from collections.abc import Callable
from typing import Any, Final

from pygames.malandragem import turns, windows
from pygames.malandragem.actions import (
    Action,
    Call,
    Claim,
    Deal,
    Draw,
    Give,
    Mirror,
    Name,
    Next,
    Pair,
    Pass,
    Play,
    Sink,
    Skip,
    Take,
)
from pygames.malandragem.course import dealt, next_deal
from pygames.malandragem.state import State, Tell


def apply(state: State, seat: int, action: Action, tell: Tell | None = None) -> State:
    """Carry out an action that is known to be legal; `tell` hears, if given, what happens on the way."""
    return _CARRY_OUT[type(action)](state, seat, action, tell)


def _deal(state: State, seat: int, action: Deal, tell: Tell | None) -> State:
    return dealt(state, action, tell)


def _next(state: State, seat: int, action: Next, tell: Tell | None) -> State:
    return next_deal(state)


_CARRY_OUT: Final[dict[type[Any], Callable[[State, int, Any, Tell | None], State]]] = {
    Pass: windows.let_pass,
    Play: turns.play,
    Draw: turns.draw,
    Mirror: windows.mirror,
    Take: turns.take,
    Skip: turns.skip,
    Pair: turns.pair,
    Call: windows.call,
    Claim: windows.claim,
    Give: turns.give,
    Sink: turns.sink,
    Name: turns.name,
    Deal: _deal,
    Next: _next,
}
