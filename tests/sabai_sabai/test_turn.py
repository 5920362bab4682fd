"""Setting up, drawing, playing and keeping, and the four functions."""

from random import Random

import pytest

from pygames.core import CHANCE, Setup
from pygames.sabai_sabai.actions import ANNOUNCE, Deal, Draw, Give, Keep, Peek, Pick, Play, Spy, Switch
from pygames.sabai_sabai.data import DECK, FUNCTION, NUMBERS, POINTS
from tests.sabai_sabai.stage import GAME, Stage, cards, words

rule = pytest.mark.rule


def dealt(seats: int, **options: str | bool | int) -> Stage:
    stage = Stage(*["n1"] * seats, **options)
    stage.state = GAME.start(GAME.ready(Setup(seats, options)))
    return stage.chance(Deal(DECK, 1))


@rule("SSR7")
@pytest.mark.parametrize("seats", [2, 12])
def test_two_to_twelve_play_with_one_set(seats: int) -> None:
    state = dealt(seats).state
    assert [len(row) for row in state.board.cards] == [4] * seats
    assert len(state.stock) == 60 - 4 * seats
    with pytest.raises(ValueError, match=r"setup\.seats"):
        GAME.ready(Setup(13 if seats == 12 else 1))


def test_the_deck_holds_four_of_each_number_and_four_jokers() -> None:
    assert len(DECK) == 60 and {DECK.count(card) for card in NUMBERS} == {4}
    assert (DECK.count("joker"), DECK.count("ass")) == (3, 1)
    assert [POINTS[card] for card in ("n1", "n14", "joker", "ass")] == [1, 14, -4, -4]
    assert {card: FUNCTION[card] for card in NUMBERS if FUNCTION[card]} == {
        "n11": "peek", "n12": "spy", "n13": "give", "n14": "switch",
    }  # fmt: skip


@rule("SSR8")
@rule("SSR9")
@rule("SSR10")
@rule("SSR11")
def test_four_unseen_cards_lie_in_a_row_and_the_rest_is_the_deck() -> None:
    stage = dealt(3)
    assert stage.state.board.cards[0] == DECK[:4] and stage.state.board.places[0] == (0, 1, 2, 3)
    assert stage.state.stock == DECK[12:] and stage.state.pile == ()
    for seat in (0, 1, 2, None):
        assert stage.view(seat).known == ((None,) * 4,) * 3
        assert stage.view(seat).stock == 48


@rule("SSR13")
@rule("SS35")
def test_who_sits_to_the_right_of_the_dealer_starts_and_deals_the_next_round() -> None:
    stage = dealt(3)
    deal = stage.told[0]
    assert (deal.kind, deal.params["seat"], deal.params["starter"]) == ("deal", 2, 1)
    assert stage.seat == stage.state.turn == 1
    state = GAME.start(GAME.ready(Setup(4)))
    assert {GAME.chance(state, Random(seed)).starter for seed in range(40)} == {0, 1, 2, 3}


@rule("SSR53")
@rule("SS35")
def test_the_starter_deals_the_next_round() -> None:
    stage = Stage("n1", "n9", "n9", turn=1, caller=1, left=1).turn_over()
    assert (stage.phase, stage.seat) == ("score", 1)
    stage.act(1, GAME.legal_actions(stage.state, 1)[0])
    action = GAME.chance(stage.state, Random(2))
    assert action.starter == 0
    assert not GAME.is_possible(stage.state, action._replace(starter=2))
    assert stage.chance(action).told[0].params == {"seat": 1, "starter": 0}


@rule("SSR12")
@rule("SS13")
def test_turns_go_counter_clockwise_and_throws_do_not_change_that() -> None:
    stage = Stage("n9 n1", "n9 n7 n1", "n9 n2", stock="n7 n8 n8 n8 n6", pile="n5")
    order = [stage.state.turn]
    stage.draw().play().throw(1, 1).close()
    order.append(stage.state.turn)
    for _ in range(2):
        order.append(stage.turn_over().state.turn)
    assert order == [0, 2, 1, 0]


