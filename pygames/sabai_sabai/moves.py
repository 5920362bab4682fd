"""What an action does to a game of sabai-sabai."""

from collections.abc import Callable
from typing import Any, Final

from pygames.sabai_sabai.actions import (
    Action,
    Announce,
    Deal,
    Done,
    Draw,
    Finish,
    Give,
    Keep,
    Move,
    Next,
    Pass,
    Pay,
    Peek,
    Pick,
    Play,
    Reshuffle,
    Spy,
    Switch,
    Throw,
)
from pygames.sabai_sabai.course import put_down, settled, with_job
from pygames.sabai_sabai.data import ASS, FUNCTION, Card
from pygames.sabai_sabai.knowledge import (
    SAFE,
    Board,
    back_of,
    everybody,
    laid,
    lifted,
    place_for,
    replaced,
    shown,
    switched,
)
from pygames.sabai_sabai.rounds import announced, deal, looked_first, next_round
from pygames.sabai_sabai.state import AIM, DECIDE, LOOK, Job, State, Tell
from pygames.sabai_sabai.throws import claim_card, let_pass, throw

# A state is made at every move of every playout: past the named tuple's own constructor it takes half the time.
_new: Final = tuple.__new__


def apply(state: State, seat: int, action: Action, tell: Tell | None = None) -> State:
    """Carry out an action that is known to be legal; `tell` hears, if given, what happens on the way."""
    return _CARRY_OUT[type(action)](state, seat, action, tell)


def _announce(state: State, seat: int, action: Announce, tell: Tell | None) -> State:
    return announced(state, seat, tell)


def _draw(state: State, seat: int, action: Draw, tell: Tell | None) -> State:
    """Draw a card and look at it (SSR14)."""
    (
        house, now, _, actors, turn, board, stock, pile, run, _, _, down, number, serial, spots, locked, work
    ) = state  # fmt: skip
    card = stock[0]
    if card == ASS:
        return _draw_ass(state, seat, tell)
    if tell:
        tell("draw", seat=seat, card=card)
    return _new(
        State,
        (
            house, now, DECIDE, actors, turn, board, stock[1:], pile, run, card, number, down, number + 1, serial,
            spots, locked, work,
        ),
    )  # fmt: skip


def _draw_ass(state: State, seat: int, tell: Tell | None) -> State:
    """Lay the Ass Joker into the row: it can go nowhere else, so all know where it lies; the turn ends (SS19)."""
    if tell:
        tell("draw_ass", seat=seat, place=place_for(state.board, seat, state.spots))
    back = back_of(state.number, everybody(state.house.seats))
    board = laid(state.board, seat, ASS, back, state.spots)
    work = state.work._replace(jobs=(Job(seat, "", None, True),))
    after = state._replace(board=board, stock=state.stock[1:], number=state.number + 1, down=True, work=work)
    return settled(after, tell)


def _play(state: State, seat: int, action: Play, tell: Tell | None) -> State:
    """Put the drawn card on the pile; its function works at once (SSR16, SSR18)."""
    card: Card = state.drawn  # type: ignore[assignment]
    if tell:
        tell("play", seat=seat, card=card)
    return put_down(state, state.board, seat, card, FUNCTION[card], tell)


def _keep(state: State, seat: int, action: Keep, tell: Tell | None) -> State:
    """Swap the drawn card in; if the Ass Joker turns up it stays and the drawn card is played (SSR17, SSR26, SS20)."""
    place = action.place
    drawn: Card = state.drawn  # type: ignore[assignment]
    out: Card = state.board.cards[seat][place]  # type: ignore[assignment]
    if out == ASS:
        if tell:
            tell("ass_back", seat=seat, place=place)
        seen = shown(state.board, seat, place, everybody(state.house.seats))
        return _play(state._replace(board=seen), seat, Play(), tell)
    if tell:
        tell("keep", seat=seat, place=place, card=out, drawn=drawn)
    board = replaced(state.board, seat, place, drawn, back_of(state.ticket, 1 << seat, safe=True))
    return put_down(state, board, seat, out, FUNCTION[out] if state.house.swapped else "", tell)


def _look(state: State, seat: int, action: Peek | Spy, tell: Tell | None) -> State:
    """Look at a face-down card, of one's own (11 peek) or another's (12 spy) (SSR19, SSR20)."""
    owner, place = action.seat, action.place
    if tell:
        tell("look", seat=seat, owner=owner, place=place, card=state.board.cards[owner][place])
    board = shown(state.board, owner, place, 1 << seat)
    return state._replace(phase=LOOK, board=board, work=state.work._replace(looked=(owner, place)))


