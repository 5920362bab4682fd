"""What became known through an action, and to whom: kinds and keys, never sentences."""

from collections.abc import Sequence

from pygames.core import Event
from pygames.gran_circo.data import ROUNDS, STARS
from pygames.gran_circo.moves import fee_of, price_of
from pygames.gran_circo.scoring import outcome
from pygames.gran_circo.show import points_of
from pygames.gran_circo.state import (
    INVEST,
    KEEP,
    MANAGE,
    NOWHERE,
    OVER,
    REVEAL,
    Action,
    Buy,
    Coin,
    Deal,
    Hire,
    Keep,
    Neutral,
    Partner,
    Reveal,
    Scout,
    Send,
    State,
    Stay,
    Swap,
)


def events(before: State, seat: int, action: Action, after: State) -> Sequence[Event]:
    """Tell what an action made known, in the order in which it happened at the table."""
    told = [] if isinstance(action, Deal) else [_told(before, seat, action)]
    return [*told, *_picked_up(before, after), *_shown(before, after), *_new_round(before, after), *_over(after)]


def _told(before: State, seat: int, action: Action) -> Event:
    if isinstance(action, Partner):
        return Event("partner", {"seat": seat, "partner": action.partner})
    if isinstance(action, Coin):
        return Event("coin", {"seat": seat})
    if isinstance(action, Reveal | Scout | Send | Neutral):
        return _put_out(before, seat, action)
    if isinstance(action, Swap):
        other = next(place for place, row in enumerate(before.markings) if action.take in row)
        return Event("swap", {"seat": seat, "give": action.give, "take": action.take, "other": other})
    if isinstance(action, Keep):
        return Event("keep", {"seat": seat, "tile": action.tile})
    if isinstance(action, Buy):
        params = {"seat": seat, "tile": action.tile, "paid": price_of(*action), "way": action.way}
        return Event("buy", params, None, "ring", f"tent/{seat}")
    if isinstance(action, Hire):
        params = {"seat": seat, "tile": action.tile, "paid": fee_of(*action)}
        return Event("hire_free" if action.free else "hire", params, None, "union", f"cast/{seat}")
    return Event("stay" if isinstance(action, Stay) else "pass", {"seat": seat})


def _put_out(before: State, seat: int, action: Reveal | Scout | Send | Neutral) -> Event:
    circus = before.scene.seats if isinstance(action, Neutral) else seat
    marking = getattr(action, "marking", seat if isinstance(action, Scout) else NOWHERE)
    params = {"seat": circus, "tile": action.tile, "marking": marking}
    kind = "scout" if isinstance(action, Scout) else "send" if marking == NOWHERE else "reveal"
    kind = f"neutral_{kind}" if isinstance(action, Neutral) else kind
    target = "union" if marking == NOWHERE else f"marking/{marking}"
    # Played from a secret hand, and so no longer to be taken back.
    return Event(kind, params, None, f"hand/{circus}", target, True)


def _picked_up(before: State, after: State) -> list[Event]:
    """Tell who took which acts from the ring, when the markings have just been cleared."""
    if before.phase not in (REVEAL, MANAGE) or after.phase not in (KEEP, INVEST):
        return []
    told = []
    for seat in range(before.scene.seats):
        new = tuple(tile for tile in after.casts[seat] if tile not in before.casts[seat])
        if new:
            told.append(Event("pick_up", {"seat": seat, "tiles": new}, None, f"marking/{seat}", f"cast/{seat}"))
    cleared = tuple(tile for tile in after.union if tile not in before.union)
    if before.scene.circuses > before.scene.seats and cleared:
        told.append(Event("neutral_union", {"tiles": cleared}, None, "marking", "union"))
    return told


def _shown(before: State, after: State) -> list[Event]:
    given = len(after.scene.shows)
    if given == len(before.scene.shows):
        return []
    return [
        Event("show", {"seat": seat, "show": given, "points": points_of(kept), "money": kept.money})
        for seat, kept in enumerate(after.scene.shows[-1])
    ]


def _new_round(before: State, after: State) -> list[Event]:
    if before.scene.round == after.scene.round:
        return []
    left = sum(map(len, after.outside)) - sum(map(len, before.outside))
    told = [Event("leftovers", {"count": left})] if left > 0 else []
    number, start = after.scene.round, after.scene.start
    told.append(Event("round", {"number": number, "most": ROUNDS, "seat": start}, reveals=True))
    told.append(Event("refill", {"tiles": sum(after.ring, ())}, None, "stock", "ring", True))
    for seat, hand in enumerate(after.hands[: after.scene.seats]):
        own = {"seat": seat, "tiles": hand, "sum": sum(STARS[tile] for tile in hand)}
        told.append(Event("deal", own, (seat,), "stock", f"hand/{seat}", True))
    return [*told, *[Event("income", {"seat": s, "paid": paid}) for s, paid in enumerate(after.scene.incomes)]]


def _over(after: State) -> list[Event]:
    result = outcome(after) if after.phase == OVER else None
    return [Event("over", {"winners": result.winners})] if result else []
