"""The actions of sabai-sabai: they name seats and places, never hidden cards. Lists of them are made once and kept."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from pygames.sabai_sabai.data import MOST_SEATS
from pygames.sabai_sabai.knowledge import Cards, Places


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


@lru_cache(maxsize=4096)
def moves_on(seat: int, places: Places) -> tuple[Action, ...]:
    """Return the Moves of a seat on all other seats' cards."""
    return at_others(Move, seat, places)
