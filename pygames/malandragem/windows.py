"""The window after every card: mirrors, the call, claims and the X9."""

from typing import Final

from pygames.malandragem.actions import CARD, Call, Claim, Mirror, Pass
from pygames.malandragem.course import active, due_after, lost_turn, opened, turned
from pygames.malandragem.data import MOST_FAULTS, PENALTY, SECOND_PENALTY
from pygames.malandragem.follow import is_right
from pygames.malandragem.hands import EYES, gained, lost, penalized, with_seat
from pygames.malandragem.powers import resolved
from pygames.malandragem.state import NOBODY, PLAY, TURN, State, Tell, Work
from pygames.malandragem.turns import took

# A state is made at every move of every playout: past the named tuple's own constructor it takes half the time.
_new: Final = tuple.__new__


def let_pass(state: State, seat: int, action: Pass, tell: Tell | None) -> State:
    """Stay silent; once everybody does, the card's power works, or the next seat acts."""
    actors = state.actors
    if len(actors) > 1:
        place = actors.index(seat)
        left = actors[1:] if not place else actors[:place] + actors[place + 1 :]
        return _new(State, (*state[:3], left, *state[4:]))
    work: Work = state.work  # type: ignore[assignment]
    if work.late:
        return turned(state, tell)
    if not state.house.referee and not work.first and is_right(state):
        state = state._replace(tries=with_seat(state.tries, work.opener, 0))
    return resolved(state, tell)


def mirror(state: State, seat: int, action: Mirror, tell: Tell | None) -> State:
    """Put an identical card on top: the power doubles, an error becomes valid (MGR11, MGR12, MG17, MG36)."""
    work: Work = state.work  # type: ignore[assignment]
    if action.card != work.card or (seat == work.opener and not is_right(state)):
        return _wrong_mirror(state, seat, action, tell)
    after, _ = lost(state, seat, action.place)
    if tell:
        left = len(after.hands[seat])
        tell("mirror", seat=seat, card=action.card, call=action.call, left=left, places=(action.place,))
    author = seat if state.house.jump else work.seat
    now = work._replace(seat=author, times=work.times + 1, mirror=seat, checked=True, claimed=0, called=0)
    said = after.said | 1 << seat if action.call else after.said
    return opened(after._replace(pile=(*after.pile, action.card), said=said), now)


def _wrong_mirror(state: State, seat: int, action: Mirror, tell: Tell | None) -> State:
    """A card that is no mirror goes back, seen by all, and costs two (MG38)."""
    after, _ = lost(state, seat, action.place)
    if tell:
        tell("wrong_mirror", seat=seat, card=action.card, place=action.place)
    work: Work = state.work  # type: ignore[assignment]
    after = after._replace(work=work._replace(called=work.called | 1 << seat))
    back = gained(after, seat, (action.card,), (EYES,))
    return _again(penalized(back, seat, tell))


def _again(state: State) -> State:
    """Number the window anew: what others may do in it has changed."""
    return state._replace(serial=state.serial + 1)


def call(state: State, seat: int, action: Call, tell: Tell | None) -> State:
    """Say the word; with more than one card it is an error (MGR2, MG29, MG31)."""
    if len(state.hands[seat]) == 1:
        if tell:
            tell("call", seat=seat)
        return state._replace(said=state.said | 1 << seat)
    if tell:
        tell("wrong_call", seat=seat)
    work: Work = state.work  # type: ignore[assignment]
    noted = state._replace(work=work._replace(called=work.called | 1 << seat))
    return _again(penalized(noted, seat, tell))


def claim(state: State, seat: int, action: Claim, tell: Tell | None) -> State:
    """Accuse somebody, as the next seat or as an X9 (MGR8, MGR10, MG30, MG33-MG35)."""
    work: Work = state.work  # type: ignore[assignment]
    noted = state._replace(work=work._replace(claimed=work.claimed | 1 << seat))
    informer = seat != upcoming(state, action.seat)
    if action.about == CARD:
        if not is_right(state):
            return _undone(noted, seat, informer, tell)
        noted = noted._replace(work=noted.work._replace(checked=True))  # type: ignore[union-attr]
    elif not state.said >> action.seat & 1:
        return _uncalled(noted, seat, action.seat, informer, tell)
    if tell:
        tell("false_claim", seat=seat, accused=action.seat, about=action.about)
    return _again(penalized(noted, seat, tell))


def _uncalled(state: State, seat: int, accused: int, informer: bool, tell: Tell | None) -> State:
    """The call is missing: two cards, for the X9 as well (MG30)."""
    if tell:
        tell("no_call_x9" if informer else "no_call", seat=seat, accused=accused)
    after = penalized(state, accused, tell)
    return _again(penalized(after, seat, tell) if informer else after)


def _undone(state: State, seat: int, informer: bool, tell: Tell | None) -> State:
    """The card was wrong: it goes back, its player draws and tries again (MGR8-MGR10, MG32, MG34, MG51)."""
    work: Work = state.work  # type: ignore[assignment]
    accused, count = work.opener, 1 + work.pair
    cards = state.pile[-count:]
    if tell:
        tell("wrong_x9" if informer else "wrong", seat=seat, accused=accused, card=work.card)
    before = state._replace(pile=state.pile[:-count], blank=state.blank)
    after = gained(before, accused, cards, (EYES,) * count)
    cost = SECOND_PENALTY if state.tries[accused] else PENALTY
    after = penalized(after, accused, tell, cost)
    if informer:
        after = penalized(after, seat, tell, cost)
    tries = with_seat(after.tries, accused, after.tries[accused] + 1)
    after = after._replace(
        tries=tries, faults=after.faults + 1, phase=PLAY, actors=TURN[accused], turn=accused, fresh=0, work=None
    )
    if after.faults < MOST_FAULTS:
        return after
    if tell:
        tell("turn_lost", seat=accused)
    return took(after, accused, tell) if after.attack else lost_turn(after, accused, tell)


def upcoming(state: State, accused: int) -> int:
    """Return the next seat due to act, who alone may claim without being an X9; not the accused (MG30, MG33)."""
    work: Work = state.work  # type: ignore[assignment]
    seat = due_after(state, work)
    if seat == accused or seat == NOBODY:
        seat = active(state, accused, state.way)
    return seat
