"""When a show ends, what it is worth, and what comes after."""

import pytest

from pygames.malabares.data import kit_for
from pygames.malabares.scoring import is_piolin, result, show_is_over
from tests.malabares.stage import GAME, Stage

rule = pytest.mark.rule
KIT = kit_for(3, "club")


def cards(text: str) -> tuple[str, ...]:
    return tuple(text.split())


@rule("MBR30")
@rule("MBR31")
@rule("MB13")
def test_one_card_left_ends_the_show_after_the_fall() -> None:
    stage = Stage(["k1 t2", "k9 t4 k3", "k11 t6 k5"], floor=["t8 t10 t12", "t14 t16", "k7 k15"], air="k13 club")
    stage.throw("0:k1", "1:k9", "2:k11")
    assert stage.results == ()
    stage.catch("2:k13")
    assert stage.results == ()
    stage.catch("1:club")
    assert len(stage.results) == 1


@rule("MBR31")
def test_two_cards_left_do_not_end_a_show_of_three() -> None:
    assert not show_is_over(KIT, 0, (cards("k1 t2"), cards("k3 k5 k7")), ((), ()), ((), ()))
    assert show_is_over(KIT, 0, (cards("k1"), cards("k3 k5 k7")), ((), ()), ((), ()))
    assert show_is_over(KIT, 0, ((), cards("k3 k5 k7")), (cards("k1"), ()), ((), ()))


@rule("MBR32")
def test_a_piolin_move_without_hidden_cards_ends_the_show() -> None:
    light, floor = cards("club t2 t4"), cards("t6 t8")
    assert show_is_over(KIT, 0, ((), cards("k1 k3 k5")), (light, ()), (floor, ()))
    assert not show_is_over(KIT, 0, (cards("t10"), cards("k1 k3 k5")), (light, ()), (floor, ()))


@rule("MBR33")
def test_piolin_by_day_is_the_club_and_no_knife() -> None:
    assert is_piolin(KIT, "day", (), cards("club t2 t4 t6 t8"), ())
    assert not is_piolin(KIT, "day", (), cards("club t2 t4 t6 k9"), ())
    assert not is_piolin(KIT, "day", (), cards("t2 t4 t6 t8 t10"), ())


@rule("MBR34")
def test_piolin_by_night_is_the_club_and_no_torch() -> None:
    assert is_piolin(KIT, "night", (), cards("club k1 k3 k5 k7"), ())
    assert not is_piolin(KIT, "night", (), cards("club k1 k3 k5 t8"), ())
    assert not is_piolin(KIT, "day", (), cards("club k1 k3 k5 k7"), ())


@rule("MBR35")
@rule("MB12")
def test_piolin_looks_at_hand_and_floor_together() -> None:
    assert is_piolin(KIT, "day", (), cards("t2 t4 t6"), cards("club t8"))
    assert not is_piolin(KIT, "day", (), cards("club t2 t4"), cards("t6 k1"))


@rule("MB14")
def test_hidden_cards_spoil_the_piolin_move_when_scoring_too() -> None:
    kept = result(KIT, 0, cards("t2"), cards("club t4 t6"), cards("t8"))
    assert not kept.piolin
    assert kept.total == -3 + 2 + 2 + 2 + 1


@rule("MB15")
def test_piolin_is_checked_for_everybody_when_a_hand_ends_the_show() -> None:
    stage = Stage(
        ["k1 k3", "", ""],
        ["", "club t4 t10", "k11 t6 k5"],
        ["t8 t16 t12", "t14 t2", "k7 k15"],
        air="k13 k9",
    )
    stage.throw("0:k1", "1:t4", "2:k11").catch("2:k13", "1:k9")
    assert [row.piolin for row in stage.results[0]] == [False, False, False]
    stage = Stage(
        ["k1 k3", "", ""],
        ["", "club t4 t10", "k11 t6 k5"],
        ["t8 k9 t12", "t14 t2", "k7 k15"],
        air="k13 t16",
    )
    stage.throw("0:k1", "1:t4", "2:k11").catch("2:k13", "1:t16")
    assert [row.piolin for row in stage.results[0]] == [False, True, False]
    assert [len(stage.results), stage.results[0][1].total] == [1, 20]


