"""Regions, the starter, the deal, and the order of a turn."""

from random import Random

import pytest

from pygames.core import CHANCE, BadSetup, Setup, shuffled
from pygames.roda_de_samba.data import COLOUR, DECK, MALANDRO, REGIONS, SAMBISTS
from pygames.roda_de_samba.state import Region
from tests.roda_de_samba.stage import GAME, Stage, from_start, undealt, walk

rule = pytest.mark.rule
STEPS = ("draw", "play", "place", "invite", "discard", "charm")


@rule("RSR2")
@rule("RS2")
def test_regions_are_dealt_at_random_by_default() -> None:
    assert GAME.ready(Setup(3)).options == {"regions": "random"}
    dealt = [from_start(3, seed).scene.regions for seed in range(80)]
    assert all(len(set(regions)) == 3 for regions in dealt)
    assert all({regions[seat] for regions in dealt} == set(REGIONS) for seat in range(3))


@rule("RSR2")
@rule("RS2")
def test_regions_may_be_chosen_in_seat_order() -> None:
    state = undealt(3, "choose")
    for seat, region in enumerate(("lapa", "vila_isabel", "pedra_do_sal")):
        assert (state.phase, state.turn) == ("region", (seat,))
        taken = state.scene.regions
        assert [action.region for action in GAME.legal_actions(state, seat)] == [r for r in REGIONS if r not in taken]
        state = GAME.apply(state, seat, Region(region))
    assert state.turn == (CHANCE,)
    state = GAME.apply(state, CHANCE, GAME.chance(state, Random(4)))
    assert (state.scene.regions, state.turn) == (("lapa", "vila_isabel", "pedra_do_sal"), (2,))


@rule("RSR3")
@rule("RS1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_holder_of_pedra_do_sal_starts(seats: int) -> None:
    for seed in range(60):
        state = from_start(seats, seed)
        if "pedra_do_sal" in state.scene.regions:
            assert state.scene.regions[state.scene.start] == "pedra_do_sal"
        assert state.turn == (state.scene.start,)


@rule("RSR4")
@rule("RS1")
def test_without_pedra_do_sal_a_seat_is_drawn() -> None:
    state = undealt(3, "choose")
    for seat, region in enumerate(REGIONS[1:]):
        state = GAME.apply(state, seat, Region(region))
    deals = [GAME.chance(state, Random(seed)) for seed in range(60)]
    assert {deal.start for deal in deals} == {0, 1, 2}
    assert all(GAME.is_possible(state, deal) for deal in deals)


@rule("RSR3")
def test_a_deal_that_makes_another_seat_start_is_impossible() -> None:
    state = undealt(4)
    deal = GAME.chance(state, Random(1))
    assert GAME.is_possible(state, deal)
    assert not GAME.is_possible(state, deal._replace(start=(deal.start + 1) % 4))
    assert not GAME.is_possible(state, deal._replace(regions=(deal.regions[0],) * 4))
    assert not GAME.is_possible(state, deal._replace(deck=deal.deck[:-1] + deal.deck[:1]))


@rule("RSR5")
@rule("RSR6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_deal(seats: int) -> None:
    state = undealt(seats)
    deal = GAME.chance(state, Random(seats))
    state = GAME.apply(state, CHANCE, deal)
    assert [len(hand) for hand in state.hands] == [5] * seats
    assert state.stock == deal.deck[5 * seats + 1 :] and len(state.stock) == 67 - 5 * seats
    everything = [*state.stock, *(card for row in (*state.hands, *state.piles) for card in row)]
    assert sorted(everything) == sorted(DECK)
    assert (state.scene.table, state.scene.sambists) == (deal.sambists[:4], deal.sambists[4:])
    assert sorted(deal.sambists) == sorted(SAMBISTS)


@rule("RSR7")
def test_one_instrument_lies_open_in_the_pile_of_its_colour() -> None:
    for seed in range(80):
        state = from_start(2, seed)
        (pile,) = [pile for pile in state.piles if pile]
        (card,) = pile
        assert card != MALANDRO
        assert GAME.view(state, None).piles[("yellow", "red", "green", "blue").index(COLOUR[card])] == (card,)


@rule("RSR7")
@rule("RS33")
def test_an_opened_malandro_is_shuffled_back_until_another_card_comes() -> None:
    state = undealt(2)
    seeds = [seed for seed in range(300) if shuffled(DECK, Random(seed))[10] == MALANDRO]
    assert len(seeds) > 5
    for seed in seeds:
        first, deal = shuffled(DECK, Random(seed)), GAME.chance(state, Random(seed))
        assert deal.deck[:10] == first[:10]
        assert deal.deck[10] != MALANDRO and sorted(deal.deck) == sorted(DECK)
        assert not GAME.is_possible(state, deal._replace(deck=first))


@rule("RSR8")
def test_a_turn_is_draw_play_discard_and_goes_on_clockwise() -> None:
    stage = Stage(["su1 vi1", "ta1 ta2", "cu1 cu2"], phase="draw", seat=1, start=1)
    stage.draw()
    assert (stage.state.phase, stage.seat) == ("play", 1)
    stage.play("ta1", 0)
    assert (stage.state.phase, stage.seat) == ("discard", 1)
    stage.discard("ta2", "yellow")
    assert (stage.state.phase, stage.seat) == ("draw", 2)
    stage.draw().play("cu1", 0).discard("cu2", "green")
    assert (stage.state.phase, stage.seat) == ("draw", 0)


@rule("RSR8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_steps_never_run_backwards_within_a_turn(seats: int) -> None:
    steps = walk(seats, 5)[:-1]
    for (state, seat, _), (after, following, _) in zip(steps, steps[1:], strict=False):
        if seat == following:
            assert STEPS.index(state.phase) < STEPS.index(after.phase)
        else:
            assert following == (seat + 1) % seats and after.phase == "draw"


@pytest.mark.parametrize("bad", [Setup(1), Setup(5), Setup(3, {"regions": "best"}), Setup(3, {"region": "random"})])
def test_unknown_seats_and_options_are_refused(bad: Setup) -> None:
    with pytest.raises(BadSetup):
        GAME.ready(bad)
