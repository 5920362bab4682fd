"""Records that come back, and records that were damaged: `BadSave`, never another exception."""

import copy
import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from pygames.core import BadSave, Setup, Table, picked
from tests.core.test_table import until
from tests.laws.walk import turns
from tests.toy.game import Toy
from tests.toy.state import Peek, React

GAME = Toy()
Record = dict[str, Any]
WRONG: list[Any] = [
    None, True, -1, 0, 1, 7, 10**4, 1.5, float("inf"), float("nan"), "", "a1", "deal", [], {}, [[]], [None], [-1, {}],
    {"kind": "state"},
    {"kind": "peek", "seat": 9, "place": 9}, {"kind": "draw"}, {"kind": "draw", "x": 1}, "x" * 300,
]  # fmt: skip


def record_of(kind: type = Peek) -> Record:
    made: Record = json.loads(json.dumps(until(kind).record()))
    return made


def refused(record: Any) -> str:
    with pytest.raises(BadSave) as caught:
        Table.restore(GAME, record)
    return caught.value.key


def test_a_record_is_plain_and_comes_back() -> None:
    table = until(React)
    back = Table.restore(GAME, json.loads(json.dumps(table.record())))
    assert (back.state, back.log, back.seed, back.setup) == (table.state, table.log, table.seed, table.setup)
    assert back.record() == table.record()


@pytest.mark.parametrize("field", ["game", "rules", "seats", "options", "seed", "log", "state"])
def test_a_missing_field(field: str) -> None:
    record = record_of()
    del record[field]
    assert refused(record) == "save.shape"


def test_another_game() -> None:
    assert refused({**record_of(), "game": "chess"}) == "save.game"


def test_newer_rules() -> None:
    assert refused({**record_of(), "rules": GAME.version + 1}) == "save.newer"


@pytest.mark.parametrize("record", [None, 7, "", [], [1], {}])
def test_no_record_at_all(record: Any) -> None:
    assert refused(record) == "save.shape"


@pytest.mark.parametrize(
    "state", [None, 7, "state", [], [1, 2], {"kind": "pass"}, {"kind": "peek", "seat": 1, "place": 0}]
)
def test_a_snapshot_of_older_rules_that_is_no_state(state: Any) -> None:
    assert refused({**record_of(), "rules": 0, "log": [], "state": state}) == "save.shape"


def test_older_rules_whose_log_cannot_be_read_go_on_from_the_snapshot() -> None:
    record = record_of()
    state = Table.restore(GAME, record).state
    record["log"][-1][1] = {"kind": "wink", "at": 2}
    back = Table.restore(GAME, {**record, "rules": 0})
    assert back.state == state


@pytest.mark.parametrize("where", [["left"], ["eyes"], ["hands"], ["stakes"], ["phase"]])
@pytest.mark.parametrize("value", [None, [[1]], {"kind": "pass"}, 2.5, "x" * 30])
@pytest.mark.parametrize("rules", [0, 1])
def test_a_wrong_kind_of_value_in_a_snapshot_is_refused_or_harmless(where: list[str], value: Any, rules: int) -> None:
    record = {**record_of(), "rules": rules}
    sound = Table.restore(GAME, record)
    record["state"][where[0]] = value
    try:
        back = Table.restore(GAME, record)
    except BadSave:
        return
    if rules == 0:
        _use(back)
    else:
        assert back.state == sound.state and back.log == sound.log


@pytest.mark.parametrize("value", [None, 7, [], "w0", {"kind": "pass"}, True])
def test_a_wrong_card_in_the_log_never_reaches_the_table(value: Any) -> None:
    record = record_of()
    sound = Table.restore(GAME, record)
    record["log"][1][1]["card"] = value
    try:
        back = Table.restore(GAME, record)
    except BadSave:
        return
    assert back.state == sound.state


def test_a_table_gone_on_from_a_snapshot_comes_back() -> None:
    record = record_of()
    table = Table.restore(GAME, {**record, "rules": 0, "log": record["log"][:1]})
    table.play(*next(turns(table, Random(3))))
    back = Table.restore(GAME, json.loads(json.dumps(table.record())))
    assert back.state == table.state


@pytest.mark.parametrize("value", [None, [], {}, "many", float("inf"), float("nan")])
@pytest.mark.parametrize("field", ["game", "seats", "options", "seed", "log"])
def test_a_field_of_a_wrong_kind(field: str, value: Any) -> None:
    if (field, value) not in [("options", {}), ("log", []), ("log", {})]:
        refused({**record_of(), field: value})


@pytest.mark.parametrize("value", [None, [], {}, "many", float("inf"), float("nan"), -1])
@pytest.mark.parametrize("field", ["rules", "undone", "hold_races"])
def test_a_side_note_of_a_wrong_kind_is_refused_or_harmless(field: str, value: Any) -> None:
    record = record_of()
    try:
        back = Table.restore(GAME, {**record, field: value})
    except BadSave:
        return
    assert back.state == Table.restore(GAME, record).state
    _use(back)
    json.dumps(back.record(), allow_nan=False)


def spoiled(record: Record, rng: Random) -> Record:
    """Return a record with one to three values replaced, dropped or doubled somewhere inside."""
    new = copy.deepcopy(record)
    for _ in range(1 + int(rng.random() * 3)):
        box, key = picked(list(_spots(new)), rng)
        how = rng.random()
        if how < 0.6:
            box[key] = copy.deepcopy(picked(WRONG, rng))
        elif how < 0.8:
            del box[key]
        elif isinstance(box, list):
            box.insert(key, box[key])
        else:
            box["more"] = 1
    return new


def _spots(value: Any) -> Iterator[tuple[Any, Any]]:
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        yield from _spots(value[key])


def _use(table: Table[Any, Any, Any]) -> None:
    rng = Random(1)
    for viewer in (*range(table.setup.seats), None):
        table.view(viewer)
    table.record(), table.steps(), table.outcome
    for seat in range(table.setup.seats):
        table.decision(seat), table.why_no_undo(seat), table.legal_actions(seat)
    for _, (seat, action) in zip(range(200), turns(table, rng), strict=False):
        table.play(seat, action)


def fuzz(rounds: int, use: Callable[[Table[Any, Any, Any]], None]) -> int:
    """Restore spoiled records and use what comes back; return how many came back."""
    records = [record_of(Peek), record_of(React)]
    back = 0
    for number in range(rounds):
        rng = Random(number)
        record = spoiled(picked(records, rng), rng)
        try:
            table = Table.restore(GAME, record)
        except BadSave:
            continue
        back += 1
        use(table)
    return back


def test_spoiled_records_raise_nothing_but_bad_save() -> None:
    assert 0 < fuzz(1500, lambda table: None) < 1500


def test_a_spoiled_record_that_comes_back_is_playable() -> None:
    assert fuzz(1500, _use) > 0


@pytest.mark.long
def test_spoiled_records_at_length() -> None:
    assert fuzz(30_000, _use) > 0


def test_a_table_restored_at_every_ply_goes_on_the_same() -> None:
    through, table, rng = Table(GAME, Setup(4), 11), Table(GAME, Setup(4), 11), Random(11)
    while table.to_act:
        seat, action = next(turns(table, rng))
        table = Table.restore(GAME, json.loads(json.dumps(table.record())))
        table.play(seat, action)
        through.play(seat, action)
        assert table.state == through.state
    assert table.record() == through.record()
