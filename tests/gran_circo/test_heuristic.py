"""The simple player: better than chance, and no plain nonsense."""

from random import Random

import pytest

from pygames.bots.levels import choose
from pygames.bots.playout import play_out
from pygames.core import Setup, observe
from pygames.gran_circo.state import Action, Buy, Hire, Keep, Pass, Reveal, Scout, State, Swap
from tests.gran_circo.stage import GAME, Stage, kept


def best(stage: Stage) -> Action:
    """Return what the simple player likes most."""
    seen = observe(GAME, stage.state, stage.seat)
    worths = GAME.weigh(seen.view, seen.actions)
    return seen.actions[max(range(len(worths)), key=worths.__getitem__)]


def winners(levels: tuple[str, ...], rng: Random) -> tuple[int, ...]:
    def act(state: State, seat: int) -> Action:
        return choose(GAME, observe(GAME, state, seat), levels[seat], rng)

    outcome = GAME.outcome(play_out(GAME, GAME.start(GAME.ready(Setup(len(levels)))), rng, act))
    assert outcome is not None
    return outcome.winners


@pytest.mark.parametrize(("seats", "least"), [(2, 16), (3, 14), (5, 11)])
def test_medium_beats_easy_nearly_always(seats: int, least: int) -> None:
    levels = ("medium",) + ("easy",) * (seats - 1)
    assert sum(winners(levels, Random(seed)) == (0,) for seed in range(20)) >= least


def test_it_gives_rivals_what_they_have_already() -> None:
    casts = ("", "clown_3", "mime_1R")
    stage = Stage(3, phase="reveal", hands=("clown_2 tamer_3 guest_3",), casts=casts)
    assert best(stage) == Reveal("clown_2", 1)


def test_it_brings_its_best_act_home_with_the_talent_scout() -> None:
    stage = Stage(3, phase="reveal", hands=("clown_1 tamer_3 guest_1",), partners=("scout",), casts=("clown_3",))
    assert best(stage) == Scout("tamer_3")


def test_it_keeps_the_tile_with_more_stars_and_hires_up() -> None:
    stage = Stage(3, phase="keep", casts=("clown_1L clown_3 mime_1R",))
    assert best(stage) == Keep("clown_3")
    assert best(Stage(3, union="guest_3 mime_1R", partners=("shareholder",), number=4)) == Hire("guest_3", free=True)


def test_it_swaps_for_a_better_act() -> None:
    markings = ("clown_1", "tamer_3 mime_1R")
    assert best(Stage(3, phase="manage", partners=("manager",), markings=markings)) == Swap("clown_1", "tamer_3")


def test_it_spends_everything_in_the_last_round_but_never_for_nothing() -> None:
    assert best(Stage(3, number=4, money=(5, 0, 0), ring="ad_tv ad_stereo", casts=("clown_3",))) == Buy("ad_tv", "cash")
    assert best(Stage(3, number=4, money=(5, 0, 0), ring="imp_net imp_mat", casts=("clown_3",))) == Pass()
    assert best(Stage(3, number=4, money=(5, 0, 0), ring="ad_stereo", casts=("clown_3",))) == Pass()


def test_it_does_not_hire_a_worse_act_than_it_has() -> None:
    stage = Stage(3, number=2, money=(9, 0, 0), union="clown_1 mime_2L", casts=("clown_3 mime_3",))
    assert best(stage) == Pass()


def test_it_prefers_the_fourth_stand_when_toilettes_wait_for_it() -> None:
    tent = kept(stands="red blue green", improvements="toilets")
    stage = Stage(3, number=2, money=(1, 0, 0), ring="stand_yellow", tents=(tent,))
    assert best(stage) == Buy("stand_yellow", "cash")


def test_same_seed_and_observation_same_choice() -> None:
    seen = observe(GAME, Stage(3, money=(9, 0, 0), ring="ad_tv imp_net stand_red", union="guest_3").state, 0)
    for level in ("easy", "medium"):
        assert len({choose(GAME, seen, level, Random(7)) for _ in range(5)}) == 1
