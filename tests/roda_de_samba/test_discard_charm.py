"""Discarding, and the malandro's charm."""

import pytest

from pygames.roda_de_samba.scoring import score_of
from pygames.roda_de_samba.state import Charm, Discard, Invite, Skip
from tests.roda_de_samba.stage import GAME, TABLE, Stage, cards, ring

rule = pytest.mark.rule


def ending(hand: str, piles: str = "su4 / bj1 / /", **more: object) -> Stage:
    """Set up a turn at its discard."""
    return Stage([hand, "ta1 ta2"], phase="discard", piles=piles, **more)


@rule("RSR39")
def test_one_card_is_discarded_an_instrument_or_a_malandro() -> None:
    stage = ending("su1 ma")
    assert stage.may() == {Discard("su1", "yellow"), Discard("ma", "yellow"), Discard("ma", "red")}
    assert stage.refusal(Skip()).rule == "RSR39"
    stage.discard("su1", "yellow")
    assert (stage.state.hands[0], stage.state.phase, stage.seat) == (("ma",), "draw", 1)


@rule("RSR40")
@rule("RSR11")
@pytest.mark.parametrize(("card", "colour"), [("su1", "yellow"), ("vi1", "red"), ("cu1", "green"), ("lg1", "blue")])
def test_an_instrument_goes_to_the_pile_of_its_colour(card: str, colour: str) -> None:
    stage = ending(card, "ta4 / bj1 / pa1 / cf1")
    assert stage.may() == {Discard(card, colour)}
    stage.discard(card, colour)
    assert stage.pile(colour)[1:] == (card,)
    assert [len(pile) for pile in stage.state.piles] == [1 + (c == colour) for c in ("yellow", "red", "green", "blue")]


@rule("RSR41")
@rule("RSR47")
def test_a_malandro_goes_to_a_pile_that_exists() -> None:
    stage = ending("ma su1")
    assert {a.colour for a in stage.may() if a.card == "ma"} == {"yellow", "red"}
    assert stage.refusal(Discard("ma", "green")).rule == "RS27"
    assert stage.discard("ma", "red").pile("red") == ("bj1", "ma")


@rule("RS27")
def test_without_a_pile_no_malandro_is_discarded() -> None:
    assert ending("ma su1", "").may() == {Discard("su1", "yellow")}
    stage = Stage(["su2 ma", "ta1"], ["su1"]).play("su2")
    assert (stage.state.phase, stage.seat, stage.state.hands[0]) == ("draw", 1, ("ma",))


@rule("RS28")
def test_with_an_empty_hand_the_discard_is_skipped() -> None:
    stage = Stage(["su2", "ta1"], ["su1"], piles="ta4 / / /").play("su2")
    assert (stage.state.phase, stage.seat) == ("draw", 1)


@rule("RSR42")
@rule("RSR47")
def test_whoever_takes_the_pile_gets_the_malandro() -> None:
    stage = ending("ma su1", table="tia_ciata donga").discard("ma", "yellow").charm("tia_ciata")
    assert stage.scene.charmed == ("tia_ciata", None)
    stage.take("yellow")
    assert stage.state.hands[1] == cards("su4 ta1 ta2 ma")


@rule("RSR43")
@rule("RSR45")
@rule("RS24")
def test_a_charm_from_the_table_is_replaced_from_the_deck() -> None:
    stage = ending("ma su1").discard("ma", "yellow")
    assert (stage.state.phase, stage.seat) == ("charm", 0)
    assert stage.may() == {Charm(name) for name in (*cards(TABLE), None)}
    stage.charm("elza_soares")
    assert stage.scene.charmed == ("elza_soares", None)
    assert stage.scene.table == cards("noel_rosa donga bide martinho_da_vila")
    assert stage.kinds() == ["charm", "new_sambist"]
    assert (stage.state.phase, stage.seat) == ("draw", 1)


@rule("RSR43")
@rule("RS22")
def test_a_charm_from_the_deck_takes_its_top_card_and_shows_it() -> None:
    stage = ending("ma su1").discard("ma", "yellow").charm(None)
    assert stage.scene.charmed == ("bide", None)
    assert stage.scene.table == cards(TABLE)
    assert stage.scene.sambists == cards("ubirany edith_do_prato wilson_batista")
    (told,) = stage.told
    assert (told.kind, told.params, told.audience, told.reveals) == (
        "charm",
        {"seat": 0, "sambist": "bide"},
        None,
        True,
    )


