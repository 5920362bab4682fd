"""Possible worlds against a brute-force count: every one that fits is reached, no other, all equally often."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from random import Random
from typing import Any

import pytest

from pygames.core import CHANCE, Setup, Table
from pygames.malabares.data import OBJECT, deck_of
from pygames.malabares.moves import by_rank
from pygames.malabares.state import Deal, Pass, State
from tests.malabares.stage import GAME, Stage

Rows = tuple[tuple[str, ...], ...]
MOST = 120


def evenly(found: Counter[Any], wanted: set[Any], tries: int) -> None:
    """Check that exactly the wanted values came up, each about equally often."""
    assert set(found) <= wanted, "an impossible world"
    assert set(found) == wanted, f"{len(wanted - set(found))} of {len(wanted)} possible worlds never come up"
    mean = tries / len(wanted)
    far = max(abs(count - mean) for count in found.values())
    assert far < 5.5 * mean**0.5, (mean, sorted(found.values()))


def deals(pool: Sequence[str], needs: Sequence[int]) -> Iterator[Rows]:
    """Yield every way to deal the pool to rows of these lengths."""
    if not needs:
        yield ()
        return
    for row in combinations(pool, needs[0]):
        rest = [card for card in pool if card not in row]
        for rows in deals(rest, needs[1:]):
            yield (row, *rows)


STAGES = [
    (["t6", "t2 club", "k1 k3 t4"], ((), ("knife",), ())),
    (["t6", "t2 t8", "k1 club t4"], ((), ("knife",), ())),
    (["k5", "k1 k3 club", "t2 t4 k7"], ((), ("torch",), ())),
    (["k5", "k1 club", "t2 t4"], ((), ("torch",), ("knife",))),
    (["k5", "club", "t2 t4 k1"], ((), ("torch", "knife"), ())),
    (["club k5", "k1 k3", "t2 t4 k7"], ((), ("torch",), ())),
    (["k5", "t2 k1 t4", "t6 t8 club"], ((), (), ("knife",))),
    (["k5", "t2 k1 t4", "k3 t8 club"], ((), (), ())),
    (["t10", "t2 t4", "k3 k1 club", "k5 t8"], ((), ("knife",), ("torch",), ())),
    (["t10", "t2", "k3 k1", "brick t8"], ((), (), ("torch",), ("knife",))),
    (["t10 brick", "t2 t4", "k3 k1"], ((), (), ("torch",))),
]


@pytest.mark.parametrize(("dark", "voids"), STAGES)
@pytest.mark.parametrize("me", [0, 1])
def test_hidden_cards_are_dealt_evenly_around_the_voids(dark: list[str], voids: Rows, me: int) -> None:
    special = "brick" if any("brick" in row for row in dark) else "club"
    stage = Stage(dark, air="", special=special)
    held = {card for row in dark for card in row.split()}
    rest = [card for card in deck_of(stage.state.scene.kit) if card not in held]
    state = stage.state._replace(voids=voids, air=tuple(rest[:2]), floor=(tuple(rest[2:]), *stage.state.floor[1:]))
    others = [seat for seat in range(len(dark)) if seat != me]
    pool = sorted(card for seat in others for card in state.dark[seat])
    wanted = {
        tuple(frozenset(row) for row in rows)
        for rows in deals(pool, [len(state.dark[seat]) for seat in others])
        if not any(OBJECT[card] in voids[seat] for seat, row in zip(others, rows, strict=True) for card in row)
    }
    view, rng, tries = GAME.view(state, me), Random(5), 40 * len(wanted)
    found: Counter[Any] = Counter()
    for _ in range(tries):
        world = GAME.determinize(view, rng)
        assert world.dark[me] == state.dark[me] and GAME.view(world, me) == view
        found[tuple(frozenset(world.dark[seat]) for seat in others)] += 1
    evenly(found, wanted, tries)


def game_at(seats: int, seed: int, plies: int, *, brick: bool) -> Table[Any, Any, Any]:
    table = Table(GAME, Setup(seats, {"cobogran": brick}), seed)
    rng = Random(seed)
    while table.to_act and len(table.log) < plies:
        seat = table.to_act[0]
        actions = table.legal_actions(seat)
        table.play(seat, actions[int(rng.random() * len(actions))])
    return table


def replayed(table: Table[Any, Any, Any], me: int, log: Sequence[tuple[int, Any]]) -> State | None:
    """Return where this log leads, or None if a step is not legal or the seat would have seen another table."""
    state = GAME.start(table.setup)
    for seat, action in log:
        if not GAME.is_legal(state, seat, action):
            return None
        state = GAME.apply(state, seat, action)
    return state if GAME.view(state, me) == GAME.view(table.state, me) else None


def with_passes(table: Table[Any, Any, Any], passed: Rows, deal: Rows | None) -> list[tuple[int, Any]]:
    """Rewrite the passes of the present show, and the hands of the deal if given."""
    log: list[tuple[int, Any]] = [tuple(entry) for entry in table.log]
    last = [at for at, (_, action) in enumerate(log) if isinstance(action, Pass)][-table.setup.seats :]
    for at in last:
        log[at] = (log[at][0], Pass(passed[log[at][0]]))
    if deal is not None:
        cards = tuple(card for row in deal for card in row)
        log[0] = (CHANCE, Deal(cards + log[0][1].deck[len(cards) :], log[0][1].leader))
    return log


def worlds_of_second_show(table: Table[Any, Any, Any], me: int) -> set[State]:
    scene = table.state.scene
    rows = [list(combinations(row, scene.kit.passed)) for row in scene.shown]
    logs = [with_passes(table, passed, None) for passed in product(*rows)]
    return {state for log in logs if (state := replayed(table, me, log)) is not None}


def worlds_of_first_show(table: Table[Any, Any, Any], me: int) -> set[State]:
    state, seats, count = table.state, table.setup.seats, table.state.scene.kit.passed
    others = [seat for seat in range(seats) if seat != me]
    pool = sorted(card for seat in others for card in state.dark[seat])
    found = set()
    for rows in deals(pool, [len(state.dark[seat]) for seat in others]):
        dark = dict(zip(others, rows, strict=True)) | {me: state.dark[me]}
        held = [by_rank([*dark[seat], *(card for s, card in state.bared if s == seat)]) for seat in range(seats)]
        for passed in product(*(combinations(held[(seat + 1) % seats], count) for seat in range(seats))):
            first = tuple(
                by_rank([card for card in held[seat] if card not in passed[seat - 1]] + list(passed[seat]))
                for seat in range(seats)
            )
            world = replayed(table, me, with_passes(table, passed, first))
            if world is not None:
                found.add(world)
    return found


def compare(table: Table[Any, Any, Any], me: int, wanted: set[State]) -> None:
    assert table.state in wanted, "the count itself misses the real state"
    view, rng, tries = GAME.view(table.state, me), Random(9), 30 * len(wanted)
    evenly(Counter(GAME.determinize(view, rng) for _ in range(tries)), wanted, tries)


def hidden_from(table: Table[Any, Any, Any], me: int) -> int:
    return sum(len(row) for seat, row in enumerate(table.state.dark) if seat != me)


@pytest.mark.parametrize(("seats", "brick"), [(2, True), (3, False), (3, True), (4, False)])
def test_first_show_worlds_are_all_that_fit(seats: int, brick: bool) -> None:
    compared = voids = 0
    for seed in range(200):
        table = game_at(seats, seed, 14 + 3 * seats + seed % 5, brick=brick)
        me = seed % seats
        if not table.to_act or table.state.scene.show or not 1 <= hidden_from(table, me) <= 4:
            continue
        has_voids = any(row for seat, row in enumerate(table.state.voids) if seat != me)
        if not has_voids and compared > voids:
            continue
        wanted = worlds_of_first_show(table, me)
        if len(wanted) <= MOST:
            compare(table, me, wanted)
            compared, voids = compared + 1, voids + has_voids
        if voids >= 4:
            break
    assert voids >= 4


@pytest.mark.parametrize(("seats", "brick"), [(2, False), (3, True), (4, True)])
def test_second_show_worlds_are_all_that_fit(seats: int, brick: bool) -> None:
    compared = 0
    for seed in range(100):
        table = game_at(seats, seed, 0, brick=brick)
        rng = Random(seed)
        wait = 1 + seed % 12
        while table.to_act and (table.state.scene.show == 0 or table.state.phase != "throw" or wait > 0):
            seat = table.to_act[0]
            actions = table.legal_actions(seat)
            wait -= table.state.scene.show == 1 and table.state.phase != "pass"
            table.play(seat, actions[int(rng.random() * len(actions))])
        me = seed % seats
        if table.to_act and (wanted := worlds_of_second_show(table, me)) and len(wanted) <= MOST:
            compare(table, me, wanted)
            compared += 1
        if compared >= 4:
            break
    assert compared >= 4


@pytest.mark.parametrize("seats", [2, 3])
def test_worlds_while_passing(seats: int) -> None:
    """Before all have passed, others' pending passes are any of their cards, those still to pass have none."""
    table = game_at(seats, 3, 2, brick=False)
    assert table.state.phase == "pass" and table.to_act == (1,)
    count = table.state.scene.kit.passed
    for me in range(seats):
        rng, seen = Random(2), set()
        for _ in range(300):
            world = GAME.determinize(GAME.view(table.state, me), rng)
            assert world.dark[me] == table.state.dark[me] and world.scene.passed[1:] == ((),) * (seats - 1)
            given = world.scene.passed[0]
            assert len(given) == count and set(given) <= set(world.dark[0]) and given == by_rank(given)
            seen.add(given)
        assert (len(seen) == 1) == (me == 0)


