"""The state of a game of Gran Circo and its actions, as named tuples of plain values."""

from typing import Final, NamedTuple, TypeAlias

from pygames.core import CHANCE
from pygames.gran_circo.data import ACTS, CIRCUSES, PARTNERS, PRICE, PRINTED, Tile

Tiles: TypeAlias = tuple[Tile, ...]
BySeat: TypeAlias = tuple[Tiles, ...]

DEAL, FIRST, SECOND, REVEAL, MANAGE, KEEP, INVEST, OVER = (
    "deal", "first", "second", "reveal", "manage", "keep", "invest", "over",
)  # fmt: skip
NOWHERE: Final = -1


class Deal(NamedTuple):
    """Chance: all tiles in order, taken from the front, and who starts."""

    acts: Tiles
    ads: Tiles
    stands: Tiles
    improvements: Tiles
    start: int


class Partner(NamedTuple):
    """Choose a partner."""

    partner: str


class Coin(NamedTuple):
    """Take one coin from the bank instead of a second partner."""


class Reveal(NamedTuple):
    """Reveal an act of the hand at another circus's marking."""

    tile: Tile
    marking: int


class Scout(NamedTuple):
    """Reveal an act at the own marking with the Talent Scout."""

    tile: Tile


class Send(NamedTuple):
    """Send an act to the union because no marking is left for it."""

    tile: Tile


class Neutral(NamedTuple):
    """Chance: the neutral circus reveals an act at a marking, or with `NOWHERE` sends it to the union."""

    tile: Tile
    marking: int


class Swap(NamedTuple):
    """With the Manager, give an act of the own marking for one of another's."""

    give: Tile
    take: Tile


class Stay(NamedTuple):
    """Leave the Manager unused."""


class Keep(NamedTuple):
    """Keep this one of several tiles of the same act; the others go to the union."""

    tile: Tile


class Buy(NamedTuple):
    """Buy a tile of the ring with `cash`, or with the Investor from the ring (`investor`) or `outside` it."""

    tile: Tile
    way: str


class Hire(NamedTuple):
    """Hire an act from the union, paying or, `free`, with the Shareholder."""

    tile: Tile
    free: bool


class Pass(NamedTuple):
    """Invest no more this round."""


Action: TypeAlias = (
    Deal | Partner | Coin | Reveal | Scout | Send | Neutral | Swap | Stay | Keep | Buy | Hire | Pass
)  # fmt: skip

# Made once: a playout looks actions up and makes none.
WAYS: Final = ("cash", "investor", "outside")
CHOICES: Final[dict[str, Action]] = {partner: Partner(partner) for partner in PARTNERS}
COIN: Final[Action] = Coin()
STAY: Final[Action] = Stay()
PASS: Final[Action] = Pass()
REVEALS: Final[dict[Tile, tuple[Action, ...]]] = {
    tile: tuple(Reveal(tile, marking) for marking in range(len(CIRCUSES))) for tile in PRINTED
}
SCOUTS: Final[dict[Tile, Action]] = {tile: Scout(tile) for tile in PRINTED}
SENDS: Final[dict[Tile, Action]] = {tile: Send(tile) for tile in PRINTED}
KEEPS: Final[dict[Tile, Action]] = {tile: Keep(tile) for tile in PRINTED}
BUYS: Final[dict[str, dict[Tile, Action]]] = {way: {tile: Buy(tile, way) for tile in PRICE} for way in WAYS}
HIRES: Final[dict[bool, dict[Tile, Action]]] = {
    free: {tile: Hire(tile, free) for tile in PRINTED} for free in (False, True)
}
TURN: Final = {seat: (seat,) for seat in range(CHANCE, len(CIRCUSES))}
# A bit for each act, to see at a glance whether a cast has it.
BIT: Final[dict[Tile, int]] = {tile: 1 << ACTS.index(printed.act) for tile, printed in PRINTED.items()}


class Kept(NamedTuple):
    """What one circus had when a show was scored; `money` came from its stands."""

    cast: Tiles
    ads: Tiles
    stands: Tiles
    improvements: Tiles
    money: int


class Scene(NamedTuple):
    """What changes once a round: the number of the round, who starts it, the face-down tiles, the shows given.

    `circuses` counts the markings in use, one more than seats with the neutral circus; `incomes` is what each seat was
    paid at the start of the round.
    """

    seats: int
    circuses: int
    round: int
    start: int
    acts: Tiles
    ads: Tiles
    stands: Tiles
    improvements: Tiles
    incomes: tuple[int, ...]
    shows: tuple[tuple[Kept, ...], ...]


class State(NamedTuple):
    """Everything about a game. Seats (and the neutral circus, last) index the tuples; `turn` holds who may act.

    `step` counts the turns of the phase. `hands` are held acts, `revealed` the acts each seat has put out this round,
    `partners` those held and not yet used, `markings` the acts at each circus, `protected` those no Manager may move,
    `casts` in the order of a row with the most duets. `ring` and `outside` hold advertisements, stands and improvements
    on offer; `ads`, `stands`, `improvements` are in the tents; `passed` seats invest no more.
    """

    scene: Scene
    phase: str
    turn: tuple[int, ...]
    step: int
    hands: BySeat
    revealed: BySeat
    partners: tuple[tuple[str, ...], ...]
    money: tuple[int, ...]
    markings: BySeat
    protected: Tiles
    casts: BySeat
    union: Tiles
    ring: BySeat
    outside: BySeat
    ads: BySeat
    stands: BySeat
    improvements: BySeat
    passed: tuple[int, ...]
