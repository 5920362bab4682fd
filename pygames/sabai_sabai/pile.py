"""The discard pile: cards that land on it, wrong throws, penalty cards, and claims on others' cards."""

from typing import Final

from pygames.sabai_sabai.data import COPIES, FUNCTION, KIND, Card
from pygames.sabai_sabai.knowledge import back_of, everybody, is_bare_ass, laid, lifted, number_of, place_for, shown
from pygames.sabai_sabai.state import Job, State, Tell, Work

# States are made at every move of every playout: past the named tuple's own constructor it takes half the time.
_new: Final = tuple.__new__


def takes_throws(state: State) -> bool:
    """Tell whether the pile has a card of which others may still be about (SS26)."""
    return 0 < state.run < COPIES


def free(state: State, seat: int) -> int:
    """Return how many cards a seat holds beyond those it owes for Moves (SS17)."""
    work = state.work
    count = len(state.board.places[seat])
    for claim in work.claims:
        if claim.seat == seat:
            count -= 1
    for job in work.jobs:
        if job.seat == seat and job.owner is not None:
            count -= 1
    return count


def may_throw(state: State, seat: int) -> bool:
    """Tell whether a seat has a card to throw, or to pay with, and is not locked (SS14, SS17)."""
    return not state.locked >> seat & 1 and free(state, seat) > 0


def payable(state: State, seat: int) -> tuple[int, ...]:
    """Return the places a seat may pay from: not where everybody knows the Ass Joker to lie (SS17)."""
    board, eyes = state.board, everybody(state.house.seats)
    return tuple([place for place in board.places[seat] if not is_bare_ass(board, seat, place, eyes)])


def matches(state: State, card: Card) -> bool:
    """Tell whether a card is identical to the one on the pile (SSR28, SS8, SS9)."""
    return KIND[card] == KIND[state.pile[-1]]


def land(state: State, seat: int, card: Card, job: Job | None) -> State:
    """Put a card on the pile for a seat: it counts in the top run, sets seats free to throw and may bring a job."""
    same = state.run > 0 and KIND[card] == KIND[state.pile[-1]]
    run = state.run + 1 if same else 1
    work = state.work
    if job is not None:
        work = work._replace(jobs=(*work.jobs, job))
    if run == COPIES:
        work = work._replace(race=True)
    # A locked seat may try again once another has thrown a match, or another kind has landed (SS14).
    locked = state.locked & 1 << seat if same else 0
    return state._replace(pile=(*state.pile, card), run=run, locked=locked, work=work)


def refused(
    state: State, work: Work, actors: tuple[int, ...], thrower: int, owner: int, place: int, tell: Tell | None
) -> State:
    """Put a wrongly thrown card back, seen by all, lock the thrower and give it a penalty card (SSR32, SSR33, SS14)."""
    (
        house, now, phase, _, turn, board, stock, pile, run, drawn, ticket, down, number, serial, spots, locked, _
    ) = state  # fmt: skip
    if tell:
        tell("wrong", seat=thrower, owner=owner, place=place, card=board.cards[owner][place])
    board = shown(board, owner, place, everybody(house.seats))
    if stock and not work.owed:
        if tell:
            tell("penalty", seat=thrower, place=place_for(board, thrower, spots))
        board = laid(board, thrower, stock[0], back_of(number), spots)
        stock, number = stock[1:], number + 1
    else:
        work = work._replace(owed=(*work.owed, thrower))
    locked |= 1 << thrower
    return _new(
        State,
        (
            house, now, phase, actors, turn, board, stock, pile, run, drawn, ticket, down, number, serial, spots,
            locked, work,
        ),
    )  # fmt: skip


def penalised(state: State, tell: Tell | None) -> State:
    """Give the next seat that is due a card from the deck, unseen (SSR33)."""
    seat = state.work.owed[0]
    if tell:
        tell("penalty", seat=seat, place=place_for(state.board, seat, state.spots))
    return state._replace(
        board=laid(state.board, seat, state.stock[0], back_of(state.number), state.spots),
        stock=state.stock[1:],
        number=state.number + 1,
        work=state.work._replace(owed=state.work.owed[1:]),
    )


def claimed(state: State, tell: Tell | None) -> State:
    """Resolve the earliest claim: void if the card is gone or its owner needs it, else thrown (SS15, SS17, SSR35)."""
    jobs, claims, owed, paused, race, picked, looked = state.work
    seat, owner, place, number = claims[0]
    work: Work = _new(Work, (jobs, claims[1:], owed, paused, race, picked, looked))
    board = state.board
    if number < 0 or number_of(board.backs[owner][place]) != number or free(state, owner) < 1:
        if tell:
            tell("void", seat=seat, owner=owner, place=place)
        return state._replace(work=work)
    card: Card = board.cards[owner][place]  # type: ignore[assignment]
    if not matches(state, card):
        return refused(state, work, state.actors, seat, owner, place, tell)
    if tell:
        tell("moved", seat=seat, owner=owner, place=place, card=card)
    job = Job(seat, FUNCTION[card], owner, bool(FUNCTION[card]))
    return land(state._replace(board=lifted(board, owner, place), work=work), seat, card, job)
