"""From round to round: the deal, turn after turn, the announced end, and the result."""

from typing import Final

from pygames.core import CHANCE
from pygames.sabai_sabai.actions import Deal
from pygames.sabai_sabai.data import ASS, COPIES, JOKER, LONGEST_ROUND, POINTS, ROW
from pygames.sabai_sabai.knowledge import Board, cleared, dealt
from pygames.sabai_sabai.state import (
    DEAL,
    DECIDE,
    DRAW,
    FIRST,
    NO_WORK,
    ORDER,
    OVER,
    SCORE,
    SHUFFLE,
    TURN,
    Result,
    Round,
    State,
    Tell,
)

# States are made at every move of every playout: past the named tuple's own constructor it takes half the time.
_new: Final = tuple.__new__


def is_final(state: State) -> bool:
    """Tell whether this is the last round, which nobody may announce the end of (SSR54, SS32)."""
    return state.round.number == state.house.rounds - 1


def deal(state: State, action: Deal, tell: Tell | None) -> State:
    """Deal the rows and put the rest in the middle; the starter begins, or all look at two cards first (SS1)."""
    seats = state.house.seats
    starter = action.starter
    board = dealt(action.deck, seats)
    if tell:
        tell("deal", seat=(starter + 1) % seats, starter=starter)
    dealt_state = state._replace(
        round=state.round._replace(starter=starter, caller=None, left=0, turns=0, floors=()),
        turn=starter, board=board, stock=action.deck[seats * ROW :], pile=(), run=0, drawn=None, ticket=-1, down=False,
        number=seats * ROW, spots=board.places, locked=0, work=NO_WORK,
    )  # fmt: skip
    return dealt_state._replace(phase=FIRST, actors=TURN[starter]) if state.house.look else resumed(dealt_state, tell)


def looked_first(state: State, tell: Tell | None) -> State:
    """Go on with the first look: two cards for everybody, one seat after another from the starter (SS1)."""
    seat = state.actors[0]
    if sum([back >> seat & 1 for back in state.board.backs[seat]]) < 2:
        return state._replace(phase=FIRST)
    following = (seat - 1) % state.house.seats
    if following == state.round.starter:
        return resumed(state, tell)
    return state._replace(phase=FIRST, actors=TURN[following])


def resumed(state: State, tell: Tell | None) -> State:
    """Let the seat on turn draw, or go on with its drawn card; with nothing to draw the round ends (SS31)."""
    if state.drawn is None and not state.stock:
        if len(state.pile) > state.run:
            return state._replace(phase=SHUFFLE, actors=TURN[CHANCE])
        return ended(state, "deck", tell)
    phase = DRAW if state.drawn is None else DECIDE
    return state._replace(
        phase=phase, actors=TURN[state.turn], serial=state.serial + 1, spots=state.board.places, work=NO_WORK
    )


def finished(state: State, tell: Tell | None) -> State:
    """Go on once everything has been resolved: the round ends, the turn goes on, or it passes on (SSR46, SS13)."""
    places = state.board.places
    if () in places and any(not row and not _holds(state, seat) for seat, row in enumerate(places)):
        return ended(state, "out", tell)
    if not state.down:
        return resumed(state, tell)
    now = state.round
    turns = now.turns + 1
    if now.left == 1:
        return ended(state, "lap", tell)
    if turns >= LONGEST_ROUND * state.house.seats:
        return ended(state, "long", tell)
    number, starter, caller, left, _, floors, results = now
    after = _new(Round, (number, starter, caller, left - 1 if left else 0, turns, floors, results))
    (
        house, _, _, _, turn, board, stock, pile, run, drawn, ticket, _, following, serial, _, locked, _
    ) = state  # fmt: skip
    turn = ORDER[house.seats][turn][1]
    turned: State = _new(
        State,
        (
            house, after, DRAW, TURN[turn], turn, board, stock, pile, run, drawn, ticket, False, following, serial + 1,
            board.places, locked, NO_WORK,
        ),
    )  # fmt: skip
    return turned if stock else resumed(turned, tell)


def _holds(state: State, seat: int) -> bool:
    return seat == state.turn and state.drawn is not None


def announced(state: State, seat: int, tell: Tell | None) -> State:
    """Announce the end: the last lap goes up to and including the seat that put down a card last (SSR50, SS29)."""
    if tell:
        tell("announce", seat=seat)
    left = state.house.seats + state.down
    now = state.round._replace(caller=seat, left=left)
    return state._replace(round=now, serial=state.serial + 1, spots=state.board.places)


def ended(state: State, why: str, tell: Tell | None) -> State:
    """Lay all cards open and score the round; a card just drawn counts for nobody (SSR46, SSR51, SS40)."""
    result = result_of(state.board)
    results = (*state.round.results, result)
    whole = is_final(state) or (result.jokers is not None and state.house.jokers == "game")
    if tell:
        tell("round", why=why, result=result, final=whole)
    stock = state.stock if state.drawn is None else (state.drawn, *state.stock)
    return state._replace(
        round=state.round._replace(results=results), phase=OVER if whole else SCORE,
        actors=() if whole else TURN[state.round.starter], stock=stock, drawn=None, ticket=-1, work=NO_WORK,
    )  # fmt: skip


def result_of(board: Board) -> Result:
    """Score the rows of a round (SSR2-SSR6, SSR23, SSR24, SS21-SS24)."""
    held = [tuple([card for card in row if card is not None]) for row in board.cards]
    points = tuple([sum([POINTS[card] for card in row]) for row in held])
    ass = next((seat for seat, row in enumerate(held) if ASS in row), None)
    if ass is not None and sorted(held[ass]) == [ASS] + [JOKER] * (COPIES - 1):
        return Result(points, tuple([int(seat == ass) for seat in range(len(held))]), None, ass)
    lowest = min([total for seat, total in enumerate(points) if seat != ass])
    victory = [-1 if seat == ass else int(total == lowest) for seat, total in enumerate(points)]
    return Result(points, tuple(victory), ass, None)


def next_round(state: State) -> State:
    """Clear the table; whoever started deals, so the seat to its right starts (SSR53, SS35)."""
    seats = state.house.seats
    now = state.round
    none = cleared(seats)
    return state._replace(
        round=now._replace(number=now.number + 1, starter=(now.starter - 1) % seats, caller=None, left=0, turns=0,
                           floors=()),
        phase=DEAL, actors=TURN[CHANCE], board=none, stock=(), pile=(), run=0, down=False, number=0, spots=none.places,
        locked=0,
    )  # fmt: skip
