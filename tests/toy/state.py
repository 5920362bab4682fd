"""A tiny game made for the tests: its cards, its state and its actions."""

from typing import Final, NamedTuple, TypeAlias

Card: TypeAlias = str
Cards: TypeAlias = tuple[Card, ...]
BySeat: TypeAlias = tuple[Cards, ...]

DEAL, STAKE, DRAW, ACT, WINDOW, RACE, SHUFFLE, OVER = "deal stake draw act window race shuffle over".split()
WILD: Final = "w0"
HAND, ROW, LAPS = 2, 2, 4


def deck_of(wild: bool) -> Cards:
    """Return the cards in play: four colours of five, and with the option a wild one."""
    return tuple(f"{colour}{rank}" for colour in "abcd" for rank in range(1, 6)) + ((WILD,) if wild else ())


def rank_of(card: Card) -> int:
    """Return the number on a card, 0 on the wild one."""
    return int(card[1:])


class Deal(NamedTuple):
    """Chance: the shuffled deck."""

    deck: Cards


class Reshuffle(NamedTuple):
    """Chance: the discard pile but for its top becomes the stock, in this order."""

    stock: Cards


class Finish(NamedTuple):
    """Chance, or measured on screen: the order in which the racers arrived."""

    order: tuple[int, ...]


class Stake(NamedTuple):
    """Choose a hand card in secret."""

    card: Card


class Draw(NamedTuple):
    """Take the top of the stock."""


class Play(NamedTuple):
    """Put a hand card on the discard pile, which opens a window."""

    card: Card


class Peek(NamedTuple):
    """Look at a face-down card."""

    seat: int
    place: int


class Switch(NamedTuple):
    """Exchange a face-down card of one's own with another's, unseen."""

    place: int
    seat: int
    spot: int


class React(NamedTuple):
    """In a window: throw a hand card of the same rank, or the wild one."""

    card: Card


class Pass(NamedTuple):
    """In a window: let it go."""


class Call(NamedTuple):
    """At any moment, once a game: announce the end after one more turn each."""


Action: TypeAlias = Deal | Reshuffle | Finish | Stake | Draw | Play | Peek | Switch | React | Pass | Call


class State(NamedTuple):
    """Everything. `eyes`: by seat and place, who has seen the card there; `buried`: the cards that were reshuffled,
    known to all; `fresh`: by seat, how many hand cards came from among them."""

    seats: int
    wild: bool
    phase: str
    turn: int
    left: int
    stock: Cards
    discard: Cards
    hands: BySeat
    rows: BySeat
    eyes: tuple[tuple[tuple[int, ...], ...], ...]
    stakes: tuple[Card | None, ...]
    waiting: tuple[int, ...]
    reacted: tuple[int, ...]
    serial: int
    rank: int
    caller: int | None
    buried: Cards
    fresh: tuple[int, ...]


class View(NamedTuple):
    """What a seat, or with `me` None the whole table, knows; unknown row cards are None."""

    seats: int
    wild: bool
    phase: str
    turn: int
    left: int
    me: int | None
    hand: Cards
    stake: Card | None
    staked: tuple[bool, ...]
    counts: tuple[int, ...]
    stock: int
    discard: Cards
    rows: tuple[tuple[Card | None, ...], ...]
    eyes: tuple[tuple[tuple[int, ...], ...], ...]
    waiting: tuple[int, ...]
    reacted: tuple[int, ...]
    serial: int
    rank: int
    caller: int | None
    buried: Cards
    fresh: tuple[int, ...]
    shown: BySeat
