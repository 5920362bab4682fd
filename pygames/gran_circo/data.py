"""Acts, advertisements, stands and improvements. What the rulebook fixes is in `KNOWN`; all else is reconstructed."""

from typing import Final, NamedTuple, TypeAlias

Tile: TypeAlias = str

CIRCUSES: Final = ("royal", "splendor", "majestic", "colossus", "imperium")
ROUNDS: Final = 4
SHOWS: Final = (2, 4)
HELD: Final = 3
ROOM: Final = 3
MOST_ADS: Final = 2
OFFERED: Final = {"ad": 2, "stand": 5, "imp": 6}
KINDS: Final = tuple(OFFERED)
INCOME: Final = (5, 7)
INSIDE_OFF: Final = 1
OUTSIDE_OFF: Final = 2
HIRE: Final = 1

# By act: the sides at which its marked one-star and its marked two-star tile make a duet.
_MARKS: Final = {
    "acrobats": ("R", "L"),
    "ballerina": ("L", "R"),
    "clown": ("L", "LR"),
    "contortionist": ("R", "LR"),
    "equilibrist": ("R", "LR"),
    "guest": ("L", "R"),
    "cannonball": ("L", "LR"),
    "juggler": ("LR", "R"),
    "magician": ("LR", "R"),
    "mime": ("R", "L"),
    "tamer": ("LR", "L"),
    "trapeze": ("LR", "L"),
}
ACTS: Final = tuple(_MARKS)


class Act(NamedTuple):
    """An act's tile: who performs, one to three stars, and the sides (L, R) at which a duet may join."""

    act: str
    stars: int
    marks: str


def _tiles(act: str, one: str, two: str) -> tuple[Act, ...]:
    return Act(act, 1, ""), Act(act, 1, one), Act(act, 2, ""), Act(act, 2, two), Act(act, 3, "")


PRINTED: Final[dict[Tile, Act]] = {
    f"{tile.act}_{tile.stars}{tile.marks}": tile for act, marks in _MARKS.items() for tile in _tiles(act, *marks)
}
ACT: Final[dict[Tile, str]] = {tile: printed.act for tile, printed in PRINTED.items()}
STARS: Final[dict[Tile, int]] = {tile: printed.stars for tile, printed in PRINTED.items()}
MARKS: Final[dict[Tile, str]] = {tile: printed.marks for tile, printed in PRINTED.items()}
# The number of plain stars whose tiles go back to the box, by circuses on the ring.
REMOVED: Final[dict[int, tuple[int, ...]]] = {3: (1, 2), 4: (1,), 5: ()}


def acts_for(circuses: int) -> tuple[Tile, ...]:
    """Return the act tiles used with a number of circuses: 36, 48 or 60 (GCR4)."""
    return tuple([tile for tile in PRINTED if MARKS[tile] or STARS[tile] not in REMOVED[circuses]])


PARTNERS: Final = ("shareholder", "investor", "manager", "scout")
PARTNER_TILES: Final[dict[int, tuple[int, ...]]] = {3: (2, 2, 1, 1), 4: (2, 2, 2, 2), 5: (2, 2, 3, 3)}


class Ad(NamedTuple):
    """An advertisement: points for the show, or one for each act of so many stars; price and copies."""

    points: int
    stars: int
    price: int
    copies: int


ADS: Final[dict[Tile, Ad]] = {
    "ad_flyers": Ad(2, 0, 3, 2),
    "ad_stereo": Ad(0, 1, 3, 2),
    "ad_outdoor": Ad(0, 2, 4, 2),
    "ad_radio": Ad(0, 3, 5, 1),
    "ad_tv": Ad(4, 0, 5, 1),
}
STANDS: Final[tuple[Tile, ...]] = ("stand_red", "stand_yellow", "stand_green", "stand_blue", "stand_violet")
STAND_COPIES: Final = 4
STAND_PRICE: Final = 1
# By the number of different colours.
STAND_POINTS: Final = (0, 0, 1, 2, 2, 3)
STAND_MONEY: Final = (0, 1, 3, 5, 7, 10)


class Improvement(NamedTuple):
    """An improvement: its points if the act performs; or, special, if enough of `need` is there, else one."""

    act: str
    points: int
    need: str = ""
    least: int = 0


IMPROVEMENTS: Final[dict[Tile, Improvement]] = {
    "imp_smoke": Improvement("magician", 1),
    "imp_trunk": Improvement("magician", 2),
    "imp_effects": Improvement("cannonball", 2),
    "imp_wheels": Improvement("cannonball", 1),
    "imp_bar": Improvement("equilibrist", 1),
    "imp_cables": Improvement("equilibrist", 2),
    "imp_net": Improvement("trapeze", 1),
    "imp_rig": Improvement("trapeze", 2),
    "imp_lights": Improvement("ballerina", 1),
    "imp_band": Improvement("ballerina", 2),
    "imp_makeup": Improvement("clown", 1),
    "imp_car": Improvement("clown", 2),
    "imp_mat": Improvement("contortionist", 1),
    "imp_set": Improvement("juggler", 1),
    "imp_spot": Improvement("mime", 1),
    "imp_springboard": Improvement("acrobats", 2),
    "imp_trailer": Improvement("guest", 2),
    "imp_cage": Improvement("tamer", 2),
    "imp_toilets": Improvement("", 3, "stands", 4),
    "imp_boxoffice": Improvement("", 3, "three_stars", 4),
    "imp_boxes": Improvement("", 3, "duets", 4),
    "imp_canvas": Improvement("", 3, "acts", 8),
    "imp_ring": Improvement("", 3, "two_stars", 6),
    "imp_sound": Improvement("", 3, "stars", 18),
}
CONSOLATION: Final = 1

PRICE: Final[dict[Tile, int]] = {
    **{tile: ad.price for tile, ad in ADS.items()},
    **dict.fromkeys(STANDS, STAND_PRICE),
    **{tile: improvement.points + 1 for tile, improvement in IMPROVEMENTS.items()},
}
SUPPLIES: Final[dict[str, tuple[Tile, ...]]] = {
    "ad": tuple(tile for tile, ad in ADS.items() for _ in range(ad.copies)),
    "stand": tuple(tile for tile in STANDS for _ in range(STAND_COPIES)),
    "imp": tuple(IMPROVEMENTS),
}
KIND: Final[dict[Tile, str]] = {tile: kind for kind, tiles in SUPPLIES.items() for tile in tiles}
ORDER: Final[dict[Tile, int]] = {tile: place for place, tile in enumerate((*PRINTED, *PRICE))}
# Effects and prices the rulebook states or shows; acts, points and prices of all other improvements are ours.
KNOWN: Final = frozenset(
    {*ADS, *STANDS, "imp_smoke", "imp_effects", "imp_bar", "imp_net", "imp_cables", "imp_lights"}
    | {tile for tile, improvement in IMPROVEMENTS.items() if improvement.need}
)