@rule("MBR36")
@rule("MBR37")
def test_used_and_fallen_cards_score_the_suns_or_the_moons_points() -> None:
    assert result(KIT, 0, (), cards("k1 t2 k9"), cards("t16 k15")).total == 5 + 2 + 3 + 0 + 2
    assert result(KIT, 1, (), cards("k1 t2 k9"), cards("t16 k15")).total == 2 + 5 + 1 + 2 + 0


@rule("MBR38")
@rule("MB16")
@pytest.mark.parametrize(("seats", "worth"), [(2, 24), (3, 20), (4, 16)])
def test_piolin_is_four_points_a_card(seats: int, worth: int) -> None:
    owned = cards("club t2 t4 t6 t8 t10")[: {2: 6, 3: 5, 4: 4}[seats]]
    kept = result(kit_for(seats, "club"), 0, (), owned[:2], owned[2:])
    assert (kept.piolin, kept.total, set(kept.points)) == (True, worth, {4})


@rule("MBR39")
@rule("MB17")
def test_hidden_cards_count_against_their_owner() -> None:
    kept = result(KIT, 0, cards("k1 t14 k9"), cards("t16"), ())
    assert kept.points == (-3, -1, -2, 0)
    assert kept.total == -6


@rule("MBR40")
@rule("MBR41")
@rule("MBR42")
@rule("MB2")
@rule("MB19")
def test_from_day_to_night() -> None:
    stage = Stage(["k1 t2", "k9 t4 k3", "k11 t6 k5"], floor=["t8 t10 t12", "t14 t16", "k7 k15"], air="k13 club")
    stage.throw("0:k1", "1:k9", "2:k11").catch("2:k13")
    before_last = {seat: stage.owned(seat) for seat in range(3)}
    stage.catch("1:club")
    state = stage.state
    assert GAME.view(state, None).period == "night"
    assert GAME.view(state, None).totals == tuple(row.total for row in stage.results[0])
    assert set(state.dark[0]) == before_last[0] | {"k11"}
    assert set(state.dark[1]) == before_last[1] | {"club"}
    assert set(state.dark[2]) == before_last[2]
    assert (state.light, state.floor) == (((), (), ()), ((), (), ()))
    assert set(state.air) == {"k1", "k9"}
    for seat in range(3):
        stage.act(seat, GAME.legal_actions(stage.state, seat)[0])
    assert stage.state.turn == (0,)


def last_round(show_one: tuple[int, ...]) -> Stage:
    stage = Stage(["k1 t2", "k9 t4 k3", "k11 t6 k5"], floor=["t8 t10 t12", "t14 t16", "k7 k15"], air="k13 club", show=1)
    base = result(KIT, 0, (), cards("k1"), ())
    earlier = tuple(base._replace(points=(points,), total=points) for points in show_one)
    stage.state = stage.state._replace(scene=stage.state.scene._replace(results=(earlier,)))
    return stage.throw("0:k1", "1:k9", "2:k11").catch("2:k13", "1:club")


@rule("MBR44")
def test_the_highest_total_of_both_shows_wins() -> None:
    stage = last_round((30, 0, 0))
    outcome = GAME.outcome(stage.state)
    assert stage.state.phase == "over" and outcome is not None
    assert outcome.winners == (0,)
    assert outcome.scores == tuple(
        earlier + row.total for earlier, row in zip((30, 0, 0), stage.results[1], strict=True)
    )
    assert [sum(line.points for line in outcome.lines if line.seat == seat) for seat in range(3)] == list(
        outcome.scores
    )


@rule("MBR45")
@rule("MB22")
def test_equal_totals_share_the_win() -> None:
    night = [row.total for row in last_round((0, 0, 0)).results[1]]
    outcome = GAME.outcome(last_round((40 - night[0], 40 - night[1], 0)).state)
    assert outcome is not None and outcome.winners == (0, 1)


def test_a_game_under_way_has_no_outcome() -> None:
    assert GAME.outcome(Stage(["k1 t2", "k9 t4"], air="k3 k5 k7").state) is None
