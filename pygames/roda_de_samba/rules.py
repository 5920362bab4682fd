"""What a seat, or chance, may do in Roda de Samba."""

from collections.abc import Sequence
from random import Random

from pygames.core import CHANCE, Setup, picked, shuffled
from pygames.roda_de_samba.data import COLOURS, DECK, HAND, INSTRUMENT, MALANDRO, REGIONS, SAMBISTS, SPACES
from pygames.roda_de_samba.moves import candidates, fits
from pygames.roda_de_samba.state import (
    CHARM,
    CHARMS,
    DEAL,
    DISCARD,
    DISCARDS,
    DRAW,
    DRAW_TWO,
    INVITE,
    INVITES,
    PLACE,
    PLACES,
    PLAY,
    REGION,
    REGION_CHOICES,
    RIDS,
    SETS,
    SKIP,
    TAKES,
    TURN,
    Action,
    Cards,
    Deal,
    Scene,
    State,
)


def start(setup: Setup) -> State:
    """Return the table before anything is dealt."""
    seats = setup.seats
    choose = setup.options["regions"] == "choose"
    none: tuple[Cards, ...] = ((),) * seats
    scene = Scene(seats, choose, (), 0, False, (), (), 0, none, (None,) * seats)
    phase, turn = (REGION, TURN[0]) if choose else (DEAL, TURN[CHANCE])
    circles = (((),) * SPACES,) * seats
    return State(scene, phase, turn, none, circles, (), ((),) * 4, (), "card", none)


def to_act(state: State) -> tuple[int, ...]:
    """Return the one seat, or chance, the game waits for."""
    return state.turn


def legal_actions(state: State, seat: int) -> Sequence[Action]:
    """List a seat's actions in the present phase."""
    phase = state.phase
    if phase == PLAY:
        return plays(state, seat)
    if phase == DRAW:
        takes = [TAKES[colour] for colour, pile in zip(COLOURS, state.piles, strict=True) if pile]
        return [DRAW_TWO, *takes] if state.stock else takes
    if phase == DISCARD:
        return discards(state, seat)
    if phase == PLACE:
        return [PLACES[space] for space, stack in enumerate(state.circles[seat]) if not stack]
    if phase == INVITE:
        return [*[INVITES[name] for name in candidates(state.scene, state.circles[seat], seat)], SKIP]
    if phase == CHARM:
        return [CHARMS[name] for name in state.scene.table] + ([CHARMS[None]] if state.scene.sambists else [])
    return [REGION_CHOICES[name] for name in REGIONS if name not in state.scene.regions] if phase == REGION else ()


def plays(state: State, seat: int) -> list[Action]:
    """List every set of copies of one instrument that has a space (RS7, RS8)."""
    hand = state.hands[seat]
    room = () in state.circles[seat]
    found: list[Action] = []
    start = 0
    while start < len(hand) and hand[start] != MALANDRO:
        name = INSTRUMENT[hand[start]]
        end = start + 1
        while end < len(hand) and hand[end] != MALANDRO and INSTRUMENT[hand[end]] == name:
            end += 1
        if room or fits(state, seat, name):
            found += SETS[hand[start:end]]
        start = end
    return found


def discards(state: State, seat: int) -> list[Action]:
    """List what may be discarded: any instrument where a card is due, a malandro onto a pile that exists (RS27)."""
    hand = state.hands[seat]
    found: list[Action] = []
    if state.due == "card":
        found += [DISCARDS[card] for card in hand if card != MALANDRO]
    else:
        found.append(SKIP)
    if MALANDRO in hand:
        found += [RIDS[colour] for colour, pile in zip(COLOURS, state.piles, strict=True) if pile]
    return found


def chance(state: State, rng: Random) -> Action:
    """Draw both decks, the regions and who starts (RS1, RS2); an opened malandro goes back into the deck (RS33)."""
    seats = state.scene.seats
    deck = shuffled(DECK, rng)
    dealt = seats * HAND
    while deck[dealt] == MALANDRO:
        deck = deck[:dealt] + shuffled(deck[dealt:], rng)
    regions = state.scene.regions or shuffled(REGIONS, rng)[:seats]
    first = regions.index(REGIONS[0]) if REGIONS[0] in regions else picked(range(seats), rng)
    return Deal(deck, shuffled(tuple(SAMBISTS), rng), regions, first)


def is_possible(state: State, action: Action) -> bool:
    """Tell whether the decks, regions and the starter can fall this way."""
    if not isinstance(action, Deal) or state.phase != DEAL:
        return False
    seats, regions = state.scene.seats, action.regions
    if len(set(regions)) != seats or not set(regions) <= set(REGIONS) or action.start not in range(seats):
        return False
    if state.scene.regions not in ((), regions) or (REGIONS[0] in regions and regions[action.start] != REGIONS[0]):
        return False
    complete = sorted(action.deck) == sorted(DECK) and sorted(action.sambists) == sorted(SAMBISTS)
    return complete and action.deck[seats * HAND] != MALANDRO
