"""The simple player: better than chance, and no plain nonsense."""

from random import Random

import pytest

from pygames.bots.levels import choose
from pygames.bots.playout import play_out
from pygames.core import Setup, observe
from pygames.roda_de_samba.state import Action, Charm, Discard, Invite, Place, Play, State
from tests.roda_de_samba.stage import GAME, Stage


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


@pytest.mark.parametrize(("seats", "least"), [(2, 16), (3, 13)])
def test_medium_beats_easy_nearly_always(seats: int, least: int) -> None:
    levels = ("medium",) + ("easy",) * (seats - 1)
    assert sum(winners(levels, Random(seed)) == (0,) for seed in range(20)) >= least


def test_it_invites_whom_it_can_and_the_better_of_two() -> None:
    circle = "pf1 / pa1 / bj1 / su1"
    stage = Stage(["lg1", "ta1"], [circle], phase="invite", table="clara_nunes donga")
    assert best(stage) == Invite("donga")


def test_it_places_an_instrument_where_nothing_crosses() -> None:
    circle = "su1 / vi1 / pa1 / bj1 / / / tt3 / ca1 / ta1 / ag1"
    assert best(Stage(["lg2", "ta1"], [circle], phase="place", pending="lg1")) == Place(4)
    assert best(Stage(["lg2", "ta1"], [circle], phase="place", pending="lg3")) == Place(5)


def test_it_completes_a_sambist_rather_than_playing_something_else() -> None:
    stage = Stage(["su1 cf1", "ta1"], ["pf1 / pa1 / bj1"], table="donga")
    assert best(stage) == Play(("su1",))


def test_it_keeps_the_card_it_needs() -> None:
    stage = Stage(["su1 tt1", "ta1"], ["pf1 / pa1 / bj1"], phase="discard", table="donga")
    assert best(stage) == Discard("tt1", "green")


def test_it_charms_the_dearest_within_reach() -> None:
    stage = Stage(["su1", "ta1"], ["pf1 / pa1 / bj1"], phase="charm", table="bezerra_da_silva donga", deck="bide")
    assert best(stage) == Charm("donga")


def test_same_seed_and_observation_same_choice() -> None:
    seen = observe(GAME, Stage(["su1 su2 vi1 pa3", "ta1"]).state, 0)
    for level in ("easy", "medium"):
        assert len({choose(GAME, seen, level, Random(7)) for _ in range(5)}) == 1
