"""What the laws must be told about Roda de Samba; its four malandros are equal, so places in the deck are followed."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygames.core.table import Entry
from pygames.roda_de_samba import state as rs
from pygames.roda_de_samba.data import COLOURS, DECK, HAND, SAMBISTS

Cards = tuple[str, ...]


def pieces(state: rs.State) -> Sequence[str]:
    """Return the instrument cards and malandros in play."""
    return () if state.phase in (rs.REGION, rs.DEAL) else DECK


def places(state: rs.State) -> Mapping[str, Cards]:
    """Say where every card is."""
    if state.phase in (rs.REGION, rs.DEAL):
        return {}
    rows = {f"hand/{seat}": hand for seat, hand in enumerate(state.hands)}
    rows |= {f"circle/{seat}": sum(circle, ()) for seat, circle in enumerate(state.circles)}
    return {**rows, "stock": state.stock, "piles": sum(state.piles, ()), "pending": state.pending}


def knows(state: rs.State, seat: int | None) -> set[str]:
    """Return the cards a seat may name: what lies open, what was seen taken, the own hand."""
    open_rows = [row for name, row in places(state).items() if not name.startswith("hand") and name != "stock"]
    own = () if seat is None else state.hands[seat]
    return {card for row in (*open_rows, *state.taken, own) for card in row}


class _Trail:
    """Follows, through a log, which places of the deck lie hidden in which hand."""

    def __init__(self, deal: rs.Deal, seats: int) -> None:
        self.deck, self.drawn = deal.deck, seats * HAND + 1
        self.hidden = [list(range(seat * HAND, (seat + 1) * HAND)) for seat in range(seats)]
        self.taken: list[list[str]] = [[] for _ in range(seats)]
        first = deal.deck[seats * HAND]
        self.piles = {colour: [first] if rs.DISCARDS[first].colour == colour else [] for colour in COLOURS}

    def follow(self, seat: int, action: Any) -> None:
        """Take one action of the log into account."""
        if isinstance(action, rs.Draw):
            self._draw(seat, 2)
        elif isinstance(action, rs.Invite) and SAMBISTS[action.sambist].benefit == "draw":
            self._draw(seat, 1)
        elif isinstance(action, rs.Take):
            self.taken[seat] += self.piles[action.colour]
            self.piles[action.colour] = []
        elif isinstance(action, rs.Play):
            for card in action.cards:
                self._leave(seat, card)
        elif isinstance(action, rs.Discard):
            self._leave(seat, action.card)
            self.piles[action.colour].append(action.card)

    def _draw(self, seat: int, count: int) -> None:
        until = min(len(self.deck), self.drawn + count)
        self.hidden[seat] += range(self.drawn, until)
        self.drawn = until

    def _leave(self, seat: int, card: str) -> None:
        if card in self.taken[seat]:
            self.taken[seat].remove(card)
        else:
            self.hidden[seat].remove(next(place for place in self.hidden[seat] if self.deck[place] == card))


def relive(world: rs.State, real: rs.State, log: Sequence[Entry[Any]]) -> list[Entry[Any]]:
    """Rewrite the deal so that what is hidden now lies as in the possible world; all else was seen by everybody."""
    at = next((place for place, (_, action) in enumerate(log) if isinstance(action, rs.Deal)), None)
    if at is None:
        return list(log)
    deal = log[at].action
    trail = _Trail(deal, real.scene.seats)
    for seat, action in log[at + 1 :]:
        trail.follow(seat, action)
    deck = [*deal.deck[: trail.drawn], *world.stock]
    for seat, spots in enumerate(trail.hidden):
        unseen = list(world.hands[seat])
        for card in world.taken[seat]:
            unseen.remove(card)
        for place, card in zip(spots, unseen, strict=True):
            deck[place] = card
    left = world.scene.sambists[world.scene.tops :]
    sambists = (*deal.sambists[: len(deal.sambists) - len(left)], *left)
    return [*log[:at], Entry(log[at].seat, deal._replace(deck=tuple(deck), sambists=sambists)), *log[at + 1 :]]
