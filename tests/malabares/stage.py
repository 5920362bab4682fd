"""A Malabares table set up by hand, played one checked action at a time."""

from collections.abc import Sequence

from pygames.core import CHANCE, Refusal
from pygames.malabares import Malabares
from pygames.malabares.data import kit_for
from pygames.malabares.state import TURN, Action, Catch, Pass, Scene, State, Throw

GAME = Malabares()


def rows(seats: int, given: Sequence[str] | None) -> tuple[tuple[str, ...], ...]:
    """Read one row of cards a seat out of strings such as "k1 t2"."""
    return tuple(tuple(row.split()) for row in given) if given else ((),) * seats


class Stage:
    """One game under way; every action is checked before it is applied."""

    def __init__(
        self,
        dark: Sequence[str] | None = None,
        light: Sequence[str] | None = None,
        floor: Sequence[str] | None = None,
        *,
        air: str = "",
        aside: str = "",
        leader: int = 0,
        show: int = 0,
        special: str = "club",
        phase: str = "throw",
    ) -> None:
        seats = len(dark or light or ())
        none: tuple[tuple[str, ...], ...] = ((),) * seats
        scene = Scene(kit_for(seats, special), show, tuple(aside.split()), none, none, ())
        turn = TURN[leader if phase == "throw" else 0]
        cards = (rows(seats, dark), rows(seats, light), rows(seats, floor))
        self.state = State(scene, phase, turn, leader, *cards, tuple(air.split()), (), None, (), (), none)

    def act(self, seat: int, action: Action) -> "Stage":
        assert self.state.turn == (seat,), (self.state.turn, seat)
        assert GAME.is_legal(self.state, seat, action), (seat, action, GAME.legal_actions(self.state, seat))
        self.state = GAME.apply(self.state, seat, action)
        return self

    def throw(self, *plays: str) -> "Stage":
        """Throw cards, each written "seat:card"."""
        for play in plays:
            seat, card = play.split(":")
            self.act(int(seat), Throw(card))
        return self

    def catch(self, *plays: str) -> "Stage":
        for play in plays:
            seat, card = play.split(":")
            self.act(int(seat), Catch(card))
        return self

    def give(self, *plays: str) -> "Stage":
        """Pass cards, each written "seat:card card"."""
        for play in plays:
            seat, cards = play.split(":")
            self.act(int(seat), Pass(tuple(cards.split())))
        return self

    def may(self, seat: int) -> set[str]:
        """Return the cards a seat may throw or catch now."""
        assert self.state.turn == (seat,)
        return {action.card for action in GAME.legal_actions(self.state, seat)}

    def refusal(self, seat: int, action: Action) -> Refusal:
        """Check that an action is not allowed and return the reason."""
        assert not (seat in self.state.turn and GAME.is_legal(self.state, seat, action))
        return GAME.why_not(self.state, seat, action)

    @property
    def results(self):
        return self.state.scene.results

    def owned(self, seat: int) -> set[str]:
        state = self.state
        return {*state.dark[seat], *state.light[seat], *state.floor[seat]}


def from_start(seats: int, seed: int = 1, *, cobogran: bool = False) -> State:
    """Return the state after a real deal."""
    from random import Random

    from pygames.core import Setup

    state = GAME.start(GAME.ready(Setup(seats, {"cobogran": cobogran})))
    return GAME.apply(state, CHANCE, GAME.chance(state, Random(seed)))
