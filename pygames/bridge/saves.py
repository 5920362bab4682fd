"""A save: one JSON text with the table's record, who sits where, and a checksum."""

import json
from collections.abc import Mapping
from typing import Any, Final, NamedTuple
from zlib import crc32

from pygames.bridge.codec import text_of
from pygames.bridge.seating import Player, read_players
from pygames.core import BadSave, GameError, Table
from pygames.registry import GAMES

FORMAT: Final = 1


class Loaded(NamedTuple):
    """What a save holds: the table and its players, or None for both when no game was open."""

    table: Table[Any, Any, Any] | None
    players: tuple[Player, ...]


def save(table: Table[Any, Any, Any] | None, players: tuple[Player, ...] = ()) -> str:
    """Write a table and its players as text; None says that no game is open."""
    body = None if table is None else {"record": table.record(), "players": [player._asdict() for player in players]}
    return text_of({"mesa": FORMAT, "body": body, "sum": _sum_of(body)})


def load(text: str) -> Loaded:
    """Read a save; raise `BadSave` when it is cut short, changed, newer than this version or of an unknown game."""
    try:
        kept = json.loads(text)
    except (ValueError, TypeError, RecursionError) as error:
        raise BadSave("save.cut") from error
    if not isinstance(kept, dict) or type(kept.get("mesa")) is not int or kept["mesa"] < 1:
        raise BadSave("save.foreign")
    if kept["mesa"] > FORMAT:
        raise BadSave("save.newer")
    body = kept.get("body")
    if kept.get("sum") != _sum_of(body):
        raise BadSave("save.sum")
    return Loaded(None, ()) if body is None else _opened(body)


def _opened(body: object) -> Loaded:
    if not isinstance(body, Mapping) or not isinstance(body.get("record"), Mapping):
        raise BadSave("save.shape")
    record = body["record"]
    name = record.get("game")
    if not isinstance(name, str) or name not in GAMES:
        raise BadSave("save.game", {"game": str(name)[:40]})
    table = Table.restore(GAMES[name], record)
    try:
        players = read_players(body.get("players"), table.setup.seats)
    except GameError as error:
        raise BadSave("save.shape") from error
    return Loaded(table, players)


def _sum_of(body: object) -> int:
    return crc32(json.dumps(body, sort_keys=True, separators=(",", ":")).encode())
