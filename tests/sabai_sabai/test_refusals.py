"""Every refusal names a rule or a plain reason."""

import re
from pathlib import Path
from random import Random

import pytest

from pygames.sabai_sabai.actions import (
    ANNOUNCE,
    DONE,
    DRAW_CARD,
    NEXT,
    PASS,
    PLAY_CARD,
    Action,
    Deal,
    Finish,
    Give,
    Keep,
    Move,
    Pay,
    Peek,
    Pick,
    Reshuffle,
    Spy,
    Switch,
    Throw,
)
from tests.sabai_sabai.stage import GAME, Stage

ROWS = ("n9 - n1", "n7 n2", "n3 n4")


def at(phase: str) -> Stage:
    """Return a table in a phase, seat 0 on turn."""
    card = {"peek": "n11", "look": "n11", "spy": "n12", "give": "n13", "aim": "n13", "switch": "n14", "to": "n14"}
    stage = Stage(*ROWS, drawn=None if phase == "draw" else card.get(phase, "n7"))
    if phase in ("draw", "decide"):
        return stage
    stage.play()
    if phase == "look":
        stage.peek(0)
    elif phase in ("aim", "to"):
        stage.act(0, Pick(0, 0))
    elif phase == "pay":
        stage.move(0, 1, 0).close()
    return stage


@pytest.mark.parametrize(
    ("phase", "seat", "action", "rule", "key"),
    [
        ("draw", 0, PLAY_CARD, "SSR15", "refusal.wrong_step"),
        ("draw", 1, DRAW_CARD, None, "refusal.not_your_turn"),
        ("draw", 0, Throw(1, 0), "SSR28", "refusal.not_yours"),
        ("draw", 0, Throw(0, 1), "SSR28", "refusal.empty_place"),
        ("draw", 0, Throw(0, 7), "SSR28", "refusal.empty_place"),
        ("draw", 0, Move(0, 0), "SSR35", "refusal.own_card"),
        ("draw", 0, Move(1, 5), "SSR35", "refusal.empty_place"),
        ("draw", 0, PASS, "SSR15", "refusal.wrong_step"),
        ("decide", 0, DRAW_CARD, "SSR15", "refusal.wrong_step"),
        ("decide", 0, Keep(0, 1), "SSR17", "refusal.empty_place"),
        ("decide", 0, Keep(1, 0), "SSR17", "refusal.not_yours"),
        ("decide", 1, Keep(1, 0), None, "refusal.not_your_turn"),
        ("peek", 0, Peek(1, 0), "SSR19", "refusal.not_yours"),
        ("peek", 0, Peek(0, 1), "SSR19", "refusal.empty_place"),
        ("peek", 0, Spy(1, 0), "SSR15", "refusal.wrong_step"),
        ("peek", 0, Pick(0, 0), "SSR15", "refusal.wrong_step"),
        ("peek", 0, Throw(0, 0), "SS41", "refusal.not_between_actions"),
        ("look", 0, Peek(0, 0), "SSR15", "refusal.wrong_step"),
        ("spy", 0, Spy(0, 0), "SSR20", "refusal.not_another"),
        ("spy", 0, Spy(1, 4), "SSR20", "refusal.empty_place"),
        ("give", 0, Pick(0, 1), "SSR21", "refusal.empty_place"),
        ("give", 0, Peek(0, 0), "SSR15", "refusal.wrong_step"),
        ("give", 0, Give(1), "SSR15", "refusal.wrong_step"),
        ("aim", 0, Give(0), "SSR21", "refusal.give_yourself"),
        ("aim", 0, Give(9), "SSR21", "refusal.give_yourself"),
        ("aim", 0, Switch(1, 0), "SSR15", "refusal.wrong_step"),
        ("to", 0, Switch(0, 0), "SSR22", "refusal.not_another"),
        ("to", 0, Switch(1, 3), "SSR22", "refusal.empty_place"),
        ("to", 0, Give(1), "SSR15", "refusal.wrong_step"),
        ("pay", 0, Pay(1, 0), "SSR38", "refusal.not_yours"),
        ("pay", 0, Pay(0, 1), "SSR38", "refusal.empty_place"),
        ("window", 0, DRAW_CARD, "SSR15", "refusal.wrong_step"),
        ("window", 0, DONE, "SSR15", "refusal.wrong_step"),
        ("window", 0, NEXT, "SSR15", "refusal.wrong_step"),
        ("window", 5, PASS, None, "refusal.not_your_turn"),
        ("window", -1, Finish((0, 1, 2)), None, "refusal.not_your_turn"),
    ],
)
def test_refusals_step_by_step(phase: str, seat: int, action: Action, rule: str | None, key: str) -> None:
    refusal = at(phase).refusal(seat, action)
    assert (refusal.rule, refusal.key) == (rule, key)


def test_a_seat_without_cards_throws_nothing() -> None:
    stage = Stage("n9", "n7", drawn="n12").play().spy(1, 0).done()
    assert stage.refusal(1, Throw(1, 3)).key == "refusal.empty_place"
    out = Stage("n9", "n12", "n12 n3", drawn="n12").play().spy(1, 0).done().throw(1, 0)
    assert out.refusal(1, Throw(1, 0)).key == "refusal.no_cards"


def test_nobody_acts_while_chance_does_or_after_the_end() -> None:
    race = Stage("n9 n1", "n8 n1", drawn="n7", pile="n7 n7 n7").play()
    assert race.refusal(0, ANNOUNCE).params == {"seat": None}
    assert not GAME.is_legal(race.state, -1, Finish((0, 0)))
    over = Stage("n9", "n8", caller=0, left=1, number=3, drawn="n7").play().close()
    assert over.refusal(0, ANNOUNCE).key == "refusal.not_your_turn"
    assert not GAME.is_possible(over.state, Reshuffle(())) and not GAME.is_possible(over.state, Deal((), 0))


def test_no_refusal_is_without_a_reason() -> None:
    source = (Path(__file__).parents[2] / "pygames/sabai_sabai/refusals.py").read_text()
    assert len(set(re.findall(r'"(refusal\.\w+)"', source))) > 15
    assert GAME.chance(at("window").state._replace(phase="race"), Random(1)) is not None
