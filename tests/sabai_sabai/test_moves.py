"""The sabai-sabai Move, the Ass Move, and the Ass Joker."""

import pytest

from pygames.sabai_sabai.actions import Move, Pay, Pick, Throw
from tests.sabai_sabai.stage import GAME, Stage, words

rule = pytest.mark.rule


def opened(*rows: str, card: str = "n7", **more: object) -> Stage:
    """Return a window after seat 0 has played a card."""
    return Stage(*rows, drawn=card, **more).play()


@rule("SSR35")
@rule("SSR38")
def test_anothers_identical_card_is_thrown_when_the_window_closes_and_paid_with_an_own_one() -> None:
    stage = opened("n9 n1", "n7 n2", "n3 n4").move(2, 1, 0)
    assert stage.row(1) == "n7 n2" and stage.kinds == ["claim"]
    stage.close()
    assert stage.top == "n7" and stage.row(1) == "- n2"
    assert (stage.phase, stage.seat) == ("pay", 2) and stage.may(2)[:2] == words(Pay(2, 0), Pay(2, 1))
    stage.pay(0)
    assert (stage.row(1), stage.row(2)) == ("n3 n2", "- n4")
    assert (stage.phase, stage.seat) == ("draw", 2)


@rule("SSR36")
@rule("SS16")
def test_it_does_not_matter_who_knows_the_card() -> None:
    for seen in ((), (1,), (2,), (0, 1, 2)):
        stage = opened("n9 n1", "n7 n2", "n3 n4", seen={(1, 0): seen})
        assert stage.offers(2, Move(1, 0)) and stage.offers(2, Move(1, 1))


@rule("SSR37")
@rule("SS15")
def test_the_owner_comes_first_even_if_later() -> None:
    stage = opened("n9 n1", "n7 n2", "n3 n4").move(2, 1, 0).throw(1, 0).close()
    assert stage.kinds[-1] == "void" and (stage.phase, stage.seat) == ("draw", 2)
    assert (stage.row(1), stage.row(2)) == ("- n2", "n3 n4")


@rule("SS15")
def test_of_two_moves_on_a_card_the_earlier_counts_and_the_other_costs_nothing() -> None:
    stage = opened("n9 n1", "n7 n2", "n3 n4").move(2, 1, 0).move(0, 1, 0).close()
    assert (stage.phase, stage.seat) == ("pay", 2)
    stage.pay(1)
    assert (stage.row(0), stage.row(2)) == ("n9 n1", "n3 -") and stage.phase == "draw"


@rule("SS15")
def test_a_card_thrown_meanwhile_may_still_be_claimed_in_vain() -> None:
    stage = opened("n9 n1", "n7 n2", "n3 n4").throw(1, 0)
    assert stage.offers(2, Move(1, 0))
    stage.move(2, 1, 0).close()
    assert stage.kinds[-1] == "void" and stage.row(2) == "n3 n4"


@rule("SSR39")
@rule("SS14")
def test_for_a_wrong_move_the_mover_gets_the_penalty_card() -> None:
    stage = opened("n9 n1", "n3 n2", "n3 n4", stock="n6 n5").move(2, 1, 1).close()
    assert stage.row(1) == "n3 n2" and stage.row(2) == "n3 n4 n6"
    assert {stage.view(seat).known[1][1] for seat in (0, 1, 2)} == {"n2"}
    assert stage.kinds[-2:] == ["wrong_move", "penalty"] and stage.state.locked == 1 << 2


@rule("SSR40")
@rule("SS17")
def test_the_function_is_the_movers_and_the_payment_follows_it() -> None:
    stage = opened("n9 n1", "n12 n2", "n3 n4", card="n12").spy(1, 1).done().move(2, 1, 0).close()
    assert (stage.phase, stage.seat) == ("function", 2)
    stage.spy(0, 0).done()
    assert (stage.phase, stage.seat) == ("pay", 2)
    assert stage.pay(0).phase == "window"


