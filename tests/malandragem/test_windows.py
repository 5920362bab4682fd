"""The word, claims, the X9, and playing without a referee."""

from random import Random

import pytest

from pygames.malandragem.actions import CALL, CARD, SAY, Claim, Mirror, Play, Skip, Take
from tests.malandragem.stage import GAME, Stage

rule = pytest.mark.rule


def down_to_one(call: bool = False, **options: bool) -> Stage:
    """Seat 0 plays its last card but one; seat 3 acts next."""
    return Stage("5c 9d", "3s 3h", "4s 4h", "6s 6h", **options).play("5c", call)


def free(*hands: str, **more: object) -> Stage:
    return Stage(*hands, referee=False, **more)


@rule("MGR2")
@rule("MG29")
def test_the_word_may_come_with_the_card_or_in_its_window() -> None:
    said = down_to_one(call=True)
    assert said.kinds == ["play", "call"] and said.state.said == 1
    late = down_to_one()
    assert late.offers(0, SAY) and not late.offers(1, SAY)
    assert late.call(0).state.said == 1
    assert late.refusal(0, SAY) == ("MG29", "refusal.called", {})
    assert late.refusal(1, SAY).key == "refusal.call_when_one"
    assert not late.close().state.fresh
    assert not Stage("5c 9d 9h", "3s", "3s").offers(0, Play("5c", 0, True))
    assert Stage("5c 9d 9h", "3s", "3s").refusal(0, Play("5c", 0, True)).key == "refusal.call_too_early"


@rule("MG29")
def test_a_second_window_opens_if_the_power_leaves_one_card() -> None:
    stage = Stage("10c 5d 5h", "3s 3h", "4s 4h").done("10c").give("5d", 1)
    assert stage.phase == "window" and stage.state.work.late
    assert stage.offers(0, SAY) and stage.offers(1, Claim(0, CALL))
    assert stage.refusal(1, Mirror("3s", 0, False)).key == "refusal.too_late"
    assert stage.close().seat == 2
    bomb = Stage("2c 5d", "3s 3h", "4s 4h").play("2c", call=True).close()
    assert bomb.count(0) == 3 and bomb.state.said == 0 and bomb.phase == "play"


@rule("MG30")
def test_a_missing_call_claimed_by_the_next_seat_costs_two() -> None:
    stage = down_to_one().claim(3, 0)
    assert (stage.count(0), stage.count(3)) == (3, 2)
    assert stage.kinds[0] == "no_call" and not stage.offers(1, Claim(0, CALL))
    assert stage.close().seat == 3
    informed = down_to_one().claim(1, 0)
    assert (informed.count(0), informed.count(1)) == (3, 4) and informed.kinds[0] == "no_call_x9"


@rule("MG30")
def test_who_is_next_follows_from_the_card() -> None:
    ace = Stage("Ac 9d", "3s 3h", "4s 4h", "6s 6h").play("Ac").claim(2, 0)
    assert ace.kinds[0] == "no_call"
    queen = Stage("Qc 9d", "3s 3h", "4s 4h", "6s 6h").play("Qc").claim(1, 0)
    assert queen.kinds[0] == "no_call"
    returned = Stage("Qc 9d", "3s 3h", "4s 4h", "6s 6h", top="7c", attack=2, chain="7c").play("Qc").claim(3, 0)
    assert returned.kinds[0] == "no_call_x9"
    mirrored = Stage("Qc 9d", "Qc 3h", "4s 4h", "6s 6h").play("Qc", True).mirror(1, "Qc").claim(3, 1)
    assert mirrored.kinds[0] == "no_call"
    gift = Stage("10c 5d 5h", "3s 3h", "4s 4h", "6s 6h").done("10c").give("5d", 1).claim(3, 0)
    assert gift.kinds[0] == "no_call"


