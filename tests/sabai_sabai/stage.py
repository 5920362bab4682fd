"""A sabai-sabai table set up by hand, played one checked action at a time."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from pygames.core import CHANCE, Event, Refusal, Setup
from pygames.sabai_sabai import SabaiSabai
from pygames.sabai_sabai.actions import (
    Action,
    Announce,
    Done,
    Draw,
    Finish,
    Give,
    Keep,
    Move,
    Pass,
    Pay,
    Peek,
    Pick,
    Play,
    Spy,
    Switch,
    Throw,
)
from pygames.sabai_sabai.data import KIND
from pygames.sabai_sabai.knowledge import Board, back_of
from pygames.sabai_sabai.state import DECIDE, NO_WORK, TURN, WINDOW, Result, Round, State
from pygames.sabai_sabai.view import View
from tests.laws.walk import walk

GAME = SabaiSabai()
STOCK = "n1 n2 n3 n4 n5 n6 n7 n8"


def cards(text: str) -> tuple[str, ...]:
    return tuple(text.split())


def row(text: str) -> tuple[str | None, ...]:
    """Read a row in which "-" is an empty place."""
    return tuple(None if card == "-" else card for card in text.split())


def words(*actions: Action) -> list[str]:
    """Write actions as offers are written."""
    return [repr(action) for action in actions]


def run_of(pile: Sequence[str]) -> int:
    """Count the identical cards on top."""
    count = 0
    while count < len(pile) and KIND[pile[-1 - count]] == KIND[pile[-1]]:
        count += 1
    return count


class Stage:
    """One game under way; every action is checked before it is applied."""

    def __init__(
        self,
        *rows: str,
        stock: str = STOCK,
        pile: str = "n5",
        turn: int = 0,
        drawn: str | None = None,
        seen: Mapping[tuple[int, int], Sequence[int]] | None = None,
        number: int = 0,
        caller: int | None = None,
        left: int = 0,
        turns: int = 0,
        results: tuple[Result, ...] = (),
        **options: str | bool | int,
    ) -> None:
        setup = GAME.ready(Setup(len(rows), options))
        blank = GAME.start(setup)
        held = tuple(row(text) for text in rows)
        tickets = iter(range(999))
        eyes = {where: sum(1 << seat for seat in seats) for where, seats in (seen or {}).items()}
        backs = tuple(
            tuple(0 if card is None else back_of(next(tickets), eyes.get((s, p), 0)) for p, card in enumerate(line))
            for s, line in enumerate(held)
        )
        places = tuple(tuple(p for p, card in enumerate(line) if card is not None) for line in held)
        top = cards(pile)
        self.state: State = blank._replace(
            round=Round(number, turn, caller, left, turns, (), results),
            phase="draw" if drawn is None else DECIDE,
            actors=TURN[turn], turn=turn, board=Board(held, backs, places), stock=cards(stock), pile=top,
            run=run_of(top), drawn=drawn, ticket=-1 if drawn is None else 900, number=901, serial=1, spots=places,
            work=NO_WORK,
        )  # fmt: skip
        self.told: list[Event] = []

    def act(self, seat: int, action: Action) -> "Stage":
        """Do what a seat may do, waited for or not."""
        before = self.state
        assert seat in (*GAME.to_act(before), *GAME.may_interrupt(before)), (seat, before.phase, before.actors)
        assert self.offers(seat, action), (seat, action, self.may(seat))
        return self._step(seat, action)

    def chance(self, action: Action) -> "Stage":
        """Let chance turn out in some way."""
        assert GAME.to_act(self.state) == (CHANCE,) and GAME.is_possible(self.state, action), action
        return self._step(CHANCE, action)

    def _step(self, seat: int, action: Action) -> "Stage":
        before = self.state
        self.state = GAME.apply(before, seat, action)
        self.told = list(GAME.events(before, seat, action, self.state))
        return self

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def seat(self) -> int:
        """The seat waited for first."""
        return self.state.actors[0]

    @property
    def top(self) -> str:
        return self.state.pile[-1]

    @property
    def kinds(self) -> list[str]:
        """The kinds of what was told last."""
        return [event.kind for event in self.told]

    def row(self, seat: int) -> str:
        return " ".join("-" if card is None else card for card in self.state.board.cards[seat])

    def view(self, seat: int | None) -> View:
        return GAME.view(self.state, seat)

    def may(self, seat: int) -> list[str]:
        """List a seat's offers in words: named tuples of two kinds may be equal."""
        return [repr(action) for action in GAME.legal_actions(self.state, seat)]

    def offers(self, seat: int, action: Action) -> bool:
        """Tell whether a seat is offered this very action."""
        return repr(action) in self.may(seat)

    def refusal(self, seat: int, action: Action) -> Refusal:
        """Say why a seat may not do something."""
        assert not GAME.is_legal(self.state, seat, action), action
        return GAME.why_not(self.state, seat, action)

    def draw(self) -> "Stage":
        return self.act(self.state.turn, Draw())

    def play(self) -> "Stage":
        return self.act(self.state.turn, Play())

    def keep(self, place: int) -> "Stage":
        return self.act(self.state.turn, Keep(self.state.turn, place))

    def peek(self, place: int) -> "Stage":
        return self.act(self.seat, Peek(self.seat, place))

    def spy(self, owner: int, place: int) -> "Stage":
        return self.act(self.seat, Spy(owner, place))

    def done(self) -> "Stage":
        return self.act(self.seat, Done())

    def give(self, place: int, receiver: int) -> "Stage":
        seat = self.seat
        return self.act(seat, Pick(seat, place)).act(seat, Give(receiver))

    def switch(self, place: int, other: int, spot: int) -> "Stage":
        seat = self.seat
        return self.act(seat, Pick(seat, place)).act(seat, Switch(other, spot))

    def pay(self, place: int) -> "Stage":
        return self.act(self.seat, Pay(self.seat, place))

    def throw(self, seat: int, place: int) -> "Stage":
        return self.act(seat, Throw(seat, place))

    def move(self, seat: int, owner: int, place: int) -> "Stage":
        return self.act(seat, Move(owner, place))

    def announce(self, seat: int) -> "Stage":
        return self.act(seat, Announce())

    def race(self, *order: int) -> "Stage":
        return self.chance(Finish(order))

    def close(self) -> "Stage":
        """Let all seats that have not done so pass."""
        assert self.phase == WINDOW
        serial = self.state.serial
        while self.phase == WINDOW and self.state.serial == serial:
            self.act(self.seat, Pass())
        return self

    def turn_over(self, steps: int = 1) -> "Stage":
        """Draw and play some cards without a function, and close the windows."""
        for _ in range(steps):
            self.draw().play()
            if self.phase == WINDOW:
                self.close()
        return self


def steps_of(seats: int, seed: int, **options: str | bool | int) -> Iterator[tuple[State, int, Action, State]]:
    """Yield the steps of a whole random game."""
    for step in walk(GAME, GAME.ready(Setup(seats, {"rounds": 2, **options})), Random(seed)):
        yield step.before, step.seat, step.action, step.after
