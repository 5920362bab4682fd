"""What became known through an action, and why an action is refused: kinds, keys and rule ids, never sentences."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from pygames.core import CHANCE, Event, Refusal
from pygames.roda_de_samba.circle import crossed
from pygames.roda_de_samba.data import COLOUR, COLOURS, INSTRUMENT, MALANDRO, SAMBISTS
from pygames.roda_de_samba.moves import candidates, fits
from pygames.roda_de_samba.scoring import outcome
from pygames.roda_de_samba.state import (
    CHARM,
    DISCARD,
    DRAW,
    INVITE,
    OVER,
    PLACE,
    PLAY,
    REGION,
    Action,
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


def events(before: State, seat: int, action: Action, after: State) -> Sequence[Event]:
    """Tell what an action made known, in the order in which it happened at the table."""
    return [*_told(before, seat, action, after), *_opened(before, action, after), *_turned(before, after)]


def _told(before: State, seat: int, action: Action, after: State) -> list[Event]:
    hand = f"hand/{seat}"
    if isinstance(action, Deal):
        return _dealt(after)
    if isinstance(action, Region):
        return [Event("region", {"seat": seat, "region": action.region})]
    if isinstance(action, Draw):
        return _drew(before, seat, after)
    if isinstance(action, Take):
        cards = before.piles[COLOURS.index(action.colour)]
        return [
            Event("take", {"seat": seat, "colour": action.colour, "cards": cards}, None, f"pile/{action.colour}", hand)
        ]
    if isinstance(action, Play):
        told = [
            Event(
                "play",
                {"seat": seat, "cards": action.cards},
                None,
                hand,
                f"circle/{seat}",
                _hidden(before, seat, action),
            )
        ]
        return told if after.phase == PLACE else told + _clashes(before, seat, after)
    if isinstance(action, Place):
        told = [Event("place", {"seat": seat, "cards": before.pending, "space": action.space + 1})]
        return told + _clashes(before, seat, after)
    if isinstance(action, Invite):
        return _invited(before, seat, action, after)
    if isinstance(action, Charm):
        return _charmed(before, seat, after)
    if isinstance(action, Discard):
        reveals = before.hands[seat].count(action.card) > before.taken[seat].count(action.card)
        params = {"seat": seat, "card": action.card, "colour": action.colour}
        return [Event("discard", params, None, hand, f"pile/{action.colour}", reveals)]
    return [Event("skip_invite" if before.phase == INVITE else "skip_discard", {"seat": seat})]


def _hidden(before: State, seat: int, action: Play) -> bool:
    return any(card not in before.taken[seat] for card in action.cards)


def _dealt(after: State) -> list[Event]:
    told = [
        Event("deal", {"cards": hand}, (seat,), "deck", f"hand/{seat}", reveals=True)
        for seat, hand in enumerate(after.hands)
    ]
    told.append(Event("open", {"card": next(pile[0] for pile in after.piles if pile)}, None, "deck", reveals=True))
    told.append(Event("table", {"sambists": after.scene.table}, reveals=True))
    return [*told, Event("start", {"seat": after.scene.start, "regions": after.scene.regions}, reveals=True)]


def _drew(before: State, seat: int, after: State) -> list[Event]:
    new = Counter(after.hands[seat]) - Counter(before.hands[seat])
    cards = tuple(card for card in after.hands[seat] if new[card] > 0)
    place = f"hand/{seat}"
    own = Event("draw_own", {"seat": seat, "cards": tuple(new.elements())}, (seat,), "deck", place, bool(cards))
    return [
        Event("draw", {"seat": seat, "count": len(before.stock) - len(after.stock)}, None, "deck", place, True),
        own,
    ]


def _clashes(before: State, seat: int, after: State) -> list[Event]:
    was, now = len(crossed(before.circles[seat])), len(crossed(after.circles[seat]))
    if was == now:
        return []
    return [Event("crossed" if now > was else "uncrossed", {"seat": seat, "count": now})]


def _invited(before: State, seat: int, action: Invite, after: State) -> list[Event]:
    sambist = SAMBISTS[action.sambist]
    params: dict[str, Any] = {"seat": seat, "sambist": action.sambist, "points": sambist.fame}
    told = [Event("invite", params, None, f"sambist/{action.sambist}", f"centre/{seat}")]
    if sambist.benefit == "draw" and before.stock:
        told += _drew(before, seat, after)
    elif sambist.benefit in ("nodiscard", "malandro"):
        told.append(Event(f"benefit_{sambist.benefit}", {"seat": seat}))
    return told


def _charmed(before: State, seat: int, after: State) -> list[Event]:
    new, old = after.scene.charmed[seat], before.scene.charmed[seat]
    known = new in before.scene.table or before.scene.tops > 0
    told = [Event("charm", {"seat": seat, "sambist": new}, None, f"sambist/{new}", f"charmed/{seat}", not known)]
    if old is not None:
        kind = "back_to_deck" if old not in after.scene.table else "back_to_table"
        told.append(Event(kind, {"seat": seat, "sambist": old}, None, f"charmed/{seat}"))
    return told


def _opened(before: State, action: Action, after: State) -> list[Event]:
    if isinstance(action, Deal):
        return []
    swapped = set(before.scene.charmed) - {None}
    new = [name for name in after.scene.table if name not in before.scene.table and name not in swapped]
    unseen = before.scene.tops == 0
    return [Event("new_sambist", {"sambist": name}, None, "sambists", f"sambist/{name}", unseen) for name in new]


def _turned(before: State, after: State) -> list[Event]:
    told = []
    if after.scene.last and not before.scene.last:
        told.append(Event("last_round", {"deck": not after.stock}))
    if after.phase == OVER:
        result = outcome(after)
        told.append(Event("over", {"winners": result.winners if result else ()}))
    return told


_KINDS: dict[str, tuple[type, ...]] = {
    REGION: (Region,),
    DRAW: (Draw, Take),
    PLAY: (Play,),
    PLACE: (Place,),
    INVITE: (Invite, Skip),
    CHARM: (Charm,),
    DISCARD: (Discard, Skip),
}


def why_not(state: State, seat: int, action: Action) -> Refusal:
    """Explain a refusal with the rule it rests on."""
    if seat == CHANCE or seat not in state.turn:
        return Refusal(None, "refusal.not_your_turn", {"seat": state.turn[0] if state.turn else None})
    if not isinstance(action, _KINDS.get(state.phase, ())):
        return Refusal("RSR8", "refusal.wrong_step", {"phase": state.phase})
    if isinstance(action, Region):
        return Refusal("RSR2", "refusal.region_taken")
    if isinstance(action, Draw):
        return Refusal("RS6", "refusal.deck_empty")
    if isinstance(action, Take):
        return Refusal("RS3", "refusal.pile_empty", {"colour": action.colour})
    if isinstance(action, Play):
        return _no_play(state, seat, action)
    if isinstance(action, Place):
        return Refusal("RSR14", "refusal.space_taken")
    if isinstance(action, Invite):
        return _no_invite(state, seat, action)
    if isinstance(action, Charm):
        return Refusal("RS35", "refusal.no_charm")
    if isinstance(action, Discard):
        return _no_discard(state, seat, action)
    return Refusal("RSR39", "refusal.must_discard") if state.phase == DISCARD else Refusal(None, "refusal.unknown")


def _no_play(state: State, seat: int, action: Play) -> Refusal:
    if MALANDRO in action.cards:
        return Refusal("RSR13", "refusal.malandro_not_played")
    if not action.cards or not set(action.cards) <= set(state.hands[seat]):
        return Refusal("RSR13", "refusal.not_yours")
    if len({INSTRUMENT[card] for card in action.cards}) > 1:
        return Refusal("RS8", "refusal.one_instrument")
    if not fits(state, seat, INSTRUMENT[action.cards[0]]):
        return Refusal("RSR14", "refusal.no_space")
    return Refusal(None, "refusal.unknown")


def _no_invite(state: State, seat: int, action: Invite) -> Refusal:
    if action.sambist in state.scene.charmed and action.sambist != state.scene.charmed[seat]:
        return Refusal("RS25", "refusal.charmed_by_other")
    if action.sambist not in (*state.scene.table, state.scene.charmed[seat]):
        return Refusal("RSR23", "refusal.not_on_table")
    if action.sambist not in candidates(state.scene, state.circles[seat], seat):
        return Refusal("RSR25", "refusal.marks_missing", {"sambist": action.sambist})
    return Refusal(None, "refusal.unknown")


def _no_discard(state: State, seat: int, action: Discard) -> Refusal:
    if action.card not in state.hands[seat]:
        return Refusal("RSR39", "refusal.not_yours")
    if action.card == MALANDRO:
        return Refusal("RS27", "refusal.no_pile")
    if state.due != "card":
        return Refusal("RSR35", "refusal.only_malandro")
    return Refusal("RSR40", "refusal.own_colour", {"colour": COLOUR[action.card]})
