"""What the cards do once their window has closed, each power once with its multiplicity (MG9, MG18)."""

from collections.abc import Callable
from typing import Final

from pygames.malandragem.course import active, demanded, settled
from pygames.malandragem.data import ATTACK, LEVEL, LINK, PAIR_LEVEL, RANK, SUIT
from pygames.malandragem.hands import drawn, sits_out
from pygames.malandragem.state import GIVE, NAME, NOBODY, SINK, TURN, State, Tell, Work

# A state is made at every move of every playout: past the named tuple's own constructor it takes half the time.
_new: Final = tuple.__new__


def resolved(state: State, tell: Tell | None) -> State:
    """Let the card on top work; one laid on a king has no power, unless it is a king itself (MGR33, MG22)."""
    work: Work = state.work  # type: ignore[assignment]
    work = _new(Work, (*work[:12], state.fresh, *work[13:]))
    state = _new(State, (*state[:-1], work))
    power = _POWERS.get(RANK[work.card]) if work.power else None
    if power is None:
        if tell and not work.power:
            tell("powerless", seat=work.seat, card=work.card)
        return settled(demanded(state, work.card), tell)
    return power(state, work, tell)


def _bomb(state: State, work: Work, tell: Tell | None) -> State:
    """2: who played it draws two; with an empty stock sits out (MG6, MGR16, MGR39)."""
    state = demanded(state, work.card)
    seat = work.seat if state.house.two == "self" else active(state, work.seat, state.way)
    if seat == NOBODY:
        return settled(state, tell)
    if state.stock:
        return settled(drawn(state, seat, 2 * work.times, tell, "bomb"), tell)
    return settled(sits_out(state, seat, work.times, tell), tell)


def _attack(state: State, work: Work, tell: Tell | None) -> State:
    """8, 7, joker: cards on their way to the next seat, added to those already coming (MG9, MG11, MG13)."""
    rank = RANK[work.card]
    level = PAIR_LEVEL if rank == "8" and work.times > 1 else LEVEL[rank]
    links = state.links | LINK[SUIT[work.card]]
    if state.house.under and not rank and not state.attack and state.suit:
        links |= LINK[state.suit]
    total = state.attack + ATTACK[rank] * work.times
    after = demanded(state, work.card)._replace(attack=total, links=links, level=max(state.level, level))
    return _aimed(after, work, active(state, work.seat, state.way), tell)


def _aimed(state: State, work: Work, target: int, tell: Tell | None) -> State:
    """Turn the attack on a seat; with nobody there to meet it, it lapses (MG43)."""
    if target == NOBODY:
        return settled(state._replace(attack=0, links=0, level=0), tell)
    if tell:
        tell("attack", seat=target, count=state.attack)
    return settled(state._replace(work=work._replace(to=target)), tell)


def _nine(state: State, work: Work, tell: Tell | None) -> State:
    """9: the seat before draws one; with an empty stock it misses its next turn (MG44, MG48)."""
    state = demanded(state, work.card)
    seat = active(state, work.seat, -state.way)
    if seat in (NOBODY, work.seat):
        return settled(state, tell)
    if state.stock:
        return settled(drawn(state, seat, work.times, tell, "nine"), tell)
    return settled(sits_out(state, seat, 1, tell), tell)


def _ten(state: State, work: Work, tell: Tell | None) -> State:
    """10: give a card away; the power goes to whoever mirrored it, with two cards (MGR21, MG24)."""
    giver = work.seat if work.mirror == NOBODY else work.mirror
    left = min(work.times, len(state.hands[giver]))
    state = demanded(state, work.card)
    if not left:
        return settled(state, tell)
    return state._replace(phase=GIVE, actors=TURN[giver], work=work._replace(left=left))


def _queen(state: State, work: Work, tell: Tell | None) -> State:
    """Q: turns the game round, and sends an attack back with it; mirrored it comes back again (MGR25, MG15, MG27)."""
    once = work.times == 1
    if once:
        state = state._replace(way=-state.way)
        if tell:
            tell("turn", seat=work.seat)
    if not state.attack:
        state = demanded(state, work.card)
        if work.first:
            work = work._replace(to=(work.seat - 1) % state.house.seats)
        return settled(state._replace(work=work), tell)
    state = demanded(state, work.card)._replace(links=state.links | LINK[SUIT[work.card]])
    if once:
        return _aimed(state, work, active(state, work.seat, state.way), tell)
    if state.hands[work.seat]:
        return _aimed(state, work, work.seat, tell)
    after = drawn(state, work.seat, state.attack, tell, "attack")
    return settled(after._replace(attack=0, links=0, level=0), tell)


def _ace(state: State, work: Work, tell: Tell | None) -> State:
    """A: sends an attack on, else skips the next (MGR27, MG16)."""
    if state.attack:
        after = demanded(state, work.card)._replace(links=state.links | LINK[SUIT[work.card]])
        return _aimed(after, work, active(state, work.seat, state.way, work.times), tell)
    if tell:
        tell("skip", seat=work.seat, count=work.times)
    return settled(demanded(state, work.card)._replace(work=work._replace(steps=1 + work.times)), tell)


def _jack(state: State, work: Work, tell: Tell | None) -> State:
    """J: names what is to follow; so does whoever mirrored it, instead (MGR31, MG45)."""
    namer = work.seat if work.mirror == NOBODY else work.mirror
    state = demanded(state, work.card)
    if not all(state.hands):
        return settled(state, tell)
    return state._replace(phase=NAME, actors=TURN[namer], work=work)


def _king(state: State, work: Work, tell: Tell | None) -> State:
    """K: swap a card with the stock, or feed it when it is low (MGR32, MGR40, MG23)."""
    state = demanded(state, work.card)
    left = min(work.times, len(state.hands[work.seat]))
    if not left:
        return settled(state, tell)
    return state._replace(phase=SINK, actors=TURN[work.seat], work=work._replace(left=left))


_POWERS: Final[dict[str, Callable[[State, Work, Tell | None], State]]] = {
    "2": _bomb,
    "8": _attack,
    "7": _attack,
    "": _attack,
    "9": _nine,
    "10": _ten,
    "Q": _queen,
    "A": _ace,
    "J": _jack,
    "K": _king,
}
