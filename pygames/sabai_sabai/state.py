"""The state of a game of sabai-sabai and its actions, as named tuples of plain values."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from pygames.core import CHANCE
from pygames.sabai_sabai.data import Card
from pygames.sabai_sabai.knowledge import Board, Cards, Places

MOST_SEATS: Final = 12
DEAL, FIRST, DRAW, DECIDE, FUNCTION = "deal", "first", "draw", "decide", "function"
AIM, LOOK, PAY, WINDOW = "aim", "look", "pay", "window"
RACE, SHUFFLE, SCORE, OVER = "race", "shuffle", "score", "over"
# Phases in which a card of the kind on the pile may be thrown (SS12).
LIVE: Final = frozenset((WINDOW, DRAW, DECIDE))
BY_CHANCE: Final = frozenset((DEAL, RACE, SHUFFLE))

# Whoever wants to know what an action did hands a function that takes a kind and what goes with it.
Tell: TypeAlias = Callable[..., None]


class Deal(NamedTuple):
    """Chance: the shuffled deck, dealt from the front, and the seat that starts."""

    deck: Cards
    starter: int


class Reshuffle(NamedTuple):
    """Chance: the pile without its top run becomes the deck, in this order."""

    stock: Cards


class Finish(NamedTuple):
    """Chance, or measured on screen: the order in which the seats touched their noses."""

    order: tuple[int, ...]


class Draw(NamedTuple):
    """Draw the top card of the deck."""


class Play(NamedTuple):
    """Put the drawn card on the pile."""


class Keep(NamedTuple):
    """Keep the drawn card at a place of the own row; the card that lay there goes on the pile."""

    seat: int
    place: int


class Peek(NamedTuple):
    """Look at a card of the own row."""

    seat: int
    place: int


class Spy(NamedTuple):
    """Look at a card of another seat."""

    seat: int
    place: int


class Pick(NamedTuple):
    """Choose the card of the own row to give or to switch."""

    seat: int
    place: int


class Give(NamedTuple):
    """Give the chosen card to a seat."""

    seat: int


class Switch(NamedTuple):
    """Exchange the chosen card with another seat's."""

    seat: int
    place: int


class Pay(NamedTuple):
    """Give a card of the own row for one thrown in another's name."""

    seat: int
    place: int


class Done(NamedTuple):
    """Stop looking."""


class Throw(NamedTuple):
    """Throw a card of the own row on the pile."""

    seat: int
    place: int


class Move(NamedTuple):
    """sabai-sabai Move: claim another seat's card, to throw it in that seat's name when the window closes."""

    seat: int
    place: int


class Pass(NamedTuple):
    """In a window: throw nothing more."""


class Announce(NamedTuple):
    """Say sabai sabai."""


class Next(NamedTuple):
    """Deal the next round."""


Action: TypeAlias = (
    Deal | Reshuffle | Finish | Draw | Play | Keep | Peek | Spy | Pick | Give | Switch | Pay | Done | Throw | Move
    | Pass | Announce | Next
)  # fmt: skip
DRAW_CARD: Final[Action] = Draw()
PLAY_CARD: Final[Action] = Play()
DONE: Final[Action] = Done()
PASS: Final[Action] = Pass()
ANNOUNCE: Final[Action] = Announce()
NEXT: Final[Action] = Next()
TURN: Final = {seat: (seat,) for seat in range(CHANCE, MOST_SEATS)}
# Seats counter-clockwise from each seat on: seat s - 1 sits to the right of seat s (SSR12).
ORDER: Final = {
    seats: tuple(tuple((first - k) % seats for k in range(seats)) for first in range(seats))
    for seats in range(2, MOST_SEATS + 1)
}
GIVES: Final = {
    seats: tuple(tuple(Give(other) for other in range(seats) if other != seat) for seat in range(seats))
    for seats in range(2, MOST_SEATS + 1)
}  # fmt: skip


