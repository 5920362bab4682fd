"""Malabares as a `Game`: the functions of this folder behind the contract, bound without a call in between."""

from pygames.core import Game, Option
from pygames.malabares import heuristic, moves, rules, scoring, telling, view, worlds
from pygames.malabares.data import CARDS, Kit
from pygames.malabares.state import CATCH, Action, Catch, Deal, Pass, Result, Scene, State, Swap, Throw
from pygames.malabares.view import Piolin, View


class Malabares(Game[State, Action, View]):
    """Two shows of juggling for two to four; Quarto Malabarista with four seats, Cobogran Finale as an option."""

    name = "malabares"
    seats = range(2, 5)
    options = (Option("cobogran", (False, True), False),)
    printed = CARDS
    types = (State, Scene, Deal, Pass, Throw, Catch, Swap, Kit, Result, View, Piolin)

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

    def is_open(self, state: State, seat: int) -> bool:
        """Tell that catching needs nothing secret: the air is there for all to see."""
        return state.phase == CATCH
