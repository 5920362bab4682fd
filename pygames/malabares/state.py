"""The state of a game of Malabares and its actions, as named tuples of plain values."""

from typing import Final, NamedTuple, TypeAlias

from pygames.malabares.data import CARDS, Card, Kit

Cards: TypeAlias = tuple[Card, ...]
BySeat: TypeAlias = tuple[Cards, ...]

DEAL, PASS, THROW, CATCH, SWAP, OVER = "deal", "pass", "throw", "catch", "swap", "over"


class Deal(NamedTuple):
    """Chance: the shuffled deck, dealt from the front, and the first leader."""

    deck: Cards
    leader: int


class Pass(NamedTuple):
    """Give cards to the seat on the left, unseen by the others."""

    cards: Cards


class Throw(NamedTuple):
    """Throw a card from the hand."""

    card: Card


class Catch(NamedTuple):
    """Catch a card that was in the air before this round's throws."""

    card: Card


class Swap(NamedTuple):
    """Chance, two seats: which cards in the air change places with those set aside."""

    cards: Cards


Action: TypeAlias = Deal | Pass | Throw | Catch | Swap
THROWS: Final[dict[Card, Action]] = {card: Throw(card) for card in CARDS}
CATCHES: Final[dict[Card, Action]] = {card: Catch(card) for card in CARDS}


class Result(NamedTuple):
    """One seat's cards and points at the end of a show; `points` go with dark, light and floor cards in that order."""

    dark: Cards
    light: Cards
    floor: Cards
    points: tuple[int, ...]
    piolin: bool
    total: int


class State(NamedTuple):
    """Everything about a game. Seats index the tuples; `turn` is the tuple of seats that may act.

    `thrown` holds (seat, card) in order of throwing, `catchers` (seat, card) still to catch in their order. Facts that play
    has made known: `passed` (cards given this show, pending ones too), `bared` (thrown while hidden this show), `voids`
    (objects shown to be missing among the hidden cards), `shown` (what each seat displayed before this show).
    """

    kit: Kit
    phase: str
    turn: tuple[int, ...]
    show: int
    leader: int
    dark: BySeat
    light: BySeat
    floor: BySeat
    air: Cards
    aside: Cards
    thrown: tuple[tuple[int, Card], ...]
    catchers: tuple[tuple[int, Card], ...]
    passed: BySeat
    bared: BySeat
    voids: BySeat
    shown: BySeat
    results: tuple[tuple[Result, ...], ...]
    winner: int | None
