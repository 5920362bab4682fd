"""Who may take what back, and names of decisions."""

from random import Random
from typing import Any

import pytest

from pygames.core import IllegalAction, Setup, Table
from pygames.core.plain import plain
from pygames.registry import GAMES
from tests.core.test_table import until
from tests.laws.walk import AnyGame, turns
from tests.toy.game import Toy
from tests.toy.state import Call, Draw, Play, Stake

GAME = Toy()


def refusal(table: Table[Any, Any, Any], seat: int) -> str | None:
    why = table.why_no_undo(seat)
    return why and why.key


def test_a_deal_is_not_taken_back() -> None:
    table = Table(GAME, Setup(3), 5)
    assert [refusal(table, seat) for seat in (0, 1, 2)] == ["undo.revealed"] * 3


def test_a_secret_choice_is_taken_back_by_its_seat_alone() -> None:
    table = Table(GAME, Setup(3), 5)
    before = table.state
    table.play(0, Stake(before.hands[0][0]))
    assert [refusal(table, seat) for seat in (0, 1, 2)] == [None, "undo.other", "undo.other"]
    with pytest.raises(IllegalAction) as caught:
        table.undo(1)
    assert caught.value.key == "undo.other"
    table.undo(0)
    assert table.state == before and len(table.log) == 1 and table.to_act == (0,)


def test_another_seat_acted_since() -> None:
    table = Table(GAME, Setup(3), 5)
    table.play(0, Stake(table.state.hands[0][0]))
    table.play(2, Call())
    assert [refusal(table, seat) for seat in (0, 1, 2)] == ["undo.other", "undo.other", None]
    table.undo(2)
    assert refusal(table, 0) is None


@pytest.mark.parametrize("kind", [Draw, Play])
def test_what_was_shown_is_not_taken_back(kind: type) -> None:
    table = until(kind)
    assert refusal(table, table.log[-1].seat) == "undo.revealed"


def test_nothing_is_left_to_take_back_after_older_rules() -> None:
    table = until(Call)
    record = {**table.record(), "rules": 0, "log": []}
    back = Table.restore(GAME, record)
    assert {refusal(back, seat) for seat in range(3)} == {"undo.nothing"}
    assert back.state == table.state and back.steps() == []


def test_a_decision_taken_back_is_decided_again() -> None:
    table = Table(GAME, Setup(3), 5)
    table.play(0, Stake(table.state.hands[0][0]))
    waiting = table.decision(1)
    table.undo(0)
    assert table.decision(1) != waiting


@pytest.mark.parametrize("game", [GAME, *GAMES.values()], ids=lambda game: game.name)
def test_after_undo_an_old_name_still_means_the_same_offers(game: AnyGame) -> None:
    """What a screen showed under a name is what that name offers for ever, in the same order."""
    for number in range(30):
        table, rng = Table(game, Setup(game.seats[0]), number), Random(number)
        shown: dict[tuple[int, str], Any] = {}
        for seat, action in turns(table, rng):
            table.play(seat, action)
            for other in (*table.to_act, *table.may_interrupt):
                mine = [plain(offer) for offer in table.legal_actions(other)]
                known = shown.setdefault((other, table.decision(other)), mine)
                length = min(len(known), len(mine))
                assert known[:length] == mine[:length], f"game {number}, ply {len(table.log)}"
            if table.why_no_undo(seat) is None and rng.random() < 0.3:
                table.undo(seat)
