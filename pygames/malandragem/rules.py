"""Whose turn it is and what may be done."""

from collections.abc import Sequence
from random import Random
from typing import Final

from pygames.core import CHANCE, Setup, picked, shuffled
from pygames.malandragem.actions import CALL, CARD, CLAIMS, NAMES, NEXT, PASS, SAY, Action, Deal, Give, Mirror, Sink
from pygames.malandragem.data import DECK
from pygames.malandragem.follow import on_turn, sorted_places
from pygames.malandragem.state import DEAL, GIVE, NAME, PLAY, SCORE, SINK, TURN, WINDOW, House, Round, State, Work

PASS_ONLY: Final[tuple[Action, ...]] = (PASS,)
NONE: Final[tuple[Action, ...]] = ()
_SORTED: Final = sorted(DECK)


def start(setup: Setup) -> State:
    """Return the table before the first deal."""
    n, options = setup.seats, setup.options
    house = House(
        n, bool(options["referee"]), str(options["two"]), bool(options["jump"]), bool(options["chain"]),
        bool(options["under"]), int(options["wins"]),
    )  # fmt: skip
    none: tuple[tuple[()], ...] = ((),) * n
    zeros = (0,) * n
    return State(
        house, Round(0, 0, ()), DEAL, TURN[CHANCE], 0, -1, none, none, (), (), (), "", "", False, 0, 0, 0, 0, zeros, 0,
        0, zeros, 0, 0, 0, None,
    )  # fmt: skip


def to_act(state: State) -> tuple[int, ...]:
    """Return the seats the game waits for, or chance."""
    return state.actors


def legal_actions(state: State, seat: int) -> Sequence[Action]:
    """List what a seat may do now, cards in the order of the deck."""
    phase = state.phase
    if seat not in state.actors:
        return NONE
    if phase == WINDOW:
        return _in_window(state, seat)
    if phase == PLAY:
        return on_turn(state, seat)
    hand = state.hands[seat]
    if phase == GIVE:
        others = [other for other in range(state.house.seats) if other != seat]
        return [Give(card, place, other) for card, place in sorted_places(hand) for other in others]
    if phase == SINK:
        return [Sink(card, place) for card, place in sorted_places(hand)]
    if phase == NAME:
        return NAMES
    return (NEXT,) if phase == SCORE else NONE


def _in_window(state: State, seat: int) -> Sequence[Action]:
    """List what a seat may do after a card; who can mirror is told by their own hand alone (MG17, MG29-MG36)."""
    work: Work = state.work  # type: ignore[assignment]
    if state.house.referee and not state.fresh and work.card not in state.hands[seat]:
        return PASS_ONLY
    found: list[Action] = []
    if not work.late:
        found += _mirrors(state, work, seat)
    if _may_call(state, work, seat):
        found.append(SAY)
    if not work.claimed >> seat & 1:
        found += _claims(state, work, seat)
    return [*found, PASS]


def _mirrors(state: State, work: Work, seat: int) -> list[Action]:
    hand = state.hands[seat]
    if work.called >> seat & 1:
        return []
    if state.house.referee:
        cards = [(card, place) for place, card in enumerate(hand) if card == work.card]
    else:
        cards = sorted_places(hand)
    calls = (False, True) if len(hand) == 2 else (False,)
    return [Mirror(card, place, call) for card, place in cards for call in calls]


def _may_call(state: State, work: Work, seat: int) -> bool:
    if state.house.referee or len(state.hands[seat]) == 1:
        return state.fresh & ~state.said & 1 << seat > 0
    return not work.called >> seat & 1 and bool(state.hands[seat])


def _claims(state: State, work: Work, seat: int) -> list[Action]:
    found: list[Action] = []
    if not state.house.referee and not work.late and not work.checked and seat != work.opener:
        found.append(CLAIMS[CARD][work.opener])
    if state.fresh:
        others = [other for other in range(state.house.seats) if state.fresh >> other & 1 and other != seat]
        found += [CLAIMS[CALL][other] for other in others]
    return found


def is_possible(state: State, action: Action) -> bool:
    """Tell whether a deal can turn out this way."""
    if state.phase != DEAL or not isinstance(action, Deal):
        return False
    dealer = action.dealer in range(state.house.seats) if state.round.number == 0 else action.dealer == _dealer(state)
    return dealer and sorted(action.deck) == _SORTED


def chance(state: State, rng: Random) -> Action:
    """Draw the deal, and for the first one who deals."""
    deck = shuffled(DECK, rng)
    return Deal(picked(range(state.house.seats), rng) if state.round.number == 0 else _dealer(state), deck)


def _dealer(state: State) -> int:
    return state.round.dealer


def silence(state: State, seat: int) -> Action | None:
    """Pass for a seat that stays silent in a window."""
    return PASS if state.phase == WINDOW and seat in state.actors else None


def window(state: State) -> int:
    """Return the number of the open window."""
    return state.serial if state.phase == WINDOW else 0


def is_open(state: State, seat: int) -> bool:
    """Tell whether a decision needs no look at a hand: only going on to the next deal does not."""
    return state.phase == SCORE
