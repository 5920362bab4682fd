"""A samba circle: harmony between neighbours, and whether four marks can be met."""

from collections.abc import Sequence
from itertools import product
from typing import Final

from pygames.roda_de_samba.data import COLOUR, COLOURS, INSTRUMENT, INSTRUMENTS, NUMBER, SAMBISTS, Sambist
from pygames.roda_de_samba.state import Cards, Circle

_FAMILY: Final = {colour: tuple(name for name in INSTRUMENTS if INSTRUMENTS[name] == colour) for colour in COLOURS}


def in_harmony(one: Cards, other: Cards) -> bool:
    """Tell whether two neighbouring stacks agree in colour or share a number; a gap disturbs nobody (RS11, RS12)."""
    if not one or not other or COLOUR[one[0]] == COLOUR[other[0]]:
        return True
    numbers = [NUMBER[card] for card in one]
    return any(NUMBER[card] in numbers for card in other)


def crossed(circle: Circle) -> tuple[int, ...]:
    """Return the spaces whose stack crosses the next one's, the last space being next to the first (RS10)."""
    return tuple(space for space, stack in enumerate(circle) if not in_harmony(stack, circle[space - len(circle) + 1]))


def counts_of(circle: Circle, borrowed: str | None) -> dict[str, int]:
    """Count the cards of each instrument played, one more for the instrument that the sambist in charge brings (RS15)."""
    counts = {INSTRUMENT[stack[0]]: len(stack) for stack in circle if stack}
    if borrowed is not None:
        counts[borrowed] = counts.get(borrowed, 0) + 1
    return counts


def missing(counts: dict[str, int], sambist: Sambist) -> int:
    """Return how many of a sambist's four marks stay empty at best, each card filling one (RS14).

    Named instruments are served first: nothing else can serve them, and what they leave serves any colour. Pairs are
    tried in every way.
    """
    left, short = counts, 0
    if sambist.named:
        left = dict(counts)
        for name in sambist.named:
            if left.get(name):
                left[name] -= 1
            else:
                short += 1
    if not sambist.pairs:
        return short + _colours_short(left, sambist.colours)
    return short + min(
        _pairs_short(left, choice, sambist.colours)
        for choice in product(*[_FAMILY[colour] for colour in sambist.pairs])
    )


def _colours_short(left: dict[str, int], colours: Sequence[str]) -> int:
    short = 0
    for colour in COLOURS:
        need = colours.count(colour)
        if need:
            for name in _FAMILY[colour]:
                need -= left.get(name, 0)
            if need > 0:
                short += need
    return short


def _pairs_short(left: dict[str, int], choice: Sequence[str], colours: Sequence[str]) -> int:
    left, short = dict(left), 0
    for name in choice:
        held = min(2, left.get(name, 0))
        short += 2 - held
        left[name] = left.get(name, 0) - held
    return short + _colours_short(left, colours)


def invitable(circle: Circle, in_charge: str | None, names: Sequence[str]) -> list[str]:
    """Return those of some sambists whose marks a circle meets, with the help of whoever is in charge (RS13-RS18)."""
    benefit = SAMBISTS[in_charge].benefit if in_charge else ""
    counts = counts_of(circle, benefit[2:] if benefit.startswith("i:") else None)
    if benefit not in ("any", "fem"):
        return [name for name in names if not missing(counts, SAMBISTS[name])]
    helped = [(name, SAMBISTS[name]) for name in names]
    return [name for name, who in helped if missing(counts, who) <= (benefit == "any" or who.female)]
