"""How Malabares goes: what a seat may do and what follows from it. Seat s + 1 sits to the left of seat s."""

from collections.abc import Sequence
from random import Random
from typing import Final

from pygames.core import CHANCE, Setup, picked, shuffled
from pygames.malabares.data import OBJECT, RANK, SUITS, Card, Kit, deck_of, kit_for
from pygames.malabares.scoring import result, show_is_over
from pygames.malabares.state import (
    CATCH,
    CATCHES,
    DEAL,
    OVER,
    PASS,
    SWAP,
    THROW,
    THROWS,
    Action,
    BySeat,
    Cards,
    Catch,
    Deal,
    Pass,
    State,
    Swap,
    Throw,
)

# Who throws, by number of seats and leader (MBR15, MB5): with two, leader, other, other, leader.
_ORDERS: Final = {
    seats: tuple(
        (leader, 1 - leader, 1 - leader, leader) if seats == 2 else tuple((leader + k) % seats for k in range(seats))
        for leader in range(seats)
    )
    for seats in (2, 3, 4)
}
# The turn tuples of single seats, made once.
_TURN: Final = {seat: (seat,) for seat in range(CHANCE, 4)}


def start(setup: Setup) -> State:
    """Return the table before the deal (MBR5)."""
    kit = kit_for(setup.seats, "brick" if setup.options["cobogran"] else "club")
    none: BySeat = ((),) * kit.seats
    blank = State(kit, DEAL, _TURN[CHANCE], 0, 0, none, none, none, (), (), (), (), none, none, none, none, (), None)
    return blank


def object_to_follow(kit: Kit, thrown: Sequence[tuple[int, Card]]) -> str | None:
    """Return the object the next throw must follow, None if it is free (MBR12, MBR15, MB3, MB5, MB25)."""
    count = len(thrown)
    if count == 0 or (count == 2 and kit.seats == 2):
        return None
    kind = OBJECT[thrown[2 if count == 3 and kit.seats == 2 else 0][1]]
    return kind if kind in SUITS else None


def throws(state: State, seat: int) -> list[Action]:
    """List the cards a seat may throw now (MBR11-MBR15, MBR56-MBR58, MB4, MB24)."""
    hand = state.dark[seat] + state.light[seat]
    thrown = state.thrown
    follow = object_to_follow(state.kit, thrown)
    if follow is not None:
        matching = [THROWS[card] for card in hand if OBJECT[card] == follow]
        if matching:
            if "club" in hand:
                matching.append(THROWS["club"])
            return matching
    elif thrown and "brick" in hand and has_object(hand, OBJECT[thrown[0][1]]):
        return [THROWS[card] for card in hand if card != "brick"]
    return [THROWS[card] for card in hand]


def has_object(hand: Cards, kind: str) -> bool:
    """Tell whether a hand holds a card of this object; the special cards are of neither suit (MB4)."""
    return any(OBJECT[card] == kind for card in hand)


def passes(state: State, seat: int) -> list[Action]:
    """List what a seat may pass to its left: one card, or two with two seats (MBR7, MB18)."""
    hand = state.dark[seat]
    if state.kit.passed == 1:
        return [Pass((card,)) for card in hand]
    return [Pass((one, other)) for place, one in enumerate(hand) for other in hand[place + 1 :]]


def legal_actions(state: State, seat: int) -> Sequence[Action]:
    """List a seat's actions in the present phase."""
    phase = state.phase
    if phase == THROW:
        return throws(state, seat)
    if phase == CATCH:
        return [CATCHES[card] for card in state.air]
    return passes(state, seat) if phase == PASS else ()


def chance(state: State, rng: Random) -> Action:
    """Draw the deal and the first leader (MB1), or the two cards swapped out between shows (MB20)."""
    if state.phase == SWAP:
        return Swap(tuple(sorted(shuffled(state.air, rng)[:2])))
    return Deal(shuffled(deck_of(state.kit), rng), picked(range(state.kit.seats), rng))


def is_possible(state: State, action: Action) -> bool:
    """Tell whether chance can turn out this way."""
    if isinstance(action, Deal) and state.phase == DEAL:
        return sorted(action.deck) == sorted(deck_of(state.kit)) and action.leader in range(state.kit.seats)
    if isinstance(action, Swap) and state.phase == SWAP:
        return len(set(action.cards)) == 2 and set(action.cards) <= set(state.air)
    return False


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
    """Sort cards knives first, then by rank: an order that says nothing of where they came from."""
    return tuple(sorted(cards, key=lambda card: (OBJECT[card], RANK[card])))


def _deal(state: State, deal: Deal) -> State:
    kit, deck, size = state.kit, deal.deck, state.kit.hand
    dealt = size * kit.seats
    return state._replace(
        phase=PASS,
        turn=_TURN[0],
        leader=deal.leader,
        dark=tuple(by_rank(deck[seat * size : (seat + 1) * size]) for seat in range(kit.seats)),
        aside=deck[dealt : dealt + kit.aside],
        air=deck[dealt + kit.aside :],
    )


