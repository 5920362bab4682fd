"""Every request of the protocol, its answer field by field, and what is said of requests that mean nothing."""

import json
from random import Random
from typing import Any

import pytest

from pygames.bridge import Session
from tests.bridge.desk import Desk, played, player, seated, turns

STEP_KEYS = {"events", "view"}


def test_new_deals_and_tells_the_viewer_its_own_hand() -> None:
    desk = Desk("pcc")
    answer = desk.ask("new", game="malabares", seats=seated("pcc"), code="7KQ2M0AZ", options={}, viewer=0)
    assert (answer["game"], answer["ply"], answer["code"], answer["viewer"], answer["actor"]) == (
        "malabares", 1, "7KQ2M0AZ", 0, 0,
    )  # fmt: skip
    assert answer["options"] == {"cobogran": False} and answer["outcome"] is None and answer["recap"] == []
    assert answer["turn"] == {"seat": 0, "kind": "person", "open": False, "window": 0}
    assert answer["to_act"] == [0] and answer["may_interrupt"] == []
    (step,) = answer["steps"]
    assert set(step) == STEP_KEYS and step["view"] == answer["view"]
    deal, leader = step["events"]
    assert (deal["kind"], deal["cards"], deal["to"]) == ("deal", answer["view"]["dark"], "hand/0")
    assert leader["kind"] == "leader" and leader["seat"] == answer["view"]["leader"]
    assert [offer["cards"] for offer in answer["offers"]] == [[card] for card in answer["view"]["dark"]]
    assert answer["undo"]["key"] == "undo.revealed"
    assert desk.session.dirty


def test_look_changes_nothing() -> None:
    desk = Desk("pcp")
    before = desk.session.save()
    for viewer in (None, 0, 2):
        answer = desk.look(viewer)
        assert (answer["viewer"], answer["steps"], desk.session.dirty) == (viewer, [], False)
        assert desk.look(viewer) == answer
    assert desk.session.save() == before


def test_act_and_think_tell_their_step() -> None:
    desk = Desk("pcc")
    answer = desk.act(0, 0)
    assert answer["ply"] == 2 and desk.session.dirty
    (step,) = answer["steps"]
    assert [event["kind"] for event in step["events"]] == ["pass", "pass_own"]
    answer = desk.ask("think", viewer=0, actor=0)
    assert answer["ply"] == 3 and [event["kind"] for event in answer["steps"][0]["events"]] == ["pass"]
    assert answer["turn"]["seat"] == 2
    answer = desk.ask("think", viewer=0, actor=0)
    assert [event["kind"] for event in answer["steps"][0]["events"]] == ["pass", "received", "begin"]


def test_only_computers_think_and_only_persons_act() -> None:
    desk = Desk("pcc")
    assert desk.ask("think", viewer=0)["error"] == "request.nobody_thinks"
    desk.act(0, 0)
    seen = desk.look(None, 1)
    assert desk.ask("act", viewer=0, actor=1, decision=seen["decision"], offer=0)["error"] == "request.field"
    assert seen["offers"] == []


def test_nobody_looks_with_a_computers_eyes_before_the_end() -> None:
    desk = Desk("pc")
    for name in ("look", "log"):
        assert desk.ask(name, viewer=1, actor=None)["error"] == "request.field"
    for _ in turns(desk, Random(1)):
        pass
    assert desk.look(1)["view"]["me"] == 1


def test_recap_tells_what_happened_since_the_own_last_action() -> None:
    desk = Desk("ppp")
    for seat in range(3):
        desk.act(seat, 0)
    kinds = [event["kind"] for event in desk.look(1)["recap"]]
    assert kinds == ["pass", "received", "begin"]
    assert [event["kind"] for event in desk.look(0)["recap"]] == ["pass", "pass", "received", "begin"]
    assert desk.look(None)["recap"] == []


def test_log_tells_everything_this_viewer_may_know() -> None:
    desk = Desk("ppp")
    for seat in range(3):
        desk.act(seat, 0)
    mine = [event["kind"] for event in desk.ask("log", viewer=2)["events"]]
    assert mine == ["deal", "leader", "pass", "pass", "pass", "pass_own", "received", "begin"]
    everybody = [event["kind"] for event in desk.ask("log", viewer=None)["events"]]
    assert everybody == ["leader", "pass", "pass", "pass", "begin"]


def test_leave_forgets_the_table() -> None:
    desk = played("pcc", 9)
    assert desk.ask("leave") == {"ok": True} and desk.session.dirty
    assert json.loads(Session().resume([desk.session.save()])) == {"ok": True, "table": None, "broken": []}
    for name in ("look", "act", "think", "undo", "why", "log"):
        assert desk.ask(name, offer=0, decision="", action={})["error"] == "request.no_table"
    assert desk.ask("leave") == {"ok": True}


