"""Whole games through text alone, and nothing in any answer that its viewer may not know."""

import json
from random import Random

import pytest

from pygames.bridge import load
from pygames.malabares.data import CARDS
from tests.bridge.desk import LARGEST_SAVE, Answer, Desk, checked, turns, watcher
from tests.bridge.twins import twin_of
from tests.laws.adapters import ADAPTERS
from tests.laws.world_laws import words_in

TABLES = ["pcc", "pc", "cp", "pp", "ppp", "pppp", "pcce", "ppcc", "cc", "ccc", "cece"]


@pytest.mark.parametrize("cobogran", [False, True])
@pytest.mark.parametrize("kinds", TABLES)
def test_a_game_ends_with_a_result(kinds: str, cobogran: bool) -> None:
    desk = Desk(kinds, code=None, cobogran=cobogran)
    last: Answer = {}
    ply = desk.first["ply"]
    for seat, how, last in turns(desk, Random(len(kinds)), public=True):
        assert last["ok"], last
        assert how == ("think" if kinds[seat] != "p" else "act") and desk.session.dirty
        assert last["steps"] and last["steps"][-1]["view"] == last["view"]
        assert last["ply"] == ply + len(last["steps"])
        ply = last["ply"]
    outcome = last["outcome"]
    assert last["turn"] is None and last["to_act"] == [] and last["view"]["phase"] == "over" and last["offers"] == []
    assert outcome["scores"] == last["view"]["totals"]
    for seat, score in enumerate(outcome["scores"]):
        assert sum(line["points"] for line in outcome["lines"] if line["seat"] == seat) == score
    if last["view"]["winner"] is None:
        best = max(outcome["scores"])
        assert outcome["winners"] == [seat for seat, score in enumerate(outcome["scores"]) if score == best]
    else:
        assert outcome["winners"] == [last["view"]["winner"]]
    assert len(desk.session.save().encode()) <= LARGEST_SAVE
    for seat in range(desk.seats):
        assert not desk.ask("act", viewer=seat, actor=seat, decision=desk.look(seat)["decision"], offer=0)["ok"]
    assert desk.ask("think")["error"] == "request.nobody_thinks"


def cards_in(answer: object) -> set[str]:
    return set(words_in(answer)) & set(CARDS)


@pytest.mark.parametrize(
    ("kinds", "cobogran"), [("pp", False), ("ppp", True), ("pppp", False), ("pcc", True), ("cpe", False)]
)
def test_no_answer_names_a_card_its_viewer_may_not_know(kinds: str, cobogran: bool) -> None:
    knows = ADAPTERS["malabares"].knows
    desk = Desk(kinds, cobogran=cobogran)
    for seat, how, answer in turns(desk, Random(3)):
        table = load(desk.session.save()).table
        assert table is not None
        actor = seat if how == "act" else watcher(desk)
        assert cards_in(answer) <= knows(table.state, actor), f"the answer to {how} by {seat} names too much"
        people = [seat for seat, kind in enumerate(kinds) if kind == "p"]
        for viewer in (None, *people):
            for other in (None, *range(desk.seats)):
                seen = desk.ask("look", viewer=viewer, actor=other)
                assert cards_in(seen) <= knows(table.state, viewer)
                if viewer != other:
                    assert seen["offers"] == [] or seen["turn"]["open"] and seen["to_act"] == [other]
                    assert all(offer["kind"] == "catch" for offer in seen["offers"])
            told = desk.ask("log", viewer=viewer)
            if table.state.scene.show == 0 and table.state.phase != "over":
                assert cards_in(told) <= knows(table.state, viewer)


@pytest.mark.parametrize(("kinds", "cobogran"), [("pp", True), ("ppp", False), ("pppp", True)])
def test_no_answer_depends_on_what_its_viewer_cannot_see(kinds: str, cobogran: bool) -> None:
    """The same questions at a table with other hidden cards get the same answers, letter by letter."""
    desk, rng = Desk(kinds, cobogran=cobogran), Random(11)
    for ply, _ in enumerate(turns(desk, rng)):
        viewer = ply % desk.seats
        twin = twin_of(desk.session.save(), viewer, rng)
        for eyes in (viewer, None):
            for actor in (None, viewer, (viewer + ply) % desk.seats):
                text = json.dumps({"ask": "look", "viewer": eyes, "actor": actor})
                assert twin.ask(text) == desk.session.ask(text), f"seat {viewer} sees hidden cards as {eyes}, {actor}"
            text = json.dumps({"ask": "log", "viewer": eyes})
            assert twin.ask(text) == desk.session.ask(text)


@pytest.mark.parametrize("kinds", ["pp", "ppp"])
def test_what_a_step_tells_does_not_depend_on_hidden_cards(kinds: str) -> None:
    """An action's answer, told to its own seat, is the same with other hidden cards that the seat could not exclude."""
    desk, rng = Desk(kinds), Random(12)
    while turn := desk.look(None)["turn"]:
        seat = turn["seat"]
        seen = desk.look(seat)
        twin = twin_of(desk.session.save(), seat, rng)
        offer = int(rng.random() * len(seen["offers"]))
        twin_decision = checked(twin.ask(json.dumps({"ask": "look", "viewer": seat, "actor": seat})))
        assert twin_decision == seen
        answers = []
        for session in (twin, desk.session):
            fields = {"ask": "act", "viewer": seat, "actor": seat, "decision": seen["decision"], "offer": offer}
            answers.append(checked(session.ask(json.dumps(fields))))
        kinds_told = {event["kind"] for step in answers[1]["steps"] for event in step["events"]}
        if not kinds_told & {"received", "show_end"}:
            assert answers[0] == answers[1]


def test_the_whole_tables_view_has_nothing_private() -> None:
    desk = Desk("ppp")
    for _ in turns(desk, Random(8)):
        view = desk.look(None, 0)["view"]
        assert view["me"] is None and view["worth"] is None and view["piolin"] is None
        assert view["dark"] == view["light"] == view["given"] == view["received"] == []


def test_a_catch_is_taken_on_the_shared_table() -> None:
    desk = Desk("ppp")
    caught = 0
    for _ in turns(desk, Random(4), public=True):
        seen = desk.look(None)
        if not seen["turn"] or not seen["turn"]["open"]:
            continue
        caught += 1
        seat = seen["turn"]["seat"]
        shared = desk.ask("look", viewer=None, actor=seat)
        assert [offer["card"] for offer in shared["offers"]] == shared["view"]["air"]
        (other,) = [s for s in range(3) if s not in (seat, (seat + 1) % 3)]
        assert desk.ask("look", viewer=other, actor=seat)["offers"] == shared["offers"]
        assert desk.ask("look", viewer=None, actor=other)["offers"] == []
    assert caught > 10
