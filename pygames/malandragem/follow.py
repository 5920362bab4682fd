"""Which card may follow which: the demand, the defence against an attack, and what a seat may do on its turn."""

from typing import Final

from pygames.malandragem.actions import DRAW, SKIP, TAKE, Action, Pair, Play
from pygames.malandragem.data import (
    DEFENCES,
    EIGHTS,
    FITTING,
    INDEX,
    LEVEL,
    LINK,
    MOST_DRAWN,
    PAIR_LEVEL,
    RANK,
    SUIT,
    Card,
)
from pygames.malandragem.state import State

PAIR: Final = 2


def follows(state: State, card: Card) -> bool:
    """Tell whether a card follows what is demanded now, or defends against the attack (MGR7, MG10)."""
    return defends(state, card) if state.attack else card in FITTING[state.suit, state.rank]


def defends(state: State, card: Card) -> bool:
    """Tell whether a card defends: by the rank on top, by a suit of the chain, or by the hierarchy (MG10-MG13)."""
    rank = RANK[card]
    if rank not in DEFENCES:
        return False
    if rank == RANK[state.pile[-1]] or LEVEL.get(rank, 0) >= state.level:
        return True
    return bool(state.links & LINK[SUIT[card]]) and (rank in ("Q", "A") or state.house.chain)


def pairs(state: State, seat: int) -> list[Pair]:
    """List the pairs of 8s that a seat may play together over a 7 (MG10)."""
    if not state.attack or (state.level != PAIR_LEVEL and state.house.referee):
        return []
    hand = state.hands[seat]
    calls = (False, True) if len(hand) == PAIR + 1 else (False,)
    found = []
    for card in EIGHTS:
        places = [place for place, held in enumerate(hand) if held == card]
        if len(places) == PAIR:
            found += [Pair(card, places[0], places[1], call) for call in calls]
    return found


def is_right(state: State) -> bool:
    """Tell whether the card just played follows what was demanded before it."""
    work = state.work
    if work is None or work.first or work.checked:
        return True
    before = state._replace(pile=state.pile[: -1 - work.pair])
    if work.pair:
        return before.level == PAIR_LEVEL
    return follows(before, work.card)


def sorted_places(hand: tuple[Card, ...]) -> list[tuple[Card, int]]:
    """List the cards of a hand with their places, in the order of the deck."""
    return sorted([(card, place) for place, card in enumerate(hand)], key=_key)


def _key(held: tuple[Card, int]) -> int:
    return INDEX[held[0]] << 7 | held[1]


def on_turn(state: State, seat: int) -> list[Action]:
    """List what a seat may do on its turn: play, else draw up to four, else lose the turn (MG4, MG7, MG8)."""
    hand, attacked = state.hands[seat], state.attack
    cards = _playable(state, hand)
    last = len(hand) == 2
    found: list[Action] = []
    for card, place in cards:
        found.append(Play(card, place, False))
        if last:
            found.append(Play(card, place, True))
    if attacked:
        return [*found, *pairs(state, seat), TAKE]
    if found and state.house.referee:
        return found
    return [*found, DRAW if state.stock and state.drawn < MOST_DRAWN else SKIP]


def _playable(state: State, hand: tuple[Card, ...]) -> list[tuple[Card, int]]:
    if not state.house.referee:
        cards = sorted_places(hand)
        return [held for held in cards if RANK[held[0]] in DEFENCES] if state.attack else cards
    if state.attack:
        return [held for held in sorted_places(hand) if defends(state, held[0])]
    fitting = FITTING[state.suit, state.rank]
    found = [(card, place) for place, card in enumerate(hand) if card in fitting]
    return sorted(found, key=_key) if len(found) > 1 else found


def is_blocked(state: State) -> bool:
    """Tell whether nobody can play any more, those sitting out included (MG46)."""
    if state.stock or state.attack:
        return False
    fitting = FITTING[state.suit, state.rank]
    return not any(card in fitting for hand in state.hands for card in hand)
