"""Malabares as a `Game`: the functions of this folder behind the contract."""

from collections.abc import Sequence
from random import Random

from pygames.core import Event, Game, Option, Outcome, Refusal, Setup
from pygames.malabares import heuristic, rules, scoring, telling, view, worlds
from pygames.malabares.data import Kit
from pygames.malabares.state import CATCH, Action, Catch, Deal, Pass, Result, State, Swap, Throw
from pygames.malabares.view import Piolin, View


class Malabares(Game[State, Action, View]):
    """Two shows of juggling for two to four; Quarto Malabarista with four seats, Cobogran Finale as an option."""

    name = "malabares"
    seats = range(2, 5)
    options = (Option("cobogran", (False, True), False),)
    types = (State, Deal, Pass, Throw, Catch, Swap, Kit, Result, View, Piolin)

    def start(self, setup: Setup) -> State:
        """Return the table before the deal."""
        return rules.start(setup)

    def to_act(self, state: State) -> tuple[int, ...]:
        """Return the one seat, or chance, the game waits for."""
        return state.turn

    def legal_actions(self, state: State, seat: int) -> Sequence[Action]:
        """List what a seat may do in the present phase."""
        return rules.legal_actions(state, seat)

    def is_possible(self, state: State, action: Action) -> bool:
        """Tell whether the deck, or the swap, can fall this way."""
        return rules.is_possible(state, action)

    def chance(self, state: State, rng: Random) -> Action:
        """Draw the deal or the swap."""
        return rules.chance(state, rng)

    def apply(self, state: State, seat: int, action: Action) -> State:
        """Carry out a legal action."""
        return rules.apply(state, seat, action)

    def outcome(self, state: State) -> Outcome | None:
        """Return scores and winners after the second show, or the brick's immediate win."""
        return scoring.outcome(state)

    def view(self, state: State, seat: int | None) -> View:
        """Show a seat its own hand and what is public (MB21)."""
        return view.view(state, seat)

    def determinize(self, view: View, rng: Random) -> State:
        """Deal the unseen cards anew, as play so far allows."""
        return worlds.determinize(view, rng)

    def events(self, before: State, seat: int, action: Action, after: State) -> Sequence[Event]:
        """Tell what an action made known."""
        return telling.events(before, seat, action, after)

    def why_not(self, state: State, seat: int, action: Action) -> Refusal:
        """Explain a refusal."""
        return telling.why_not(state, seat, action)

    def weigh(self, view: View, actions: Sequence[Action]) -> Sequence[float]:
        """Rate actions by the points they are likely to bring."""
        return heuristic.weigh(view, actions)

    def is_open(self, state: State, seat: int) -> bool:
        """Catching needs nothing secret: the air is there for all to see."""
        return state.phase == CATCH
