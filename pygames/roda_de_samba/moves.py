"""What an action does to a game of Roda de Samba."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from pygames.core import CHANCE
from pygames.roda_de_samba.circle import invitable
from pygames.roda_de_samba.data import COLOUR, COLOURS, DECK, HAND, INSTRUMENT, MALANDRO, SAMBISTS, TABLE, Card
from pygames.roda_de_samba.state import (
    CHARM,
    DEAL,
    DISCARD,
    DRAW,
    INVITE,
    OVER,
    PLACE,
    PLAY,
    TURN,
    Action,
    Cards,
    Charm,
    Deal,
    Discard,
    Draw,
    Invite,
    Place,
    Play,
    Region,
    Skip,
    State,
    Take,
)

_ORDER: Final = {card: place for place, card in enumerate(DECK)}


def apply(state: State, seat: int, action: Action) -> State:
    """Carry out an action that is known to be legal."""
    return _MOVES[type(action)](state, seat, action)


def in_order(cards: Sequence[Card]) -> Cards:
    """Sort cards by family, instrument and number: an order that says nothing of where they came from."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def put(rows: tuple[Any, ...], seat: int, row: Any) -> tuple[Any, ...]:
    """Return rows with one replaced."""
    return rows[:seat] + (row,) + rows[seat + 1 :]


def without(cards: Cards, card: Card) -> Cards:
    """Return the cards less one."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def fits(state: State, seat: int, instrument: str) -> bool:
    """Tell whether an instrument has a space in a seat's circle: its own stack or an empty one."""
    circle = state.circles[seat]
    return () in circle or any(stack and INSTRUMENT[stack[0]] == instrument for stack in circle)


def candidates(state: State, seat: int) -> list[str]:
    """Return the sambists a seat could invite: those on the table and the one it has charmed (RS25)."""
    own = state.charmed[seat]
    return invitable(
        state.circles[seat],
        state.invited[seat][-1] if state.invited[seat] else None,
        state.table if own is None else (*state.table, own),
    )


def _region(state: State, seat: int, action: Region) -> State:
    regions = (*state.scene.regions, action.region)
    scene = state.scene._replace(regions=regions)
    done = len(regions) == scene.seats
    return state._replace(scene=scene, phase=DEAL if done else state.phase, turn=TURN[CHANCE if done else seat + 1])


def _deal(state: State, seat: int, deal: Deal) -> State:
    seats = state.scene.seats
    dealt = seats * HAND
    first = deal.deck[dealt]
    piles = tuple((first,) if COLOUR[first] == colour else () for colour in COLOURS)
    return state._replace(
        scene=state.scene._replace(regions=deal.regions, start=deal.start),
        phase=DRAW,
        turn=TURN[deal.start],
        hands=tuple(in_order(deal.deck[s * HAND : (s + 1) * HAND]) for s in range(seats)),
        stock=deal.deck[dealt + 1 :],
        piles=piles,
        table=deal.sambists[:TABLE],
        sambists=deal.sambists[TABLE:],
    )


def _drawn(state: State, seat: int, count: int) -> State:
    """Draw from the deck what is there (RS4); its last card announces the last round (RS5)."""
    stock = state.stock
    hands = put(state.hands, seat, in_order(state.hands[seat] + stock[:count]))
    scene = state.scene if len(stock) > count else state.scene._replace(last=True)
    return state._replace(scene=scene, hands=hands, stock=stock[count:])


def _draw(state: State, seat: int, action: Draw) -> State:
    return _to_play(_drawn(state, seat, 2), seat)


def _take(state: State, seat: int, action: Take) -> State:
    place = COLOURS.index(action.colour)
    pile = state.piles[place]
    return _to_play(
        state._replace(
            hands=put(state.hands, seat, in_order(state.hands[seat] + pile)),
            taken=put(state.taken, seat, in_order(state.taken[seat] + pile)),
            piles=put(state.piles, place, ()),
        ),
        seat,
    )


def _to_play(state: State, seat: int) -> State:
    if any(card != MALANDRO and fits(state, seat, INSTRUMENT[card]) for card in state.hands[seat]):
        return state._replace(phase=PLAY)
    return _to_discard(state, seat)


