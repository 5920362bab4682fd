"""A simple player of Malandragem: sheds what others cannot follow, keeps defences, hits whoever is nearest the end."""

from collections.abc import Sequence
from typing import Final

from pygames.malandragem.actions import CARD, Action, Call, Claim, Draw, Give, Mirror, Name, Pair, Play, Sink, Take
from pygames.malandragem.data import ATTACK, DEFENCES, FITTING, LEVEL, LINK, PAIR_LEVEL, RANK, SUIT, SUITS, Card
from pygames.malandragem.state import NOBODY, ORDER, Work
from pygames.malandragem.view import View

# What it is worth to still hold a card: defences and cards that follow anything are kept for later.
_KEEP: Final = {"": 3.2, "J": 2.8, "Q": 2.2, "A": 1.8, "7": 1.6, "8": 1.1, "K": 1.0, "10": 1.4, "9": 0.4, "2": -0.4}


# With so few cards of one suit, naming it would show the whole hand; their number is named instead.
_FEW: Final = 2


def weigh(view: View, actions: Sequence[Action]) -> list[float]:
    """Rate each action; in a window nought is to stay silent."""
    return [_worth(view, action) for action in actions]


def _worth(view: View, action: Action) -> float:
    if isinstance(action, Play):
        return _play(view, action.card, 1) + _word(view, action.call)
    if isinstance(action, Pair):
        return _play(view, action.card, 2) + _word(view, action.call)
    if isinstance(action, Mirror):
        return _mirror(view, action)
    if isinstance(action, Call):
        return 5.0 if view.alert and len(_hand(view)) == 1 else -5.0
    if isinstance(action, Claim):
        return _claim(view, action)
    if isinstance(action, Give):
        return _give(view, action)
    if isinstance(action, Sink):
        return -_keep(view, action.card)
    if isinstance(action, Name):
        return _name(view, action)
    if isinstance(action, Take):
        return -float(view.attack) - 2
    return -3.0 if isinstance(action, Draw) else 0.0


def _hand(view: View) -> list[Card]:
    me: int = view.me  # type: ignore[assignment]
    return [card for card in view.known[me] if card is not None]


def _keep(view: View, card: Card) -> float:
    return _KEEP.get(RANK[card], 0.0)


def _word(view: View, call: bool) -> float:
    """Saying the word in time is worth the penalty it saves; who is not alert does not think of it."""
    return 0.05 if call == view.alert else -0.05


def _is_legal(view: View, card: Card, count: int = 1) -> bool:
    """Tell whether a card follows or defends, for games in which anything may be tried."""
    if not view.attack:
        return card in FITTING[view.suit, view.rank]
    rank = RANK[card]
    if count == 2:
        return view.level == PAIR_LEVEL
    if rank not in DEFENCES:
        return False
    if rank == RANK[view.pile[-1]] or LEVEL.get(rank, 0) >= view.level:
        return True
    return bool(view.links & LINK[SUIT[card]]) and (rank in ("Q", "A") or view.house.chain)


def _play(view: View, card: Card, count: int) -> float:
    if not view.house.referee and not _is_legal(view, card, count):
        return -6.0 - _keep(view, card)
    hand = _hand(view)
    left = len(hand) - count
    worth = 4.0 * count - _keep(view, card) + 0.35 * _company(hand, card)
    if left == 0:
        worth += 30.0 if RANK[card] != "2" or view.blank else -2.0
    if view.blank and RANK[card] != "K":
        # Without its power a strong card is wasted, and a bomb is a good riddance.
        return worth - 0.5 * _keep(view, card) + (2.0 if RANK[card] == "2" else 0.0)
    return worth + _power(view, card, count, left)


def _company(hand: list[Card], card: Card) -> float:
    """Rate what stays: other cards of the suit are easier to get rid of later."""
    return float(sum([SUIT[other] == SUIT[card] for other in hand]) - 1) if SUIT[card] else 0.0


def _after(view: View, way: int) -> int:
    """Return the seat that meets what is sent this way."""
    me: int = view.me  # type: ignore[assignment]
    for seat in ORDER[view.house.seats, way][me][1:]:
        if not view.out[seat]:
            return seat
    return NOBODY


def _danger(view: View, seat: int) -> float:
    """Rate how near a seat is to the end."""
    return 6.0 / (1 + len(view.known[seat])) if seat != NOBODY else 0.0


def _power(view: View, card: Card, count: int, left: int) -> float:
    rank = RANK[card]
    following, before = _danger(view, _after(view, view.way)), _danger(view, _after(view, -view.way))
    if rank in ATTACK:
        return following * (0.4 + 0.15 * ATTACK[rank] * count)
    if rank == "9":
        return before * 0.4
    if rank == "10":
        return 3.0 if left else 0.0
    if rank == "2":
        return -4.0
    if rank == "Q":
        return (before if view.attack else 0.3 * (following - before)) + (2.0 if view.attack else 0.0)
    if rank == "A":
        return following * 0.5 + (2.0 if view.attack else 0.0)
    return 0.0


def _mirror(view: View, action: Mirror) -> float:
    work: Work = view.work  # type: ignore[assignment]
    if action.card != work.card or (work.opener == view.me and not view.house.referee and not work.checked):
        return -8.0
    worth = 3.0 - 0.4 * _keep(view, action.card) + _word(view, action.call)
    hand, rank = _hand(view), RANK[action.card]
    if len(hand) == 1:
        return worth + 20.0
    target = view.me == ORDER[view.house.seats, view.way][work.seat][1]
    if target and work.power and (rank in ATTACK or (rank == "2" and view.house.two == "next")):
        return worth - ATTACK.get(rank, 2)
    return worth - (4.0 if rank == "2" and work.seat == view.me and work.power else 0.0)


def _claim(view: View, action: Claim) -> float:
    """Accuse when sure; as an X9 only somebody who is about to win."""
    work: Work = view.work  # type: ignore[assignment]
    if not view.alert:
        return -4.0
    cost = 0.0 if view.me == view.due else -2.5
    if action.about == CARD:
        before = view._replace(pile=view.pile[: -1 - work.pair])
        wrong = not _is_legal(before, work.card, 1 + work.pair)
        return 3.0 + cost + _danger(view, action.seat) * 0.5 if wrong else -5.0
    if view.said >> action.seat & 1:
        return -5.0
    return 3.0 + cost if len(_hand(view)) > 1 else -1.0


def _give(view: View, action: Give) -> float:
    """Give what is worth least to whoever is nearest the end."""
    return _danger(view, action.seat) - 0.5 * _keep(view, action.card) - 0.2 * _company(_hand(view), action.card)


def _name(view: View, action: Name) -> float:
    """Name the suit most of the hand has, but not the last one when few cards are left: that would show it."""
    hand = _hand(view)
    count = {suit: sum([SUIT[card] == suit for card in hand]) for suit in SUITS}
    same = sum([RANK[card] == action.rank for card in hand])
    bare = len(hand) <= _FEW and count[action.suit] == len(hand)
    return 2.0 * count[action.suit] + same - (2.5 * len(hand) if bare else 0.0)


RANK_ORDER: Final = {
    rank: place for place, rank in enumerate(("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"))
}
