"""Attacks: what defends, how they add up, mirrors, sitting out, and an empty stock."""

import pytest

from pygames.malandragem.actions import CALL, CARD, Claim, Mirror, Pair, Pass, Play
from tests.malandragem.stage import GAME, Stage

rule = pytest.mark.rule


def attacked(hand: str, top: str, attack: int = 2) -> Stage:
    return Stage(hand, "3s 3h", "4s 4h", top=top, chain=top, attack=attack)


@rule("MGR28")
@rule("MGR29")
@rule("MGR30")
@rule("MG10")
def test_what_defends_against_an_attack() -> None:
    assert attacked("8d Qc Ad 7h joker 9c Jc 8c", "8c", 1).playable() == "7h 8d 8c Qc joker"
    assert attacked("8d 8c Qd Ac 7h joker", "7c").playable() == "7h Ac joker"


@rule("MGR24")
def test_two_eights_rank_as_a_seven() -> None:
    stage = Stage("8d 8d 3c 5c", "3s 3h", "8h 7h 4h 8s", top="7c", attack=2, chain="7c")
    assert stage.playable() == "" and stage.offers(0, stage.two("8d"))
    stage.pair("8d").close()
    assert stage.seat == 2 and stage.state.attack == 4 and stage.state.level == 2
    assert stage.playable() == "8s 7h 8h"
    refusal = Stage("8d 8d 3c", "3s", "3s", top="joker", attack=5, chain="joker").refusal(0, Pair("8d", 0, 1, False))
    assert refusal.rule == "MG10"
    doubled = Stage("8c 5d 5h", "8c 3h", "8d 7d 3s").play("8c").mirror(1, "8c", call=True).close()
    assert doubled.state.attack == 2 and doubled.state.level == 2 and doubled.playable() == "7d 8d"


@rule("MG9")
def test_attacks_add_up() -> None:
    stage = Stage("8c 5d 5h", "3s 3h", "7d 4h 4d").done("8c").done("7d")
    assert (stage.state.attack, stage.seat) == (3, 1)
    mirrored = Stage("7c 5d 5h", "7c 3h 3d", "4s 4h").play("7c").mirror(1, "7c").close()
    assert (mirrored.state.attack, mirrored.seat) == (4, 2)


@rule("MG11")
def test_the_chain_holds_all_suits_of_the_attack_but_not_the_one_underneath() -> None:
    stage = Stage("7c 5d 5h", "Qd Ah Qs 3h", "Ac 7d 4h", top="6c").done("7c")
    assert stage.playable() == "7d Ac"
    stage.done("7d")
    assert stage.playable() == "Qd"
    across = Stage("7h 5d 5h", "3s 3h 3d", "Qc Ah 4h", top="6c", turn=0)
    across.state = across.state._replace(suit="h", rank="6")
    assert across.done("7h").playable() == "Ah"


@rule("MG12")
def test_only_a_joker_stops_a_lone_joker_unless_the_suit_under_it_counts() -> None:
    def faced(**options: bool) -> str:
        return Stage("joker 5d 5h", "3s 3h", "Qc Ad joker 7c 3s", top="6c", **options).done("joker").playable()

    assert faced() == "joker" and faced(under=True) == "Qc joker"


def test_as_an_option_eights_and_sevens_defend_by_suit() -> None:
    def faced(**options: bool) -> str:
        stage = Stage("7c 5d 5h", "3s 3h", "8c 8d 3s 4s", top="6c", **options)
        return stage.done("7c").playable()

    assert faced() == ""
    stage = Stage("7c 5d 5h", "3s 3h", "8c 8d 3s 4s", top="6c")
    stage.state = stage.state._replace(house=stage.state.house._replace(chain=True))
    assert stage.done("7c").playable() == "8c"