def _swap(state: State, swap: Swap) -> State:
    kept = tuple(card for card in state.air if card not in swap.cards)
    return state._replace(phase=PASS, turn=_TURN[0], air=kept + state.aside, aside=swap.cards)


def _pass(state: State, seat: int, cards: Cards) -> State:
    passed, seats = put(state.passed, seat, cards), state.kit.seats
    if seat + 1 < seats:
        return state._replace(passed=passed, turn=_TURN[seat + 1])
    dark = tuple(
        by_rank([card for card in state.dark[s] if card not in passed[s]] + list(passed[s - 1])) for s in range(seats)
    )
    return state._replace(phase=THROW, passed=passed, dark=dark, turn=_TURN[state.leader])


def _throw(state: State, seat: int, card: Card) -> State:
    (kit, _, _, show, leader, dark, light, floor, air, aside, thrown, _, passed, bared, voids, shown, results, _) = state
    missing = shown_void(kit, thrown, card)
    if missing is not None and missing not in voids[seat]:
        voids = put(voids, seat, (*voids[seat], missing))
    hand = dark[seat]
    if card in hand:
        dark = put(dark, seat, without(hand, card))
        bared = put(bared, seat, (*bared[seat], card))
    else:
        light = put(light, seat, without(light[seat], card))
    thrown = (*thrown, (seat, card))
    order = _ORDERS[kit.seats][leader]
    count = len(thrown)
    catchers: tuple[tuple[int, Card], ...] = ()
    if count == len(order):
        catchers = tuple(sorted(thrown, key=_rank_of, reverse=True)[:-1])
        phase, turn = CATCH, _TURN[catchers[0][0]]
    else:
        phase, turn = THROW, _TURN[order[count]]
    return State(
        kit, phase, turn, show, leader, dark, light, floor, air, aside, thrown, catchers, passed, bared, voids, shown, results, None
    )  # fmt: skip


def _rank_of(throw: tuple[int, Card]) -> int:
    return RANK[throw[1]]


def shown_void(kit: Kit, thrown: Sequence[tuple[int, Card]], card: Card) -> str | None:
    """Return the object a throw proves the thrower does not hold (the club proves nothing, MB4)."""
    if card == "club" or not thrown:
        return None
    follow = object_to_follow(kit, thrown)
    if follow is None:
        return OBJECT[thrown[0][1]] if card == "brick" else None
    return follow if OBJECT[card] != follow else None


def _catch(state: State, seat: int, card: Card) -> State:
    (kit, _, _, show, leader, dark, light, floor, air, aside, thrown, catchers, passed, bared, voids, shown, results, _) = state
    light = put(light, seat, (*light[seat], card))
    air = without(air, card)
    catchers = catchers[1:]
    if catchers:
        turn = _TURN[catchers[0][0]]
        return State(
            kit, CATCH, turn, show, leader, dark, light, floor, air, aside, thrown, catchers, passed, bared, voids, shown, results, None
        )  # fmt: skip
    # The fall: the lowest thrower takes the highest card to the floor and leads next (MBR25-MBR29, MB2, MB10).
    assert not air, "as many cards catch as were in the air (MB8)"
    low, high = min(thrown, key=_rank_of), max(thrown, key=_rank_of)
    floor = put(floor, low[0], (*floor[low[0]], high[1]))
    air = tuple(throw[1] for throw in thrown if throw is not high)
    after = State(
        kit, THROW, _TURN[low[0]], show, low[0], dark, light, floor, air, aside, (), (), passed, bared, voids, shown, results, None
    )  # fmt: skip
    return _end_show(after) if show_is_over(kit, show, dark, light, floor) else after


def _end_show(state: State) -> State:
    kit, period = state.kit, ("day", "night")[state.show]
    rows = zip(state.dark, state.light, state.floor, strict=True)
    kept = tuple(result(kit, period, dark, light, floor) for dark, light, floor in rows)
    results = (*state.results, kept)
    winners = [seat for seat, row in enumerate(kept) if row.piolin and kit.special == "brick"]
    if winners or state.show == 1:
        return state._replace(phase=OVER, turn=(), results=results, winner=winners[0] if winners else None)
    return _next_show(state._replace(results=results))


def _next_show(state: State) -> State:
    # All owned cards come back to the hand, everybody having seen them (MB19); the air stays as it lies.
    kit = state.kit
    none: BySeat = ((),) * kit.seats
    rows = zip(state.dark, state.light, state.floor, strict=True)
    hands = tuple(by_rank(dark + light + floor) for dark, light, floor in rows)
    phase, turn = (SWAP, _TURN[CHANCE]) if kit.aside else (PASS, _TURN[0])
    return state._replace(
        phase=phase, turn=turn, show=1, dark=hands, light=none, floor=none, passed=none, bared=none, voids=none, shown=hands
    )
