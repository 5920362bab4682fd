"""Decisions that are gone, offers and whose they are, and what may be taken back."""

from random import Random

import pytest

from tests.bridge.desk import Desk, game_in, played, turns


def stale(answer: dict[str, object]) -> bool:
    return answer.get("error") == "request.stale"


def test_a_double_tap_plays_once() -> None:
    desk = Desk("ppp")
    for seat in range(3):
        seen = desk.look(seat)
        fields = {"viewer": seat, "actor": seat, "decision": seen["decision"], "offer": 0}
        assert desk.ask("act", **fields)["ok"]
        before = desk.session.save()
        assert stale(desk.ask("act", **fields)) and desk.session.save() == before and not desk.session.dirty


def test_every_old_decision_stays_stale_through_a_game() -> None:
    desk = Desk("pp")
    used: list[tuple[int, str]] = []
    turn = desk.look(None)["turn"]
    while turn:
        seat, seen = turn["seat"], desk.look(turn["seat"])
        assert (seat, seen["decision"]) not in used
        used.append((seat, seen["decision"]))
        assert desk.act(seat, 0, decision=seen["decision"])["ok"]
        for old_seat, decision in used[-4:]:
            assert stale(desk.ask("act", viewer=old_seat, actor=old_seat, decision=decision, offer=0))
        turn = desk.look(None)["turn"]
    assert all(stale(desk.ask("act", viewer=seat, actor=seat, decision=name, offer=0)) for seat, name in used)


@pytest.mark.parametrize("offer", [-1, 5, 10**9, -(10**9)])
def test_an_offer_that_was_not_made(offer: int) -> None:
    desk = Desk("ppp")
    before = desk.session.save()
    assert stale(desk.act(0, offer)) and desk.session.save() == before


@pytest.mark.parametrize("decision", ["", "0", "0.interrupt", "0.w0", "9.9", "x" * 5000])
def test_a_decision_that_never_was(decision: str) -> None:
    desk = Desk("ppp")
    assert stale(desk.ask("act", viewer=0, actor=0, decision=decision, offer=0))


def test_a_seat_that_is_not_to_act_plays_nothing() -> None:
    desk = Desk("ppp")
    before = desk.session.save()
    for seat in (1, 2):
        seen = desk.look(seat)
        assert seen["offers"] == [] and seen["turn"]["seat"] == 0
        assert stale(desk.ask("act", viewer=seat, actor=seat, decision=seen["decision"], offer=0))
    assert desk.session.save() == before


def test_a_decision_outlives_looking_and_saving_and_a_computer_elsewhere() -> None:
    desk = Desk("ppp")
    desk.act(0, 0)
    seen = desk.look(1)
    for viewer in (None, 0, 2, 1):
        desk.look(viewer)
    other = Desk()
    other.session.resume([desk.session.save()])
    assert other.look(1)["decision"] == seen["decision"]
    assert other.act(1, 0, decision=seen["decision"])["ok"]
    assert desk.act(1, 0, decision=seen["decision"])["ok"]
    assert other.session.save() == desk.session.save()


def test_a_decision_of_another_table_plays_nothing_of_this_one_but_what_was_offered() -> None:
    desk = played("pcc", 12)
    old = desk.look(0)["decision"]
    desk.ask("leave")
    desk.ask("new", game="malabares", seats=desk.first["seats"], code="00000000", options={}, viewer=0)
    assert stale(desk.ask("act", viewer=0, actor=0, decision=old, offer=0))


def test_a_pass_can_be_taken_back_until_the_next_has_passed() -> None:
    desk = Desk("ppp")
    start = desk.session.save()
    answer = desk.act(0, 2)
    assert answer["undo"] is None
    back = desk.ask("undo", viewer=0, actor=0)
    assert back["ok"] and back["ply"] == 1 and desk.session.dirty and game_in(desk.session.save()) == game_in(start)
    assert back["steps"] == [] and back["undo"]["key"] == "undo.revealed" and len(back["offers"]) == 5
    desk.act(0, 1)
    desk.act(1, 0)
    assert desk.ask("undo", viewer=0, actor=0)["error"] == "undo.other"
    assert desk.look(0)["undo"] == {"rule": None, "key": "undo.other", "params": {}}
    assert desk.ask("undo", viewer=1, actor=1)["ok"]
    assert desk.ask("undo", viewer=0, actor=0)["ok"]
    assert game_in(desk.session.save()) == game_in(start)


