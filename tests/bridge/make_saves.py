"""Write the sample saves of this release (python3 -m tests.bridge.make_saves); those of earlier releases stay."""

from pathlib import Path
from random import Random

import pygames
from tests.bridge.desk import Desk, turns

SAVES = Path(__file__).parent / "saves"
# Name, seats, brick, plies to play (None: to the end).
SAMPLES = [
    ("2-passing", "pp", False, 1),
    ("2-second-show", "pc", False, 75),
    ("2-brick-finished", "pe", True, None),
    ("3-catching", "pcc", False, 11),
    ("3-brick-second-show", "ppe", True, 70),
    ("3-finished", "pcc", False, None),
    ("4-middle", "pppp", False, 40),
    ("4-brick-finished", "pcec", True, None),
    ("4-computers", "ccee", True, 60),
]


def main() -> None:
    """Play each sample and write what the session would keep."""
    for name, kinds, brick, plies in SAMPLES:
        desk = Desk(kinds, cobogran=brick)
        for done, _ in enumerate(turns(desk, Random(20)), 1):
            if done == plies:
                break
        (SAVES / f"{pygames.__version__}-{name}.json").write_text(desk.session.save())


if __name__ == "__main__":
    main()
