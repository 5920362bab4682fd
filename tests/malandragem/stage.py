"""A Malandragem table set up by hand, played one checked action at a time."""

from collections.abc import Iterator, Sequence
from random import Random

from pygames.core import Event, Refusal, Setup
from pygames.malandragem import Malandragem
from pygames.malandragem.actions import (
    Action,
    Call,
    Claim,
    Draw,
    Give,
    Mirror,
    Name,
    Pair,
    Pass,
    Play,
    Sink,
    Skip,
    Take,
)
from pygames.malandragem.course import opened, work_on
from pygames.malandragem.data import LEVEL, LINK, RANK, SUIT
from pygames.malandragem.state import TURN, WINDOW, State
from pygames.malandragem.view import View
from tests.laws.walk import walk

GAME = Malandragem()
STOCK = "3s 4s 5s 6s 3h 4h 5h 6h 3d 4d 5d 6d"


def cards(text: str) -> tuple[str, ...]:
    return tuple(text.split())


class Stage:
    """One deal under way; every action is checked before it is applied. Seats play 0, then the last one, downwards."""

    def __init__(
        self,
        *hands: str,
        top: str = "6c",
        stock: str = STOCK,
        attack: int = 0,
        chain: str = "",
        turn: int = 0,
        out: Sequence[int] | None = None,
        blank: bool = False,
        way: int = -1,
        **options: str | bool | int,
    ) -> None:
        setup = GAME.ready(Setup(len(hands), options))
        held = tuple(cards(hand) for hand in hands)
        pile = cards(top)
        links = sum(LINK[suit] for suit in {SUIT[card] for card in cards(chain)})
        level = max((LEVEL.get(RANK[card], 0) for card in cards(chain)), default=0)
        self.state: State = GAME.start(setup)._replace(
            phase="play", actors=TURN[turn], turn=turn, hands=held, way=way,
            backs=tuple((1 << seat,) * len(hand) for seat, hand in enumerate(held)), stock=cards(stock), pile=pile,
            suit=SUIT[pile[-1]], rank=RANK[pile[-1]], blank=blank, attack=attack, links=links, level=level,
            out=tuple(out or (0,) * len(hands)),
        )  # fmt: skip
        self.told: list[Event] = []

    def turned_up(self, dealer: int = 0) -> "Stage":
        """Take the top card for the one turned up at the deal."""
        card = self.state.pile[-1]
        before = self.state._replace(suit="", rank="", turn=dealer)
        self.state = opened(before, work_on(dealer, card, power=True, first=True))
        return self

    def act(self, seat: int, action: Action) -> "Stage":
        """Do what a seat may do."""
        assert seat in self.state.actors, (seat, self.state.phase, self.state.actors)
        assert self.offers(seat, action), (seat, action, self.may(seat))
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
    def kinds(self) -> list[str]:
        """The kinds of what was told last."""
        return [event.kind for event in self.told]

    def count(self, seat: int) -> int:
        return len(self.state.hands[seat])

    def hand(self, seat: int) -> str:
        return " ".join(self.state.hands[seat])

    def view(self, seat: int | None) -> View:
        return GAME.view(self.state, seat)

    def may(self, seat: int) -> list[str]:
        """List a seat's offers in words: named tuples of two kinds may be equal."""
        return [repr(action) for action in GAME.legal_actions(self.state, seat)]

    def playable(self, seat: int | None = None) -> str:
        """List the cards a seat may play now, each once."""
        actions = GAME.legal_actions(self.state, self.seat if seat is None else seat)
        found = [action.card for action in actions if isinstance(action, Play)]
        return " ".join(dict.fromkeys(found))

    def offers(self, seat: int, action: Action) -> bool:
        return repr(action) in self.may(seat)

    def refusal(self, seat: int, action: Action) -> Refusal:
        """Say why a seat may not do something."""
        assert not GAME.is_legal(self.state, seat, action), action
        return GAME.why_not(self.state, seat, action)

    def place(self, seat: int, card: str) -> int:
        return self.state.hands[seat].index(card)

    def play(self, card: str, call: bool = False) -> "Stage":
        """Play a card and leave its window open."""
        seat = self.seat
        return self.act(seat, Play(card, self.place(seat, card), call))

    def pair(self, card: str) -> "Stage":
        return self.act(self.seat, self.two(card))

    def two(self, card: str) -> Pair:
        """Return the play of both cards of a kind by the seat on turn."""
        places = [place for place, held in enumerate(self.state.hands[self.seat]) if held == card]
        return Pair(card, places[0], places[1], False)

    def mirror(self, seat: int, card: str, call: bool = False) -> "Stage":
        return self.act(seat, Mirror(card, self.place(seat, card), call))

    def claim(self, seat: int, accused: int, about: str = "call") -> "Stage":
        return self.act(seat, Claim(accused, about))

    def call(self, seat: int) -> "Stage":
        return self.act(seat, Call())

    def close(self) -> "Stage":
        """Let everybody who has not done so pass."""
        assert self.phase == WINDOW
        serial = self.state.serial
        while self.phase == WINDOW and self.state.serial == serial:
            self.act(self.seat, Pass())
        return self

    def done(self, card: str, call: bool = False) -> "Stage":
        """Play a card and close its window."""
        return self.play(card, call).close()

    def draw(self) -> "Stage":
        return self.act(self.seat, Draw())

    def skip(self) -> "Stage":
        return self.act(self.seat, Skip())

    def take(self) -> "Stage":
        return self.act(self.seat, Take())

    def give(self, card: str, receiver: int) -> "Stage":
        return self.act(self.seat, Give(card, self.place(self.seat, card), receiver))

    def sink(self, card: str) -> "Stage":
        return self.act(self.seat, Sink(card, self.place(self.seat, card)))

    def name(self, suit: str, rank: str) -> "Stage":
        return self.act(self.seat, Name(suit, rank))


def steps_of(seats: int, seed: int, **options: str | bool | int) -> Iterator[tuple[State, int, Action, State]]:
    """Yield the steps of a whole random game."""
    for step in walk(GAME, GAME.ready(Setup(seats, options)), Random(seed)):
        yield step.before, step.seat, step.action, step.after
