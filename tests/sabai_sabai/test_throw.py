"""Throwing, wrong throws, the throw window, and all four together."""

import pytest

from pygames.sabai_sabai.actions import ANNOUNCE, PASS, Keep, Move, Pass, Reshuffle, Throw
from tests.sabai_sabai.stage import GAME, Stage, words

rule = pytest.mark.rule


def opened(*rows: str, card: str = "n7", **more: object) -> Stage:
    """Return a window after seat 0 has played a card."""
    return Stage(*rows, drawn=card, **more).play()


@rule("SSR28")
@rule("SSR29")
@rule("SS12")
def test_an_identical_card_may_be_thrown_at_any_time_by_anybody() -> None:
    stage = opened("n9 n1", "n7 n2", "n3 n7")
    assert GAME.to_act(stage.state) == (0, 2, 1)
    stage.throw(2, 1).close()
    assert (stage.phase, stage.seat) == ("draw", 2)
    assert stage.offers(1, Throw(1, 0)) and 1 in GAME.may_interrupt(stage.state)
    stage.draw()
    assert stage.offers(1, Throw(1, 0)) and stage.offers(2, Throw(2, 0))
    stage.throw(1, 0)
    assert stage.state.pile[-3:] == ("n7", "n7", "n7")


@rule("SS12")
def test_the_window_opens_after_each_card_and_again_after_each_function() -> None:
    stage = opened("n9 n1", "n11 n2", "n3 n7", card="n11")
    assert stage.phase == "function"
    stage.peek(0).done()
    first = stage.state.serial
    assert stage.phase == "window" and GAME.window(stage.state) == first
    stage.throw(1, 0).close()
    assert (stage.phase, stage.seat) == ("function", 1) and GAME.window(stage.state) == 0
    stage.peek(1).done()
    assert stage.phase == "window" and stage.state.serial > first


@rule("SSR30")
@rule("SS10")
def test_several_identical_cards_may_be_thrown_and_every_match_counts() -> None:
    stage = opened("n9 n1", "n7 n2 n7", "n3 n7").throw(1, 0).throw(2, 1).throw(1, 2)
    assert stage.state.run == 4 and stage.row(1) == "- n2 -" and stage.row(2) == "n3 -"


@rule("SSR31")
@rule("SS11")
@rule("SS13")
def test_functions_work_one_after_another_in_the_order_of_the_throws_and_nobody_is_skipped() -> None:
    stage = opened("n9 n1 n2", "n12 n2 n3", "n3 n12 n1", card="n12")
    stage.spy(1, 0).done().throw(2, 1).throw(1, 0).close()
    assert (stage.phase, stage.seat) == ("function", 2)
    stage.spy(0, 0).done().close()
    assert (stage.phase, stage.seat) == ("function", 1)
    stage.spy(0, 0).done().close()
    assert (stage.phase, stage.seat) == ("draw", 2)


@rule("SS11")
def test_seats_are_asked_counter_clockwise_from_the_player_on_turn() -> None:
    stage = Stage("n9 n1", "n8 n1", "n7 n1", "n6 n1", drawn="n7", turn=2).play()
    assert GAME.to_act(stage.state) == (2, 1, 0, 3)


@rule("SSR32")
@rule("SSR33")
@rule("SS14")
def test_a_wrong_card_goes_back_seen_by_all_and_brings_an_unseen_penalty_card() -> None:
    stage = opened("n9 n1", "n3 n2", "n3 n7", stock="n4 n5").throw(1, 0)
    assert stage.row(1) == "n3 n2 n4" and stage.top == "n7"
    assert [stage.view(seat).known[1] for seat in (0, 1, 2)] == [("n3", None, None)] * 3
    assert stage.kinds == ["wrong", "penalty"]
    assert stage.told[0].params == {"seat": 1, "owner": 1, "place": 1, "card": "n3"}


@rule("SSR34")
@rule("SS14")
def test_after_a_wrong_throw_one_waits_for_anothers_match_or_another_kind() -> None:
    stage = opened("n9 n1", "n3 n7", "n3 n7", turn=0).throw(1, 0)
    assert 1 not in GAME.to_act(stage.state)
    assert stage.refusal(1, Throw(1, 1)).rule == "SS14"
    stage.throw(2, 1)
    assert stage.offers(1, Throw(1, 1))
    stage.throw(1, 1)
    assert stage.state.run == 3
    other = opened("n9 n1", "n3 n7", "n3 n7").throw(1, 0).close().draw().play()
    assert other.offers(1, Throw(1, 1))


@rule("SS14")
def test_the_own_card_that_lands_on_its_kind_does_not_set_its_player_free() -> None:
    stage = Stage("n9 n1", "n3 n7", "n3 n7", pile="n7", drawn="n7").throw(0, 0)
    assert stage.state.locked == 1
    assert stage.play().state.locked == 1
    assert stage.refusal(0, Throw(0, 1)).rule == "SS14"


@rule("SS12")
def test_when_another_kind_has_landed_the_earlier_one_is_wrong() -> None:
    stage = opened("n9 n1", "n7 n2", "n3 n7", stock="n4 n5").close().draw().play()
    assert stage.throw(1, 0).kinds == ["wrong", "penalty"]


@rule("SS37")
def test_passing_binds_nobody_while_the_window_is_open() -> None:
    stage = opened("n9 n1", "n7 n2", "n3 n7").act(1, Pass())
    assert GAME.to_act(stage.state) == (0, 2) and stage.offers(1, Throw(1, 0))
    stage.throw(1, 0)
    assert GAME.to_act(stage.state) == (0, 2) and stage.phase == "window"
    assert GAME.silence(stage.state, 0) == PASS and GAME.silence(stage.state, 1) is None


