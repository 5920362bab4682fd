"""Shuffling on top of `Random.random()`, whose sequence Python keeps the same in every version."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def shuffled(items: Sequence[T], rng: Random) -> tuple[T, ...]:
    """Return the items in random order, every order equally likely."""
    pool = list(items)
    draw = rng.random
    for last in range(len(pool) - 1, 0, -1):
        other = int(draw() * (last + 1))
        pool[last], pool[other] = pool[other], pool[last]
    return tuple(pool)


def picked(items: Sequence[T], rng: Random) -> T:
    """Return one item, every place equally likely."""
    return items[int(rng.random() * len(items))]
