"""What an action does to a game of Malabares: deal, pass, throw, catch and fall, and from day to night."""

from collections.abc import Sequence
from typing import Final

from pygames.core import CHANCE
from pygames.malabares.data import CARDS, FOLLOWED, OBJECT, RANK, Card
from pygames.malabares.scoring import result, show_is_over
from pygames.malabares.state import (
    CATCH,
    OVER,
    PASS,
    SWAP,
    THROW,
    TURN,
    Action,
    BySeat,
    Cards,
    Catch,
    Deal,
    Pass,
    Play,
    State,
    Swap,
    Throw,
)

# Who throws, by number of seats and leader (MBR12, MBR15, MB5): with two, leader, other, other, leader.
_THROWERS: Final = {
    seats: tuple(
        (leader, 1 - leader, 1 - leader, leader) if seats == 2 else tuple((leader + k) % seats for k in range(seats))
        for leader in range(seats)
    )
    for seats in (2, 3, 4)
}
_PLACE: Final = {card: place for place, card in enumerate(sorted(CARDS, key=lambda card: (OBJECT[card], RANK[card])))}
# A state is made at every move of every playout: past the named tuple's own constructor it takes half the time.
_new: Final = tuple.__new__


def apply(state: State, seat: int, action: Action) -> State:
    """Carry out an action that is known to be legal."""
    kind = type(action)
    if kind is Throw:
        return _throw(state, seat, action.card)  # type: ignore[union-attr]
    if kind is Catch:
        return _catch(state, seat, action.card)  # type: ignore[union-attr]
    if isinstance(action, Pass):
        return _pass(state, seat, action.cards)
    return _deal(state, action) if isinstance(action, Deal) else _swap(state, action)  # type: ignore[arg-type]


def put(rows: BySeat, seat: int, row: Cards) -> BySeat:
    """Return the rows with one seat's row replaced."""
    return rows[:seat] + (row,) + rows[seat + 1 :]


def without(cards: Cards, card: Card) -> Cards:
    """Return the cards less one."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def by_rank(cards: Sequence[Card]) -> Cards:
    """Sort cards by object, then rank: an order that says nothing of where they came from."""
    return tuple(sorted(cards, key=_PLACE.__getitem__))


def shown_void(thrown: Sequence[Play], follow: str | None, card: Card) -> str | None:
    """Return the object a throw proves the thrower does not hold (the club proves nothing, MB4)."""
    if follow is None:
        return OBJECT[thrown[0][1]] if thrown and card == "brick" else None
    return None if card == "club" or OBJECT[card] == follow else follow


def _deal(state: State, deal: Deal) -> State:
    kit, deck = state.scene.kit, deal.deck
    dealt = kit.hand * kit.seats
    return state._replace(
        scene=state.scene._replace(aside=deck[dealt : dealt + kit.aside]),
        phase=PASS,
        turn=TURN[0],
        leader=deal.leader,
        dark=tuple(by_rank(deck[seat * kit.hand : (seat + 1) * kit.hand]) for seat in range(kit.seats)),
        air=deck[dealt + kit.aside :],
    )


def _swap(state: State, swap: Swap) -> State:
    kept = tuple(card for card in state.air if card not in swap.cards)
    scene = state.scene._replace(aside=swap.cards)
    return state._replace(scene=scene, phase=PASS, turn=TURN[0], air=kept + state.scene.aside)


def _pass(state: State, seat: int, cards: Cards) -> State:
    scene = state.scene._replace(passed=put(state.scene.passed, seat, cards))
    seats, passed = scene.kit.seats, scene.passed
    if seat + 1 < seats:
        return state._replace(scene=scene, turn=TURN[seat + 1])
    kept = [[card for card in state.dark[s] if card not in passed[s]] for s in range(seats)]
    dark = tuple(by_rank(kept[s] + list(passed[s - 1])) for s in range(seats))
    return state._replace(scene=scene, phase=THROW, dark=dark, turn=TURN[state.leader])


def _throw(state: State, seat: int, card: Card) -> State:
    scene, _, _, leader, dark, light, floor, air, thrown, follow, _, bared, voids = state
    if thrown and OBJECT[card] != follow:
        missing = shown_void(thrown, follow, card)
        if missing is not None and missing not in voids[seat]:
            voids = put(voids, seat, (*voids[seat], missing))
    hand = dark[seat]
    if card in hand:
        dark = put(dark, seat, without(hand, card))
        bared = (*bared, (seat, card))
    else:
        light = put(light, seat, without(light[seat], card))
    thrown = (*thrown, (seat, card))
    seats = scene.kit.seats
    throwers = _THROWERS[seats][leader]
    count = len(thrown)
    order: tuple[Play, ...] = ()
    if count == len(throwers):
        order = tuple(sorted(thrown, key=_rank_of, reverse=True))
        phase, turn, follow = CATCH, TURN[order[0][0]], None
    else:
        phase, turn = THROW, TURN[throwers[count]]
        if seats == 2:  # the third throw leads anew (MBR15, MB5)
            follow = FOLLOWED[card] if count != 2 else None
        elif count == 1:
            follow = FOLLOWED[card]
    return _new(State, (scene, phase, turn, leader, dark, light, floor, air, thrown, follow, order, bared, voids))


def _rank_of(play: Play) -> int:
    return RANK[play[1]]


def _catch(state: State, seat: int, card: Card) -> State:
    scene, phase, turn, leader, dark, light, floor, air, thrown, follow, order, bared, voids = state
    light = put(light, seat, (*light[seat], card))
    air = without(air, card)
    if air:  # one card fewer in the air, one catcher further down the order
        turn = TURN[order[-1 - len(air)][0]]
        return _new(State, (scene, phase, turn, leader, dark, light, floor, air, thrown, follow, order, bared, voids))
    # The fall: the lowest thrower takes the highest card to the floor and leads next (MBR25-MBR29, MB2, MB10).
    # As many cards catch as were in the air (MB8), so it is empty now.
    leader, highest = order[-1][0], order[0][1]
    floor = put(floor, leader, (*floor[leader], highest))
    air = tuple([play[1] for play in thrown if play[1] != highest])
    after = _new(State, (scene, THROW, TURN[leader], leader, dark, light, floor, air, (), None, (), bared, voids))
    return _end_show(after) if show_is_over(scene.kit, scene.show, dark, light, floor) else after


def _end_show(state: State) -> State:
    scene = state.scene
    rows = zip(state.dark, state.light, state.floor, strict=True)
    kept = tuple(result(scene.kit, scene.show, dark, light, floor) for dark, light, floor in rows)
    ended = state._replace(scene=scene._replace(results=(*scene.results, kept)))
    brick_wins = scene.kit.special == "brick" and any(row.piolin for row in kept)
    return ended._replace(phase=OVER, turn=()) if brick_wins or scene.show == 1 else _next_show(ended)


def _next_show(state: State) -> State:
    # All owned cards come back to the hand, everybody having seen them (MB19); the air stays as it lies.
    kit = state.scene.kit
    none: BySeat = ((),) * kit.seats
    rows = zip(state.dark, state.light, state.floor, strict=True)
    hands = tuple(by_rank(dark + light + floor) for dark, light, floor in rows)
    phase, turn = (SWAP, TURN[CHANCE]) if kit.aside else (PASS, TURN[0])
    scene = state.scene._replace(show=1, passed=none, shown=hands)
    return state._replace(scene=scene, phase=phase, turn=turn, dark=hands, light=none, floor=none, bared=(), voids=none)
