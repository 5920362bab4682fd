"""What one seat, or the whole table, may know of a game of Gran Circo (GC2)."""

from typing import Final, NamedTuple

from pygames.gran_circo.course import tent_of
from pygames.gran_circo.rules import left_over
from pygames.gran_circo.show import Item, items_of, points_of
from pygames.gran_circo.state import BySeat, Kept, State, Tiles

_new: Final = tuple.__new__


class View(NamedTuple):
    """One seat's knowledge; `me` is None for what everybody at the table sees.

    `hand` is the seat's own; `hands` counts the acts each circus still holds. `left` counts the partners still to be
    had, `stock` the face-down tiles: acts, advertisements, stands, improvements. `given` are the items of the shows
    given; by seat, `points` what they brought, `items` and `projected` what a show would bring now. All else lies open
    on the table, as in `State`.
    """

    phase: str
    turn: int | None
    me: int | None
    seats: int
    circuses: int
    round: int
    start: int
    step: int
    incomes: tuple[int, ...]
    hand: Tiles
    hands: tuple[int, ...]
    revealed: BySeat
    partners: tuple[tuple[str, ...], ...]
    left: tuple[int, ...]
    money: tuple[int, ...]
    markings: BySeat
    protected: Tiles
    casts: BySeat
    union: Tiles
    ring: BySeat
    outside: BySeat
    ads: BySeat
    stands: BySeat
    improvements: BySeat
    passed: tuple[int, ...]
    stock: tuple[int, ...]
    shows: tuple[tuple[Kept, ...], ...]
    given: tuple[tuple[tuple[Item, ...], ...], ...]
    points: tuple[int, ...]
    items: tuple[tuple[Item, ...], ...]
    projected: tuple[int, ...]


def view(state: State, seat: int | None) -> View:
    """Show a state to one seat, or with None to everybody (GC2)."""
    scene, phase, turn, step, hands, revealed, partners, money, markings, protected, casts, union, *rest = state
    ring, outside, ads, stands, improvements, passed = rest
    seats = range(scene.seats)
    tents = [tent_of(state, s) for s in seats]
    return _new(
        View,
        (
            phase,
            turn[0] if turn and turn[0] >= 0 else None,
            seat,
            scene.seats,
            scene.circuses,
            scene.round,
            scene.start,
            step,
            scene.incomes,
            () if seat is None else hands[seat],
            tuple([len(hand) for hand in hands]),
            revealed,
            partners,
            left_over(state),
            money,
            markings,
            protected,
            casts,
            union,
            ring,
            outside,
            ads,
            stands,
            improvements,
            passed,
            (len(scene.acts), len(scene.ads), len(scene.stands), len(scene.improvements)),
            scene.shows,
            tuple([tuple([items_of(kept) for kept in show]) for show in scene.shows]),
            tuple([sum([points_of(show[s]) for show in scene.shows]) for s in seats]),
            tuple([items_of(tent) for tent in tents]),
            tuple([points_of(tent) for tent in tents]),
        ),
    )
