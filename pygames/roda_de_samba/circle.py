"""A samba circle: harmony between neighbours, and whether four marks can be met."""

from collections.abc import Sequence
from functools import lru_cache
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


# Circles change seldom and never in place: what has been found of one serves views, moves and searches again.
@lru_cache(maxsize=4096)
def crossed(circle: Circle) -> tuple[int, ...]:
    """Return the spaces whose stack crosses the next one's, the last space being next to the first (RS10)."""
    size = len(circle)
    return tuple([space for space in range(size) if not in_harmony(circle[space], circle[space + 1 - size])])


class Played(NamedTuple):
    """What lies in a circle, for matching: cards by instrument and by colour."""

    counts: dict[str, int]
    held: dict[str, int]


def played(circle: Circle, borrowed: str | None) -> Played:
    """Count the cards of each instrument played, and the one that the sambist in charge brings (RS15, RS16)."""
    counts: dict[str, int] = {}
    held = dict.fromkeys(COLOURS, 0)
    for stack in circle:
        if stack:
            counts[INSTRUMENT[stack[0]]] = len(stack)
            held[COLOUR[stack[0]]] += len(stack)
    return Played(counts, held) if borrowed is None else more(Played(counts, held), borrowed)


def more(circle: Played, instrument: str, count: int = 1) -> Played:
    """Return what lies in a circle with some more cards of an instrument."""
    counts, held = dict(circle.counts), dict(circle.held)
    counts[instrument] = counts.get(instrument, 0) + count
    held[INSTRUMENTS[instrument]] += count
    return Played(counts, held)


def missing(circle: Played, name: str, most: int = 4) -> int:
    """Return how many of a sambist's four marks stay empty at best, each card filling one; past `most` it stops (RS14).

    Every mark belongs to one colour, so the colours do not compete. Within a colour the named instruments are served
    first: nothing else can serve them, and what they leave serves any mark of the colour. Pairs are tried in every way.
    """
    counts, held = circle
    short = 0
    for colour, total, named, pairs in MARKS[name]:
        have = held[colour]
        if pairs:
            family = _FAMILY[colour]
            short += min(
                [_with_pairs(counts, family, named, choice, total) for choice in product(family, repeat=pairs)]
            )
        elif named:
            met = 0
            for instrument in named:
                met += instrument in counts
            loose = total - len(named) - have + met
            short += len(named) - met + (loose if loose > 0 else 0)
        elif have < total:
            short += total - have
        if short > most:
            return short
    return short


def _with_pairs(
    counts: dict[str, int], family: Sequence[str], named: Sequence[str], choice: Sequence[str], total: int
) -> int:
    left = {instrument: counts.get(instrument, 0) for instrument in family}
    met = 0
    for instrument, wanted in (*[(instrument, 1) for instrument in named], *[(instrument, 2) for instrument in choice]):
        taken = min(wanted, left[instrument])
        left[instrument] -= taken
        met += taken
    loose = total - len(named) - 2 * len(choice)
    return total - met - min(loose, sum(left.values()))


@lru_cache(maxsize=4096)
def invitable(circle: Circle, in_charge: str | None, names: tuple[str, ...]) -> tuple[str, ...]:
    """Return those of some sambists whose marks a circle meets, with the help of whoever is in charge (RS13-RS18)."""
    benefit = SAMBISTS[in_charge].benefit if in_charge else ""
    if sum(map(len, circle)) + bool(benefit) < 4:  # every mark takes a card of its own
        return ()
    if benefit not in ("any", "fem"):
        on_table = played(circle, benefit[2:] if benefit.startswith("i:") else None)
        return tuple([name for name in names if not missing(on_table, name, 0)])
    on_table = played(circle, None)
    helped = [(name, int(benefit == "any" or SAMBISTS[name].female)) for name in names]
    return tuple([name for name, wild in helped if missing(on_table, name, wild) <= wild])
