"""The contract every game fulfils: an immutable state, a pure `apply`, chance as an explicit action."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from pygames.core.errors import BadSetup, Refusal

Seat: TypeAlias = int
Value: TypeAlias = bool | int | str

CHANCE: Final[Seat] = -1

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


class Option(NamedTuple):
    """A choice made at set-up: its key, the values it takes, the default, and the seat counts others than that need."""

    key: str
    choices: tuple[Value, ...]
    default: Value
    seats: range | None = None


class Setup(NamedTuple):
    """How many seats a table has and which options differ from their defaults."""

    seats: int
    options: Mapping[str, Value] = {}


class Line(NamedTuple):
    """One line of a final score: whose, a text key with parameters, and the points it adds."""

    seat: Seat
    key: str
    params: Mapping[str, object]
    points: int


class Outcome(NamedTuple):
    """The end of a game: scores by seat, every winner, and the score line by line."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    lines: tuple[Line, ...]


class Event(NamedTuple):
    """Something that became known: to everybody (`audience` None) or to some seats; `reveals` if it had been secret.

    `source` and `target` are places such as `hand/1` or `air`; face-down pieces are named by place, never by identity.
    """

    kind: str
    params: Mapping[str, object] = {}
    audience: tuple[Seat, ...] | None = None
    source: str | None = None
    target: str | None = None
    reveals: bool = False


class Game(ABC, Generic[S, A, V]):
    """One game's rules. States, actions and views are named tuples of plain values, listed in `types`."""

    name: str
    version: int = 1
    seats: range
    options: tuple[Option, ...] = ()
    types: tuple[type[Any], ...] = ()
    # What is printed on the pieces, by name, for whoever draws them: named tuples and plain values.
    printed: Mapping[str, Any] = {}

    @abstractmethod
    def start(self, setup: Setup) -> S:
        """Return the state before anything random has happened; `setup` has been completed by `ready`."""

    @abstractmethod
    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Return the seats the game waits for, `(CHANCE,)` for a random step, `()` at the end."""

    def may_interrupt(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that may act although nobody waits for them."""
        return ()

    @abstractmethod
    def legal_actions(self, state: S, seat: Seat) -> Sequence[A]:
        """Return what a seat may do now, in an order that betrays nothing hidden from that seat."""

    def is_legal(self, state: S, seat: Seat, action: A) -> bool:
        """Tell whether a seat, or chance, may do this now."""
        if seat == CHANCE:
            return self.is_possible(state, action)
        # Named tuples of different kinds may be equal: a throw is not a catch of the same card.
        return any(legal == action and type(legal) is type(action) for legal in self.legal_actions(state, seat))

    @abstractmethod
    def is_possible(self, state: S, action: A) -> bool:
        """Tell whether chance, or a race measured outside, can turn out this way."""

    @abstractmethod
    def chance(self, state: S, rng: Random) -> A:
        """Draw the random step the state waits for."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: A) -> S:
        """Return the next state; nothing is checked here, the table has done so."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return the result, or None while the game goes on."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """Return what a seat may know, or with None what the whole table sees; built up from nothing."""

    @abstractmethod
    def determinize(self, view: V, rng: Random) -> S:
        """Return a full state that the seat of this view cannot tell from the real one."""

    @abstractmethod
    def events(self, before: S, seat: Seat, action: A, after: S) -> Sequence[Event]:
        """Tell what became known through an action, and to whom."""

    @abstractmethod
    def why_not(self, state: S, seat: Seat, action: A) -> Refusal:
        """Explain why an action is not legal for a seat now."""

    @abstractmethod
    def weigh(self, view: V, actions: Sequence[A]) -> Sequence[float]:
        """Rate a seat's actions by a simple heuristic, larger is better; only the order matters."""

    def is_open(self, state: S, seat: Seat) -> bool:
        """Tell whether a seat's present decision needs nothing secret, so that all may look on."""
        return False

    def window(self, state: S) -> int:
        """Return the serial number of the window now open for several seats, 0 if none is."""
        return 0

    def silence(self, state: S, seat: Seat) -> A | None:
        """Return what the table does in a window for a seat that stays silent."""
        return None

    def race(self, state: S) -> tuple[Seat, ...]:
        """Return the seats of a race whose finishing order may be measured outside, as a `Finish(order)`, else ()."""
        return ()

    def recall(self, view: V, rng: Random, share: float) -> V:
        """Return the view with about a share of what must be remembered forgotten."""
        return view

    def migrate(self, state: object, version: int) -> object:
        """Turn the plain values of a state kept by an older version into today's."""
        return state

    def ready(self, setup: Setup) -> Setup:
        """Check a set-up and fill in the defaults; raise `BadSetup` for anything unknown."""
        if type(setup.seats) is not int or setup.seats not in self.seats:
            raise BadSetup("setup.seats", {"seats": setup.seats, "least": self.seats[0], "most": self.seats[-1]})
        known = {option.key: option for option in self.options}
        for key, value in setup.options.items():
            _check_option(known.get(key), key, value, setup.seats)
        return Setup(setup.seats, {key: setup.options.get(key, option.default) for key, option in known.items()})


def _check_option(option: Option | None, key: str, value: Value, seats: int) -> None:
    if option is None:
        raise BadSetup("setup.option", {"option": key})
    if not any(type(value) is type(choice) and value == choice for choice in option.choices):
        raise BadSetup("setup.choice", {"option": key, "value": str(value)})
    if value != option.default and option.seats is not None and seats not in option.seats:
        raise BadSetup("setup.option_seats", {"option": key, "seats": seats})
