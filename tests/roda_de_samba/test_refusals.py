"""Every refusal names a rule or a plain reason."""

import re
from pathlib import Path

import pytest

from pygames.roda_de_samba.data import REGIONS
from pygames.roda_de_samba.state import Charm, Discard, Draw, Invite, Place, Play, Region, Skip, Take
from tests.roda_de_samba.stage import GAME, Stage, cards, undealt

CIRCLE = "pf1 / pa1 / bj1 / su1"


def at(phase: str, hand: str = "su2 vi1 lg2 ma", **more: object) -> Stage:
    return Stage([hand, "ta1 ta2"], [CIRCLE], phase=phase, piles="ag1 / / /", **more)


@pytest.mark.parametrize(
    ("phase", "action", "rule", "key"),
    [
        ("draw", Take("red"), "RS3", "refusal.pile_empty"),
        ("draw", Play(("su2",)), "RSR8", "refusal.wrong_step"),
        ("play", Draw(), "RSR8", "refusal.wrong_step"),
        ("play", Skip(), "RSR8", "refusal.wrong_step"),
        ("play", Play(("ta1",)), "RSR13", "refusal.not_yours"),
        ("play", Play(()), "RSR13", "refusal.not_yours"),
        ("play", Play(("ma",)), "RSR13", "refusal.malandro_not_played"),
        ("play", Play(cards("su2 vi1")), "RS8", "refusal.one_instrument"),
        ("place", Place(1), "RSR14", "refusal.space_taken"),
        ("invite", Invite("noel_rosa"), "RSR25", "refusal.marks_missing"),
        ("invite", Invite("candeia"), "RSR23", "refusal.not_on_table"),
        ("invite", Invite("bide"), "RSR23", "refusal.not_on_table"),
        ("charm", Charm("candeia"), "RS35", "refusal.no_charm"),
        ("charm", Skip(), "RSR8", "refusal.wrong_step"),
        ("discard", Discard("ta1", "yellow"), "RSR39", "refusal.not_yours"),
        ("discard", Discard("vi1", "yellow"), "RSR40", "refusal.own_colour"),
        ("discard", Discard("ma", "red"), "RS27", "refusal.no_pile"),
        ("discard", Skip(), "RSR39", "refusal.must_discard"),
    ],
)
def test_refusals_step_by_step(phase: str, action: object, rule: str | None, key: str) -> None:
    refusal = at(phase, pending="lg2" if phase == "place" else "").refusal(action)
    assert (refusal.rule, refusal.key) == (rule, key)


def test_refusals_with_parameters() -> None:
    assert at("discard").refusal(Discard("vi1", "yellow")).params == {"colour": "red"}
    assert at("draw").refusal(Take("red")).params == {"colour": "red"}
    assert at("invite").refusal(Invite("noel_rosa")).params == {"sambist": "noel_rosa"}
    spared = at("discard", due="malandro").refusal(Discard("vi1", "red"))
    assert (spared.rule, spared.key) == ("RSR35", "refusal.only_malandro")
    charmed = at("invite", charmed=[None, "candeia"]).refusal(Invite("candeia"))
    assert (charmed.rule, charmed.key) == ("RS25", "refusal.charmed_by_other")


def test_out_of_turn_and_after_the_end() -> None:
    refusal = at("draw").refusal(Draw(), seat=1)
    assert (refusal.rule, refusal.key, refusal.params) == (None, "refusal.not_your_turn", {"seat": 0})
    ended = at("over").state._replace(turn=())
    assert GAME.why_not(ended, 0, Draw()).params == {"seat": None}


def test_a_region_is_chosen_once() -> None:
    state = GAME.apply(undealt(2, "choose"), 0, Region("lapa"))
    assert not GAME.is_legal(state, 1, Region("lapa"))
    assert GAME.why_not(state, 1, Draw()).key == "refusal.wrong_step"
    assert len(GAME.legal_actions(state, 1)) == len(REGIONS) - 1


def test_every_refusal_has_a_rule_that_the_texts_know() -> None:
    root = Path(__file__).parents[2]
    told = set(re.findall(r'"(RSR?\d+)"', (root / "pygames/roda_de_samba/telling.py").read_text()))
    assert told and told <= set(re.findall(r"\*\*(RSR?\d+)\*\*", (root / "docs/rules/roda_de_samba.md").read_text()))
