"""The throw with three and four: leading, following, the club."""

import pytest

from pygames.malabares.state import Throw
from tests.malabares.stage import Stage

rule = pytest.mark.rule

HANDS = ["k5 t2 t8 k1 club", "k9 t4 t6 k3 k7", "t12 t14 t16 t10 k11"]


@rule("MBR11")
def test_the_leader_throws_any_card() -> None:
    assert Stage(HANDS, air="k13 k15").may(0) == set(HANDS[0].split())
    assert Stage(HANDS, air="k13 k15", leader=2).may(2) == set(HANDS[2].split())


@rule("MBR12")
def test_others_follow_clockwise_with_the_same_object() -> None:
    stage = Stage(HANDS, air="k13 k15").throw("0:k5")
    assert stage.may(1) == {"k9", "k3", "k7"}
    stage.throw("1:k3")
    assert stage.may(2) == {"k11"}
    refusal = stage.refusal(2, Throw("t16"))
    assert (refusal.rule, refusal.key, refusal.params) == ("MBR12", "refusal.must_follow", {"object": "knife"})


@rule("MBR12")
def test_clockwise_goes_round_from_any_leader() -> None:
    stage = Stage(HANDS, air="k13 k15", leader=2).throw("2:t12", "0:t2", "1:t4")
    assert stage.state.phase == "catch"


@rule("MBR13")
def test_without_the_object_any_card_may_be_thrown() -> None:
    stage = Stage(["k5 t2", "t4 t6 t8", "k1 k3"], air="k13 k15").throw("0:k5")
    assert stage.may(1) == {"t4", "t6", "t8"}


@rule("MBR12")
def test_used_cards_count_for_following_too() -> None:
    stage = Stage(["k5 t2", "t4 t6", "k1 k3"], ["", "k7", ""], air="k13 k15").throw("0:k5")
    assert stage.may(1) == {"k7"}


@rule("MBR14")
@rule("MB4")
def test_the_club_may_be_thrown_instead_of_following() -> None:
    stage = Stage(["k5 t2", "k9 t4 club", "k1 k3"], air="k13 k15").throw("0:k5")
    assert stage.may(1) == {"k9", "club"}


@rule("MB4")
def test_holding_only_the_club_is_holding_no_object() -> None:
    stage = Stage(["k5 t2", "t4 t6 club", "k1 k3"], air="k13 k15").throw("0:k5")
    assert stage.may(1) == {"t4", "t6", "club"}


@rule("MB4")
def test_throwing_the_club_proves_nothing_about_the_hand() -> None:
    stage = Stage(["k5 t2", "k9 t4 club", "t12 t14"], air="k13 k15").throw("0:k5", "1:club", "2:t12")
    assert stage.state.voids == ((), (), ("knife",))


@rule("MB3")
def test_after_a_led_club_all_throw_freely() -> None:
    stage = Stage(["club t2", "k9 t4", "k1 t12"], air="k13 k15").throw("0:club")
    assert stage.may(1) == {"k9", "t4"}
    stage.throw("1:t4")
    assert stage.may(2) == {"k1", "t12"}
    stage.throw("2:k1")
    assert stage.state.voids == ((), (), ())


@rule("MBR49")
def test_four_throw_one_card_each() -> None:
    stage = Stage(["k5 t2", "k9 t4", "k1 t12", "t18 t6"], air="k13 k15 k17", leader=3).throw("3:t18", "0:t2", "1:t4")
    assert stage.may(2) == {"t12"}
    assert stage.throw("2:t12").state.phase == "catch"


@rule("MB11")
def test_a_thrown_card_is_no_longer_hidden() -> None:
    stage = Stage(HANDS, air="k13 k15").throw("0:k1", "1:k9", "2:k11")
    assert [len(cards) for cards in stage.state.dark] == [4, 4, 4]
    stage.catch("2:k13", "1:k15")
    assert stage.state.floor[0] == ("k11",)
    assert set(stage.state.air) == {"k1", "k9"}
    stage.throw("0:t2", "1:t4", "2:t10").catch("2:k1", "1:k9")
    assert "k1" in stage.state.light[2] and "k9" in stage.state.light[1]


@rule("MB12")
def test_floor_cards_cannot_be_thrown() -> None:
    stage = Stage(["k5 t2", "k9 t4", "k1 t12"], floor=["k7", "", ""], air="k13 k15")
    assert "k7" not in stage.may(0)
    assert stage.refusal(0, Throw("k7")).rule == "MB12"


@rule("MB27")
def test_a_throw_has_no_place_to_choose() -> None:
    assert Throw._fields == ("card",)
