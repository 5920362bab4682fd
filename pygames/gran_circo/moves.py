"""What an action does to a game of Gran Circo."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from pygames.gran_circo.course import to_invest, to_keep, to_manage, to_reveal, to_round
from pygames.gran_circo.data import ACT, HIRE, INSIDE_OFF, KIND, KINDS, ORDER, OUTSIDE_OFF, PRICE, STARS, Tile
from pygames.gran_circo.show import in_row
from pygames.gran_circo.state import (
    FIRST,
    NOWHERE,
    SECOND,
    TURN,
    Action,
    Buy,
    Coin,
    Deal,
    Hire,
    Keep,
    Neutral,
    Partner,
    Pass,
    Reveal,
    Scout,
    Send,
    State,
    Stay,
    Swap,
    Tiles,
)


def apply(state: State, seat: int, action: Action) -> State:
    """Carry out an action that is known to be legal."""
    return _MOVES[type(action)](state, seat, action)


def put(rows: tuple[Any, ...], seat: int, row: Any) -> tuple[Any, ...]:
    """Return rows with one replaced."""
    return rows[:seat] + (row,) + rows[seat + 1 :]


def without(tiles: tuple[str, ...], tile: str) -> tuple[str, ...]:
    """Return the tiles less one."""
    place = tiles.index(tile)
    return tiles[:place] + tiles[place + 1 :]


def in_order(tiles: Sequence[Tile]) -> Tiles:
    """Sort tiles as they are printed in the data: an order that says nothing of where they came from."""
    return tuple(sorted(tiles, key=ORDER.__getitem__))


def price_of(tile: Tile, way: str) -> int:
    """Return what a tile costs with cash, or with the Investor in or outside the ring; never below nought (GC17)."""
    off = {"cash": 0, "investor": INSIDE_OFF, "outside": OUTSIDE_OFF}[way]
    return max(0, PRICE[tile] - off)


def fee_of(tile: Tile, free: bool) -> int:
    """Return what an act of the union costs: its stars and one more, or nothing with the Shareholder (GCR35, GCR38)."""
    return 0 if free else STARS[tile] + HIRE


def _deal(state: State, seat: int, deal: Deal) -> State:
    scene = state.scene._replace(
        acts=deal.acts, ads=deal.ads, stands=deal.stands, improvements=deal.improvements, start=deal.start
    )
    return to_round(state._replace(scene=scene))


def _partner(state: State, seat: int, action: Partner) -> State:
    partners = put(state.partners, seat, (*state.partners[seat], action.partner))
    return _next_pick(state._replace(partners=partners))


def _coin(state: State, seat: int, action: Coin) -> State:
    return _next_pick(state._replace(money=put(state.money, seat, state.money[seat] + 1)))


def _next_pick(state: State) -> State:
    """Go on clockwise, then back: whoever picked last in the first pass picks first in the second (GC5)."""
    scene, step = state.scene, state.step + 1
    if step == 2 * scene.seats:
        return to_reveal(state._replace(step=0))
    place = step if step < scene.seats else 2 * scene.seats - 1 - step
    phase = FIRST if step < scene.seats else SECOND
    return state._replace(phase=phase, step=step, turn=TURN[(scene.start + place) % scene.seats])


def _reveal(state: State, seat: int, action: Reveal) -> State:
    return _put_out(state, seat, action.tile, action.marking)


def _scout(state: State, seat: int, action: Scout) -> State:
    partners = put(state.partners, seat, without(state.partners[seat], "scout"))
    state = state._replace(partners=partners, protected=in_order((*state.protected, action.tile)))
    return _put_out(state, seat, action.tile, seat)


def _send(state: State, seat: int, action: Send) -> State:
    return _put_out(state, seat, action.tile, NOWHERE)


def _neutral(state: State, seat: int, action: Neutral) -> State:
    return _put_out(state, state.scene.seats, action.tile, action.marking)


def _put_out(state: State, circus: int, tile: Tile, marking: int) -> State:
    markings, union = state.markings, state.union
    if marking == NOWHERE:
        union = in_order((*union, tile))
    else:
        markings = put(markings, marking, (*markings[marking], tile))
    after = state._replace(
        step=state.step + 1,
        hands=put(state.hands, circus, without(state.hands[circus], tile)),
        revealed=put(state.revealed, circus, in_order((*state.revealed[circus], tile))),
        markings=markings,
        union=union,
    )
    return to_reveal(after)


def _swap(state: State, seat: int, action: Swap) -> State:
    """Exchange two acts; the one gained is now under the Manager's tile (GC10)."""
    other = next(place for place, row in enumerate(state.markings) if action.take in row)
    markings = put(state.markings, seat, (*without(state.markings[seat], action.give), action.take))
    markings = put(markings, other, (*without(markings[other], action.take), action.give))
    partners = put(state.partners, seat, without(state.partners[seat], "manager"))
    protected = in_order((*state.protected, action.take))
    return to_manage(state._replace(markings=markings, partners=partners, protected=protected, step=state.step + 1))


def _stay(state: State, seat: int, action: Stay) -> State:
    return to_manage(state._replace(step=state.step + 1))


def _keep(state: State, seat: int, action: Keep) -> State:
    act = ACT[action.tile]
    cast = state.casts[seat]
    gone = [tile for tile in cast if ACT[tile] == act and tile != action.tile]
    kept = in_row([tile for tile in cast if tile not in gone])
    return to_keep(state._replace(casts=put(state.casts, seat, kept), union=in_order((*state.union, *gone))))


def _buy(state: State, seat: int, action: Buy) -> State:
    tile, way = action
    kind = KIND[tile]
    place = KINDS.index(kind)
    source = state.outside if way == "outside" else state.ring
    source = put(source, place, without(source[place], tile))
    money = put(state.money, seat, state.money[seat] - price_of(tile, way))
    tents = [state.ads, state.stands, state.improvements]
    tents[place] = put(tents[place], seat, in_order((*tents[place][seat], tile)))
    ads, stands, improvements = tents
    after = state._replace(money=money, ads=ads, stands=stands, improvements=improvements)
    if way == "cash":
        return to_invest(after._replace(ring=source))
    partners = put(state.partners, seat, without(state.partners[seat], "investor"))
    after = after._replace(partners=partners)
    return to_invest(after._replace(outside=source) if way == "outside" else after._replace(ring=source))


def _hire(state: State, seat: int, action: Hire) -> State:
    """Hire an act; one of the same kind already in the cast goes to the union (GC20)."""
    tile, free = action
    cast = state.casts[seat]
    same = [other for other in cast if ACT[other] == ACT[tile]]
    union = in_order((*without(state.union, tile), *same))
    kept = in_row([*[other for other in cast if other not in same], tile])
    money = put(state.money, seat, state.money[seat] - fee_of(tile, free))
    partners = state.partners
    if free:
        partners = put(partners, seat, without(partners[seat], "shareholder"))
    casts = put(state.casts, seat, kept)
    return to_invest(state._replace(casts=casts, union=union, money=money, partners=partners))


def _pass(state: State, seat: int, action: Pass) -> State:
    return to_invest(state._replace(passed=tuple(sorted((*state.passed, seat)))))


_MOVES: Final[dict[type, Callable[..., State]]] = {
    Deal: _deal,
    Partner: _partner,
    Coin: _coin,
    Reveal: _reveal,
    Scout: _scout,
    Send: _send,
    Neutral: _neutral,
    Swap: _swap,
    Stay: _stay,
    Keep: _keep,
    Buy: _buy,
    Hire: _hire,
    Pass: _pass,
}
