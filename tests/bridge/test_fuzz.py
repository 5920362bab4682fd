"""Thousands of spoiled requests: each gets a typed answer, and an error changes nothing."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from pygames.malabares.data import CARDS
from tests.bridge.desk import Desk, played, seated

ROUNDS = 4000
WORDS = [
    "ask", "new", "look", "act", "think", "undo", "why", "log", "leave", "viewer", "actor", "offer", "decision",
    "action", "kind", "throw", "catch", "pass", "card", "cards", "game", "malabares", "seats", "person", "computer",
    "name", "level", "mark", "code", "options", "cobogran", "easy", "medium", "state", "deal", "swap", "", "\x00",
    "é🤹", "__class__", *CARDS,
]  # fmt: skip
NUMBERS: list[Any] = [
    0,
    1,
    2,
    3,
    -1,
    4,
    8,
    2**31,
    2**63,
    -(10**30),
    10**100,
    0.0,
    1.5,
    -0.0,
    1e308,
    float("nan"),
    float("inf"),
]


def word(rng: Random) -> str:
    return WORDS[int(rng.random() * len(WORDS))]


def anything(rng: Random, depth: int = 0) -> Any:
    """Make up a value, mostly from words the requests use."""
    kind = rng.random()
    if depth < 4 and kind < 0.15:
        return [anything(rng, depth + 1) for _ in range(int(rng.random() * 5))]
    if depth < 4 and kind < 0.3:
        return {word(rng): anything(rng, depth + 1) for _ in range(int(rng.random() * 5))}
    if kind < 0.6:
        return word(rng)
    if kind < 0.85:
        return NUMBERS[int(rng.random() * len(NUMBERS))]
    return (None, True, False)[int(rng.random() * 3)]


def valid(desk: Desk, rng: Random) -> dict[str, Any]:
    """Make a request that could be meant."""
    seat = int(rng.random() * desk.seats)
    decision = desk.look(None, seat)["decision"]
    card = word(rng)
    some: list[dict[str, Any]] = [
        {"ask": "look", "viewer": seat, "actor": seat},
        {"ask": "act", "viewer": seat, "actor": seat, "decision": decision, "offer": int(rng.random() * 6)},
        {"ask": "think", "viewer": seat, "actor": seat},
        {"ask": "undo", "viewer": seat, "actor": seat},
        {"ask": "why", "actor": seat, "action": {"kind": "throw", "card": card}},
        {"ask": "why", "actor": seat, "action": {"kind": "catch", "card": card}},
        {"ask": "why", "actor": seat, "action": {"kind": "pass", "cards": [card, word(rng)]}},
        {"ask": "log", "viewer": seat},
        {
            "ask": "new",
            "game": "malabares",
            "seats": seated("pcc"),
            "options": {"cobogran": True},
            "code": None,
            "viewer": 0,
        },
    ]
    return some[int(rng.random() * len(some))]


def places(value: Any) -> list[tuple[Any, Any]]:
    """List every container and key in a value."""
    found: list[tuple[Any, Any]] = []
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        found += [(value, key), *places(item)]
    return found


def replaced(request: dict[str, Any], rng: Random) -> str:
    spots = places(request)
    for _ in range(1 + int(rng.random() * 2)):
        holder, key = spots[int(rng.random() * len(spots))]
        holder[key] = anything(rng)
    return json.dumps(request)


def removed(request: dict[str, Any], rng: Random) -> str:
    holder, key = (spots := places(request))[int(rng.random() * len(spots))]
    del holder[key]
    return json.dumps(request)


def added(request: dict[str, Any], rng: Random) -> str:
    return json.dumps({**request, word(rng): anything(rng)})


def scrambled(request: dict[str, Any], rng: Random) -> str:
    text = json.dumps(request)
    at = int(rng.random() * len(text))
    return (text[:at] + chr(32 + int(rng.random() * 95)) + text[at + 1 :], text[:at], text[:at] + text[at + 1 :])[
        int(rng.random() * 3)
    ]


def made_up(request: dict[str, Any], rng: Random) -> str:
    return json.dumps(
        anything(rng) if rng.random() < 0.3 else {"ask": request["ask"], **dict.fromkeys(request, anything(rng))}
    )


SPOILERS: list[Callable[[dict[str, Any], Random], str]] = [replaced, removed, added, scrambled, made_up]


@pytest.mark.parametrize("seed", [1, 2])
def test_spoiled_requests_get_an_answer_and_errors_change_nothing(seed: int) -> None:
    rng = Random(seed)
    desk = played("ppc", 8, seed=seed)
    good = bad = 0
    for at in range(ROUNDS // 2):
        if at % 100 == 0 or not desk.session.save() or json.loads(desk.session.save())["body"] is None:
            desk = played("ppc", at % 41, seed=seed)
        before = desk.session.save()
        text = SPOILERS[at % len(SPOILERS)](valid(desk, rng), rng)
        answer = desk.say(text)
        if answer["ok"]:
            good += 1
            seats = answer.get("seats")
            desk.first = {"seats": seats} if seats else desk.first
        else:
            bad += 1
            assert desk.session.save() == before and not desk.session.dirty, f"changed by {text[:300]}"
            assert answer["error"].split(".")[0] in ("request", "setup", "undo", "value", "refusal"), answer
    assert good > ROUNDS / 20 and bad > ROUNDS / 5


@pytest.mark.parametrize("depth", [100, 900, 990, 100_000])
def test_deeply_nested_requests_are_answered(depth: int) -> None:
    desk = Desk("ppp")
    nest = "[" * depth + "]" * depth
    for text in (
        nest,
        f'{{"ask":{nest}}}',
        f'{{"ask":"look","viewer":{nest}}}',
        f'{{"ask":"why","actor":0,"action":{{"kind":"pass","cards":{nest}}}}}',
        f'{{"ask":"why","actor":0,"action":{{"kind":{nest}}}}}',
        f'{{"ask":"new","game":"malabares","seats":{nest}}}',
        json.dumps({"ask": "new", "game": "malabares", "seats": seated("pp"), "options": {"cobogran": "HERE"}}).replace(
            '"HERE"', nest
        ),
    ):
        answer = desk.say(text)
        assert not answer["ok"] or "refusal" in answer


def test_huge_numbers_and_texts_are_answered() -> None:
    desk = Desk("ppp")
    for huge in ("9" * 4000, "9" * 5000, "1e999", "-" + "9" * 4000):
        for text in (
            f'{{"ask":"look","viewer":{huge}}}',
            f'{{"ask":"act","viewer":0,"actor":0,"decision":"","offer":{huge}}}',
        ):
            assert not desk.say(text)["ok"]
    for name in ("game", "code", "ask"):
        request = {
            "ask": "new",
            "game": "malabares",
            "seats": seated("pp"),
            "code": None,
            "options": {},
            name: "x" * 100_000,
        }
        text = desk.session.ask(json.dumps(request))
        assert not json.loads(text)["ok"] and len(text) < 300
