"""The deck: what the rulebook shows, and apart from it the one value that is reconstructed."""

from typing import Final, TypeAlias

Card: TypeAlias = str

# Reconstructed: the rulebook shows 11 to 14, four copies of a card and up to twelve players. With 1 as the lowest
# number there are 60 cards: twelve rows of four and exactly one card to draw for everybody.
LOWEST: Final = 1

HIGHEST: Final = 14
COPIES: Final = 4
ROW: Final = 4
MOST_SEATS: Final = 12
JOKER: Final[Card] = "joker"
ASS: Final[Card] = "ass"
JOKER_POINTS: Final = -4

NUMBERS: Final[tuple[Card, ...]] = tuple(f"n{number}" for number in range(LOWEST, HIGHEST + 1))
CARDS: Final[tuple[Card, ...]] = (*NUMBERS, JOKER, ASS)
DECK: Final[tuple[Card, ...]] = tuple(sorted(NUMBERS * COPIES)) + (JOKER,) * (COPIES - 1) + (ASS,)
POINTS: Final[dict[Card, int]] = {
    card: int(card[1:]) if card in NUMBERS else JOKER_POINTS for card in CARDS
}  # fmt: skip
# What counts as identical: the number, and all four jokers are of one kind (SS8).
KIND: Final[dict[Card, str]] = {card: JOKER if card == ASS else card for card in CARDS}
PEEK, SPY, GIVE, SWITCH = "peek", "spy", "give", "switch"
FUNCTIONS: Final[dict[Card, str]] = {"n11": PEEK, "n12": SPY, "n13": GIVE, "n14": SWITCH}
# The function of every card, "" for none.
FUNCTION: Final[dict[Card, str]] = {card: FUNCTIONS.get(card, "") for card in CARDS}

# One starting deal for each number of seats and first starter; after this many turns a seat a round is scored (SS33).
LONGEST_ROUND: Final = 100
LEAST_ROUNDS: Final = 4
