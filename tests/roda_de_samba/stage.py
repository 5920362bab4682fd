"""A Roda de Samba table set up by hand, played one checked action at a time."""

from collections.abc import Sequence
from random import Random

from pygames.core import CHANCE, Event, Refusal, Setup
from pygames.roda_de_samba import RodaDeSamba
from pygames.roda_de_samba.data import COLOURS, REGIONS, SPACES
from pygames.roda_de_samba.moves import in_order
from pygames.roda_de_samba.state import (
    TURN,
    Action,
    Charm,
    Circle,
    Discard,
    Draw,
    Invite,
    Place,
    Play,
    Scene,
    Skip,
    State,
    Take,
)

GAME = RodaDeSamba()
TABLE = "noel_rosa donga elza_soares martinho_da_vila"
DECK = "bide ubirany edith_do_prato wilson_batista"


def cards(text: str) -> tuple[str, ...]:
    return tuple(text.split())


def ring(text: str = "") -> Circle:
    """Read a circle written "su1 su2 / / vi3", one space after another from the first."""
    stacks = [cards(stack) for stack in text.split("/")] if text else []
    return (*stacks, *((),) * (SPACES - len(stacks)))


class Stage:
    """One game under way; every action is checked before it is applied."""

    def __init__(
        self,
        hands: Sequence[str],
        circles: Sequence[str] = (),
        *,
        phase: str = "play",
        seat: int = 0,
        stock: str = "rm1 rm2 rm3 rm4 cf1 cf2 cf3 cf4",
        piles: str = "",
        table: str = TABLE,
        deck: str = DECK,
        tops: int = 0,
        invited: Sequence[str] = (),
        charmed: Sequence[str | None] = (),
        taken: Sequence[str] = (),
        pending: str = "",
        due: str = "card",
        start: int = 0,
        last: bool = False,
    ) -> None:
        seats = len(hands)
        rest = range(seats)
        rows = tuple(cards(invited[s]) if s < len(invited) else () for s in rest)
        own = tuple(charmed[s] if s < len(charmed) else None for s in rest)
        scene = Scene(seats, False, REGIONS[:seats], start, last, cards(table), cards(deck), tops, rows, own)
        held = tuple(in_order(cards(hand)) for hand in hands)
        seen = tuple(in_order(cards(taken[s])) if s < len(taken) else () for s in rest)
        heaps = tuple(cards(pile) for pile in piles.split("/")) if piles else ((),) * len(COLOURS)
        rings = tuple(ring(circles[s]) if s < len(circles) else ring() for s in rest)
        self.state = State(scene, phase, TURN[seat], held, rings, cards(stock), heaps, cards(pending), due, seen)
        self.told: Sequence[Event] = ()

    def act(self, action: Action) -> "Stage":
        """Do what the seat whose turn it is may do."""
        before, seat = self.state, self.seat
        assert GAME.is_legal(before, seat, action), (seat, action, GAME.legal_actions(before, seat))
        self.state = GAME.apply(before, seat, action)
        self.told = GAME.events(before, seat, action, self.state)
        return self

    def draw(self) -> "Stage":
        return self.act(Draw())

    def take(self, colour: str) -> "Stage":
        return self.act(Take(colour))

    def play(self, text: str, space: int | None = None) -> "Stage":
        """Play cards; a new instrument also needs its space, counted from 0."""
        self.act(Play(cards(text)))
        return self if space is None else self.act(Place(space))

    def invite(self, name: str) -> "Stage":
        return self.act(Invite(name))

    def charm(self, name: str | None) -> "Stage":
        return self.act(Charm(name))

    def discard(self, card: str, colour: str) -> "Stage":
        return self.act(Discard(card, colour))

    def skip(self) -> "Stage":
        return self.act(Skip())

    def may(self) -> set[Action]:
        """Return what the seat whose turn it is may do."""
        return set(GAME.legal_actions(self.state, self.seat))

    def refusal(self, action: Action, seat: int | None = None) -> Refusal:
        """Check that an action is not allowed and return the reason."""
        seat = self.seat if seat is None else seat
        assert not (seat in self.state.turn and GAME.is_legal(self.state, seat, action))
        return GAME.why_not(self.state, seat, action)

    def invitable(self) -> set[str]:
        """Return whom the seat may invite now."""
        if self.state.phase != "invite":
            return set()
        return {action.sambist for action in self.may() if isinstance(action, Invite)}

    def kinds(self) -> list[str]:
        """Return the kinds of the events of the last action."""
        return [event.kind for event in self.told]

    @property
    def seat(self) -> int:
        (seat,) = self.state.turn
        return seat

    @property
    def scene(self) -> Scene:
        return self.state.scene

    def pile(self, colour: str) -> tuple[str, ...]:
        return self.state.piles[COLOURS.index(colour)]


def undealt(seats: int, regions: str = "random") -> State:
    return GAME.start(GAME.ready(Setup(seats, {"regions": regions})))


def from_start(seats: int, seed: int = 1) -> State:
    """Return the state after a real deal."""
    state = undealt(seats)
    return GAME.apply(state, CHANCE, GAME.chance(state, Random(seed)))


def walk(seats: int, seed: int) -> list[tuple[State, int, Action]]:
    """Play a game at random; return every state after the deal with the action done there, the last one with none."""
    rng, state, steps = Random(seed), from_start(seats, seed), []
    while state.turn:
        actions = GAME.legal_actions(state, state.turn[0])
        action = actions[int(rng.random() * len(actions))]
        steps.append((state, state.turn[0], action))
        state = GAME.apply(state, state.turn[0], action)
    return [*steps, (state, -1, Skip())]
