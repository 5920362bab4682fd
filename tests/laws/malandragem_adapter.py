"""What the laws must be told about Malandragem: a card's place in the deck says which hidden card is which."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from pygames.core import Event, Setup
from pygames.core.table import Entry
from pygames.malandragem import Malandragem
from pygames.malandragem import state as mg
from pygames.malandragem.actions import Deal, Give, Mirror, Pair, Play, Sink
from pygames.malandragem.data import DECK, HAND

Cards = tuple[str, ...]

# All seat counts with all options would be too many: few and many seats, and every choice at least twice.
SETUPS: Final[tuple[tuple[int, Mapping[str, Any]], ...]] = (
    (3, {}),
    (3, {"referee": False, "jump": True}),
    (4, {"two": "next", "chain": True}),
    (4, {"referee": False, "under": True, "two": "next"}),
    (6, {"jump": True, "under": True}),
    (8, {"two": "next"}),
    (3, {"wins": 3}),
    (8, {"referee": False, "chain": True}),
)
GAME = Malandragem()


def pieces(state: mg.State) -> Sequence[str]:
    """Return the cards in play."""
    return () if state.phase == mg.DEAL else DECK


def places(state: mg.State) -> Mapping[str, Cards]:
    """Say where every card is."""
    if state.phase == mg.DEAL:
        return {}
    hands = {f"hand/{seat}": hand for seat, hand in enumerate(state.hands)}
    return {**hands, "stock": state.stock, "pile": state.pile}


def knows(state: mg.State, seat: int | None) -> set[str]:
    """Return the cards a seat may name: the pile's, the own ones, and those it has seen."""
    bits = (1 << state.house.seats) - 1 if seat is None else 1 << seat
    rows = [*zip(state.hands, state.backs, strict=True)]
    rows.append((state.stock[len(state.stock) - len(state.sunk) :], state.sunk))
    seen = {card for hand, line in rows for card, back in zip(hand, line, strict=True) if back & bits == bits}
    return {*state.pile, *seen}


def relive(world: mg.State, real: mg.State, log: Sequence[Entry[Any]]) -> list[Entry[Any]]:
    """Rewrite this deal and what was done in secret, so that what is hidden now lies as in the possible world."""
    told = list(log)
    if real.phase == mg.DEAL:
        return told
    start = max(ply for ply, (_, action) in enumerate(log) if isinstance(action, Deal))
    track = _track(real, log, start)
    deck = list(log[start].action.deck)
    for row, held in zip([*world.hands, world.stock], [*track.hands, track.stock], strict=True):
        for card, origin in zip(row, held, strict=True):
            deck[origin] = card
    told[start] = Entry(log[start].seat, log[start].action._replace(deck=tuple(deck)))
    for ply, origin in track.moved.items():
        seat, action = log[ply]
        told[ply] = Entry(seat, action._replace(card=deck[origin]))
    return told


class Track:
    """Where every card of a deal is, by its place in the deck, and which ones moved in secret, by ply."""

    def __init__(self, state: mg.State, deal: Entry[Any], start: int) -> None:
        seats = state.house.seats
        self.deal, self.state, self.plies = deal, GAME.apply(state, deal.seat, deal.action), start + 1
        self.hands = [list(range(seat * HAND, (seat + 1) * HAND)) for seat in range(seats)]
        self.pile, self.stock = [seats * HAND], list(range(seats * HAND + 1, len(DECK)))
        self.moved: dict[int, int] = {}

    def follow(self, seat: int, action: Any) -> None:
        """Follow one action."""
        before = self.state
        after = self.state = GAME.apply(before, seat, action)
        if isinstance(action, Play | Pair | Mirror | Give | Sink):
            gone = _taken(self.hands[seat], action)
            if isinstance(action, Give | Sink):
                self.moved[self.plies] = gone[0]
            self._put(seat, action, gone, len(after.pile) > len(before.pile))
        if before.stock != after.stock or len(before.pile) > len(after.pile):
            self._move(GAME.events(before, seat, action, after), len(before.pile) - len(after.pile))
        self.plies += 1

    def _put(self, seat: int, action: Any, gone: list[int], laid: bool) -> None:
        if isinstance(action, Give):
            self.hands[action.seat] += gone
        elif isinstance(action, Sink):
            self.stock += gone
        elif laid:
            self.pile += gone
        else:
            self.hands[seat] += gone

    def _move(self, events: Sequence[Event], undone: int) -> None:
        for event in events:
            if event.kind in ("wrong", "wrong_x9"):
                self.hands[event.params["accused"]] += self.pile[-undone:]
                del self.pile[-undone:]
            elif event.kind.startswith("drawn_") and event.audience is None:
                count = event.params["count"]
                self.hands[event.params["seat"]] += self.stock[:count]
                del self.stock[:count]


_LAST: list[Track] = []


def _track(real: mg.State, log: Sequence[Entry[Any]], start: int) -> Track:
    """Follow a deal; the one asked about last is followed on from where it was."""
    track = _LAST.pop() if _LAST else None
    if track is None or track.deal is not log[start] or track.plies > len(log):
        before = GAME.start(GAME.ready(_setup(real)))
        for seat, action in log[:start]:
            before = GAME.apply(before, seat, action)
        track = Track(before, log[start], start)
    for seat, action in log[track.plies :]:
        track.follow(seat, action)
    _LAST.append(track)
    return track


def _setup(real: mg.State) -> Setup:
    seats, referee, two, jump, chain, under, goal = real.house
    return Setup(
        seats, {"referee": referee, "two": two, "jump": jump, "chain": chain, "under": under, "wins": goal}
    )  # fmt: skip


def _taken(origins: list[int], action: Any) -> list[int]:
    if isinstance(action, Pair):
        return [origins.pop(action.other), origins.pop(action.place)]
    return [origins.pop(action.place)]
