"""What became known through an action: kinds, parameters and audiences, never sentences.

The action is carried out once more, and what happens on the way is heard and put down; so nothing is noted in playouts.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from pygames.core import Event
from pygames.malandragem.actions import Action
from pygames.malandragem.moves import apply
from pygames.malandragem.refusals import why_not
from pygames.malandragem.scoring import winners
from pygames.malandragem.state import NOBODY, State

__all__ = ["events", "why_not"]


def events(before: State, seat: int, action: Action, after: State) -> Sequence[Event]:
    """Tell what an action made known, in the order in which it happened at the table."""
    told: list[Event] = []

    def tell(kind: str, **what: Any) -> None:
        if kind == "end":
            told.extend(_end(after, **what))
        else:
            told.extend(_TELL.get(kind, _plain(kind))(**what))

    apply(before, seat, action, tell)
    return told


def _hand(seat: int) -> str:
    return f"hand/{seat}"


def _deal(seat: int, card: str) -> list[Event]:
    return [
        Event("deal", {"seat": seat}, None, "stock", None, True),
        Event("turn_up", {"seat": seat, "card": card}, None, "stock", "pile", True),
    ]


def _laid(kind: str) -> Callable[..., list[Event]]:
    def told(seat: int, card: str, call: bool, left: int, places: tuple[int, ...]) -> list[Event]:
        params = {"seat": seat, "card": card, "left": left, "places": places}
        found = [Event(kind, params, None, _hand(seat), "pile", True)]
        return [*found, Event("call", {"seat": seat})] if call else found

    return told


def _drawn(seat: int, cards: tuple[str, ...], why: str) -> list[Event]:
    own = {"seat": seat, "cards": cards, "count": len(cards)}
    return [
        Event(f"drawn_{why}", {"seat": seat, "count": len(cards)}, None, "stock", _hand(seat), True),
        Event("drawn_own", own, (seat,), "stock", _hand(seat), True),
    ]


def _give(seat: int, receiver: int, card: str, place: int) -> list[Event]:
    params = {"seat": seat, "receiver": receiver, "places": (place,)}
    where = (_hand(seat), _hand(receiver))
    return [
        Event("give", params, None, *where, True),
        Event("given_own", {**params, "card": card}, (seat, receiver), *where, True),
    ]


def _sunk(kind: str) -> Callable[..., list[Event]]:
    def told(seat: int, card: str, place: int) -> list[Event]:
        own = Event("sunk_own", {"seat": seat, "card": card}, (seat,), _hand(seat), "stock", True)
        return [Event(kind, {"seat": seat, "places": (place,)}, None, _hand(seat), "stock", True), own]

    return told


def _back(kind: str) -> Callable[..., list[Event]]:
    def told(seat: int, accused: int, card: str) -> list[Event]:
        params = {"seat": seat, "accused": accused, "card": card}
        return [Event(kind, params, None, "pile", _hand(accused), True)]

    return told


def _wrong_mirror(seat: int, card: str, place: int) -> list[Event]:
    return [
        Event("wrong_mirror", {"seat": seat, "card": card, "places": (place,)}, None, _hand(seat), _hand(seat), True)
    ]


def _plain(kind: str) -> Callable[..., list[Event]]:
    def told(**what: Any) -> list[Event]:
        return [Event(kind, what, reveals=True)]

    return told


_TELL: Final[dict[str, Callable[..., list[Event]]]] = {
    "deal": _deal,
    "play": _laid("play"),
    "pair": _laid("pair"),
    "mirror": _laid("mirror"),
    "drawn": _drawn,
    "give": _give,
    "swap": _sunk("swap"),
    "feed": _sunk("feed"),
    "wrong": _back("wrong"),
    "wrong_x9": _back("wrong_x9"),
    "wrong_mirror": _wrong_mirror,
}


def _end(after: State, why: str, winner: int, final: bool) -> list[Event]:
    params = {"round": len(after.round.results)}
    told = [Event("blocked", params, reveals=True)] if why == "blocked" else []
    if winner == NOBODY:
        told.append(Event("draw", params, reveals=True))
    else:
        told.append(Event("deal_won", {**params, "seat": winner}, reveals=True))
    return [*told, Event("over", {"winners": winners(after)})] if final else told
