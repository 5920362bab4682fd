"""Corners of scoring: line by line, who won by the brick, and the Piolin Move with cards still hidden."""

import pytest

from pygames.malabares.data import PIOLIN_NEEDS_NO_HIDDEN, kit_for
from pygames.malabares.scoring import brick_winner, is_piolin, outcome, result, show_is_over
from pygames.malabares.state import OVER, Result, State
from tests.malabares.stage import GAME, Stage, from_start

rule = pytest.mark.rule
THREE = kit_for(3, "club")
NONE: tuple[tuple[str, ...], ...] = ((), (), ())


def finished(special: str, *shows: tuple[Result, ...]) -> State:
    stage = Stage(["k5", "k9", "k11"], special=special)
    return stage.state._replace(phase=OVER, turn=(), scene=stage.state.scene._replace(results=shows))


def row(points: int, *, piolin: bool = False) -> Result:
    return Result((), ("k1",), (), (points,), piolin, points)


@rule("MB14")
def test_hidden_cards_keep_from_piolin() -> None:
    assert PIOLIN_NEEDS_NO_HIDDEN
    assert is_piolin(THREE, "day", (), ("club", "t2"), ("t4",))
    assert not is_piolin(THREE, "day", ("t6",), ("club", "t2"), ("t4",))
    assert not is_piolin(THREE, "day", (), ("t2",), ("t4",))
    assert is_piolin(THREE, "night", (), ("club", "k1"), ()) and not is_piolin(THREE, "night", (), ("club", "t2"), ())


@rule("MBR32")
@rule("MBR30")
def test_a_show_goes_on_while_nobody_has_piolin_and_hands_are_full() -> None:
    full = (("t2", "t4"), ("t6", "t8"), ("k1", "k3"))
    assert not show_is_over(THREE, 0, full, NONE, NONE)
    assert not show_is_over(THREE, 0, NONE, full, NONE)
    assert show_is_over(THREE, 0, NONE, (("t2", "club"), *full[1:]), NONE)
    assert not show_is_over(THREE, 0, (("t2",), (), ()), (("t4", "club"), *full[1:]), NONE)
    assert not show_is_over(THREE, 1, NONE, (("t2", "club"), *full[1:]), NONE)


@rule("MBR31")
def test_hand_and_hidden_cards_count_together_for_the_end() -> None:
    rest = (("t6", "t8"), ("k1", "k3"))
    assert not show_is_over(THREE, 0, (("t2",), *rest), (("t4",), (), ()), NONE)
    assert show_is_over(THREE, 0, ((), *rest), (("t4",), (), ()), NONE)
    assert show_is_over(THREE, 0, (("t2",), *rest), NONE, NONE)


@rule("MBR37")
@rule("MBR39")
def test_points_lie_in_the_order_dark_light_floor() -> None:
    kept = result(THREE, 0, ("k5",), ("t10", "club"), ("k1",))
    assert (kept.points, kept.total, kept.piolin) == ((-2, 1, 2, 5), 6, False)
    night = result(THREE, 1, ("k5",), ("t10", "club"), ("k1",))
    assert (night.points, night.total) == ((-2, 3, 2, 2), 5)


def test_the_outcome_tells_every_card_of_both_shows() -> None:
    first = (result(THREE, 0, ("k5",), ("t10",), ("k1",)), row(3), result(THREE, 0, (), ("club", "t2", "t4"), ("t6",)))
    second = (row(1), row(2), row(0))
    told = outcome(finished("club", first, second))
    assert told is not None
    mine = [(line.key, dict(line.params), line.points) for line in told.lines if line.seat == 0]
    assert mine == [
        ("hidden", {"card": "k5", "show": 1}, -2),
        ("card", {"card": "t10", "show": 1}, 1),
        ("card", {"card": "k1", "show": 1}, 5),
        ("card", {"card": "k1", "show": 2}, 1),
    ]
    (piolin, last) = [line for line in told.lines if line.seat == 2]
    assert (piolin.key, piolin.params, piolin.points) == ("piolin", {"count": 4, "show": 1}, 16)
    assert (last.key, last.points) == ("card", 0)
    assert told.scores == (5, 5, 16) and told.winners == (2,)
    for seat in range(3):
        assert sum(line.points for line in told.lines if line.seat == seat) == told.scores[seat]


@rule("MB22")
@rule("MBR44")
def test_equal_totals_share_and_less_does_not() -> None:
    told = outcome(finished("club", (row(4), row(6), row(1)), (row(3), row(1), row(5))))
    assert told is not None and (told.scores, told.winners) == ((7, 7, 6), (0, 1))


@rule("MBR60")
def test_only_the_brick_wins_at_once() -> None:
    shows = (row(9), row(2, piolin=True), row(9))
    assert brick_winner(finished("club", shows, shows)) is None
    told = outcome(finished("brick", shows))
    assert told is not None and (told.winners, told.scores) == ((1,), (9, 2, 9))
    (line,) = [line for line in told.lines if line.key == "brick_win"]
    assert (line.seat, line.params, line.points) == (1, {"show": 1}, 0)
    assert brick_winner(finished("brick", (row(1), row(2), row(3)))) is None


@rule("MB26")
def test_a_brick_that_wins_the_second_show_says_so() -> None:
    told = outcome(finished("brick", (row(9), row(0), row(0)), (row(0), row(0), row(8, piolin=True))))
    assert told is not None and told.winners == (2,)
    (line,) = [line for line in told.lines if line.key == "brick_win"]
    assert (line.seat, line.params) == (2, {"show": 2})


def test_nobody_has_won_while_the_game_goes_on() -> None:
    for seats in (2, 3, 4):
        state = from_start(seats, cobogran=True)
        assert brick_winner(state) is None and outcome(state) is None
        assert GAME.view(state, 0).winner is None
