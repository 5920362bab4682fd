"""The cards of Malabares. Objects, numbers and ranks follow from the rulebook; every point value is reconstructed."""

from functools import cache
from typing import Final, NamedTuple, TypeAlias

Card: TypeAlias = str


class Face(NamedTuple):
    """What is printed on a card: object, number (None: special), label, points by day, by night and hidden."""

    object: str
    number: int | None
    label: str
    sun: int
    moon: int
    hand: int


# Reconstructed: points by rank within a suit, (own period, other period, hidden).
# Knives shine by day, torches by night.
_POINTS: Final = (
    (5, 2, -3),
    (5, 2, -3),
    (4, 2, -2),
    (4, 1, -2),
    (3, 1, -2),
    (3, 1, -2),
    (2, 0, -1),
    (2, 0, -1),
    (1, 0, -1),
)
_SPECIAL: Final = (2, 2, -2)

CARDS: Final[dict[Card, Face]] = {}
for _place, (_own, _other, _hand) in enumerate(_POINTS):
    _odd, _even = 2 * _place + 1, 2 * _place + 2
    CARDS[f"k{_odd}"] = Face("knife", _odd, str(_odd), _own, _other, _hand)
    CARDS[f"t{_even}"] = Face("torch", _even, str(_even), _other, _own, _hand)
CARDS["club"] = Face("club", None, "9+", *_SPECIAL)
CARDS["brick"] = Face("brick", None, "9+", *_SPECIAL)

OBJECT: Final[dict[Card, str]] = {card: face.object for card, face in CARDS.items()}
# The special cards rank between 9 and 10, so ranks are doubled numbers (MBR20).
RANK: Final[dict[Card, int]] = {card: 2 * face.number if face.number else 19 for card, face in CARDS.items()}
SUITS: Final = ("knife", "torch")
# The object others must follow when this card is to be followed; the special cards set none (MB3, MB25).
FOLLOWED: Final[dict[Card, str | None]] = {card: kind if kind in SUITS else None for card, kind in OBJECT.items()}
PERIODS: Final = ("day", "night")
POINTS: Final[dict[str, dict[Card, int]]] = {
    "day": {card: face.sun for card, face in CARDS.items()},
    "night": {card: face.moon for card, face in CARDS.items()},
}
HIDDEN: Final[dict[Card, int]] = {card: face.hand for card, face in CARDS.items()}

PIOLIN_POINTS: Final = 4
PIOLIN_UNWANTED: Final = {"day": "knife", "night": "torch"}
# One switch for MB14, MB15, MB16 and MB26: does the Piolin Move ask for a hand without hidden cards?
PIOLIN_NEEDS_NO_HIDDEN: Final = True


class Kit(NamedTuple):
    """What seats and options decide: the special card; cards in hand, set aside, passed, left in hand at the end."""

    seats: int
    special: Card
    hand: int
    aside: int
    passed: int
    end: int


def kit_for(seats: int, special: Card) -> Kit:
    """Return the kit for a number of seats (MBR2, MBR3, MBR7, MBR31, MBR47)."""
    hand = {2: 6, 3: 5, 4: 4}[seats]
    return Kit(seats, special, hand, 2, 2, 2) if seats == 2 else Kit(seats, special, hand, 0, 1, 1)


@cache
def deck_of(kit: Kit) -> tuple[Card, ...]:
    """Return the cards in play: 17 and 18 only with four seats (MBR1, MBR46, MB23), one special card (MBR53)."""
    top = 18 if kit.seats == 4 else 16
    return tuple(c for c, face in CARDS.items() if face.number is not None and face.number <= top) + (kit.special,)
