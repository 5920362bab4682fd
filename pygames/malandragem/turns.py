"""What a seat does on its turn, and to carry out the powers of 10, J and K."""

from typing import Final

from pygames.malandragem.actions import Draw, Give, Name, Pair, Play, Sink, Skip, Take
from pygames.malandragem.course import lost_turn, opened, settled, work_on
from pygames.malandragem.data import LIGHT_ATTACK, LOW_STOCK, MASK, RANK
from pygames.malandragem.hands import SHIFT, drawn, gained, lost, sits_out, with_seat, without
from pygames.malandragem.state import State, Tell, Work

# A state is made at every move of every playout: past the named tuple's own constructor it takes half the time.
_new: Final = tuple.__new__


def play(state: State, seat: int, action: Play, tell: Tell | None) -> State:
    """Lay a card down; a window follows (MGR7)."""
    after, _ = lost(state, seat, action.place)
    return _laid(after, seat, action, (action.card,), (action.place,), tell)


def pair(state: State, seat: int, action: Pair, tell: Tell | None) -> State:
    """Lay two identical 8s down, which rank as a 7 (MGR24, MG10)."""
    first, second = action.place, action.other
    after, _ = lost(lost(state, seat, second)[0], seat, first)
    return _laid(after, seat, action, (action.card,) * 2, (first, second), tell)


def _laid(
    state: State, seat: int, action: Play | Pair, cards: tuple[str, ...], places: tuple[int, ...], tell: Tell | None
) -> State:
    card = action.card
    if tell:
        kind = "pair" if len(cards) > 1 else "play"
        tell(kind, seat=seat, card=card, call=action.call, left=len(state.hands[seat]), places=places)
    said = state.said | 1 << seat if action.call else state.said
    after = _new(State, (*state[:10], state.pile + cards, *state[11:20], said, *state[21:23], 0, *state[24:]))
    return opened(after, work_on(seat, card, not state.blank or RANK[card] == "K", pair=len(cards) > 1))


def draw(state: State, seat: int, action: Draw, tell: Tell | None) -> State:
    """Draw one card; with the referee on this shows that none in the hand follows (MG4)."""
    after = drawn(_shown(state, seat), seat, 1, tell, "want")
    return after._replace(drawn=state.drawn + 1, fresh=after.fresh & ~(1 << seat))


def _shown(state: State, seat: int) -> State:
    """Note for every card of the hand that it does not follow what is demanded."""
    if not state.house.referee:
        return state
    bars = MASK[state.suit, state.rank] << SHIFT
    backs = tuple([back | bars for back in state.backs[seat]])
    return state._replace(backs=with_seat(state.backs, seat, backs))


def skip(state: State, seat: int, action: Skip, tell: Tell | None) -> State:
    """Lose the turn for want of a card (MG4, MGR37)."""
    if tell:
        tell("lost_turn", seat=seat)
    return lost_turn(_shown(state, seat)._replace(passes=state.passes + 1), seat, tell)


def take(state: State, seat: int, action: Take, tell: Tell | None) -> State:
    """Take the attack."""
    return took(state, seat, tell)


def took(state: State, seat: int, tell: Tell | None) -> State:
    """Draw the attack's cards and lose the turn; with an empty stock, sit out as well if it is heavy (MG7, MGR38)."""
    count = state.attack
    if tell:
        tell("take", seat=seat, count=count)
    if state.stock:
        state = drawn(state, seat, count, tell, "attack")
    elif count > LIGHT_ATTACK:
        state = sits_out(state, seat, 1, tell)
    return lost_turn(state._replace(attack=0, links=0, level=0), seat, tell)


def give(state: State, seat: int, action: Give, tell: Tell | None) -> State:
    """Give a card to somebody, seen by the two of them alone (MGR21, MG24)."""
    after, back = lost(state, seat, action.place)
    if tell:
        tell("give", seat=seat, receiver=action.seat, card=action.card, place=action.place)
    back |= 1 << seat | 1 << action.seat
    return _one_less(gained(after, action.seat, (action.card,), (back,)), seat, tell)


def sink(state: State, seat: int, action: Sink, tell: Tell | None) -> State:
    """Put a card under the stock and take the top one; a low stock gives nothing back (MGR32, MGR40, MG23)."""
    hand, backs, (card, place) = state.hands[seat], state.backs[seat], action
    swap = len(state.stock) >= LOW_STOCK
    if tell:
        tell("swap" if swap else "feed", seat=seat, card=card, place=place)
    if not swap:
        after, back = lost(state, seat, place)
        after = after._replace(stock=(*after.stock, card), sunk=(*after.sunk, back | 1 << seat))
        return _one_less(after, seat, tell)
    # The hand never shrinks meanwhile: nobody has to call anew.
    top, known = state.stock[0], len(state.sunk) == len(state.stock)
    if tell:
        tell("drawn", seat=seat, cards=(top,), why="swap")
    back = (state.sunk[0] if known else 0) | 1 << seat
    after = state._replace(
        hands=with_seat(state.hands, seat, (*without(hand, place), top)),
        backs=with_seat(state.backs, seat, (*without(backs, place), back)),
        stock=(*state.stock[1:], card),
        sunk=(*state.sunk[1 if known else 0 :], backs[place] | 1 << seat),
    )
    return _one_less(after, seat, tell)


def _one_less(state: State, seat: int, tell: Tell | None) -> State:
    """Go on once all gifts or swaps have been made, or nothing is left to give."""
    work: Work = state.work  # type: ignore[assignment]
    left = work.left - 1 if state.hands[seat] else 0
    after = state._replace(work=work._replace(left=left))
    return after if left else settled(after, tell)


def name(state: State, seat: int, action: Name, tell: Tell | None) -> State:
    """Name what is to follow, as if such a card lay there without its power (MGR31, MG45)."""
    if tell:
        tell("name", seat=seat, suit=action.suit, rank=action.rank)
    return settled(state._replace(suit=action.suit, rank=action.rank), tell)
