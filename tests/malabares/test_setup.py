"""Components, deal and passing."""

from collections import Counter
from random import Random

import pytest

from pygames.core import CHANCE, BadSetup, Setup
from pygames.malabares.data import CARDS, OBJECT, RANK, deck_of, kit_for
from tests.malabares.stage import GAME, Stage, from_start

rule = pytest.mark.rule


@rule("MBR1")
@rule("MB23")
@pytest.mark.parametrize("seats", [2, 3])
def test_base_deck_has_eight_knives_eight_torches_and_a_club(seats: int) -> None:
    deck = deck_of(kit_for(seats, "club"))
    assert Counter(OBJECT[card] for card in deck) == {"knife": 8, "torch": 8, "club": 1}
    assert not {"k17", "t18"} & set(deck)


def test_knives_are_odd_and_torches_even() -> None:
    for card, face in CARDS.items():
        if face.number:
            assert face.object == ("knife" if face.number % 2 else "torch"), card
            assert card == f"{face.object[0]}{face.number}"


def test_points_mirror_between_the_suits_and_hidden_points_are_negative() -> None:
    for number in range(1, 18, 2):
        knife, torch = CARDS[f"k{number}"], CARDS[f"t{number + 1}"]
        assert (knife.sun, knife.moon, knife.hand) == (torch.moon, torch.sun, torch.hand)
    assert all(face.hand < 0 for face in CARDS.values())


@rule("MBR2")
@rule("MBR4")
@pytest.mark.parametrize(("seats", "hand", "air", "aside"), [(2, 6, 3, 2), (3, 5, 2, 0)])
def test_deal(seats: int, hand: int, air: int, aside: int) -> None:
    state = from_start(seats)
    assert [len(cards) for cards in state.dark] == [hand] * seats
    assert (len(state.air), len(state.scene.aside)) == (air, aside)
    everything = [*state.air, *state.scene.aside, *(card for cards in state.dark for card in cards)]
    assert sorted(everything) == sorted(deck_of(state.scene.kit))
    assert [GAME.view(state, None).air, GAME.view(state, None).aside] == [state.air, state.scene.aside]


@rule("MBR3")
def test_two_set_aside_cards_are_seen_but_not_played() -> None:
    state = from_start(2)
    assert len(state.scene.aside) == 2
    assert not set(state.scene.aside) & {*state.air, *state.dark[0], *state.dark[1]}
    assert from_start(3).scene.aside == ()


@rule("MBR5")
def test_first_show_is_by_day() -> None:
    assert GAME.view(from_start(3), 0).period == "day"


@rule("MBR6")
@rule("MB1")
def test_first_leader_is_drawn_from_the_seed() -> None:
    leaders = {from_start(4, seed).leader for seed in range(60)}
    assert leaders == {0, 1, 2, 3}
    assert from_start(4, 5).leader == from_start(4, 5).leader


@rule("MBR7")
@rule("MB18")
@pytest.mark.parametrize(("seats", "count"), [(2, 2), (3, 1), (4, 1)])
def test_everybody_passes_to_the_left_before_seeing_what_arrives(seats: int, count: int) -> None:
    state = from_start(seats)
    dealt = state.dark
    for seat in range(seats):
        assert state.turn == (seat,)
        assert GAME.view(state, seat).received == ()
        action = GAME.legal_actions(state, seat)[0]
        assert len(action.cards) == count
        state = GAME.apply(state, seat, action)
    for seat in range(seats):
        left = (seat + 1) % seats
        assert set(state.dark[left]) == set(dealt[left]) - set(state.scene.passed[left]) | set(dealt[seat][:count])


@rule("MB18")
def test_passing_happens_before_the_second_show_too() -> None:
    stage = Stage(light=["k15", "t16 k9", "t14 k11"], air="k1 t2")
    stage.throw("0:k15", "1:k9", "2:k11").catch("0:k1", "2:t2")
    assert (stage.state.scene.show, stage.state.phase) == (1, "pass")


@rule("MBR8")
def test_after_passing_every_card_is_hidden() -> None:
    state = from_start(3)
    for seat in range(3):
        state = GAME.apply(state, seat, GAME.legal_actions(state, seat)[0])
    assert [len(cards) for cards in state.dark] == [5, 5, 5]
    assert state.light == ((), (), ())
    assert GAME.view(state, 0).hidden == (5, 5, 5)


@rule("MBR9")
@rule("MBR30")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_is_two_shows_of_several_rounds(seats: int) -> None:
    rng = Random(3)
    state = from_start(seats, 11)
    rounds = {0: set(), 1: set()}
    while turn := GAME.to_act(state):
        actions = GAME.legal_actions(state, turn[0]) if turn[0] != CHANCE else [GAME.chance(state, rng)]
        rounds[state.scene.show].add(GAME.view(state, None).round)
        state = GAME.apply(state, turn[0], actions[int(rng.random() * len(actions))])
    assert len(state.scene.results) == 2
    longest = {2: 7, 3: 10, 4: 9}[seats]
    assert all(2 <= len(rounds[show]) <= longest for show in (0, 1))


@rule("MBR20")
def test_the_club_ranks_between_knife_9_and_torch_10() -> None:
    assert RANK["k9"] < RANK["club"] < RANK["t10"]
    assert RANK["brick"] == RANK["club"]


@pytest.mark.parametrize("bad", [Setup(1), Setup(5), Setup(3, {"cobogran": "yes"}), Setup(3, {"bricks": True})])
def test_unknown_seats_and_options_are_refused(bad: Setup) -> None:
    with pytest.raises(BadSetup):
        GAME.ready(bad)
