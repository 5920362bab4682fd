"""Tables that come back: same cards, same computer moves, the newest readable slot, nothing after leaving."""

import json
from random import Random

import pytest

from pygames.bridge import Session
from tests.bridge.desk import Answer, Desk, game_in, played, seated, turns, watcher


def back(text: str) -> tuple[Desk, Answer]:
    """Return a new desk that has resumed a save, and what was said."""
    desk = Desk()
    told = json.loads(desk.session.resume([text]))
    assert told["ok"] and told["broken"] == [] and not desk.session.dirty
    desk.first = told["table"]
    return desk, told["table"]


def step(desk: Desk, seed: int) -> str:
    """Play one step, a person's choice depending on the ply alone, and return everything that is said of it."""
    seen = desk.look(None)
    seat = seen["turn"]["seat"]
    if seen["turn"]["kind"] == "computer":
        return desk.session.ask('{"ask":"think","viewer":null,"actor":null}')
    mine = desk.look(seat)
    offer = int(Random(seed * 1000 + seen["ply"]).random() * len(mine["offers"]))
    fields = {"viewer": seat, "actor": seat, "decision": mine["decision"], "offer": offer}
    return desk.session.ask(json.dumps({"ask": "act", **fields}))


@pytest.mark.parametrize(
    ("kinds", "brick"), [("pcc", False), ("ppp", True), ("pe", False), ("pcec", True), ("cc", False)]
)
def test_a_resumed_table_goes_on_like_one_never_left(kinds: str, brick: bool) -> None:
    """A table that is closed and opened after every step says the same as one that stays open."""
    stays, leaves = Desk(kinds, cobogran=brick), Desk(kinds, cobogran=brick)
    while stays.look(None)["turn"]:
        leaves, _ = back(leaves.session.save())
        assert step(stays, 4) == step(leaves, 4)
        assert stays.session.save() == leaves.session.save()
        for viewer in range(stays.seats):
            assert leaves.look(viewer) == stays.look(viewer)
            assert leaves.ask("log", viewer=viewer) == stays.ask("log", viewer=viewer)
    assert back(leaves.session.save())[1]["outcome"] == stays.look(None)["outcome"]


def test_computers_do_not_change_what_chance_brings() -> None:
    """One shuffle, two levels: the deal and the first leader are the same."""
    one, other = Desk("pcc"), Desk("pee")
    assert [desk.look(0)["view"]["dark"] for desk in (one, other)][0] == other.look(0)["view"]["dark"]
    assert one.look(None)["view"]["leader"] == other.look(None)["view"]["leader"]


@pytest.mark.parametrize(("kinds", "viewer"), [("pcc", 0), ("cp", 1), ("ppc", None), ("ccc", None)])
def test_who_looks_first_at_a_resumed_table(kinds: str, viewer: int | None) -> None:
    _, table = back(played(kinds, 10).session.save())
    assert (table["viewer"], table["actor"]) == (viewer, viewer) and table["steps"] == []
    assert (table["recap"] != []) == (viewer is not None)


def test_undo_is_still_possible_after_coming_back() -> None:
    desk = Desk("ppp")
    before = desk.session.save()
    desk.act(0, 0)
    again, _ = back(desk.session.save())
    assert again.ask("undo", viewer=0, actor=0)["ok"]
    assert game_in(again.session.save()) == game_in(before)


def test_the_newest_readable_slot_is_opened() -> None:
    older, newer = played("pcc", 8).session.save(), played("pcc", 9).session.save()
    for broken in (newer[:-5], "", newer.replace("malabares", "malabarez", 1), '{"mesa":9}'):
        desk = Desk()
        told = json.loads(desk.session.resume([broken, older]))
        assert told["ok"] and len(told["broken"]) == 1 and told["broken"][0]["key"].startswith("save.")
        assert set(told["broken"][0]) == {"key", "params"} and desk.session.save() == older
    told = json.loads(Session().resume([newer, older[:-5]]))
    assert told["broken"] == [] and told["table"]["ply"] == json.loads(Session().resume([newer]))["table"]["ply"]


def test_only_broken_slots_or_none_at_all() -> None:
    text = played("pcc", 8).session.save()
    told = json.loads(Session().resume([text[:-1], text[:50]]))
    assert told == {"ok": True, "table": None, "broken": [{"key": "save.cut", "params": {}}] * 2}
    assert json.loads(Session().resume([])) == {"ok": True, "table": None, "broken": []}


def test_after_leaving_the_older_slot_does_not_come_back() -> None:
    desk = played("pcc", 8)
    older = desk.session.save()
    desk.ask("leave")
    told = json.loads(Session().resume([desk.session.save(), older]))
    assert told == {"ok": True, "table": None, "broken": []}
    told = json.loads(Session().resume([desk.session.save()[:-1], older]))
    assert told["table"] is not None and len(told["broken"]) == 1


def test_an_opened_save_is_kept_and_plays_on() -> None:
    text = played("pcc", 14).session.save()
    desk = played("pp", 4)
    opened = json.loads(desk.session.open(text))
    assert opened["ok"] and opened["viewer"] == 0 and desk.session.dirty and desk.session.save() == text
    desk.first = opened
    assert watcher(desk) == 0
    for _ in turns(desk, Random(1)):
        pass
    assert desk.look(None)["outcome"]


def test_an_old_decision_of_the_former_table_is_not_played_at_the_opened_one() -> None:
    desk = Desk("pp")
    seen = desk.look(0)
    desk.session.open(played("pp", 10).session.save())
    tap = {"viewer": 0, "actor": 0, "decision": seen["decision"], "offer": 0}
    assert desk.ask("act", **tap)["error"] == "request.stale"


def test_a_new_table_replaces_the_old_one() -> None:
    desk = played("pcc", 9)
    fields = {"game": "malabares", "seats": seated("ppp"), "code": "00000002", "options": {}, "viewer": None}
    answer = desk.ask("new", **fields)
    assert answer["ply"] == 1 and json.loads(desk.session.save())["body"]["record"]["seats"] == 3
    assert Desk("ppp", code="00000002").session.save() == desk.session.save()
