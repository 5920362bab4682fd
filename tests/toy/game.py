"""The test game as a `Game`: it proves that the contract carries what the real games need."""

from typing import Any

from pygames.core import Game, Option
from tests.toy import known, rules
from tests.toy.state import (
    WINDOW,
    Action,
    Call,
    Deal,
    Draw,
    Finish,
    Pass,
    Peek,
    Play,
    React,
    Reshuffle,
    Stake,
    State,
    Switch,
    View,
)


class Toy(Game[State, Action, View]):
    """Hidden hands, face-down rows, a window, an interrupt, a race, a reshuffle and secret stakes."""

    name = "toy"
    seats = range(2, 5)
    options = (Option("wild", (False, True), False, range(2, 4)),)
    types: tuple[type[Any], ...] = (
        State,
        View,
        Deal,
        Reshuffle,
        Finish,
        Stake,
        Draw,
        Play,
        Peek,
        Switch,
        React,
        Pass,
        Call,
    )

    start = staticmethod(rules.start)
    to_act = staticmethod(rules.to_act)
    may_interrupt = staticmethod(rules.may_interrupt)
    legal_actions = staticmethod(rules.legal_actions)
    is_possible = staticmethod(rules.is_possible)
    chance = staticmethod(rules.chance)
    apply = staticmethod(rules.apply)
    outcome = staticmethod(rules.outcome)
    silence = staticmethod(rules.silence)
    race = staticmethod(rules.racers)
    view = staticmethod(known.view)
    determinize = staticmethod(known.determinize)
    events = staticmethod(known.events)
    why_not = staticmethod(known.why_not)
    weigh = staticmethod(known.weigh)

    def window(self, state: State) -> int:
        """Return the serial number of the open window."""
        return state.serial if state.phase == WINDOW else 0

    def is_open(self, state: State, seat: int) -> bool:
        """Tell that drawing needs nothing secret."""
        return state.phase == "draw"
