"""`python3 tests/bench/run.py [--engines] [--pages] [--quick]`: all figures beside their goals; writes bench.json."""

import argparse
import json
import platform
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "build")]

from pace import Figure  # noqa: E402 - the paths above come first


def measured(options: argparse.Namespace) -> Iterator[Figure]:
    """Yield the figures that were asked for, all if none was named."""
    every = not (options.engines or options.pages)
    if options.engines or every:
        import engines
        import in_pyodide

        yield from engines.figures(options.quick)
        yield from in_pyodide.figures(options.quick)
    if options.pages or every:
        import pages

        yield from pages.figures(options.quick)


def line(figure: Figure) -> str:
    """Return a figure as one line of the table."""
    spread = f"{figure.low:.3f}-{figure.high:.3f}" if figure.low is not None and figure.high is not None else ""
    speed = f"{figure.per_second:,.0f}/s" if figure.per_second is not None else ""
    sign = ">=" if figure.at_least else "<="
    goal = "" if figure.goal is None else f"{sign} {figure.goal:g}"
    verdict = {True: "met", False: "MISSED", None: ""}[figure.is_met()]
    return f"{figure.name:42} {figure.value:9.3f} {figure.unit:3} {spread:15} {speed:>14}  {goal:9} {verdict}".rstrip()


def main() -> None:
    """Measure, print each figure when it is there, and keep all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--engines", action="store_true", help="only the engines")
    parser.add_argument("--pages", action="store_true", help="only the built site in the browser")
    parser.add_argument("--quick", action="store_true", help="short rounds, default options")
    options = parser.parse_args()
    found = []
    for figure in measured(options):
        print(line(figure), flush=True)
        found.append(figure._asdict() | {"met": figure.is_met()})
    kept = {"python": platform.python_version(), "quick": options.quick, "figures": found}
    (ROOT / "bench.json").write_text(json.dumps(kept, indent=1) + "\n")


if __name__ == "__main__":
    main()
