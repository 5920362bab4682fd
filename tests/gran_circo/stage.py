"""A Gran Circo table set up by hand, played one checked action at a time."""

from collections.abc import Sequence
from random import Random

from pygames.core import Event, Refusal, Setup
from pygames.gran_circo import GranCirco
from pygames.gran_circo.data import HELD, SUPPLIES, acts_for
from pygames.gran_circo.moves import in_order
from pygames.gran_circo.show import in_row
from pygames.gran_circo.state import (
    INVEST,
    TURN,
    Action,
    Buy,
    Deal,
    Hire,
    Kept,
    Partner,
    Pass,
    Reveal,
    State,
)
from tests.laws.walk import Step, walk

GAME = GranCirco()


def tiles(text: str) -> tuple[str, ...]:
    return tuple(text.split())


def rows(texts: Sequence[str], count: int) -> tuple[tuple[str, ...], ...]:
    """Read one row for each of `count` places; what is not given is empty."""
    return tuple(tiles(texts[place]) if place < len(texts) else () for place in range(count))


def kept(cast: str = "", ads: str = "", stands: str = "", improvements: str = "") -> Kept:
    """Return what one circus shows; tiles named without their kind."""
    return Kept(
        in_row(tiles(cast)),
        tuple(f"ad_{name}" for name in ads.split()),
        tuple(f"stand_{name}" for name in stands.split()),
        tuple(f"imp_{name}" for name in improvements.split()),
        0,
    )


class Stage:
    """One game under way; every action is checked before it is applied."""

    def __init__(
        self,
        seats: int = 3,
        *,
        phase: str = INVEST,
        seat: int = 0,
        start: int = 0,
        number: int = 1,
        step: int = 0,
        hands: Sequence[str] = (),
        partners: Sequence[str] = (),
        money: Sequence[int] = (),
        markings: Sequence[str] = (),
        protected: str = "",
        casts: Sequence[str] = (),
        union: str = "",
        ring: str = "",
        outside: str = "",
        tents: Sequence[Kept] = (),
        passed: Sequence[int] = (),
        stock: str = "",
    ) -> None:
        state = GAME.start(GAME.ready(Setup(seats)))
        circuses = state.scene.circuses
        tent = [*tents, *[kept()] * (seats - len(tents))]
        scene = state.scene._replace(round=number, start=start, acts=tiles(stock), **_rest(stock))
        self.state: State = state._replace(
            scene=scene, phase=phase, turn=TURN[seat], step=step, hands=rows(hands, circuses),
            partners=rows(partners, seats), money=(*money, *[0] * (seats - len(money))),
            markings=rows(markings, circuses), protected=tiles(protected),
            casts=tuple(in_row(row) for row in rows(casts, seats)), union=in_order(tiles(union)), ring=offered(ring),
            outside=offered(outside), ads=tuple(one.ads for one in tent), stands=tuple(one.stands for one in tent),
            improvements=tuple(one.improvements for one in tent), passed=tuple(passed),
        )  # fmt: skip
        self.told: Sequence[Event] = ()

    def act(self, action: Action) -> "Stage":
        """Do what whoever is waited for may do."""
        before, seat = self.state, self.seat
        assert GAME.is_legal(before, seat, action), (seat, action, GAME.legal_actions(before, seat))
        self.state = GAME.apply(before, seat, action)
        self.told = GAME.events(before, seat, action, self.state)
        return self

    def reveal(self, tile: str, marking: int) -> "Stage":
        return self.act(Reveal(tile, marking))

    def partner(self, name: str) -> "Stage":
        return self.act(Partner(name))

    def buy(self, tile: str, way: str = "cash") -> "Stage":
        return self.act(Buy(tile, way))

    def hire(self, tile: str, free: bool = False) -> "Stage":
        return self.act(Hire(tile, free))

    def all_pass(self) -> "Stage":
        """Let everybody pass who has not done so."""
        number = self.state.scene.round
        while self.state.phase == INVEST and self.state.scene.round == number:
            self.act(Pass())
        return self

    def neutral(self, seed: int = 0) -> "Stage":
        """Let chance reveal for the neutral circus."""
        return self.act(GAME.chance(self.state, Random(seed)))

    @property
    def seat(self) -> int:
        (seat,) = self.state.turn
        return seat

    @property
    def phase(self) -> str:
        return self.state.phase

    def may(self) -> list[str]:
        """List in words what may be done: named tuples of two kinds may be equal."""
        return [repr(action) for action in GAME.legal_actions(self.state, self.seat)]

    def offers(self, action: Action) -> bool:
        return repr(action) in self.may()

    def kinds(self) -> list[str]:
        """Return the kinds of the events of the last action."""
        return [event.kind for event in self.told]

    def refusal(self, action: Action, seat: int | None = None) -> Refusal:
        """Check that an action is not allowed and return the reason."""
        seat = self.seat if seat is None else seat
        assert not (seat in self.state.turn and GAME.is_legal(self.state, seat, action)), action
        return GAME.why_not(self.state, seat, action)


def _rest(stock: str) -> dict[str, tuple[str, ...]]:
    """Return face-down supplies for the rounds after this one, if there are acts for them."""
    names = ("ads", "stands", "improvements")
    return dict(zip(names, SUPPLIES.values(), strict=True)) if stock else dict.fromkeys(names, ())


def offered(text: str) -> tuple[tuple[str, ...], ...]:
    """Sort tiles into advertisements, stands and improvements."""
    return tuple(tuple(tile for tile in tiles(text) if tile.startswith(kind + "_")) for kind in SUPPLIES)


def dealt(seats: int, seed: int = 1) -> Stage:
    """Return a game after a real deal."""
    stage = Stage(seats)
    stage.state = GAME.start(GAME.ready(Setup(seats)))
    return stage.act(GAME.chance(stage.state, Random(seed)))


def with_hands(*hands: str, start: int = 0) -> Stage:
    """Return a game in which these acts were dealt in the first round."""
    seats = len(hands)
    stage = Stage(seats)
    stage.state = GAME.start(GAME.ready(Setup(seats)))
    first = [tile for hand in hands for tile in tiles(hand)]
    rest = [tile for tile in acts_for(max(3, seats)) if tile not in first]
    assert len(first) == HELD * seats
    return stage.act(Deal((*first, *rest), *SUPPLIES.values(), start))  # type: ignore[arg-type]


def steps_of(seats: int, seed: int) -> list[Step]:
    """Return the steps of a whole random game."""
    return list(walk(GAME, GAME.ready(Setup(seats)), Random(seed)))
