"""What a table may be set up with."""

from typing import Any

import pytest

from pygames.core import BadSetup, Setup, Table
from pygames.core.table import SEEDS
from tests.toy.game import Toy

GAME = Toy()


@pytest.mark.parametrize("seed", [0, 1, SEEDS - 1])
def test_a_seed_in_range(seed: int) -> None:
    assert Table(GAME, Setup(2), seed).seed == seed


@pytest.mark.parametrize("seed", [-1, SEEDS, 1.0, "7", None, True])
def test_a_seed_out_of_range(seed: Any) -> None:
    with pytest.raises(BadSetup) as caught:
        Table(GAME, Setup(2), seed)
    assert (caught.value.key, caught.value.params) == ("setup.seed", {"seed": str(seed)})


@pytest.mark.parametrize("seats", [1, 5, 0, -2, "3", 2.0, True, None])
def test_too_few_or_too_many_seats(seats: Any) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.ready(Setup(seats))
    assert (caught.value.key, caught.value.params) == ("setup.seats", {"seats": seats, "least": 2, "most": 4})


@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (2, {"tame": True}, "setup.option"),
        (2, {"": 1}, "setup.option"),
        (2, {"wild": 1}, "setup.choice"),
        (2, {"wild": "True"}, "setup.choice"),
        (2, {"wild": None}, "setup.choice"),
        (2, {"wild": [True]}, "setup.choice"),
        (4, {"wild": True}, "setup.option_seats"),
    ],
)
def test_options_that_do_not_exist(seats: int, options: dict[str, Any], key: str) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.ready(Setup(seats, options))
    assert caught.value.key == key


def test_defaults_are_filled_in() -> None:
    assert GAME.ready(Setup(4)) == Setup(4, {"wild": False})
    assert GAME.ready(Setup(3, {"wild": True})) == Setup(3, {"wild": True})


def test_a_table_does_not_share_the_options_it_was_given() -> None:
    given = {"wild": True}
    table = Table(GAME, Setup(2, given), 1)
    given["wild"] = False
    assert table.setup.options == {"wild": True}
