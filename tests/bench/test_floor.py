"""The floor must play a real game, else ratios to it mean nothing."""

from collections import Counter
from random import Random

import pytest
from floor import CrazyEights, play

SEATS = (2, 3, 4, 6)


def cards(game: CrazyEights) -> list[int]:
    """Return every card of the game, wherever it is."""
    return sorted([*game.stock, *game.pile, *(card for hand in game.hands for card in hand)])


def walk(seats: int, seed: int) -> list[int]:
    """Play one random game, checking each step; return its actions."""
    rng = Random(seed)
    game = CrazyEights(rng, seats)
    actions = []
    while not game.over:
        offered = game.legal()
        assert len(set(offered)) == len(offered) > 0
        actions.append(offered[int(rng.random() * len(offered))])
        game.apply(actions[-1])
        assert cards(game) == list(range(52))
    assert sum(game.scores()) == pytest.approx(1)
    return actions


def middle(seed: int) -> CrazyEights:
    """Return a game of four after twelve moves."""
    rng = Random(seed)
    game = CrazyEights(rng)
    for _ in range(12):
        game.apply(game.legal()[0])
    return game


@pytest.mark.parametrize("seats", SEATS)
def test_games_end_with_every_card_in_place(seats: int) -> None:
    lengths = [len(walk(seats, seed)) for seed in range(50)]
    assert min(lengths) > 1 and max(lengths) < 100 * 6


def test_a_seed_gives_the_same_game_again() -> None:
    assert walk(4, 3) == walk(4, 3) != walk(4, 4)
    assert play(Random(3)) == len(walk(4, 3))


def test_only_matching_cards_and_eights_may_be_laid() -> None:
    game = middle(1)
    for action in (action for action in game.legal() if action < 52):
        assert action // 4 == game.rank or action % 4 == game.suit


def test_a_clone_shares_nothing() -> None:
    game = middle(1)
    before = game.view(game.seat)
    twin = game.clone()
    while not twin.over:
        twin.apply(twin.legal()[-1])
    assert game.view(game.seat) == before != twin.view(game.seat)


def test_a_view_does_not_change_with_what_is_hidden() -> None:
    game = middle(2)
    view = game.view(1)
    worlds = [game.determinize(1, Random(seed)) for seed in range(20)]
    assert all(world.view(1) == view for world in worlds)
    assert len({tuple(world.hands[2]) for world in worlds}) > 10


def test_a_determinized_world_keeps_counts_and_cards() -> None:
    game = middle(2)
    world = game.determinize(0, Random(1))
    assert world.hands[0] == game.hands[0] and world.pile == game.pile
    assert list(map(len, world.hands)) == list(map(len, game.hands))
    assert Counter(cards(world)) == Counter(range(52))
