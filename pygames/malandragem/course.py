"""The course of a deal: whose turn it is, who has won, and the next deal."""

from typing import Final

from pygames.core import CHANCE
from pygames.malandragem.actions import Deal
from pygames.malandragem.data import HAND, RANK, SUIT
from pygames.malandragem.follow import is_blocked
from pygames.malandragem.state import (
    DEAL,
    NOBODY,
    ORDER,
    OVER,
    PLAY,
    SCORE,
    TURN,
    WINDOW,
    Round,
    State,
    Tell,
    Work,
)

# A state is made at every move of every playout: past the named tuple's own constructor it takes half the time.
_new: Final = tuple.__new__


def opened(state: State, work: Work) -> State:
    """Open a window for everybody, from whoever stands for the card on."""
    actors = ORDER[state.house.seats, state.way][work.seat]
    return _new(State, (*state[:2], WINDOW, actors, *state[4:-2], state.serial + 1, work))


def work_on(seat: int, card: str, power: bool, first: bool = False, pair: bool = False) -> Work:
    """Return what a card just laid down sets going."""
    return Work(seat, seat, card, 1 + pair, NOBODY, power, first, pair, False, first, 0, 0, 0, 0, NOBODY, 1)


def dealt(state: State, action: Deal, tell: Tell | None) -> State:
    """Deal five cards each and turn one up, whose power works as if the dealer had played it (MGR4, MG1)."""
    seats, deck = state.house.seats, action.deck
    first = deck[seats * HAND]
    if tell:
        tell("deal", seat=action.dealer, card=first)
    hands = tuple([deck[seat * HAND : (seat + 1) * HAND] for seat in range(seats)])
    fresh = state._replace(
        round=state.round._replace(dealer=action.dealer), turn=action.dealer, way=-1, hands=hands,
        backs=tuple([(1 << seat,) * HAND for seat in range(seats)]), stock=deck[seats * HAND + 1 :], sunk=(),
        pile=(first,), suit="", rank="", blank=False, attack=0, links=0, level=0, drawn=0, out=(0,) * seats, fresh=0,
        said=0, tries=(0,) * seats, faults=0, passes=0,
    )  # fmt: skip
    return opened(fresh, work_on(action.dealer, first, power=True, first=True))


def active(state: State, seat: int, way: int, steps: int = 1) -> int:
    """Return the seat some steps further that does not sit out; `NOBODY` if only this one is left (MG43)."""
    order = [other for other in ORDER[state.house.seats, way][seat][1:] if not state.out[other]]
    if not order:
        return NOBODY
    if not state.out[seat]:
        order.append(seat)
    return order[(steps - 1) % len(order)]


def due_after(state: State, work: Work) -> int:
    """Return the seat due to act once a card has worked, as far as one knows now; or `NOBODY`."""
    rank, way = RANK[work.card], state.way
    if work.late:
        return work.to if work.to != NOBODY else active(state, work.seat, way, work.steps)
    if work.power and rank == "Q" and not work.first:
        if work.times == 1:
            return active(state, work.seat, -way)
        return work.seat if state.attack else active(state, work.seat, way)
    if work.power and rank == "A":
        return active(state, work.seat, way, work.times if state.attack else work.times + 1)
    return active(state, work.seat, way)


def passed_on(state: State, seat: int, steps: int) -> tuple[State, int]:
    """Pass the turn on; it passes over those sitting out, which counts as a round for them (MG43)."""
    out, order = list(state.out), ORDER[state.house.seats, state.way]
    while steps:
        seat = order[seat][1]
        if out[seat]:
            out[seat] -= 1
        else:
            steps -= 1
    return (state if tuple(out) == state.out else state._replace(out=tuple(out))), seat


def settled(state: State, tell: Tell | None) -> State:
    """See whether somebody is out of cards; else whether the power left somebody with one (MG26, MG29)."""
    work: Work = state.work  # type: ignore[assignment]
    winner = _winner(state, work)
    if winner != NOBODY:
        return ended(state, winner, "out", tell)
    if state.fresh & ~work.heard:
        return opened(state, work._replace(late=True, claimed=0, called=0))
    return turned(state, tell)


def _winner(state: State, work: Work) -> int:
    """Whoever played the card comes before those who mirrored it (MG28)."""
    for seat in (work.opener, *ORDER[state.house.seats, state.way][work.seat]):
        if not state.hands[seat]:
            return seat
    return NOBODY


def turned(state: State, tell: Tell | None) -> State:
    """Let the next seat act, unless nobody can any more (MG46)."""
    work: Work = state.work  # type: ignore[assignment]
    seat = work.to
    if seat == NOBODY:
        state, seat = passed_on(state, work.seat, work.steps)
    out, tries = state.out, state[20:22]
    after = _new(State, (*state[:2], PLAY, TURN[seat], seat, *state[5:17], 0, out, 0, *tries, 0, *state[23:25], None))
    silent = after.passes >= after.house.seats and not after.stock
    if silent if not state.house.referee else is_blocked(after):
        return _blocked(after, tell)
    return after


def _blocked(state: State, tell: Tell | None) -> State:
    """Nobody can play: whoever alone is down to one card has won, else it is a draw (MGR41, MGR42)."""
    ones = [seat for seat, hand in enumerate(state.hands) if len(hand) == 1]
    return ended(state, ones[0] if len(ones) == 1 else NOBODY, "blocked", tell)


def lost_turn(state: State, seat: int, tell: Tell | None) -> State:
    """End a turn in which no card was played."""
    work = work_on(seat, state.pile[-1], power=False)
    return turned(state._replace(work=work, turn=seat), tell)


def wins(state: State) -> tuple[int, ...]:
    """Count the deals won by seat."""
    return tuple([state.round.results.count(seat) for seat in range(state.house.seats)])


def ended(state: State, winner: int, why: str, tell: Tell | None) -> State:
    """Write down who won the deal; the game is over when somebody has won enough of them (MG47)."""
    now = state.round
    after = state._replace(round=now._replace(results=(*now.results, winner)), work=None, attack=0, links=0, level=0)
    single = state.house.goal == 1
    whole = single or (winner != NOBODY and wins(after)[winner] >= state.house.goal)
    if tell:
        tell("end", why=why, winner=winner, final=whole)
    dealer = following_dealer(state)
    return after._replace(phase=OVER if whole else SCORE, actors=() if whole else TURN[dealer], turn=dealer)


def following_dealer(state: State) -> int:
    """Return who deals next: the seat to the right of this dealer."""
    return (state.round.dealer - 1) % state.house.seats


def next_deal(state: State) -> State:
    """Clear the table for another deal."""
    seats, now = state.house.seats, state.round
    none: tuple[tuple[()], ...] = ((),) * seats
    return state._replace(
        round=Round(now.number + 1, following_dealer(state), now.results), phase=DEAL, actors=TURN[CHANCE], hands=none,
        backs=none, stock=(), sunk=(), pile=(), suit="", rank="", blank=False, out=(0,) * seats, fresh=0, said=0,
        tries=(0,) * seats,
    )  # fmt: skip


def demanded(state: State, card: str) -> State:
    """Let the next seat follow this card."""
    rank = RANK[card]
    return _new(State, (*state[:11], SUIT[card], rank, rank == "K", *state[14:]))
