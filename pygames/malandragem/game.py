"""Malandragem as a `Game`: the functions of this folder behind the contract, bound without a call in between."""

from pygames.core import Game, Option
from pygames.malandragem import heuristic, moves, rules, scoring, telling, view, worlds
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
from pygames.malandragem.data import ATTACK, LEAST_SEATS, MOST_SEATS, RANK, SUIT
from pygames.malandragem.state import House, Round, State, Work
from pygames.malandragem.view import View


class Malandragem(Game[State, Action, View]):
    """Shedding cards by fair means or foul, for three to eight."""

    name = "malandragem"
    seats = range(LEAST_SEATS, MOST_SEATS + 1)
    options = (
        Option("referee", (True, False), True),
        Option("wins", (1, 3), 1),
        Option("two", ("self", "next"), "self"),
        Option("jump", (False, True), False),
        Option("chain", (False, True), False),
        Option("under", (False, True), False),
    )
    printed = {"suits": SUIT, "ranks": RANK, "attacks": ATTACK}
    types = (
        State, House, Round, Work, View, Deal, Play, Pair, Draw, Skip, Take, Mirror, Call, Claim, Pass, Give, Sink,
        Name, Next,
    )  # fmt: skip

    start = staticmethod(rules.start)
    to_act = staticmethod(rules.to_act)
    legal_actions = staticmethod(rules.legal_actions)
    is_possible = staticmethod(rules.is_possible)
    chance = staticmethod(rules.chance)
    apply = staticmethod(moves.apply)
    outcome = staticmethod(scoring.outcome)
    recall = staticmethod(view.recall)
    view = staticmethod(view.view)
    determinize = staticmethod(worlds.determinize)
    events = staticmethod(telling.events)
    why_not = staticmethod(telling.why_not)
    weigh = staticmethod(heuristic.weigh)
    is_open = staticmethod(rules.is_open)
    window = staticmethod(rules.window)
    silence = staticmethod(rules.silence)
