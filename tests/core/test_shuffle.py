"""Shuffles that are the same for ever, and even."""

from collections import Counter
from random import Random

from pygames.core import picked, shuffled

GOLDEN_SHUFFLE = (5, 9, 0, 1, 3, 7, 8, 2, 6, 4)
GOLDEN_PICKS = "ddfhcfefhbgd"


def test_the_sequence_of_a_seed_never_changes() -> None:
    rng = Random(2024)
    assert shuffled(range(10), rng) == GOLDEN_SHUFFLE
    assert "".join(picked("abcdefgh", rng) for _ in range(12)) == GOLDEN_PICKS


def test_a_shuffle_keeps_its_items_and_leaves_the_source_alone() -> None:
    items = ["a", "b", "b", "c"]
    drawn = shuffled(items, Random(3))
    assert sorted(drawn) == items == ["a", "b", "b", "c"] and isinstance(drawn, tuple)
    assert shuffled((), Random(1)) == () and shuffled("x", Random(1)) == ("x",)


def test_every_order_is_equally_likely() -> None:
    rng, rounds = Random(7), 24_000
    counts = Counter(shuffled("abcd", rng) for _ in range(rounds))
    expected = rounds / 24
    assert len(counts) == 24
    # 23 degrees of freedom: 49.7 is the one in a thousand.
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 49.7


def test_every_pick_is_equally_likely() -> None:
    rng, rounds = Random(8), 12_000
    counts = Counter(picked("abcdef", rng) for _ in range(rounds))
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 20.5 and len(counts) == 6


def test_a_shuffle_uses_one_number_for_each_item_but_the_first() -> None:
    used, same = Random(9), Random(9)
    shuffled(range(6), used)
    for _ in range(5):
        same.random()
    assert used.random() == same.random()
