"""What a seat, or chance, may do in Gran Circo."""

from collections.abc import Sequence
from random import Random

from pygames.core import CHANCE, Setup, picked, shuffled
from pygames.gran_circo.course import free_to_swap, repeated
from pygames.gran_circo.data import (
    KIND,
    MOST_ADS,
    PARTNER_TILES,
    PARTNERS,
    PRICE,
    ROOM,
    STARS,
    SUPPLIES,
    Tile,
    acts_for,
)
from pygames.gran_circo.moves import in_order, price_of
from pygames.gran_circo.state import (
    BUYS,
    CHOICES,
    COIN,
    DEAL,
    FIRST,
    HIRES,
    INVEST,
    KEEP,
    KEEPS,
    MANAGE,
    NOWHERE,
    PASS,
    REVEAL,
    REVEALS,
    SCOUTS,
    SECOND,
    SENDS,
    STAY,
    TURN,
    Action,
    Deal,
    Neutral,
    Scene,
    State,
    Swap,
    Tiles,
)

# Two seats play with the tiles and the ring of three, the third circus being neutral (GC32).
LEAST_CIRCUSES = 3


def start(setup: Setup) -> State:
    """Return the table before anything is dealt."""
    seats = setup.seats
    circuses = max(LEAST_CIRCUSES, seats)
    none: tuple[Tiles, ...] = ((),) * seats
    every: tuple[Tiles, ...] = ((),) * circuses
    offers: tuple[Tiles, ...] = ((),) * 3
    scene = Scene(seats, circuses, 0, 0, (), (), (), (), (0,) * seats, ())
    return State(
        scene, DEAL, TURN[CHANCE], 0, every, every, none, (0,) * seats, every, (), none, (), offers, offers, none, none,
        none, (),
    )  # fmt: skip


def to_act(state: State) -> tuple[int, ...]:
    """Return the one seat, or chance, the game waits for."""
    return state.turn


def is_open(state: State, seat: int) -> bool:
    """Choosing partners and revealing rest on the acts held; all that follows is done in the open (GC2)."""
    return state.phase in (MANAGE, KEEP, INVEST)


def legal_actions(state: State, seat: int) -> Sequence[Action]:
    """List a seat's actions in the present phase."""
    phase = state.phase
    if phase == INVEST:
        return investments(state, seat)
    if phase == REVEAL:
        return reveals(state, seat)
    if phase in (FIRST, SECOND):
        chosen = [CHOICES[partner] for partner in _free_partners(state, seat)]
        return chosen if phase == FIRST else [*chosen, COIN]
    if phase == MANAGE:
        return [*swaps(state, seat), STAY]
    return [KEEPS[tile] for tile in repeated(state.casts[seat])] if phase == KEEP else ()


def left_over(state: State) -> tuple[int, ...]:
    """Return how many tiles of each partner can still be taken."""
    held = [partner for row in state.partners for partner in row]
    return tuple(
        [
            count - held.count(partner)
            for partner, count in zip(PARTNERS, PARTNER_TILES[state.scene.circuses], strict=True)
        ]
    )


def _free_partners(state: State, seat: int) -> list[str]:
    own = state.partners[seat]
    return [
        partner for partner, left in zip(PARTNERS, left_over(state), strict=True) if left and partner not in own
    ]  # fmt: skip


def open_markings(markings: Sequence[Tiles], circus: int) -> list[int]:
    """Return the other circuses' markings with room for an act (GCR17, GCR18)."""
    return [place for place, row in enumerate(markings) if place != circus and len(row) < ROOM]


def reveals(state: State, seat: int) -> list[Action]:
    """List where a seat's acts can go; to the union only if no other marking has room (GC7, GC8)."""
    hand = state.hands[seat]
    places = open_markings(state.markings, seat)
    found = [REVEALS[tile][place] for tile in hand for place in places]
    if "scout" in state.partners[seat] and len(state.markings[seat]) < ROOM:
        found += [SCOUTS[tile] for tile in hand]
    return found if places else [*found, *[SENDS[tile] for tile in hand]]


def swaps(state: State, seat: int) -> list[Action]:
    """List the exchanges a Manager can make (GC10)."""
    others = [other for other in range(state.scene.circuses) if other != seat]
    taken = [tile for other in others for tile in free_to_swap(state, other)]
    return [Swap(give, take) for give in free_to_swap(state, seat) for take in taken]


def has_room(state: State, seat: int, tile: Tile) -> bool:
    """Tell whether a tent has room: two advertisements, stands of different colours, any improvements (GC22-GC24)."""
    kind = KIND[tile]
    if kind == "ad":
        return len(state.ads[seat]) < MOST_ADS
    return kind == "imp" or tile not in state.stands[seat]


def investments(state: State, seat: int) -> list[Action]:
    """List what a seat can buy or hire with its money and partners; passing comes last (GC14-GC20)."""
    money, partners = state.money[seat], state.partners[seat]
    investor, shareholder = "investor" in partners, "shareholder" in partners
    found: list[Action] = []
    inside = [tile for row in state.ring for tile in dict.fromkeys(row) if has_room(state, seat, tile)]
    found += [BUYS["cash"][tile] for tile in inside if PRICE[tile] <= money]
    if investor:
        outside = [tile for row in state.outside for tile in dict.fromkeys(row) if has_room(state, seat, tile)]
        found += [BUYS["investor"][tile] for tile in inside if price_of(tile, "investor") <= money]
        found += [BUYS["outside"][tile] for tile in outside if price_of(tile, "outside") <= money]
    found += [HIRES[False][tile] for tile in state.union if STARS[tile] < money]
    if shareholder:
        found += [HIRES[True][tile] for tile in state.union]
    found.append(PASS)
    return found


def chance(state: State, rng: Random) -> Action:
    """Shuffle every kind of tile and choose who starts (GC1), or let the neutral circus reveal an act (GC32)."""
    scene = state.scene
    if state.phase == DEAL:
        ads, stands, improvements = [shuffled(tiles, rng) for tiles in SUPPLIES.values()]
        acts, first = shuffled(acts_for(scene.circuses), rng), picked(range(scene.seats), rng)
        return Deal(acts, ads, stands, improvements, first)
    places = open_markings(state.markings, scene.seats)
    return Neutral(picked(state.hands[scene.seats], rng), picked(places, rng) if places else NOWHERE)


def is_possible(state: State, action: Action) -> bool:
    """Tell whether the tiles can lie this way, or the neutral circus can reveal this."""
    scene = state.scene
    if state.turn != TURN[CHANCE]:
        return False
    if isinstance(action, Neutral):
        places = open_markings(state.markings, scene.seats) or [NOWHERE]
        return state.phase == REVEAL and action.tile in state.hands[scene.seats] and action.marking in places
    if not isinstance(action, Deal) or state.phase != DEAL or action.start not in range(scene.seats):
        return False
    given = (action.ads, action.stands, action.improvements)
    whole = [sorted(tiles) == sorted(all_) for tiles, all_ in zip(given, SUPPLIES.values(), strict=True)]
    return all(whole) and in_order(action.acts) == in_order(acts_for(scene.circuses))
