"""The test game with one fault each: what the laws must find."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from pygames.core import Event, Refusal
from tests.toy import known, rules
from tests.toy.game import Toy
from tests.toy.state import (
    WINDOW,
    Action,
    Pass,
    Peek,
    Play,
    State,
    Switch,
    View,
    rank_of,
)

NUMBERS = {card: place for place, card in enumerate(sorted(f"{c}{r}" for c in "abcd" for r in range(1, 6)) + ["w0"])}


class Marked(NamedTuple):
    """A view with something written beside it."""

    base: View
    marks: tuple[int, ...]


class LeakyToy(Toy):
    """Base of the faulty games: a view with `marks` beside it, nothing by default."""

    types = (*Toy.types, Marked)

    def mark(self, state: State) -> tuple[int, ...]:
        """Return what the view betrays."""
        return ()

    def view(self, state: State, seat: int | None) -> Any:
        return Marked(known.view(state, seat), self.mark(state))

    def determinize(self, view: Any, rng: Random) -> State:
        return known.determinize(view.base, rng)

    def weigh(self, view: Any, actions: Sequence[Action]) -> Sequence[float]:
        return known.weigh(view.base, actions)


class HandSums(LeakyToy):
    """Everybody sees the sum of every hand."""

    def mark(self, state: State) -> tuple[int, ...]:
        return tuple(sum(map(rank_of, hand)) for hand in state.hands)


class CardNumbers(LeakyToy):
    """A number follows a face-down card wherever it goes."""

    def mark(self, state: State) -> tuple[int, ...]:
        return tuple(NUMBERS[card] for row in state.rows for card in row)


class ObeyedNumbers(CardNumbers):
    """The same, and possible worlds are built to fit the numbers."""

    def determinize(self, view: Any, rng: Random) -> State:
        world = known.determinize(view.base, rng)
        if not world.rows[0]:
            return world
        cards = sorted(NUMBERS, key=NUMBERS.__getitem__)
        for place, number in enumerate(view.marks):
            world = exchanged(world, world.rows[place // 2][place % 2], cards[number])
        return world


def exchanged(state: State, one: str, other: str) -> State:
    """Let two cards change places wherever they are."""
    turned = {one: other, other: one}

    def turn(value: Any) -> Any:
        return tuple(map(turn, value)) if isinstance(value, tuple) else turned.get(value, value)

    fields = ("stock", "hands", "rows", "stakes")
    return state._replace(**{field: turn(getattr(state, field)) for field in fields})


class OthersHand(Toy):
    """The whole table sees the first seat's hand."""

    def view(self, state: State, seat: int | None) -> View:
        seen = known.view(state, seat)
        return seen._replace(hand=state.hands[0]) if seat is None else seen


class BlankedState(Toy):
    """A view that is the state with the stock and others' hands blanked."""

    def view(self, state: State, seat: int | None) -> Any:
        hands = tuple(hand if s == seat else ("?",) * len(hand) for s, hand in enumerate(state.hands))
        return state._replace(hands=hands, stock=())


class HiddenLegality(Toy):
    """A face-down card may be switched only against a higher one."""

    def legal_actions(self, state: State, seat: int) -> Sequence[Action]:
        return [a for a in rules.legal_actions(state, seat) if not isinstance(a, Switch) or _is_up(state, seat, a)]


def _is_up(state: State, seat: int, move: Switch) -> bool:
    return rank_of(state.rows[seat][move.place]) <= rank_of(state.rows[move.seat][move.spot])


class TellingOrder(Toy):
    """Looks are offered from the lowest face-down card to the highest."""

    def legal_actions(self, state: State, seat: int) -> Sequence[Action]:
        def rank(action: Action) -> int:
            return rank_of(state.rows[action.seat][action.place]) if isinstance(action, Peek) else 0

        return sorted(rules.legal_actions(state, seat), key=rank)


class TellingReason(Toy):
    """A refusal names another hand's size of cards of that rank."""

    def why_not(self, state: State, seat: int, action: Action) -> Refusal:
        told = known.why_not(state, seat, action)
        return told._replace(params={**told.params, "held": sum(map(rank_of, sum(state.hands, ())))})


class WideAudience(Toy):
    """Everybody hears which card was drawn."""

    def events(self, before: State, seat: int, action: Action, after: State) -> Sequence[Event]:
        told = known.events(before, seat, action, after)
        return [event._replace(audience=None) if event.kind == "drawn" else event for event in told]


class Unmarked(Toy):
    """No event says that it reveals."""

    def events(self, before: State, seat: int, action: Action, after: State) -> Sequence[Event]:
        return [event._replace(reveals=False) for event in known.events(before, seat, action, after)]


class UsefulWindow(Toy):
    """A window opens only when somebody can use it."""

    def apply(self, state: State, seat: int, action: Action) -> State:
        after = rules.apply(state, seat, action)
        if not isinstance(action, Play):
            return after
        usable = any(rules.matches(after.rank, card) for s in after.waiting for card in after.hands[s])
        while after.phase == WINDOW and not usable:
            after = rules.apply(after, after.waiting[0], Pass())
        return after


class RememberedWorld(Toy):
    """Possible worlds are the real state, kept aside when it was last shown."""

    def view(self, state: State, seat: int | None) -> View:
        self.kept = state
        return known.view(state, seat)

    def determinize(self, view: View, rng: Random) -> State:
        same = known.view(self.kept, view.me) == view
        return self.kept if same else known.determinize(view, rng)


class OldStock(Toy):
    """Possible worlds deal reshuffled cards to hands that are older than the reshuffle."""

    def determinize(self, view: View, rng: Random) -> State:
        world = known.determinize(view, rng)
        hidden = [s for s in range(view.seats) if s != view.me and world.hands[s] and not view.shown]
        late = [card for card in world.stock if card in view.buried]
        return exchanged(world, world.hands[hidden[0]][0], late[0]) if hidden and late else world


class PeekingPlayer(Toy):
    """The heuristic remembers the last state that was asked for legal actions."""

    def legal_actions(self, state: State, seat: int) -> Sequence[Action]:
        self.kept = state
        return rules.legal_actions(state, seat)

    def weigh(self, view: View, actions: Sequence[Action]) -> Sequence[float]:
        return [float(rank_of(self.kept.rows[a.seat][a.place])) if isinstance(a, Peek) else 0.0 for a in actions]
