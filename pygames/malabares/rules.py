"""What a seat, or chance, may do in Malabares. Seat s + 1 sits to the left of seat s."""

from collections.abc import Sequence
from itertools import combinations
from random import Random

from pygames.core import CHANCE, Setup, picked, shuffled
from pygames.malabares.data import OBJECT, deck_of, kit_for
from pygames.malabares.state import (
    CATCH,
    CATCHES,
    DEAL,
    PASS,
    PASSES,
    SWAP,
    THROW,
    THROWS,
    TURN,
    Action,
    BySeat,
    Cards,
    Deal,
    Scene,
    State,
    Swap,
)


def start(setup: Setup) -> State:
    """Return the table before the deal, by day (MBR5)."""
    kit = kit_for(setup.seats, "brick" if setup.options["cobogran"] else "club")
    none: BySeat = ((),) * kit.seats
    scene = Scene(kit, 0, (), none, none, ())
    return State(scene, DEAL, TURN[CHANCE], 0, none, none, none, (), (), None, (), (), none)


def to_act(state: State) -> tuple[int, ...]:
    """Return the one seat, or chance, the game waits for."""
    return state.turn


def throws(state: State, seat: int) -> list[Action]:
    """List the cards a seat may throw now (MBR11-MBR15, MBR56-MBR58, MB4, MB24)."""
    hand = state.dark[seat] + state.light[seat]
    follow = state.follow
    if follow is not None:
        matching = [THROWS[card] for card in hand if OBJECT[card] == follow]
        if matching:
            if "club" in hand:
                matching.append(THROWS["club"])
            return matching
    elif "brick" in hand and state.thrown and has_object(hand, OBJECT[state.thrown[0][1]]):
        return [THROWS[card] for card in hand if card != "brick"]
    return [THROWS[card] for card in hand]


def has_object(hand: Cards, kind: str) -> bool:
    """Tell whether a hand holds a card of this object; the special cards are of neither suit (MB4)."""
    return any(OBJECT[card] == kind for card in hand)


def passes(state: State, seat: int) -> list[Action]:
    """List what a seat may pass to its left: one card, or two with two seats (MBR7, MB18)."""
    hand = state.dark[seat]
    return [PASSES[cards] for cards in combinations(hand, state.scene.kit.passed)]


def legal_actions(state: State, seat: int) -> Sequence[Action]:
    """List a seat's actions in the present phase."""
    phase = state.phase
    if phase == THROW:
        return throws(state, seat)
    if phase == CATCH:
        return [CATCHES[card] for card in state.air]
    return passes(state, seat) if phase == PASS else ()


def chance(state: State, rng: Random) -> Action:
    """Draw the deal and the first leader (MB1), or the two cards swapped out between shows (MB20)."""
    if state.phase == SWAP:
        return Swap(tuple(sorted(shuffled(state.air, rng)[:2])))
    return Deal(shuffled(deck_of(state.scene.kit), rng), picked(range(state.scene.kit.seats), rng))


def is_possible(state: State, action: Action) -> bool:
    """Tell whether chance can turn out this way."""
    if isinstance(action, Deal) and state.phase == DEAL:
        return sorted(action.deck) == sorted(deck_of(state.scene.kit)) and action.leader in range(state.scene.kit.seats)
    if isinstance(action, Swap) and state.phase == SWAP:
        return len(set(action.cards)) == 2 and set(action.cards) <= set(state.air)
    return False
