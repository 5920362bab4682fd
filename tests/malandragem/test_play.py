"""Set-up, following, drawing, and the cards' powers one by one."""

from random import Random

import pytest

from pygames.core import CHANCE, Setup
from pygames.malandragem.actions import Deal, Draw, Give, Mirror, Name, Play, Skip, Take
from pygames.malandragem.data import CARDS, DECK
from pygames.malandragem.follow import is_right
from tests.malandragem.stage import GAME, Stage, steps_of

rule = pytest.mark.rule
ACES = "5s 5d"


def dealt(seats: int = 3, dealer: int = 0, deck: tuple[str, ...] = DECK) -> Stage:
    stage = Stage(*["3s"] * seats)
    start = GAME.start(GAME.ready(Setup(seats)))
    assert GAME.to_act(start) == (CHANCE,) and GAME.is_possible(start, Deal(dealer, deck))
    stage.state = GAME.apply(start, CHANCE, Deal(dealer, deck))
    return stage


@rule("MGR1")
def test_the_aim_is_an_empty_hand() -> None:
    stage = Stage("6s", "5s 5d", "5s 5d", top="6c").done("6s")
    assert GAME.outcome(stage.state).winners == (0,)


@rule("MGR3")
def test_two_whole_decks_for_three_or_more() -> None:
    assert len(DECK) == 108 and all(DECK.count(card) == (4 if card == "joker" else 2) for card in CARDS)
    with pytest.raises(ValueError, match=r"setup\.seats"):
        GAME.ready(Setup(2))


@rule("MGR4")
@rule("MGR5")
def test_five_cards_each_and_one_turned_up_that_play_follows() -> None:
    state = dealt(4).state
    assert [len(hand) for hand in state.hands] == [5] * 4
    assert state.pile == (DECK[20],) and len(state.stock) == 108 - 21
    stage = Stage("5s 6d", "3c", "3c", top="5h").turned_up().close()
    assert (stage.state.suit, stage.state.rank) == ("h", "5")


@rule("MGR6")
def test_the_seat_to_the_right_of_the_dealer_begins() -> None:
    stage = Stage("3s 3h", "3s 3h", "3s 3h", "3s 3h", top="5h").turned_up(dealer=1).close()
    assert stage.seat == 0
    assert Stage("3s 3h", "3s", "3s", top="5h").turned_up(dealer=0).close().seat == 2


@rule("MGR7")
@rule("MG5")
def test_a_card_follows_suit_or_number_and_letters_are_numbers() -> None:
    assert Stage("3c 6d 4d 5c", "3s", "3s", top="6c").playable() == "6d 3c 5c"
    stage = Stage("Qd Kd 3d", "3s", "3s", top="Qc")
    assert stage.playable() == "Qd"
    assert stage.refusal(0, Play("3d", 2, False)) == ("MGR7", "refusal.does_not_follow", {"card": "3d"})


@rule("MGR14")
@rule("MG3")
def test_jacks_and_jokers_go_on_anything_but_no_jack_on_an_attack() -> None:
    assert Stage("Jd joker 4d", "3s", "3s", top="6c").playable() == "Jd joker"
    stage = Stage("Js joker Ks 4s", "3s", "3s", top="8s", attack=1, chain="8s")
    assert stage.playable() == "joker"
    assert stage.refusal(0, Play("Js", 0, False)).rule == "MG3"


@rule("MG2")
def test_anything_follows_a_joker_that_no_longer_attacks() -> None:
    stage = Stage("4d 9s", "3s", "3s 3h", top="joker", turn=2, attack=5, chain="joker").take()
    assert stage.seat == 1
    assert Stage("4d 9s", "3s", "3s", top="joker").playable() == "9s 4d"


@rule("MGR15")
@rule("MG4")
def test_drawing_stops_at_the_first_card_that_can_be_played_or_after_four() -> None:
    stage = Stage("4d 9s", "3s", "3s", top="6c", stock="3h 5c 4h 4s")
    assert stage.may(0) == [repr(Draw())]
    assert stage.refusal(0, Skip()).key == "refusal.draw_first"
    stage.draw()
    assert stage.may(0) == [repr(Draw())]
    stage.draw()
    assert stage.playable() == "5c" and repr(Draw()) not in stage.may(0)
    assert stage.refusal(0, Draw()).key == "refusal.can_play"
    empty = Stage("4d 9s", "3s", "3s", top="6c", stock="3h 4h 4s 9d 5c")
    for _ in range(4):
        empty.draw()
    assert empty.may(0) == [repr(Skip())] and empty.refusal(0, Draw()).key == "refusal.drawn_out"
    assert empty.skip().seat == 2 and empty.count(0) == 6
    assert Stage("4d 9s", "3s", "3c", top="6c", stock="").may(0) == [repr(Skip())]


