"""Games are the same whatever order this run of Python gives to sets."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from pygames.core import Setup
from tests.laws.digests import digest
from tests.laws.faults import Scattered
from tests.toy.game import Toy

ROOT = Path(__file__).parents[2]
SHORT, LONG = 3, 20


def run(code: list[str], seed: int) -> str:
    """Run Python with a hash seed and return what it prints."""
    untraced = {key: value for key, value in os.environ.items() if not key.startswith("COVERAGE")}
    env = {**untraced, "PYTHONHASHSEED": str(seed), "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, *code], cwd=ROOT, env=env, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def _digests(seeds: int) -> set[str]:
    return {run(["-m", "tests.laws.digests"], seed) for seed in range(seeds)}


def test_states_are_the_same_under_every_hash_seed() -> None:
    found = _digests(SHORT)
    assert len(found) == 1 and len(found.pop()) == 64


@pytest.mark.long
def test_states_are_the_same_under_many_hash_seeds() -> None:
    assert len(_digests(LONG)) == 1


def test_a_game_that_rests_on_hashes_is_found() -> None:
    code = (
        "from tests.laws.faults import Scattered as G; from tests.laws.digests import digest; "
        "from pygames.core import Setup; g = G(); print(digest([(g, g.ready(Setup(3)))]))"
    )
    assert len({run(["-c", code], seed) for seed in range(SHORT)}) > 1


def test_a_digest_notices_a_change() -> None:
    setup = Toy().ready(Setup(3))
    assert digest([(Toy(), setup)]) == digest([(Toy(), setup)]) != digest([(Scattered(), setup)])
