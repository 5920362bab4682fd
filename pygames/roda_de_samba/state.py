"""The state of a game of Roda de Samba and its actions, as named tuples of plain values."""

from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

from pygames.core import CHANCE
from pygames.roda_de_samba.data import COLOURS, INSTRUMENTS, MALANDRO, NUMBERS, REGIONS, SAMBISTS, SPACES, Card

Cards: TypeAlias = tuple[Card, ...]
BySeat: TypeAlias = tuple[Cards, ...]
# Ten stacks of cards of one instrument each, () for an empty space; the last touches the first.
Circle: TypeAlias = tuple[Cards, ...]

REGION, DEAL, DRAW, PLAY, PLACE, INVITE, CHARM, DISCARD, OVER = (
    "region", "deal", "draw", "play", "place", "invite", "charm", "discard", "over",
)  # fmt: skip


class Region(NamedTuple):
    """Choose a region, where choosing is switched on."""

    region: str


class Deal(NamedTuple):
    """Chance: both decks in order, dealt from the front, the regions and who starts."""

    deck: Cards
    sambists: tuple[str, ...]
    regions: tuple[str, ...]
    start: int


class Draw(NamedTuple):
    """Draw two cards from the deck, or what is left of it."""


class Take(NamedTuple):
    """Take a colour's whole discard pile."""

    colour: str


class Play(NamedTuple):
    """Play one or more copies of one instrument from the hand."""

    cards: Cards


class Place(NamedTuple):
    """Choose the empty space for an instrument that is new in the circle."""

    space: int


class Invite(NamedTuple):
    """Invite a sambist from the table, or the one charmed."""

    sambist: str


class Charm(NamedTuple):
    """Charm a sambist from the table, or with None whoever lies on top of the deck."""

    sambist: str | None


class Discard(NamedTuple):
    """Discard a card onto a colour's pile."""

    card: Card
    colour: str


class Skip(NamedTuple):
    """Invite nobody, or discard nothing where nothing is due."""


Action: TypeAlias = Region | Deal | Draw | Take | Play | Place | Invite | Charm | Discard | Skip

# Made once: a playout looks actions up and makes none.
TAKES: Final[dict[str, Action]] = {colour: Take(colour) for colour in COLOURS}
PLAYS: Final[dict[Cards, Action]] = {
    cards: Play(cards)
    for name in INSTRUMENTS
    for size in (1, 2, 3, 4)
    for cards in combinations([f"{name}{number}" for number in NUMBERS], size)
}
# By the held copies of one instrument, every set of them that may be played.
SETS: Final[dict[Cards, tuple[Action, ...]]] = {
    held: tuple(PLAYS[cards] for size in range(1, len(held) + 1) for cards in combinations(held, size))
    for held in PLAYS
}
PLACES: Final[tuple[Action, ...]] = tuple(Place(space) for space in range(SPACES))
INVITES: Final[dict[str, Action]] = {name: Invite(name) for name in SAMBISTS}
CHARMS: Final[dict[str | None, Action]] = {name: Charm(name) for name in (*SAMBISTS, None)}
DISCARDS: Final[dict[Card, Action]] = {
    f"{name}{number}": Discard(f"{name}{number}", colour) for name, colour in INSTRUMENTS.items() for number in NUMBERS
}
RIDS: Final[dict[str, Action]] = {colour: Discard(MALANDRO, colour) for colour in COLOURS}
REGION_CHOICES: Final[dict[str, Action]] = {region: Region(region) for region in REGIONS}
DRAW_TWO: Final[Action] = Draw()
SKIP: Final[Action] = Skip()
TURN: Final = {seat: (seat,) for seat in range(CHANCE, 4)}


class Scene(NamedTuple):
    """What changes seldom: the set-up, whether the last round is on, and where the sambists are.

    `table` are those open to all, `sambists` the deck, of which `tops` on top have been seen by everybody; `invited`
    each seat's, the one in charge last; `charmed` each seat's or None.
    """

    seats: int
    choose: bool
    regions: tuple[str, ...]
    start: int
    last: bool
    table: tuple[str, ...]
    sambists: tuple[str, ...]
    tops: int
    invited: tuple[tuple[str, ...], ...]
    charmed: tuple[str | None, ...]


class State(NamedTuple):
    """Everything about a game. Seats index the tuples; `turn` holds the seat that may act, or chance.

    `piles` are the discards by colour in the order of `COLOURS`, `pending` the cards played and still to be placed,
    `due` what the discard step asks for (`card`, or `malandro` for an optional one), `taken` are hand cards everybody
    saw taken from a pile.
    """

    scene: Scene
    phase: str
    turn: tuple[int, ...]
    hands: BySeat
    circles: tuple[Circle, ...]
    stock: Cards
    piles: tuple[Cards, ...]
    pending: Cards
    due: str
    taken: BySeat
