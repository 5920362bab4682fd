"""What the laws must be told about sabai-sabai: a card's number says where in which deck it lay."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from pygames.core.table import Entry
from pygames.sabai_sabai import state as ss
from pygames.sabai_sabai.actions import Deal, Reshuffle
from pygames.sabai_sabai.data import DECK
from pygames.sabai_sabai.knowledge import number_of
from pygames.sabai_sabai.view import deck_of

Cards = tuple[str, ...]

# All seat counts with all options would be too many: few and many seats, and every choice at least twice.
SETUPS: Final[tuple[tuple[int, Mapping[str, Any]], ...]] = (
    (2, {"rounds": 1}),
    (2, {"rounds": 1, "mode": "simple", "swapped": False, "aid": True}),
    (3, {"rounds": 1, "look": True, "jokers": "game"}),
    (3, {"rounds": 2, "swapped": False}),
    (5, {"rounds": 1, "mode": "simple", "look": True}),
    (5, {"rounds": 1, "jokers": "game"}),
    (12, {"rounds": 2}),
    (12, {"rounds": 1, "mode": "simple", "aid": True}),
)


def pieces(state: ss.State) -> Sequence[str]:
    """Return the cards in play."""
    return () if state.phase == ss.DEAL else DECK


def places(state: ss.State) -> Mapping[str, Cards]:
    """Say where every card is, each place of a row by itself."""
    if state.phase == ss.DEAL:
        return {}
    rows = {
        f"row/{seat}/{place}": (card,)
        for seat, row in enumerate(state.board.cards)
        for place, card in enumerate(row)
        if card is not None
    }
    return {**rows, "drawn": () if state.drawn is None else (state.drawn,), "stock": state.stock, "pile": state.pile}


def knows(state: ss.State, seat: int | None) -> set[str]:
    """Return the cards a seat may name: the pile's, those it has seen, and what it holds or everybody was shown."""
    rows = [*zip(state.board.cards, state.board.backs, strict=True)]
    pairs = [(card, back) for row, line in rows for card, back in zip(row, line, strict=True) if back]
    bits = (1 << state.house.seats) - 1 if seat is None else 1 << seat
    done = state.phase in (ss.SCORE, ss.OVER)
    seen = {card for card, back in pairs if done or back & bits == bits}
    own = {state.drawn} if seat == state.turn and state.drawn is not None else set()
    return {*state.pile, *seen, *own}


def relive(world: ss.State, real: ss.State, log: Sequence[Entry[Any]]) -> list[Entry[Any]]:
    """Rewrite this round's deal and new decks, so that what is hidden now lies as in the possible world."""
    told = list(log)
    if real.phase == ss.DEAL:
        return told
    start = max(ply for ply, (_, action) in enumerate(log) if isinstance(action, Deal))
    plies = [start, *(ply for ply in range(start, len(log)) if isinstance(log[ply].action, Reshuffle))]
    floors = (0, *real.round.floors)
    decks = [list(log[ply].action[0]) for ply in plies]
    spots = [(back, card) for line, row in zip(world.board.backs, world.board.cards, strict=True)
             for back, card in zip(line, row, strict=True) if back]  # fmt: skip
    for back, card in spots:
        deck = deck_of(number_of(back), real.round.floors)
        decks[deck][number_of(back) - floors[deck]] = card
    if world.drawn is not None:
        deck = deck_of(world.ticket, real.round.floors)
        decks[deck][world.ticket - floors[deck]] = world.drawn
    if world.stock:
        decks[-1][-len(world.stock) :] = world.stock
    for ply, cards in zip(plies, decks, strict=True):
        action = log[ply].action
        new = action._replace(deck=tuple(cards)) if ply == start else Reshuffle(tuple(cards))
        told[ply] = Entry(log[ply].seat, new)
    return told
