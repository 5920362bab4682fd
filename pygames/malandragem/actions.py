"""What seats and chance can do in Malandragem; a card of a hand is named with its place."""

from typing import Final, NamedTuple, TypeAlias

from pygames.malandragem.data import MOST_SEATS, RANKS, SUITS, Card

CARD, CALL = "card", "call"


class Deal(NamedTuple):
    """Chance: who deals, and the whole shuffled deck: hands in seat order, the turned-up card, the stock."""

    dealer: int
    deck: tuple[Card, ...]


class Play(NamedTuple):
    """Play the card at a place of the hand, with `call` saying the word at once."""

    card: Card
    place: int
    call: bool


class Pair(NamedTuple):
    """Play two identical 8s, from two places, together over a 7."""

    card: Card
    place: int
    other: int
    call: bool


class Draw(NamedTuple):
    """Draw a card for want of one that follows."""


class Skip(NamedTuple):
    """Lose the turn for want of a card."""


class Take(NamedTuple):
    """Take the attack."""


class Mirror(NamedTuple):
    """Put an identical card on the one just played, with `call` saying the word at once."""

    card: Card
    place: int
    call: bool


class Call(NamedTuple):
    """Say the word: one card is left."""


class Claim(NamedTuple):
    """Accuse a seat: of a wrong card, or of not having called."""

    seat: int
    about: str


class Pass(NamedTuple):
    """Let a window go by."""


class Give(NamedTuple):
    """Give a card to somebody, as the 10 demands."""

    card: Card
    place: int
    seat: int


class Sink(NamedTuple):
    """Put a card under the stock, as the king demands."""

    card: Card
    place: int


class Name(NamedTuple):
    """Name the suit and the rank to follow, as the jack demands."""

    suit: str
    rank: str


class Next(NamedTuple):
    """Go on to the next deal."""


Action: TypeAlias = (
    Deal | Play | Pair | Draw | Skip | Take | Mirror | Call | Claim | Pass | Give | Sink | Name | Next
)  # fmt: skip
Both: TypeAlias = tuple[Action, ...]

# Each without the call and with it.
DRAW, SKIP, TAKE, SAY, PASS, NEXT = Draw(), Skip(), Take(), Call(), Pass(), Next()
CLAIMS: Final[dict[str, Both]] = {about: tuple(Claim(s, about) for s in range(MOST_SEATS)) for about in (CARD, CALL)}
NAMES: Final[Both] = tuple(Name(suit, rank) for suit in SUITS for rank in RANKS)