def test_only_seats_determinize() -> None:
    state = Stage(["t6", "t2 club", "k1 k3 t4"]).state
    with pytest.raises(ValueError, match="seat"):
        GAME.determinize(GAME.view(state, None), Random(1))


def test_before_the_deal_nobody_holds_anything() -> None:
    start = GAME.start(GAME.ready(Setup(3)))
    assert GAME.determinize(GAME.view(start, 1), Random(1)) == start


def test_after_the_second_show_everything_is_known() -> None:
    for seats, brick, seed in product((2, 3, 4), (False, True), range(6)):
        table = game_at(seats, seed, 10_000, brick=brick)
        for me in range(seats):
            world = GAME.determinize(GAME.view(table.state, me), Random(1))
            assert GAME.outcome(world) == table.outcome and world.dark == table.state.dark
            assert table.state.scene.show == 0 or world == table.state


def test_after_a_win_in_the_first_show_only_passes_are_unknown() -> None:
    tables = (game_at(4, seed, 10_000, brick=True) for seed in range(400))
    won = [table for table in tables if table.state.scene.show == 0]
    assert len(won) >= 2
    for table in won[:3]:
        wanted = worlds_of_first_show(table, 1)
        assert len(wanted) == 16
        compare(table, 1, wanted)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_worlds_while_passing_before_the_second_show(seats: int) -> None:
    table = game_at(seats, 4, 10_000, brick=False)
    count = table.state.scene.kit.passed
    seen = [after for _, _, after in table.steps() if after.scene.show == 1 and after.phase in ("swap", "pass")]
    assert len(seen) == seats + (seats == 2)
    for state, me in product(seen, range(seats)):
        worlds = {GAME.determinize(GAME.view(state, me), Random(seed)) for seed in range(400)}
        gone = state.turn[0] if state.phase == "pass" else 0
        free = [seat for seat in range(gone) if seat != me]
        assert len(worlds) == len(list(combinations(range(len(state.dark[0])), count))) ** len(free)
        for world in worlds:
            assert world._replace(scene=state.scene) == state
            assert all(
                world.scene.passed[seat] == state.scene.passed[seat] for seat in range(seats) if seat not in free
            )
            assert all(len(world.scene.passed[seat]) == count for seat in free)
