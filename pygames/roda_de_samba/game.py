"""Roda de Samba as a `Game`: the functions of this folder behind the contract, bound without a call in between."""

from pygames.core import Game, Option
from pygames.roda_de_samba import heuristic, moves, rules, scoring, telling, view, worlds
from pygames.roda_de_samba.data import INSTRUMENTS, SAMBISTS
from pygames.roda_de_samba.state import (
    Action,
    Charm,
    Deal,
    Discard,
    Draw,
    Invite,
    Place,
    Play,
    Region,
    Scene,
    Skip,
    State,
    Take,
)
from pygames.roda_de_samba.view import View


class RodaDeSamba(Game[State, Action, View]):
    """Instruments round a circle, sambists in its centre, for two to four."""

    name = "roda_de_samba"
    seats = range(2, 5)
    options = (Option("regions", ("random", "choose"), "random"),)
    printed = {"sambists": SAMBISTS, "instruments": INSTRUMENTS}
    types = (State, Scene, View, Region, Deal, Draw, Take, Play, Place, Invite, Charm, Discard, Skip)

    start = staticmethod(rules.start)
    to_act = staticmethod(rules.to_act)
    legal_actions = staticmethod(rules.legal_actions)
    is_possible = staticmethod(rules.is_possible)
    chance = staticmethod(rules.chance)
    apply = staticmethod(moves.apply)
    outcome = staticmethod(scoring.outcome)
    view = staticmethod(view.view)
    determinize = staticmethod(worlds.determinize)
    events = staticmethod(telling.events)
    why_not = staticmethod(telling.why_not)
    weigh = staticmethod(heuristic.weigh)