@rule("SS37")
def test_a_mover_may_go_on_throwing_while_the_window_is_open() -> None:
    stage = opened("n9 n1", "n7 n2", "n7 n4").move(2, 1, 0)
    assert GAME.to_act(stage.state) == (0, 1) and stage.offers(2, Throw(2, 0)) and not stage.offers(2, Move(1, 0))
    assert stage.refusal(2, Move(1, 0)).key == "refusal.claimed"


@rule("SS12")
@rule("SS41")
def test_a_late_move_gives_the_owner_a_window_too() -> None:
    stage = opened("n9 n1", "n7 n2", "n3 n4").close().move(1, 0, 0)
    assert stage.phase == "window" and GAME.to_act(stage.state) == (2, 0)
    stage.close()
    assert stage.kinds[-2:] == ["wrong_move", "penalty"] and (stage.phase, stage.seat) == ("draw", 2)


@rule("SS17")
def test_a_move_needs_a_card_to_pay_with_which_is_then_reserved() -> None:
    stage = opened("n9 n1", "n7 n7", "n3").move(2, 1, 0)
    assert stage.refusal(2, Move(1, 1)).key == "refusal.card_owed"
    assert stage.refusal(2, Throw(2, 0)).rule == "SS17"
    give = opened("n9 n1", "n13 n2", "n3", card="n13").give(0, 1).move(2, 1, 0).close()
    assert "lapse" in give.kinds and (give.phase, give.seat) == ("pay", 2)
    switch = opened("n9 n1", "n14 n2", "n3", card="n14").switch(0, 1, 1).move(2, 1, 0).close()
    assert "lapse" in switch.kinds and (switch.phase, switch.seat) == ("pay", 2)


@rule("SS39")
def test_a_move_on_somebody_all_of_whose_cards_are_reserved_is_void() -> None:
    stage = opened("n9 n1", "n11 n2", "n11", card="n11").peek(0).done().move(2, 1, 0).move(0, 2, 0).close()
    assert "void" in stage.kinds and stage.row(2) == "n11"
    assert (stage.phase, stage.seat) == ("function", 2)


@rule("SS17")
def test_the_ass_joker_does_not_pay() -> None:
    stage = opened("n9 n1", "n7 n2", "ass n4").move(2, 1, 0).close().pay(0)
    assert stage.kinds == ["ass_back"] and (stage.phase, stage.seat) == ("pay", 2)
    assert {stage.view(seat).known[2][0] for seat in (0, 1, 2)} == {"ass"}
    assert stage.refusal(2, Pay(2, 0)).key == "refusal.ass_pays_not"
    stage.pay(1)
    assert stage.row(1) == "n4 n2"
    alone = opened("n9 n1", "n7 n2", "ass").move(2, 1, 0).close().pay(0)
    assert alone.kinds == ["ass_back", "no_pay"] and alone.phase == "draw"


@rule("SS7")
def test_the_last_card_may_leave_by_paying_or_by_giving() -> None:
    stage = opened("n9 n1", "n7 n2", "n3").move(2, 1, 0).close().pay(0)
    assert stage.phase == "score" and "end_out" in stage.kinds
    given = Stage("n9", "n7 n2", drawn="n13").play().give(0, 1).close()
    assert given.phase == "score" and given.kinds[0] == "end_out"


@rule("SSR41")
@rule("SSR42")
@rule("SS18")
def test_the_ass_move_with_two_13() -> None:
    stage = Stage("n13 n1 n10", "n7 n2", "n3 n4", drawn="n13").play()
    stage.give(0, 1)
    assert stage.row(1) == "n7 n2 n13" and stage.phase == "window"
    stage.move(0, 1, 2).close()
    assert (stage.phase, stage.seat) == ("function", 0)
    stage.give(2, 2)
    assert (stage.phase, stage.seat) == ("pay", 0)
    stage.pay(1)
    assert (stage.row(0), stage.row(2)) == ("- - -", "n3 n4 n10")
    assert stage.close().phase == "score"


