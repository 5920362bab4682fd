"""What one seat, or the whole table, may know of a game of Malandragem, and what is left of it in a memory."""

from random import Random
from typing import Final, NamedTuple

from pygames.malandragem.course import due_after
from pygames.malandragem.data import DECK, Card
from pygames.malandragem.state import NOBODY, Backs, Cards, House, Round, State, Work

Known = tuple[Card | None, ...]
NOTHING: Final[tuple[Known, ...]] = tuple((None,) * count for count in range(len(DECK) + 1))
_new: Final = tuple.__new__


class View(NamedTuple):
    """One seat's knowledge; `me` is None for what everybody at the table sees.

    `known` are the cards of every hand that the seat has seen, in their order, and `bottom` those of the last cards of
    the stock; `backs` and `sunk` are what everybody knows of them. `alert` is lost by whoever does not pay attention.
    `due` acts after this window and may accuse without being an X9. The rest is as in the state, all of it open.
    """

    me: int | None
    house: House
    round: Round
    phase: str
    actors: tuple[int, ...]
    turn: int
    way: int
    known: tuple[Known, ...]
    backs: tuple[Backs, ...]
    stock: int
    bottom: Known
    sunk: Backs
    pile: Cards
    suit: str
    rank: str
    blank: bool
    attack: int
    links: int
    level: int
    drawn: int
    out: tuple[int, ...]
    fresh: int
    said: int
    tries: tuple[int, ...]
    faults: int
    passes: int
    serial: int
    work: Work | None
    due: int
    alert: bool


def view(state: State, seat: int | None) -> View:
    """Show a state to one seat, or with None to everybody."""
    (
        house, now, phase, actors, turn, way, hands, backs, stock, sunk, pile, suit, rank, blank, attack, links, level,
        drawn, out, fresh, said, tries, faults, passes, serial, work,
    ) = state  # fmt: skip
    if seat is None:
        eyes = (1 << house.seats) - 1
        known = tuple([_seen(hand, line, eyes) for hand, line in zip(hands, backs, strict=True)])
    else:
        eyes = 1 << seat
        known = tuple(
            [
                hand if other == seat else _seen(hand, backs[other], eyes) if any(backs[other]) else NOTHING[len(hand)]
                for other, hand in enumerate(hands)
            ]
        )
    bottom = _seen(stock[len(stock) - len(sunk) :], sunk, eyes) if sunk else ()
    return _new(View, (
        seat, house, now, phase, actors, turn, way, known, backs, len(stock), bottom, sunk, pile, suit, rank, blank,
        attack, links, level, drawn, out, fresh, said, tries, faults, passes, serial, work,
        NOBODY if work is None else due_after(state, work), True,
    ))  # fmt: skip


def _seen(cards: Cards, backs: Backs, eyes: int) -> Known:
    return tuple([card if back & eyes == eyes else None for card, back in zip(cards, backs, strict=True)])


def recall(view: View, rng: Random, share: float) -> View:
    """Forget about a share of what must be remembered: cards seen in others' hands and in the stock, what a hand has
    been shown to lack, and to pay attention to calls and errors; with 1.0 the own hand is left."""
    if view.me is None:
        return view._replace(alert=share < 1)
    alert, kept = rng.random() >= share, 1 << view.me
    known, backs = list(view.known), list(view.backs)
    for seat, row in enumerate(known):
        if seat != view.me and any(backs[seat]) and rng.random() < share:
            known[seat], backs[seat] = (None,) * len(row), (0,) * len(row)
        elif seat == view.me and share == 1:
            backs[seat] = (kept,) * len(row)
    bottom, sunk = view.bottom, view.sunk
    if sunk and rng.random() < share:
        bottom, sunk = (), ()
    return view._replace(alert=alert, known=tuple(known), backs=tuple(backs), bottom=bottom, sunk=sunk)
