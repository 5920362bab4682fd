"""What became known through an action: kinds, parameters and audiences, never sentences.

The action is carried out once more, and what happens on the way is heard and put down; so nothing is noted in playouts.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from pygames.core import Event
from pygames.sabai_sabai.actions import Action
from pygames.sabai_sabai.data import ASS
from pygames.sabai_sabai.moves import apply
from pygames.sabai_sabai.refusals import why_not
from pygames.sabai_sabai.scoring import winners
from pygames.sabai_sabai.state import Result, State

__all__ = ["events", "why_not"]


def events(before: State, seat: int, action: Action, after: State) -> Sequence[Event]:
    """Tell what an action made known, in the order in which it happened at the table."""
    told: list[Event] = []

    def tell(kind: str, **what: Any) -> None:
        if kind == "round":
            told.extend(_round_end(after, **what))
        else:
            told.extend(_TELL[kind](**what))

    apply(before, seat, action, tell)
    return told


def _row(seat: int, place: int) -> str:
    return f"row/{seat}/{place}"


def _deal(seat: int, starter: int) -> list[Event]:
    return [Event("deal", {"seat": seat, "starter": starter}, None, "deck", None, True)]


def _draw(seat: int, card: str) -> list[Event]:
    hand = f"drawn/{seat}"
    own = Event("draw_own", {"seat": seat, "card": card}, (seat,), "deck", hand, True)
    return [Event("draw", {"seat": seat}, None, "deck", hand, True), own]


def _draw_ass(seat: int, place: int) -> list[Event]:
    return [Event("draw_ass", {"seat": seat, "card": ASS}, None, "deck", _row(seat, place), True)]


def _play(seat: int, card: str) -> list[Event]:
    return [Event("play", {"seat": seat, "card": card}, None, f"drawn/{seat}", "pile", True)]


def _keep(seat: int, place: int, card: str, drawn: str) -> list[Event]:
    where = _row(seat, place)
    return [
        Event("keep", {"seat": seat, "place": place + 1, "card": card}, None, where, "pile", True),
        Event("kept_own", {"seat": seat, "place": place + 1, "card": drawn}, (seat,), f"drawn/{seat}", where),
        Event("kept", {"seat": seat, "place": place + 1}, None, f"drawn/{seat}", where),
    ]


def _ass_back(seat: int, place: int) -> list[Event]:
    return [Event("ass_back", {"seat": seat, "place": place + 1, "card": ASS}, None, _row(seat, place), None, True)]


def _look(seat: int, owner: int, place: int, card: str) -> list[Event]:
    where, kind = _row(owner, place), "peek" if owner == seat else "spy"
    params = {"seat": seat, "owner": owner, "place": place + 1}
    own = Event(f"{kind}_own", {**params, "card": card}, (seat,), where, None, True)
    return [Event(kind, params, None, where, None, True), own]


def _thrown(seat: int, place: int, card: str) -> list[Event]:
    return [Event("throw", {"seat": seat, "card": card}, None, _row(seat, place), "pile", True)]


def _wrong(seat: int, owner: int, place: int, card: str) -> list[Event]:
    kind = "wrong" if seat == owner else "wrong_move"
    params = {"seat": seat, "owner": owner, "place": place + 1, "card": card}
    return [Event(kind, params, None, _row(owner, place), None, True)]


def _moved(seat: int, owner: int, place: int, card: str) -> list[Event]:
    return [Event("move", {"seat": seat, "owner": owner, "card": card}, None, _row(owner, place), "pile", True)]


def _claim(seat: int, owner: int, place: int) -> list[Event]:
    return [Event("claim", {"seat": seat, "owner": owner, "place": place + 1}, None, None, _row(owner, place))]


def _void(seat: int, owner: int, place: int) -> list[Event]:
    return [Event("void", {"seat": seat, "owner": owner, "place": place + 1}, None, None, _row(owner, place))]


def _penalty(seat: int, place: int) -> list[Event]:
    return [Event("penalty", {"seat": seat}, None, "deck", _row(seat, place))]


def _give(seat: int, place: int, receiver: int, spot: int) -> list[Event]:
    return [Event("give", {"seat": seat, "receiver": receiver}, None, _row(seat, place), _row(receiver, spot))]


def _pay(seat: int, place: int, receiver: int, spot: int) -> list[Event]:
    # What is paid is shown not to be the Ass Joker.
    return [Event("pay", {"seat": seat, "receiver": receiver}, None, _row(seat, place), _row(receiver, spot), True)]


def _switch(seat: int, place: int, owner: int, spot: int) -> list[Event]:
    params = {"seat": seat, "place": place + 1, "owner": owner, "spot": spot + 1}
    return [Event("switch", params, None, _row(seat, place), _row(owner, spot))]


def _plain(kind: str) -> Callable[..., list[Event]]:
    def told(**what: Any) -> list[Event]:
        return [Event(kind, what)]

    return told


_TELL: Final[dict[str, Callable[..., list[Event]]]] = {
    "deal": _deal,
    "draw": _draw,
    "draw_ass": _draw_ass,
    "play": _play,
    "keep": _keep,
    "ass_back": _ass_back,
    "look": _look,
    "thrown": _thrown,
    "wrong": _wrong,
    "moved": _moved,
    "claim": _claim,
    "void": _void,
    "penalty": _penalty,
    "give": _give,
    "pay": _pay,
    "switch": _switch,
    "no_penalty": _plain("no_penalty"),
    "lapse": _plain("lapse"),
    "no_pay": _plain("no_pay"),
    "reshuffle": _plain("reshuffle"),
    "race": _plain("race"),
    "announce": _plain("announce"),
}


def _round_end(after: State, why: str, result: Result, final: bool) -> list[Event]:
    told = [Event(f"end_{why}", {"round": len(after.round.results)}, reveals=True)]
    for seat, row in enumerate(after.board.cards):
        cards = tuple(card for card in row if card is not None)
        told.append(Event("reveal", {"seat": seat, "cards": cards, "points": result.points[seat]}, reveals=True))
    if result.holder is not None:
        told.append(Event("ass_held", {"seat": result.holder, "points": -1}))
    if result.jokers is not None:
        told.append(Event("hall", {"seat": result.jokers}))
    seats = tuple(seat for seat, points in enumerate(result.victory) if points > 0)
    told.append(Event("round_won", {"winners": seats, "round": len(after.round.results)}))
    return [*told, Event("over", {"winners": winners(after)})] if final else told
