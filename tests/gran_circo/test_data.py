"""The tiles: how many, which are removed, what is printed on them, and what is ours."""

from collections import Counter

import pytest

from pygames.gran_circo.data import (
    ACTS,
    ADS,
    CIRCUSES,
    IMPROVEMENTS,
    KNOWN,
    MARKS,
    OFFERED,
    PARTNER_TILES,
    PRICE,
    PRINTED,
    ROUNDS,
    STANDS,
    STARS,
    SUPPLIES,
    acts_for,
)
from tests.gran_circo.stage import dealt

rule = pytest.mark.rule


@rule("GCR1")
def test_how_many_tiles_there_are() -> None:
    assert Counter(printed.act for printed in PRINTED.values()) == dict.fromkeys(ACTS, 5) and len(ACTS) == 12
    assert [len(tiles) for tiles in SUPPLIES.values()] == [8, 20, 24]
    assert Counter(SUPPLIES["stand"]) == dict.fromkeys(STANDS, 4) and len(STANDS) == 5


@rule("GCR2")
def test_every_player_has_a_circus_with_a_marking() -> None:
    assert CIRCUSES == ("royal", "splendor", "majestic", "colossus", "imperium")
    assert [len(dealt(seats).state.markings) for seats in (3, 4, 5)] == [3, 4, 5]


@rule("GCR4")
@rule("GCR5")
def test_which_acts_are_left_for_fewer_players() -> None:
    assert [len(acts_for(circuses)) for circuses in (3, 4, 5)] == [36, 48, 60]
    for circuses, gone in ((3, {1, 2}), (4, {1}), (5, set())):
        used = acts_for(circuses)
        assert all(tile in used for tile in PRINTED if MARKS[tile])
        removed = [tile for tile in PRINTED if tile not in used]
        assert {STARS[tile] for tile in removed} == gone and not any(MARKS[tile] for tile in removed)
        assert Counter(PRINTED[tile].act for tile in removed) == Counter(list(ACTS) * len(gone))


@rule("GCR3")
@rule("GCR10")
def test_four_piles_of_three_acts_for_each_player() -> None:
    for seats in (3, 4, 5):
        assert len(acts_for(seats)) == ROUNDS * 3 * seats
        state = dealt(seats).state
        assert [len(hand) for hand in state.hands] == [3] * seats and len(state.scene.acts) == 9 * seats


@rule("GCR6")
@rule("GCR7")
@rule("GC29")
def test_the_ring_begins_with_two_five_and_six_and_the_tiles_last_for_four_rounds() -> None:
    state = dealt(4).state
    assert [len(row) for row in state.ring] == [2, 5, 6] and list(OFFERED.values()) == [2, 5, 6]
    assert [ROUNDS * count for count in OFFERED.values()] == [len(tiles) for tiles in SUPPLIES.values()]
    orders = {(dealt(3, seed).state.ring, dealt(3, seed).state.scene.stands) for seed in range(5)}
    assert len(orders) == 5


@rule("GCR8")
def test_how_many_partners_there_are() -> None:
    assert PARTNER_TILES == {3: (2, 2, 1, 1), 4: (2, 2, 2, 2), 5: (2, 2, 3, 3)}


@rule("GCR44")
def test_three_stars_are_never_marked() -> None:
    assert all(not printed.marks for printed in PRINTED.values() if printed.stars == 3)
    assert {printed.act for printed in PRINTED.values() if printed.stars == 3} == set(ACTS)


def test_marks_as_the_examples_show_them() -> None:
    marked = {tile for tile in PRINTED if MARKS[tile]}
    assert {"magician_1LR", "mime_1R", "ballerina_2R", "tamer_2L", "equilibrist_1R", "clown_1L"} <= marked
    assert Counter(MARKS[tile] for tile in marked) == {"L": 8, "R": 8, "LR": 8}


def test_prices_as_the_examples_show_them_and_what_is_ours() -> None:
    assert (PRICE["ad_radio"], PRICE["imp_cables"], PRICE["stand_red"]) == (5, 3, 1) and PRICE["imp_lights"] <= 2
    assert {tile for tile in IMPROVEMENTS if IMPROVEMENTS[tile].need} <= KNOWN
    assert "imp_trunk" not in KNOWN and set(ADS) <= KNOWN <= set(PRICE)
