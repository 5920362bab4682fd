"""Corners of what is seen: counters of the view, the owner's meter, pending passes, and the wording of events."""

from random import Random

import pytest

from pygames.core import CHANCE, Setup
from pygames.malabares.scoring import result
from pygames.malabares.state import OVER, Action, Catch, Pass, State, Swap, Throw
from tests.malabares.stage import GAME, Stage, from_start

rule = pytest.mark.rule


def test_round_and_turn() -> None:
    stage = Stage(["k5 t2 t4", "k9 t6 t8", "k11 t14 t12"], floor=["t16", "", "k7 t10"], air="k13 k15", leader=0)
    seen = GAME.view(stage.state, None)
    assert (seen.round, seen.turn, seen.hands, seen.show, seen.period) == (4, 0, (3, 3, 3), 0, "day")
    stage.throw("0:k5")
    assert GAME.view(stage.state, None).turn == 1
    dealt = GAME.start(GAME.ready(Setup(2)))
    assert GAME.view(dealt, None).turn is None and GAME.view(dealt, None).round == 1
    over = stage.state._replace(phase=OVER, turn=())
    assert GAME.view(over, 0).turn is None


def test_catchers_are_those_still_to_catch() -> None:
    stage = Stage(["k5 t2", "k9 t6", "k11 t14", "k17 t18"], air="k13 k15 t4")
    assert GAME.view(stage.state, None).catchers == ()
    stage.throw("0:k5", "1:k9", "2:k11", "3:k17")
    assert GAME.view(stage.state, None).catchers == ((3, "k17"), (2, "k11"), (1, "k9"))
    stage.catch("3:k13")
    assert GAME.view(stage.state, None).catchers == ((2, "k11"), (1, "k9"))
    stage.catch("2:k15")
    assert GAME.view(stage.state, None).catchers == ((1, "k9"),)


def test_stuck_means_an_unwanted_card_on_the_floor() -> None:
    def meter(floor: str, light: str = "club") -> tuple[int, int, bool, int]:
        seen = GAME.view(Stage(["t2", "k9", "k1"], [light, "", ""], [floor, "", ""]).state, 0).piolin
        assert seen is not None
        return tuple(seen)

    assert meter("t8") == (1, 0, False, 12)
    assert meter("k7") == (1, 1, True, 12)
    assert meter("", "club k7") == (1, 1, False, 12)
    assert meter("k7 k11 t4") == (1, 2, True, 20)


def test_worth_is_what_the_cards_score_now() -> None:
    stage = Stage(["t2 k5", "k9", "k1"], ["club", "", ""], ["k7", "", ""])
    kit = stage.state.scene.kit
    for seat in range(3):
        state = stage.state
        kept = result(kit, 0, state.dark[seat], state.light[seat], state.floor[seat])
        assert GAME.view(state, seat).worth == kept.total
    assert GAME.view(stage.state, None).worth is None


@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_passed_counts_no_longer_in_the_meter(seats: int) -> None:
    state = next(state for state in (from_start(seats, seed) for seed in range(1, 60)) if "club" in state.dark[0])
    action = next(action for action in GAME.legal_actions(state, 0) if "club" in action.cards)
    seen = GAME.view(GAME.apply(state, 0, action), 0)
    assert "club" not in seen.dark and seen.piolin is None


def told(state: State, seat: int, action: Action) -> tuple[State, list[tuple[object, ...]]]:
    after = GAME.apply(state, seat, action)
    found = GAME.events(state, seat, action, after)
    return after, [(e.kind, dict(e.params), e.audience, e.source, e.target, e.reveals) for e in found]


def test_events_of_deal_and_pass() -> None:
    start = GAME.start(GAME.ready(Setup(3)))
    state, events = told(start, CHANCE, GAME.chance(start, Random(1)))
    assert events == [
        *[("deal", {"cards": state.dark[s]}, (s,), None, f"hand/{s}", True) for s in range(3)],
        ("leader", {"seat": state.leader}, None, None, None, True),
    ]
    given = [state.dark[seat][0] for seat in range(3)]
    state, events = told(state, 0, Pass((given[0],)))
    assert events == [
        ("pass", {"seat": 0, "receiver": 1, "count": 1}, None, None, None, False),
        ("pass_own", {"seat": 0, "receiver": 1, "cards": (given[0],)}, (0,), "hand/0", "hand/1", False),
    ]
    state, _ = told(state, 1, Pass((given[1],)))
    state, events = told(state, 2, Pass((given[2],)))
    assert events[0][1] == {"seat": 2, "receiver": 0, "count": 1}
    assert events[2:] == [
        ("received", {"seat": 2, "receiver": 0, "cards": (given[2],)}, (0,), "hand/2", "hand/0", True),
        ("received", {"seat": 0, "receiver": 1, "cards": (given[0],)}, (1,), "hand/0", "hand/1", True),
        ("received", {"seat": 1, "receiver": 2, "cards": (given[1],)}, (2,), "hand/1", "hand/2", True),
        ("begin", {"show": 1, "seat": state.leader}, None, None, None, False),
    ]


