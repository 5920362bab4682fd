"""What comes next at a table, who looks, and what may be kept: the rules of passing one phone."""

import itertools

import pytest
from ui import i18n, state


def table(
    kinds: str,
    turn: tuple | None,
    viewer: int | None = None,
    actor: int | None = None,
    offers: int = 0,
    window: tuple = (),
    interrupt: tuple = (),
) -> dict:
    """Make an answer: `kinds` is p or c for each seat, `turn` is seat and whether the decision is open; `window` are
    the seats that an open window waits for, `interrupt` those that may act out of turn."""
    seats = [
        {"kind": "person" if kind == "p" else "computer", "name": kind, "mark": 0, "level": None} for kind in kinds
    ]
    now = (
        None
        if turn is None
        else {"seat": turn[0], "kind": seats[turn[0]]["kind"], "open": turn[1], "window": int(bool(window))}
    )
    return {
        "ok": True,
        "game": "malabares",
        "seats": seats,
        "turn": now,
        "to_act": list(window) or ([] if turn is None else [turn[0]]),
        "may_interrupt": list(interrupt),
        "open": [turn[0]] if turn and turn[1] else [],
        "viewer": viewer,
        "actor": actor,
        "offers": [{"kind": "catch"}] * offers,
        "decision": "d",
        "steps": [{"events": [], "view": {"dark": ["k7"]}}],
        "recap": ["secret"],
        "view": {"dark": ["k7"]},
        "undo": None,
    }


@pytest.mark.parametrize(
    ("kinds", "turn", "viewer", "holder", "move"),
    [
        ("pcc", None, 0, None, "over"),
        ("pcc", (1, False), 0, None, "think"),
        ("pcc", (0, False), 0, None, "mine"),
        ("pcc", (0, True), 0, None, "mine"),
        ("ccc", (2, False), None, None, "think"),
        ("ppc", (0, False), 0, 0, "mine"),
        ("ppc", (1, False), 0, 0, "pass"),
        ("ppc", (1, False), None, None, "cover"),
        ("ppc", (0, False), None, 0, "cover"),
        ("ppc", (1, True), 0, 0, "open"),
        ("ppc", (2, False), 0, 0, "think"),
    ],
)
def test_what_comes_next(kinds, turn, viewer, holder, move):
    assert state.next_move(table(kinds, turn, viewer), holder) == move


@pytest.mark.parametrize(
    ("kinds", "turn", "holder", "eyes"),
    [
        ("pcc", (1, False), None, (0, 0)),
        ("ppc", (1, True), 0, (None, 1)),
        ("ppc", (1, False), 0, (0, 0)),
        ("ccc", (0, False), None, (None, None)),
    ],
)
def test_who_looks_and_who_is_asked(kinds, turn, holder, eyes):
    sight = state.eyes(table(kinds, turn), holder)
    assert (sight["viewer"], sight["actor"]) == eyes


def test_nobody_ever_looks_with_another_persons_eyes():
    for kinds, holder, viewer, is_open in itertools.product(
        ("pp", "ppc", "ppp"), (None, 0, 1), (None, 0, 1), (False, True)
    ):
        for seat in range(len(kinds)):
            now = table(kinds, (seat, is_open), viewer)
            assert state.eyes(now, holder)["viewer"] in (None, holder)
            if state.next_move(now, holder) == "mine":
                assert seat == holder == viewer


def test_only_a_single_open_offer_plays_by_itself():
    assert state.forced(table("pp", (0, True), None, 0, 1), ("catch",))
    assert not state.forced(table("pp", (0, True), None, 0, 2), ("catch",))
    assert not state.forced(table("pp", (0, False), 0, 0, 1), ("catch",))
    assert not state.forced(table("pp", (0, True), None, 1, 1), ("catch",))
    assert not state.forced(table("pp", None, None, 0, 0), ("catch",))


