"""The simple player: keeps what is low, throws what it knows to match, and announces with a low row."""

from random import Random

import pytest

from pygames.bots.levels import best_choice, random_choice
from pygames.bots.playout import play_out, playout
from pygames.core import Setup, observe
from pygames.sabai_sabai.actions import Action, Announce, Give, Keep, Move, Pass, Pay, Peek, Pick, Play, Throw
from pygames.sabai_sabai.state import State
from tests.sabai_sabai.stage import GAME, Stage


def best(stage: Stage, seat: int) -> Action:
    """Return what the simple player does."""
    return best_choice(GAME, observe(GAME, stage.state, seat), Random(1))


def test_a_low_card_is_kept_for_the_highest_known_one() -> None:
    stage = Stage("n9 n13 n2", "n8 n2 n7", drawn="joker", seen={(0, 0): [0], (0, 1): [0], (0, 2): [0]})
    assert best(stage, 0) == Keep(0, 1)
    assert type(best(Stage("n1 n2", "n8 n2", drawn="n10", number=3, seen={(0, 0): [0], (0, 1): [0]}), 0)) is Play


def test_the_ass_joker_is_not_swapped_in_vain() -> None:
    stage = Stage("ass n2", "n8 n2", drawn="n5", seen={(0, 0): [0], (0, 1): [0]})
    assert best(stage, 0) != Keep(0, 0)


def test_a_known_match_is_thrown_and_a_guess_is_not() -> None:
    stage = Stage("n9 n1", "n7 n12 n12 n12", drawn="n7", seen={(1, 0): [1]}).play()
    assert best(stage, 1) == Throw(1, 0) and type(best(stage, 1)) is Throw
    unseen = Stage("n9 n1", "n7 n12 n12 n12", drawn="n7").play()
    assert type(best(unseen, 1)) is Pass
    joker = Stage("n9 n1", "joker n12 n12 n12", drawn="joker", seen={(1, 0): [1]}).play()
    assert type(best(joker, 1)) is Pass


def test_anothers_known_match_is_claimed() -> None:
    stage = Stage("n9 n1", "n7 n12", "n9 n12", drawn="n7", seen={(1, 0): [2], (2, 0): [2], (2, 1): [2]}).play()
    assert best(stage, 2) == Move(1, 0) and type(best(stage, 2)) is Move
    wrong = Stage("n9 n1", "n6 n12", "n9 n12", drawn="n7", seen={(1, 0): [2], (2, 0): [2], (2, 1): [2]}).play()
    assert type(best(wrong, 2)) is Pass


def test_the_ass_joker_is_given_away_and_does_not_pay() -> None:
    stage = Stage("n9 ass", "n8 n2", drawn="n13", seen={(0, 1): [0], (0, 0): [0]}).play()
    assert best(stage, 0) == Pick(0, 1)
    stage.act(0, Pick(0, 1))
    assert best(stage, 0) == Give(1)
    pay = Stage("n9 n1", "n7 n2", "ass n4", drawn="n7", seen={(2, 0): [2], (2, 1): [2]}).play().move(2, 1, 0).close()
    assert best(pay, 2) == Pay(2, 1)


def test_an_unknown_card_is_peeked_at() -> None:
    stage = Stage("n9 n1", "n8 n2", drawn="n11", seen={(0, 0): [0]}).play()
    assert best(stage, 0) == Peek(0, 1)


@pytest.mark.parametrize(("row", "announces"), [("n1 n2", True), ("n9 n10 n12 n8", False), ("ass n1", False)])
def test_a_low_row_is_announced(row: str, announces: bool) -> None:
    seen = {(0, place): [0] for place in range(len(row.split()))}
    stage = Stage(row, "n8 n9 n7 n7", seen=seen)
    assert (type(best(stage, 0)) is Announce) is announces


def test_every_action_of_whole_games_is_rated() -> None:
    rng = Random(3)

    def act(state: State, seat: int) -> Action:
        seen = observe(GAME, state, seat)
        rated = GAME.weigh(seen.view, seen.actions)
        assert len(rated) == len(seen.actions) and all(type(rate) is float for rate in rated)
        return best_choice(GAME, seen, rng) if seat else random_choice(GAME, seen, rng)

    wins = 0
    for look in (False, True) * 6:
        end = play_out(GAME, GAME.start(GAME.ready(Setup(2, {"look": look}))), rng, act)
        outcome = GAME.outcome(end)
        assert outcome is not None
        wins += outcome.winners == (1,)
    assert wins >= 8


def test_random_playouts_end() -> None:
    for seats in (2, 12):
        end = playout(GAME, GAME.start(GAME.ready(Setup(seats))), Random(seats))
        assert end.phase == "over"
