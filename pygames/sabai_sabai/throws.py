"""Throwing in a window and late, wrong throws, and claims on others' cards (the sabai-sabai Move)."""

from typing import Final

from pygames.sabai_sabai.actions import (
    Move,
    Pass,
    Throw,
)
from pygames.sabai_sabai.course import opened, settled, throwers
from pygames.sabai_sabai.data import FUNCTION, Card
from pygames.sabai_sabai.knowledge import (
    lifted,
    number_of,
)
from pygames.sabai_sabai.pile import free, land, matches, refused, takes_throws
from pygames.sabai_sabai.state import WINDOW, Claim, Job, State, Tell, Work

# A state is made at every move of every playout: past the named tuple's own constructor it takes half the time.
_new: Final = tuple.__new__


def let_pass(state: State, seat: int, action: Pass, tell: Tell | None) -> State:
    """Take a seat out of those a window waits for; after the last one it closes (SS37)."""
    actors = tuple([other for other in state.actors if other != seat])
    return _waiting(state, actors, state.work) if actors else settled(state, tell)


def _waiting(state: State, actors: tuple[int, ...], work: Work) -> State:
    (
        house, now, phase, _, turn, board, stock, pile, run, drawn, ticket, down, number, serial, spots, locked, _
    ) = state  # fmt: skip
    return _new(
        State,
        (
            house, now, phase, actors, turn, board, stock, pile, run, drawn, ticket, down, number, serial, spots,
            locked, work,
        ),
    )  # fmt: skip


def throw(state: State, seat: int, action: Throw, tell: Tell | None) -> State:
    """Throw a card of the own row (SSR28-SSR34, SS10-SS14)."""
    place = action.place
    card: Card = state.board.cards[seat][place]  # type: ignore[assignment]
    inside = state.phase == WINDOW
    if not matches(state, card):
        return _thrown_wrong(state, seat, place, tell)
    if tell:
        tell("thrown", seat=seat, place=place, card=card)
    # A late throw gets a window of its own; in a window, the next one follows the function only.
    job = Job(seat, FUNCTION[card], None, True) if FUNCTION[card] or not inside else None
    after = land(state._replace(board=lifted(state.board, seat, place)), seat, card, job)
    return _going_on(after, seat, tell) if inside else settled(after, tell)


def _thrown_wrong(state: State, seat: int, place: int, tell: Tell | None) -> State:
    inside = state.phase == WINDOW
    actors = tuple([other for other in state.actors if other != seat]) if inside else state.actors
    after = refused(state, state.work, actors, seat, seat, place, tell)
    if not inside or not actors:
        return settled(after, tell)
    return settled(after._replace(work=after.work._replace(paused=actors)), tell) if after.work.owed else after


def _going_on(state: State, seat: int, tell: Tell | None) -> State:
    """Go on with a window after a good throw; it closes when nobody is left or all four cards lie on the pile."""
    if not takes_throws(state):
        return settled(state, tell)
    if free(state, seat) > 0:
        return state
    actors = tuple([other for other in state.actors if other != seat])
    return _waiting(state, actors, state.work) if actors else settled(state, tell)


def claim_card(state: State, seat: int, action: Move, tell: Tell | None) -> State:
    """Claim another's card; its owner may still throw it until the window closes (SSR35, SS15, SS17).

    The window waits no longer for who claims; further claims are possible as long as it is open.
    """
    owner, place = action
    if tell:
        tell("claim", seat=seat, owner=owner, place=place)
    jobs, claims, owed, paused, race, picked, looked = state.work
    claim = _new(Claim, (seat, owner, place, number_of(state.board.backs[owner][place])))
    work = _new(Work, (jobs, (*claims, claim), owed, paused, race, picked, looked))
    actors = state.actors
    if state.phase == WINDOW:
        if seat in actors:
            actors = tuple([other for other in actors if other != seat])
        after = _waiting(state, actors, work)
        return after if actors else settled(after, tell)
    after = _waiting(state, actors, work)
    seats = tuple([other for other in throwers(after) if other != seat])
    return opened(after, seats) if seats else settled(after, tell)
