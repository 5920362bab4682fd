"""Corners of what may be done: chance, the brick as third throw, and answers of another kind."""

from random import Random

import pytest

from pygames.core import CHANCE, IllegalAction, Setup, Table
from pygames.malabares.data import CARDS, OBJECT, RANK, deck_of, kit_for
from pygames.malabares.state import Action, Catch, Deal, Pass, Swap, Throw
from tests.malabares.stage import GAME, Stage, from_start

rule = pytest.mark.rule


def test_before_the_deal_nothing_lies_anywhere_and_only_a_full_deal_is_possible() -> None:
    for seats in (2, 3, 4):
        start = GAME.start(GAME.ready(Setup(seats)))
        deck = deck_of(start.scene.kit)
        assert (start.leader, start.scene.show, start.air, start.scene.aside) == (0, 0, (), ())
        assert GAME.is_legal(start, CHANCE, Deal(deck, seats - 1)) and GAME.is_legal(start, CHANCE, Deal(deck, 0))
        for leader in (-1, seats):
            assert not GAME.is_legal(start, CHANCE, Deal(deck, leader))
        assert not GAME.is_legal(start, CHANCE, Deal(deck[1:], 0))
        assert not GAME.is_legal(start, CHANCE, Deal((deck[0], *deck[:-1]), 0))
        assert not GAME.is_legal(start, CHANCE, Swap(deck[:2]))
        dealt = GAME.apply(start, CHANCE, Deal(deck, 0))
        assert not GAME.is_legal(dealt, CHANCE, Deal(deck, 0))


def between_shows() -> Stage:
    stage = Stage(["k1 t16 k7", "k9 t14 t6"], floor=["k11 t12 t10", ""], air="k13 k15 t2", aside="k3 t8")
    return stage.throw("0:k1", "1:k9", "1:t14", "0:t16").catch("0:k13", "1:k15", "1:t2")


@rule("MB20")
def test_a_swap_takes_two_different_cards_of_the_air_between_the_shows_only() -> None:
    state = between_shows().state
    air = state.air
    assert GAME.is_legal(state, CHANCE, Swap(air[:2])) and GAME.is_legal(state, CHANCE, Swap(air[1:]))
    for cards in (air, air[:1], (air[0], "k7"), (air[0], air[0])):
        assert not GAME.is_legal(state, CHANCE, Swap(cards))
    assert not GAME.is_legal(state, CHANCE, Deal(deck_of(state.scene.kit), 0))
    assert not GAME.is_legal(state, CHANCE, Pass(air[:2]))
    passing = from_start(2)
    assert not GAME.is_legal(passing, CHANCE, Swap(passing.air[:2]))


@rule("MBR43")
def test_the_swap_exchanges_exactly_the_drawn_cards_and_the_set_aside() -> None:
    state = between_shows().state
    swap = GAME.chance(state, Random(3))
    assert isinstance(swap, Swap) and len(swap.cards) == 2
    after = GAME.apply(state, CHANCE, swap)
    assert set(after.air) == set(state.air) - set(swap.cards) | {"k3", "t8"}
    assert len(after.air) == 3 and after.turn == (0,) and after.scene.show == 1


@rule("MB24")
def test_the_third_throw_asks_for_the_leaders_object_not_for_the_follow() -> None:
    # B has no knife and followed with a torch: more torches in hand do not forbid the brick.
    stage = Stage(["k5 t2 k7 t8", "t4 t6 brick"], air="k13 k15 t16", special="brick").throw("0:k5", "1:t4")
    assert stage.may(1) == {"t6", "brick"}
    # With a knife left, it stays.
    held = Stage(["k5 t2 k7 t8", "k9 k3 brick"], air="k13 k15 t16", special="brick").throw("0:k5", "1:k9")
    assert held.may(1) == {"k3"}
    refusal = held.refusal(1, Throw("brick"))
    assert (refusal.rule, refusal.key, refusal.params) == ("MB24", "refusal.brick_second_lead", {"object": "knife"})


def test_seats_throw_in_order_from_every_leader() -> None:
    for leader in range(3):
        stage = Stage(["k1 k3", "k5 k7", "k9 k11"], air="k13 k15", leader=leader)
        for step in range(3):
            seat = (leader + step) % 3
            assert stage.state.turn == (seat,)
            stage.throw(f"{seat}:{sorted(stage.may(seat))[0]}")
    for leader in range(2):
        stage = Stage(["k1 k3 t2", "k5 k7 t4"], air="k13 k15 t6", leader=leader)
        order = []
        for _ in range(4):
            order.append(stage.state.turn[0])
            stage.throw(f"{order[-1]}:{sorted(stage.may(order[-1]))[0]}")
        assert order == [leader, 1 - leader, 1 - leader, leader]


def test_data_of_the_cards() -> None:
    assert len(CARDS) == 20 and len(deck_of(kit_for(2, "club"))) == 17 and len(deck_of(kit_for(4, "brick"))) == 19
    ranks = [RANK[card] for card in ("k1", "t2", "k9", "club", "t10", "k17", "t18")]
    assert ranks == sorted(ranks) and RANK["club"] == RANK["brick"]
    assert all(OBJECT[card] == {"k": "knife", "t": "torch"}[card[0]] for card in CARDS if card[1:].isdigit())


WRONG_KIND: list[tuple[str, Action]] = [
    ("throw", Catch("k5")),
    ("throw", ("k5",)),  # type: ignore[list-item]
    ("catch", Throw("k13")),
    ("pass", Swap(("k5", "t2"))),
]


@pytest.mark.parametrize(("phase", "action"), WRONG_KIND)
def test_an_equal_action_of_another_kind_is_refused(phase: str, action: Action) -> None:
    """Named tuples of two types are equal when their fields are; the rules must not take one for the other."""
    if phase == "pass":
        state = Stage(["k5 t2 t4", "k9 t6 t8"], air="k13 k15 t16", phase="pass").state
    else:
        stage = Stage(["k5 t2 t4", "k9 t6 t8", "k11 t12 t14"], air="k13 k15")
        state = (stage.throw("0:k5", "1:k9", "2:k11") if phase == "catch" else stage).state
    assert not GAME.is_legal(state, state.turn[0], action)


def test_a_table_refuses_an_action_of_another_kind() -> None:
    table = Table(GAME, Setup(2), 5)
    cards = table.legal_actions(0)[0].cards
    with pytest.raises(IllegalAction):
        table.play(0, Swap(cards))