@rule("MG13")
def test_the_rank_of_the_chain_stays_under_an_ace() -> None:
    stage = Stage("7c 5d 5h", "8d 8c 7h joker Ah 3s", "Ac 4h 4d").done("7c").done("Ac")
    assert stage.playable() == "Ah 7h joker"


@rule("MGR11")
@rule("MG17")
def test_anybody_may_mirror_an_identical_card() -> None:
    stage = Stage("9c 9c 5h 5d", "9c 3h 3d", "9d 4h 4d").play("9c")
    assert [stage.offers(seat, Mirror("9c", 0, False)) for seat in range(3)] == [True, True, False]
    assert stage.refusal(2, Mirror("9d", 0, False)).rule == "MGR11"
    stage.mirror(0, "9c").close()
    assert stage.count(1) == 3 + 2
    assert Stage("9c 5h", "3s", "4s", top="9c").turned_up(1).offers(0, Mirror("9c", 0, True))
    jokers = Stage("joker 5d 5h", "3s 3h", "joker 4h 4d").play("joker")
    assert jokers.offers(2, Mirror("joker", 0, False))


@rule("MG18")
def test_a_mirror_doubles_on_the_same_target_and_the_turn_goes_on_from_the_first_player() -> None:
    stage = Stage("9c 5h 5d", "3s 3h", "4s 4h", "9c 6h 6d").play("9c").mirror(3, "9c").close()
    assert stage.count(1) == 4 and stage.seat == 3
    jump = Stage("9c 5h 5d", "3s 3h", "4s 4h", "9c 6h 6d", jump=True).play("9c").mirror(3, "9c").close()
    assert jump.count(0) == 4 and jump.seat == 2
    jack = Stage("Jc 5h 5d", "3s 3h", "Jc 4h 4d").play("Jc").mirror(2, "Jc").close()
    assert (jack.phase, jack.seat) == ("name", 2)
    assert jack.name("h", "4").seat == 2


@rule("MGR23")
@rule("MGR34")
@rule("MG25")
def test_a_ten_with_two_cards_wins_unless_it_is_mirrored() -> None:
    won = Stage("10c 5h", "3s 3h", "4s 4h").done("10c", call=True).give("5h", 1)
    assert GAME.outcome(won.state).winners == (0,)
    stopped = Stage("10c 5h", "3s 3h", "10c 4h 4d 4s").play("10c", call=True).mirror(2, "10c").close()
    assert (stopped.phase, stopped.seat) == ("give", 2)
    stopped.give("4h", 0).give("4d", 0)
    assert stopped.count(0) == 3 and stopped.phase == "window" and stopped.close().seat == 2


@rule("MGR35")
@rule("MG27")
def test_a_last_queen_that_is_mirrored_takes_the_attack_at_once() -> None:
    def queen(stock: str, mirror: bool, rest: str = "4h 4d") -> Stage:
        stage = Stage("Qc", "3s 3h", f"Qc {rest}", top="7c", attack=2, chain="7c", stock=stock).play("Qc")
        return (stage.mirror(2, "Qc") if mirror else stage).close()

    assert GAME.outcome(queen("3d 4d 5d", mirror=False).state).winners == (0,)
    taken = queen("3d 4d 5d", mirror=True)
    assert taken.count(0) == 2 and taken.seat == 2 and taken.state.way == -1
    assert GAME.outcome(queen("", mirror=True).state).winners == (0,)
    assert GAME.outcome(queen("3d 4d 5d", mirror=True, rest="").state).winners == (2,)


def test_a_mirrored_queen_sends_the_attack_back_to_its_player() -> None:
    stage = Stage("Qc 5c 5d", "3s 3h", "Qc 4h 4d", top="7c", attack=2, chain="7c").play("Qc").mirror(2, "Qc").close()
    assert (stage.seat, stage.state.attack, stage.state.way) == (0, 2, -1)


