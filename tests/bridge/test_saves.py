"""Saves that are cut, changed, newer, foreign or of wrong shapes: a typed refusal, and the present table stays."""

import json
from random import Random
from typing import Any

import pytest

from pygames.bridge import Session, load, save
from pygames.core import BadSave
from tests.bridge.desk import LARGEST_SAVE, Desk, played, sealed, turns

PRESENT = played("pp", 5, code="00000001")


def refused(text: str) -> str:
    """Check that a text is refused everywhere, changing nothing, and return the key."""
    with pytest.raises(BadSave) as caught:
        load(text)
    before = PRESENT.session.save()
    answer = json.loads(PRESENT.session.open(text))
    assert answer["ok"] is False and answer["error"] == caught.value.key
    assert PRESENT.session.save() == before and not PRESENT.session.dirty, "a refused save has changed the table"
    fresh = Session()
    told = json.loads(fresh.resume([text]))
    assert told["ok"] and told["table"] is None and [row["key"] for row in told["broken"]] == [caught.value.key]
    return str(caught.value.key)


def test_a_save_cut_anywhere_is_refused() -> None:
    for desk in (Desk("pp"), played("pcc", 30)):
        text = desk.session.save()
        for length in range(len(text)):
            if length > 200 and length % 7:
                continue
            with pytest.raises(BadSave):
                load(text[:length])
    assert refused(text[: len(text) // 2]) == "save.cut" and refused("") == "save.cut"


def test_a_changed_letter_is_noticed() -> None:
    text, rng = played("pcc", 40).session.save(), Random(1)
    for _ in range(1500):
        at = int(rng.random() * len(text))
        letter = chr(ord(text[at]) ^ 1 << int(rng.random() * 7))
        changed = text[:at] + letter + text[at + 1 :]
        try:
            loaded = load(changed)
        except BadSave:
            continue
        # What is not noticed must mean the same, such as a blank written another way.
        assert save(*loaded) == text, (at, letter)


def test_a_wrong_checksum_is_refused() -> None:
    kept = json.loads(played("pcc", 9).session.save())
    for wrong in (kept["sum"] + 1, None, str(kept["sum"]), [kept["sum"]], {}):
        assert refused(json.dumps({**kept, "sum": wrong})) == "save.sum"
    assert refused(json.dumps({**kept, "body": None})) == "save.sum"


@pytest.mark.parametrize(
    "text", ["null", "[]", "3", '"save"', "{}", '{"mesa":"1"}', '{"mesa":true}', '{"mesa":1.0}', '{"mesa":null}']
)
def test_what_is_no_save_of_ours(text: str) -> None:
    assert refused(text) == "save.foreign"


def test_newer_saves_say_so() -> None:
    text = played("pcc", 9).session.save()
    assert refused(sealed(text, ["mesa"], 2)) == "save.newer"
    assert refused(json.dumps({"mesa": 99, "something": "else"})) == "save.newer"
    assert refused(sealed(text, ["body", "record", "rules"], 2)) == "save.newer"
    assert refused(sealed(text, ["body", "record", "rules"], 10**30)) == "save.newer"


@pytest.mark.parametrize("name", ["chess", "", None, 3, ["malabares"], {}, "x" * 9000])
def test_other_games_say_so(name: Any) -> None:
    text = sealed(played("pcc", 9).session.save(), ["body", "record", "game"], name)
    assert refused(text) == "save.game" and len(PRESENT.session.open(text)) < 300


WRONG: list[Any] = [
    None,
    True,
    -1,
    5,
    10**40,
    1.5,
    "",
    "k1",
    [],
    [1],
    [[]],
    {},
    {"kind": "state"},
    {"kind": "throw", "card": "k1"},
]
BODY = [
    [],
    ["record"],
    ["players"],
    ["players", 0],
    ["players", 1, "kind"],
    ["players", 0, "name"],
    ["players", 0, "mark"],
]
RECORD = [[key] for key in ("seats", "options", "seed", "log", "rules", "state")]
LOG = [
    ["log", 0],
    ["log", 1],
    ["log", 4, 0],
    ["log", 4, 1],
    ["log", 0, 1, "deck"],
    ["log", 0, 1, "leader"],
    ["log", 9, 1, "card"],
]
STATE = [["state", key] for key in (
    "scene", "phase", "turn", "leader", "dark", "light", "floor", "air", "thrown", "follow", "order", "bared", "voids",
)]  # fmt: skip
SCENE = [["state", "scene", key] for key in ("kit", "show", "aside", "passed", "shown", "results")]
DEEP = [["state", "dark", 0], ["state", "turn", 0], ["state", "thrown", 0], ["state", "scene", "kit", "seats"]]


def opens_and_plays(text: str) -> None:
    """Check that a save is either refused or opens a table that can be looked at, saved and played to the end."""
    try:
        loaded = load(text)
    except BadSave:
        refused(text)
        return
    if loaded.table is None:
        return
    desk = Desk()
    assert json.loads(desk.session.open(text))["ok"]
    desk.first = desk.look(None)
    for _ in turns(desk, Random(1)):
        pass
    assert desk.look(None)["outcome"] is not None and desk.ask("log")["ok"] and load(desk.session.save())


@pytest.mark.parametrize("path", [["body", *path] for path in BODY], ids=str)
@pytest.mark.parametrize("value", WRONG, ids=str)
def test_wrong_shapes_of_the_players(path: list[str | int], value: Any) -> None:
    opens_and_plays(sealed(played("pcc", 20).session.save(), path, value))


@pytest.mark.parametrize("path", RECORD + LOG, ids=str)
def test_wrong_shapes_of_the_record(path: list[str | int]) -> None:
    text = played("pcc", 20).session.save()
    for value in WRONG:
        opens_and_plays(sealed(text, ["body", "record", *path], value))


@pytest.mark.parametrize("rules", [1, 0])
@pytest.mark.parametrize("path", STATE + SCENE + DEEP, ids=str)
def test_wrong_shapes_of_the_state(path: list[str | int], rules: int) -> None:
    """Older rules make the kept state win over the log: it must not be taken blindly."""
    text = sealed(played("pcc", 20).session.save(), ["body", "record", "rules"], rules)
    for value in WRONG:
        opens_and_plays(sealed(text, ["body", "record", *path], value))


@pytest.mark.parametrize(
    "path", [["body"], ["body", "record", "state", "air"], ["body", "record", "options"], ["more"]], ids=str
)
@pytest.mark.parametrize("depth", [100, 400, 900, 990, 5000])
def test_deep_nesting_is_refused(path: list[str | int], depth: int) -> None:
    kept = json.loads(played("pcc", 6).session.save())
    at = kept
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = "HERE"
    for checksum in (kept["sum"], 0):
        text = json.dumps({**kept, "sum": checksum}).replace('"HERE"', "[" * depth + "]" * depth)
        if path == ["more"] and checksum:
            continue
        refused(text)


def test_missing_fields_are_refused() -> None:
    text = played("pcc", 12).session.save()
    for key in ("game", "rules", "seats", "options", "seed", "log", "state"):
        kept = json.loads(text)
        record = {name: value for name, value in kept["body"]["record"].items() if name != key}
        refused(sealed(text, ["body", "record"], record))
    refused(sealed(text, ["body"], {"record": json.loads(text)["body"]["record"]}))


def test_more_fields_do_no_harm() -> None:
    text = sealed(played("pcc", 12).session.save(), ["body", "later"], {"a": [1]})
    assert load(text).table is not None


def test_a_save_of_no_table_is_empty_not_broken() -> None:
    text = Session().save()
    assert load(text) == (None, ()) and save(None) == text
    before = PRESENT.session.save()
    assert json.loads(PRESENT.session.open(text))["error"] == "save.empty" and PRESENT.session.save() == before


@pytest.mark.parametrize("kinds", ["pp", "ppp", "pppp"])
def test_saves_stay_small_and_come_back_letter_by_letter(kinds: str) -> None:
    desk = Desk(kinds)
    for _ in turns(desk, Random(7)):
        text = desk.session.save()
        assert len(text.encode()) <= LARGEST_SAVE
        assert save(*load(text)) == text
