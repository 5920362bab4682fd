"""Every refusal names a rule or a plain reason."""

import pytest

from pygames.malabares.state import Catch, Pass, Throw
from tests.malabares.stage import GAME, Stage, from_start


def stage() -> Stage:
    return Stage(["k5 t2 t4", "k9 t6 t8", "t12 t14 k11"], floor=["t16", "", ""], air="k13 k15").throw("0:k5")


@pytest.mark.parametrize(
    ("seat", "action", "rule", "key"),
    [
        (0, Throw("t2"), None, "refusal.not_your_turn"),
        (1, Throw("t6"), "MBR12", "refusal.must_follow"),
        (1, Throw("t2"), "MBR11", "refusal.not_yours"),
        (1, Throw("dagger"), "MBR11", "refusal.not_yours"),
        (1, Catch("k13"), "MBR10", "refusal.wrong_step"),
        (1, Pass(("k9",)), "MBR10", "refusal.wrong_step"),
    ],
)
def test_refusals_while_throwing(seat: int, action: object, rule: str | None, key: str) -> None:
    refusal = stage().refusal(seat, action)
    assert (refusal.rule, refusal.key) == (rule, key)


def test_refusals_while_passing() -> None:
    state = from_start(2)
    hand, other = state.dark[0], state.dark[1]
    assert GAME.why_not(state, 0, Pass(hand[:1])).key == "refusal.pass_count"
    assert GAME.why_not(state, 0, Pass(hand[:1])).params == {"count": 2}
    assert GAME.why_not(state, 0, Pass(other[:2])).key == "refusal.not_yours"
    assert GAME.why_not(state, 1, Pass(other[:2])).key == "refusal.not_your_turn"


def test_nothing_is_allowed_after_the_end() -> None:
    state = from_start(3)._replace(phase="over", turn=())
    assert GAME.why_not(state, 0, Throw("k1")).key == "refusal.not_your_turn"
