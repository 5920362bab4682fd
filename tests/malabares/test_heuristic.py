"""The simple player: better than chance, and no plain nonsense."""

from random import Random

from malabares_stage import GAME, Stage

from pygames.bots.levels import choose
from pygames.bots.playout import play_out
from pygames.core import Setup, observe


def wins(levels: tuple[str, ...], games: int) -> int:
    won = 0
    for seed in range(games):
        rng = Random(seed)
        state = GAME.start(GAME.ready(Setup(len(levels))))
        end = play_out(GAME, state, rng, lambda s, seat: choose(GAME, observe(GAME, s, seat), levels[seat], rng))
        outcome = GAME.outcome(end)
        won += outcome is not None and outcome.winners == (0,)
    return won


def test_medium_beats_easy_more_often_than_not() -> None:
    assert wins(("medium", "easy"), 60) > 36
    assert wins(("medium", "easy", "easy"), 60) > 28


def test_it_catches_the_dearer_of_two_cards() -> None:
    stage = Stage(["k5 t2", "k9 t6", "k11 t14"], air="k1 t16").throw("0:k5", "1:k9", "2:k11")
    seen = observe(GAME, stage.state, 2)
    assert choose(GAME, seen, "medium", Random(1)).card == "k1"


def test_same_seed_and_observation_same_choice() -> None:
    stage = Stage(["k5 t2 t4", "k9 t6", "k11 t14"], air="k1 t16")
    seen = observe(GAME, stage.state, 0)
    for level in ("easy", "medium"):
        assert len({choose(GAME, seen, level, Random(7)) for _ in range(5)}) == 1
