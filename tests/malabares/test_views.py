"""Who knows what (MB21), and what is told to whom."""

from itertools import chain

import pytest

from pygames.core.plain import plain
from pygames.malabares.data import CARDS
from pygames.malabares.state import Catch, Pass, Throw
from tests.malabares.stage import GAME, Stage, from_start

rule = pytest.mark.rule


def named(value: object) -> set[str]:
    """Return every card named anywhere in plain values."""
    if isinstance(value, str):
        return {value} & set(CARDS)
    items = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return set(chain.from_iterable(named(item) for item in items))


@rule("MB21")
def test_hands_are_secret_and_the_rest_is_public() -> None:
    hands = ["k5 t2 t4 k1", "k9 t6 t8 k7", "t12 t14 k11 t10"]
    stage = Stage(hands, ["", "k3", ""], ["", "", "t16"], air="k13 k15").throw("0:k5")
    public = {"k5", "k3", "t16", "k13", "k15"}
    assert named(plain(GAME.view(stage.state, None))) - {"club"} == public
    assert named(plain(GAME.view(stage.state, 1))) - {"club"} == public | set(hands[1].split())
    assert GAME.view(stage.state, 1).hidden == (3, 4, 4)


@rule("MB21")
def test_passed_cards_are_known_to_giver_and_receiver_only() -> None:
    state = from_start(3)
    cards = state.dark[0][:1]
    before = state
    state = GAME.apply(state, 0, Pass(cards))
    assert GAME.view(state, 0).given == cards and cards[0] not in GAME.view(state, 0).dark
    assert not named(plain(GAME.view(state, 1))) & set(cards)
    told = GAME.events(before, 0, Pass(cards), state)
    assert [(e.kind, e.audience) for e in told] == [("pass", None), ("pass_own", (0,))]
    for seat in (1, 2):
        before, action = state, GAME.legal_actions(state, seat)[0]
        state = GAME.apply(state, seat, action)
    assert GAME.view(state, 1).received == cards
    assert GAME.view(state, 2).received == GAME.view(state, 1).given
    received = [e for e in GAME.events(before, 2, action, state) if e.kind == "received"]
    assert [e.audience for e in received] == [(0,), (1,), (2,)]


@rule("MB21")
def test_what_was_caught_is_public_until_it_is_thrown_again() -> None:
    stage = Stage(["k5 t2 t4", "k9 t6 t8", "t12 t14 k11"], air="k13 k15").throw("0:k5", "1:k9", "2:k11")
    stage.catch("2:k13", "1:k15")
    assert GAME.view(stage.state, 0).caught == ((), ("k15",), ("k13",))
    stage.throw("0:t2", "1:t6", "2:t14")
    assert GAME.view(stage.state, 0).caught == ((), ("k15",), ("k13",))


def test_a_void_is_shown_by_not_following() -> None:
    stage = Stage(["k5 t2 t4", "t12 t6 t8", "k9 t14 k11"], air="k13 k15").throw("0:k5", "1:t12", "2:k9")
    assert GAME.view(stage.state, 2).voids == ((), ("knife",), ())


def test_meter_counts_what_keeps_the_owner_from_piolin() -> None:
    stage = Stage(["k5 t2", "k9 t6", "k1 k3"], ["club", "", ""], ["t8 k7", "", ""], air="k13 k15")
    meter = GAME.view(stage.state, 0).piolin
    assert meter is not None
    assert (meter.hidden, meter.unwanted, meter.stuck, meter.worth) == (2, 2, True, 20)
    assert GAME.view(stage.state, 1).piolin is None
    assert GAME.view(stage.state, None).piolin is None


def test_events_tell_throws_catches_and_the_fall_in_order() -> None:
    stage = Stage(["k5 t2 t4", "t12 t6 t8", "k9 t14 k11"], air="k13 k15")
    before = stage.state
    stage.throw("0:k5")
    (told,) = GAME.events(before, 0, Throw("k5"), stage.state)
    assert (told.kind, told.params, told.reveals) == ("throw", {"seat": 0, "card": "k5"}, True)
    before = stage.state
    stage.throw("1:t12")
    (told,) = GAME.events(before, 1, Throw("t12"), stage.state)
    assert (told.kind, told.params["object"]) == ("throw_void", "knife")
    stage.throw("2:k9").catch("1:k13")
    before = stage.state
    stage.catch("2:k15")
    kinds = [(e.kind, e.source, e.target) for e in GAME.events(before, 2, Catch("k15"), stage.state)]
    assert kinds == [("catch", "air", "hand/2"), ("fall", "thrown", "floor/0"), ("air", "thrown", "air")]


def test_throwing_a_caught_card_reveals_nothing_new() -> None:
    stage = Stage(["k5 t2", "t12 t6", "k9 t14"], ["k7", "", ""], air="k13 k15")
    before = stage.state
    stage.throw("0:k7")
    assert not GAME.events(before, 0, Throw("k7"), stage.state)[0].reveals