def test_events_of_throws() -> None:
    stage = Stage(["k5 t2", "k9 t6", "t16 t14"], ["", "k3", ""], air="k13 k15")
    before = stage.state
    _, events = told(before, 0, Throw("k5"))
    assert events == [("throw", {"seat": 0, "card": "k5"}, None, "hand/0", "thrown/0", True)]
    stage.throw("0:k5")
    _, events = told(stage.state, 1, Throw("k3"))
    assert events == [("throw", {"seat": 1, "card": "k3"}, None, "hand/1", "thrown/1", False)]
    stage.throw("1:k3")
    _, events = told(stage.state, 2, Throw("t16"))
    wanted = {"seat": 2, "card": "t16", "object": "knife"}
    assert events == [("throw_void", wanted, None, "hand/2", "thrown/2", True)]
    used = Stage(["k5 t2", "t6", "t16 t14"], ["", "t12", ""], air="k13 k15").throw("0:k5")
    _, events = told(used.state, 1, Throw("t12"))
    assert events[0][0] == "throw_void" and events[0][-1] is True


def test_events_of_the_last_catch_and_the_end() -> None:
    stage = Stage(["k5", "k9 t6", "k11 t14"], ["t4", "", ""], ["k7", "", ""], air="k13 k15").throw("0:k5")
    stage.throw("1:k9", "2:k11")
    state, events = told(stage.state, 2, Catch("k13"))
    assert events == [("catch", {"seat": 2, "card": "k13"}, None, "air", "hand/2", False)]
    state, events = told(state, 1, Catch("k15"))
    assert events[:3] == [
        ("catch", {"seat": 1, "card": "k15"}, None, "air", "hand/1", False),
        ("fall", {"seat": 0, "low": "k5", "card": "k11"}, None, "thrown", "floor/0", False),
        ("air", {"cards": ("k5", "k9")}, None, "thrown", "air", False),
    ]
    totals = [kept.total for kept in state.scene.results[0]]
    scores = [("show_score", {"seat": s, "points": totals[s]}, None, None, None, True) for s in range(3)]
    assert events[3:] == [("show_end", {"show": 1}, None, None, None, True), *scores]


def test_events_of_the_swap() -> None:
    stage = Stage(["k1 t16 k7", "k9 t14 t6"], floor=["k11 t12 t10", ""], air="k13 k15 t2", aside="k3 t8")
    stage.throw("0:k1", "1:k9", "1:t14", "0:t16").catch("0:k13", "1:k15", "1:t2")
    out = stage.state.air[:2]
    _, events = told(stage.state, CHANCE, Swap(out))
    assert events == [("swap", {"out": out, "in": ("k3", "t8")}, None, "air", "aside", True)]


@pytest.mark.parametrize("special", ["club", "brick"])
def test_events_of_the_end_of_the_game(special: str) -> None:
    rows = {"dark": ["", "k9", "k11"], "light": ["t2 " + special, "t6", "t14"], "floor": ["", "", ""]}
    stage = Stage(**rows, air="t16 k15", show=1 if special == "club" else 0, special=special)  # type: ignore[arg-type]
    if special == "club":
        stage.state = stage.state._replace(
            scene=stage.state.scene._replace(
                results=(tuple(result(stage.state.scene.kit, 0, (), (), ()) for _ in "123"),)
            ),
            floor=(("k1",), (), ()),
        )
    stage.throw("0:t2", "1:t6", "2:t14").catch("2:k15")
    state, events = told(stage.state, 1, Catch("t16"))
    kinds = [event[0] for event in events[3:]]
    last = events[-1][1]
    assert GAME.view(state, 1).winner == (0 if special == "brick" else None)
    if special == "brick":
        assert kinds == ["show_end", "piolin", "show_score", "show_score", "brick_win", "over"]
        assert events[4][1] == {"seat": 0, "points": 8} and events[-2][1] == {"seat": 0} and last == {"winners": (0,)}
    else:
        assert kinds == ["show_end", "show_score", "show_score", "show_score", "over"]
        assert events[3][1] == {"show": 2}
        points = [event[1]["points"] for event in events[4:7]]  # type: ignore[index]
        assert points == [kept.total for kept in state.scene.results[1]] and any(points)


def test_totals_and_winner_before_anything_is_scored() -> None:
    for seats in (2, 3, 4):
        seen = GAME.view(from_start(seats), 0)
        assert (seen.totals, seen.winner, seen.results) == ((0,) * seats, None, ())


def test_reasons_name_a_card_only_if_there_is_such_a_card() -> None:
    stage = Stage(["k5 t2", "k9 t6", "k11 t14"], ["", "", ""], ["t8", "", ""], air="k13 k15")
    stage.throw("0:k5", "1:k9", "2:k11")
    asked = {card: stage.refusal(2, Catch(card)) for card in ("k9", "t8", "t2", "dagger")}
    assert [(refusal.key, refusal.params) for refusal in asked.values()] == [
        ("refusal.thrown_not_air", {"card": "k9"}),
        ("refusal.floor", {"card": "t8"}),
        ("refusal.not_in_air", {"card": "t2"}),
        ("refusal.not_in_air", {}),
    ]
    passing = from_start(3)
    assert GAME.why_not(passing, 0, Pass(passing.dark[0])).key == "refusal.pass_count"
