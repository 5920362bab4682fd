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
    Circle,
    Deal,
    Discard,
    Draw,
    Invite,
    Place,
    Play,
    Region,
    Scene,
    Skip,
    State,
    Take,
)

_ORDER: Final = {card: place for place, card in enumerate(DECK)}
_PILE: Final = {colour: place for place, colour in enumerate(COLOURS)}
# A state is made at every move of every playout: past the named tuple's own constructor it takes half the time.
_new: Final = tuple.__new__


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


def candidates(scene: Scene, circle: Circle, seat: int) -> tuple[str, ...]:
    """Return the sambists a seat could invite: those on the table and the one it has charmed (RS25)."""
    own, invited = scene.charmed[seat], scene.invited[seat]
    return invitable(circle, invited[-1] if invited else None, scene.table if own is None else (*scene.table, own))


def _region(state: State, seat: int, action: Region) -> State:
    scene = state.scene._replace(regions=(*state.scene.regions, action.region))
    done = len(scene.regions) == scene.seats
    return state._replace(scene=scene, phase=DEAL if done else state.phase, turn=TURN[CHANCE if done else seat + 1])


def _deal(state: State, seat: int, deal: Deal) -> State:
    seats = state.scene.seats
    dealt = seats * HAND
    first = deal.deck[dealt]
    return state._replace(
        scene=state.scene._replace(
            regions=deal.regions, start=deal.start, table=deal.sambists[:TABLE], sambists=deal.sambists[TABLE:]
        ),
        phase=DRAW,
        turn=TURN[deal.start],
        hands=tuple(in_order(deal.deck[s * HAND : (s + 1) * HAND]) for s in range(seats)),
        stock=deal.deck[dealt + 1 :],
        piles=tuple((first,) if COLOUR[first] == colour else () for colour in COLOURS),
    )


def _draw(state: State, seat: int, action: Draw) -> State:
    """Draw from the deck what is there (RS4); its last card announces the last round (RS5)."""
    scene, _, turn, hands, circles, stock, piles, _, due, taken = state
    hand = in_order(hands[seat] + stock[:2])
    stock = stock[2:]
    scene = scene if stock else scene._replace(last=True)
    phase = PLAY if can_play(hand, circles[seat]) else DISCARD
    after = _new(State, (scene, phase, turn, put(hands, seat, hand), circles, stock, piles, (), due, taken))
    return after if phase == PLAY else _to_discard(after, seat)


def _take(state: State, seat: int, action: Take) -> State:
    scene, _, turn, hands, circles, stock, piles, _, due, taken = state
    place = _PILE[action.colour]
    pile = piles[place]
    hand = in_order(hands[seat] + pile)
    taken = put(taken, seat, in_order(taken[seat] + pile))
    piles = put(piles, place, ())
    phase = PLAY if can_play(hand, circles[seat]) else DISCARD
    after = _new(State, (scene, phase, turn, put(hands, seat, hand), circles, stock, piles, (), due, taken))
    return after if phase == PLAY else _to_discard(after, seat)


def can_play(hand: Cards, circle: Circle) -> bool:
    """Tell whether a hand holds an instrument that has a space (RS7)."""
    names = {INSTRUMENT[card] for card in hand if card != MALANDRO}
    return bool(names) and (() in circle or any(INSTRUMENT[stack[0]] in names for stack in circle))


def _play(state: State, seat: int, action: Play) -> State:
    scene, _, turn, hands, circles, stock, piles, _, due, taken = state
    cards = action.cards
    hands = put(hands, seat, tuple([card for card in hands[seat] if card not in cards]))
    if taken[seat]:
        taken = put(taken, seat, tuple([card for card in taken[seat] if card not in cards]))
    name = INSTRUMENT[cards[0]]
    after = _new(State, (scene, PLACE, turn, hands, circles, stock, piles, cards, due, taken))
    for space, stack in enumerate(circles[seat]):
        if stack and INSTRUMENT[stack[0]] == name:
            return _placed(after, seat, space, in_order(stack + cards))
    return after


def _place(state: State, seat: int, action: Place) -> State:
    return _placed(state, seat, action.space, state.pending)


def _placed(state: State, seat: int, space: int, stack: Cards) -> State:
    scene, _, turn, hands, circles, stock, piles, _, due, taken = state
    circle = put(circles[seat], space, stack)
    if () not in circle and not scene.last:
        scene = scene._replace(last=True)
    circles = put(circles, seat, circle)
    after = _new(State, (scene, INVITE, turn, hands, circles, stock, piles, (), due, taken))
    return after if candidates(scene, circle, seat) else _to_discard(after, seat)