@rule("SSR41")
@rule("SS18")
def test_the_ass_move_with_two_14() -> None:
    stage = Stage("n14 n1 n10", "n7 n2", drawn="n14").play().switch(0, 1, 0)
    assert (stage.row(0), stage.row(1)) == ("n7 n1 n10", "n14 n2")
    stage.move(0, 1, 0).close().switch(2, 1, 1)
    assert stage.row(0) == "n7 n1 n2"
    stage.pay(0)
    assert (stage.row(0), stage.row(1)) == ("- n1 n2", "n7 n10")


@rule("SSR43")
def test_in_the_simplified_mode_only_own_cards_are_thrown() -> None:
    stage = opened("n9 n1", "n7 n2", "n3 n4", mode="simple")
    assert stage.offers(2, Throw(2, 0)) and not any(offer.startswith("Move") for offer in stage.may(2))
    assert stage.refusal(2, Move(1, 0)).rule == "SSR43"
    late = stage.close()
    assert not any(offer.startswith("Move") for offer in late.may(1))


@rule("SSR25")
@rule("SS19")
def test_a_drawn_ass_joker_joins_the_row_before_everybodys_eyes() -> None:
    stage = Stage("n9 n1", "joker n2", stock="ass n2", pile="joker").draw()
    assert stage.row(0) == "n9 n1 ass" and stage.kinds == ["draw_ass"]
    assert [stage.view(seat).known[0][2] for seat in (0, 1)] == ["ass", "ass"]
    assert stage.phase == "window" and stage.state.drawn is None
    assert stage.close().seat == 1


@rule("SSR27")
@rule("SS19")
def test_the_ass_joker_is_burnt_on_another_joker() -> None:
    stage = Stage("n9 n1", "joker n2", stock="ass n2", pile="joker").draw().throw(0, 2)
    assert stage.state.pile == ("joker", "ass") and stage.row(0) == "n9 n1 -"
    assert stage.throw(1, 0).state.pile == ("joker", "ass", "joker")
    wrong = Stage("n9 ass", "joker n2", stock="n3 n2", pile="n7").throw(0, 1)
    assert wrong.row(0) == "n9 ass n3"


@rule("SSR27")
def test_the_ass_joker_is_given_and_switched() -> None:
    stage = Stage("ass n1", "n8 n2", drawn="n13").play().give(0, 1)
    assert stage.row(1) == "n8 n2 ass"
    stage = Stage("ass n1", "n8 n2", drawn="n14").play().switch(0, 1, 0)
    assert (stage.row(0), stage.row(1)) == ("n8 n1", "ass n2")


@rule("SSR26")
@rule("SS20")
def test_an_ass_joker_uncovered_by_a_swap_goes_back_and_the_drawn_card_is_played() -> None:
    stage = Stage("ass n1", "n8 n2", drawn="n11", pile="n5").keep(0)
    assert stage.row(0) == "ass n1" and stage.top == "n11" and stage.kinds == ["ass_back", "play"]
    assert {stage.view(seat).known[0][0] for seat in (0, 1)} == {"ass"}
    assert stage.phase == "function"


def test_a_card_kept_or_paid_is_known_not_to_be_the_ass_joker() -> None:
    kept = Stage("n9 n1", "n8 n2", drawn="n3").keep(0)
    assert [bool(back & 1 << 12) for back in kept.state.board.backs[0]] == [True, False]
    paid = opened("n9 n1", "n7 n2", "n3 n4").move(2, 1, 0).close().pay(0)
    assert paid.told[0].reveals and paid.state.board.backs[1][0] & 1 << 12


def test_a_card_is_picked_before_its_receiver() -> None:
    stage = Stage("n9 n1", "n8 n2", drawn="n13").play()
    assert stage.offers(0, Pick(0, 1))
    assert stage.refusal(0, Pick(1, 0)).rule == "SSR21"
