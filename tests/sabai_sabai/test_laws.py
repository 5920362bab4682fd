"""All laws over a few games of every table the laws know for sabai-sabai, registered or not."""

from random import Random

import pytest

from pygames.core import Setup
from tests.laws.adapters import tables_of
from tests.laws.laws import LAWS, Law
from tests.sabai_sabai.stage import GAME

EACH = 3


@pytest.mark.parametrize("setup", tables_of(GAME), ids=lambda setup: f"{setup.seats}-{setup.options['mode']}")
@pytest.mark.parametrize("law", LAWS, ids=[law.__name__ for law in LAWS])
def test_law(law: Law, setup: Setup) -> None:
    for number in range(EACH):
        law(GAME, setup, Random(number))


def test_the_tables_meet_every_choice() -> None:
    tables = tables_of(GAME)
    assert {2, 3, 5, 12} == {setup.seats for setup in tables}
    for option in GAME.options:
        met = {setup.options[option.key] for setup in tables}
        assert met == set(option.choices) or (option.key == "rounds" and met == {1, 2})
