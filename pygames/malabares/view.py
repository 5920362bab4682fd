"""What one seat, or the whole table, may know of a game of Malabares (MB21)."""

from typing import NamedTuple

from pygames.malabares.data import OBJECT, PERIODS, PIOLIN_POINTS, PIOLIN_UNWANTED
from pygames.malabares.scoring import brick_winner, result
from pygames.malabares.state import PASS, BySeat, Cards, Play, Result, State


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
        worth = result(kit, show, dark, light, floors[seat]).total
        meter = _meter(state, seat)
    return View(
        phase,
        show,
        1 + sum([len(cards) for cards in floors]),
        PERIODS[show],
        kit.seats,
        kit.special,
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
        tuple([count + len(cards) for count, cards in zip(hidden, lights, strict=True)]),
        lights,
        floors,
        air,
        aside,
        thrown,
        order,
        order[-1 - len(air) : -1] if order else (),
        follow,
        kit.passed,
        bared,
        voids,
        shown,
        results,
        tuple([sum([row[s].total for row in results]) for s in range(kit.seats)]),
        brick_winner(state),
    )


def _meter(state: State, seat: int) -> Piolin | None:
    dark, light, floor = state.dark[seat], state.light[seat], state.floor[seat]
    owned = dark + light + floor
    if state.scene.kit.special not in owned:
        return None
    unwanted = PIOLIN_UNWANTED[PERIODS[state.scene.show]]
    return Piolin(
        len(dark),
        sum(OBJECT[card] == unwanted for card in owned),
        any(OBJECT[card] == unwanted for card in floor),
        PIOLIN_POINTS * len(owned),
    )
