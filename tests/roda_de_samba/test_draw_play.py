"""Drawing, and putting instruments into the circle."""

import pytest

from pygames.roda_de_samba.state import Discard, Draw, Place, Play, Skip, Take
from tests.roda_de_samba.stage import Stage, cards, ring, walk

rule = pytest.mark.rule
FULL = "su1 / ta1 / ag1 / rr1 / vi1 / v71 / ca1 / bj1 / pa1 / cu1"


@rule("RSR9")
def test_two_cards_are_drawn_from_the_top() -> None:
    stage = Stage(["su1", "ta1"], phase="draw", stock="cf2 lg3 pf1").draw()
    assert stage.state.hands[0] == cards("su1 cf2 lg3")
    assert stage.state.stock == ("pf1",)


@rule("RSR10")
@rule("RSR11")
@rule("RSR12")
def test_two_from_the_deck_or_the_three_red_or_the_two_green() -> None:
    piles = "/ vi1 bj2 ca3 / pa1 cu4 /"
    assert Stage(["su1", "ta1"], phase="draw", piles=piles).may() == {Draw(), Take("red"), Take("green")}
    stage = Stage(["su1", "ta1"], phase="draw", piles=piles).take("red")
    assert stage.state.hands[0] == cards("su1 vi1 ca3 bj2")
    assert (stage.pile("red"), stage.pile("green")) == ((), cards("pa1 cu4"))


@rule("RS3")
@rule("RSR42")
def test_a_pile_is_taken_whole_with_its_malandro_even_a_single_card() -> None:
    stage = Stage(["su1", "ta1"], phase="draw", piles="su2 ma ag1 / vi1 / /").take("yellow")
    assert stage.state.hands[0] == cards("su1 su2 ag1 ma")
    single = Stage(["su1", "ta1"], phase="draw", piles="su2 ma ag1 / vi1 / /").take("red")
    assert single.state.hands[0] == cards("su1 vi1")


@rule("RS4")
@rule("RS5")
def test_the_last_card_is_drawn_alone_and_the_deck_has_run_out() -> None:
    stage = Stage(["su1", "ta1"], phase="draw", stock="cf2").draw()
    assert stage.state.hands[0] == cards("su1 cf2")
    assert stage.scene.last
    assert ("last_round", {"deck": True}) in [(event.kind, event.params) for event in stage.told]


@rule("RS5")
@rule("RSR49")
@pytest.mark.parametrize(("stock", "last"), [("cf2 lg1", True), ("cf2 lg1 pf1", False)])
def test_the_deck_runs_out_when_its_last_card_leaves(stock: str, last: bool) -> None:
    assert Stage(["su1", "ta1"], phase="draw", stock=stock).draw().scene.last is last


@rule("RS6")
def test_with_an_empty_deck_a_pile_has_to_be_taken() -> None:
    stage = Stage(["su1", "ta1"], phase="draw", stock="", piles="/ vi1 / /", last=True, start=1)
    assert stage.may() == {Take("red")}
    assert stage.refusal(Draw()).rule == "RS6"
    assert stage.refusal(Skip()).key == "refusal.wrong_step"


@rule("RS6")
def test_with_nothing_to_draw_the_turn_begins_with_playing() -> None:
    stage = Stage(["su2", "ta1 vi1"], ["su1"], stock="", last=True).play("su2")
    assert (stage.state.phase, stage.seat) == ("play", 1)


@rule("RS6")
@rule("RS27")
def test_with_nothing_to_draw_play_or_discard_the_turn_passes() -> None:
    stage = Stage(["su2", "ma", "ta1"], ["su1"], stock="", last=True).play("su2")
    assert (stage.state.phase, stage.seat) == ("play", 2)
    ends = Stage(["su2", "ma", "ma"], ["su1"], stock="", last=True).play("su2")
    assert (ends.state.phase, ends.state.turn) == ("over", ())


@rule("RSR13")
def test_a_new_instrument_goes_into_any_of_the_ten_spaces() -> None:
    stage = Stage(["su1 vi2", "ta1"]).play("su1")
    assert stage.may() == {Place(space) for space in range(10)}
    stage.act(Place(7))
    assert stage.state.circles[0] == ring("/ / / / / / / su1")
    assert stage.state.hands[0] == ("vi2",)


