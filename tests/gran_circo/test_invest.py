"""Phase 3: buying, hiring, the Investor, the Shareholder, passing; and the end of the round."""

import pytest

from pygames.gran_circo.data import PRICE, acts_for
from pygames.gran_circo.moves import fee_of, price_of
from pygames.gran_circo.state import FIRST, INVEST, Buy, Hire, Pass
from tests.gran_circo.stage import Stage, kept, steps_of

rule = pytest.mark.rule
RING = "ad_tv ad_radio stand_red stand_red stand_blue imp_cables imp_lights imp_canvas"


@rule("GCR30")
@rule("GCR31")
@rule("GC14")
def test_one_investment_a_turn_until_everybody_has_passed() -> None:
    stage = Stage(3, money=(9, 2, 4), ring=RING)
    stage.buy("ad_tv")
    assert (stage.seat, stage.state.money, stage.state.ads[0]) == (1, (4, 2, 4), ("ad_tv",))
    assert stage.refusal(Buy("ad_radio", "cash")).rule == "GCR31"
    stage.buy("imp_lights").act(Pass())
    assert stage.seat == 0
    stage.buy("stand_red").act(Pass())
    # Only seat 0 is left: it goes on as often as it likes.
    assert stage.seat == 0 and stage.refusal(Pass(), 1).key == "refusal.not_your_turn"
    stage.buy("imp_cables")
    assert stage.seat == 0 and stage.state.money[0] == 0


@rule("GC15")
def test_who_can_afford_nothing_must_pass_but_free_things_can_be_afforded() -> None:
    assert Stage(3, ring=RING, union="clown_1L").may() == [repr(Pass())]
    able = Stage(3, ring=RING, union="clown_1L", partners=("shareholder investor",))
    assert set(able.may()) == {
        repr(Hire("clown_1L", free=True)), repr(Buy("stand_red", "investor")), repr(Buy("stand_blue", "investor")),
        repr(Pass()),
    }  # fmt: skip


@rule("GCR32")
@rule("GC22")
def test_two_advertisements_even_equal_ones() -> None:
    stage = Stage(3, money=(20, 0, 0), ring="ad_flyers ad_flyers", passed=(1, 2), tents=(kept(ads="radio"),))
    stage.buy("ad_flyers")
    assert stage.refusal(Buy("ad_flyers", "cash")).rule == "GCR32"
    stage = Stage(3, money=(20, 0, 0), ring="ad_flyers ad_flyers", passed=(1, 2)).buy("ad_flyers").buy("ad_flyers")
    assert stage.state.ads[0] == ("ad_flyers", "ad_flyers")


@rule("GCR33")
@rule("GCR34")
@rule("GC24")
def test_stands_of_different_colours_and_any_number_of_improvements() -> None:
    ring = "stand_red stand_yellow stand_green stand_blue stand_violet"
    stage = Stage(3, money=(40, 0, 0), ring=ring, passed=(1, 2))
    for tile in ring.split():
        stage.buy(tile)
        again = Stage(3, money=(9, 0, 0), ring=tile, tents=(kept(stands=tile[6:]),))
        assert again.refusal(Buy(tile, "cash")).rule == "GCR33"
    assert len(stage.state.stands[0]) == 5
    many = "smoke trunk effects wheels bar net rig band makeup car mat set spot"
    stage = Stage(3, money=(9, 0, 0), ring="imp_lights", tents=(kept(improvements=many),)).buy("imp_lights")
    assert len(stage.state.improvements[0]) == 14
    # Nothing can be thrown out of a full tent: there are only purchases, hires and passing.
    full = Stage(3, money=(9, 0, 0), ring="ad_tv", tents=(kept(ads="radio tv"),))
    assert full.may() == [repr(Pass())]


@rule("GC25")
def test_an_improvement_may_be_bought_without_its_act() -> None:
    assert Stage(3, money=(3, 0, 0), ring=RING, casts=("clown_1",)).offers(Buy("imp_cables", "cash"))


@rule("GCR35")
@rule("GCR36")
@rule("GC20")
def test_hiring_a_clown_for_four() -> None:
    assert [fee_of(tile, False) for tile in ("clown_1", "mime_2L", "tamer_3")] == [2, 3, 4]
    stage = Stage(3, money=(4, 2, 0), union="clown_3 mime_1R", casts=("clown_1L guest_2R",)).hire("clown_3")
    assert set(stage.state.casts[0]) == {"clown_3", "guest_2R"} and stage.state.money[0] == 0
    assert stage.state.union == ("clown_1L", "mime_1R")
    # At once the other may hire what has just come to the union; fewer stars or the same are no obstacle.
    assert stage.offers(Hire("clown_1L", free=False))
    poorer = Stage(3, money=(2, 0, 0), union="clown_1", casts=("clown_3",)).hire("clown_1")
    assert poorer.state.casts[0] == ("clown_1",) and poorer.state.union == ("clown_3",)
    assert Stage(3, money=(3, 0, 0), union="clown_3").refusal(Hire("clown_3", free=False)).rule == "GCR35"


