"""States a seat cannot tell from the real one: unseen cards dealt anew within what play has shown."""

from random import Random

from pygames.core import shuffled
from pygames.malandragem.data import BIT, DECK, FITTING, Card
from pygames.malandragem.hands import SHIFT
from pygames.malandragem.state import DEAL, PLAY, State
from pygames.malandragem.view import View

# How often a world in which nobody could have gone on is drawn anew.
_TRIES = 60


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
    return State(
        view.house, view.round, view.phase, view.actors, view.turn, view.way, hands, view.backs, stock, view.sunk,
        view.pile, view.suit, view.rank, view.blank, view.attack, view.links, view.level, view.drawn, view.out,
        view.fresh, view.said, view.tries, view.faults, view.passes, view.serial, view.work,
    )  # fmt: skip


def _would_have_ended(state: State) -> bool:
    """Tell whether a deal that goes on with an empty stock should be over: nobody holds a card that follows (MG46)."""
    if state.stock or state.phase != PLAY or state.attack or not state.house.referee:
        return False
    fitting = FITTING[state.suit, state.rank]
    return not any(card in fitting for hand in state.hands for card in hand)


def _filled(view: View, rng: Random) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """Fill every unknown place; those that are barred to some cards first, as the tightest."""
    pool = _unseen(view)
    rows = [list(row) for row in view.known]
    bottom = list(view.bottom) + [None] * (len(view.sunk) - len(view.bottom))
    rows.append(bottom)
    lines = [*view.backs, view.sunk]
    free: list[tuple[int, int, int]] = []
    barred: list[tuple[int, int, int]] = []
    for seat, row in enumerate(rows):
        for place, card in enumerate(row):
            if card is None:
                bars = lines[seat][place] >> SHIFT
                (barred if bars else free).append((bars, seat, place))
    cards = list(shuffled(pool, rng))
    taken = _matched([bars for bars, _, _ in barred], cards)
    left = [card for at, card in enumerate(cards) if at not in taken.values()]
    for at, (_, seat, place) in enumerate(barred):
        rows[seat][place] = cards[taken[at]]
    for (_, seat, place), card in zip(free, left, strict=False):
        rows[seat][place] = card
    stock = (*left[len(free) :], *rows.pop())
    return tuple([tuple(row) for row in rows]), stock  # type: ignore[return-value,arg-type]


def _unseen(view: View) -> list[Card]:
    pool = list(DECK)
    for row in (view.pile, *view.known, view.bottom):
        for card in row:
            if card is not None:
                pool.remove(card)
    return pool


def _matched(bars: list[int], cards: list[Card]) -> dict[int, int]:
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
