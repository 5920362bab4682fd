"""A table plays chance by itself, holds races, and refuses what is not allowed."""

from random import Random
from typing import Any

import pytest

from pygames.core import CHANCE, IllegalAction, Setup, Table
from tests.laws.walk import turns
from tests.toy.game import Toy
from tests.toy.state import WINDOW, Call, Deal, Draw, Finish, Pass, Peek, Play, React, Stake

GAME = Toy()
AnyTable = Table[Any, Any, Any]


def until(kind: type, seats: int = 3, **fields: bool) -> AnyTable:
    """Return a table at which the last action was of a kind."""
    for seed in range(1000):
        table = Table(GAME, Setup(seats), seed, **fields)
        for seat, action in turns(table, Random(seed)):
            table.play(seat, action)
            if isinstance(action, kind):
                return table
    raise LookupError(kind)


def racing() -> AnyTable:
    """Return a table that holds a race."""
    for seed in range(1000):
        table = Table(GAME, Setup(3), seed, hold_races=True)
        for seat, action in turns(table, Random(seed)):
            if table.to_act == (CHANCE,):
                return table
            table.play(seat, action)
    raise LookupError("race")


def test_a_new_table_has_dealt() -> None:
    table = Table(GAME, Setup(3), 5)
    assert [entry.seat for entry in table.log] == [CHANCE] and table.to_act == (0,)
    assert isinstance(table.log[0].action, Deal)


def test_the_same_seed_deals_the_same_and_another_does_not() -> None:
    first, same, other = (Table(GAME, Setup(3), seed).state for seed in (5, 5, 6))
    assert first == same != other


def test_chance_depends_on_the_seed_and_its_count_alone() -> None:
    table = until(React)
    drawn = [entry.action for entry in table.log if entry.seat == CHANCE]
    again = Table(GAME, Setup(3), table.seed)
    assert again.log[0].action == drawn[0]


@pytest.mark.parametrize("action", [Draw(), Pass(), Play("a1"), Stake("zz"), "stake", None, 7, (), ("a1",), Deal(())])
@pytest.mark.parametrize("seat", [0, 1, 3, -1, -2, 99])
def test_what_is_not_offered_is_refused(seat: int, action: Any) -> None:
    table = Table(GAME, Setup(3), 5)
    before, log = table.state, list(table.log)
    with pytest.raises(IllegalAction) as caught:
        table.play(seat, action)
    assert caught.value.key == caught.value.refusal.key and table.state is before and table.log == log


def test_an_equal_action_of_another_kind_is_refused() -> None:
    table = Table(GAME, Setup(3), 5)
    card = table.state.hands[0][0]
    assert tuple(Play(card)) == tuple(Stake(card))
    with pytest.raises(IllegalAction):
        table.play(0, Play(card))
    table.play(0, Stake(card))


def test_a_seat_may_interrupt_and_nobody_else_is_disturbed() -> None:
    table = Table(GAME, Setup(3), 5)
    assert (table.to_act, table.may_interrupt) == ((0,), (1, 2))
    assert list(table.legal_actions(2)) == [Call()] and table.legal_actions(9) == ()
    table.play(2, Call())
    assert (table.to_act, table.may_interrupt) == ((0,), ()) and table.legal_actions(2) == ()


def test_a_window_asks_every_seat_whether_or_not_it_can_react() -> None:
    table = until(Play)
    waiting = table.to_act
    assert table.state.phase == WINDOW and len(waiting) == 2
    assert all(Pass() in table.legal_actions(seat) for seat in table.to_act)
    assert all(GAME.silence(table.state, seat) == Pass() for seat in table.to_act)
    first, last = waiting
    table.play(last, Pass())
    assert table.to_act == (first,)


def test_a_held_race_waits_for_its_order() -> None:
    table = racing()
    seats = GAME.race(table.state)
    with pytest.raises(IllegalAction) as caught:
        table.play(CHANCE, Finish(seats[1:]))
    assert caught.value.rule == "T7"
    with pytest.raises(IllegalAction):
        table.play(seats[0], Finish(seats))
    drawn = len(table.state.hands[seats[0]])
    table.play(CHANCE, Finish(seats[::-1]))
    assert table.log[-1].seat == CHANCE and len(table.state.hands[seats[0]]) == drawn + 1
    assert GAME.race(table.state) == ()


def test_a_held_race_can_be_drawn_once() -> None:
    table = racing()
    table.draw()
    assert isinstance(table.log[-1].action, Finish)
    plies = len(table.log)
    table.draw()
    assert len(table.log) == plies


def test_chance_may_not_be_supplied_where_no_race_is_held() -> None:
    table = Table(GAME, Setup(3), 5)
    with pytest.raises(IllegalAction):
        table.play(CHANCE, table.log[0].action)


def test_a_held_race_comes_back_from_a_record() -> None:
    table = racing()
    back = Table.restore(GAME, table.record())
    assert back.to_act == (CHANCE,) and back.state == table.state
    back.draw()
    table.draw()
    assert back.state == table.state


def test_steps_tell_what_happened_since() -> None:
    table = until(Peek)
    steps = table.steps()
    assert [entry for entry, _, _ in steps] == table.log and steps[-1][2] == table.state
    assert all(after is before for (_, _, after), (_, before, _) in zip(steps, steps[1:], strict=False))
    assert table.steps(len(table.log)) == [] and len(table.steps(len(table.log) - 2)) == 2
    assert {event.kind for event in table.last_events()} >= {"peek", "peeked"}


def test_a_look_is_seen_by_the_looker_alone() -> None:
    table = until(Peek)
    seat, look = table.log[-1].seat, table.log[-1].action
    card = table.state.rows[look.seat][look.place]
    for viewer in (0, 1, 2, None):
        assert table.view(viewer).rows[look.seat][look.place] == (card if viewer == seat else None)
        assert seat in table.view(viewer).eyes[look.seat][look.place]


def test_a_pending_stake_is_seen_by_its_owner_alone() -> None:
    table = Table(GAME, Setup(3), 5)
    card = table.state.hands[0][1]
    table.play(0, Stake(card))
    assert [table.view(viewer).stake for viewer in (0, 1, 2, None)] == [card, None, None, None]
    assert all(table.view(viewer).staked == (True, False, False) for viewer in (0, 1, 2, None))