@lru_cache(maxsize=4096)
def at_places(kind: Callable[[int, int], Action], seat: int, places: tuple[int, ...]) -> tuple[Action, ...]:
    """Return one action of a kind for each of some places of a seat."""
    return tuple([kind(seat, place) for place in places])


@lru_cache(maxsize=4096)
def throws_of(seat: int, places: tuple[int, ...]) -> tuple[Action, ...]:
    """Return the throws of a seat from some places of its row."""
    return tuple([Throw(seat, place) for place in places])


def at_others(kind: Callable[[int, int], Action], seat: int, places: Places) -> tuple[Action, ...]:
    """Return one action of a kind for each card of all other seats."""
    acts: tuple[Action, ...] = ()
    for other, row in enumerate(places):
        if other != seat:
            acts += at_places(kind, other, row)
    return acts


class _Window:
    """The Moves on the places of the window asked about last: every seat asks several times in a row."""

    places: Places = ()
    moves: dict[int, tuple[Action, ...]] = {}


def moves_on(seat: int, places: Places) -> tuple[Action, ...]:
    """Return the Moves of a seat on all other seats' cards."""
    if _Window.places is not places:
        _Window.places, _Window.moves = places, {}
    known = _Window.moves.get(seat)
    if known is None:
        known = _Window.moves[seat] = at_others(Move, seat, places)
    return known


class House(NamedTuple):
    """What was agreed before the game: seats, whether others' cards may be thrown, whether two cards are looked at
    first, whether a card swapped out works, what four jokers win, the number of rounds, and whether cards one has seen
    are marked."""

    seats: int
    full: bool
    look: bool
    swapped: bool
    jokers: str
    rounds: int
    aid: bool


class Result(NamedTuple):
    """A round's end: card points and victory points by seat, who held the Ass Joker, and who held all four jokers."""

    points: tuple[int, ...]
    victory: tuple[int, ...]
    holder: int | None
    jokers: int | None


class Round(NamedTuple):
    """The round under way: its number from 0, who starts, who announced, turns left after that with the present one
    (0: not announced), turns ended, the numbers at which the deck was made anew, and the results so far."""

    number: int
    starter: int
    caller: int | None
    left: int
    turns: int
    floors: tuple[int, ...]
    results: tuple[Result, ...]


class Claim(NamedTuple):
    """A Move declared in this window: who claims which card, by its number (-1: it has gone already)."""

    seat: int
    owner: int
    place: int
    number: int


class Job(NamedTuple):
    """Something to be carried out: a seat's function ("" when done or none), the seat it then owes a card to, and
    whether a window follows."""

    seat: int
    function: str
    owner: int | None
    again: bool


class Work(NamedTuple):
    """What is still to be resolved: jobs in order, claims, seats that get a penalty card, seats of a window that was
    paused for a reshuffle, whether a nose race is due, the card picked, and the card being looked at."""

    jobs: tuple[Job, ...]
    claims: tuple[Claim, ...]
    owed: tuple[int, ...]
    paused: tuple[int, ...]
    race: bool
    picked: int | None
    looked: tuple[int, int] | None


NO_WORK: Final = Work((), (), (), (), False, None, None)


class State(NamedTuple):
    """Everything about a game; `actors` are the seats waited for, or chance, and `turn` the seat on turn.

    `run` counts identical cards on top of the pile. `ticket` is the drawn card's number, `number` the next card's.
    `down` says that the turn's card has left the hand. `serial` counts spans in which throws stay what they were,
    `spots` are the places when the present one began, and bit s of `locked` is set while seat s may not throw again.
    """

    house: House
    round: Round
    phase: str
    actors: tuple[int, ...]
    turn: int
    board: Board
    stock: Cards
    pile: Cards
    run: int
    drawn: Card | None
    ticket: int
    down: bool
    number: int
    serial: int
    spots: Places
    locked: int
    work: Work
