"""The state of a game of Malandragem, as named tuples of plain values."""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from pygames.core import CHANCE
from pygames.malandragem.data import LEAST_SEATS, MOST_SEATS, Card

DEAL, PLAY, WINDOW, GIVE, SINK, NAME = "deal", "play", "window", "give", "sink", "name"
SCORE, OVER = "score", "over"
NO_ATTACK: Final = (0, 0, 0)
NOBODY: Final = -1

Cards: TypeAlias = tuple[Card, ...]
# What everybody knows of each card in a hand, in the same order: see `hands`.
Backs: TypeAlias = tuple[int, ...]
# Whoever wants to know what an action did hands a function that takes a kind and what goes with it.
Tell: TypeAlias = Callable[..., None]

TURN: Final = {seat: (seat,) for seat in range(CHANCE, MOST_SEATS)}
# Seats from each seat on, in both directions: seat s - 1 sits to the right of seat s (MGR6).
ORDER: Final = {
    (seats, way): tuple(tuple((first + way * k) % seats for k in range(seats)) for first in range(seats))
    for seats in range(LEAST_SEATS, MOST_SEATS + 1)
    for way in (-1, 1)
}


class House(NamedTuple):
    """What was agreed before the game: seats, whether only legal cards can be played, whom a 2 hits, whether a mirror
    jumps in, whether 7 and 8 defend by suit, whether Q and A defend against a lone joker, and the deals to be won."""

    seats: int
    referee: bool
    two: str
    jump: bool
    chain: bool
    under: bool
    goal: int


class Round(NamedTuple):
    """The deal under way, from 0; its dealer, and who won the deals before it, `NOBODY` for a draw."""

    number: int
    dealer: int
    results: tuple[int, ...]


class Work(NamedTuple):
    """The card lying on top and what is still to come of it.

    `opener` played it first and `seat` now stands for it (another one after a jump), `times` is how often its power
    works, `mirror` who mirrored it last. `first` is the turned-up card, `pair` two 8s at once. `late` marks the second
    window, `checked` says that the card is beyond doubt. Bits of `claimed` are seats that have accused in this window,
    of `called` those that mirrored or called wrongly, of `heard` those down to one card before the power. `left` gifts
    or swaps are still due. Then seat `to` acts, or with -1 the one `steps` further.
    """

    opener: int
    seat: int
    card: Card
    times: int
    mirror: int
    power: bool
    first: bool
    pair: bool
    late: bool
    checked: bool
    claimed: int
    called: int
    heard: int
    left: int
    to: int
    steps: int


class State(NamedTuple):
    """Everything about a game; `actors` are the seats waited for, or chance.

    `way` is -1 while play goes to the right. `sunk` is what is known of the last cards of the stock, as `backs` are for
    hands. `suit` and `rank` are demanded, "" for any; `blank` says that the next card has no power. `attack` cards are
    on their way to `turn`, over suits `links` and of hierarchy `level`. `out` counts rounds to sit out. Bits of `fresh`
    are seats that came down to one card since somebody last acted, of `said` those that called. `tries` counts claimed
    errors in a row by seat, `faults` those of this turn, `passes` lost turns in a row, `serial` windows.
    """

    house: House
    round: Round
    phase: str
    actors: tuple[int, ...]
    turn: int
    way: int
    hands: tuple[Cards, ...]
    backs: tuple[Backs, ...]
    stock: Cards
    sunk: Backs
    pile: Cards
    suit: str
    rank: str
    blank: bool
    attack: int
    links: int
    level: int
    drawn: int
    out: tuple[int, ...]
    fresh: int
    said: int
    tries: tuple[int, ...]
    faults: int
    passes: int
    serial: int
    work: Work | None
