"""Answers for one viewer: steps, view, offers, undo, recap and outcome in plain values."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from pygames.bots.levels import reaction
from pygames.bridge.codec import code_of
from pygames.bridge.seating import Player
from pygames.core import CHANCE, Event, Outcome, Refusal, Table
from pygames.core.plain import plain

AnyTable = Table[Any, Any, Any]


def table_answer(
    table: AnyTable, players: Sequence[Player], viewer: int | None, actor: int | None, since: int | None
) -> tuple[dict[str, Any], Sequence[Any]]:
    """Return the answer and the actions behind its offers; `since` is the ply from which steps are told."""
    offers = offers_for(table, players, viewer, actor)
    answer = {
        "ok": True,
        "game": table.game.name,
        "ply": len(table.log),
        "code": code_of(table.seed),
        "seats": [player._asdict() for player in players],
        "options": dict(table.setup.options),
        "viewer": viewer,
        "actor": actor,
        "turn": _turn(table, players),
        "race": _race(table, players),
        "to_act": list(table.to_act),
        "may_interrupt": list(table.may_interrupt),
        "open": [seat for seat in _asked(table) if table.game.is_open(table.state, seat)],
        "steps": [] if since is None else _steps(table, viewer, since),
        "view": seen_by(table, table.state, viewer),
        "decision": None if actor is None else table.decision(actor),
        "offers": plain(offers),
        "undo": refusal_of(Refusal(None, "undo.nothing") if actor is None else table.why_no_undo(actor)),
        "recap": [] if viewer is None or since is not None else events_for(table, viewer, _own_last(table, viewer)),
        "outcome": _outcome(table.outcome),
    }
    return answer, offers


def offers_for(table: AnyTable, players: Sequence[Player], viewer: int | None, actor: int | None) -> Sequence[Any]:
    """List what the actor may do, if that may be shown to this viewer: its own, or a decision open to all."""
    if actor is None or players[actor].kind != "person":
        return ()
    if viewer != actor and not table.game.is_open(table.state, actor):
        return ()
    return table.legal_actions(actor)


def seen_by(table: AnyTable, state: Any, viewer: int | None) -> Any:
    """Show a state to a viewer without what a person must remember by itself."""
    return plain(table.game.recall(table.game.view(state, viewer), Random(0), 1.0))


def events_for(table: AnyTable, viewer: int | None, since: int) -> list[dict[str, Any]]:
    """Tell all a viewer may know of what happened from a ply on."""
    told = []
    for entry, before, after in table.steps(since):
        told += _seen(table.game.events(before, entry.seat, entry.action, after), viewer)
    return told


def refusal_of(refusal: Refusal | None) -> dict[str, Any] | None:
    """Turn a refusal into plain values."""
    return None if refusal is None else {"rule": refusal.rule, "key": refusal.key, "params": _plain_map(refusal.params)}


def _steps(table: AnyTable, viewer: int | None, since: int) -> list[dict[str, Any]]:
    game = table.game
    return [
        {
            "events": _seen(game.events(before, entry.seat, entry.action, after), viewer),
            "view": seen_by(table, after, viewer),
        }
        for entry, before, after in table.steps(since)
    ]


def _seen(events: Sequence[Event], viewer: int | None) -> list[dict[str, Any]]:
    return [
        {"kind": event.kind, **_plain_map(event.params), "from": event.source, "to": event.target}
        for event in events
        if event.audience is None or viewer in event.audience
    ]


def _plain_map(params: Mapping[str, object]) -> dict[str, Any]:
    return {key: plain(value) for key, value in params.items()}


def _own_last(table: AnyTable, seat: int) -> int:
    plies = [ply for ply, entry in enumerate(table.log, 1) if entry.seat == seat]
    return plies[-1] if plies else 0


def _asked(table: AnyTable) -> list[int]:
    return [seat for seat in sorted({*table.to_act, *table.may_interrupt}) if seat != CHANCE]


def _turn(table: AnyTable, players: Sequence[Player]) -> dict[str, Any] | None:
    waited = [seat for seat in table.to_act if seat != CHANCE]
    if not waited:
        return None
    game, seat = table.game, waited[0]
    # What goes on after a window may keep its number; it is one only as long as one may be silent.
    silent = game.silence(table.state, seat) is not None
    return {
        "seat": seat,
        "kind": players[seat].kind,
        "open": game.is_open(table.state, seat),
        "window": game.window(table.state) if silent else 0,
    }


def _race(table: AnyTable, players: Sequence[Player]) -> dict[str, Any] | None:
    """Return who races and how long, in milliseconds, each computer will take; None while nobody does."""
    if table.to_act != (CHANCE,):
        return None
    seats = table.game.race(table.state)
    rng = Random(table.seed << 24 | len(table.log))
    times = {str(seat): reaction(players[seat].level, rng) for seat in seats if players[seat].level is not None}
    return {"seats": list(seats), "times": times}


def _outcome(outcome: Outcome | None) -> dict[str, Any] | None:
    if outcome is None:
        return None
    lines = [
        {"seat": line.seat, "key": line.key, "params": _plain_map(line.params), "points": line.points}
        for line in outcome.lines
    ]
    return {"scores": list(outcome.scores), "winners": list(outcome.winners), "lines": lines}
