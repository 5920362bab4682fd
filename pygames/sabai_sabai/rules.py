"""What a seat, or chance, may do in sabai-sabai, and who may act."""

from collections.abc import Sequence
from random import Random
from typing import Final

from pygames.core import CHANCE, Setup, picked, shuffled
from pygames.sabai_sabai.actions import (
    ANNOUNCE,
    DONE,
    DRAW_CARD,
    GIVES,
    NEXT,
    PASS,
    PLAY_CARD,
    Action,
    Deal,
    Finish,
    Keep,
    Pay,
    Peek,
    Pick,
    Reshuffle,
    Spy,
    Switch,
    at_others,
    at_places,
    moves_on,
    throws_of,
)
from pygames.sabai_sabai.data import DECK, GIVE, LEAST_ROUNDS, PEEK, SPY
from pygames.sabai_sabai.knowledge import cleared, eyes_of
from pygames.sabai_sabai.pile import may_throw, payable, takes_throws
from pygames.sabai_sabai.rounds import is_final
from pygames.sabai_sabai.state import (
    AIM,
    BY_CHANCE,
    DEAL,
    DECIDE,
    DRAW,
    FIRST,
    FUNCTION,
    LIVE,
    LOOK,
    NO_WORK,
    ORDER,
    OVER,
    PAY,
    RACE,
    SCORE,
    SHUFFLE,
    TURN,
    WINDOW,
    House,
    Round,
    State,
)

END: Final[tuple[Action, ...]] = (ANNOUNCE,)
PASS_ONLY: Final[tuple[Action, ...]] = (PASS,)
DRAW_ONLY: Final[tuple[Action, ...]] = (DRAW_CARD,)


def start(setup: Setup) -> State:
    """Return the table before the first deal."""
    n, options = setup.seats, setup.options
    rounds = int(options["rounds"]) or max(n, LEAST_ROUNDS)
    house = House(
        n, options["mode"] == "full", bool(options["look"]), bool(options["swapped"]), str(options["jokers"]), rounds,
        bool(options["aid"]),
    )  # fmt: skip
    none = cleared(n)
    first = Round(0, 0, None, 0, 0, (), ())
    return State(
        house, first, DEAL, TURN[CHANCE], 0, none, (), (), 0, None, -1, False, 0, 0, none.places, 0, NO_WORK
    )  # fmt: skip


def to_act(state: State) -> tuple[int, ...]:
    """Return the seats the game waits for, or chance."""
    return state.actors


def may_interrupt(state: State) -> tuple[int, ...]:
    """Return the seats that may announce or throw although nobody waits for them (SS12, SS28)."""
    if state.phase in BY_CHANCE or state.phase in (SCORE, OVER):
        return ()
    actors = state.actors
    others = [seat for seat in ORDER[state.house.seats][state.turn] if seat not in actors]
    if may_announce(state):
        return tuple(others)
    if state.phase in LIVE and takes_throws(state):
        return tuple([seat for seat in others if may_throw(state, seat)])
    return ()


def may_announce(state: State) -> bool:
    """Tell whether the end of the round may be announced: once, and not in the final round (SSR48, SSR54, SS28)."""
    return state.round.caller is None and not is_final(state)


def legal_actions(state: State, seat: int) -> Sequence[Action]:
    """List what a seat may do, by places and never by cards; within one span (`serial`) the list only grows."""
    phase = state.phase
    if seat not in state.actors:
        return _interrupts(state, seat)
    now = state.round
    end = END if now.caller is None and now.number != state.house.rounds - 1 else ()
    if phase == WINDOW:
        throws = throws_of(seat, state.board.places[seat])
        return throws + PASS_ONLY + _claims(state, seat) + end if state.house.full else throws + PASS_ONLY + end
    if phase == DRAW:
        return DRAW_ONLY + _throws(state, seat) + end
    if phase == DECIDE:
        return (PLAY_CARD, *at_places(Keep, seat, state.board.places[seat]), *_throws(state, seat), *end)
    if phase == SCORE:
        return (NEXT,)
    return (*_due(state, seat), *end)