@rule("SSR14")
@rule("SSR15")
def test_the_drawn_card_is_seen_by_its_drawer_only_who_then_plays_or_keeps_it() -> None:
    stage = Stage("n9 n1", "n9 n7", stock="n4 n2").draw()
    assert stage.view(0).drawn == "n4" and stage.view(1).drawn is None and stage.view(None).drawn is None
    assert [event.audience for event in stage.told] == [None, (0,)]
    assert stage.may(0)[:3] == words(Play(), Keep(0, 0), Keep(0, 1))
    assert stage.refusal(0, Draw()).rule == "SSR15"


@rule("SSR16")
def test_a_card_played_lies_open_on_the_pile() -> None:
    stage = Stage("n9 n1", "n9 n7", stock="n4 n2", pile="n5").draw().play()
    assert stage.state.pile == ("n5", "n4") and stage.row(0) == "n9 n1"
    assert stage.state.drawn is None and stage.phase == "window"


@rule("SSR17")
def test_a_card_kept_takes_the_place_of_an_own_one_which_lies_open() -> None:
    stage = Stage("n9 n1", "n9 n7", stock="n4 n2", pile="n5").draw().keep(0)
    assert stage.row(0) == "n4 n1" and stage.state.pile == ("n5", "n9")
    assert stage.view(0).known[0] == ("n4", None) and stage.view(1).known[0] == (None, None)
    assert stage.kinds == ["keep", "kept_own", "kept"]


@rule("SSR18")
def test_the_function_of_a_card_works_at_once() -> None:
    assert Stage("n9 n1", "n9 n7", stock="n11 n2").draw().play().phase == "function"
    assert Stage("n9 n1", "n9 n7", stock="n10 n2").draw().play().phase == "window"


@rule("SS3")
@pytest.mark.parametrize(("swapped", "phase"), [(True, "function"), (False, "window")])
def test_a_card_swapped_out_works_unless_agreed_otherwise(swapped: bool, phase: str) -> None:
    stage = Stage("n11 n1", "n9 n7", stock="n4 n2", swapped=swapped).draw().keep(0)
    assert stage.phase == phase
    thrown = Stage("n11 n1 n2", "n9 n7", stock="n11 n2", pile="n5", swapped=swapped).draw().play().peek(1).done()
    assert thrown.throw(0, 0).close().phase == "function"


@rule("SSR19")
def test_a_peek_shows_one_own_card_to_its_owner_alone() -> None:
    stage = Stage("n9 n1", "n9 n7", stock="n11 n2").draw().play()
    assert stage.may(0)[:2] == words(Peek(0, 0), Peek(0, 1))
    stage.peek(1)
    assert (stage.phase, stage.seat) == ("look", 0)
    assert [stage.view(seat).looked for seat in (0, 1, None)] == ["n1", None, None]
    assert stage.view(0).known[0] == (None, "n1") and stage.view(1).known[0] == (None, None)
    assert stage.done().phase == "window"


@rule("SSR20")
def test_a_spy_sees_somebody_elses_card() -> None:
    stage = Stage("n9 n1", "n9 n7", "n2", stock="n12 n2").draw().play()
    assert stage.may(0) == words(Spy(1, 0), Spy(1, 1), Spy(2, 0), ANNOUNCE)
    stage.spy(1, 1)
    assert [stage.view(seat).looked for seat in (0, 1, 2)] == ["n7", None, None]
    stage.done()
    assert [stage.view(seat).known[1] for seat in (0, 1, 2)] == [(None, "n7"), (None, None), (None, None)]


@rule("SSR21")
@rule("SS5")
def test_a_card_is_given_unseen_and_who_knew_it_still_knows_it() -> None:
    stage = Stage("n9 n1", "n8 n7", "n2", stock="n13 n2", seen={(0, 1): [0, 2]}).draw().play()
    assert stage.may(0)[:2] == words(Pick(0, 0), Pick(0, 1))
    stage.act(0, Pick(0, 1))
    assert stage.may(0)[:2] == words(Give(1), Give(2))
    stage.act(0, Give(1))
    assert (stage.row(0), stage.row(1)) == ("n9 -", "n8 n7 n1")
    assert [stage.view(seat).known[1][2] for seat in (0, 1, 2)] == ["n1", None, "n1"]
    assert [(event.kind, event.source, event.target) for event in stage.told] == [("give", "row/0/1", "row/1/2")]


