"""A simple player of Malabares: throw hidden and poor cards away, avoid the fall, catch what pays now."""

from collections.abc import Sequence

from pygames.malabares.data import HIDDEN, OBJECT, PIOLIN_UNWANTED, POINTS, RANK, SUITS, Card
from pygames.malabares.state import Action, Catch, Pass, Throw
from pygames.malabares.view import View

_PIOLIN_DREAM = 2.0
_FALL_RISK = 2.5
_HIDDEN_WEIGHT = 1.0


def weigh(view: View, actions: Sequence[Action]) -> list[float]:
    """Rate each action by the points it is likely to be worth to the seat of this view."""
    return [_worth(view, action) for action in actions]


def _worth(view: View, action: Action) -> float:
    if isinstance(action, Throw):
        return _throw(view, action.card)
    if isinstance(action, Catch):
        return _keep(view, action.card)
    if isinstance(action, Pass):
        return -sum(_keep(view, card) - HIDDEN[card] * 0.5 for card in action.cards)
    return 0.0


def _keep(view: View, card: Card) -> float:
    """Worth of holding a card, used side up: its points, and its part in a Piolin Move within reach."""
    worth = float(POINTS[view.period][card])
    if card == view.special:
        return worth + 1.0
    if view.piolin and not view.piolin.stuck and view.piolin.unwanted <= 1:
        worth += -_PIOLIN_DREAM if OBJECT[card] == PIOLIN_UNWANTED[view.period] else _PIOLIN_DREAM
    return worth + 0.02 * RANK[card]


def _throw(view: View, card: Card) -> float:
    """Worth of throwing a card: what it stops costing, less what leaves, less the risk that it is the lowest."""
    gain = -HIDDEN[card] * _HIDDEN_WEIGHT if card in view.dark else -_keep(view, card)
    best = max((POINTS[view.period][held] for held in view.air), default=0)
    return gain + best * 0.5 - _FALL_RISK * _risk(view, card)


def _risk(view: View, card: Card) -> float:
    """Share of the ranks still to be played that would leave this card the lowest of the round."""
    rank = RANK[card]
    if any(RANK[thrown] < rank for _, thrown in view.thrown):
        return 0.0
    to_come = _throws_in_round(view) - len(view.thrown) - 1
    if to_come <= 0:
        return 1.0
    suit = view.follow or OBJECT[card]
    known = {*view.dark, *view.light, *view.air, *view.aside, *(thrown for _, thrown in view.thrown)}
    known.update(held for floor in view.floor for held in floor)
    unseen = [other for other in RANK if other not in known and OBJECT[other] == suit] if suit in SUITS else []
    higher = sum(RANK[other] > rank for other in unseen) / len(unseen) if unseen else 0.5
    return float(higher**to_come)


def _throws_in_round(view: View) -> int:
    return 4 if view.seats == 2 else view.seats
