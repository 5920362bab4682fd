"""Who sits at a table: people and computers, with name, level and mark."""

from typing import Any, Final, NamedTuple

from pygames.bots.levels import LEVELS
from pygames.bridge.codec import BadRequest, field

LONGEST_NAME: Final = 20
MARKS: Final = 12


class Player(NamedTuple):
    """Who sits at a seat: `person` or `computer`, a name, a computer's level, and the mark drawn beside the name."""

    kind: str
    name: str
    level: str | None
    mark: int


def read_players(data: Any, seats: int | None = None) -> tuple[Player, ...]:
    """Read the players of a request or a save; raise `BadRequest` for anything that is not a player."""
    if not isinstance(data, list) or (seats is not None and len(data) != seats):
        raise BadRequest("request.field", {"field": "seats"})
    return tuple(_player(item) for item in data)


def _player(data: Any) -> Player:
    if not isinstance(data, dict):
        raise BadRequest("request.field", {"field": "seats"})
    kind = field(data, "kind", str)
    level = field(data, "level", str, type(None))
    mark = field(data, "mark", int)
    letters = [letter for letter in field(data, "name", str) if letter.isprintable()]
    name = "".join(letters).strip()[:LONGEST_NAME].strip()
    if kind not in ("person", "computer"):
        raise BadRequest("setup.kind", {"kind": kind[:20]})
    if kind == "computer" and level not in LEVELS:
        raise BadRequest("setup.level", {"level": str(level)[:20]})
    if not name or not 0 <= mark < MARKS:
        raise BadRequest("setup.name" if not name else "setup.mark")
    return Player(kind, name, level if kind == "computer" else None, mark)
