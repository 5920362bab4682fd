"""Saves of every release so far must open, be looked at and be played to the end."""

import json
from pathlib import Path
from random import Random

import pytest

import pygames
from pygames.bridge import load
from tests.bridge.desk import Desk, turns
from tests.bridge.make_saves import SAMPLES

SAVES = sorted((Path(__file__).parent / "saves").glob("*.json"))


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_kept_save_opens_and_plays_on(path: Path) -> None:
    text = path.read_text()
    kept = json.loads(text)["body"]
    loaded = load(text)
    assert loaded.table is not None
    assert json.loads(json.dumps(loaded.table.record()))["state"] == kept["record"]["state"]
    assert [player.name for player in loaded.players] == [row["name"] for row in kept["players"]]
    desk = Desk()
    desk.first = json.loads(desk.session.resume([text]))["table"]
    assert desk.first["ply"] == len(kept["record"]["log"])
    assert (desk.first["outcome"] is not None) == ("finished" in path.stem)
    for _ in turns(desk, Random(1)):
        pass
    assert desk.look(None)["outcome"] is not None


def test_this_release_has_its_samples() -> None:
    names = {path.stem for path in SAVES}
    assert {f"{pygames.__version__}-{name}" for name, *_ in SAMPLES} <= names
