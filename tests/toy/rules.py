"""How the test game goes."""

from collections.abc import Sequence
from random import Random
from typing import Any

from pygames.core import CHANCE, Line, Outcome, Setup, shuffled
from tests.toy.state import (
    ACT,
    DEAL,
    DRAW,
    HAND,
    LAPS,
    OVER,
    RACE,
    ROW,
    SHUFFLE,
    STAKE,
    WILD,
    WINDOW,
    Action,
    Call,
    Card,
    Deal,
    Draw,
    Finish,
    Pass,
    Peek,
    Play,
    React,
    Reshuffle,
    Stake,
    State,
    Switch,
    deck_of,
    rank_of,
)


def start(setup: Setup) -> State:
    """Return the table before the deal."""
    n = setup.seats
    none: Any = ((),) * n
    wild = bool(setup.options["wild"])
    return State(n, wild, DEAL, 0, LAPS * n, (), (), none, none, none, (None,) * n, (), (), 0, 0, None, (), (0,) * n)


def to_act(state: State) -> tuple[int, ...]:
    """Return the seats waited for."""
    if state.phase == OVER:
        return ()
    if state.phase in (DEAL, SHUFFLE, RACE):
        return (CHANCE,)
    return state.waiting if state.phase == WINDOW else (state.turn,)


def may_interrupt(state: State) -> tuple[int, ...]:
    """Return the seats that may call although nobody waits for them."""
    if state.caller is not None or state.phase in (DEAL, SHUFFLE, RACE, OVER):
        return ()
    return tuple(seat for seat in range(state.seats) if seat not in to_act(state))


def legal_actions(state: State, seat: int) -> Sequence[Action]:
    """List what a seat may do, in the order of its own hand and of the places."""
    acts: list[Action] = []
    if seat in to_act(state):
        acts += _due(state, seat)
    if state.caller is None and (acts or seat in may_interrupt(state)):
        acts.append(Call())
    return acts


def _due(state: State, seat: int) -> Sequence[Action]:
    hand, phase = state.hands[seat], state.phase
    if phase == STAKE:
        return [Stake(card) for card in hand]
    if phase == DRAW:
        return [Draw()]
    if phase == WINDOW:
        return [React(card) for card in hand if matches(state.rank, card)] + [Pass()]
    places = [(other, place) for other in range(state.seats) for place in range(ROW)]
    looks = [Peek(*where) for where in places]
    moves = [Switch(place, *where) for place in range(ROW) for where in places if where[0] != seat]
    return [Play(card) for card in hand] + looks + moves


def matches(rank: int, card: Card) -> bool:
    """Tell whether a card may be thrown on a rank."""
    return rank_of(card) == rank or card == WILD or rank == 0


def is_possible(state: State, action: Action) -> bool:
    """Tell whether chance, or the race, can turn out this way."""
    if isinstance(action, Deal) and state.phase == DEAL:
        return sorted(action.deck) == sorted(deck_of(state.wild))
    if isinstance(action, Reshuffle) and state.phase == SHUFFLE:
        return sorted(action.stock) == sorted(state.discard[:-1])
    return isinstance(action, Finish) and state.phase == RACE and sorted(action.order) == sorted(racers(state))


def racers(state: State) -> tuple[int, ...]:
    """Return the seats that race: who played and who reacted."""
    return (state.turn, *state.reacted) if state.phase == RACE else ()


def chance(state: State, rng: Random) -> Action:
    """Draw the random step."""
    if state.phase == DEAL:
        return Deal(shuffled(deck_of(state.wild), rng))
    if state.phase == SHUFFLE:
        return Reshuffle(shuffled(state.discard[:-1], rng))
    return Finish(shuffled(racers(state), rng))


def put(rows: Any, seat: int, row: Any) -> Any:
    """Return the rows with one replaced."""
    return (*rows[:seat], row, *rows[seat + 1 :])


def apply(state: State, seat: int, action: Action) -> State:
    """Carry out an action known to be legal."""
    match action:
        case Deal(deck):
            return _deal(state, deck)
        case Reshuffle(stock):
            after = state._replace(stock=stock, discard=state.discard[-1:], buried=tuple(sorted(stock)), phase=DRAW)
            return after._replace(fresh=(0,) * state.seats)
        case Finish(order):
            return _next_turn(_take(state, order[-1]) if state.stock else state)
        case Stake(card):
            return _stake(state, seat, card)
        case Draw():
            return _take(state, seat)._replace(phase=ACT)
        case Play(card):
            others = tuple(s for s in range(state.seats) if s != seat)
            after = _throw(state, seat, card)._replace(phase=WINDOW, waiting=others, rank=rank_of(card))
            return after._replace(serial=state.serial + 1)
        case Peek(owner, place):
            return _next_turn(state._replace(eyes=_seen(state.eyes, seat, owner, place)))
        case Switch():
            return _next_turn(_switch(state, seat, action))
        case React(card):
            return _answered(_throw(state, seat, card)._replace(reacted=(*state.reacted, seat)), seat)
        case Call():
            return state._replace(caller=seat, left=min(state.left, state.seats + 1))
    return _answered(state, seat)


