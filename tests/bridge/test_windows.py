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


def until_race(desk: Desk, rng: Random) -> Answer:
    """Play until somebody has reacted in a window, so that a race is due."""
    answer = sit(desk, "pcp")
    for _ in range(2000):
        if answer["race"]:
            return answer
        if answer["outcome"]:
            answer = desk.ask(
                "new", game="toy", seats=seated("pcp"), code=f"7KQ2M{rng.randrange(1000):03d}", options={}
            )
        elif answer["turn"]["kind"] == "computer":
            answer = desk.ask("think")
        else:
            seat = answer["turn"]["seat"]
            offers = desk.look(seat)["offers"]
            wanted = [at for at, offer in enumerate(offers) if offer["kind"] in ("react", "play")]
            answer = desk.act(seat, rng.choice(wanted or range(len(offers))))
    raise AssertionError("no race")


def test_a_race_waits_for_the_order_in_which_the_page_saw_it_end(desk: Desk) -> None:
    answer = until_race(desk, Random(3))
    assert answer["turn"] is None and answer["outcome"] is None
    seats = answer["race"]["seats"]
    assert set(answer["race"]["times"]) == {str(seat) for seat in seats if seat == 1}
    for order in ([], [0], [9], ["a", "b"], [None], [[0]], {"a": 1}, "01", seats + seats):
        assert desk.ask("race", order=order)["error"] == "request.field", order
    assert desk.look(None)["race"] == answer["race"]
    after = desk.ask("race", order=seats[::-1])
    assert after["ok"] and after["race"] is None and after["ply"] > answer["ply"]
    assert desk.session._open_table().log[answer["ply"]].action.order == tuple(seats[::-1])
    assert desk.ask("race", order=seats)["error"] == "request.stale"


def test_a_race_nobody_measures_is_drawn(desk: Desk) -> None:
    answer = until_race(desk, Random(4))
    assert desk.ask("think")["error"] == "request.nobody_thinks"
    after = desk.ask("race", order=None)
    assert after["ok"] and after["race"] is None
    assert sorted(desk.session._open_table().log[answer["ply"]].action.order) == sorted(answer["race"]["seats"])


def test_computers_that_let_a_window_pass_do_so_at_once(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def weigh(self: Toy, view: Any, actions: Any) -> list[float]:
        return [1.0 if type(action).__name__ == "Pass" else 0.0 for action in actions]

    monkeypatch.setattr(Toy, "weigh", weigh)
    answer = until_window(desk, sit(desk, "pccc"), Random(5))
    while not answer["turn"]["window"]:
        answer = desk.ask("think")
    window, asked = answer["turn"]["window"], [seat for seat in answer["to_act"] if seat]
    answer = desk.ask("think")
    passed = [entry.seat for entry in desk.session._open_table().log if type(entry.action).__name__ == "Pass"]
    assert passed[: len(asked)] == asked
    assert answer["turn"]["window"] != window or answer["to_act"] == [0]


def test_a_person_is_not_told_what_it_must_remember(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    shares: list[float] = []

    def recall(self: Toy, view: Any, rng: Random, share: float) -> Any:
        shares.append(share)
        return view._replace(hand=())

    monkeypatch.setattr(Toy, "recall", recall)
    answer = sit(desk, "pp")
    assert desk.look(0)["view"]["hand"] == [] and set(shares) == {1.0}
    assert all(step["view"]["hand"] == [] for step in answer["steps"])
