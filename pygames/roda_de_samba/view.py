"""What one seat, or the whole table, may know of a game of Roda de Samba (RS36)."""

from typing import Final, NamedTuple

from pygames.roda_de_samba.circle import crossed
from pygames.roda_de_samba.scoring import score_of
from pygames.roda_de_samba.state import BySeat, Cards, Circle, State

_new: Final = tuple.__new__


class View(NamedTuple):
    """One seat's knowledge; `me` is None for what everybody at the table sees.

    `hand` is the seat's own, `pending` lies open on the table. By seat: `hands` counts cards, `taken` are hand cards
    everybody saw taken, `crossed` the spaces that cross the next one, `scores` what would count now. `tops` are the
    sambists known to lie on top of the deck, the first one next.
    """

    phase: str
    turn: int | None
    me: int | None
    seats: int
    choose: bool
    regions: tuple[str, ...]
    start: int
    last: bool
    hand: Cards
    hands: tuple[int, ...]
    taken: BySeat
    circles: tuple[Circle, ...]
    crossed: tuple[tuple[int, ...], ...]
    stock: int
    piles: tuple[Cards, ...]
    table: tuple[str, ...]
    deck: int
    tops: tuple[str, ...]
    invited: tuple[tuple[str, ...], ...]
    charmed: tuple[str | None, ...]
    pending: Cards
    due: str
    scores: tuple[int, ...]


def view(state: State, seat: int | None) -> View:
    """Show a state to one seat, or with None to everybody (RS36)."""
    scene, phase, turn, hands, circles, stock, piles, pending, due, taken = state
    seats, choose, regions, start, last, table, sambists, tops, invited, charmed = scene
    return _new(
        View,
        (
            phase,
            turn[0] if turn and turn[0] >= 0 else None,
            seat,
            seats,
            choose,
            regions,
            start,
            last,
            () if seat is None else hands[seat],
            tuple([len(hand) for hand in hands]),
            taken,
            circles,
            tuple([crossed(circle) for circle in circles]),
            len(stock),
            piles,
            table,
            len(sambists),
            sambists[:tops],
            invited,
            charmed,
            pending,
            due,
            tuple([score_of(circles[s], invited[s]) for s in range(seats)]),
        ),
    )
