"""The simple player: better than chance, and no plain nonsense."""

from random import Random

from pygames.bots.levels import choose
from pygames.bots.playout import play_out
from pygames.core import Setup, observe
from pygames.malabares.state import Action, State
from tests.malabares.stage import GAME, Stage


def wins(levels: tuple[str, ...], games: int) -> int:
    return sum(winners(levels, Random(seed)) == (0,) for seed in range(games))


def winners(levels: tuple[str, ...], rng: Random) -> tuple[int, ...]:
    def act(state: State, seat: int) -> Action:
        return choose(GAME, observe(GAME, state, seat), levels[seat], rng)

    outcome = GAME.outcome(play_out(GAME, GAME.start(GAME.ready(Setup(len(levels)))), rng, act))
    assert outcome is not None
    return outcome.winners


def test_medium_beats_easy_more_often_than_not() -> None:
    assert wins(("medium", "easy"), 300) > 165
    assert wins(("medium", "easy", "easy"), 300) > 95


def test_it_catches_the_dearer_of_two_cards() -> None:
    stage = Stage(["k5 t2", "k9 t6", "k11 t14"], air="k1 t16").throw("0:k5", "1:k9", "2:k11")
    seen = observe(GAME, stage.state, 2)
    assert choose(GAME, seen, "medium", Random(1)).card == "k1"


def test_same_seed_and_observation_same_choice() -> None:
    stage = Stage(["k5 t2 t4", "k9 t6", "k11 t14"], air="k1 t16")
    seen = observe(GAME, stage.state, 0)
    for level in ("easy", "medium"):
        assert len({choose(GAME, seen, level, Random(7)) for _ in range(5)}) == 1