@rule("MG19")
def test_third_and_fourth_jokers_add_five_each() -> None:
    stage = Stage("joker joker 5h 5d", "joker 3h 3d", "joker 4h 4d").play("joker")
    stage.mirror(0, "joker").mirror(1, "joker")
    stage.mirror(2, "joker").close()
    assert stage.state.attack == 20


@rule("MG20")
def test_the_attacked_seat_may_mirror_in_the_window_or_defend_with_the_identical_card() -> None:
    stage = Stage("7c 5h 5d", "3s 3h", "7c 4h 4d").play("7c")
    assert stage.offers(2, Mirror("7c", 0, False))
    assert stage.close().offers(2, Play("7c", 0, False))


@rule("MG21")
def test_a_mirrored_card_without_power_stays_without() -> None:
    stage = Stage("2c 5d 5h", "2c 3h 3d", "3s 3h", top="Kc", blank=True).play("2c").mirror(1, "2c").close()
    assert stage.count(0) == 2


@rule("MG26")
def test_a_last_two_does_not_win_but_on_a_king_or_with_the_stock_out() -> None:
    assert Stage("2c", "3s 3h", "4s 4h").done("2c").count(0) == 2
    assert Stage("2c", "3s 3h", "4s 4h", top="Kc", blank=True).done("2c").phase == "over"
    assert Stage("2c", "3s 3h", "4s 4h", stock="").done("2c").phase == "over"
    for card in ("7c", "8c", "9c", "joker", "Ac", "Jc", "Kc"):
        assert Stage(card, "3s 3h", "4s 4h").done(card).phase == "over", card


@rule("MG28")
def test_going_out_by_a_mirror_wins_unless_the_first_player_is_out_too() -> None:
    assert GAME.outcome(Stage("5c 9d", "5c", "4s 4h").play("5c", True).mirror(1, "5c").close().state).winners == (1,)
    assert GAME.outcome(Stage("5c", "5c", "4s 4h").play("5c").mirror(1, "5c").close().state).winners == (0,)
    jump = Stage("5c", "5c", "4s 4h", jump=True).play("5c").mirror(1, "5c").close()
    assert GAME.outcome(jump.state).winners == (0,)


@rule("MG43")
def test_who_sits_out_is_passed_over_and_only_the_turn_counts_it() -> None:
    stage = Stage("5c 9d 9h", "3s 3h", "4s 4h", "6s 6h", out=(0, 0, 0, 1)).done("5c")
    assert stage.seat == 2 and stage.state.out == (0, 0, 0, 0)
    aimed = Stage("7c 9d 9h", "3s 3h", "4s 4h", "6s 6h", out=(0, 0, 0, 1)).done("7c")
    assert aimed.seat == 2 and aimed.state.out == (0, 0, 0, 1)
    alone = Stage("7c 9d 9h", "3s 3h", "4s 4h", out=(0, 1, 2)).done("7c")
    assert (alone.state.attack, alone.seat, alone.state.out) == (0, 0, (0, 0, 1))
    nine = Stage("9c 9d 9h", "3s 3h", "4s 4h", out=(0, 2, 2)).done("9c")
    assert [nine.count(seat) for seat in range(3)] == [2, 2, 2]


@rule("MGR36")
@rule("MGR37")
def test_with_an_empty_stock_who_cannot_play_passes() -> None:
    stage = Stage("4d 9s", "3c 3h", "4s 4h", stock="").skip()
    assert stage.seat == 2 and stage.kinds == ["lost_turn"]


@rule("MGR38")
def test_an_attack_with_an_empty_stock_costs_the_turn_or_a_round_more() -> None:
    light = Stage("7c 5d 5h", "3c 3h", "4s 4h", stock="", attack=0).done("7c").take()
    assert light.state.out == (0, 0, 0) and light.seat == 1 and light.count(2) == 2
    heavy = Stage("joker 5d 5h", "3c 3h", "4s 4h", stock="").done("joker").take()
    assert heavy.state.out == (0, 0, 1)