def _skip(state: State, seat: int, action: Skip) -> State:
    return _to_discard(state, seat) if state.phase == INVITE else _end_turn(state, seat)


def _invite(state: State, seat: int, action: Invite) -> State:
    name, scene = action.sambist, state.scene
    scene = scene._replace(invited=put(scene.invited, seat, (*scene.invited[seat], name)))
    if name == scene.charmed[seat]:
        scene = scene._replace(charmed=put(scene.charmed, seat, None))
    else:
        scene = _refilled(scene, scene.table.index(name))
    state = state._replace(scene=scene)
    benefit = SAMBISTS[name].benefit
    if benefit == "malandro":
        return _to_charm(state, seat)
    if benefit == "draw" and state.stock:
        state = _drawn_one(state, seat)
    return _to_discard(state, seat, "malandro" if benefit == "nodiscard" else "card")


def _drawn_one(state: State, seat: int) -> State:
    stock = state.stock
    hands = put(state.hands, seat, in_order((*state.hands[seat], stock[0])))
    scene = state.scene if len(stock) > 1 else state.scene._replace(last=True)
    return state._replace(scene=scene, hands=hands, stock=stock[1:])


def _refilled(scene: Scene, place: int) -> Scene:
    """Open a new sambist in a place of the table, none when the deck is empty (RS24)."""
    table, deck = scene.table, scene.sambists
    table = put(table, place, deck[0]) if deck else table[:place] + table[place + 1 :]
    return scene._replace(table=table, sambists=deck[1:], tops=max(0, scene.tops - 1))


def _to_charm(state: State, seat: int) -> State:
    able = state.scene.table or state.scene.sambists
    return state._replace(phase=CHARM) if able else _end_turn(state, seat)


def _charm(state: State, seat: int, action: Charm) -> State:
    """Charm a sambist; the one charmed before takes its place on the table or on the deck (RS22, RS23)."""
    scene, new = state.scene, action.sambist
    old = scene.charmed[seat]
    if new is None:
        new, deck, tops = scene.sambists[0], scene.sambists[1:], max(0, scene.tops - 1)
        if old is not None:
            deck, tops = (old, *deck), tops + 1
        scene = scene._replace(sambists=deck, tops=tops)
    elif old is not None:
        scene = scene._replace(table=put(scene.table, scene.table.index(new), old))
    else:
        scene = _refilled(scene, scene.table.index(new))
    return _end_turn(state._replace(scene=scene._replace(charmed=put(scene.charmed, seat, new))), seat)


def _to_discard(state: State, seat: int, due: str = "card") -> State:
    hand = state.hands[seat]
    # The hand is sorted, malandros last: the first card tells whether there is an instrument. An optional discard is
    # asked for whether or not there is a malandro: its absence would tell the others so.
    if any(state.piles) if due == "malandro" or MALANDRO in hand[:1] else hand:
        scene, _, turn, hands, circles, stock, piles, _, _, taken = state
        return _new(State, (scene, DISCARD, turn, hands, circles, stock, piles, (), due, taken))
    return _end_turn(state, seat)


def _discard(state: State, seat: int, action: Discard) -> State:
    scene, _, turn, hands, circles, stock, piles, _, due, taken = state
    card, place = action.card, _PILE[action.colour]
    hands = put(hands, seat, without(hands[seat], card))
    if card in taken[seat]:
        taken = put(taken, seat, without(taken[seat], card))
    piles = put(piles, place, (*piles[place], card))
    after = _new(State, (scene, DISCARD, turn, hands, circles, stock, piles, (), due, taken))
    return _to_charm(after, seat) if card == MALANDRO else _end_turn(after, seat)


def _end_turn(state: State, seat: int) -> State:
    scene, _, _, hands, circles, stock, piles, _, _, taken = state
    following = (seat + 1) % scene.seats
    if scene.last and following == scene.start:
        return _new(State, (scene, OVER, (), hands, circles, stock, piles, (), "card", taken))
    turn = TURN[following]
    after = _new(State, (scene, DRAW, turn, hands, circles, stock, piles, (), "card", taken))
    if stock or any(piles):
        return after
    # Nothing to draw at all (RS6): the turn begins with playing.
    playing = can_play(hands[following], circles[following])
    return after._replace(phase=PLAY) if playing else _to_discard(after, following)


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