def _play(state: State, seat: int, action: Play) -> State:
    cards = action.cards
    hand, taken = state.hands[seat], state.taken[seat]
    hand = tuple([card for card in hand if card not in cards])
    if taken:
        taken = tuple([card for card in taken if card not in cards])
    state = state._replace(hands=put(state.hands, seat, hand), taken=put(state.taken, seat, taken))
    circle = state.circles[seat]
    name = INSTRUMENT[cards[0]]
    for space, stack in enumerate(circle):
        if stack and INSTRUMENT[stack[0]] == name:
            return _placed(state, seat, space, in_order(stack + cards))
    return state._replace(phase=PLACE, pending=cards)


def _place(state: State, seat: int, action: Place) -> State:
    return _placed(state, seat, action.space, state.pending)


def _placed(state: State, seat: int, space: int, stack: Cards) -> State:
    circle = put(state.circles[seat], space, stack)
    full = () not in circle
    scene = state.scene._replace(last=True) if full else state.scene
    state = state._replace(scene=scene, circles=put(state.circles, seat, circle), pending=())
    return state._replace(phase=INVITE) if candidates(state, seat) else _to_discard(state, seat)


def _skip(state: State, seat: int, action: Skip) -> State:
    return _to_discard(state, seat) if state.phase == INVITE else _end_turn(state, seat)


def _invite(state: State, seat: int, action: Invite) -> State:
    name = action.sambist
    invited = put(state.invited, seat, (*state.invited[seat], name))
    if name == state.charmed[seat]:
        state = state._replace(invited=invited, charmed=put(state.charmed, seat, None))
    else:
        state = _refilled(state._replace(invited=invited), state.table.index(name))
    benefit = SAMBISTS[name].benefit
    if benefit == "malandro":
        return _to_charm(state, seat)
    if benefit == "draw" and state.stock:
        state = _drawn(state, seat, 1)
    return _to_discard(state, seat, "malandro" if benefit == "nodiscard" else "card")


def _refilled(state: State, place: int) -> State:
    """Open a new sambist in a place of the table, none when the deck is empty (RS24)."""
    deck = state.sambists
    table = put(state.table, place, deck[0]) if deck else state.table[:place] + state.table[place + 1 :]
    return state._replace(table=table, sambists=deck[1:], tops=max(0, state.tops - 1))


def _to_charm(state: State, seat: int) -> State:
    return state._replace(phase=CHARM) if state.table or state.sambists else _end_turn(state, seat)


def _charm(state: State, seat: int, action: Charm) -> State:
    old, new = state.charmed[seat], action.sambist
    if new is None:
        deck, tops = state.sambists, state.tops
        new, deck, tops = deck[0], deck[1:], max(0, tops - 1)
        if old is not None:
            deck, tops = (old, *deck), tops + 1
        state = state._replace(sambists=deck, tops=tops)
    elif old is not None:
        state = state._replace(table=put(state.table, state.table.index(new), old))
    else:
        state = _refilled(state, state.table.index(new))
    return _end_turn(state._replace(charmed=put(state.charmed, seat, new)), seat)


def _to_discard(state: State, seat: int, due: str = "card") -> State:
    hand = state.hands[seat]
    rid = MALANDRO in hand and any(state.piles)
    if rid or (due == "card" and any(card != MALANDRO for card in hand)):
        return state._replace(phase=DISCARD, due=due)
    return _end_turn(state, seat)


def _discard(state: State, seat: int, action: Discard) -> State:
    card, place = action.card, COLOURS.index(action.colour)
    taken = state.taken[seat]
    state = state._replace(
        hands=put(state.hands, seat, without(state.hands[seat], card)),
        taken=put(state.taken, seat, without(taken, card)) if card in taken else state.taken,
        piles=put(state.piles, place, (*state.piles[place], card)),
    )
    return _to_charm(state, seat) if card == MALANDRO else _end_turn(state, seat)


def _end_turn(state: State, seat: int) -> State:
    following = (seat + 1) % state.scene.seats
    if state.scene.last and following == state.scene.start:
        return state._replace(phase=OVER, turn=(), due="card")
    state = state._replace(phase=DRAW, turn=TURN[following], due="card")
    return state if state.stock or any(state.piles) else _to_play(state, following)


_MOVES: Final[dict[type, Callable[..., State]]] = {
    Region: _region,
    Deal: _deal,
    Draw: _draw,
    Take: _take,
    Play: _play,
    Place: _place,
    Skip: _skip,
    Invite: _invite,
    Charm: _charm,
    Discard: _discard,
}