@rule("MG35")
def test_a_false_claim_costs_two_and_the_play_stands() -> None:
    stage = down_to_one(call=True).claim(3, 0)
    assert (stage.count(0), stage.count(3)) == (1, 4) and stage.kinds[0] == "false_claim"
    assert stage.refusal(3, Claim(0, CALL)).key == "refusal.claimed"
    card = free("5c 9d 9h", "3s 3h", "4s 4h").play("5c").claim(2, 0, CARD)
    assert card.count(2) == 4 and card.state.pile[-1] == "5c" and not card.offers(1, Claim(0, CARD))


@rule("MG31")
def test_the_word_with_more_cards_costs_two() -> None:
    stage = free("5c 9d 9h", "3s 3h", "4s 4h").play("5c").call(1)
    assert stage.count(1) == 4 and stage.kinds[0] == "wrong_call"
    assert stage.refusal(1, SAY).rule == "MG31"


@rule("MGR8")
@rule("MG32")
@rule("MG37")
def test_an_error_goes_back_and_its_player_draws_two_and_plays_again() -> None:
    stage = free("5d 9d 9h", "3s 3h", "4s 4h").play("5d").claim(2, 0, CARD)
    assert stage.hand(0) == "9d 9h 5d 3s 4s" and stage.state.pile == ("6c",)
    assert (stage.phase, stage.seat, stage.kinds[0]) == ("play", 0, "wrong")
    assert stage.count(2) == 2


@rule("MGR9")
@rule("MG51")
def test_the_second_error_in_a_row_costs_three_and_the_turn() -> None:
    stage = free("5d 9d 9h", "3s 3h", "4s 4h").play("5d").claim(2, 0, CARD).play("9d").claim(2, 0, CARD)
    assert stage.count(0) == 3 + 2 + 3 and stage.seat == 2 and "turn_lost" in stage.kinds
    again = stage.done("4h").done("3h")
    assert again.seat == 0
    again.play("9d").claim(2, 0, CARD)
    assert again.count(0) == 8 + 3
    attacked = free("8h Ad 9h", "3s 3h", "4s 4h", top="7c", attack=2, chain="7c")
    attacked.play("8h").claim(2, 0, CARD).play("Ad").claim(2, 0, CARD)
    assert attacked.count(0) == 3 + 2 + 3 + 2 and attacked.state.attack == 0


@rule("MG32")
def test_a_right_play_between_ends_the_row_of_errors() -> None:
    stage = free("5d 5c 9h", "3s 3h", "4s 4h").play("5d").claim(2, 0, CARD).done("5c")
    assert stage.state.tries == (0, 0, 0)


@rule("MGR10")
@rule("MG34")
def test_an_x9_bears_the_same_penalty() -> None:
    stage = free("5d 9d 9h", "3s 3h", "4s 4h").play("5d").claim(1, 0, CARD)
    assert (stage.count(0), stage.count(1)) == (5, 4) and stage.kinds[0] == "wrong_x9"


@rule("MG33")
@rule("MG50")
def test_a_wrong_card_nobody_claims_in_its_window_stands_and_works() -> None:
    stage = free("7d 9d 9h", "3s 3h", "4s 4h").done("7d")
    assert (stage.seat, stage.state.attack, stage.state.suit) == (2, 2, "d")
    assert not [word for word in stage.may(2) if word.startswith("Claim")]
    gift = free("10d 5d 5h", "3s 3h", "4s 4h").done("10d").give("5d", 1)
    assert gift.refusal(1, Claim(0, CARD)).key == "refusal.too_late"


@rule("MGR12")
@rule("MG36")
def test_a_mirror_makes_an_error_valid() -> None:
    stage = free("5d 9d 9h", "5d 3h 3s", "4s 4h").play("5d").mirror(1, "5d")
    assert not stage.offers(2, Claim(0, CARD)) and stage.close().state.suit == "d"


@rule("MGR13")
def test_an_error_is_not_made_valid_by_its_own_player() -> None:
    stage = free("5d 5d 9h", "3s 3h", "4s 4h").play("5d").mirror(0, "5d")
    assert stage.kinds[0] == "wrong_mirror" and stage.offers(2, Claim(0, CARD))
    assert free("5c 5c 9h", "3s 3h", "4s 4h").play("5c").mirror(0, "5c").kinds[0] == "mirror"


