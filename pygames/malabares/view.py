"""What one seat, or the whole table, may know of a game of Malabares (MB21)."""

from typing import Final, NamedTuple

from pygames.malabares.data import OBJECT, PERIODS, PIOLIN_POINTS, PIOLIN_UNWANTED
from pygames.malabares.scoring import brick_winner, result
from pygames.malabares.state import OVER, PASS, BySeat, Cards, Play, Result, State

# A view is made at every look of every player: past the named tuple's own constructor it is faster.
_new: Final = tuple.__new__


class Piolin(NamedTuple):
    """What keeps an owner of the special card from the Piolin Move; `stuck` if an unwanted card has fallen."""

    hidden: int
    unwanted: int
    stuck: bool
    worth: int


class View(NamedTuple):
    """One seat's knowledge; `me` is None for what everybody at the table sees.

    `dark`, `light`, `given`, `received`, `worth` and `piolin` are the seat's own. By seat: `caught` are hand cards
    everybody saw taken, `voids` proved missing among hidden cards, `shown` displayed before the show. `bared` plays
    came from the hidden side.
    """

    phase: str
    show: int
    round: int
    period: str
    seats: int
    special: str
    leader: int
    turn: int | None
    me: int | None
    dark: Cards
    light: Cards
    given: Cards
    received: Cards
    worth: int | None
    piolin: Piolin | None
    hidden: tuple[int, ...]
    hands: tuple[int, ...]
    caught: BySeat
    floor: BySeat
    air: Cards
    aside: Cards
    thrown: tuple[Play, ...]
    order: tuple[Play, ...]
    catchers: tuple[Play, ...]
    follow: str | None
    passing: int
    bared: tuple[Play, ...]
    voids: BySeat
    shown: BySeat
    results: tuple[tuple[Result, ...], ...]
    totals: tuple[int, ...]
    winner: int | None


def view(state: State, seat: int | None) -> View:
    """Show a state to one seat, or with None to everybody (MB21)."""
    scene, phase, turn, leader, darks, lights, floors, air, thrown, follow, order, bared, voids = state
    kit, show, aside, passed, shown, results = scene
    seats, special = kit.seats, kit.special
    hidden = tuple([len(cards) for cards in darks])
    dark: Cards = ()
    light: Cards = ()
    given: Cards = ()
    received: Cards = ()
    worth, meter = None, None
    if seat is not None:
        dark, light, given = darks[seat], lights[seat], passed[seat]
        received = passed[seat - 1] if phase != PASS else ()
        if phase == PASS and given:
            dark = tuple([card for card in dark if card not in given])
        owned = dark + light + floors[seat]
        if special in owned:
            meter = _meter(owned, floors[seat], len(dark), PERIODS[show])
        worth = result(kit, show, dark, light, floors[seat]).total
    return _new(
        View,
        (
            phase,
            show,
            1 + sum([len(cards) for cards in floors]),
            PERIODS[show],
            seats,
            special,
            leader,
            turn[0] if turn and turn[0] >= 0 else None,
            seat,
            dark,
            light,
            given,
            received,
            worth,
            meter,
            hidden,
            tuple([hidden[s] + len(lights[s]) for s in range(seats)]),
            lights,
            floors,
            air,
            aside,
            thrown,
            order,
            order[-1 - len(air) : -1],
            follow,
            kit.passed,
            bared,
            voids,
            shown,
            results,
            tuple([sum([row[s].total for row in results]) for s in range(seats)]) if results else (0,) * seats,
            brick_winner(state) if phase == OVER else None,
        ),
    )


def _meter(owned: Cards, floor: Cards, hidden: int, period: str) -> Piolin:
    unwanted = PIOLIN_UNWANTED[period]
    stuck = any(OBJECT[card] == unwanted for card in floor)
    return Piolin(hidden, sum([OBJECT[card] == unwanted for card in owned]), stuck, PIOLIN_POINTS * len(owned))
