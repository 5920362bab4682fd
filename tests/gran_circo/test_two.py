"""Two players with a neutral third circus; and what a seat may know."""

from random import Random

import pytest

from pygames.core import CHANCE, observe
from pygames.gran_circo.course import income_of
from pygames.gran_circo.data import PARTNER_TILES
from pygames.gran_circo.state import NOWHERE, REVEAL, Neutral, Reveal
from tests.gran_circo.stage import GAME, Stage, dealt, steps_of, with_hands

rule = pytest.mark.rule


@rule("GC32")
def test_two_play_with_the_tiles_of_three() -> None:
    state = dealt(2).state
    assert state.scene.circuses == 3 and len(state.scene.acts) == 27 and len(state.hands[2]) == 3
    assert sum(map(sum, [GAME.view(state, 0).left])) == sum(PARTNER_TILES[3])


@rule("GC32")
def test_the_neutral_circus_reveals_after_both_where_it_may() -> None:
    for seed in range(6):
        steps = [step for step in steps_of(2, seed) if step.before.phase == REVEAL]
        for lap in range(0, len(steps), 3):
            assert [step.seat for step in steps[lap : lap + 3]].count(CHANCE) == 1 and steps[lap + 2].seat == CHANCE
        for step in steps[2::3]:
            assert isinstance(step.action, Neutral) and step.action.marking in (0, 1, NOWHERE)
            open_ = [place for place in (0, 1) if len(step.before.markings[place]) < 3]
            assert (step.action.marking == NOWHERE) == (not open_)
    stage = Stage(2, phase=REVEAL, hands=("clown_1L", "mime_1R", "tamer_3"), step=6)
    stage.reveal("clown_1L", 2).reveal("mime_1R", 2)
    assert not GAME.is_legal(stage.state, CHANCE, Neutral("tamer_3", 2))
    assert not GAME.is_legal(stage.state, CHANCE, Neutral("tamer_3", NOWHERE))
    assert GAME.is_legal(stage.state, CHANCE, Neutral("tamer_3", 1))
    assert not GAME.is_legal(stage.state, CHANCE, Reveal("tamer_3", 1))


@rule("GC32")
def test_its_marking_goes_to_the_union_and_it_never_takes_part_otherwise() -> None:
    stage = Stage(2, phase=REVEAL, hands=("clown_1L", "mime_1R", "tamer_3"), step=6)
    stage.reveal("clown_1L", 2).reveal("mime_1R", 2).neutral(1)
    assert stage.state.union == ("clown_1L", "mime_1R") and "neutral_union" in stage.kinds()
    assert "tamer_3" in sum(stage.state.casts, ())
    for step in steps_of(2, 5):
        state = step.after
        assert len(state.casts) == len(state.partners) == len(state.money) == 2 and state.scene.start in (0, 1)


@rule("GC2")
def test_held_acts_are_secret_and_money_is_not() -> None:
    stage = with_hands("clown_3 mime_3 tamer_3", "guest_3 juggler_3 trapeze_3", "acrobats_3 magician_3 ballerina_3")
    mine, table = GAME.view(stage.state, 0), GAME.view(stage.state, None)
    assert set(mine.hand) == {"clown_3", "mime_3", "tamer_3"} and table.hand == ()
    assert "guest_3" not in repr(mine) and "clown_3" not in repr(table)
    assert mine.hands == (3, 3, 3) and mine.money == (7, 7, 7)
    assert mine.stock == (27, 6, 15, 18)
    private = [event for event in stage.told if event.audience is not None]
    assert [event.audience for event in private] == [(0,), (1,), (2,)] and {e.kind for e in private} == {"deal"}


@rule("GC2")
def test_possible_worlds_pay_what_was_paid() -> None:
    rng = Random(2)
    for seed in range(12):
        stage = dealt(5, seed)
        while stage.phase != "invest":
            world = GAME.determinize(GAME.view(stage.state, 1), rng)
            for seat in range(5):
                assert income_of(world.hands[seat] + world.revealed[seat]) == stage.state.scene.incomes[seat]
            assert observe(GAME, world, 1) == observe(GAME, stage.state, 1)
            actions = GAME.legal_actions(stage.state, stage.seat)
            stage.act(actions[int(rng.random() * len(actions))])


def test_possible_worlds_differ() -> None:
    view = dealt(4, 3).state
    seen = GAME.view(view, 0)
    worlds = [GAME.determinize(seen, Random(number)) for number in range(30)]
    assert len({world.hands for world in worlds}) > 25 and len({world.scene.stands for world in worlds}) > 25
    with pytest.raises(ValueError, match="seat"):
        GAME.determinize(GAME.view(view, None), Random(1))


@rule("GC2")
def test_only_partners_and_reveals_need_the_hand() -> None:
    for step in steps_of(3, 1):
        if step.seat != CHANCE:
            assert GAME.is_open(step.before, step.seat) == (step.before.phase not in ("first", "second", "reveal"))
