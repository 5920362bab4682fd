"""States a seat cannot tell from the real one: unseen cards dealt anew within what play has shown."""

from collections.abc import Sequence
from random import Random
from typing import Final

from pygames.core import shuffled
from pygames.malandragem.data import BIT, DECK, FITTING, Card
from pygames.malandragem.hands import SHIFT
from pygames.malandragem.state import DEAL, PLAY, State
from pygames.malandragem.view import Known, View

# How often a world in which nobody could have gone on is drawn anew.
_TRIES: Final = 60
# What everybody knows of a card that is barred is no smaller than this.
BARRED: Final = 1 << SHIFT
_new: Final = tuple.__new__


def determinize(view: View, rng: Random) -> State:
    """Return a state that looks the same to the seat of the view; raise `ValueError` for the whole table's view."""
    if view.me is None:
        raise ValueError("only a seat can determinize")
    state = _world(view, rng)
    for _ in range(_TRIES):
        if not _would_have_ended(state):
            break
        state = _world(view, rng)
    return state


def _world(view: View, rng: Random) -> State:
    hands, stock = ((),) * view.house.seats, ()
    if view.phase != DEAL:
        hands, stock = _filled(view, rng)  # type: ignore[assignment]
    return _new(State, (
        view.house, view.round, view.phase, view.actors, view.turn, view.way, hands, view.backs, stock, view.sunk,
        view.pile, view.suit, view.rank, view.blank, view.attack, view.links, view.level, view.drawn, view.out,
        view.fresh, view.said, view.tries, view.faults, view.passes, view.serial, view.work,
    ))  # fmt: skip


def _would_have_ended(state: State) -> bool:
    """Tell whether a deal that goes on with an empty stock should be over: nobody holds a card that follows (MG46)."""
    if state.stock or state.phase != PLAY or state.attack or not state.house.referee:
        return False
    fitting = FITTING[state.suit, state.rank]
    return not any(card in fitting for hand in state.hands for card in hand)


def _filled(view: View, rng: Random) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """Fill every unknown place; those that are barred to some cards first, as the tightest."""
    rows: list[Known] = [*view.known, view.bottom + (None,) * (len(view.sunk) - len(view.bottom))]
    left: Sequence[Card] = shuffled(_unseen(view), rng)
    barred = [
        (back >> SHIFT, at, place)
        for at, (row, line) in enumerate(zip(rows, (*view.backs, view.sunk), strict=True)) if None in row
        for place, (card, back) in enumerate(zip(row, line, strict=True)) if card is None and back >= BARRED
    ]  # fmt: skip
    if barred:
        taken = _matched([bars for bars, _, _ in barred], left)
        for at, (_, row_at, place) in enumerate(barred):
            row = rows[row_at]
            rows[row_at] = (*row[:place], left[taken[at]], *row[place + 1 :])
        gone = set(taken.values())
        left = [card for at, card in enumerate(left) if at not in gone]
    rest = iter(left)
    full = [tuple([next(rest) if card is None else card for card in row]) for row in rows]
    bottom = full.pop()
    return tuple(full), (*rest, *bottom)


def _unseen(view: View) -> list[Card]:
    """List the cards that lie in no known place, in the order of the deck."""
    known: dict[Card | None, int] = {}
    for row in (view.pile, *view.known, view.bottom):
        for card in row:
            known[card] = known.get(card, 0) + 1
    pool = []
    for card in DECK:
        if known.get(card):
            known[card] -= 1
        else:
            pool.append(card)
    return pool


def _matched(bars: list[int], cards: Sequence[Card]) -> dict[int, int]:
    """Give every barred place a card it may hold, in the shuffled order, making room where the cards run short."""
    holds: dict[int, int] = {}
    owner: dict[int, int] = {}

    def found(place: int, tried: set[int]) -> bool:
        for at, card in enumerate(cards):
            if at in tried or BIT[card] & bars[place]:
                continue
            tried.add(at)
            if at not in owner or found(owner[at], tried):
                holds[place], owner[at] = at, place
                return True
        return False

    for place in range(len(bars)):
        if not found(place, set()):
            raise ValueError("no such world")
    return holds