@rule("MGR16")
@rule("MG6")
def test_a_two_is_a_bomb_for_its_own_player_or_as_an_option_for_the_next() -> None:
    stage = Stage("2c 5d 5h", "3s 3h", "3s 3h").done("2c")
    assert [stage.count(seat) for seat in range(3)] == [4, 2, 2] and stage.seat == 2
    other = Stage("2c 5d 5h", "3s 3h", "3s 3h", two="next").done("2c")
    assert [other.count(seat) for seat in range(3)] == [2, 2, 4] and other.seat == 2


@rule("MGR17")
@pytest.mark.parametrize("rank", ["3", "4", "5", "6"])
def test_low_cards_do_nothing(rank: str) -> None:
    stage = Stage(f"{rank}c 9d 9h", "3s 3h", "3s 3h").done(f"{rank}c")
    assert [stage.count(seat) for seat in range(3)] == [2, 2, 2] and stage.seat == 2
    assert stage.state.attack == 0 and (stage.state.suit, stage.state.rank) == ("c", rank)


@rule("MGR18")
@rule("MGR19")
@rule("MGR20")
@rule("MG7")
@rule("MG14")
@pytest.mark.parametrize(("card", "count"), [("8c", 1), ("7c", 2), ("joker", 5)])
def test_an_attack_sends_cards_to_the_next_seat_which_loses_the_turn(card: str, count: int) -> None:
    stage = Stage(f"{card} 5d 5h", "3s 3h", "3s 3h").done(card)
    assert stage.seat == 2 and stage.state.attack == count
    stage.take()
    assert stage.count(2) == 2 + count and stage.seat == 1 and not stage.state.attack
    assert (stage.state.suit, stage.state.rank) == (("", "") if card == "joker" else ("c", card[0]))


@rule("MG8")
def test_one_may_take_although_one_could_defend() -> None:
    stage = Stage("8c 5d 5h", "3s 3h", "8d 3h").done("8c")
    assert stage.playable() == "8d" and stage.offers(2, Take())
    assert Stage("4c", "3s", "3s").refusal(0, Take()).key == "refusal.no_attack"
    assert stage.refusal(2, Draw()).key == "refusal.attacked"


@rule("MGR22")
@rule("MG44")
def test_a_nine_hits_the_seat_before_in_the_present_direction() -> None:
    stage = Stage("9c 5d 5h", "3s 3h", "3s 3h").done("9c")
    assert [stage.count(seat) for seat in range(3)] == [2, 3, 2] and stage.seat == 2
    other = Stage("9c 5d 5h", "3s 3h", "3s 3h", way=1).done("9c")
    assert [other.count(seat) for seat in range(3)] == [2, 2, 3] and other.seat == 1


@rule("MGR21")
@rule("MG24")
def test_a_ten_gives_one_card_to_anybody_and_cannot_be_refused() -> None:
    stage = Stage("10c 5d 5h", "3s 3h", "3s 3h").done("10c")
    assert stage.phase == "give" and stage.seat == 0
    assert {action.seat for action in GAME.legal_actions(stage.state, 0)} == {1, 2}
    assert stage.refusal(0, Give("5d", 0, 0)).key == "refusal.give_yourself"
    stage.give("5h", 1)
    assert stage.hand(1) == "3s 3h 5h"
    mirrored = Stage("10c 5d 5h", "3s 3h", "10c 3h 4h").play("10c").mirror(2, "10c").close()
    assert mirrored.seat == 2
    mirrored.give("3h", 0).give("4h", 1)
    assert [mirrored.count(seat) for seat in range(2)] == [3, 3] and mirrored.phase == "over"


@rule("MGR25")
@rule("MG15")
def test_a_queen_sends_an_attack_back_and_turns_the_direction() -> None:
    stage = Stage("7c 5d 5h", "3s 3h", "Qc 3h 4h").done("7c").done("Qc")
    assert stage.seat == 0 and stage.state.attack == 2 and stage.state.way == 1


@rule("MGR26")
def test_without_an_attack_a_queen_only_turns_the_direction() -> None:
    stage = Stage("Qc 5d 5h", "3s 3h", "3s 3h", "3s 3h").done("Qc")
    assert stage.seat == 1 and stage.state.way == 1


@rule("MGR27")
@rule("MG16")
def test_an_ace_sends_an_attack_on_or_skips_the_next() -> None:
    stage = Stage("7c 5d 5h", "3s 3h", "Ac 3h 4h").done("7c").done("Ac")
    assert stage.seat == 1 and stage.state.attack == 2
    assert Stage("Ac 5d 5h", "3s 3h", "3s 3h", "3s 3h").done("Ac").seat == 2
    doubled = Stage("Ac 5d 5h", "Ac 3h", "3s 3h", "3s 3h").play("Ac").mirror(1, "Ac", call=True).close()
    assert doubled.seat == 1