@rule("RSR44")
@rule("RS25")
def test_only_the_charmer_may_invite_and_only_in_a_later_turn() -> None:
    circles = ["pf1 / pa1 / bj1", "pf2 / pa2 / bj2"]
    stage = Stage(["su1 su2 ma", "ta1 ta2 cf4"], circles, table="donga noel_rosa", piles="ag4 / / /")
    stage.play("su1", 5).skip().discard("ma", "yellow").charm("donga")
    assert (stage.state.phase, stage.seat, stage.scene.invited) == ("draw", 1, ((), ()))
    stage.draw().play("ta1", 5)
    assert stage.state.phase == "discard"
    stage.discard("cf4", "blue").draw().play("su2")
    assert stage.may() == {Invite("donga"), Skip()}
    stage.invite("donga")
    assert (stage.scene.invited[0], stage.scene.charmed[0]) == (("donga",), None)
    assert "new_sambist" not in stage.kinds()


@rule("RS25")
def test_nobody_else_may_invite_or_charm_a_charmed_sambist() -> None:
    table = "clara_nunes noel_rosa"
    stage = Stage(["su1 lg1", "ta1"], ["pf1 / pa1 / bj1"], table=table, charmed=[None, "donga"]).play("su1", 5)
    assert stage.invitable() == {"clara_nunes"}
    assert stage.refusal(Invite("donga")).rule == "RS25"
    charming = ending("ma su1", charmed=[None, "bide"], deck="ubirany").discard("ma", "yellow")
    assert charming.refusal(Charm("bide")).rule == "RS35"


@rule("RSR46")
@rule("RS23")
def test_swapping_with_the_table_puts_the_old_one_in_the_new_ones_place() -> None:
    stage = ending("ma su1", charmed=["candeia"]).discard("ma", "yellow").charm("elza_soares")
    assert stage.scene.charmed == ("elza_soares", None)
    assert stage.scene.table == cards("noel_rosa donga candeia martinho_da_vila")
    assert stage.scene.sambists[0] == "bide"
    assert stage.kinds() == ["charm", "back_to_table"]


@rule("RSR46")
@rule("RS23")
@rule("RS36")
def test_swapping_with_the_deck_puts_the_old_one_on_top_seen_by_all() -> None:
    stage = ending("ma su1", charmed=["candeia"]).discard("ma", "yellow").charm(None)
    assert stage.scene.charmed == ("bide", None)
    assert stage.scene.sambists == cards("candeia ubirany edith_do_prato wilson_batista")
    assert stage.scene.tops == 1
    assert stage.kinds() == ["charm", "back_to_deck"]


@rule("RS23")
@rule("RS36")
def test_a_known_top_card_stays_known_until_it_leaves_the_deck() -> None:
    known = {"deck": "candeia ubirany", "tops": 1}
    swapped = ending("ma su1", charmed=["bide"], **known).discard("ma", "yellow").charm(None)
    assert (swapped.scene.sambists, swapped.scene.tops) == (cards("bide ubirany"), 1)
    assert not swapped.told[0].reveals
    taken = ending("ma su1", **known).discard("ma", "yellow").charm(None)
    assert (taken.scene.sambists, taken.scene.tops) == (cards("ubirany"), 0)
    opened = ending("ma su1", **known).discard("ma", "yellow").charm("donga")
    assert (opened.scene.table[1], opened.scene.sambists, opened.scene.tops) == ("candeia", ("ubirany",), 0)


@rule("RS35")
def test_charming_is_a_duty_and_uses_what_is_left() -> None:
    stage = ending("ma su1").discard("ma", "yellow")
    assert stage.refusal(Skip()).key == "refusal.wrong_step"
    table = ending("ma su1", deck="").discard("ma", "yellow")
    assert table.may() == {Charm(name) for name in cards(TABLE)}
    assert table.refusal(Charm(None)).rule == "RS35"
    assert table.charm("donga").scene.table == cards("noel_rosa elza_soares martinho_da_vila")
    deck = ending("ma su1", table="", deck="bide").discard("ma", "yellow")
    assert deck.may() == {Charm(None)}
    nobody = ending("ma su1", table="", deck="").discard("ma", "yellow")
    assert (nobody.state.phase, nobody.seat) == ("draw", 1)


@rule("RS26")
def test_a_charmed_sambist_who_is_not_invited_scores_nothing() -> None:
    stage = Stage(["", ""], ["su1"], phase="over", charmed=["candeia"])
    assert GAME.outcome(stage.state).scores == (0, 0)
    assert GAME.view(stage.state, None).scores == (0, 0)
    assert score_of(ring("su1"), ("candeia",)) == 5
