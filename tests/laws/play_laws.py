"""Laws of play: a game ends, goes on by legal actions alone, refuses others, keeps its pieces and speaks plainly."""

import json
from random import Random
from typing import Any

from pygames.core import CHANCE, GameError, IllegalAction, Setup, Table, picked
from pygames.core.plain import plain, value_of
from tests.laws.adapters import ADAPTERS
from tests.laws.walk import AnyGame, AnyTable, is_among, turns, viewers, walk

TRIES = 4


def game_ends(game: AnyGame, setup: Setup, rng: Random) -> None:
    """Every game ends within its bound, with a winner and scores that add up, and then nobody may act."""
    state = game.start(setup)
    for step in walk(game, setup, rng, ADAPTERS[game.name].bound):
        assert game.outcome(step.before) is None, "an outcome while somebody is to act"
        _somebody_acts(game, step.before, setup.seats)
        state = step.after
    result = game.outcome(state)
    assert result is not None, "no outcome at the end"
    assert game.may_interrupt(state) == (), "an interrupt after the end"
    assert len(result.scores) == setup.seats and set(result.winners) <= set(range(setup.seats)) and result.winners
    added = [sum(line.points for line in result.lines if line.seat == seat) for seat in range(setup.seats)]
    assert added == list(result.scores), f"lines add up to {added}, scores are {result.scores}"


def _somebody_acts(game: AnyGame, state: Any, seats: int) -> None:
    waited, others = game.to_act(state), game.may_interrupt(state)
    assert waited == (CHANCE,) or set(waited) <= set(range(seats)), f"nobody sits at {waited}"
    assert not set(waited) & set(others) and len({*waited, *others}) == len(waited) + len(others), "a seat named twice"
    for seat in (*waited, *others):
        if seat == CHANCE:
            continue
        actions = list(game.legal_actions(state, seat))
        assert actions, f"seat {seat} is to act and has no action"
        assert len({(type(action), action) for action in actions}) == len(actions), "an action offered twice"
        quiet = game.silence(state, seat)
        assert quiet is None or is_among(quiet, actions), f"silence is not legal: {quiet}"


def legal_applies_illegal_is_refused(game: AnyGame, setup: Setup, rng: Random) -> None:
    """Every legal action can be played; any other raises `IllegalAction` with a reason and changes nothing."""
    table = Table(game, setup, rng.randrange(1 << 40), hold_races=rng.random() < 0.5)
    pool = [entry.action for entry in table.log]
    for seat, action in turns(table, rng):
        assert game.is_legal(table.state, seat, action), f"offered and not legal: {action}"
        pool += [] if seat == CHANCE else list(table.legal_actions(seat))
        for _ in range(TRIES):
            _try_illegal(table, rng.randrange(-1, setup.seats + 1), picked(pool, rng))
        before = table.state
        table.play(seat, action)
        assert table.log[-1].action == action or CHANCE in [entry.seat for entry in table.log[-2:]]
        assert table.state != before, f"{action} changed nothing"
    for action in pool[-TRIES:]:
        _try_illegal(table, 0, action)


def _try_illegal(table: AnyTable, seat: int, action: Any) -> None:
    held = table.to_act == (CHANCE,) and seat == CHANCE
    if is_among(action, table.legal_actions(seat)) or (held and table.game.is_possible(table.state, action)):
        return
    before, log = table.state, list(table.log)
    try:
        table.play(seat, action)
    except IllegalAction as error:
        refusal = error.refusal
        assert refusal.key and refusal.key != "refusal.unknown", f"no reason given for {action} by {seat}"
        assert refusal.rule is None or refusal.rule.strip(), "an empty rule id"
        json.dumps({key: plain(value) for key, value in refusal.params.items()})
    else:
        raise AssertionError(f"{action} by seat {seat} is not offered and was played")
    assert table.log == log and table.state is before, f"a refused {action} changed the table"


def pieces_are_conserved(game: AnyGame, setup: Setup, rng: Random) -> None:
    """After the deal every piece is in exactly one place, after each action."""
    adapter = ADAPTERS[game.name]
    for step in walk(game, setup, rng, adapter.bound):
        here = [piece for pieces in adapter.places(step.after).values() for piece in pieces]
        assert sorted(here) == sorted(adapter.pieces(step.after)), f"pieces lost or doubled by {step.action}"


def values_are_plain(game: AnyGame, setup: Setup, rng: Random) -> None:
    """States, views and actions survive JSON text unchanged; so do the parameters of events."""
    for step in walk(game, setup, rng, ADAPTERS[game.name].bound):
        view = game.view(step.after, picked(viewers(setup), rng))
        for value in (step.action, picked((step.action, step.after, view), rng)):
            data = plain(value)
            try:
                back = value_of(json.loads(json.dumps(data)), game.types)
            except GameError as error:
                raise AssertionError(f"{type(value).__name__} cannot be read back: {error}") from error
            assert back == value and plain(back) == data, f"not the same after JSON: {type(value).__name__}"
        for event in game.events(*step):
            json.dumps({key: plain(value) for key, value in event.params.items()})
            assert "kind" not in event.params and "from" not in event.params and "to" not in event.params
