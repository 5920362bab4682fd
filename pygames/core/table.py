"""A table: a game under way, with its log, its chance, undo, and a record to restore it from."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, Generic, NamedTuple, TypeVar

from pygames.core.errors import BadSave, BadSetup, GameError, IllegalAction, Refusal
from pygames.core.game import CHANCE, Event, Game, Outcome, Seat, Setup
from pygames.core.plain import plain, value_of
from pygames.core.shuffle import picked

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")

SEEDS: Final = 1 << 40
_LONGEST_GAME: Final = 20_000
# What reading a record of the wrong shape may raise anywhere in a game's rules.
_BROKEN: Final = (GameError, LookupError, TypeError, ValueError, AttributeError, RecursionError)


class Entry(NamedTuple, Generic[A]):
    """One line of the log: who acted (or `CHANCE`) and what was done."""

    seat: Seat
    action: A


class Table(Generic[S, A, V]):
    """Keep one game: check and apply actions, draw chance, remember every step.

    `hold_races` leaves races pending for `play(CHANCE, order)` or `draw()`. Raises `BadSetup` for a bad set-up or seed.
    """

    def __init__(self, game: Game[S, A, V], setup: Setup, seed: int, *, hold_races: bool = False) -> None:
        if type(seed) is not int or not 0 <= seed < SEEDS:
            raise BadSetup("setup.seed", {"seed": str(seed)})
        self.game = game
        self.setup = game.ready(setup)
        self.seed = seed
        self.hold_races = hold_races
        self.undone = 0
        self.log: list[Entry[A]] = []
        self._states: list[S] = [game.start(self.setup)]
        self._since: dict[Seat, int] = {}
        self._settle()

    @property
    def state(self) -> S:
        """The state as it is now."""
        return self._states[-1]

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats the game waits for; `()` at the end, `(CHANCE,)` only while a race is held."""
        return self.game.to_act(self.state)

    @property
    def may_interrupt(self) -> tuple[Seat, ...]:
        """The seats that may act out of turn."""
        return self.game.may_interrupt(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None while the game goes on."""
        return self.game.outcome(self.state)

    def legal_actions(self, seat: Seat) -> Sequence[A]:
        """List what a seat may do now, in or out of turn."""
        return self.game.legal_actions(self.state, seat) if self._may_act(seat) else ()

    def view(self, seat: Seat | None) -> V:
        """Show what a seat may know, or with None what the whole table sees."""
        return self.game.view(self.state, seat)

    def may(self, seat: Seat, action: A) -> bool:
        """Tell whether a seat, or chance in a race that is being held, may do this now."""
        return self._may_act(seat) and self.game.is_legal(self.state, seat, action)

    def play(self, seat: Seat, action: A) -> None:
        """Apply an action and all chance that follows; raise `IllegalAction`, changing nothing, if not allowed."""
        if not self.may(seat, action):
            raise IllegalAction(self.game.why_not(self.state, seat, action))
        self._step(seat, action)
        self._settle()

    def draw(self) -> None:
        """Let chance decide a race that is being held."""
        if self.to_act == (CHANCE,):
            self._step(CHANCE, self.game.chance(self.state, self._generator()))
            self._settle()

    def decision(self, seat: Seat) -> str:
        """Name the decision a seat faces; the name changes once the seat has acted or the decision is gone."""
        # What was offered before something was taken back is another decision, whatever comes to stand in its place.
        name = f"{self.undone}.{sum(entry.seat == seat for entry in self.log)}"
        window = self.game.window(self.state)
        if seat not in self.to_act:
            # What was possible out of turn in one window may be something else in the next.
            return f"{name}.i{window}"
        return f"{name}.w{window}" if window else f"{name}.{self._since.get(seat, 0)}"

    def why_no_undo(self, seat: Seat) -> Refusal | None:
        """Say why a seat may not take its last action back, or None if it may: nothing shown, nobody else acted."""
        if not self.log or len(self._states) < 2:
            return Refusal(None, "undo.nothing")
        last = self.log[-1]
        if last.seat == CHANCE:
            return Refusal(None, "undo.revealed")
        if last.seat != seat:
            return Refusal(None, "undo.other")
        if any(event.reveals for event in self.last_events()):
            return Refusal(None, "undo.revealed")
        return None

    def undo(self, seat: Seat) -> None:
        """Take the seat's last action back; raise `IllegalAction` if something was shown or another seat acted."""
        refusal = self.why_no_undo(seat)
        if refusal:
            raise IllegalAction(refusal)
        self.log.pop()
        self._states.pop()
        self.undone += 1
        self._since = dict.fromkeys(self.to_act, len(self.log))

    def last_events(self) -> Sequence[Event]:
        """Tell what became known through the last step."""
        entry = self.log[-1]
        return self.game.events(self._states[-2], entry.seat, entry.action, self._states[-1])

    def steps(self, start: int = 0) -> list[tuple[Entry[A], S, S]]:
        """List log entries from a ply on with the states before and after each, as far back as states are known."""
        first = max(start, len(self.log) - len(self._states) + 1)
        offset = len(self._states) - 1 - len(self.log)
        return [
            (self.log[k], self._states[k + offset], self._states[k + offset + 1]) for k in range(first, len(self.log))
        ]

    def record(self) -> dict[str, Any]:
        """Return the whole table in plain values, from which `restore` makes it again."""
        return {
            "game": self.game.name,
            "rules": self.game.version,
            "seats": self.setup.seats,
            "options": dict(self.setup.options),
            "seed": self.seed,
            "hold_races": self.hold_races,
            "log": [[entry.seat, plain(entry.action)] for entry in self.log],
            "state": plain(self.state),
        }

    @classmethod
    def restore(cls, game: Game[S, A, V], record: Mapping[str, Any]) -> "Table[S, A, V]":
        """Make a table from its record: replay the log; if rules have changed since, the kept state wins.

        Raises `BadSave` for a record of another game, of newer rules, or of a shape that cannot be read.
        """
        try:
            if record["game"] != game.name or record["rules"] > game.version:
                raise BadSave("save.newer" if record["game"] == game.name else "save.game")
            setup = Setup(record["seats"], record["options"])
            table = cls(game, setup, record["seed"], hold_races=record.get("hold_races") is True)
            older = record["rules"] < game.version
            log = [table._entry(seat, action, older) for seat, action in record["log"]]
            kept = value_of(game.migrate(record["state"], record["rules"]), game.types)
            table._replay(log, kept, not older)
        except BadSave:
            raise
        except _BROKEN as error:
            raise BadSave("save.shape", {"error": type(error).__name__}) from error
        return table

    def _replay(self, log: Sequence[Entry[A]], kept: S, same_rules: bool) -> None:
        self.log, self._states = [], [self.game.start(self.setup)]
        for entry in log:
            if not self.may(entry.seat, entry.action):
                break
            self._step(entry.seat, entry.action)
        whole = len(self.log) == len(log)
        if not whole or not (same_rules or self.state == kept):
            # The rules have changed since: the kept state wins, if it is one that can be played.
            self._check(kept)
            self.log, self._states = list(log), [kept]
        self._since = dict.fromkeys(self.to_act, len(self.log))
        self._settle()

    def _entry(self, seat: Any, action: Any, older: bool) -> Entry[A]:
        if type(seat) is not int or not CHANCE <= seat < self.setup.seats:
            raise BadSave("save.shape", {"error": "seat"})
        try:
            return Entry(seat, value_of(action, self.game.types))
        except GameError:
            if older:  # rules have changed so far that an action cannot be read: it is kept as it was written
                return Entry(seat, action)
            raise

    def _check(self, kept: S) -> None:
        """Play a kept state to its end at random, looking at every step; whatever is wrong with it raises."""
        if type(kept) is not type(self.state):
            raise BadSave("save.shape", {"error": "state"})
        rng, state = Random(self.seed), kept
        for _ in range(_LONGEST_GAME):
            seats = self.game.to_act(state)
            for seat in (None, *range(self.setup.seats)):
                plain(self.game.view(state, seat))
            if not seats and self.game.outcome(state) is not None:
                return
            seat = picked(seats, rng)
            actions = [self.game.chance(state, rng)] if seat == CHANCE else self.game.legal_actions(state, seat)
            action = picked(actions, rng)
            if not self.game.is_legal(state, seat, action):
                raise BadSave("save.shape", {"error": "chance"})
            state = self.game.apply(state, seat, action)
        raise BadSave("save.shape", {"error": "endless"})

    def _may_act(self, seat: Seat) -> bool:
        return seat in self.to_act or seat in self.may_interrupt

    def _settle(self) -> None:
        while self.to_act == (CHANCE,) and not (self.hold_races and self.game.race(self.state)):
            self._step(CHANCE, self.game.chance(self.state, self._generator()))

    def _generator(self) -> Random:
        # Chance step k has a generator of its own, so that undo and reload change nothing.
        return Random(self.seed << 24 | sum(entry.seat == CHANCE for entry in self.log))

    def _step(self, seat: Seat, action: A) -> None:
        self._states.append(self.game.apply(self.state, seat, action))
        self.log.append(Entry(seat, action))
        ply = len(self.log)
        waited = self._since
        self._since = {s: ply if s == seat or s not in waited else waited[s] for s in self.to_act}
