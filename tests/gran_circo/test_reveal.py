"""Phase 2: markings, the union, the Talent Scout, the Manager, repeated acts."""

import pytest

from pygames.gran_circo.state import INVEST, KEEP, MANAGE, REVEAL, Keep, Reveal, Scout, Send, Stay, Swap
from tests.gran_circo.stage import GAME, Stage, steps_of

rule = pytest.mark.rule
# Bia is Splendor, Rui Majestic, Leo Royal: as in the rulebook's picture.
BIA, RUI, LEO = 0, 1, 2


def example(*partners: str) -> Stage:
    """Return the rulebook's example before Bia's third act."""
    hands = ("ballerina_1L tamer_3 magician_2R", "guest_3 tamer_1LR cannonball_3", "mime_1R acrobats_1R ballerina_2R")
    stage = Stage(3, phase=REVEAL, hands=hands, partners=partners)
    stage.reveal("ballerina_1L", RUI).reveal("guest_3", BIA).reveal("ballerina_2R", RUI)
    return stage.reveal("magician_2R", RUI).reveal("cannonball_3", BIA).reveal("acrobats_1R", BIA)


@rule("GCR16")
@rule("GCR17")
@rule("GCR18")
@rule("GCR19")
@rule("GCR20")
@rule("GCR21")
def test_the_example_of_the_second_phase() -> None:
    stage = example()
    assert stage.may() == [repr(Reveal("tamer_3", LEO))]
    stage.reveal("tamer_3", LEO)
    assert stage.may() == [repr(Reveal("tamer_1LR", LEO))]
    stage.reveal("tamer_1LR", LEO)
    assert stage.may() == [repr(Send("mime_1R"))]
    assert stage.refusal(Reveal("mime_1R", LEO)).rule == "GCR17"
    assert stage.refusal(Reveal("mime_1R", RUI)).rule == "GCR18"
    stage.act(Send("mime_1R"))
    assert stage.state.union == ("mime_1R",) and stage.kinds()[0] == "send"
    assert [len(row) for row in stage.state.casts] == [3, 3, 2]


@rule("GCR27")
@rule("GCR28")
@rule("GC11")
def test_a_repeated_act_is_settled_before_the_third_phase() -> None:
    stage = example().reveal("tamer_3", LEO).reveal("tamer_1LR", LEO).act(Send("mime_1R"))
    # Rui's two Ballerinas first, in turn order from the starting player.
    assert (stage.phase, stage.seat) == (KEEP, RUI)
    assert stage.refusal(Keep("magician_2R")).rule == "GC11"
    stage.act(Keep("ballerina_1L"))
    assert (stage.phase, stage.seat) == (KEEP, LEO) and stage.state.union == ("ballerina_2R", "mime_1R")
    assert set(stage.may()) == {repr(Keep("tamer_3")), repr(Keep("tamer_1LR"))}
    stage.act(Keep("tamer_3"))
    assert stage.state.casts[LEO] == ("tamer_3",) and "tamer_1LR" in stage.state.union
    assert (stage.phase, stage.seat) == (INVEST, BIA)


@rule("GC11")
@rule("GC12")
def test_the_old_tile_may_be_kept_and_three_of_an_act_leave_one() -> None:
    stage = Stage(
        3, phase=REVEAL, step=8, seat=2, casts=("clown_3 mime_1R",), hands=("", "", "tamer_3"),
        markings=("clown_1L clown_2LR mime_2L", "", ""),
    )  # fmt: skip
    stage.reveal("tamer_3", 1)
    assert (stage.phase, stage.seat, len(stage.state.casts[0])) == (KEEP, 0, 5)
    stage.act(Keep("clown_3"))
    assert stage.state.union == ("clown_1L", "clown_2LR") and stage.phase == KEEP
    stage.act(Keep("mime_2L"))
    assert set(stage.state.casts[0]) == {"clown_3", "mime_2L"} and stage.phase == INVEST


@rule("GCR22")
@rule("GCR23")
@rule("GC7")
def test_the_talent_scout_reveals_at_the_own_marking() -> None:
    stage = example("", "", "scout").reveal("tamer_3", LEO).reveal("tamer_1LR", LEO)
    # It is optional, even if the union is the only other way.
    assert set(stage.may()) == {repr(Scout("mime_1R")), repr(Send("mime_1R"))}
    stage.act(Scout("mime_1R"))
    assert stage.state.union == () and "mime_1R" in stage.state.casts[LEO] and stage.kinds()[0] == "scout"
    other = example("", "scout", "").reveal("tamer_3", LEO)
    assert other.refusal(Scout("tamer_1LR")).rule == "GC7"
    assert other.refusal(Scout("tamer_1LR"), BIA).key == "refusal.not_your_turn"
    assert example().refusal(Scout("tamer_3")).rule == "GCR22"


