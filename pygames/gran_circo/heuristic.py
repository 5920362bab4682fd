"""A simple player of Gran Circo: rivals get repeats and few stars, money goes where the shows gain most."""

from collections.abc import Sequence
from typing import Final

from pygames.gran_circo.data import ACT, ADS, IMPROVEMENTS, KIND, ORDER, ROUNDS, SHOWS, STARS, Tile
from pygames.gran_circo.moves import fee_of, price_of
from pygames.gran_circo.show import points_of
from pygames.gran_circo.state import (
    Action,
    Buy,
    Coin,
    Hire,
    Keep,
    Kept,
    Partner,
    Pass,
    Reveal,
    Scout,
    Send,
    Stay,
    Swap,
    Tiles,
)
from pygames.gran_circo.view import View

# What a coin saved is worth by round: it buys something later, and nothing after the last round.
_COIN: Final = (0.0, 0.75, 0.6, 0.4, 0.02)
# How the acts of a cast grow until the show that is next, by round.
_GROWTH: Final = (1.0, 1.7, 1.0, 1.25, 1.0)
# The chance that an act still missing, or a special condition, is there in time: in the next show and the last one.
_HOPE: Final = 0.3
_LATER: Final = 0.7
# A star a rival gains hurts less than one of our own gladdens.
_SPITE: Final = 0.5
# Partners whose worth cannot be seen yet.
_MANAGER: Final = 1.5
_UNION_TO_COME: Final = 1.4


def weigh(view: View, actions: Sequence[Action]) -> list[float]:
    """Rate each action by the points it brings the seat of this view; nought is to pass."""
    return [_worth(view, action) for action in actions]


def _worth(view: View, action: Action) -> float:
    me: int = view.me  # type: ignore[assignment]
    if isinstance(action, Buy):
        return _bought(view, me, action.tile) - price_of(*action) * _coin(view)
    if isinstance(action, Hire):
        return gain(view, me, (action.tile,)) - fee_of(*action) * _coin(view)
    if isinstance(action, Reveal):
        return -_SPITE * gain(view, action.marking, (action.tile,)) - _waste(view, me, action.tile)
    if isinstance(action, Scout):
        return gain(view, me, (action.tile,)) - 1.0
    if isinstance(action, Send):
        return -0.3 * STARS[action.tile]
    if isinstance(action, Swap):
        mine = [tile for tile in view.markings[me] if tile != action.give]
        return gain(view, me, (*mine, action.take)) - gain(view, me, view.markings[me])
    if isinstance(action, Keep):
        rest = [tile for tile in view.casts[me] if ACT[tile] != ACT[action.tile]]
        return float(points_of(tent(view, me, (*rest, action.tile)))) + 0.1 * STARS[action.tile]
    if isinstance(action, Partner):
        return _partner(view, me, action.partner)
    if isinstance(action, Coin):
        return _coin(view)
    return 0.0 if isinstance(action, Pass | Stay) else -1.0


def _coin(view: View) -> float:
    return _COIN[view.round]


def shows_left(view: View) -> int:
    """Return how many shows are still to come."""
    return len(SHOWS) - len(view.shows)


def tent(view: View, seat: int, cast: Tiles) -> Kept:
    """Return what would count for a seat with another cast."""
    order = tuple(sorted(cast, key=ORDER.__getitem__))
    return Kept(order, view.ads[seat], view.stands[seat], view.improvements[seat], 0)


def merged(cast: Sequence[Tile], new: Sequence[Tile]) -> Tiles:
    """Return a cast with new acts, of repeated ones the one with most stars."""
    best: dict[str, Tile] = {}
    for tile in (*cast, *new):
        old = best.get(ACT[tile])
        if old is None or STARS[tile] >= STARS[old]:
            best[ACT[tile]] = tile
    return tuple(best.values())


def gain(view: View, circus: int, new: Tiles) -> float:
    """Return what acts add to a circus's shows to come; the neutral circus gives none."""
    if circus >= view.seats:
        return 0.0
    cast = view.casts[circus]
    before = points_of(tent(view, circus, merged(cast, view.markings[circus] if view.phase == "reveal" else ())))
    waiting = view.markings[circus] if view.phase == "reveal" else ()
    after = points_of(tent(view, circus, merged(cast, (*waiting, *new))))
    return float(after - before) * shows_left(view)


def _waste(view: View, me: int, tile: Tile) -> float:
    """An act the Talent Scout could bring home is better not given away."""
    able = "scout" in view.partners[me] and len(view.markings[me]) < 3
    return 0.4 * gain(view, me, (tile,)) if able else 0.0


def _bought(view: View, me: int, tile: Tile) -> float:
    kind = KIND[tile]
    if kind == "imp":
        return _improved(view, me, tile)
    cast, now = view.casts[me], tent(view, me, view.casts[me])
    if kind == "ad":
        points, stars, *_ = ADS[tile]
        return points or sum(STARS[other] == stars for other in cast) * _GROWTH[view.round]
    with_it = now._replace(stands=(*now.stands, tile))
    # A stand also pays at the show, and the next one is worth more with it.
    paid = 2.0 * _COIN[3] if view.round <= SHOWS[0] else 0.0
    return points_of(with_it) - points_of(now) + paid + (0.5 if len(now.stands) < 4 else 0.0)


def _improved(view: View, me: int, tile: Tile) -> float:
    now = tent(view, me, view.casts[me])
    points = points_of(now._replace(improvements=(*now.improvements, tile))) - points_of(now)
    most = IMPROVEMENTS[tile].points
    hope = _HOPE * (ROUNDS - view.round)
    if tile in ("imp_canvas", "imp_sound"):  # a cast of four rounds has them
        hope = _LATER
    later = points + (most - points) * min(_LATER, hope)
    return later if shows_left(view) == 1 else points + (most - points) * hope / 3 + later


def _partner(view: View, me: int, partner: str) -> float:
    coin = _coin(view)
    if partner == "shareholder":
        best = max((gain(view, me, (tile,)) for tile in view.union), default=0.0)
        return max(best, _UNION_TO_COME * shows_left(view)) * 0.8
    if partner == "investor":
        outside = [tile for row in view.outside for tile in row]
        best = max((_bought(view, me, tile) - price_of(tile, "outside") * coin for tile in outside), default=0.0)
        return coin + max(0.0, 0.5 * best)
    if partner == "scout":
        gains = sorted((gain(view, me, (tile,)) for tile in view.hand), reverse=True)
        return max(0.0, gains[0] - 1.2 * shows_left(view)) + 0.3 if gains else 0.3
    return _MANAGER
