"""A samba circle: harmony between neighbours, and whether four marks can be met."""

from collections.abc import Sequence
from itertools import product
from typing import Final, NamedTuple

from pygames.roda_de_samba.data import COLOUR, COLOURS, INSTRUMENT, INSTRUMENTS, NUMBER, SAMBISTS, Sambist
from pygames.roda_de_samba.state import Cards, Circle

_FAMILY: Final = {colour: tuple(name for name in INSTRUMENTS if INSTRUMENTS[name] == colour) for colour in COLOURS}


class Marks(NamedTuple):
    """A sambist's marks of one colour: all of them, the named instruments, and how many are pairs."""

    colour: str
    total: int
    named: tuple[str, ...]
    pairs: int


def _marks_of(sambist: Sambist) -> tuple[Marks, ...]:
    marks = []
    for colour in COLOURS:
        named = tuple(name for name in sambist.named if INSTRUMENTS[name] == colour)
        pairs = sambist.pairs.count(colour)
        total = len(named) + sambist.colours.count(colour) + 2 * pairs
        if total:
            marks.append(Marks(colour, total, named, pairs))
    return tuple(marks)


MARKS: Final = {name: _marks_of(sambist) for name, sambist in SAMBISTS.items()}


def in_harmony(one: Cards, other: Cards) -> bool:
    """Tell whether two neighbouring stacks agree in colour or share a number; a gap disturbs nobody (RS11, RS12)."""
    if not one or not other or COLOUR[one[0]] == COLOUR[other[0]]:
        return True
    numbers = [NUMBER[card] for card in one]
    return any(NUMBER[card] in numbers for card in other)


def crossed(circle: Circle) -> tuple[int, ...]:
    """Return the spaces whose stack crosses the next one's, the last space being next to the first (RS10)."""
    size = len(circle)
    return tuple([space for space in range(size) if not in_harmony(circle[space], circle[space + 1 - size])])


def counts_of(circle: Circle, borrowed: str | None) -> dict[str, int]:
    """Count the cards of each instrument played, one more for the one that the sambist in charge brings (RS15)."""
    counts = {INSTRUMENT[stack[0]]: len(stack) for stack in circle if stack}
    if borrowed is not None:
        counts[borrowed] = counts.get(borrowed, 0) + 1
    return counts


def missing(counts: dict[str, int], name: str) -> int:
    """Return how many of a sambist's four marks stay empty at best, each card filling one (RS14).

    Every mark belongs to one colour, so the colours do not compete. Within a colour the named instruments are served
    first: nothing else can serve them, and what they leave serves any mark of the colour. Pairs are tried in every way.
    """
    short = 0
    for colour, total, named, pairs in MARKS[name]:
        family = _FAMILY[colour]
        if pairs:
            left = {instrument: counts.get(instrument, 0) for instrument in family}
            short += min(_with_pairs(dict(left), named, choice, total) for choice in product(family, repeat=pairs))
        else:
            met = sum([1 for instrument in named if counts.get(instrument)])
            free = sum([counts.get(instrument, 0) for instrument in family]) - met
            short += len(named) - met + max(0, total - len(named) - free)
    return short


def _with_pairs(left: dict[str, int], named: Sequence[str], choice: Sequence[str], total: int) -> int:
    met = 0
    for instrument, wanted in (*[(instrument, 1) for instrument in named], *[(instrument, 2) for instrument in choice]):
        taken = min(wanted, left[instrument])
        left[instrument] -= taken
        met += taken
    loose = total - len(named) - 2 * len(choice)
    return total - met - min(loose, sum(left.values()))


def invitable(circle: Circle, in_charge: str | None, names: Sequence[str]) -> list[str]:
    """Return those of some sambists whose marks a circle meets, with the help of whoever is in charge (RS13-RS18)."""
    benefit = SAMBISTS[in_charge].benefit if in_charge else ""
    counts = counts_of(circle, benefit[2:] if benefit.startswith("i:") else None)
    helps = benefit in ("any", "fem")
    if sum(counts.values()) + helps < 4:
        return []
    held = dict.fromkeys(COLOURS, 0)
    for instrument, count in counts.items():
        held[INSTRUMENTS[instrument]] += count
    found = []
    for name in names:
        wild = int(helps and (benefit == "any" or SAMBISTS[name].female))
        # Too few cards of the colours is soon seen; only the rest is matched mark by mark.
        lacking = 0
        for colour, total, _, _ in MARKS[name]:
            if held[colour] < total:
                lacking += total - held[colour]
        if lacking <= wild and missing(counts, name) <= wild:
            found.append(name)
    return found