@rule("GC7")
def test_a_talent_scout_is_used_once_and_is_a_turn() -> None:
    hands = ("clown_1L mime_1R tamer_2L", "clown_3 mime_3 tamer_3", "guest_3 juggler_3 trapeze_3")
    stage = Stage(3, phase=REVEAL, hands=hands, partners=("scout",)).act(Scout("tamer_2L"))
    assert stage.seat == 1 and stage.state.protected == ("tamer_2L",) and stage.state.partners[0] == ()
    stage.reveal("clown_3", 0).reveal("guest_3", 0)
    assert not any(action.startswith("Scout") for action in stage.may())


@rule("GC8")
def test_nobody_goes_to_the_union_while_a_marking_has_room_and_the_act_is_chosen() -> None:
    full = "acrobats_3 contortionist_3 equilibrist_3"
    stage = Stage(3, phase=REVEAL, hands=("clown_1L mime_1R",), markings=("", full, "tamer_3"))
    assert stage.refusal(Send("clown_1L")).rule == "GC8"
    stage = Stage(3, phase=REVEAL, hands=("clown_1L mime_1R",), markings=("", full, "tamer_3 guest_3 juggler_3"))
    assert stage.may() == [repr(Send("clown_1L")), repr(Send("mime_1R"))]


@rule("GC9")
def test_markings_of_absent_circuses_are_not_used() -> None:
    stage = Stage(3, phase=REVEAL, hands=("clown_1L",))
    assert stage.refusal(Reveal("clown_1L", 3)).rule == "GC9"
    assert {action.marking for action in GAME.legal_actions(stage.state, 0)} == {1, 2}


def managed(*partners: str, protected: str = "", step: int = 8) -> Stage:
    """Return the end of the reveals: one act is still to be put out, then the Managers come."""
    markings = ("clown_3 mime_1R acrobats_1R", "ballerina_1L guest_2R juggler_2R", "tamer_2L trapeze_2L")
    stage = Stage(3, phase=REVEAL, step=step, hands=("cannonball_3",), partners=partners, markings=markings,
                  protected=protected, start=1)  # fmt: skip
    return stage.reveal("cannonball_3", 2)


@rule("GCR24")
@rule("GCR26")
@rule("GC10")
def test_managers_swap_in_turn_order() -> None:
    stage = managed("manager", "manager", "", protected="clown_3")
    assert (stage.phase, stage.seat) == (MANAGE, 1)
    assert stage.refusal(Swap("ballerina_1L", "clown_3")).rule == "GCR26"
    assert stage.refusal(Swap("tamer_2L", "mime_1R")).rule == "GC10"
    stage.act(Swap("ballerina_1L", "mime_1R"))
    assert stage.state.markings[1] == ("guest_2R", "juggler_2R", "mime_1R")
    assert stage.state.markings[0] == ("clown_3", "acrobats_1R", "ballerina_1L")
    # What was gained stays; what was given may move again.
    assert stage.seat == 0 and stage.state.protected == ("clown_3", "mime_1R")
    assert stage.refusal(Swap("ballerina_1L", "mime_1R")).rule == "GCR26"
    stage.act(Swap("ballerina_1L", "cannonball_3"))
    assert set(stage.state.casts[0]) == {"clown_3", "acrobats_1R", "cannonball_3"}
    assert "ballerina_1L" in stage.state.casts[2] and stage.phase == INVEST


@rule("GC10")
def test_a_manager_may_stay_unused_and_is_not_asked_when_it_can_do_nothing() -> None:
    stage = managed("", "manager", "")
    stage.act(Stay())
    assert stage.phase == INVEST and stage.state.partners == ((), (), ())
    assert managed("manager", "", "", protected="clown_3 mime_1R acrobats_1R").phase == INVEST


@rule("GCR25")
@rule("GCR29")
def test_acts_are_picked_up_and_partners_go_back() -> None:
    stage = managed("scout investor", "manager shareholder", "")
    stage.act(Stay())
    assert [len(row) for row in stage.state.casts] == [3, 3, 3] and not any(stage.state.markings)
    assert stage.state.partners == (("investor",), ("shareholder",), ()) and "pick_up" in stage.kinds()


@rule("GCR27")
def test_no_cast_ever_keeps_an_act_twice() -> None:
    for step in steps_of(5, 8):
        if step.after.phase == INVEST:
            for cast in step.after.casts:
                assert len({tile.split("_")[0] for tile in cast}) == len(cast)
