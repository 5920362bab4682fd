"""Laws of the table: the log replays, saves come back, undo takes nothing seen back, decisions grow stale."""

import json
from random import Random
from typing import Any

from pygames.core import CHANCE, Refusal, Setup, Table, picked
from pygames.core.plain import plain
from tests.laws.walk import AnyGame, AnyTable, is_among, turns
from tests.laws.world_laws import heard

SEEDS = 1 << 40

MOST_SAVES = 12


def log_replays(game: AnyGame, setup: Setup, rng: Random) -> None:
    """The same seed and actions give the same game, and the log alone leads to the same state."""
    table = _played(game, setup, rng)
    again = Table(game, setup, table.seed)
    for entry in table.log:
        if entry.seat != CHANCE:
            again.play(entry.seat, entry.action)
    assert again.log == table.log and again.state == table.state, "the same seed and actions gave another game"
    state = game.start(setup)
    for entry in table.log:
        assert game.is_legal(state, entry.seat, entry.action), f"in the log and not legal: {entry}"
        state = game.apply(state, entry.seat, entry.action)
    assert state == table.state, "the log leads elsewhere"


def _played(game: AnyGame, setup: Setup, rng: Random) -> AnyTable:
    table = Table(game, setup, rng.randrange(SEEDS))
    for seat, action in turns(table, rng):
        table.play(seat, action)
    return table


def saves_come_back(game: AnyGame, setup: Setup, rng: Random) -> None:
    """A record that went through JSON text gives an equal table that goes on the same way."""
    done = _played(game, setup, rng)
    mine = [entry for entry in done.log if entry.seat != CHANCE]
    table = Table(game, setup, done.seed)
    often = min(1 / 7, MOST_SAVES / len(mine))
    for entry in mine:
        if rng.random() < often:
            kept = json.loads(json.dumps(table.record()))
            back = Table.restore(game, kept)
            assert _facts(back) == _facts(table) and type(back.state) is type(table.state), "a save came back changed"
            table = back
        table.play(entry.seat, entry.action)
    assert _facts(table) == _facts(done), "a restored game went on differently"


def _facts(table: AnyTable) -> tuple[Any, ...]:
    return table.setup, table.seed, table.log, table.state, table.to_act, table.outcome


def old_snapshots_win(game: AnyGame, setup: Setup, rng: Random) -> None:
    """When a save of older rules replays to another state, the kept state goes on."""
    states = []
    table = Table(game, setup, rng.randrange(SEEDS))
    for seat, action in turns(table, rng):
        states.append(table.state)
        table.play(seat, action)
    kept = picked(states, rng)
    record = json.loads(json.dumps({**table.record(), "state": plain(kept), "rules": game.version - 1}))
    back = Table.restore(game, record)
    assert back.state == kept, "the log won over the kept state"
    for seat, action in turns(back, rng):
        back.play(seat, action)
    assert back.outcome is not None


def undo_takes_back_nothing_seen(game: AnyGame, setup: Setup, rng: Random) -> None:
    """Undo gives the previous state exactly, only to who acted last, and only if nobody learned anything hidden."""
    table = Table(game, setup, rng.randrange(SEEDS))
    for seat, action in turns(table, rng):
        before, plies = table.state, len(table.log)
        table.play(seat, action)
        for other in range(setup.seats):
            assert other == seat or table.why_no_undo(other) is not None, "one seat may undo another's action"
        if table.why_no_undo(seat) is not None:
            continue
        assert len(table.log) == plies + 1, "undo past a step of chance"
        after = table.state
        for viewer in range(setup.seats):
            assert not any(event.reveals for event in heard(table.last_events(), viewer)), "undo of what was revealed"
            _learned_nothing(game, before, seat, action, after, viewer, rng)
        table.undo(seat)
        assert table.state == before and len(table.log) == plies, "undo went elsewhere"
        table.play(seat, action)
        assert table.state == after


def _learned_nothing(game: AnyGame, before: Any, seat: int, action: Any, after: Any, viewer: int, rng: Random) -> None:
    # In any world possible before, the seat could have acted so that this viewer sees what it sees now.
    world = game.determinize(game.view(before, viewer), rng)
    actions = game.legal_actions(world, seat)
    tried = [action] if viewer == seat or is_among(action, actions) else []
    now = game.view(after, viewer)
    for choice in (*tried, *(() if viewer == seat else actions)):
        if game.view(game.apply(world, seat, choice), viewer) == now:
            return
    raise AssertionError(f"undo of {action}, which showed seat {viewer} something hidden")


def decisions_grow_stale(game: AnyGame, setup: Setup, rng: Random) -> None:
    """A decision's name changes when its seat acts or it is gone, not when another reacts; and under one name
    the number of an offer never means two things, however offers come and go."""
    table = Table(game, setup, rng.randrange(SEEDS), hold_races=rng.random() < 0.5)
    offers: dict[tuple[int, str], Any] = {}
    for seat, action in turns(table, rng):
        waited, window = table.to_act, game.window(table.state)
        names = {other: table.decision(other) for other in range(setup.seats)}
        for other in (*waited, *table.may_interrupt):
            if other != CHANCE:
                mine = [plain(offer) for offer in table.legal_actions(other)]
                known = offers.setdefault((other, names[other]), mine)
                assert all(a == b for a, b in zip(known, mine)), "one name and number for two offers"  # noqa: B905
        table.play(seat, action)
        for other in range(setup.seats):
            same = table.decision(other) == names[other]
            if other == seat:
                assert not same, "the decision kept its name although the seat acted"
            elif other in waited and other not in table.to_act:
                assert not same, "a decision that is gone kept its name"
            elif other in waited and window:
                kept = game.window(table.state) == window
                assert same == kept, "a reaction of another seat ate a decision" if kept else "a window gone by"


def races_may_be_held(game: AnyGame, setup: Setup, rng: Random) -> None:
    """A held race waits, takes any order of its seats and no other, and is drawn if nobody supplies one."""
    table = Table(game, setup, rng.randrange(SEEDS), hold_races=True)
    while table.to_act:
        if table.to_act == (CHANCE,):
            assert game.race(table.state), "the table waits for chance that is no race"
            assert isinstance(game.why_not(table.state, CHANCE, "nothing"), Refusal)
            table.draw()
            continue
        assert not game.race(table.state), "a race while a seat is to act"
        seat, action = next(turns(table, rng))
        table.play(seat, action)
    assert table.outcome is not None