def _done(state: State, seat: int, action: Done, tell: Tell | None) -> State:
    if not state.work.jobs:
        return looked_first(state._replace(work=state.work._replace(looked=None)), tell)
    return settled(_worked(state), tell)


def _worked(state: State) -> State:
    """Mark the function at the head of the queue as carried out."""
    return with_job(state, state.work.jobs[0]._replace(function=""))


def _pick(state: State, seat: int, action: Pick, tell: Tell | None) -> State:
    return state._replace(phase=AIM, work=state.work._replace(picked=action.place))


def _give(state: State, seat: int, action: Give, tell: Tell | None) -> State:
    """Give the picked card to another, unseen by both (SSR21, SS5, SS6)."""
    place: int = state.work.picked  # type: ignore[assignment]
    board, spot = _handed(state, seat, place, action.seat, safe=False)
    if tell:
        tell("give", seat=seat, place=place, receiver=action.seat, spot=spot)
    return settled(_worked(state._replace(board=board)), tell)


def _handed(state: State, seat: int, place: int, receiver: int, *, safe: bool) -> tuple[Board, int]:
    """Move a card from one row to another; with `safe` all see that it is not the Ass Joker."""
    board = state.board
    card: Card = board.cards[seat][place]  # type: ignore[assignment]
    back = board.backs[seat][place] | (SAFE if safe else 0)
    spot = place_for(board, receiver, board.places)
    return laid(lifted(board, seat, place), receiver, card, back, board.places), spot


def _switch(state: State, seat: int, action: Switch, tell: Tell | None) -> State:
    """Exchange the picked card with another's, unseen by both (SSR22, SS5)."""
    place: int = state.work.picked  # type: ignore[assignment]
    if tell:
        tell("switch", seat=seat, place=place, owner=action.seat, spot=action.place)
    board = switched(state.board, seat, place, action.seat, action.place)
    return settled(_worked(state._replace(board=board)), tell)


def _pay(state: State, seat: int, action: Pay, tell: Tell | None) -> State:
    """Give a card for one thrown in another's name; the Ass Joker goes back, seen by all (SSR38, SS17)."""
    job, place = state.work.jobs[0], action.place
    owner: int = job.owner  # type: ignore[assignment]
    if state.board.cards[seat][place] == ASS:
        if tell:
            tell("ass_back", seat=seat, place=place)
        seen = shown(state.board, seat, place, everybody(state.house.seats))
        return settled(state._replace(board=seen), tell)
    board, spot = _handed(state, seat, place, owner, safe=True)
    if tell:
        tell("pay", seat=seat, place=place, receiver=owner, spot=spot)
    return settled(with_job(state._replace(board=board), job._replace(owner=None)), tell)


def _deal(state: State, seat: int, action: Deal, tell: Tell | None) -> State:
    return deal(state, action, tell)


def _reshuffle(state: State, seat: int, action: Reshuffle, tell: Tell | None) -> State:
    """Make a new deck of the pile without its top run (SS31)."""
    if tell:
        tell("reshuffle", count=len(action.stock))
    floors = (*state.round.floors, state.number)
    pile = state.pile[-state.run :]
    after = state._replace(round=state.round._replace(floors=floors), stock=action.stock, pile=pile)
    return settled(after, tell)


def _finish(state: State, seat: int, action: Finish, tell: Tell | None) -> State:
    """Give the last one to touch the nose a penalty card (SSR44, SSR45)."""
    if tell:
        tell("race", order=action.order, seat=action.order[-1])
    work = state.work._replace(race=False, owed=(*state.work.owed, action.order[-1]))
    return settled(state._replace(work=work), tell)


def _next(state: State, seat: int, action: Next, tell: Tell | None) -> State:
    return next_round(state)


_CARRY_OUT: Final[dict[type[Any], Callable[[State, int, Any, Tell | None], State]]] = {
    Pass: let_pass,
    Throw: throw,
    Move: claim_card,
    Draw: _draw,
    Play: _play,
    Keep: _keep,
    Peek: _look,
    Spy: _look,
    Done: _done,
    Pick: _pick,
    Give: _give,
    Switch: _switch,
    Pay: _pay,
    Announce: _announce,
    Deal: _deal,
    Reshuffle: _reshuffle,
    Finish: _finish,
    Next: _next,
}