@rule("MGR39")
def test_a_two_with_an_empty_stock_makes_its_player_sit_out() -> None:
    assert Stage("2c 5d 5c", "3c 3h", "4s 4h", stock="").done("2c").state.out == (1, 0, 0)
    doubled = Stage("2c 5d 5c", "3c 3h", "2c 4h 4d", stock="").play("2c").mirror(2, "2c").close()
    assert doubled.state.out == (2, 0, 0)


@rule("MGR40")
@rule("MG42")
def test_a_king_feeds_a_low_stock_which_then_counts() -> None:
    stage = Stage("Kc 5d 5c 4d", "3d 3h", "4s 4h", stock="").done("Kc").sink("5d")
    assert stage.count(0) == 2 and stage.state.stock == ("5d",)
    assert stage.may(2) == ["Draw()"]
    swap = Stage("Kc 5d 5c 4d", "3d 3h", "4s 4h", stock="3s 3s 4s 4s 5s 5s 6s 6s").done("Kc").sink("5d")
    assert swap.count(0) == 3 and len(swap.state.stock) == 8


@rule("MG40")
def test_a_short_stock_gives_what_is_there() -> None:
    stage = Stage("joker 5d 5h", "3c 3h", "4s 4h", stock="6s 6d").done("joker").take()
    assert stage.count(2) == 4 and stage.state.out == (0, 0, 0) and stage.state.stock == ()


@rule("MG48")
def test_a_nine_with_an_empty_stock_makes_the_seat_before_miss_a_turn() -> None:
    stage = Stage("9c 5d 5c", "9c 3h 3c", "4s 4h", stock="").play("9c")
    assert stage.mirror(1, "9c").close().state.out == (0, 1, 0)


@rule("MGR41")
@rule("MG46")
def test_a_blocked_deal_is_a_draw() -> None:
    none = Stage("5c 9d 9h", "3h 3d", "4s 4h", stock="").done("5c")
    assert none.phase == "over" and GAME.outcome(none.state).winners == (0, 1, 2)
    assert "blocked" in none.kinds and "draw" in none.kinds
    two = Stage("5c 9d", "3h", "4s 4h", stock="").done("5c", call=True)
    assert GAME.outcome(two.state).winners == (0, 1, 2)
    # A hand that could play keeps the deal going, even one that sits out.
    assert Stage("5c 9d 9h", "3h 3c", "4s 4h", stock="", out=(0, 3, 0)).done("5c").phase == "play"


@rule("MGR42")
def test_a_blocked_deal_is_won_by_the_one_with_a_single_card() -> None:
    one = Stage("5c 9d 9h", "3h", "4s 4h", stock="").done("5c")
    assert GAME.outcome(one.state).winners == (1,)


@rule("MG47")
def test_a_series_goes_to_three_wins() -> None:
    stage = Stage("6s", "3s 3h", "4s 4h", wins=3).done("6s")
    assert stage.phase == "score" and GAME.is_open(stage.state, stage.seat)
    stage.state = stage.state._replace(round=stage.state.round._replace(results=(0, 0)))
    assert GAME.to_act(GAME.apply(stage.state, stage.seat, GAME.legal_actions(stage.state, stage.seat)[0])) == (-1,)
    last = Stage("6s", "3s 3h", "4s 4h", wins=3)
    last.state = last.state._replace(round=last.state.round._replace(results=(0, -1, 0)))
    result = GAME.outcome(last.done("6s").state)
    assert result.winners == (0,) and result.scores == (3, 0, 0)


def test_what_is_offered_in_a_window() -> None:
    stage = Stage("5c 9d 9h", "3h 3d", "4s 4h").play("5c")
    assert stage.may(1) == [repr(Pass())]
    assert stage.refusal(1, Claim(0, CARD)).rule == "MG37"
    assert stage.refusal(1, Claim(0, CALL)).rule == "MG30"