@rule("RSR13")
def test_a_malandro_is_no_instrument() -> None:
    stage = Stage(["su1 ma", "ta1"])
    assert stage.may() == {Play(("su1",))}
    assert stage.refusal(Play(("ma",))).rule == "RSR13"


@rule("RSR14")
def test_a_known_instrument_joins_its_stack_and_a_new_one_needs_an_empty_space() -> None:
    stage = Stage(["su3 vi2", "ta1"], ["/ su1 su4 / ta2"]).play("su3")
    assert stage.state.circles[0] == ring("/ su1 su3 su4 / ta2")
    assert stage.state.phase == "discard"
    new = Stage(["su3 vi2", "ta1"], ["/ su1 su4 / ta2"]).play("vi2")
    assert new.may() == {Place(space) for space in range(10)} - {Place(1), Place(2)}
    assert new.refusal(Place(1)).rule == "RSR14"


@rule("RSR15")
@rule("RS8")
def test_any_number_of_copies_of_one_instrument_may_be_played() -> None:
    stage = Stage(["pa1 pa3 pa4", "ta1"])
    expected = ["pa1", "pa3", "pa4", "pa1 pa3", "pa1 pa4", "pa3 pa4", "pa1 pa3 pa4"]
    assert stage.may() == {Play(cards(text)) for text in expected}
    assert stage.play("pa1 pa3 pa4", 2).state.circles[0] == ring("/ / pa1 pa3 pa4")
    assert len(Stage(["lg1 lg2 lg3 lg4", "ta1"]).may()) == 15


@rule("RSR16")
def test_the_example_hand_plays_one_of_its_instruments() -> None:
    stage = Stage(["ag1 ta2 pf3 pa1 pa3 pa4", "ta1"])
    expected = {Play(cards(text)) for text in ("ag1", "ta2", "pf3", "pa1 pa3 pa4")}
    assert expected <= stage.may()
    assert stage.refusal(Play(cards("ag1 ta2"))).rule == "RS8"
    assert all(len({card[:2] for card in play.cards}) == 1 for play in stage.may())


@rule("RS7")
def test_an_instrument_that_fits_must_be_played() -> None:
    assert Skip() not in Stage(["su1", "ta1"]).may()
    stage = Stage(["ta2 lg1", "ta1"], [FULL])
    assert stage.may() == {Play(("ta2",))}
    assert stage.refusal(Play(("lg1",))).key == "refusal.no_space"


@rule("RS7")
def test_without_an_instrument_that_fits_playing_is_skipped() -> None:
    full = Stage(["lg1", "ta1"], [FULL], phase="draw", stock="pf1 pf2 pf3", last=True).draw()
    assert (full.state.phase, full.seat) == ("discard", 0)
    taken = Stage(["ma", "ta1"], [FULL], phase="draw", piles="/ / / lg2", last=True).take("blue")
    assert taken.may() == {Discard("lg2", "blue")}
    rogues = Stage(["ma", "ta1"], phase="draw", stock="ma ma pf3", piles="su4 / / /").draw()
    assert rogues.may() == {Discard("ma", "yellow")}


@rule("RS9")
def test_instruments_in_a_circle_are_never_moved() -> None:
    for seed in range(3):
        steps = walk(3, seed)
        for (state, _, _), (after, _, _) in zip(steps, steps[1:], strict=False):
            for was, now in zip(state.circles, after.circles, strict=True):
                assert all(set(old) <= set(new) for old, new in zip(was, now, strict=True))


@rule("RS29")
def test_a_hand_has_no_limit() -> None:
    pile = "su1 su2 su3 su4 ta1 ta2 ta3 ta4 ag1 ag2 ag3 ag4 rr1 rr2"
    stage = Stage(["vi1 vi2 vi3 vi4 bj1", "cu1"], phase="draw", piles=f"{pile} / / /").take("yellow")
    assert len(stage.state.hands[0]) == 19
    assert (stage.state.phase, stage.seat) == ("play", 0)