@rule("SS38")
def test_no_window_opens_where_nothing_can_be_thrown() -> None:
    stage = Stage("n9 n1", "n8 n1", stock="ass n2", pile="").draw()
    assert (stage.phase, stage.seat) == ("draw", 1)
    assert stage.refusal(1, Throw(1, 0)).key == "refusal.no_pile"
    four = Stage("n9 n1", "n8 n1", drawn="n7", pile="n7 n7 n7").play().race(0, 1)
    assert (four.phase, four.seat) == ("draw", 1)
    assert four.refusal(1, Throw(1, 0)).rule == "SS26"


@rule("SS41")
def test_nothing_is_thrown_into_a_function_and_a_late_throw_has_a_window_of_its_own() -> None:
    stage = opened("n9 n1", "n11 n2", "n3 n7", card="n11")
    assert stage.refusal(1, Throw(1, 0)).rule == "SS41"
    late = opened("n9 n1", "n7 n2", "n3 n7").close().draw().throw(1, 0)
    assert (late.phase, late.state.drawn) == ("window", "n1")
    assert GAME.to_act(late.state) == (2, 1, 0)
    late.close()
    assert (late.phase, late.seat) == ("decide", 2)
    assert late.act(2, Keep(2, 0)).top == "n3"


@rule("SS12")
def test_a_late_function_works_and_the_turn_goes_on_where_it_was() -> None:
    stage = opened("n9 n1", "n11 n2", "n3 n7", card="n11").peek(0).done().close().draw().throw(1, 0)
    assert (stage.phase, stage.seat) == ("function", 1)
    stage.peek(1).done().close()
    assert (stage.phase, stage.seat, stage.state.drawn) == ("decide", 2, "n1")


@rule("SSR44")
@rule("SSR45")
@rule("SS26")
def test_all_four_together_bring_a_nose_race_and_the_last_one_a_card() -> None:
    stage = opened("n9 n1", "n7 n2 n7", "n3 n7", stock="n4 n5").throw(1, 0).throw(2, 1).throw(1, 2)
    assert stage.phase == "race" and GAME.race(stage.state) == (0, 1, 2)
    stage.race(2, 0, 1)
    assert stage.row(1) == "- n2 - n4"
    assert stage.kinds == ["race", "penalty"] and stage.told[0].params == {"order": (2, 0, 1), "seat": 1}
    assert (stage.phase, stage.seat) == ("draw", 2)


@rule("SS26")
def test_functions_wait_until_the_race_is_over() -> None:
    stage = Stage("n9 n1", "n8 n1", drawn="n11", pile="n11 n11 n11").play()
    assert stage.phase == "race"
    stage.race(0, 1)
    assert (stage.phase, stage.seat) == ("function", 0)


@rule("SS25")
@rule("SS8")
@rule("SS9")
def test_jokers_are_one_kind_and_four_of_them_bring_a_race() -> None:
    stage = opened("n9 joker", "ass n2", "joker n7", card="joker").throw(1, 0).throw(2, 0).throw(0, 1)
    assert stage.state.pile[-4:] == ("joker", "ass", "joker", "joker") and stage.phase == "race"


@rule("SS27")
def test_who_has_run_out_and_is_last_in_the_race_plays_on() -> None:
    stage = opened("n9 n1", "n7 n7", "n3 n7", stock="n4 n5").throw(2, 1).throw(1, 0).throw(1, 1)
    assert stage.row(1) == "- -"
    stage.race(0, 2, 1)
    assert (stage.phase, stage.seat, stage.row(1)) == ("draw", 2, "- - n4")


@rule("SS31")
def test_an_empty_deck_is_made_anew_from_the_pile_without_its_top_run() -> None:
    stage = opened("n9 n1", "n3 n2", stock="", pile="n5 n6 n7").throw(1, 0)
    assert stage.phase == "shuffle"
    assert not GAME.is_possible(stage.state, Reshuffle(("n5", "n7")))
    stage.chance(Reshuffle(("n6", "n5")))
    assert stage.kinds == ["reshuffle", "penalty"] and stage.row(1) == "n3 n2 n6"
    assert stage.state.stock == ("n5",) and stage.state.pile == ("n7", "n7")
    assert stage.phase == "window" and GAME.to_act(stage.state) == (0,)


@rule("SS31")
def test_without_anything_to_shuffle_a_penalty_lapses_and_a_turn_without_a_card_ends_the_round() -> None:
    stage = opened("n9 n1", "n3 n2", stock="", pile="n7").throw(1, 0)
    assert stage.kinds == ["wrong", "no_penalty"] and stage.row(1) == "n3 n2"
    stage.close()
    assert stage.phase == "score" and stage.kinds[0] == "end_deck"


@rule("SS31")
def test_a_turn_that_needs_a_card_makes_the_deck_anew_first() -> None:
    stage = opened("n9 n1", "n3 n2", stock="", pile="n5 n6").close()
    assert stage.phase == "shuffle"
    stage.chance(Reshuffle(("n6", "n5")))
    assert (stage.phase, stage.seat) == ("draw", 1) and stage.state.pile == ("n7",)


def test_only_places_are_named_so_every_choice_is_open_to_all() -> None:
    stage = opened("n9 n1", "n3 n2")
    assert stage.may(1) == words(Throw(1, 0), Throw(1, 1), PASS, Move(0, 0), Move(0, 1), ANNOUNCE)
    assert GAME.is_open(stage.state, 1)
    stage.close().draw()
    # What is drawn or looked at is seen behind a press-and-hold; what is done with it names places again.
    assert GAME.is_open(stage.state, 1) and GAME.is_open(stage.state, 0)
    stage.play().close()
    look = Stage("n9 n1", "n8", drawn="n11").play()
    assert GAME.is_open(look.state, 0) and GAME.is_open(look.peek(0).state, 0)