@rule("SSR22")
@rule("SS5")
def test_two_cards_are_switched_unseen_and_who_knew_them_still_knows_them() -> None:
    stage = Stage("n9 n1", "n8 n7", stock="n14 n2", seen={(0, 1): [0], (1, 0): [1]}).draw().play()
    stage.act(0, Pick(0, 1))
    assert stage.may(0)[:2] == words(Switch(1, 0), Switch(1, 1))
    stage.act(0, Switch(1, 0))
    assert (stage.row(0), stage.row(1)) == ("n9 n8", "n1 n7")
    assert stage.view(0).known == ((None, None), ("n1", None))
    assert stage.view(1).known == ((None, "n8"), (None, None))


@rule("SS4")
def test_a_function_that_can_be_carried_out_has_to_be_and_lapses_otherwise() -> None:
    stage = Stage("n9 n1", "n8", stock="n11 n2").draw().play()
    assert stage.may(0) == words(Peek(0, 0), Peek(0, 1), ANNOUNCE)
    assert stage.refusal(0, Draw()).key == "refusal.wrong_step"
    none = Stage("", "n8", stock="n11 n2 n3", drawn="n14").play()
    assert none.kinds[:2] == ["play", "lapse"] and none.told[1].params == {"seat": 0, "function": "switch"}


@rule("SS6")
def test_a_13_may_give_to_somebody_without_cards_and_a_14_needs_a_card_on_both_sides() -> None:
    stage = Stage("n9 n2", "n13", "n13 n4 n6", drawn="n13", pile="n5").play().give(0, 2)
    stage.throw(1, 0).throw(2, 0).close()
    assert "lapse" in stage.kinds and stage.row(1) == "-"
    stage.close()
    assert (stage.phase, stage.seat) == ("function", 2)
    stage.give(1, 1).close()
    assert stage.row(1) == "n4" and (stage.phase, stage.seat) == ("draw", 2)
    alone = Stage("n9", "", drawn="n14", pile="n5").play()
    assert "lapse" in alone.kinds


@rule("SS1")
def test_two_own_cards_are_looked_at_first_if_agreed() -> None:
    stage = dealt(3, look=True)
    assert (stage.phase, stage.seat) == ("first", 1)
    for seat in (1, 0, 2):
        assert stage.seat == seat
        stage.peek(0).done()
        assert stage.refusal(seat, Peek(seat, 0)).rule == "SS1"
        stage.peek(2)
        assert stage.view(seat).looked == DECK[4 * seat + 2]
        stage.done()
    assert (stage.phase, stage.seat) == ("draw", 1)
    assert stage.view(2).known[2] == (DECK[8], None, DECK[10], None)
    assert dealt(3).phase == "draw"


@rule("SS2")
def test_a_look_is_shown_until_it_is_over_and_marks_are_an_option() -> None:
    stage = Stage("n9 n1", "n9 n7", stock="n11 n2", aid=True).draw().play().peek(1)
    before_eyes = GAME.recall(stage.view(0), Random(1), 1.0)
    assert before_eyes.looked == "n1" and before_eyes.known == ((None, None), (None, None))
    after = GAME.recall(stage.done().view(0), Random(1), 1.0)
    assert after.looked is None and after.known == ((None, None), (None, None))
    assert after.house.aid and [back & 1 for back in after.backs[0]] == [0, 1]


@rule("SS36")
def test_a_card_keeps_its_place_and_a_new_one_takes_the_first_empty_place() -> None:
    stage = Stage("n9 - n1 -", "n8 n7", stock="n13 n2 n3", turn=1).draw().play().give(0, 0)
    assert stage.row(0) == "n9 n8 n1 -" and stage.row(1) == "- n7"
    window = Stage("n5 n1 n2", "n8 n7", stock="n5 n9 n2", pile="n4").draw().play().throw(0, 0).throw(0, 1)
    assert window.row(0) == "- n1 n2 n9"
    assert window.state.board.places[0] == (1, 2, 3)


def test_chance_deals_every_card() -> None:
    state = GAME.start(GAME.ready(Setup(3)))
    deal = GAME.chance(state, Random(4))
    assert sorted(deal.deck) == sorted(cards(" ".join(DECK)))
    assert not GAME.is_possible(state, deal._replace(deck=("n1", *deal.deck[1:]))) or deal.deck[0] == "n1"
    assert not GAME.is_possible(state, deal._replace(starter=3))
    assert GAME.to_act(state) == (CHANCE,)
