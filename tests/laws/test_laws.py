"""Every law over every registered game, and the test game, at every seat count with options paired."""

import math
from random import Random

import pytest

from pygames.core import Setup
from pygames.registry import GAMES
from tests.laws.adapters import ADAPTERS, tables_of
from tests.laws.laws import LAWS, Law
from tests.laws.walk import AnyGame, pairwise
from tests.toy.game import Toy

GAMES_EACH, GAMES_EACH_LONG = 200, 10_000

TABLES = [(game, setup) for game in (*GAMES.values(), Toy()) for setup in tables_of(game)]


def _name(game: AnyGame, setup: Setup) -> str:
    return "-".join([game.name, str(setup.seats), *(f"{key}={value}" for key, value in setup.options.items())])


def _play(law: Law, game: AnyGame, setup: Setup, games: int) -> None:
    share = math.ceil(games * ADAPTERS[game.name].share / sum(other is game for other, _ in TABLES))
    for number in range(share):
        try:
            law(game, setup, Random(number))
        except AssertionError as error:
            raise AssertionError(f"{law.__name__}, game {number} of {_name(game, setup)}: {error}") from error


EVERYWHERE = pytest.mark.parametrize(("game", "setup"), TABLES, ids=[_name(*table) for table in TABLES])
EVERY_LAW = pytest.mark.parametrize("law", LAWS, ids=[law.__name__ for law in LAWS])


@EVERYWHERE
@EVERY_LAW
def test_law(law: Law, game: AnyGame, setup: Setup) -> None:
    _play(law, game, setup, GAMES_EACH)


@pytest.mark.long
@EVERYWHERE
@EVERY_LAW
def test_law_long(law: Law, game: AnyGame, setup: Setup) -> None:
    _play(law, game, setup, GAMES_EACH_LONG)


def test_every_game_has_an_adapter() -> None:
    assert set(GAMES) <= set(ADAPTERS)


def test_pairs_of_choices_all_meet() -> None:
    columns = [(0, 1, 2), ("a", "b"), (True, False), (None,)]
    rows = pairwise(columns)
    for i, one in enumerate(columns):
        for j, other in enumerate(columns[:i]):
            assert {(row[i], row[j]) for row in rows} == {(a, b) for a in one for b in other}
    assert len(rows) < 12 and pairwise([]) == [()]
