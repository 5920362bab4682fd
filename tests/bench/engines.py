"""Speed of the engines as ratios to the floor, measured in turn in one run."""

import copy
import sys
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any, Final

import floor
from pace import Figure, Job, Pace, against, over
from random_games import Table, middles, tables

MOVES_GOAL: Final = {"malabares": 0.25, "malandragem": 0.25}
OTHER_MOVES_GOAL: Final = 0.15
VIEW_GOAL: Final = 0.15
WORLD_GOAL: Final = 0.35
COPY_GOAL: Final = 20.0
SAMPLES: Final = 24


def floor_middles() -> list[floor.CrazyEights]:
    """Return floor games in their middle."""
    rng = Random(5)
    found = []
    for _ in range(SAMPLES):
        game = floor.CrazyEights(rng)
        for _ in range(25):
            if not game.over:
                actions = game.legal()
                game.apply(actions[int(rng.random() * len(actions))])
        found.append(game)
    return found


class Units:
    """The floor's own jobs, the unit of each ratio."""

    def __init__(self) -> None:
        """Prepare games in their middle, seen by the seat to move."""
        games, rng = floor_middles(), Random(6)
        self.moves: Job = partial(floor.play, Random(7))
        self.view = over([partial(game.view, game.seat) for game in games])
        self.world = over([partial(game.determinize, game.seat, rng) for game in games])


def is_immutable(state: object) -> bool:
    """Tell whether a state can be shared instead of copied: only what never changes has a hash all through."""
    try:
        hash(state)
    except TypeError:
        return False
    return True


def measure(table: Table, units: Units, rounds: int, seconds: float) -> Iterator[Figure]:
    """Yield moves, views, determinized worlds and copying of one table."""
    game, rng = table.game, Random(8)
    states = middles(table, SAMPLES, rng)
    views: list[Any] = [game.view(state, seat) for state, seat in states]
    pace = partial(against, rounds=rounds, seconds=seconds)
    moves = pace(partial(table.play, Random(9)), units.moves)
    yield moves.figure(f"{table.name} moves", MOVES_GOAL.get(game.name, OTHER_MOVES_GOAL))
    look = pace(over([partial(game.view, state, seat) for state, seat in states]), units.view)
    yield look.figure(f"{table.name} view", VIEW_GOAL)
    world = pace(over([partial(game.determinize, view, rng) for view in views]), units.world)
    yield world.figure(f"{table.name} determinize", WORLD_GOAL)
    yield from _copying(table, states, pace)


def _copying(table: Table, states: list[tuple[Any, int]], pace: Any) -> Iterator[Figure]:
    """Compare with deep copies what a search does instead: it keeps the state, and `apply` makes the next one."""
    assert all(is_immutable(state) for state, _ in states), f"{table.name}: a state that can change would need copying"
    deep = over([partial(copy.deepcopy, state) for state, _ in states])
    keep: Pace = pace(over([partial(_same, state) for state, _ in states]), deep)
    yield keep.figure(f"{table.name} keep / deepcopy", COPY_GOAL)
    game = table.game
    steps = [partial(game.apply, state, seat, game.legal_actions(state, seat)[0]) for state, seat in states]
    step: Pace = pace(over(steps), deep)
    yield step.figure(f"{table.name} apply / deepcopy")


def _same(state: object) -> object:
    return state


def figures(quick: bool) -> Iterator[Figure]:
    """Measure every table of the registry; quick means default options and short rounds."""
    units = Units()
    rounds, seconds = (3, 0.05) if quick else (7, 0.15)
    for table in tables(variants=not quick):
        print(f"measuring {table.name}", file=sys.stderr)
        yield from measure(table, units, rounds, seconds)