def _interrupts(state: State, seat: int) -> Sequence[Action]:
    if seat not in may_interrupt(state):
        return ()
    end = (ANNOUNCE,) if may_announce(state) else ()
    return (*end, *_throws(state, seat)) if state.phase in LIVE else end


def _throws(state: State, seat: int) -> tuple[Action, ...]:
    """List throws outside a seat's own part of a window (SS12)."""
    if not takes_throws(state) or not may_throw(state, seat):
        return ()
    throws = throws_of(seat, state.board.places[seat])
    return throws + _claims(state, seat) if state.house.full else throws


def _claims(state: State, seat: int) -> tuple[Action, ...]:
    """List others' cards as they lay when this span began; one thrown meanwhile makes a void claim (SS15)."""
    moves = moves_on(seat, state.spots)
    for claim in state.work.claims:
        if claim[0] == seat:
            moves = tuple([move for move in moves if move != claim[1:3]])
    return moves


def _due(state: State, seat: int) -> Sequence[Action]:
    """List the choices of a function, of a payment and of the first look."""
    phase, places = state.phase, state.board.places
    if phase == FUNCTION:
        function = state.work.jobs[0].function
        if function == PEEK:
            return at_places(Peek, seat, places[seat])
        return at_others(Spy, seat, places) if function == SPY else at_places(Pick, seat, places[seat])
    if phase == AIM:
        gives = state.work.jobs[0].function == GIVE
        return GIVES[state.house.seats][seat] if gives else at_others(Switch, seat, places)
    if phase == PAY:
        return at_places(Pay, seat, payable(state, seat))
    if phase == FIRST:
        backs = state.board.backs[seat]
        return [Peek(seat, place) for place, back in enumerate(backs) if not eyes_of(back)]
    return (DONE,) if phase == LOOK else ()


def is_possible(state: State, action: Action) -> bool:
    """Tell whether chance, or a race measured outside, can turn out this way."""
    seats, phase = state.house.seats, state.phase
    if isinstance(action, Deal) and phase == DEAL:
        first = state.round.number == 0 and action.starter in range(seats)
        return (first or action.starter == state.round.starter) and sorted(action.deck) == sorted(DECK)
    if isinstance(action, Reshuffle) and phase == SHUFFLE:
        return sorted(action.stock) == sorted(state.pile[: -state.run])
    return isinstance(action, Finish) and phase == RACE and sorted(action.order) == list(range(seats))


def chance(state: State, rng: Random) -> Action:
    """Draw the deal and the first starter, a new deck, or the order of a nose race nobody measured (SS35, SS31)."""
    if state.phase == DEAL:
        deck = shuffled(DECK, rng)
        first = state.round.number == 0
        return Deal(deck, picked(range(state.house.seats), rng) if first else state.round.starter)
    if state.phase == SHUFFLE:
        return Reshuffle(shuffled(state.pile[: -state.run], rng))
    return Finish(shuffled(range(state.house.seats), rng))


def silence(state: State, seat: int) -> Action | None:
    """Pass for a seat that stays silent in a window."""
    return PASS if state.phase == WINDOW and seat in state.actors else None


def window(state: State) -> int:
    """Return the number of the span in which throws stay what they are; it lasts beyond the window (SS12)."""
    return state.serial if state.phase in LIVE else 0


def race(state: State) -> tuple[int, ...]:
    """Return the seats of a nose race: all of them (SSR44)."""
    return tuple(range(state.house.seats)) if state.phase == RACE else ()


def is_open(state: State, seat: int) -> bool:
    """Tell that all choices name places on the table; what a seat sees meanwhile it sees behind a press-and-hold."""
    return state.phase not in BY_CHANCE
