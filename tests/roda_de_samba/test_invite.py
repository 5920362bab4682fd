"""Inviting a sambist, and what they do for the circle."""

import pytest

from pygames.roda_de_samba.scoring import score_of
from pygames.roda_de_samba.state import Discard, Invite, Place, Play, Skip
from tests.roda_de_samba.stage import GAME, Stage, cards, ring

rule = pytest.mark.rule
DONGA = "pf1 / pa1 / bj1"


def donga(hand: str = "su1 lg1", **more: object) -> Stage:
    """Set up a circle to which the next yellow instrument brings Donga (draw a card)."""
    return Stage([hand, "ta1 ta2"], [DONGA], **more)


@rule("RSR23")
def test_after_playing_whoever_is_satisfied_may_be_invited() -> None:
    stage = donga().play("su1", 4)
    assert stage.may() == {Invite("donga"), Skip()}
    assert donga("lg1 su1").play("lg1", 4).state.phase == "discard"
    assert stage.refusal(Invite("noel_rosa")).rule == "RSR25"
    assert stage.refusal(Invite("candeia")).rule == "RSR23"


@rule("RSR24")
@rule("RS24")
def test_the_invited_goes_to_the_centre_and_a_new_one_is_opened_at_once() -> None:
    stage = donga().play("su1", 4).invite("donga")
    assert stage.scene.invited == (("donga",), ())
    assert stage.scene.table == cards("noel_rosa bide elza_soares martinho_da_vila")
    assert stage.scene.sambists == cards("ubirany edith_do_prato wilson_batista")
    assert ("new_sambist", {"sambist": "bide"}) in [(event.kind, event.params) for event in stage.told]


@rule("RS24")
def test_with_an_empty_deck_the_table_is_not_refilled() -> None:
    stage = donga(deck="").play("su1", 4).invite("donga")
    assert stage.scene.table == cards("noel_rosa elza_soares martinho_da_vila")
    assert "new_sambist" not in stage.kinds()


@rule("RSR26")
@rule("RS19")
def test_only_one_sambist_is_invited_in_a_turn() -> None:
    stage = donga(table="donga clara_nunes").play("su1", 4)
    assert stage.invitable() == {"donga", "clara_nunes"}
    stage.invite("donga")
    assert (stage.state.phase, stage.seat) == ("discard", 0)
    assert stage.refusal(Invite("clara_nunes")).rule == "RSR8"


@rule("RS19")
def test_inviting_is_optional_and_comes_after_playing() -> None:
    stage = donga(phase="draw").draw()
    assert stage.refusal(Invite("donga")).key == "refusal.wrong_step"
    stage.play("su1", 4).skip()
    assert (stage.state.phase, stage.scene.invited) == ("discard", ((), ()))
    assert stage.kinds() == ["skip_invite"]


@rule("RS19")
@rule("RS7")
def test_without_playing_nobody_is_invited() -> None:
    full = "pf1 / pa1 / bj1 / su1 / vi1 / v71 / ca1 / tt1 / cu1 / rm1"
    stage = Stage(["lg1", "ta1"], [full], phase="draw", stock="cf1 cf2 cf3", table="donga", last=True).draw()
    assert stage.state.phase == "discard"
    played = Stage(["su2 lg1", "ta1"], [full], phase="draw", stock="cf1 cf2 cf3", table="donga", last=True).draw()
    assert played.play("su2").invitable() == {"donga"}


@rule("RS13")
def test_inviting_leaves_the_instruments_in_the_circle() -> None:
    stage = donga().play("su1", 4).invite("donga")
    assert stage.state.circles[0] == ring(f"{DONGA} / / su1")


@rule("RS16")
def test_a_borrowed_instrument_does_not_score_fill_a_space_or_touch_harmony() -> None:
    circle = ring("su1 / ca1 / pa1")
    assert score_of(circle, ("candeia",)) == 5
    eight = "su1 / ca1 / pa1 / ag1 / vi1 / v71 / bj1 / cu1"
    stage = Stage(["tt1 ta4 lg1", "ta1"], [eight], invited=["candeia"]).play("tt1", 9)
    assert not stage.scene.last
    assert GAME.view(stage.state, None).crossed[0] == ()
    real = Stage(["ta4 lg1", "ta1"], [eight], invited=["candeia"]).play("ta4")
    assert real.may() == {Place(8), Place(9)}


@rule("RSR29")
@rule("RS17")
@rule("RSR32")
def test_a_brought_instrument_counts_until_another_takes_charge() -> None:
    stage = Stage(["cu1 vi1 lg1", "ta1 ta2"], invited=["candeia"], table="cartola donga")
    stage.play("cu1", 0).discard("lg1", "blue").draw().play("ta1", 0).discard("ta2", "yellow")
    stage.draw().play("vi1", 2).discard("rm3", "green").draw().play("cf1", 4).discard("cf2", "blue")
    stage.take("blue").play("lg1", 6)
    assert stage.invitable() == {"cartola"}
    stage.invite("cartola")
    assert stage.scene.invited[0] == ("candeia", "cartola")
    later = Stage(["vi2 cp1", "ta1"], ["cu1 / vi1 / lg1"], invited=["candeia donga"], table="cartola")
    assert later.play("vi2").invitable() == set()


