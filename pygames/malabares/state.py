"""The state of a game of Malabares and its actions, as named tuples of plain values."""

from itertools import permutations
from typing import Final, NamedTuple, TypeAlias

from pygames.core import CHANCE
from pygames.malabares.data import CARDS, Card, Kit

Cards: TypeAlias = tuple[Card, ...]
BySeat: TypeAlias = tuple[Cards, ...]
# A seat and the card it threw.
Play: TypeAlias = tuple[int, Card]

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


# The turn tuples of chance and of single seats, made once.
TURN: Final = {seat: (seat,) for seat in range(CHANCE, 4)}
Action: TypeAlias = Deal | Pass | Throw | Catch | Swap
# Made once: a playout looks actions up and makes none.
THROWS: Final[dict[Card, Action]] = {card: Throw(card) for card in CARDS}
CATCHES: Final[dict[Card, Action]] = {card: Catch(card) for card in CARDS}
PASSES: Final[dict[Cards, Action]] = {cards: Pass(cards) for size in (1, 2) for cards in permutations(CARDS, size)}


class Result(NamedTuple):
    """One seat's cards and points at the end of a show; `points` go with dark, light and floor cards in that order."""

    dark: Cards
    light: Cards
    floor: Cards
    points: tuple[int, ...]
    piolin: bool
    total: int


class Scene(NamedTuple):
    """What stays as it is while cards fly.

    The kit, the show (0 or 1), cards set aside, cards passed (pending ones too), what each seat displayed before this
    show, and the results so far.
    """

    kit: Kit
    show: int
    aside: Cards
    passed: BySeat
    shown: BySeat
    results: tuple[tuple[Result, ...], ...]


class State(NamedTuple):
    """Everything about a game. Seats index the tuples; `turn` holds the seat that may act, or chance.

    `thrown` are this round's plays, `order` the same from highest to lowest once all have thrown, `follow` the object
    the next throw must match (None: free). Facts that play has made known: `bared` (plays of hidden cards in this show)
    and `voids` (objects a seat has shown to be missing among its hidden cards).
    """

    scene: Scene
    phase: str
    turn: tuple[int, ...]
    leader: int
    dark: BySeat
    light: BySeat
    floor: BySeat
    air: Cards
    thrown: tuple[Play, ...]
    follow: str | None
    order: tuple[Play, ...]
    bared: tuple[Play, ...]
    voids: BySeat
