"""Speed of the same files in Pyodide, as a ratio to this Python; the two run in turn."""

import os
import statistics
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import environment
from pace import Figure

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent.parent
GOAL: Final = 0.4


def _speeds(command: list[str], seconds: float) -> dict[str, float]:
    """Run lines.py in some Python; return moves in a second by name."""
    settings = {"BENCH_SECS": str(seconds), "BENCH_REPS": "1", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, env=os.environ | settings, check=True, text=True, stdout=subprocess.PIPE)
    rows = [row.split() for row in done.stdout.splitlines()]
    return {name: float(moves) for name, moves, _ in rows}


def figures(quick: bool) -> Iterator[Figure]:
    """Yield the ratio for the floor and for each game and seat count."""
    ratios: dict[str, list[float]] = defaultdict(list)
    pyodide = environment.node_modules() / "pyodide"
    in_pyodide = [*environment.node(), str(HERE / "in_pyodide.mjs"), str(pyodide), str(ROOT)]
    seconds = 0.3 if quick else 1.0
    for number in range(2 if quick else 5):
        print(f"Pyodide against CPython, round {number + 1}", file=sys.stderr)
        here = _speeds([sys.executable, str(HERE / "lines.py")], seconds)
        there = _speeds(in_pyodide, seconds)
        for name, moves in there.items():
            ratios[name].append(moves / here[name])
    for name, found in ratios.items():
        yield Figure(f"Pyodide / CPython, {name}", statistics.median(found), "x", min(found), max(found), goal=GOAL)
