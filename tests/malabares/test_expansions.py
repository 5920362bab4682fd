"""Quarto Malabarista with four seats, Cobogran Finale with any."""

import pytest

from pygames.malabares.data import deck_of, kit_for
from pygames.malabares.scoring import is_piolin, show_is_over
from pygames.malabares.state import Throw
from tests.malabares.stage import GAME, Stage, from_start

rule = pytest.mark.rule


@rule("MBR46")
@rule("MBR47")
@rule("MBR48")
@rule("MB23")
def test_four_are_dealt_four_of_nineteen_cards() -> None:
    state = from_start(4)
    assert len(deck_of(state.scene.kit)) == 19
    assert {"k17", "t18"} <= set(deck_of(state.scene.kit))
    assert [len(hand) for hand in state.dark] == [4, 4, 4, 4]
    assert len(state.air) == 3


@rule("MBR49")
def test_four_pass_one_card() -> None:
    assert {len(action.cards) for action in GAME.legal_actions(from_start(4), 0)} == {1}


@rule("MBR50")
def test_piolin_is_worth_sixteen_with_four() -> None:
    stage = Stage(["", "k1 k3", "k5 k7", "k9 k11"], ["club t2 t4", "", "", ""], ["t6", "", "", ""], air="k13 k15 k17")
    assert GAME.view(stage.state, 0).worth == 16
    meter = GAME.view(stage.state, 0).piolin
    assert meter is not None and meter.worth == 16


@rule("MBR51")
def test_four_end_with_one_card_in_hand_and_three_on_the_floor() -> None:
    kit = kit_for(4, "club")
    assert show_is_over(kit, 0, (("k1",), ("k3",) * 4), ((), ()), (("t2", "t4", "t6"), ()))
    assert not show_is_over(kit, 0, (("k1", "k5"), ("k3",) * 4), ((), ()), (("t2", "t4"), ()))


@rule("MBR52")
@rule("MBR53")
@rule("MBR55")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_brick_replaces_the_club_and_nothing_else_changes(seats: int) -> None:
    plain, brick = from_start(seats), from_start(seats, cobogran=True)
    swapped = {card.replace("club", "brick") for card in deck_of(plain.scene.kit)}
    assert set(deck_of(brick.scene.kit)) == swapped
    assert [len(hand) for hand in brick.dark] == [len(hand) for hand in plain.dark]
    assert len(brick.air) == len(plain.air)
    assert brick.scene.kit._replace(special="club") == plain.scene.kit


@rule("MBR56")
@rule("MBR58")
def test_the_brick_cannot_be_thrown_instead_of_following() -> None:
    stage = Stage(["k5 t2", "k9 t4 brick", "k1 k3"], air="k13 k15", special="brick").throw("0:k5")
    assert stage.may(1) == {"k9"}
    assert stage.refusal(1, Throw("brick")).rule == "MBR58"


@rule("MBR58")
def test_without_the_object_the_brick_may_be_thrown() -> None:
    stage = Stage(["k5 t2", "t6 t4 brick", "k1 k3"], air="k13 k15", special="brick").throw("0:k5")
    assert stage.may(1) == {"t6", "t4", "brick"}
    assert stage.throw("1:brick").state.voids[1] == ("knife",)


@rule("MBR57")
@rule("MB25")
def test_the_leader_may_lead_the_brick_and_others_are_free() -> None:
    stage = Stage(["brick t2", "k9 t4", "k1 t12"], air="k13 k15", special="brick")
    assert "brick" in stage.may(0)
    stage.throw("0:brick")
    assert stage.may(1) == {"k9", "t4"}
    stage.throw("1:t4")
    assert stage.may(2) == {"k1", "t12"}


def two(leader: str, other: str) -> Stage:
    return Stage([leader, other], air="k13 k15 t16", special="brick")


@rule("MB24")
def test_two_players_the_first_card_may_be_the_brick() -> None:
    stage = two("brick t2 k7", "k9 t4 t6")
    assert "brick" in stage.may(0)
    assert stage.throw("0:brick").may(1) == {"k9", "t4", "t6"}


