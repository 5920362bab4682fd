"""States a seat cannot tell from the real one: unseen acts dealt anew so that everybody earned what they were paid."""

from collections.abc import Sequence
from random import Random

from pygames.core import CHANCE, shuffled
from pygames.gran_circo.course import income_of
from pygames.gran_circo.data import KINDS, SUPPLIES, Tile, acts_for
from pygames.gran_circo.moves import in_order
from pygames.gran_circo.state import DEAL, OVER, Scene, State, Tiles
from pygames.gran_circo.view import View

# How often an exchange that makes things worse is kept, so that no dead end holds the search.
_ASTRAY = 0.05


def determinize(view: View, rng: Random) -> State:
    """Return a state that looks the same to the seat of the view; raise `ValueError` for the whole table's view."""
    if view.me is None:
        raise ValueError("only a seat can determinize")
    hands, acts = _dealt(view, rng)
    ads, stands, improvements = [shuffled(_left(view, place), rng) for place in range(len(KINDS))]
    scene = Scene(
        view.seats, view.circuses, view.round, view.start, acts, ads, stands, improvements, view.incomes, view.shows
    )
    turn = () if view.phase == OVER else (CHANCE if view.turn is None else view.turn,)
    return State(
        scene, view.phase, turn, view.step, hands, view.revealed, view.partners, view.money, view.markings,
        view.protected, view.casts, view.union, view.ring, view.outside, view.ads, view.stands, view.improvements,
        view.passed,
    )  # fmt: skip


def _left(view: View, place: int) -> Tiles:
    """Return the tiles of a kind that nobody has seen."""
    if view.phase == DEAL:
        return ()
    tents = (view.ads, view.stands, view.improvements)[place]
    seen = [*view.ring[place], *view.outside[place], *sum(tents, ())]
    for show in view.shows[:1]:  # its advertisements and stands have left the game
        seen += sum([(kept.ads, kept.stands, ())[place] for kept in show], ())
    left = list(SUPPLIES[KINDS[place]])
    for tile in seen:
        left.remove(tile)
    return tuple(left)


def _dealt(view: View, rng: Random) -> tuple[tuple[Tiles, ...], Tiles]:
    """Deal the unseen acts to the hands of others and the piles."""
    if view.phase == DEAL:
        return ((),) * view.circuses, ()
    seen = {*view.hand, *view.union, *sum(view.markings, ()), *sum(view.casts, ())}
    pool = list(shuffled([tile for tile in acts_for(view.circuses) if tile not in seen], rng))
    spots, start = [], 0
    for circus in range(view.circuses):
        count = 0 if circus == view.me else view.hands[circus]
        spots.append(range(start, start + count))
        start += count
    if start:
        _pay(view, pool, spots, rng)
    hands = [
        view.hand if circus == view.me else in_order([pool[p] for p in spots[circus]])
        for circus in range(view.circuses)
    ]
    return tuple(hands), tuple(pool[start:])


def _pay(view: View, pool: list[Tile], spots: Sequence[range], rng: Random) -> None:
    """Exchange tiles until every hand, with what it has revealed, earned what its seat was paid.

    The start is a random deal and each exchange is random, so that hands stay as likely as their sums allow.
    """
    wrong = _wrong(view, pool, spots)
    while wrong:
        seat = rng.choice([s for s in range(view.seats) if spots[s] and not _earned(view, pool, spots, s)])
        one, other = rng.choice(spots[seat]), int(rng.random() * len(pool))
        pool[one], pool[other] = pool[other], pool[one]
        now = _wrong(view, pool, spots)
        if now <= wrong or rng.random() < _ASTRAY:
            wrong = now
        else:
            pool[one], pool[other] = pool[other], pool[one]


def _wrong(view: View, pool: Sequence[Tile], spots: Sequence[range]) -> int:
    return sum([_gap(view, pool, spots, seat) for seat in range(view.seats) if spots[seat]])


def _earned(view: View, pool: Sequence[Tile], spots: Sequence[range], seat: int) -> bool:
    return not _gap(view, pool, spots, seat)


def _gap(view: View, pool: Sequence[Tile], spots: Sequence[range], seat: int) -> int:
    """Return by how much a seat's acts of this round miss what it was paid."""
    tiles = (*view.revealed[seat], *[pool[place] for place in spots[seat]])
    return abs(income_of(tiles) - view.incomes[seat])
