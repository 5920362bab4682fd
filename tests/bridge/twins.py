"""Twin tables: the same game as a viewer has seen it, with other hidden cards."""

import json
from random import Random

from pygames.bridge import Session, load, save
from pygames.core import Table
from pygames.core.plain import plain
from tests.laws.adapters import ADAPTERS


def twin_of(text: str, viewer: int, rng: Random) -> Session:
    """Return a session whose table cannot be told from the one of this save by its viewer; its whole log fits."""
    table, players = load(text)
    assert table is not None
    game = table.game
    world = game.determinize(game.view(table.state, viewer), rng)
    log = ADAPTERS[game.name].relive(world, table.state, table.log)
    record = {**table.record(), "log": [[seat, plain(action)] for seat, action in log], "state": plain(world)}
    twin = Table.restore(game, json.loads(json.dumps(record)))
    assert len(twin.steps()) == len(table.log), "the twin's log does not lead to its state"
    session = Session()
    session.resume([save(twin, players)])
    return session
