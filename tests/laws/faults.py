"""The test game with one fault each in its play: what the laws of play and of the table must find."""

from random import Random
from typing import Any

from pygames.core import Refusal
from tests.toy import rules
from tests.toy.game import Toy
from tests.toy.state import ACT, OVER, Action, Call, Deal, Play, React, State


class LostCard(Toy):
    """A thrown card leaves the game."""

    def apply(self, state: State, seat: int, action: Action) -> State:
        after = rules.apply(state, seat, action)
        return after._replace(discard=after.discard[:-1]) if isinstance(action, React) else after


class Endless(Toy):
    """The game never ends."""

    def apply(self, state: State, seat: int, action: Action) -> State:
        after = rules.apply(state, seat, action)
        return after._replace(phase=ACT, left=8) if after.phase == OVER else after


class WrongSums(Toy):
    """The score is not what its lines add up to."""

    def outcome(self, state: State) -> Any:
        result = rules.outcome(state)
        return result and result._replace(scores=tuple(score + 1 for score in result.scores))


class AnythingGoes(Toy):
    """Whatever is tried counts as legal."""

    def is_legal(self, state: State, seat: int, action: Action) -> bool:
        return True


class NoReason(Toy):
    """Refusals give no reason."""

    def why_not(self, state: State, seat: int, action: Action) -> Refusal:
        return Refusal(None, "")


class UnlistedType(Toy):
    """One action is missing from the listed types."""

    types = tuple(kind for kind in Toy.types if kind is not Call)


class OwnDice(Toy):
    """An action draws chance of its own."""

    def __init__(self) -> None:
        self.dice = Random(1)

    def apply(self, state: State, seat: int, action: Action) -> State:
        after = rules.apply(state, seat, action)
        return after._replace(rank=self.dice.randrange(5)) if isinstance(action, Play) else after


class HashedOrder(Toy):
    """The deal depends on how this run of Python hashes text."""

    def chance(self, state: State, rng: Random) -> Action:
        drawn = rules.chance(state, rng)
        return Deal(tuple(set(drawn.deck))) if isinstance(drawn, Deal) else drawn


class RaceWithoutEnd(Toy):
    """A race is announced although nobody runs."""

    def race(self, state: State) -> tuple[int, ...]:
        return (state.turn, *state.reacted)


class Scattered(Toy):
    """The deal depends on how this run of Python hashes text."""

    def chance(self, state: State, rng: Random) -> Action:
        drawn = rules.chance(state, rng)
        return Deal(tuple(set(drawn.deck))) if isinstance(drawn, Deal) else drawn