@rule("RSR32")
@rule("RS31")
def test_the_earlier_sambists_still_score() -> None:
    assert score_of(ring(), ("donga",)) == 5
    assert score_of(ring(), ("donga", "cartola")) == 11


@rule("RSR31")
@rule("RSR36")
@rule("RS20")
def test_a_card_is_drawn_at_once_and_may_be_discarded_but_not_played() -> None:
    stage = donga(stock="cf2 cf3").play("su1", 4).invite("donga")
    assert stage.state.hands[0] == cards("cf2 lg1")
    assert stage.state.stock == ("cf3",)
    assert stage.may() == {Discard("cf2", "blue"), Discard("lg1", "blue")}
    assert stage.refusal(Play(("cf2",))).rule == "RSR8"
    assert ("draw_own", (0,), {"seat": 0, "cards": ("cf2",)}) in [(e.kind, e.audience, e.params) for e in stage.told]


@rule("RSR31")
def test_a_special_action_happens_only_once() -> None:
    stage = Stage(["su2 lg1 lg2", "ta1"], ["su1"], invited=["donga"], stock="cf1 cf2 cf3").play("su2")
    assert stage.state.hands[0] == cards("lg1 lg2")
    for name in ("cartola", "bezerra_da_silva"):
        after = Stage(["su2 lg1 lg2", "ta1"], ["su1"], invited=[name]).play("su2")
        assert after.may() == {Discard("lg1", "blue"), Discard("lg2", "blue")}


@rule("RS5")
@rule("RSR36")
def test_drawing_the_last_card_as_a_benefit_ends_the_deck() -> None:
    stage = donga(stock="cf2").play("su1", 4)
    assert not stage.scene.last
    stage.invite("donga")
    assert stage.scene.last and stage.state.stock == ()
    assert stage.kinds().count("last_round") == 1
    empty = donga(stock="", last=True).play("su1", 4).invite("donga")
    assert empty.state.hands[0] == ("lg1",) and "draw" not in empty.kinds()


def cartola(hand: str, piles: str = "su4 / / /") -> Stage:
    """Set up a circle in which Cartola (no discard) has just been invited."""
    stage = Stage([hand, "ta2"], ["vi1 / cu1 / lg1"], table="cartola donga", piles=piles)
    return stage.play("ta1", 4).invite("cartola")


@rule("RSR35")
@rule("RS21")
def test_without_a_discard_due_a_malandro_may_be_discarded_all_the_same() -> None:
    stage = cartola("ta1 pf1 ma")
    assert stage.may() == {Skip(), Discard("ma", "yellow")}
    assert stage.refusal(Discard("pf1", "blue")).rule == "RSR35"
    stage.discard("ma", "yellow").charm("donga")
    assert (stage.scene.charmed, stage.state.phase, stage.seat) == (("donga", None), "draw", 1)
    kept = cartola("ta1 pf1 ma").skip()
    assert (kept.state.hands[0], kept.seat, kept.kinds()) == (("pf1", "ma"), 1, ["skip_discard"])
    assert kept.state.due == "card"


@rule("RSR35")
@rule("RS27")
def test_without_a_pile_nothing_is_asked() -> None:
    assert cartola("ta1 pf1 ma", "").seat == 1


@rule("RSR35")
def test_whether_a_malandro_is_asked_for_does_not_tell_that_there_is_one() -> None:
    for hand in ("ta1 pf1", "ta1"):
        stage = cartola(hand)
        assert (stage.seat, stage.state.phase, stage.state.due) == (0, "discard", "malandro")
        assert stage.may() == {Skip()}


@rule("RSR37")
@rule("RS21")
@rule("RS35")
def test_the_malandro_action_charms_without_a_card_and_skips_the_discard() -> None:
    circle, table = "su1 su2 su3", "bezerra_da_silva donga"
    stage = Stage(["su4 lg1 ma", "ta2"], [circle], table=table, piles="ta1 / / /").play("su4")
    stage.invite("bezerra_da_silva")
    assert stage.state.phase == "charm"
    assert stage.refusal(Skip()).rule == "RSR8"
    stage.charm("donga")
    assert stage.state.hands[0] == ("lg1", "ma")
    assert (stage.scene.charmed[0], stage.state.phase, stage.seat) == ("donga", "draw", 1)
    assert stage.state.piles == (("ta1",), (), (), ())


@rule("RS35")
def test_the_malandro_action_has_no_effect_when_nobody_is_left() -> None:
    stage = Stage(["su4 lg1", "ta2"], ["su1 su2 su3"], table="bezerra_da_silva", deck="").play("su4")
    stage.invite("bezerra_da_silva")
    assert (stage.state.phase, stage.seat, stage.state.hands[0]) == ("draw", 1, ("lg1",))
