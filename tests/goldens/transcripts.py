"""Transcripts of whole games: seed, every action with a digest of the state after it, and the outcome."""

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from pygames.core import CHANCE, Game, Setup, Table, shuffled
from pygames.core.plain import plain
from pygames.registry import GAMES

FOLDER: Final = Path(__file__).parent
SEED: Final = 20_240_229


class Golden(NamedTuple):
    """One transcript to keep: its game, set-up and file."""

    game: Game[Any, Any, Any]
    setup: Setup

    @property
    def path(self) -> Path:
        """The file it is kept in, `NAME-SEATS-OPTIONS.txt`."""
        options = [f"{key}={str(value).lower()}" for key, value in self.setup.options.items()]
        return FOLDER / f"{'-'.join([self.game.name, str(self.setup.seats), *options])}.txt"


def wanted() -> Iterator[Golden]:
    """Yield a transcript for every registered game and seat count, and for every choice of an option.

    Where a game takes many seats, options are played with the fewest; of a long row of choices with the ends.
    """
    for game in GAMES.values():
        for seats in game.seats:
            yield Golden(game, game.ready(Setup(seats)))
            for option in game.options if len(game.seats) <= 4 or seats == game.seats[0] else ():
                row = [choice for choice in option.choices if choice != option.default]
                for choice in row if len(row) < 4 else (row[0], row[-1]):
                    if option.seats is None or seats in option.seats:
                        yield Golden(game, game.ready(Setup(seats, {option.key: choice})))


def transcript(golden: Golden) -> str:
    """Play the game of a transcript and write it down."""
    game = golden.game
    table = Table(game, golden.setup, SEED)
    rng = Random(SEED)
    while table.to_act:
        # Interrupts are tried now and then; the choice rests on our own shuffle, so it never changes.
        others = table.may_interrupt if rng.random() < 0.05 else ()
        seat = shuffled(others or table.to_act, rng)[0]
        table.play(seat, shuffled(table.legal_actions(seat), rng)[0])
    lines = [f"seed {SEED}"]
    for entry, _, after in table.steps():
        actor = "chance" if entry.seat == CHANCE else str(entry.seat)
        lines.append(f"{actor} {_text(entry.action)} {digest(after)}")
    return "\n".join([*lines, f"end {_text(table.outcome)}", ""])


def digest(state: Any) -> str:
    """Return the first letters of the hash of a state's JSON text."""
    return sha256(_text(state).encode()).hexdigest()[:12]


def _text(value: Any) -> str:
    return json.dumps(plain(value), separators=(",", ":"))
