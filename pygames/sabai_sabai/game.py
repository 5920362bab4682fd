"""sabai-sabai as a `Game`: the functions of this folder behind the contract, bound without a call in between."""

from pygames.core import Game, Option
from pygames.sabai_sabai import heuristic, moves, rules, scoring, telling, view, worlds
from pygames.sabai_sabai.actions import (
    Action,
    Announce,
    Deal,
    Done,
    Draw,
    Finish,
    Give,
    Keep,
    Move,
    Next,
    Pass,
    Pay,
    Peek,
    Pick,
    Play,
    Reshuffle,
    Spy,
    Switch,
    Throw,
)
from pygames.sabai_sabai.data import FUNCTION, MOST_SEATS, POINTS
from pygames.sabai_sabai.knowledge import Board
from pygames.sabai_sabai.state import Claim, House, Job, Result, Round, State, Work
from pygames.sabai_sabai.view import View


class SabaiSabai(Game[State, Action, View]):
    """Memory and quick reactions over several rounds, for two to twelve."""

    name = "sabai_sabai"
    seats = range(2, MOST_SEATS + 1)
    options = (
        Option("mode", ("full", "simple"), "full"),
        Option("look", (False, True), False),
        Option("swapped", (False, True), True),
        Option("jokers", ("round", "game"), "round"),
        Option("aid", (False, True), False),
        Option("rounds", tuple(range(13)), 0),
    )
    printed = {"points": POINTS, "functions": FUNCTION}
    types = (
        State, House, Round, Result, Board, Work, Job, Claim, View, Deal, Reshuffle, Finish, Draw, Play, Keep,
        Peek, Spy, Pick, Give, Switch, Pay, Done, Throw, Move, Pass, Announce, Next,
    )  # fmt: skip

    start = staticmethod(rules.start)
    to_act = staticmethod(rules.to_act)
    may_interrupt = staticmethod(rules.may_interrupt)
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
    race = staticmethod(rules.race)