def test_nothing_that_was_shown_is_taken_back() -> None:
    desk = Desk("ppp")
    assert desk.ask("undo", viewer=0, actor=0)["error"] == "undo.revealed"
    for seat in range(3):
        desk.act(seat, 0)
    # The last pass turned everybody's cards over to their receivers.
    assert desk.ask("undo", viewer=2, actor=2)["error"] == "undo.revealed"
    leader = desk.look(None)["turn"]["seat"]
    desk.act(leader, 0)
    before = desk.session.save()
    assert desk.ask("undo", viewer=leader, actor=leader)["error"] == "undo.revealed"
    assert desk.session.save() == before and not desk.session.dirty


@pytest.mark.parametrize("kinds", ["pp", "ppp"])
def test_what_is_said_about_undo_is_what_undo_does(kinds: str) -> None:
    """Through a whole game: `undo` in an answer agrees with the request, and taking back gives the earlier save."""
    desk, rng = Desk(kinds), Random(6)
    taken = refused = 0
    while turn := desk.look(None)["turn"]:
        before, seat = desk.session.save(), turn["seat"]
        offer = int(rng.random() * len(desk.look(seat)["offers"]))
        desk.act(seat, offer)
        now = desk.session.save()
        for actor in range(desk.seats):
            said = desk.look(actor)["undo"]
            answer = desk.ask("undo", viewer=actor, actor=actor)
            assert answer["ok"] == (said is None)
            if said is not None:
                assert answer["error"] == said["key"] and desk.session.save() == now
                refused += 1
                continue
            assert actor == seat and game_in(desk.session.save()) == game_in(before)
            assert desk.act(seat, offer)["ok"] and game_in(desk.session.save()) == game_in(now)
            now = desk.session.save()
            taken += 1
    assert taken > 10 and refused > 10


def test_catches_are_taken_back_and_played_again() -> None:
    desk = Desk("ppp")
    for _ in turns(desk, Random(2)):
        seen = desk.look(None)
        if seen["turn"]["open"] and len(seen["view"]["air"]) == 2:
            break
    before, seat = desk.session.save(), seen["turn"]["seat"]
    first = desk.act(seat, 0)
    assert first["undo"] is None
    assert desk.ask("undo", viewer=seat, actor=seat)["ok"] and game_in(desk.session.save()) == game_in(before)
    second = desk.act(seat, 1)
    assert second["view"]["caught"][seat][-1] != first["view"]["caught"][seat][-1]


def test_a_computers_move_is_not_a_persons_to_take_back() -> None:
    desk = Desk("pcc")
    desk.act(0, 0)
    desk.ask("think", viewer=0, actor=0)
    assert desk.ask("undo", viewer=0, actor=0)["error"] == "undo.other"


def test_after_taking_back_an_old_decision_of_the_next_seat_is_stale() -> None:
    """A tap made on what was offered before an undo must not play something else."""
    desk = Desk("ppp")
    for step in range(200):
        seen = desk.look(None)
        seat = seen["turn"]["seat"]
        mine = desk.look(seat)
        light = [at for at, offer in enumerate(mine["offers"]) if offer.get("card") in mine["view"]["light"]]
        objects = {mine["offers"][at]["card"][0]: at for at in light}
        if seen["view"]["phase"] == "throw" and not seen["view"]["thrown"] and len(objects) == 2:
            break
        desk.act(seat, step % len(mine["offers"]))
    one, other = objects.values()
    desk.act(seat, one)
    after = (seat + 1) % 3
    before_undo = desk.look(after)
    assert desk.ask("undo", viewer=seat, actor=seat)["ok"]
    assert desk.act(seat, other)["ok"]
    now = desk.look(after)
    if now["offers"] != before_undo["offers"]:
        tap = {"viewer": after, "actor": after, "decision": before_undo["decision"], "offer": 0}
        assert stale(desk.ask("act", **tap)), "an offer made before the undo was played"
    else:
        raise AssertionError("this game does not show the case")
