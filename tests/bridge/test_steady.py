"""The same requests give the same texts, whatever Python's hash seed."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from random import Random

from tests.bridge.desk import Desk, turns

ROOT = Path(__file__).resolve().parents[2]


def said() -> str:
    """Return a digest of everything a session says and keeps in some whole games."""
    digest = hashlib.sha256()
    for kinds, brick in (("pcc", False), ("pe", True), ("pppp", True)):
        desk = Desk(kinds, cobogran=brick)
        for _ in turns(desk, Random(9)):
            digest.update(desk.session.save().encode())
            for viewer in (None, *range(desk.seats)):
                text = f'{{"ask":"look","viewer":{"null" if viewer is None else viewer},"actor":0}}'
                digest.update(desk.session.ask(text).encode())
                digest.update(desk.session.ask(text.replace("look", "log")).encode())
    return digest.hexdigest()


def test_nothing_depends_on_the_hash_seed() -> None:
    found = {said()}
    for seed in ("0", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
        code = "from tests.bridge.test_steady import said; print(said())"
        run = subprocess.run(
            [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
        )
        found.add(run.stdout.strip())
    assert len(found) == 1
