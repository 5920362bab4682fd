"""Codes of shuffles, and who and what a table can be started with."""

import json
from random import Random
from typing import Any

import pytest

from pygames.bridge.codec import BadRequest, code_of, seed_of
from tests.bridge.desk import Answer, Desk, player, seated


def new(**change: Any) -> Answer:
    fields = {"game": "malabares", "seats": seated("pp"), "code": "7KQ2M0AZ", "options": {}, "viewer": 0, **change}
    return Desk().ask("new", **fields)


def test_codes_and_seeds_are_one_to_one() -> None:
    rng = Random(1)
    for seed in (0, 1, 31, 32, (1 << 40) - 1, *(rng.getrandbits(40) for _ in range(500))):
        code = code_of(seed)
        assert len(code) == 8 and seed_of(code) == seed and code_of(seed_of(code)) == code
    assert code_of(0) == "00000000" and code_of((1 << 40) - 1) == "ZZZZZZZZ" and code_of(32) == "00000010"


@pytest.mark.parametrize(
    "typed", ["7kq2m0az", "7KQ2-M0AZ", " 7K Q2 M0 AZ ", "7kq2mOaz", "7kq2moAZ", "-7-K-Q-2-M-0-A-Z-"]
)
def test_codes_forgive_case_gaps_and_look_alikes(typed: str) -> None:
    assert new(code=typed)["code"] == "7KQ2M0AZ"
    assert new(code=typed)["view"] == new()["view"]


def test_look_alikes_read_as_one_and_nought() -> None:
    assert seed_of("iIlLoO00") == seed_of("11110000")


@pytest.mark.parametrize(
    "typed", ["7KQ2M0A", "7KQ2M0AZZ", "7KQ2M0AU", "!!!!!!!!", "   ", "é" * 8, "7KQ2M0A\n", "０" * 8, "٣" * 8]
)
def test_what_is_no_code(typed: str) -> None:
    with pytest.raises(BadRequest):
        seed_of(typed)
    answer = new(code=typed)
    assert answer["error"] == "setup.code" and answer["params"] == {"code": typed[:20]}


def test_without_a_code_tables_differ_and_the_code_brings_one_back() -> None:
    tables = [new(code=None) for _ in range(6)]
    assert len({table["code"] for table in tables}) == 6
    for table in tables:
        assert new(code=table["code"])["view"] == table["view"]
    assert new(code="")["ok"]


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"bricks": True}, "setup.option"),
        ({"cobogran": 1}, "setup.choice"),
        ({"cobogran": 0}, "setup.choice"),
        ({"cobogran": "true"}, "setup.choice"),
        ({"cobogran": None}, "setup.choice"),
        ({"cobogran": []}, "setup.choice"),
        ({"cobogran": {}}, "setup.choice"),
        ({"": True}, "setup.option"),
    ],
)
def test_options_the_game_has_not(options: dict[str, Any], error: str) -> None:
    assert new(options=options)["error"] == error


def test_the_brick_takes_the_place_of_the_club() -> None:
    assert new(options={"cobogran": True})["view"]["special"] == "brick"
    for options in ({"cobogran": False}, {}, None):
        assert new(options=options)["view"]["special"] == "club"


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"kind": "robot"}, "setup.kind"),
        ({"kind": ""}, "setup.kind"),
        ({"kind": 1}, "request.field"),
        ({"kind": "computer", "level": "hard"}, "setup.level"),
        ({"kind": "computer", "level": None}, "setup.level"),
        ({"kind": "computer", "level": 2}, "request.field"),
        ({"mark": 12}, "setup.mark"),
        ({"mark": -1}, "setup.mark"),
        ({"mark": True}, "request.field"),
        ({"mark": None}, "request.field"),
        ({"mark": 10**400}, "setup.mark"),
        ({"name": ""}, "setup.name"),
        ({"name": " \t\n"}, "setup.name"),
        ({"name": "\u200b\u202e\x00"}, "setup.name"),
        ({"name": None}, "request.field"),
        ({"name": ["Ana"]}, "request.field"),
    ],
)
def test_nobody_sits_down_like_that(change: dict[str, Any], error: str) -> None:
    assert new(seats=[player(), {**player(), **change}])["error"] == error


def test_names_are_cleaned_and_shortened() -> None:
    def name(text: str) -> str:
        return new(seats=[player(name=text), player()])["seats"][0]["name"]

    assert name("  Ana\n ") == "Ana" and name("A\u202en\x07a") == "Ana" and name("Zoë 🤹") == "Zoë 🤹"
    assert name("x" * 500) == "x" * 20
    assert name("<b>&\"'") == "<b>&\"'"


def test_a_shortened_name_stays_the_same_when_the_table_comes_back() -> None:
    desk = Desk()
    first = desk.ask("new", game="malabares", seats=[player(name="a" * 19 + " b"), player()], code=None, options={})
    other = Desk()
    other.session.resume([desk.session.save()])
    assert other.look(None)["seats"] == first["seats"]


def test_a_persons_level_does_not_matter() -> None:
    assert new(seats=[player(level="medium"), player()])["seats"][0]["level"] is None


def test_an_answer_can_always_be_written_as_utf_8() -> None:
    """Half a surrogate pair is no letter: it must not come back in an answer or get into a save."""
    desk = Desk("pp")
    half = "\\ud83e"
    for text in (
        f'{{"ask": "{half}"}}',
        f'{{"ask": "new", "game": "{half}"}}',
        json.dumps({"ask": "new", "game": "malabares", "seats": seated("pp")})[:-1] + f', "code": "{half}"}}',
        json.dumps({"ask": "new", "game": "malabares", "seats": [player(name="A\ud83e"), player()]}),
        json.dumps({"ask": "new", "game": "malabares", "seats": seated("pp"), "options": {"\ud83e": 1}}),
    ):
        desk.session.ask(text).encode()
        desk.session.save().encode()
