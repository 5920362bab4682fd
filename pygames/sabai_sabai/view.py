"""What one seat, or the whole table, may know of a game of sabai-sabai, and what is left of it in a memory."""

from random import Random
from typing import Final, NamedTuple

from pygames.sabai_sabai.data import CARDS, Card
from pygames.sabai_sabai.knowledge import Backs, Cards, Known, Places, known, number_of, remembered
from pygames.sabai_sabai.state import LOOK, OVER, SCORE, House, Round, State, Work

Counts = tuple[int, ...]
_INDEX: Final = {card: place for place, card in enumerate(CARDS)}


class View(NamedTuple):
    """One seat's knowledge; `me` is None for what everybody at the table sees.

    `known` are the cards the seat has seen, by seat and place, `backs` what everybody knows of each face-down card
    (see `knowledge`; 0 where a place is empty). `drawn` and `looked` are in the seat's own hand or before its eyes
    now; `holding` says that the seat on turn holds a drawn card. `hidden` counts the face-down cards of each kind by
    the deck they came from, once the deck has been made anew; before, they are those not on the pile.
    """

    me: int | None
    house: House
    round: Round
    phase: str
    actors: tuple[int, ...]
    turn: int
    known: Known
    backs: Backs
    places: Places
    stock: int
    pile: Cards
    run: int
    drawn: Card | None
    looked: Card | None
    holding: bool
    ticket: int
    down: bool
    number: int
    serial: int
    spots: Places
    locked: int
    work: Work
    hidden: tuple[Counts, ...]


def view(state: State, seat: int | None) -> View:
    """Show a state to one seat, or with None to everybody; at the end of a round all cards lie open (SSR51)."""
    (
        house, now, phase, actors, turn, board, stock, pile, run, drawn, ticket, down, number, serial, spots, locked,
        work,
    ) = state  # fmt: skip
    rows = board.cards if phase in (SCORE, OVER) else known(board, seat)
    looked = None
    if phase == LOOK and seat == actors[0] and work.looked is not None:
        owner, place = work.looked
        looked = board.cards[owner][place]
    return View(
        seat, house, now, phase, actors, turn, rows, board.backs, board.places, len(stock), pile, run,
        drawn if seat == turn else None, looked, drawn is not None, ticket, down, number, serial, spots, locked, work,
        hidden(state) if now.floors else (),
    )  # fmt: skip


def hidden(state: State) -> tuple[Counts, ...]:
    """Count the face-down cards by the deck they came from; everybody can, for all others have been seen to land."""
    floors = state.round.floors
    counts = [[0] * len(CARDS) for _ in range(len(floors) + 1)]
    for row, line in zip(state.board.cards, state.board.backs, strict=True):
        for card, back in zip(row, line, strict=True):
            if card is not None:
                counts[deck_of(number_of(back), floors)][_INDEX[card]] += 1
    if state.drawn is not None:
        counts[deck_of(state.ticket, floors)][_INDEX[state.drawn]] += 1
    last = counts[-1]
    for card in state.stock:
        last[_INDEX[card]] += 1
    return tuple([tuple(row) for row in counts])


def deck_of(number: int, floors: tuple[int, ...]) -> int:
    """Return which deck of a round a card left, by its number: 0 for the first."""
    deck = 0
    for floor in floors:
        if number < floor:
            break
        deck += 1
    return deck


def recall(view: View, rng: Random, share: float) -> View:
    """Forget about a share of the cards seen; with 1.0 what is left is what lies before a person's eyes (SS2).

    Which ones are forgotten depends on the generator and the cards alone: one generator always forgets the same.
    """
    if view.phase in (SCORE, OVER):
        return view
    return view._replace(known=remembered(view.known, view.backs, rng, share))
