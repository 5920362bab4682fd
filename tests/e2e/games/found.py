"""Saved games in which something rare is about to happen, looked for under CPython and opened in the page."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from pygames.bridge.codec import seed_of
from pygames.bridge.saves import save
from pygames.bridge.seating import Player
from pygames.core import CHANCE, Setup, Table
from pygames.registry import GAMES

AnyTable = Table[Any, Any, Any]
Wanted = Callable[[AnyTable], bool]
NAMES = ("Ana", "Beto", "Carla", "Davi", "Eva", "Fabio")
TRIED = 400


def at_random(table: AnyTable, seat: int, rng: Random) -> Any:
    """Choose any action."""
    return rng.choice(table.legal_actions(seat))


def find(
    game: str,
    kinds: str,
    wanted: Wanted,
    choose: Callable[[AnyTable, int, Random], Any] = at_random,
    options: Mapping[str, Any] | None = None,
    most: int = 150,
) -> str:
    """Return the save of the first table that is as wanted, of games of at most so many actions."""
    people = tuple(
        Player("person" if kind == "p" else "computer", NAMES[at], None if kind == "p" else "medium", at)
        for at, kind in enumerate(kinds)
    )
    for seed in range(TRIED):
        setup = Setup(len(kinds), dict(options or {}))
        table: AnyTable = Table(GAMES[game], setup, seed_of("MESA2026") + seed, hold_races=True)
        rng = Random(seed)
        for _ in range(most):
            if wanted(table):
                return save(table, people)
            if table.to_act == (CHANCE,) or not table.to_act:
                break
            seat = rng.choice(table.to_act)
            table.play(seat, choose(table, seat, rng))
    raise AssertionError(f"no such table of {game}")
