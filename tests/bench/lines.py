"""Print `name moves_per_s games_per_s` for each game and seat count, to stand beside other engines' lines."""

import os
import statistics
import time
from collections.abc import Callable
from random import Random
from typing import Final

import floor
from random_games import tables

SECONDS: Final = float(os.environ.get("BENCH_SECS", "1"))
REPETITIONS: Final = int(os.environ.get("BENCH_REPS", "3"))


def speeds(play: Callable[[Random], int], rng: Random, seconds: float) -> tuple[float, float]:
    """Return moves and games in a second of CPU time."""
    moves = games = 0
    start = now = time.process_time()
    while now - start < seconds:
        moves += play(rng)
        games += 1
        now = time.process_time()
    return moves / (now - start), games / (now - start)


def report(name: str, play: Callable[[Random], int]) -> None:
    """Measure one game after a warm-up; print medians."""
    rng = Random(1)
    speeds(play, rng, SECONDS / 4)
    moves, games = zip(*(speeds(play, rng, SECONDS) for _ in range(REPETITIONS)), strict=True)
    print(f"{name} {statistics.median(moves):.1f} {statistics.median(games):.2f}", flush=True)


def main() -> None:
    """Measure our floor, then each table of the registry."""
    report("our_floor", floor.play)
    for table in tables(variants=False):
        report("our_" + table.name.replace("/", "_"), table.play)


if __name__ == "__main__":
    main()
