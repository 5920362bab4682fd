"""Windows and interrupts through the bridge, with the test game at the desk."""

from random import Random
from typing import Any

import pytest

from pygames.registry import GAMES
from tests.bridge.desk import Answer, Desk, seated
from tests.toy.game import Toy


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Desk:
    monkeypatch.setitem(GAMES, "toy", Toy())
    return Desk()


def sit(desk: Desk, kinds: str) -> Answer:
    return desk.ask("new", game="toy", seats=seated(kinds), code="7KQ2M0AZ", options={})


def until_window(desk: Desk, answer: Answer, rng: Random) -> Answer:
    """Play at random until a window opens; nobody calls."""
    while not answer["turn"]["window"]:
        seat = answer["turn"]["seat"]
        if answer["turn"]["kind"] == "computer":
            answer = desk.ask("think")
            continue
        mine = desk.look(seat)
        offers = [at for at, offer in enumerate(mine["offers"]) if offer["kind"] != "call"]
        plays = [at for at in offers if mine["offers"][at]["kind"] == "play"]
        answer = desk.act(seat, rng.choice(plays or offers))
    return answer


def test_silence_passes_for_all_persons_and_for_no_computer(desk: Desk) -> None:
    answer = until_window(desk, sit(desk, "ppcp"), Random(1))
    window, waiting = answer["turn"]["window"], set(answer["to_act"])
    after = desk.ask("silence", window=window)
    assert after["ok"] and after["ply"] > answer["ply"]
    assert set(after["to_act"]) == waiting & {2} or after["turn"]["window"] != window
    people = [entry for entry in desk.session._open_table().log[answer["ply"] :] if entry.seat >= 0]
    assert [entry.seat for entry in people] == sorted(waiting - {2})
    assert len(after["steps"]) == after["ply"] - answer["ply"]


def test_silence_is_for_the_window_that_was_seen(desk: Desk) -> None:
    answer = until_window(desk, sit(desk, "ppp"), Random(2))
    window = answer["turn"]["window"]
    assert desk.ask("silence", window=window + 1)["error"] == "request.stale"
    assert desk.ask("silence", window=0)["error"] == "request.stale"
    assert desk.ask("silence")["error"] == "request.field"
    assert desk.look(None)["ply"] == answer["ply"]
    assert desk.ask("silence", window=window)["ok"]
    assert desk.ask("silence", window=window)["error"] == "request.stale"


def test_open_names_the_seats_whose_decision_needs_no_secret(desk: Desk) -> None:
    answer = sit(desk, "ppp")
    assert answer["open"] == []
    while not answer["open"]:
        answer = desk.act(answer["turn"]["seat"], 0)
    assert answer["turn"]["seat"] in answer["open"] and answer["turn"]["open"]
    assert set(answer["open"]) <= {*answer["to_act"], *answer["may_interrupt"]}


@pytest.mark.parametrize(("rating", "calls"), [(0.0, False), (0.5, True)])
def test_computers_act_out_of_turn_only_if_it_is_rated_above_nought(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, rating: float, calls: bool
) -> None:
    def weigh(self: Toy, view: Any, actions: Any) -> list[float]:
        return [rating if type(action).__name__ == "Call" else 0.9 for action in actions]

    monkeypatch.setattr(Toy, "weigh", weigh)
    sit(desk, "pcc")
    desk.act(0, 0)
    for _ in range(4):
        answer = desk.ask("think")
        if not answer["ok"] or answer["turn"]["kind"] == "person":
            break
    called = [entry for entry in desk.session._open_table().log if type(entry.action).__name__ == "Call"]
    assert bool(called) is calls