@rule("GCR37")
@rule("GCR41")
@rule("GC17")
@rule("GC18")
def test_what_the_investor_pays() -> None:
    assert [price_of(tile, "outside") for tile in ("ad_radio", "imp_cables", "imp_lights")] == [3, 1, 0]
    assert [price_of("stand_red", way) for way in ("cash", "investor", "outside")] == [1, 0, 0]
    assert price_of("imp_canvas", "investor") == 3 and price_of("imp_canvas", "outside") == 2
    assert all(price_of(tile, way) >= 0 for tile in PRICE for way in ("cash", "investor", "outside"))


@rule("GCR37")
@rule("GCR41")
@rule("GC17")
def test_an_investor_buys_once_inside_or_outside_and_may_be_left_for_later() -> None:
    stage = Stage(3, money=(9, 0, 0), ring=RING, outside="imp_sound", partners=("investor",), passed=(1, 2))
    assert Stage(3, money=(9, 0, 0), outside="imp_sound").refusal(Buy("imp_sound", "outside")).rule == "GCR41"
    stage.buy("imp_lights")
    assert stage.state.partners[0] == ("investor",)
    stage.buy("imp_sound", "outside")
    assert stage.state.money[0] == 9 - 2 - 2 and stage.state.partners[0] == () and stage.state.outside == ((), (), ())
    assert stage.refusal(Buy("imp_canvas", "investor")).rule == "GCR37"
    inside = Stage(3, money=(4, 0, 0), ring=RING, partners=("investor",)).buy("ad_radio", "investor")
    assert inside.state.money[0] == 0 and inside.seat == 1


@rule("GCR38")
@rule("GC16")
@rule("GC19")
def test_a_shareholder_takes_any_act_for_nothing_and_an_investor_none() -> None:
    stage = Stage(3, union="clown_3 tamer_3", partners=("shareholder",), casts=("clown_1L",))
    stage.hire("clown_3", free=True)
    assert stage.state.money[0] == 0 and stage.state.partners[0] == () and stage.seat == 1
    assert stage.state.union == ("clown_1L", "tamer_3")
    useless = Stage(3, partners=("shareholder investor",))
    assert useless.may() == [repr(Pass())]
    investor = Stage(3, money=(3, 0, 0), union="clown_3", partners=("investor",))
    assert investor.may() == [repr(Pass())] and investor.refusal(Hire("clown_3", free=True)).rule == "GCR38"


@rule("GC21")
def test_the_union_has_no_limit_and_outlasts_rounds_and_shows() -> None:
    union = " ".join(acts_for(3)[:27])
    stage = Stage(3, number=2, union=union, stock=" ".join(acts_for(3)[27:])).all_pass()
    assert stage.state.scene.round == 3 and len(stage.state.union) == 27


@rule("GCR39")
@rule("GCR40")
@rule("GC6")
@rule("GC27")
def test_the_end_of_a_round() -> None:
    stage = Stage(3, start=2, seat=2, number=1, ring=RING, partners=("investor", "shareholder"),
                  stock=" ".join(acts_for(3)[:27]), outside="imp_net")  # fmt: skip
    stage.all_pass()
    state = stage.state
    assert (state.phase, state.scene.round, state.scene.start, state.turn) == (FIRST, 2, 0, (0,))
    assert state.outside == (("ad_radio", "ad_tv"), ("stand_red", "stand_red", "stand_blue"),
                             ("imp_cables", "imp_net", "imp_lights", "imp_canvas"))  # fmt: skip
    assert [len(row) for row in state.ring] == [2, 5, 6] and not any(state.partners)
    assert [len(hand) for hand in state.hands] == [3, 3, 3]
    assert stage.kinds()[:3] == ["pass", "leftovers", "round"]


def test_money_is_spent_and_never_negative() -> None:
    for seed in range(3):
        for step in steps_of(4, seed):
            assert min(step.after.money) >= 0
            if step.before.phase == step.after.phase == INVEST and step.before.scene.round == step.after.scene.round:
                assert sum(step.after.money) <= sum(step.before.money)