@rule("MG38")
def test_a_card_that_is_no_mirror_goes_back_and_costs_two() -> None:
    stage = free("5c 9d 9h", "3s 3h", "4s 4h").play("5c").mirror(1, "3h")
    assert stage.hand(1) == "3s 3h 3s 4s" and stage.state.pile[-1] == "5c"
    assert stage.refusal(1, Mirror("3s", 0, False)).key == "refusal.tried"


@rule("MG39")
def test_a_penalty_with_an_empty_stock_makes_sit_out() -> None:
    stage = Stage("5c 9d", "3c 3h", "4s 4h", stock="").play("5c").claim(2, 0)
    assert stage.state.out == (1, 0, 0) and stage.count(0) == 1


@rule("MG49")
def test_without_a_referee_only_cards_that_mean_a_defence_go_on_an_attack() -> None:
    stage = free("8h Jc 5c joker 2c", "3s 3h", "4s 4h", top="7c", attack=2, chain="7c")
    assert stage.playable() == "8h joker" and stage.offers(0, Take())
    assert free("8h 8h 5c", "3s", "4s", top="joker", attack=5, chain="joker").pair("8h").claim(2, 0, CARD).count(0) == 5


def test_without_a_referee_a_deal_is_blocked_once_all_have_passed() -> None:
    stage = free("5c 9d", "3c 3h", "4s", stock="")
    stage.skip().skip().skip()
    assert stage.phase == "over" and GAME.outcome(stage.state).winners == (2,)


def test_what_is_offered_does_not_tell_whether_a_card_was_wrong() -> None:
    right, wrong = (free(f"{card} 9d 9h", "3s 3h", "4s 4h").play(card) for card in ("5c", "5d"))
    for seat in (1, 2):
        assert right.may(seat) == wrong.may(seat)


def test_refusals_name_what_is_missing() -> None:
    stage = Stage("5c 9d 9h", "3s 3h", "4s 4h")
    assert stage.refusal(1, Play("3s", 0, False)).params == {"seat": 0}
    assert stage.refusal(0, Play("3s", 0, False)).key == "refusal.not_yours"
    assert stage.refusal(0, SAY).key == "refusal.wrong_step"
    assert stage.refusal(0, Skip()).key == "refusal.can_play"
    stage.play("5c")
    assert stage.refusal(1, Claim(1, CALL)).key == "refusal.claim_yourself"


def test_a_view_shows_the_own_hand_and_what_was_given_or_sunk() -> None:
    stage = Stage("10c 5d 5h 6h", "3s 3h", "4s 4h").done("10c").give("5d", 1)
    assert stage.view(0).known == (("5h", "6h"), (None, None, "5d"), (None, None))
    assert stage.view(2).known == ((None, None), (None, None, None), ("4s", "4h"))
    assert stage.view(None).known == ((None, None), (None, None, None), (None, None))
    king = Stage("Kc 5d 5h 6h", "3s 3h", "4s 4h").done("Kc").sink("5d")
    assert king.view(0).bottom == ("5d",) and king.view(1).bottom == (None,)
    assert GAME.determinize(king.view(0), Random(1)).stock[-1] == "5d"
    forgot = GAME.recall(stage.view(0), Random(1), 1.0)
    assert forgot.known == (("5h", "6h"), (None,) * 3, (None, None)) and not forgot.alert


def test_worlds_keep_to_what_drawing_has_shown() -> None:
    stage = Stage("4d 9s 3h", "3s 3h", "4s 4h", top="6c", stock="3d 5h 4h 2c 6s 6d").draw().draw()
    for seed in range(40):
        world = GAME.determinize(stage.view(1), Random(seed))
        held = world.hands[0][:4]
        assert not [card for card in held if card[-1] == "c" or card[:-1] in ("6", "J") or card == "joker"]
    with pytest.raises(ValueError, match="only a seat"):
        GAME.determinize(stage.view(None), Random(1))
