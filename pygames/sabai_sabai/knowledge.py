"""Who knows what: face-down cards in their places, the seats that have seen each, and what a memory keeps of it.

All cards move from place to place before everybody's eyes, so whoever has seen a card knows it wherever it goes. Only
the deck takes a card out of sight.

What everybody knows of a face-down card is its back, one whole number: bit s says that seat s has seen the card, bit 12
that play has shown it is not the Ass Joker, and the bits above hold the number under which it left the deck, plus one.
An empty place is 0.
"""

from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from pygames.sabai_sabai.data import ASS, ROW, Card

Cards: TypeAlias = tuple[Card, ...]
# By seat, by place: the card a viewer knows to lie there, None for an unknown card and for an empty place.
Known: TypeAlias = tuple[tuple[Card | None, ...], ...]
Backs: TypeAlias = tuple[tuple[int, ...], ...]
Places: TypeAlias = tuple[tuple[int, ...], ...]

SAFE: Final = 1 << 12
_SEEN: Final = SAFE - 1
_SHIFT: Final = 13
_MASK: Final = (1 << 32) - 1
# Made at every move of every playout: past the named tuple's own constructor it takes half the time.
_new: Final = tuple.__new__


class Board(NamedTuple):
    """All rows by seat: cards (None where a place is empty) and backs by place, and the places that hold a card."""

    cards: Known
    backs: Backs
    places: Places


def back_of(number: int, eyes: int = 0, *, safe: bool = False) -> int:
    """Return the back of a card by its number and the seats that have seen it."""
    return number + 1 << _SHIFT | (SAFE if safe else 0) | eyes


def number_of(back: int) -> int:
    """Return the number under which a card left the deck, -1 for an empty place."""
    return (back >> _SHIFT) - 1


def eyes_of(back: int) -> int:
    """Return the seats that have seen a card, one bit each."""
    return back & _SEEN


def everybody(seats: int) -> int:
    """Return the eyes of all seats."""
    return (1 << seats) - 1


def cleared(seats: int) -> Board:
    """Return rows without any place."""
    none: tuple[Any, ...] = ((),) * seats
    return Board(none, none, none)


def dealt(deck: Cards, seats: int) -> Board:
    """Deal every seat its row from the front of the deck, seen by nobody (SSR8)."""
    starts = range(0, seats * ROW, ROW)
    return Board(
        tuple([deck[start : start + ROW] for start in starts]),
        tuple([tuple([back_of(start + place) for place in range(ROW)]) for start in starts]),
        (tuple(range(ROW)),) * seats,
    )


def shown(board: Board, seat: int, place: int, eyes: int) -> Board:
    """Let some more seats see the card at a place."""
    cards, backs, places = board
    row = backs[seat]
    return _new(Board, (cards, _put(backs, seat, _put(row, place, row[place] | eyes)), places))


def lifted(board: Board, seat: int, place: int) -> Board:
    """Take the card at a place away; the place stays, empty."""
    cards, backs, places = board
    left = tuple([other for other in places[seat] if other != place])
    return _new(
        Board,
        (
            _put(cards, seat, _put(cards[seat], place, None)),
            _put(backs, seat, _put(backs[seat], place, 0)),
            _put(places, seat, left),
        ),
    )


def replaced(board: Board, seat: int, place: int, card: Card | None, back: int) -> Board:
    """Put another card at a place."""
    cards, backs, places = board
    row, line = _put(cards[seat], place, card), _put(backs[seat], place, back)
    return _new(Board, (_put(cards, seat, row), _put(backs, seat, line), places))


def laid(board: Board, seat: int, card: Card, back: int, kept: Places) -> Board:
    """Lay a card face down into a row: at the first empty place that is not kept free, else at the end."""
    cards, backs, places = board
    place = place_for(board, seat, kept)
    line, held = backs[seat], places[seat]
    if place == len(line):
        row, line, held = (*cards[seat], card), (*line, back), (*held, place)
    else:
        row, line = _put(cards[seat], place, card), _put(line, place, back)
        held = tuple(sorted((*held, place)))
    return _new(Board, (_put(cards, seat, row), _put(backs, seat, line), _put(places, seat, held)))


def place_for(board: Board, seat: int, kept: Places) -> int:
    """Return the place a new card takes."""
    line = board.backs[seat]
    if 0 in line:
        for place, back in enumerate(line):
            if not back and place not in kept[seat]:
                return place
    return len(line)


def switched(board: Board, seat: int, place: int, other: int, spot: int) -> Board:
    """Exchange two face-down cards; whoever had seen one still knows it (SS5)."""
    mine, my_back = board.cards[seat][place], board.backs[seat][place]
    given = replaced(board, seat, place, board.cards[other][spot], board.backs[other][spot])
    return replaced(given, other, spot, mine, my_back)


def is_bare_ass(board: Board, seat: int, place: int, eyes: int) -> bool:
    """Tell whether everybody knows that the Ass Joker lies at a place."""
    return board.cards[seat][place] == ASS and board.backs[seat][place] & _SEEN == eyes


def known(board: Board, viewer: int | None) -> Known:
    """Return what a seat has seen of all rows; with None, what lies open on the table: nothing."""
    bit = 0 if viewer is None else 1 << viewer
    return tuple(
        [
            tuple([card if back & bit else None for card, back in zip(row, line)])  # noqa: B905 - costs a third more
            for row, line in zip(board.cards, board.backs)  # noqa: B905
        ]
    )


def remembered(rows: Known, backs: Backs, rng: Random, share: float) -> Known:
    """Forget about a share of the cards seen, all of them with 1.0; one generator always forgets the same ones."""
    base = int(rng.random() * _MASK)
    return tuple(
        [
            tuple([card if _lot(base, back) >= share else None for card, back in zip(row, line, strict=True)])
            for row, line in zip(rows, backs, strict=True)
        ]
    )


def _lot(base: int, back: int) -> float:
    """Return a number from 0 up to 1 that goes with a card for as long as it lies face down."""
    mixed = (base ^ (back >> _SHIFT) * 0x9E3779B1) & _MASK
    mixed = (mixed ^ mixed >> 15) * 0x85EBCA6B & _MASK
    mixed = (mixed ^ mixed >> 13) * 0xC2B2AE35 & _MASK
    return (mixed ^ mixed >> 16) / (_MASK + 1)


def _put(row: tuple[Any, ...], place: int, item: object) -> tuple[Any, ...]:
    return row[:place] + (item,) + row[place + 1 :]
