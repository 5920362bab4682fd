"""Games played to the end by legal actions, at random or by a player function per seat."""

from collections.abc import Callable
from random import Random
from typing import TypeVar

from pygames.core import CHANCE, Game

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


def playout(game: Game[S, A, V], state: S, rng: Random) -> S:
    """Play random legal actions, every one equally likely, until the game is over."""
    to_act, legal_actions, apply, draw = game.to_act, game.legal_actions, game.apply, rng.random
    while seats := to_act(state):
        seat = seats[0] if len(seats) == 1 else seats[int(draw() * len(seats))]
        if seat == CHANCE:
            state = apply(state, seat, game.chance(state, rng))
        else:
            actions = legal_actions(state, seat)
            state = apply(state, seat, actions[int(draw() * len(actions))])
    return state


def play_out(game: Game[S, A, V], state: S, rng: Random, act: Callable[[S, int], A]) -> S:
    """Play to the end with `act(state, seat)` choosing for every seat."""
    while seats := game.to_act(state):
        seat = seats[0]
        action = game.chance(state, rng) if seat == CHANCE else act(state, seat)
        state = game.apply(state, seat, action)
    return state
