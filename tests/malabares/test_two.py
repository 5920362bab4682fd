"""Two players: four throws, each card on its own."""

import pytest

from pygames.core import CHANCE
from pygames.malabares.state import Swap, Throw
from tests.malabares.stage import GAME, Stage, from_start

rule = pytest.mark.rule


@rule("MBR15")
@rule("MB5")
def test_order_and_duties_of_the_four_throws() -> None:
    stage = Stage(["k5 t2 k7 t8", "k9 t4 t6 k3"], air="k13 k15 t16")
    assert stage.may(0) == {"k5", "t2", "k7", "t8"}
    stage.throw("0:k5")
    assert stage.may(1) == {"k9", "k3"}
    stage.throw("1:k9")
    assert stage.may(1) == {"t4", "t6", "k3"}
    stage.throw("1:t4")
    assert stage.may(0) == {"t2", "t8"}
    assert stage.refusal(0, Throw("k7")).rule == "MBR12"
    assert stage.throw("0:t8").state.phase == "catch"


@rule("MB5")
def test_each_follow_is_free_when_void_or_after_the_club() -> None:
    stage = Stage(["club t2 k7 t8", "k9 t4 t6 t10"], air="k13 k15 t16").throw("0:club")
    assert stage.may(1) == {"k9", "t4", "t6", "t10"}
    stage.throw("1:t4", "1:k9")
    assert stage.may(0) == {"k7"}
    void = Stage(["t2 t8 t12", "k9 t4 k11"], air="k13 k15 t16").throw("0:t2", "1:t4", "1:k9")
    assert void.may(0) == {"t8", "t12"}
    led_late = Stage(["k5 t8 t12", "k9 club k11"], air="k13 k15 t16").throw("0:k5", "1:k9", "1:club")
    assert led_late.may(0) == {"t8", "t12"}


@rule("MBR21")
@rule("MBR22")
@rule("MB7")
def test_cards_catch_one_by_one_and_one_player_may_catch_twice() -> None:
    stage = Stage(["k5 t16 k7 k1", "k9 t4 t6 t8"], air="k13 k15 t14").throw("0:k5", "1:k9", "1:t4", "0:t16")
    view = GAME.view(stage.state, None)
    assert view.order == ((0, "t16"), (1, "k9"), (0, "k5"), (1, "t4"))
    assert view.catchers == view.order[:3]
    stage.catch("0:k13", "1:k15", "0:t14")
    assert stage.state.floor == ((), ("t16",))
    assert stage.state.light == (("k13", "t14"), ("k15",))
    twice = Stage(["k15 t16 k7 k1", "k9 t4 t6 t8"], air="k13 k11 t14").throw("0:k15", "1:k9", "1:t4", "0:t16")
    twice.catch("0:k13", "0:k11", "1:t14")
    assert twice.state.leader == 1


@rule("MB7")
def test_the_lowest_throwers_other_card_still_catches() -> None:
    stage = Stage(["k5 t6 k7 k1", "k9 t4 t8 t2"], air="k13 k11 t14").throw("0:k5", "1:k9", "1:t4", "0:t6")
    stage.catch("1:k13", "0:k11", "0:t14")
    assert stage.state.leader == 1
    assert stage.state.light[1] == ("k13",)


@rule("MB10")
def test_highest_and_lowest_of_one_player() -> None:
    stage = Stage(["k1 t16 k7 k3", "k9 t14 t6 t8"], air="k13 k11 t2").throw("0:k1", "1:k9", "1:t14", "0:t16")
    stage.catch("0:k13", "1:k11", "1:t2")
    assert stage.state.floor == (("t16",), ())
    assert set(stage.state.air) == {"k1", "k9", "t14"}


@rule("MBR31")
def test_two_cards_left_in_hand_end_the_show() -> None:
    floor = ["k11 t12 t10", ""]
    stage = Stage(["k1 t16 k7", "k9 t14 t6"], floor=floor, air="k13 k15 t2")
    stage.throw("0:k1", "1:k9", "1:t14", "0:t16").catch("0:k13", "1:k15", "1:t2")
    assert len(stage.results) == 1
    three = Stage(["k1 t16 k7 k3", "k9 t14 t6"], floor=["k11 t12", ""], air="k13 k15 t2")
    three.throw("0:k1", "1:k9", "1:t14", "0:t16").catch("0:k13", "1:k15", "1:t2")
    assert three.results == ()


@rule("MBR43")
@rule("MB20")
def test_two_cards_of_the_air_change_places_with_those_aside() -> None:
    stage = Stage(["k1 t16 k7", "k9 t14 t6"], floor=["k11 t12 t10", ""], air="k13 k15 t2", aside="k3 t8")
    stage.throw("0:k1", "1:k9", "1:t14", "0:t16").catch("0:k13", "1:k15", "1:t2")
    assert stage.state.phase == "swap" and stage.state.turn == (CHANCE,)
    air = stage.state.air
    assert not GAME.is_legal(stage.state, CHANCE, Swap((air[0], air[0])))
    assert not GAME.is_legal(stage.state, CHANCE, Swap(("k3", air[0])))
    after = GAME.apply(stage.state, CHANCE, Swap(air[:2]))
    assert (after.scene.aside, set(after.air), after.phase) == (air[:2], {air[2], "k3", "t8"}, "pass")


@rule("MB20")
def test_every_pair_of_the_air_can_be_drawn() -> None:
    from random import Random

    stage = Stage(["k1 t16 k7", "k9 t14 t6"], floor=["k11 t12 t10", ""], air="k13 k15 t2", aside="k3 t8")
    stage.throw("0:k1", "1:k9", "1:t14", "0:t16").catch("0:k13", "1:k15", "1:t2")
    drawn = {GAME.chance(stage.state, Random(seed)).cards for seed in range(60)}
    assert len(drawn) == 3


def test_nothing_is_swapped_with_three() -> None:
    assert from_start(3).scene.aside == ()
