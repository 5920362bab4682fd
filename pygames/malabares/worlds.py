"""States a seat cannot tell from the real one, every possible deal of the hidden cards equally likely."""

from collections.abc import Sequence
from itertools import combinations, product
from math import factorial, prod
from random import Random
from typing import TypeAlias

from pygames.core import CHANCE, picked, shuffled
from pygames.malabares.data import OBJECT, SUITS, Kit, deck_of, kit_for
from pygames.malabares.moves import by_rank
from pygames.malabares.state import DEAL, OVER, BySeat, Cards, Scene, State
from pygames.malabares.view import View

# The weight of a deal by suits, who holds the special card, and how many knives and torches each seat holds.
Choice: TypeAlias = tuple[float, int, Sequence[int], Sequence[int]]


def determinize(view: View, rng: Random) -> State:
    """Return a state that looks the same to the seat of the view; raise `ValueError` for the whole table's view."""
    if view.me is None:
        raise ValueError("only a seat can determinize")
    kit = kit_for(view.seats, view.special)
    none: BySeat = ((),) * kit.seats
    if view.phase == DEAL:
        dark, passed = none, none
    elif view.show == 1:
        dark, passed = _second_show(view, kit, view.me, rng)
    else:
        dark, passed = _first_show(view, kit, view.me, rng)
    turn = () if view.phase == OVER else (CHANCE if view.turn is None else view.turn,)
    scene = Scene(kit, view.show, view.aside, passed, view.shown, view.results)
    return State(
        scene, view.phase, turn, view.leader, dark, view.caught, view.floor, view.air, view.thrown, view.follow,
        view.order, view.bared, view.voids,
    )  # fmt: skip


def _is_before_throws(view: View) -> bool:
    return view.phase in ("pass", "swap")


def _bared_by(view: View, seat: int) -> Cards:
    return tuple([card for thrower, card in view.bared if thrower == seat])


def _own(view: View) -> Cards:
    return by_rank(view.dark + view.given) if _is_before_throws(view) else view.dark


def _first_show(view: View, kit: Kit, me: int, rng: Random) -> tuple[BySeat, BySeat]:
    dark = tuple(row.dark for row in view.results[-1]) if view.phase == OVER else _deal_hidden(view, kit, me, rng)
    passed: list[Cards] = []
    for seat in range(kit.seats):
        if seat == me:
            passed.append(view.given)
        elif _is_before_throws(view):
            passed.append(_some(dark[seat], kit, rng) if seat < (view.turn or 0) else ())
        elif seat == (me - 1) % kit.seats:
            passed.append(view.received)
        else:
            left = (seat + 1) % kit.seats
            passed.append(_some(by_rank(dark[left] + _bared_by(view, left)), kit, rng))
    return dark, tuple(passed)


def _some(cards: Cards, kit: Kit, rng: Random) -> Cards:
    return by_rank(shuffled(cards, rng)[: kit.passed])


def _deal_hidden(view: View, kit: Kit, me: int, rng: Random) -> BySeat:
    """Deal the cards nobody has shown to the other seats, keeping what was given in place and voids void."""
    seen = {*view.dark, *view.given, *view.air, *view.aside, *(card for _, card in view.thrown)}
    for row in (*view.caught, *view.floor):
        seen.update(row)
    fixed: list[Cards] = [()] * kit.seats
    if not _is_before_throws(view):
        left = (me + 1) % kit.seats
        fixed[left] = tuple(card for card in view.given if card not in _bared_by(view, left))
    pool = tuple(card for card in deck_of(kit) if card not in seen)
    needs = [0 if seat == me else view.hidden[seat] - len(fixed[seat]) for seat in range(kit.seats)]
    rows = _by_voids(pool, needs, view.voids, rng) if any(view.voids) else _by_slices(shuffled(pool, rng), needs)
    return tuple(_own(view) if seat == me else by_rank(fixed[seat] + rows[seat]) for seat in range(kit.seats))


def _by_slices(pool: Cards, needs: Sequence[int]) -> list[Cards]:
    rows, start = [], 0
    for need in needs:
        rows.append(pool[start : start + need])
        start += need
    return rows


def _by_voids(pool: Cards, needs: Sequence[int], voids: BySeat, rng: Random) -> list[Cards]:
    # First how many of each suit a seat holds, weighted by the number of deals that look so; then which ones.
    suits = [shuffled([card for card in pool if OBJECT[card] == suit], rng) for suit in SUITS]
    special = tuple(card for card in pool if OBJECT[card] not in SUITS)
    choices: list[Choice] = []
    for holder in range(len(needs)) if special else (-1,):
        rest = [need - (seat == holder) for seat, need in enumerate(needs)]
        if min(rest) < 0:
            continue
        limits = [range(_least(rest[s], voids[s]), _most(rest[s], voids[s]) + 1) for s in range(len(needs))]
        for knives in product(*limits):
            if sum(knives) == len(suits[0]):
                torches = [count - held for count, held in zip(rest, knives, strict=True)]
                deals = 1 / prod(factorial(count) for count in (*knives, *torches))
                choices.append((deals, holder, knives, torches))
    _, chosen, *counts = _weighted(choices, rng)
    pairs = zip(_by_slices(suits[0], counts[0]), _by_slices(suits[1], counts[1]), strict=True)
    return [one + other + (special if seat == chosen else ()) for seat, (one, other) in enumerate(pairs)]


def _least(count: int, voids: Cards) -> int:
    return count if "torch" in voids else 0


def _most(count: int, voids: Cards) -> int:
    return 0 if "knife" in voids else count


def _weighted(choices: Sequence[Choice], rng: Random) -> Choice:
    point = rng.random() * sum(choice[0] for choice in choices)
    for choice in choices:
        point -= choice[0]
        if point < 0:
            return choice
    return choices[-1]


def _second_show(view: View, kit: Kit, me: int, rng: Random) -> tuple[BySeat, BySeat]:
    """All hands were displayed after the first show: only the passes are unknown, each independent of the others."""
    seats = range(kit.seats)
    if _is_before_throws(view):
        chosen = [seat != me and seat < (view.turn or 0) for seat in seats]
        passed = [_some(view.shown[seat], kit, rng) if chosen[seat] else () for seat in seats]
        passed[me] = view.given
        return view.shown, tuple(passed)
    passed = [() if seat in (me, (me - 1) % kit.seats) else picked(_passes(view, kit, seat), rng) for seat in seats]
    passed[me], passed[me - 1] = view.given, view.received
    return tuple([_left_over(view, passed, seat) for seat in seats]), tuple(passed)


def _passes(view: View, kit: Kit, seat: int) -> list[Cards]:
    """List what a seat can have passed, by what it and its left neighbour have thrown and shown to miss."""
    left = (seat + 1) % kit.seats
    own_bared, left_bared, shown = _bared_by(view, seat), _bared_by(view, left), view.shown[seat]
    if view.phase == OVER:
        arrived = left_bared + view.results[-1][left].dark
        return [tuple([card for card in shown if card in arrived])]
    voids, left_voids = view.voids[seat], view.voids[left]
    kept = [card for card in shown if card not in own_bared]
    must = [card for card in kept if card in left_bared or OBJECT[card] in voids]
    may = [card for card in kept if card not in must and OBJECT[card] not in left_voids]
    return [by_rank((*must, *more)) for more in combinations(may, kit.passed - len(must))]


def _left_over(view: View, passed: Sequence[Cards], seat: int) -> Cards:
    held = [card for card in view.shown[seat] if card not in passed[seat]] + list(passed[seat - 1])
    bared = _bared_by(view, seat)
    return by_rank([card for card in held if card not in bared])