@rule("MGR31")
@rule("MG45")
def test_a_jack_names_a_suit_and_a_number_without_a_power() -> None:
    stage = Stage("Jd 5d 5h", "3s 3h", "7d 2h 8s joker").done("Jd")
    assert stage.phase == "name" and len(stage.may(0)) == 52
    assert stage.refusal(0, Name("h", "")).rule == "MG45"
    stage.name("h", "7")
    assert stage.seat == 2 and stage.state.attack == 0
    assert stage.playable() == "2h 7d joker"


@rule("MGR32")
@rule("MG23")
def test_a_king_swaps_a_card_with_the_stock() -> None:
    stage = Stage("Kc 5d 5h", "3s 3h", "3s 3h").done("Kc")
    assert stage.phase == "sink"
    stage.sink("5d")
    assert stage.hand(0) == "5h 3s" and stage.state.stock[-1] == "5d" and len(stage.state.stock) == 12
    last = Stage("Kc", "3s 3h", "3s 3h").done("Kc")
    assert last.phase == "over"
    low = Stage("Kc 5d", "3s 3h", "3s 3h", stock="3c").done("Kc", call=True).sink("5d")
    assert GAME.outcome(low.state).winners == (0,) and low.state.stock == ("3c", "5d")
    twice = Stage("Kc 5d 5h 4d", "3s 3h", "3s Kc 3h").play("Kc").mirror(2, "Kc").close().sink("5d").sink("5h")
    assert twice.count(0) == 3 and twice.seat == 2


@rule("MGR33")
@rule("MG22")
def test_cards_on_a_king_are_plain_but_for_kings() -> None:
    stage = Stage("2c 5d 5h", "3s 3h", "3s 3h", top="Kc", blank=True).done("2c")
    assert stage.count(0) == 2 and not stage.state.blank
    jack = Stage("Jd 5d 5h", "3s 3h", "3s 3d", top="Kc", blank=True).done("Jd")
    assert jack.phase == "play" and (jack.state.suit, jack.state.rank) == ("d", "J")
    joker = Stage("joker 5d 5h", "3s 3h", "3s 9d", top="Kc", blank=True).done("joker")
    assert joker.state.attack == 0 and joker.playable() == "3s 9d"
    king = Stage("Kd 5d 5h", "3s 3h", "3s 3h", top="Kc", blank=True).done("Kd")
    assert king.phase == "sink" and king.state.blank


@rule("MG1")
def test_the_turned_up_card_works_as_if_the_dealer_had_played_it() -> None:
    def after(top: str) -> Stage:
        return Stage("4s 4h 4d", "3s 3h 3d", "5s 5h 5d", "6s 6h 6d", top=top).turned_up().close()

    assert (after("7c").state.attack, after("7c").seat) == (2, 3)
    assert after("Ac").seat == 2
    turned = after("Qc")
    assert (turned.seat, turned.state.way) == (3, 1)
    assert after("9c").count(1) == 4
    assert after("10c").phase == "give" and after("10c").seat == 0
    assert after("2c").count(0) == 5 and after("2c").seat == 3
    assert after("Jc").phase == "name" and after("Jc").seat == 0
    assert after("Kc").phase == "sink" and after("Kc").state.blank
    mirrored = Stage("4s 4h", "Qc 3h 3d", "5s 5h", top="Qc").turned_up().mirror(1, "Qc").close()
    assert (mirrored.seat, mirrored.state.way) == (2, -1)


@rule("MG41")
def test_the_pile_is_never_shuffled() -> None:
    for seed in range(6):
        for before, _, action, after in steps_of(3, seed):
            if not isinstance(action, Deal):
                fed = len(after.stock) > len(before.stock)
                assert not fed or type(action).__name__ == "Sink"
                assert after.pile[: len(before.pile)] == before.pile


@rule("MG37")
def test_with_the_referee_on_only_right_cards_can_be_played() -> None:
    for seed in range(4):
        for before, _, action, after in steps_of(3, seed):
            if isinstance(action, Play):
                assert is_right(after), (before.suit, before.rank, action)
    free = Stage("4d 9s", "3s", "3s", top="6c", referee=False)
    assert free.playable() == "9s 4d" and free.offers(0, Draw())


def test_chance_deals_every_card_once() -> None:
    state = GAME.start(GAME.ready(Setup(3)))
    action = GAME.chance(state, Random(1))
    assert GAME.is_possible(state, action) and not GAME.is_possible(state, Deal(0, DECK[1:]))
    assert not GAME.is_possible(state, Mirror("3s", 0, False))
