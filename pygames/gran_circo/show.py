"""A show: the best row of a cast, and its score line by line."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from pygames.core import Line
from pygames.gran_circo.data import (
    ACT,
    ADS,
    CONSOLATION,
    IMPROVEMENTS,
    MARKS,
    ORDER,
    STAND_POINTS,
    STARS,
    Tile,
)
from pygames.gran_circo.state import Kept, Tiles

_LEFT: Final = {tile: int("L" in marks) for tile, marks in MARKS.items()}
_RIGHT: Final = {tile: int("R" in marks) for tile, marks in MARKS.items()}


def duets(tiles: Sequence[Tile]) -> int:
    """Return how many duets a cast makes in its best row (GCR45, GC13).

    Each duet joins a right half to a left one, so there are no more than of either; a row of tiles that all have both
    halves ends in a half that joins nothing, whichever way it is laid.
    """
    marked = [tile for tile in tiles if MARKS[tile]]
    both = sum([len(MARKS[tile]) == 2 for tile in marked])
    least = min(sum([_LEFT[tile] for tile in marked]), sum([_RIGHT[tile] for tile in marked]))
    return least - 1 if least and both == len(marked) else least


def in_row(tiles: Sequence[Tile]) -> Tiles:
    """Lay a cast in a row with as many duets as it can make; the same cast always lies the same way."""
    held = sorted(tiles, key=ORDER.__getitem__)
    rights = [tile for tile in held if MARKS[tile] == "R"]
    lefts = [tile for tile in held if MARKS[tile] == "L"]
    both = [tile for tile in held if MARKS[tile] == "LR"]
    row = [*rights[:1], *both, *lefts[:1]]
    for right, left in zip(rights[1:], lefts[1:], strict=False):
        row += [right, left]
    rest = min(len(rights), len(lefts)) if rights and lefts else 1
    # What finds no partner stands apart, plain tiles last.
    row += rights[rest:] + lefts[rest:] + [tile for tile in held if not MARKS[tile]]
    return tuple(row)


def joined(row: Sequence[Tile]) -> tuple[int, ...]:
    """Return the places of a row whose tile makes a duet with the next one (GCR46)."""
    return tuple([place for place in range(len(row) - 1) if _RIGHT[row[place]] and _LEFT[row[place + 1]]])


def measures(kept: Kept) -> dict[str, int]:
    """Count what the special improvements ask for (GCR58-GCR63, GC26)."""
    stars = [STARS[tile] for tile in kept.cast]
    return {
        "stands": len(kept.stands),
        "three_stars": stars.count(3),
        "duets": duets(kept.cast),
        "acts": len(stars),
        "two_stars": stars.count(2),
        "stars": sum(stars),
    }


class Item(NamedTuple):
    """One line of a show's score: what brings the points, the tile if it is one, how many count, the points."""

    key: str
    tile: str
    have: int
    points: int


@lru_cache(maxsize=8192)
def items_of(kept: Kept) -> tuple[Item, ...]:
    """Score one circus's show, item by item (GCR43-GCR52)."""
    found = measures(kept)
    items = [Item("stars", "", found["acts"], found["stars"])]
    if found["duets"]:
        items.append(Item("duets", "", found["duets"], found["duets"]))
    for tile in kept.ads:
        points, stars, *_ = ADS[tile]
        count = sum([STARS[other] == stars for other in kept.cast])
        items.append(Item("ad", tile, count, points or count))
    acts = {ACT[tile] for tile in kept.cast}
    for tile in kept.improvements:
        act, points, need, least = IMPROVEMENTS[tile]
        if need:
            items.append(Item("special", tile, found[need], points if found[need] >= least else CONSOLATION))
        else:
            items.append(Item("improvement", tile, int(act in acts), points if act in acts else 0))
    if kept.stands:
        items.append(Item("stands", "", len(kept.stands), STAND_POINTS[len(kept.stands)]))
    return tuple(items)


def lines_of(seat: int, show: int, kept: Kept) -> list[Line]:
    """Return the score of a seat's show, 1 or 2, as lines."""
    return [
        Line(seat, item.key, {"show": show, "tile": item.tile, "count": item.have, "money": kept.money}, item.points)
        for item in items_of(kept)
    ]


@lru_cache(maxsize=8192)
def points_of(kept: Kept) -> int:
    """Return what a show would score."""
    return sum([item.points for item in items_of(kept)])
