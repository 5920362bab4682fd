"""Uniform random games of every game in the registry, through the contract alone."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from pygames.core import CHANCE, Game, Setup, picked
from pygames.registry import GAMES

AnyGame = Game[Any, Any, Any]


class Table(NamedTuple):
    """A game with a checked set-up, and the name it has in the report."""

    name: str
    game: AnyGame
    setup: Setup

    def play(self, rng: Random) -> int:
        """Play one game to the end; return the number of moves, steps of chance not counted."""
        game, draw = self.game, rng.random
        state = game.start(self.setup)
        moves = 0
        while turn := game.to_act(state):
            seat = turn[0] if len(turn) == 1 else turn[int(draw() * len(turn))]
            if seat == CHANCE:
                state = game.apply(state, CHANCE, game.chance(state, rng))
                continue
            actions = game.legal_actions(state, seat)
            state = game.apply(state, seat, actions[int(draw() * len(actions))])
            moves += 1
        return moves

    def walk(self, rng: Random) -> Iterator[tuple[Any, int]]:
        """Yield the states of one such game in which a seat is to move, with that seat."""
        game = self.game
        state = game.start(self.setup)
        while turn := game.to_act(state):
            seat = picked(turn, rng)
            if seat == CHANCE:
                state = game.apply(state, CHANCE, game.chance(state, rng))
                continue
            yield state, seat
            state = game.apply(state, seat, picked(game.legal_actions(state, seat), rng))


def tables(variants: bool) -> Iterator[Table]:
    """Yield every game at every seat count with default options, and if asked with each other choice of each option."""
    for game in GAMES.values():
        for seats in game.seats:
            yield Table(f"{game.name}/{seats}", game, game.ready(Setup(seats)))
            if variants:
                yield from _variants(game, seats)


def _variants(game: AnyGame, seats: int) -> Iterator[Table]:
    for option in game.options:
        if option.seats is None or seats in option.seats:
            for choice in option.choices:
                if choice != option.default:
                    setup = game.ready(Setup(seats, {option.key: choice}))
                    yield Table(f"{game.name}/{seats}/{option.key}={choice}", game, setup)


def middles(table: Table, count: int, rng: Random) -> list[tuple[Any, int]]:
    """Return states from the middle of some games, each with the seat to move."""
    found = []
    for _ in range(count):
        moves = list(table.walk(rng))
        found.append(moves[len(moves) // 2])
    return found
