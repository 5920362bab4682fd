"""The deck and what its cards do; apart from the rest the values that are reconstructed."""

from typing import Final, TypeAlias

Card: TypeAlias = str

# Reconstructed: the rulebook says "two decks with all their cards"; two jokers to a deck, as in its nearest kin.
JOKERS: Final = 4
MOST_SEATS: Final = 8
# Reconstructed: what forgetting the call and a false accusation cost.
PENALTY: Final = 2

COPIES: Final = 2
LEAST_SEATS: Final = 3
HAND: Final = 5
MOST_DRAWN: Final = 4
SECOND_PENALTY: Final = 3
# Below this many cards the stock is fed by a king; an attack above the other is answered by sitting out.
LOW_STOCK: Final = 8
LIGHT_ATTACK: Final = 4
MOST_FAULTS: Final = 2

SUITS: Final = ("s", "h", "d", "c")
RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
JOKER: Final[Card] = "joker"
SUITED: Final[tuple[Card, ...]] = tuple(rank + suit for suit in SUITS for rank in RANKS)
CARDS: Final[tuple[Card, ...]] = (*SUITED, JOKER)
DECK: Final[tuple[Card, ...]] = SUITED * COPIES + (JOKER,) * JOKERS
INDEX: Final[dict[Card, int]] = {card: place for place, card in enumerate(CARDS)}
# Suit and rank of a card; the joker has neither.
SUIT: Final[dict[Card, str]] = {card: card[-1] for card in SUITED} | {JOKER: ""}
RANK: Final[dict[Card, str]] = {card: card[:-1] for card in SUITED} | {JOKER: ""}
# How many cards an attack sends, and its place in the hierarchy of power.
ATTACK: Final[dict[str, int]] = {"8": 1, "7": 2, "": 5}
LEVEL: Final[dict[str, int]] = {"8": 1, "7": 2, "": 3}
TOP_LEVEL: Final = 3
PAIR_LEVEL: Final = 2
# Ranks that mean a defence, and those that follow anything.
DEFENCES: Final = frozenset(("8", "7", "", "Q", "A"))
FREE: Final = frozenset(("J", ""))
EIGHTS: Final[tuple[Card, ...]] = tuple("8" + suit for suit in SUITS)
LINK: Final[dict[str, int]] = {"": 0} | {suit: 1 << place for place, suit in enumerate(SUITS)}
BIT: Final[dict[Card, int]] = {card: 1 << place for place, card in enumerate(CARDS)}


def _fitting(suit: str, rank: str) -> frozenset[Card]:
    free = not suit and not rank
    return frozenset(card for card in CARDS if free or SUIT[card] == suit or RANK[card] == rank or RANK[card] in FREE)


# The cards that may follow a demanded suit and rank; after a joker both are "" and anything may (MG2).
FITTING: Final[dict[tuple[str, str], frozenset[Card]]] = {
    (suit, rank): _fitting(suit, rank) for suit in SUITS for rank in RANKS
} | {("", ""): frozenset(CARDS)}
# The same as a set of bits, for what a hand has been shown to lack.
MASK: Final[dict[tuple[str, str], int]] = {
    demand: sum(BIT[card] for card in cards) for demand, cards in FITTING.items()
}