def _deal(state: State, deck: tuple[Card, ...]) -> State:
    n, both = state.seats, HAND + ROW
    hands = tuple(deck[s * both : s * both + HAND] for s in range(n))
    rows = tuple(deck[s * both + HAND : (s + 1) * both] for s in range(n))
    blind = (((),) * ROW,) * n
    top, stock = deck[n * both : n * both + 1], deck[n * both + 1 :]
    return state._replace(phase=STAKE, hands=hands, rows=rows, eyes=blind, discard=top, stock=stock)


def _stake(state: State, seat: int, card: Card) -> State:
    stakes = put(state.stakes, seat, card)
    if None in stakes:
        return state._replace(stakes=stakes, turn=seat + 1)
    hands = tuple(tuple(c for c in hand if c != stakes[s]) for s, hand in enumerate(state.hands))
    first = max(range(state.seats), key=lambda s: (rank_of(stakes[s]), -s))
    clean = state._replace(hands=hands, stakes=(None,) * state.seats, discard=state.discard + stakes)
    return clean._replace(phase=DRAW, turn=first)


def _take(state: State, seat: int) -> State:
    card, fresh = state.stock[0], state.fresh[seat] + bool(state.buried)
    hands = put(state.hands, seat, (*state.hands[seat], card))
    return state._replace(stock=state.stock[1:], hands=hands, fresh=put(state.fresh, seat, fresh))


def _throw(state: State, seat: int, card: Card) -> State:
    hand = tuple(held for held in state.hands[seat] if held != card)
    fresh = put(state.fresh, seat, state.fresh[seat] - (card in state.buried))
    return state._replace(hands=put(state.hands, seat, hand), discard=(*state.discard, card), fresh=fresh)


def _seen(eyes: Any, seat: int, owner: int, place: int) -> Any:
    lookers = tuple(sorted({*eyes[owner][place], seat}))
    return put(eyes, owner, put(eyes[owner], place, lookers))


def _switch(state: State, seat: int, move: Switch) -> State:
    rows, eyes = (_exchanged(rows, seat, move) for rows in (state.rows, state.eyes))
    return state._replace(rows=rows, eyes=eyes)


def _exchanged(rows: Any, seat: int, move: Switch) -> Any:
    mine, theirs = rows[seat][move.place], rows[move.seat][move.spot]
    given = put(rows, seat, put(rows[seat], move.place, theirs))
    return put(given, move.seat, put(given[move.seat], move.spot, mine))


def _answered(state: State, seat: int) -> State:
    waiting = tuple(s for s in state.waiting if s != seat)
    if waiting:
        return state._replace(waiting=waiting)
    return state._replace(waiting=(), phase=RACE) if state.reacted else _next_turn(state._replace(waiting=()))


def _next_turn(state: State) -> State:
    left = state.left - 1
    after = state._replace(left=left, turn=(state.turn + 1) % state.seats, reacted=(), phase=DRAW)
    if left == 0:
        return after._replace(phase=OVER)
    if after.stock:
        return after
    return after._replace(phase=OVER if after.buried or len(after.discard) < 2 else SHUFFLE)


def outcome(state: State) -> Outcome | None:
    """Return the scores at the end: row less hand."""
    if state.phase != OVER:
        return None
    lines = tuple(
        Line(seat, key, {"count": len(cards)}, sign * sum(map(rank_of, cards)))
        for key, sign, held in (("row", 1, state.rows), ("hand", -1, state.hands))
        for seat, cards in enumerate(held)
    )
    scores = tuple(sum(line.points for line in lines if line.seat == seat) for seat in range(state.seats))
    return Outcome(scores, tuple(s for s in range(state.seats) if scores[s] == max(scores)), lines)


def silence(state: State, seat: int) -> Action | None:
    """Pass for a seat that stays silent in a window."""
    return Pass() if state.phase == WINDOW and seat in state.waiting else None
