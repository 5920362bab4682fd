"""Catching in order, and the fall."""

import pytest

from pygames.malabares.state import Catch, Throw
from tests.malabares.stage import GAME, Stage

rule = pytest.mark.rule


def thrown() -> Stage:
    hands = ["k5 t2 t4 k1 k3", "k9 t6 t8 k7 club", "t12 t14 t16 t10 k11"]
    return Stage(hands, air="k13 k15", leader=1).throw("1:t6", "2:t16", "0:t4")


@rule("MBR10")
def test_throw_catch_fall_in_that_order() -> None:
    stage = thrown()
    assert stage.state.phase == "catch"
    assert stage.refusal(2, Throw("t14")).key == "refusal.wrong_step"
    stage.catch("2:k13")
    assert stage.state.phase == "catch" and stage.state.floor == ((), (), ())
    stage.catch("1:k15")
    assert stage.state.phase == "throw" and stage.state.floor[0] == ("t16",)
    assert stage.refusal(0, Catch("t6")).key == "refusal.wrong_step"


@rule("MBR16")
def test_the_highest_thrower_catches_first_then_the_next() -> None:
    stage = thrown()
    assert stage.state.turn == (2,)
    assert stage.catch("2:k15").state.turn == (1,)


@rule("MBR16")
@rule("MBR20")
def test_the_club_catches_before_knife_9_and_after_torch_10() -> None:
    stage = Stage(["k9 t2", "club t6", "t10 t16"], air="k13 k15").throw("0:k9", "1:club", "2:t10")
    assert stage.state.order == ((2, "t10"), (1, "club"), (0, "k9"))


@rule("MBR17")
@rule("MBR23")
@rule("MB6")
def test_only_cards_that_were_in_the_air_may_be_caught() -> None:
    stage = thrown()
    assert stage.may(2) == {"k13", "k15"}
    assert stage.refusal(2, Catch("t6")).rule == "MB6"
    assert stage.refusal(2, Catch("t6")).key == "refusal.thrown_not_air"
    assert stage.refusal(2, Catch("k1")).key == "refusal.not_in_air"
    stage.catch("2:k15")
    assert stage.may(1) == {"k13"}


@rule("MBR18")
@rule("MBR19")
def test_a_caught_card_joins_the_hand_light_side_up() -> None:
    stage = thrown().catch("2:k15")
    assert stage.state.light[2] == ("k15",)
    assert GAME.view(stage.state, 0).caught[2] == ("k15",)
    assert GAME.view(stage.state, 0).hands[2] == 5


@rule("MBR25")
@rule("MBR26")
@rule("MBR28")
@rule("MBR29")
def test_the_lowest_thrower_takes_the_highest_card_to_the_floor_and_leads() -> None:
    stage = thrown().catch("2:k13", "1:k15")
    state = stage.state
    assert state.light == ((), ("k15",), ("k13",))
    assert state.floor == (("t16",), (), ())
    assert set(state.air) == {"t6", "t4"}
    assert (state.leader, state.turn, state.thrown) == (0, (0,), ())


@rule("MBR24")
@rule("MBR27")
@rule("MB12")
def test_floor_cards_are_owned_and_seen_but_not_in_the_hand() -> None:
    stage = thrown().catch("2:k13", "1:k15")
    view = GAME.view(stage.state, 1)
    assert view.hands == (4, 5, 5)
    assert view.floor[0] == ("t16",)
    assert len(stage.owned(0)) == 5
    assert "t16" not in stage.may(0)
    stage.throw("0:k5", "1:k9", "2:k11")
    assert stage.refusal(2, Catch("t16")).rule == "MB12"


@rule("MB8")
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_one_card_to_catch_for_each_catcher(seats: int, seed: int) -> None:
    from random import Random

    from tests.malabares.stage import from_start

    rng, state = Random(seed), from_start(seats, seed)
    while turn := GAME.to_act(state):
        if state.phase == "catch":
            assert len(state.air) == len(GAME.view(state, None).catchers) > 0
        if state.phase == "throw" and not state.thrown:
            assert len(state.air) == (3 if seats == 2 else seats - 1)
        actions = GAME.legal_actions(state, turn[0]) if turn[0] >= 0 else [GAME.chance(state, rng)]
        state = GAME.apply(state, turn[0], actions[int(rng.random() * len(actions))])
        if state.phase == "throw" and not state.thrown:
            rows = zip(state.dark, state.light, state.floor, strict=True)
            assert {len(d) + len(u) + len(f) for d, u, f in rows} == {{2: 6, 3: 5, 4: 4}[seats]}


@rule("MB9")
def test_catching_cannot_be_declined() -> None:
    stage = thrown()
    assert all(isinstance(action, Catch) for action in GAME.legal_actions(stage.state, 2))
    assert len(GAME.legal_actions(stage.state, 2)) == 2


@rule("MBR61")
@rule("MBR62")
@rule("MBR63")
def test_the_rulebooks_example_round() -> None:
    amanda, bruna, carlos = 0, 1, 2
    hands = ["k5 t2 t4 k1 k3", "k9 t6 t8 k7 k11", "t12 t14 t16 t10 club"]
    stage = Stage(hands, air="k13 k15").throw("0:k5")
    assert stage.may(bruna) == {"k9", "k7", "k11"}
    stage.throw("1:k9")
    assert stage.may(carlos) == {"t12", "t14", "t16", "t10", "club"}
    stage.throw("2:t12")
    assert stage.state.turn == (carlos,)
    stage.catch("2:k13")
    assert stage.state.turn == (bruna,)
    stage.catch("1:k15")
    assert stage.state.floor == (("t12",), (), ())
    assert (stage.state.leader, stage.state.turn) == (amanda, (amanda,))
    assert set(stage.state.air) == {"k5", "k9"}
    assert stage.state.light == ((), ("k15",), ("k13",))
