"""Reasons for what is not offered, for actions that are none, and for seats whose cards nobody may ask about."""

import json
from random import Random
from typing import Any

import pytest

from pygames.malabares.data import CARDS
from tests.bridge.desk import Desk, turns


def why(desk: Desk, actor: int | None, action: Any) -> dict[str, Any]:
    before = desk.session.save()
    answer = desk.ask("why", actor=actor, action=action)
    assert not desk.session.dirty and desk.session.save() == before
    return answer


def test_what_is_offered_has_no_refusal_and_everything_else_has_one() -> None:
    desk = Desk("ppp")
    for ply, (_seat, _, answer) in enumerate(turns(desk, Random(5))):
        if ply % 9 or not answer["turn"]:
            continue
        actor = answer["turn"]["seat"]
        offers = desk.look(actor)["offers"]
        tried = [{"kind": kind, "card": card} for kind in ("throw", "catch") for card in CARDS]
        tried += [{"kind": "pass", "cards": [card]} for card in CARDS]
        for action in tried:
            said = why(desk, actor, action)
            assert said["ok"] and (said["refusal"] is None) == (action in offers), (action, said)
        (other,) = [seat for seat in range(3) if seat not in (actor, (actor + 1) % 3)]
        refusal = why(desk, other, offers[0])["refusal"]
        assert refusal == {"rule": None, "key": "refusal.not_your_turn", "params": {"seat": actor}}


def test_refusals_name_rule_and_parameters() -> None:
    desk = Desk("pp")
    hand = desk.look(0)["view"]["dark"]
    said = why(desk, 0, {"kind": "pass", "cards": hand[:1]})["refusal"]
    assert said == {"rule": "MB18", "key": "refusal.pass_count", "params": {"count": 2}}
    said = why(desk, 0, {"kind": "pass", "cards": desk.look(1)["view"]["dark"][:2]})["refusal"]
    assert (said["rule"], said["key"]) == ("MBR7", "refusal.not_yours")
    said = why(desk, 0, {"kind": "throw", "card": hand[0]})["refusal"]
    assert said == {"rule": "MBR7", "key": "refusal.wrong_step", "params": {"phase": "pass"}}


ODD: list[Any] = [
    {},
    {"kind": "dance"},
    {"kind": None},
    {"kind": "throw"},
    {"kind": "throw", "card": "k1", "more": 1},
    {"kind": "throw", "cards": ["k1"]},
    {"kind": "pass", "card": "k1"},
    {"kind": "pass", "cards": 5},
    {"kind": "pass", "cards": None},
    {"kind": "pass", "cards": [{"kind": "dance"}]},
    {"kind": "pass", "cards": {"kind": "throw", "card": "k1"}},
    {"kind": "throw", "card": None},
    {"kind": "throw", "card": 10**300},
    {"kind": "throw", "card": ["k1", ["t2"]]},
    {"kind": "throw", "card": {"kind": "throw", "card": "k1"}},
    {"kind": "catch", "card": {"kind": "catch", "card": []}},
    {"kind": "deal", "deck": [], "leader": 0},
    {"kind": "swap", "cards": ["k1", "t2"]},
    {"kind": "kit", "seats": 1, "special": 2, "hand": 3, "aside": 4, "passed": 5, "end": 6},
    {"kind": "piolin", "hidden": 0, "unwanted": 0, "stuck": False, "worth": 0},
]


@pytest.mark.parametrize("action", ODD, ids=lambda action: json.dumps(action)[:30])
def test_odd_actions_are_refused_or_not_understood(action: Any) -> None:
    for plies in (0, 3, 6):
        desk = Desk("ppp")
        for done, _ in enumerate(turns(desk, Random(1))):
            if done >= plies:
                break
        answer = why(desk, desk.look(None)["turn"]["seat"], action)
        assert (
            answer["refusal"] is not None
            if answer["ok"]
            else answer["error"] in ("request.action", "value.kind", "value.fields")
        )


def test_a_pass_in_another_order_is_no_matter_of_number() -> None:
    desk = Desk("pp")
    hand = desk.look(0)["view"]["dark"]
    refusal = why(desk, 0, {"kind": "pass", "cards": [hand[1], hand[0]]})["refusal"]
    assert refusal is None or refusal["key"] != "refusal.pass_count"


def test_nothing_is_said_about_a_computers_hand() -> None:
    """Asking for each card why the computer may not throw it would list the computer's hand."""
    desk = Desk("pcc")
    for _seat, _, answer in turns(desk, Random(1)):
        if answer["turn"]["kind"] == "computer" and answer["view"]["phase"] == "throw":
            break
    actor = answer["turn"]["seat"]
    said = {json.dumps(why(desk, actor, {"kind": "throw", "card": card}), sort_keys=True) for card in CARDS}
    assert len({text.replace("null", "") for text in said}) == 1


def test_a_why_without_an_actor_is_no_permission() -> None:
    assert not why(Desk("pp"), None, {"kind": "throw", "card": "k1"})["ok"]
