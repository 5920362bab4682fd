"""Cards coming into a hand and leaving it, and what everybody knows of them.

A hand keeps its order: cards stand as they came, and whoever watches sees from which place one is taken. So each card
has a back, a number that everybody knows: the lower bits are the seats that have seen the card, those above
`1 << SHIFT` the kinds it has been shown not to be, by drawing for want of one that follows.
"""

from typing import Final, TypeVar

from pygames.malandragem.data import MOST_SEATS, PENALTY
from pygames.malandragem.state import Backs, Cards, State, Tell

T = TypeVar("T")

SHIFT: Final = MOST_SEATS
EYES: Final = (1 << SHIFT) - 1


# A state is made at every move of every playout: past the named tuple's own constructor it takes half the time.
_new: Final = tuple.__new__


def without(hand: tuple[T, ...], place: int) -> tuple[T, ...]:
    """Return a row without one of its places."""
    return hand[:place] + hand[place + 1 :]


def with_seat(rows: tuple[T, ...], seat: int, row: T) -> tuple[T, ...]:
    """Return all rows with one of them exchanged."""
    return rows[:seat] + (row,) + rows[seat + 1 :]


def lost(state: State, seat: int, place: int) -> tuple[State, int]:
    """Take a card out of a place of a hand; return its back, too."""
    hand, backs = state.hands[seat], state.backs[seat]
    back = backs[place]
    after = held(state, seat, without(hand, place), without(backs, place))
    return after, back


def held(state: State, seat: int, hand: Cards, backs: Backs) -> State:
    """Set a hand; who comes down to one card has to call, and whoever has more need not any longer (MG29)."""
    bit, fresh, said = 1 << seat, state.fresh, state.said
    if len(hand) != len(state.hands[seat]):
        fresh = fresh | bit if len(hand) == 1 else fresh & ~bit
        said &= ~bit
    hands, lines = with_seat(state.hands, seat, hand), with_seat(state.backs, seat, backs)
    return _new(State, (*state[:6], hands, lines, *state[8:19], fresh, said, *state[21:]))


def gained(state: State, seat: int, cards: Cards, backs: Backs) -> State:
    """Put cards behind those of a hand."""
    return held(state, seat, state.hands[seat] + cards, state.backs[seat] + backs)


def drawn(state: State, seat: int, count: int, tell: Tell | None, why: str) -> State:
    """Draw cards from the stock, as many as there are (MG40)."""
    stock = state.stock
    cards, rest = stock[:count], stock[count:]
    unknown = max(len(stock) - len(state.sunk), 0)
    known = state.sunk[: max(len(cards) - unknown, 0)]
    backs = (1 << seat,) * (len(cards) - len(known)) + tuple(back | 1 << seat for back in known)
    after = _new(State, (*state[:8], rest, state.sunk[len(known) :], *state[10:]))
    if tell and cards:
        tell("drawn", seat=seat, cards=cards, why=why)
    return gained(after, seat, cards, backs)


def sits_out(state: State, seat: int, rounds: int, tell: Tell | None) -> State:
    """Make a seat sit out some more rounds."""
    if tell:
        tell("out", seat=seat, count=rounds)
    return state._replace(out=with_seat(state.out, seat, state.out[seat] + rounds))


def penalized(state: State, seat: int, tell: Tell | None, count: int = PENALTY) -> State:
    """Draw penalty cards; with an empty stock sit out a round (MG39)."""
    if not state.stock:
        return sits_out(state, seat, 1, tell)
    return drawn(state, seat, count, tell, "penalty")