def test_the_kept_picture_of_several_people_holds_no_view():
    kept = state.picture(table("ppc", (1, False), 0))
    assert (
        kept["cover"]
        and kept["seat"] == 1
        and "view" not in kept
        and "k7" not in str(kept)
        and "secret" not in str(kept)
    )


def test_the_kept_picture_of_one_person_is_the_last_view_without_choices():
    kept = state.picture(table("pcc", (0, False), 0, 0, 3))
    assert (
        kept["view"] == {"dark": ["k7"]} and kept["offers"] == [] and kept["steps"] == [] and kept["decision"] is None
    )


def test_the_recap_begins_after_the_seats_own_last_move():
    events = [
        {"kind": "throw", "from": "hand/0", "to": "thrown/0"},
        {"kind": "throw", "from": "hand/1", "to": "thrown/1"},
        {"kind": "catch", "from": "air", "to": "hand/0"},
        {"kind": "fall", "from": "thrown", "to": "floor/1"},
    ]
    assert [event["kind"] for event in state.since_own(events, 0)] == ["fall"]
    assert [event["kind"] for event in state.since_own(events, 1)] == ["catch", "fall"]
    assert state.since_own(events, 2) == events


def test_refusals_are_said_in_words():
    i18n.load(
        "en",
        {
            "app": {"request.stale": "again", "request.other": "no"},
            "malabares": {"refusal.x": "you have {object}", "object.knife": "knives"},
        },
    )
    now = table("pcc", (0, False))
    assert state.refused(now, {"key": "refusal.x", "params": {"object": "knife"}}) == "you have knives"
    assert state.refused(now, {"error": "request.stale", "params": {}}) == "again"
    assert state.refused(None, {"error": "unheard"}) == "no"


@pytest.mark.parametrize(
    ("kinds", "window", "viewer", "holder", "move"),
    [
        ("pcc", (0, 1, 2), 0, None, "mine"),
        ("pcc", (1, 2), 0, None, "think"),
        ("ppc", (0, 1), None, None, "window"),
        ("ppc", (1, 2), 0, 0, "window"),
        ("ppc", (0, 1), 0, 0, "mine"),
        ("ppc", (2,), 0, 0, "think"),
    ],
)
def test_what_comes_next_in_a_window(kinds, window, viewer, holder, move):
    assert state.next_move(table(kinds, (window[0], False), viewer, window=window), holder) == move


def test_a_window_is_seen_by_the_whole_table_until_somebody_takes_the_phone():
    among = table("ppc", (0, False), 0, window=(0, 1, 2))
    assert state.eyes(among, None) == {"viewer": None, "actor": None}
    assert state.eyes(among, 1) == {"viewer": 1, "actor": 1}
    assert state.eyes(table("pcc", (0, False), 0, window=(0, 1)), None) == {"viewer": 0, "actor": 0}


def test_whoever_reacts_openly_does_so_on_the_shared_table(monkeypatch):
    monkeypatch.setattr(state.S, "reactor", 1)
    now = table("ppc", (0, False), None, window=(0, 1))
    assert state.eyes(now | {"open": [1]}, None) == {"viewer": None, "actor": 1}
    assert state.eyes(now | {"open": []}, None) == {"viewer": None, "actor": None}


def test_who_may_react():
    assert state.reacting(table("pcp", (1, False), window=(0, 1), interrupt=(1, 2))) == [0, 2]
    assert state.reacting(table("pcp", (0, False))) == []
    assert state.computer_asked(table("pcp", (1, False), window=(0, 1)))
    assert not state.computer_asked(table("pcp", (1, False), window=(0, 2)))
    assert not state.computer_asked(table("pcp", (1, False)))


def test_nothing_plays_by_itself_where_somebody_may_react():
    now = table("pcc", (0, True), 0, 0, offers=1)
    assert state.forced(now, ("catch",))
    assert not state.forced(table("pcc", (0, True), 0, 0, offers=1, interrupt=(1,)), ("catch",))
    assert not state.forced(table("pcc", (0, True), 0, 0, offers=1, window=(0,)), ("catch",))
