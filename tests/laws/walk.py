"""Random games for the laws: which set-ups, who acts, what is done, and every step with the states around it."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias

from pygames.core import CHANCE, Game, Setup, Table, picked

AnyGame: TypeAlias = Game[Any, Any, Any]
AnyTable: TypeAlias = Table[Any, Any, Any]

INTERRUPTS = 0.06
LONGEST = 5000


class Step(NamedTuple):
    """One action with the states before and after it."""

    before: Any
    seat: int
    action: Any
    after: Any


def setups(game: AnyGame) -> Iterator[Setup]:
    """Yield a few set-ups that pair every seat count with every choice and every choice with every other (pairwise)."""
    for seats in game.seats:
        allowed = [
            [
                value
                for value in option.choices
                if value == option.default or option.seats is None or seats in option.seats
            ]
            for option in game.options
        ]
        for row in pairwise(allowed):
            yield game.ready(Setup(seats, {option.key: value for option, value in zip(game.options, row, strict=True)}))


def pairwise(choices: Sequence[Sequence[Any]]) -> list[tuple[Any, ...]]:
    """Return rows in which every two choices of two columns meet, grown greedily one row after another."""
    wanted = {
        frozenset([(i, a), (j, b)])
        for i, one in enumerate(choices) for j, other in enumerate(choices) for a in one for b in other
        if i < j or (i == j and a == b)
    }  # fmt: skip
    rows: list[tuple[Any, ...]] = [] if wanted else [()]
    while wanted:
        row: dict[int, Any] = dict(min(wanted, key=lambda pair: sorted(map(repr, pair))))
        for column, values in enumerate(choices):
            if column not in row:
                row[column] = max(values, key=lambda value: _covered(row | {column: value}, wanted))
        rows.append(tuple(row[column] for column in range(len(choices))))
        wanted -= {frozenset([x, y]) for x in row.items() for y in row.items()}
    return rows


def _covered(row: dict[int, Any], wanted: set[frozenset[tuple[int, Any]]]) -> int:
    return sum(pair <= set(row.items()) for pair in wanted)


def next_seat(game: AnyGame, state: Any, rng: Random) -> int:
    """Choose who acts: mostly a seat the game waits for, now and then one that may interrupt."""
    others = game.may_interrupt(state)
    return picked(others if others and rng.random() < INTERRUPTS else game.to_act(state), rng)


def pick(actions: Sequence[Any], rng: Random) -> Any:
    """Choose an action, first its kind, so that rare kinds happen; the last kind of several more seldom."""
    kinds = list(dict.fromkeys(type(action) for action in actions))
    kind = picked(kinds, rng)
    if len(kinds) > 1 and kind is kinds[-1]:
        kind = picked(kinds, rng)
    return picked([action for action in actions if type(action) is kind], rng)


def walk(game: AnyGame, setup: Setup, rng: Random, bound: int = LONGEST) -> Iterator[Step]:
    """Play one random game through the contract alone."""
    state = game.start(setup)
    for _ in range(bound):
        if not game.to_act(state):
            return
        seat = next_seat(game, state, rng)
        action = game.chance(state, rng) if seat == CHANCE else pick(game.legal_actions(state, seat), rng)
        after = game.apply(state, seat, action)
        yield Step(state, seat, action, after)
        state = after
    raise AssertionError(f"no end after {bound} steps")


def turns(table: AnyTable, rng: Random) -> Iterator[tuple[int, Any]]:
    """Yield what a random player would do next at a table until the game is over; the caller plays it."""
    for _ in range(LONGEST):
        if not table.to_act:
            return
        state = table.state
        seat = next_seat(table.game, state, rng)
        yield seat, table.game.chance(state, rng) if seat == CHANCE else pick(table.legal_actions(seat), rng)
    raise AssertionError(f"no end after {LONGEST} plies")


def viewers(setup: Setup) -> list[int | None]:
    """List everybody who may look: the seats and the whole table."""
    return [*range(setup.seats), None]


def is_among(action: Any, actions: Sequence[Any]) -> bool:
    """Tell whether an action, of this very type, is in a list: named tuples of two types may be equal."""
    return any(type(other) is type(action) and other == action for other in actions)