@rule("MB24")
def test_two_players_second_throw() -> None:
    assert two("k5 t2 k7", "k9 t4 brick").throw("0:k5").may(1) == {"k9"}
    assert two("k5 t2 k7", "t8 t4 brick").throw("0:k5").may(1) == {"t8", "t4", "brick"}


@rule("MB24")
def test_two_players_third_throw_needs_a_hand_without_the_first_object() -> None:
    holds = two("k5 t2 k7", "k9 k11 t4 brick").throw("0:k5", "1:k9")
    assert holds.may(1) == {"k11", "t4"}
    refusal = holds.refusal(1, Throw("brick"))
    assert (refusal.rule, refusal.key, refusal.params) == ("MB24", "refusal.brick_second_lead", {"object": "knife"})
    now_void = two("k5 t2 k7", "k9 t4 t6 brick").throw("0:k5", "1:k9")
    assert now_void.may(1) == {"t4", "t6", "brick"}


@rule("MB24")
def test_two_players_fourth_throw_asks_about_the_object_to_follow() -> None:
    stage = two("k5 k7 brick t2", "k9 t4 t6").throw("0:k5", "1:k9", "1:t4")
    assert stage.may(0) == {"t2"}
    void = two("k5 k7 brick", "k9 t4 t6").throw("0:k5", "1:k9", "1:t4")
    assert void.may(0) == {"k7", "brick"}


@rule("MB25")
def test_two_players_after_the_brick_as_third_throw_the_leader_is_free() -> None:
    stage = two("k5 t2 k7", "k9 t4 brick").throw("0:k5", "1:k9", "1:brick")
    assert stage.may(0) == {"t2", "k7"}
    assert stage.state.voids[1] == ("knife",)


@rule("MB24")
def test_holding_the_brick_does_not_free_from_following() -> None:
    stage = Stage(["k5 t2", "k9 brick", "k1 k3"], air="k13 k15", special="brick").throw("0:k5")
    assert stage.may(1) == {"k9"}


@rule("MBR54")
@rule("MBR59")
def test_piolin_asks_for_the_brick() -> None:
    kit = kit_for(3, "brick")
    assert is_piolin(kit, "day", (), ("brick", "t2", "t4", "t6", "t8"), ())
    assert is_piolin(kit, "night", (), ("brick", "k1", "k3", "k5", "k7"), ())
    assert not is_piolin(kit, "day", (), ("club", "t2", "t4", "t6", "t8"), ())


@rule("MBR60")
@rule("MB26")
def test_a_piolin_move_with_the_brick_wins_at_once_whatever_the_scores() -> None:
    stage = Stage(
        ["", "k1 k3 k9", "k5 k7 t16"],
        ["brick t2 t4 t10", "", ""],
        ["t6", "t8", "t12"],
        air="t14 k13",
        special="brick",
    )
    stage.throw("0:t10", "1:k1", "2:t16").catch("2:k13", "0:t14")
    assert stage.state.phase == "over" and len(stage.results) == 1
    outcome = GAME.outcome(stage.state)
    assert outcome is not None and outcome.winners == (0,)
    assert any(line.key == "brick_win" and line.seat == 0 for line in outcome.lines)
    poor = stage.state._replace(
        scene=stage.state.scene._replace(
            results=(tuple(row._replace(total=99 if seat else row.total) for seat, row in enumerate(stage.results[0])),)
        )
    )
    beaten = GAME.outcome(poor)
    assert beaten is not None and beaten.winners == (0,)


@rule("MB26")
def test_hidden_cards_spoil_the_bricks_win() -> None:
    stage = Stage(
        ["t2", "k1 k3 k9", "k5 k7 t16"],
        ["brick t4 t10", "", ""],
        ["t6", "t8", "t12"],
        air="t14 k13",
        special="brick",
    )
    stage.throw("0:t10", "1:k1", "2:t16").catch("2:k13", "0:t14")
    assert stage.state.phase == "throw" and GAME.outcome(stage.state) is None
