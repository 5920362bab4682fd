"""Phase 1: the deal, the income, and choosing partners there and back."""

import pytest

from pygames.gran_circo.course import income_of
from pygames.gran_circo.data import ROUNDS
from pygames.gran_circo.state import FIRST, REVEAL, SECOND, Coin, Partner
from tests.gran_circo.stage import Stage, dealt, steps_of, tiles, with_hands

rule = pytest.mark.rule
PHASES = ("deal", "first", "second", "reveal", "manage", "keep", "invest", "over")


@rule("GCR9")
def test_four_rounds_of_phases_in_order_each_turn_clockwise() -> None:
    for seed in range(4):
        seen = [(step.before.scene.round, PHASES.index(step.before.phase)) for step in steps_of(4, seed)]
        assert seen == sorted(seen) and seen[-1][0] == ROUNDS
        for phase in ("first", "reveal"):
            turns = [step.seat for step in steps_of(4, seed) if step.before.phase == phase]
            assert all((after - before) % 4 == 1 for before, after in zip(turns[:4], turns[1:4], strict=False))


@rule("GC1")
def test_the_first_starting_player_is_drawn() -> None:
    assert {dealt(3, seed).state.scene.start for seed in range(40)} == {0, 1, 2}
    state = dealt(3, 2).state
    assert state.turn == (state.scene.start,)


@rule("GCR11")
@rule("GCR12")
def test_what_three_acts_earn() -> None:
    assert income_of(tiles("clown_1 mime_1R tamer_2L")) == 5
    assert income_of(tiles("clown_1 mime_2L tamer_3")) == 6
    assert income_of(tiles("clown_3 mime_3 tamer_3")) == 7
    sums = {3: "1 1L 1R", 4: "1 1L 2", 5: "1 2 2", 6: "2 2 2", 7: "2 2 3", 8: "2 3 3", 9: "3 3 3"}
    paid = [income_of(tuple(f"clown_{stars[0]}" for stars in row.split())) for row in sums.values()]
    assert paid == [5, 5, 5, 6, 7, 7, 7]


def test_everybody_is_paid_and_money_is_kept() -> None:
    stage = with_hands("clown_1L mime_1R tamer_2L", "clown_2LR mime_2L tamer_1LR", "clown_3 mime_3 tamer_3")
    assert stage.state.money == (5, 5, 7) and stage.state.scene.incomes == (5, 5, 7)
    assert [event.params["paid"] for event in stage.told if event.kind == "income"] == [5, 5, 7]


def chosen(stage: Stage, *names: str) -> Stage:
    for name in names:
        stage.act(Coin() if name == "coin" else Partner(name))
    return stage


@rule("GCR13")
@rule("GCR15")
@rule("GC5")
def test_partners_there_and_back() -> None:
    stage = Stage(3, phase=FIRST)
    assert stage.seat == 0
    chosen(stage, "scout", "manager", "shareholder")
    assert (stage.phase, stage.seat) == (SECOND, 2)
    chosen(stage, "coin")
    assert stage.seat == 1
    chosen(stage, "investor", "coin")
    assert stage.phase == REVEAL and stage.seat == 0
    assert stage.state.partners == (("scout",), ("manager", "investor"), ("shareholder",))
    assert stage.state.money == (1, 0, 1)


@rule("GCR14")
@rule("GC3")
@rule("GC4")
def test_no_coin_at_first_and_no_partner_twice() -> None:
    stage = Stage(3, phase=FIRST, start=1, seat=1)
    assert stage.refusal(Coin()).rule == "GC3"
    chosen(stage, "investor", "shareholder", "investor")
    assert (stage.phase, stage.seat) == (SECOND, 0)
    assert stage.offers(Coin()) and stage.refusal(Partner("investor")).rule == "GC4"
    chosen(stage, "manager", "scout")
    assert stage.seat == 1
    assert stage.may() == [repr(Partner("shareholder")), repr(Coin())]
    chosen(stage, "shareholder")
    assert all(len(held) == len(set(held)) == 2 for held in stage.state.partners)


@rule("GC4")
@rule("GCR8")
def test_the_coin_is_taken_when_nothing_else_is_left() -> None:
    stage = Stage(3, phase=SECOND, step=5, partners=("shareholder", "scout investor", "manager investor"))
    assert stage.may() == [repr(Coin())]
    assert stage.refusal(Partner("investor")).rule == "GCR8"


@rule("GC6")
def test_partners_go_back_and_are_not_taken_again_in_the_round() -> None:
    for step in steps_of(4, 3):
        if isinstance(step.action, Partner):
            assert step.before.phase in (FIRST, SECOND)
        if step.after.phase in ("keep", "invest"):
            assert not any(partner in ("manager", "scout") for held in step.after.partners for partner in held)
        if step.after.phase == FIRST and step.after.step == 0:
            assert not any(step.after.partners)
