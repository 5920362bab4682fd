"""The state of a game of sabai-sabai, as named tuples of plain values."""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from pygames.core import CHANCE
from pygames.sabai_sabai.data import MOST_SEATS, Card
from pygames.sabai_sabai.knowledge import Board, Cards, Places

DEAL, FIRST, DRAW, DECIDE, FUNCTION = "deal", "first", "draw", "decide", "function"
AIM, LOOK, PAY, WINDOW = "aim", "look", "pay", "window"
RACE, SHUFFLE, SCORE, OVER = "race", "shuffle", "score", "over"
# Phases in which a card of the kind on the pile may be thrown (SS12).
LIVE: Final = frozenset((WINDOW, DRAW, DECIDE))
BY_CHANCE: Final = frozenset((DEAL, RACE, SHUFFLE))

# Whoever wants to know what an action did hands a function that takes a kind and what goes with it.
Tell: TypeAlias = Callable[..., None]
TURN: Final = {seat: (seat,) for seat in range(CHANCE, MOST_SEATS)}
# Seats counter-clockwise from each seat on: seat s - 1 sits to the right of seat s (SSR12).
ORDER: Final = {
    seats: tuple(tuple((first - k) % seats for k in range(seats)) for first in range(seats))
    for seats in range(2, MOST_SEATS + 1)
}


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
