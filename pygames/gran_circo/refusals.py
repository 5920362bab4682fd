"""Why an action is refused: a text key and the rule it rests on."""

from pygames.core import CHANCE, Refusal
from pygames.gran_circo.course import repeated
from pygames.gran_circo.data import ACT, KIND, PARTNER_TILES, PARTNERS, ROOM
from pygames.gran_circo.moves import fee_of, price_of
from pygames.gran_circo.rules import has_room, left_over, open_markings
from pygames.gran_circo.state import (
    FIRST,
    INVEST,
    KEEP,
    MANAGE,
    REVEAL,
    SECOND,
    WAYS,
    Action,
    Buy,
    Coin,
    Hire,
    Keep,
    Partner,
    Pass,
    Reveal,
    Scout,
    Send,
    State,
    Stay,
    Swap,
)

_KINDS: dict[str, tuple[type, ...]] = {
    FIRST: (Partner, Coin),
    SECOND: (Partner, Coin),
    REVEAL: (Reveal, Scout, Send),
    MANAGE: (Swap, Stay),
    KEEP: (Keep,),
    INVEST: (Buy, Hire, Pass),
}


def why_not(state: State, seat: int, action: Action) -> Refusal:
    """Explain a refusal with the rule it rests on."""
    if seat == CHANCE or seat not in state.turn:
        return Refusal(None, "refusal.not_your_turn", {"seat": state.turn[0] if state.turn else None})
    if not isinstance(action, _KINDS.get(state.phase, ())):
        return Refusal("GCR9", "refusal.wrong_step", {"phase": state.phase})
    if isinstance(action, Partner):
        return _no_partner(state, seat, action)
    if isinstance(action, Coin):
        return Refusal("GC3", "refusal.first_partner")
    if isinstance(action, Reveal | Scout | Send):
        return _no_reveal(state, seat, action)
    if isinstance(action, Swap):
        return _no_swap(state, seat, action)
    if isinstance(action, Keep):
        known = action.tile in repeated(state.casts[seat])
        return Refusal("GC11", "refusal.not_repeated") if not known else Refusal(None, "refusal.unknown")
    if isinstance(action, Buy):
        return _no_buy(state, seat, action)
    return _no_hire(state, seat, action) if isinstance(action, Hire) else Refusal(None, "refusal.unknown")


def _no_partner(state: State, seat: int, action: Partner) -> Refusal:
    if action.partner in state.partners[seat]:
        return Refusal("GC4", "refusal.same_partner", {"partner": action.partner})
    if action.partner in PARTNERS and not left_over(state)[PARTNERS.index(action.partner)]:
        most = PARTNER_TILES[state.scene.circuses][PARTNERS.index(action.partner)]
        return Refusal("GCR8", "refusal.partner_gone", {"partner": action.partner, "count": most})
    return Refusal(None, "refusal.unknown")


def _no_reveal(state: State, seat: int, action: Reveal | Scout | Send) -> Refusal:
    if action.tile not in state.hands[seat]:
        return Refusal("GCR16", "refusal.not_yours")
    if isinstance(action, Send):
        return Refusal("GC8", "refusal.no_union_yet")
    if isinstance(action, Scout):
        if "scout" not in state.partners[seat]:
            return Refusal("GCR22", "refusal.no_scout")
        return Refusal("GC7", "refusal.marking_full", {"marking": seat})
    if action.marking == seat:
        return Refusal("GCR17", "refusal.own_marking")
    if action.marking not in range(state.scene.circuses):
        return Refusal("GC9", "refusal.unused_marking")
    if action.marking not in open_markings(state.markings, seat):
        return Refusal("GCR18", "refusal.marking_full", {"marking": action.marking, "most": ROOM})
    return Refusal(None, "refusal.unknown")


def _no_swap(state: State, seat: int, action: Swap) -> Refusal:
    if action.give in state.protected or action.take in state.protected:
        return Refusal("GCR26", "refusal.protected")
    if action.give not in state.markings[seat]:
        return Refusal("GC10", "refusal.not_in_your_marking")
    return Refusal("GC10", "refusal.not_in_a_marking")


def _no_buy(state: State, seat: int, action: Buy) -> Refusal:
    tile, way = action
    if way not in WAYS:
        return Refusal(None, "refusal.unknown")
    if way != "cash" and "investor" not in state.partners[seat]:
        return Refusal("GCR37" if way == "investor" else "GCR41", "refusal.no_investor")
    offers = state.outside if way == "outside" else state.ring
    if not any(tile in row for row in offers):
        return Refusal("GCR30", "refusal.not_on_offer")
    if not has_room(state, seat, tile):
        kind = KIND[tile]
        return Refusal(
            "GCR32" if kind == "ad" else "GCR33", "refusal.two_ads" if kind == "ad" else "refusal.same_stand"
        )
    return Refusal("GCR31", "refusal.money", {"price": price_of(tile, way), "money": state.money[seat]})


def _no_hire(state: State, seat: int, action: Hire) -> Refusal:
    if action.tile not in state.union:
        return Refusal("GCR35", "refusal.not_in_union")
    if action.free:
        return Refusal("GCR38", "refusal.no_shareholder")
    price = fee_of(action.tile, False)
    return Refusal("GCR35", "refusal.money", {"price": price, "money": state.money[seat], "act": ACT[action.tile]})