@pytest.mark.parametrize("text", ["", "null", "[]", "3", '"look"', "{", '{"ask":', "\x00", "{'ask': 'look'}", "NaN"])
def test_text_that_is_no_request(text: str) -> None:
    assert Desk("pp").say(text)["error"] == "request.json"


@pytest.mark.parametrize(
    ("request_", "error", "params"),
    [
        ({}, "request.field", {"field": "ask"}),
        ({"ask": 3}, "request.field", {"field": "ask"}),
        ({"ask": "peek"}, "request.ask", {"ask": "peek"}),
        ({"ask": "save"}, "request.ask", {"ask": "save"}),
        ({"ask": "_look"}, "request.ask", {"ask": "_look"}),
        ({"ask": "look", "viewer": 3}, "request.field", {"field": "viewer"}),
        ({"ask": "look", "viewer": -1}, "request.field", {"field": "viewer"}),
        ({"ask": "look", "viewer": True}, "request.field", {"field": "viewer"}),
        ({"ask": "look", "viewer": "0"}, "request.field", {"field": "viewer"}),
        ({"ask": "look", "viewer": 1.0}, "request.field", {"field": "viewer"}),
        ({"ask": "look", "actor": 3}, "request.field", {"field": "actor"}),
        ({"ask": "log", "viewer": 9}, "request.field", {"field": "viewer"}),
        ({"ask": "act", "viewer": 0, "actor": 0, "decision": "0.1"}, "request.field", {"field": "offer"}),
        ({"ask": "act", "viewer": 0, "actor": 0, "offer": 0}, "request.field", {"field": "decision"}),
        ({"ask": "act", "viewer": 0, "offer": 0, "decision": ""}, "request.field", {"field": "actor"}),
        ({"ask": "act", "viewer": 0, "actor": 0, "offer": False, "decision": ""}, "request.field", {"field": "offer"}),
        ({"ask": "undo", "viewer": 0}, "request.field", {"field": "actor"}),
        ({"ask": "undo", "viewer": 0, "actor": 4}, "request.field", {"field": "actor"}),
        ({"ask": "why", "actor": 0}, "request.action", {}),
        ({"ask": "why", "actor": 0, "action": []}, "request.action", {}),
        ({"ask": "new"}, "request.field", {"field": "game"}),
        ({"ask": "new", "game": "chess", "seats": seated("pp")}, "setup.game", {"game": "chess"}),
        ({"ask": "new", "game": "malabares", "seats": {}}, "request.field", {"field": "seats"}),
        ({"ask": "new", "game": "malabares", "seats": [1, 2]}, "request.field", {"field": "seats"}),
        (
            {"ask": "new", "game": "malabares", "seats": seated("pp"), "options": []},
            "request.field",
            {"field": "options"},
        ),
        ({"ask": "new", "game": "malabares", "seats": seated("pp"), "code": 7}, "request.field", {"field": "code"}),
        ({"ask": "new", "game": "malabares", "seats": seated("pp"), "viewer": 2}, "request.field", {"field": "viewer"}),
    ],
)
def test_requests_that_mean_nothing(request_: dict[str, Any], error: str, params: dict[str, Any]) -> None:
    desk = Desk("ppp")
    before = desk.session.save()
    answer = desk.say(json.dumps(request_))
    assert (answer["error"], answer["params"]) == (error, params)
    assert desk.session.save() == before and not desk.session.dirty


@pytest.mark.parametrize("seats", [0, 1, 5, 40])
def test_seats_the_game_has_not(seats: int) -> None:
    answer = Desk().ask("new", game="malabares", seats=[player()] * seats, code=None, options={})
    assert (answer["error"], answer["params"]) == ("setup.seats", {"seats": seats, "least": 2, "most": 4})


def test_a_failed_new_leaves_the_present_table() -> None:
    desk = played("pp", 3)
    before = desk.session.save()
    for change in ({"seats": seated("p")}, {"code": "!"}, {"viewer": 7}, {"options": {"cobogran": 1}}):
        fields = {"game": "malabares", "seats": seated("pp"), "code": None, "options": {}, **change}
        assert not desk.ask("new", **fields)["ok"]
        assert desk.session.save() == before and not desk.session.dirty


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("undo", {"actor": 0, "viewer": 9}),
        ("undo", {"actor": 0, "viewer": "0"}),
        ("act", {"actor": 1, "viewer": 9, "offer": 0}),
        ("think", {"actor": 9, "viewer": None}),
        ("think", {"actor": None, "viewer": 9}),
    ],
)
def test_a_wrong_viewer_or_actor_changes_nothing(name: str, fields: dict[str, Any]) -> None:
    desk = Desk("pcp" if name == "think" else "ppp")
    desk.act(0, 0)
    before = desk.session.save()
    answer = desk.ask(name, **{"decision": desk.look(None, 1)["decision"], **fields})
    assert not answer["ok"] and not desk.session.dirty
    assert desk.session.save() == before, "an error was answered, and the table has changed"
