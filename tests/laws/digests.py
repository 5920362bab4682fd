"""Print a digest of the text of every state of some games, the same on every Python: `-m tests.laws.digests`."""

import json
from hashlib import sha256
from random import Random

from pygames.core import Setup
from pygames.core.plain import plain
from pygames.registry import GAMES
from tests.laws.adapters import tables_of
from tests.laws.walk import AnyGame, viewers, walk
from tests.toy.game import Toy

EACH = 2


def digest(games: list[tuple[AnyGame, Setup]]) -> str:
    """Return the digest of the states, views, actions offered and events of random games."""
    whole = sha256()
    for game, setup in games:
        for number in range(EACH):
            for step in walk(game, setup, Random(number)):
                offers = [game.legal_actions(step.after, seat) for seat in game.to_act(step.after) if seat >= 0]
                seen = [game.view(step.after, viewer) for viewer in viewers(setup)]
                told = [[e.kind, dict(e.params), e.audience, e.source, e.target] for e in game.events(*step)]
                whole.update(json.dumps(plain([step.action, step.after, offers, seen, told])).encode())
    return whole.hexdigest()


if __name__ == "__main__":
    print(digest([(game, setup) for game in (*GAMES.values(), Toy()) for setup in tables_of(game)]))
