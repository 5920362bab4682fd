"""The floor: crazy eights for two to six as a small pure-Python engine without fat, the unit of all speed ratios.

A card is a number below 52, four times rank plus suit. Actions: a card; `NAME + 4 * suit of the eight + suit named`;
`DRAW`; `PASS`. An ordinary decision costs what it must and nothing more: no events, no checks, one state that changes.
"""

from random import Random
from typing import Final, TypedDict

RANK_OF_EIGHT: Final = 6
FIRST_EIGHT: Final = 4 * RANK_OF_EIGHT
DRAW: Final = 52
PASS: Final = 53
NAME: Final = 64
NAMINGS: Final = tuple(tuple(range(start, start + 4)) for start in range(NAME, NAME + 16, 4))
MOST_DRAWS: Final = 5
MOST_TURNS: Final = 100


class FloorView(TypedDict):
    """What one seat sees: its own hand, how many cards the others hold, and the open pile."""

    me: int
    seat: int
    hand: list[int]
    held: list[int]
    stock: int
    pile: list[int]
    rank: int
    suit: int
    over: bool


class CrazyEights:
    """One game in progress; `apply` changes it, `clone` copies it."""

    __slots__ = ("hands", "stock", "pile", "rank", "suit", "seat", "draws", "turns", "idle", "over")
    hands: list[list[int]]
    stock: list[int]
    pile: list[int]

    def __init__(self, rng: Random, seats: int = 4) -> None:
        """Shuffle and deal: five cards each, seven with two seats, and one turned up."""
        deck = list(range(52))
        rng.shuffle(deck)
        size = 7 if seats == 2 else 5
        dealt = seats * size
        self.hands = [deck[start : start + size] for start in range(0, dealt, size)]
        self.pile = [deck[dealt]]
        self.stock = deck[dealt + 1 :]
        self.rank, self.suit = divmod(deck[dealt], 4)
        self.seat = self.draws = self.turns = self.idle = 0
        self.over = False

    def legal(self) -> list[int]:
        """List what the seat to move may do: cards in the order of its hand, then drawing, else passing."""
        rank, suit = self.rank, self.suit
        actions: list[int] = []
        for card in self.hands[self.seat]:
            own = card >> 2
            if own == RANK_OF_EIGHT:
                actions += NAMINGS[card & 3]
            elif own == rank or card & 3 == suit:
                actions.append(card)
        if self.draws < MOST_DRAWS and self.stock:
            actions.append(DRAW)
        return actions or [PASS]

    def apply(self, action: int) -> None:
        """Carry out a legal action."""
        if action == DRAW:
            self.draws += 1
            self.hands[self.seat].append(self.stock.pop())
            return
        if action == PASS:
            self.idle += 1
        else:
            self._lay(action)
        seats = len(self.hands)
        self.turns += 1
        self.draws = 0
        self.seat = (self.seat + 1) % seats
        if self.idle >= seats or self.turns >= MOST_TURNS:
            self.over = True

    def _lay(self, action: int) -> None:
        """Put a card on the pile; whoever lays the last one ends the game."""
        card = action if action < DRAW else FIRST_EIGHT + (action - NAME >> 2)
        self.rank = card >> 2
        self.suit = action & 3
        hand = self.hands[self.seat]
        hand.remove(card)
        self.pile.append(card)
        self.idle = 0
        if not hand:
            self.over = True

    def clone(self) -> "CrazyEights":
        """Return a copy that shares nothing that changes."""
        twin = CrazyEights.__new__(CrazyEights)
        twin.hands = [hand[:] for hand in self.hands]
        twin.stock, twin.pile = self.stock[:], self.pile[:]
        twin.rank, twin.suit, twin.seat = self.rank, self.suit, self.seat
        twin.draws, twin.turns, twin.idle, twin.over = self.draws, self.turns, self.idle, self.over
        return twin

    def view(self, me: int) -> FloorView:
        """Show the game to one seat."""
        return {
            "me": me,
            "seat": self.seat,
            "hand": sorted(self.hands[me]),
            "held": [len(hand) for hand in self.hands],
            "stock": len(self.stock),
            "pile": self.pile[:],
            "rank": self.rank,
            "suit": self.suit,
            "over": self.over,
        }

    def determinize(self, me: int, rng: Random) -> "CrazyEights":
        """Return a copy in which all that is hidden from one seat has been dealt anew."""
        twin = self.clone()
        unseen = twin.stock
        others = [seat for seat in range(len(self.hands)) if seat != me]
        for seat in others:
            unseen += twin.hands[seat]
        rng.shuffle(unseen)
        for seat in others:
            left = len(unseen) - len(twin.hands[seat])
            twin.hands[seat] = unseen[left:]
            del unseen[left:]
        return twin

    def scores(self) -> tuple[float, ...]:
        """Share one point among the seats with the fewest cards."""
        counts = [len(hand) for hand in self.hands]
        best = min(counts)
        return tuple((count == best) / counts.count(best) for count in counts)


def play(rng: Random) -> int:
    """Play one uniform random game of four; return how many moves it took."""
    table = CrazyEights(rng)
    draw = rng.random
    moves = 0
    while not table.over:
        actions = table.legal()
        table.apply(actions[int(draw() * len(actions))])
        moves += 1
    return moves
