"""A simple player of Roda de Samba: work towards sambists, keep the harmony, invite when it can."""

from collections.abc import Sequence

from pygames.roda_de_samba.circle import Played, crossed, missing, more, played
from pygames.roda_de_samba.data import COLOUR, COLOURS, INSTRUMENT, MALANDRO, SAMBISTS
from pygames.roda_de_samba.state import Action, Charm, Circle, Discard, Draw, Invite, Place, Play, Take
from pygames.roda_de_samba.view import View

# How much of a sambist's fame a mark already met is worth, by the number still missing.
_NEARNESS = (1.0, 0.62, 0.36, 0.15, 0.0)


def weigh(view: View, actions: Sequence[Action]) -> list[float]:
    """Rate each action by the fame it brings nearer to the seat of this view."""
    return [_worth(view, action) for action in actions]


def _worth(view: View, action: Action) -> float:
    if isinstance(action, Play):
        return _play(view, action)
    if isinstance(action, Place):
        return _harmony(view, action.space)
    if isinstance(action, Invite):
        return _fame(view, action.sambist)
    if isinstance(action, Take):
        return _take(view, action)
    if isinstance(action, Draw):
        return 1.2
    if isinstance(action, Charm):
        return _charm(view, action.sambist)
    return _discard(view, action) if isinstance(action, Discard) else 0.4


def _circle(view: View) -> Circle:
    return view.circles[view.me or 0]


def _counts(view: View) -> Played:
    own = view.invited[view.me or 0]
    benefit = SAMBISTS[own[-1]].benefit if own else ""
    return played(_circle(view), benefit[2:] if benefit.startswith("i:") else None)


def _fame(view: View, name: str) -> float:
    sambist = SAMBISTS[name]
    cards = [card for stack in _circle(view) for card in stack]
    bonus = sum(COLOUR[card] == sambist.bonus for card in cards) + 1.0 if sambist.bonus else 0.0
    extra = {"any": 2.0, "draw": 0.5, "nodiscard": 0.5, "malandro": 1.5}.get(sambist.benefit, 0.8)
    return sambist.fame + bonus + extra


def _outlook(view: View, counts: Played) -> float:
    """Worth of all sambists within reach, the nearest counting most."""
    own = view.charmed[view.me or 0]
    names = view.table if own is None else (*view.table, own)
    worths = sorted((_fame(view, name) * _NEARNESS[min(4, missing(counts, name))] for name in names), reverse=True)
    return sum(worth * share for worth, share in zip(worths, (1.0, 0.6, 0.4, 0.3, 0.2), strict=False))


def _play(view: View, action: Play) -> float:
    counts = _counts(view)
    name = INSTRUMENT[action.cards[0]]
    new = name not in {INSTRUMENT[stack[0]] for stack in _circle(view) if stack}
    counts = more(counts, name, len(action.cards))
    spaces = [space for space, stack in enumerate(_circle(view)) if not stack] if new else []
    clash = max((_clash(view, action.cards, space) for space in spaces), default=_stacked(view, action.cards))
    return _outlook(view, counts) + 0.6 * len(action.cards) + clash


def _clash(view: View, cards: tuple[str, ...], space: int) -> float:
    circle = _circle(view)
    return -2.0 * (len(crossed(circle[:space] + (cards,) + circle[space + 1 :])) - len(crossed(circle)))


def _stacked(view: View, cards: tuple[str, ...]) -> float:
    circle = _circle(view)
    for space, stack in enumerate(circle):
        if stack and INSTRUMENT[stack[0]] == INSTRUMENT[cards[0]]:
            return _clash(view, stack + cards, space)
    return 0.0


def _harmony(view: View, space: int) -> float:
    # Of two quiet spaces the one with a gap beside it leaves more room.
    circle = _circle(view)
    neighbours = bool(circle[space - 1]) + bool(circle[(space + 1) % len(circle)])
    return _clash(view, view.pending, space) - 0.1 * neighbours


def _take(view: View, action: Take) -> float:
    pile = view.piles[COLOURS.index(action.colour)]
    held = {INSTRUMENT[card] for card in view.hand if card != MALANDRO}
    worth = sum(1.0 if card == MALANDRO else 0.55 + 0.35 * (INSTRUMENT[card] in held) for card in pile)
    return worth + 0.3 * _wanted(view, action.colour)


def _wanted(view: View, colour: str) -> float:
    counts = _counts(view)
    base = _outlook(view, counts)
    names = [INSTRUMENT[card] for card in view.piles[COLOURS.index(colour)] if card != MALANDRO]
    return max((_outlook(view, more(counts, name)) - base for name in names), default=0.0)


def _charm(view: View, name: str | None) -> float:
    if name is None:
        return 1.5
    gap = missing(_counts(view), name)
    return _fame(view, name) * _NEARNESS[min(4, gap)] * (0.7 if gap == 0 else 1.0)


def _discard(view: View, action: Discard) -> float:
    if action.card == MALANDRO:
        return 2.0 if view.charmed[view.me or 0] is None else 0.2
    counts = _counts(view)
    name = INSTRUMENT[action.card]
    gain = _outlook(view, more(counts, name)) - _outlook(view, counts)
    copies = sum(card != MALANDRO and INSTRUMENT[card] == name for card in view.hand)
    return 1.0 - gain - 0.4 * copies - 0.1 * len(view.piles[COLOURS.index(action.colour)])
