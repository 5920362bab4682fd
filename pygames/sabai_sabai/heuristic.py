"""A simple player of sabai-sabai: keep what is low, throw what is known to match, get rid of the Ass Joker, and say
sabai sabai when the own row is likely the lowest."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from pygames.sabai_sabai.actions import (
    Action,
    Announce,
    Done,
    Draw,
    Give,
    Keep,
    Move,
    Next,
    Pass,
    Pay,
    Peek,
    Pick,
    Play,
    Spy,
    Switch,
    Throw,
)
from pygames.sabai_sabai.data import ASS, DECK, FUNCTION, GIVE, JOKER, KIND, PEEK, POINTS, SPY, SWITCH, Card
from pygames.sabai_sabai.view import View

# The Ass Joker costs a victory point and the round: worse than any number.
_ASS: Final = 18.0
# What a function is worth to who plays it, in card points.
_WORKS: Final = {PEEK: 1.0, SPY: 0.4, GIVE: 4.0, SWITCH: 2.0, "": 0.0}
# A card its owner has seen and kept is lower than most.
_KEPT: Final = 0.6
# How many points ahead one wants to be before announcing.
_LEAD: Final = 3.0
# In the final round only running out ends it: a card fewer is worth something by itself.
_FEWER: Final = 2.0
_BAD: Final = -50.0


class Mind(NamedTuple):
    """What a player makes of its view: the unseen cards by kind and their mean, its row's worths by place, the place of
    its worst card (None without one to give away), what the others' rows are likely to count, and what it gains by
    having a card fewer."""

    view: View
    me: int
    unseen: dict[str, int]
    mean: float
    row: dict[int, float]
    worst: int | None
    rivals: dict[int, float]
    fewer: float


def weigh(view: View, actions: Sequence[Action]) -> list[float]:
    """Rate each action by the card points it is likely to save the seat of this view."""
    mind = _mind(view)
    return [_RATE[type(action)](mind, action) for action in actions]


def _worth(card: Card) -> float:
    return _ASS if card == ASS else float(POINTS[card])


def _mind(view: View) -> Mind:
    me = view.me or 0
    unseen = dict.fromkeys(KIND.values(), 0)
    total = count = 0
    seen = [*view.pile, *(card for row in view.known for card in row if card is not None), *_in_hand(view)]
    for card in DECK:
        unseen[KIND[card]] += 1
        total += POINTS[card]
        count += 1
    for card in seen:
        unseen[KIND[card]] -= 1
        total -= POINTS[card]
        count -= 1
    mean = total / count if count else 0.0
    cards = view.known[me]
    row = {place: mean if (own := cards[place]) is None else _worth(own) for place in view.places[me]}
    payable = [place for place in row if cards[place] != ASS]
    worst = max(payable, key=row.__getitem__) if payable else None
    rivals = {seat: _total(view, seat, mean) for seat in range(view.house.seats) if seat != me}
    final = view.round.number == view.house.rounds - 1
    return Mind(view, me, unseen, mean, row, worst, rivals, _FEWER if final else 0.0)


def _in_hand(view: View) -> tuple[Card, ...]:
    return () if view.drawn is None else (view.drawn,)


def _total(view: View, seat: int, mean: float) -> float:
    return sum(_guess(view, seat, place, mean) for place in view.places[seat])


def _guess(view: View, seat: int, place: int, mean: float) -> float:
    """Guess what a card counts for its owner."""
    card = view.known[seat][place]
    if card is not None:
        return _worth(card)
    return mean * (_KEPT if view.backs[seat][place] >> seat & 1 else 1.0)


def _play(mind: Mind, action: Play) -> float:
    card: Card = mind.view.drawn  # type: ignore[assignment]
    return _WORKS[FUNCTION[card]] + _partners(mind, card, None)


def _partners(mind: Mind, card: Card, without: int | None) -> float:
    """Sum up what own cards known to match could be thrown after this one."""
    if KIND[card] == JOKER:
        return 0.0
    cards = mind.view.known[mind.me]
    return sum(
        worth + _WORKS[FUNCTION[card]] for place, worth in mind.row.items() if place != without and cards[place] == card
    )


def _keep(mind: Mind, action: Keep) -> float:
    drawn: Card = mind.view.drawn  # type: ignore[assignment]
    out = mind.view.known[mind.me][action.place]
    gain = mind.row[action.place] - _worth(drawn) - _partners(mind, drawn, action.place) * 0.25
    if out is None:
        return gain + 0.6  # a known card is worth more than an unknown one
    if out == ASS:
        return _BAD  # it would only come back
    works = _WORKS[FUNCTION[out]] if mind.view.house.swapped else 0.0
    return gain + works + _partners(mind, out, action.place)


def _chance(mind: Mind) -> float:
    """Return how likely an unseen card is of the kind on the pile."""
    return mind.unseen[KIND[mind.view.pile[-1]]] / max(1, sum(mind.unseen.values()))


def _throw(mind: Mind, action: Throw) -> float:
    card, top = mind.view.known[mind.me][action.place], mind.view.pile[-1]
    if card is None:
        hit = _chance(mind)
        return hit * (POINTS[top] + mind.fewer) - (1 - hit) * (mind.mean + 1.5 + mind.fewer)
    if KIND[card] != KIND[top]:
        return _BAD
    return _worth(card) + _WORKS[FUNCTION[card]] + mind.fewer + 0.5


def _move(mind: Mind, action: Move) -> float:
    card, top = mind.view.known[action.seat][action.place], mind.view.pile[-1]
    if mind.worst is None:
        return _BAD
    gain = mind.row[mind.worst] + _WORKS[FUNCTION[top]] + mind.fewer
    if card is not None:
        return gain + (1.0 if gain > 0 else 0.0) if KIND[card] == KIND[top] else _BAD
    hit = _chance(mind)
    return hit * gain - (1 - hit) * (mind.mean + 1.5 + mind.fewer)


def _announce(mind: Mind, action: Announce) -> float:
    if ASS in mind.view.known[mind.me]:
        return _BAD
    lead = min(mind.rivals.values()) - sum(mind.row.values())
    return (lead - _LEAD) * 0.4 if lead > _LEAD else _BAD


def _peek(mind: Mind, action: Peek) -> float:
    return float(mind.view.known[mind.me][action.place] is None)


def _spy(mind: Mind, action: Spy) -> float:
    unknown = mind.view.known[action.seat][action.place] is None
    return (1.0 if unknown else 0.0) - 0.01 * mind.rivals[action.seat]


def _pick(mind: Mind, action: Pick) -> float:
    return mind.row[action.place]


def _give(mind: Mind, action: Give) -> float:
    return -mind.rivals[action.seat]


def _switch(mind: Mind, action: Switch) -> float:
    return -_guess(mind.view, action.seat, action.place, mind.mean) - 0.01 * mind.rivals[action.seat]


def _pay(mind: Mind, action: Pay) -> float:
    return _BAD if mind.view.known[mind.me][action.place] == ASS else mind.row[action.place]


def _nothing(mind: Mind, action: Action) -> float:
    return 0.0


_RATE: Final[dict[type[Any], Callable[[Mind, Any], float]]] = {
    Draw: _nothing,
    Play: _play,
    Keep: _keep,
    Peek: _peek,
    Spy: _spy,
    Pick: _pick,
    Give: _give,
    Switch: _switch,
    Pay: _pay,
    Done: _nothing,
    Throw: _throw,
    Move: _move,
    Pass: _nothing,
    Announce: _announce,
    Next: _nothing,
}
