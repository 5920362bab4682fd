"""Saved games in which the table is as full as it gets, made under CPython and opened in the page."""

from collections.abc import Callable
from random import Random
from typing import Any

from pygames.bridge.codec import seed_of
from pygames.bridge.saves import save
from pygames.bridge.seating import Player
from pygames.core import Setup, Table
from pygames.malabares.state import CATCH, PASS, THROW, Catch, State
from pygames.registry import GAMES

# Twelve wide letters are the longest name a set-up takes.
NAMES = ("Maximiliana", "WWWWWWWWWWWW", "Guadalupe M.", "João Henriqu")
AnyTable = Table[Any, Any, Any]


def players(kinds: str) -> tuple[Player, ...]:
    """Seat persons (p) and easy robots (e) with long names."""
    who = {"p": ("person", None), "e": ("computer", "easy")}
    return tuple(Player(who[kind][0], NAMES[at], who[kind][1], at) for at, kind in enumerate(kinds))


def games(kinds: str) -> Any:
    """Yield the tables of random games after every action, always the same ones."""
    for seed in range(200):
        table: AnyTable = Table(GAMES["malabares"], Setup(len(kinds), {"cobogran": False}), seed_of("MESA2026") + seed)
        rng = Random(seed)
        while table.outcome is None:
            yield table
            actions = table.legal_actions(table.to_act[0])
            table.play(table.to_act[0], actions[int(rng.random() * len(actions))])


def find(kinds: str, wanted: Callable[[AnyTable], bool]) -> str:
    """Return the save of the first table that is as wanted."""
    table = next(table for table in games(kinds) if wanted(table))
    return save(table, players(kinds))


def _mine(state: State, phase: str) -> bool:
    return state.phase == phase and state.turn == (0,)


def passing(table: AnyTable) -> bool:
    """Tell whether the first seat is to pass cards."""
    return _mine(table.state, PASS)


def full_throw(table: AnyTable) -> bool:
    """Tell whether the first seat throws last in a late round, with the club and cards of both sides in hand."""
    state = table.state
    late = sum(map(len, state.floor)) >= 2 and len(state.thrown) >= state.scene.kit.seats - 1
    own = (*state.dark[0], *state.light[0])
    bound = len(table.legal_actions(0)) < len(own)
    return _mine(state, THROW) and late and "club" in own and bool(state.light[0]) and bound


def full_catch(table: AnyTable) -> bool:
    """Tell whether the first seat has a choice in a late catch."""
    state = table.state
    return _mine(state, CATCH) and len(state.air) > 1 and sum(map(len, state.floor)) >= 2


def last_catch(show: int) -> Callable[[AnyTable], bool]:
    """Tell whether a show ends after the first seat's choice and the catch that is then left."""

    def wanted(table: AnyTable) -> bool:
        state = table.state
        if not (_mine(state, CATCH) and len(state.air) == 2 and state.scene.show == show - 1):
            return False
        for _ in range(2):
            state = table.game.apply(state, state.turn[0], Catch(state.air[0]))
        return len(state.scene.results) == show

    return wanted


SCENES = {
    "pass": ("peee", passing),
    "pass of two": ("pe", passing),
    "throw": ("peee", full_throw),
    "throw of two": ("pe", full_throw),
    "catch": ("peee", full_catch),
    "catch of two": ("pe", full_catch),
    "cover": ("pppp", full_throw),
    "catch among persons": ("pppp", full_catch),
    "last catch of a show": ("peee", last_catch(1)),
    "last catch": ("pppp", last_catch(2)),
}
