"""Neighbours in harmony, and crossed sambas."""

import pytest

from pygames.roda_de_samba.circle import crossed, in_harmony
from pygames.roda_de_samba.scoring import score_of
from tests.roda_de_samba.stage import GAME, Stage, cards, ring

rule = pytest.mark.rule
EXAMPLE = "ag1 / ta3 / pa1 pa3 pa4 / pf4 / vi2 / / / cu1"


@rule("RSR17")
@rule("RS11")
@pytest.mark.parametrize(
    ("one", "other", "agree"),
    [
        ("ag1", "ta3", True),
        ("ta3", "pa3", True),
        ("ta3", "pa4", False),
        ("pf4", "vi2", False),
        ("pf4", "vi4", True),
    ],
)
def test_colour_or_number_makes_harmony(one: str, other: str, agree: bool) -> None:
    assert in_harmony(cards(one), cards(other)) is agree
    assert in_harmony(cards(other), cards(one)) is agree


@rule("RSR20")
@rule("RS11")
def test_one_matching_number_of_a_stack_is_enough() -> None:
    assert in_harmony(cards("ta1 ta3"), cards("pa2 pa3"))
    assert in_harmony(cards("ta3"), cards("pa1 pa3 pa4"))
    assert not in_harmony(cards("ta1 ta3"), cards("pa2 pa4"))


@rule("RSR18")
def test_each_crossed_samba_costs_two_points() -> None:
    assert score_of(ring("su1 / vi2"), ()) == -2
    assert score_of(ring("su1 / vi2 / su1"), ()) == -4


@rule("RSR19")
def test_a_later_card_puts_a_crossed_samba_right() -> None:
    stage = Stage(["pf1 vi4", "ta1"], ["pf4 / vi2"])
    assert (GAME.view(stage.state, None).crossed[0], GAME.view(stage.state, None).scores[0]) == ((0,), -2)
    stage.play("vi4")
    assert (GAME.view(stage.state, None).crossed[0], GAME.view(stage.state, None).scores[0]) == ((), 0)
    assert [(event.kind, event.params) for event in stage.told][-1] == ("uncrossed", {"seat": 0, "count": 0})


@rule("RSR21")
@rule("RS12")
def test_nothing_is_compared_across_an_empty_space() -> None:
    assert in_harmony((), cards("vi2")) and in_harmony(cards("vi2"), ())
    assert crossed(ring("su1 / / vi2 / / pa3 / / lg4")) == ()


@rule("RSR22")
def test_the_example_circle() -> None:
    assert crossed(ring(EXAMPLE)) == (3,)
    assert crossed(ring(EXAMPLE.replace("vi2", "vi2 vi4"))) == ()
    assert crossed(ring(EXAMPLE.replace("pf4", "pf2 pf4"))) == ()


@rule("RS10")
def test_the_last_space_touches_the_first() -> None:
    assert crossed(ring("su1 / / / / / / / / / vi2")) == (9,)
    assert crossed(ring("su1 / / / / / / / / / vi1")) == ()
    assert crossed(ring("su1 / / / / / / / / vi2 /")) == ()


def test_a_card_that_crosses_both_neighbours_is_told_once() -> None:
    stage = Stage(["vi2 vi3", "ta1"], ["su1 / / pa1"]).play("vi2", 1)
    assert [(event.kind, event.params) for event in stage.told] == [
        ("place", {"seat": 0, "cards": ("vi2",), "space": 2}),
        ("crossed", {"seat": 0, "count": 2}),
    ]
