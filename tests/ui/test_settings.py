"""Settings and the set-up used last survive whatever the storage holds."""

import json

import pytest
from ui import settings

GAME = {
    "seats": [2, 3, 4],
    "options": [{"key": "cobogran", "choices": [False, True], "default": False, "seats": None}],
}


def text(key: str, **params: object) -> str:
    return key


@pytest.mark.parametrize("kept", ["", "{", "[]", "null", '"x"', '{"theme": "pink", "pace": 3, "language": "de"}'])
def test_broken_settings_are_the_defaults(kept):
    assert settings.read(kept) == settings.DEFAULTS


def test_computers_react_after_drawn_delays():
    assert settings.reaction(0) == 700 < settings.reaction(0.5) < settings.reaction(1) == 1700


def test_settings_come_back_as_written():
    chosen = dict(settings.DEFAULTS, theme="dark", text="xl", language="es")
    assert settings.read(settings.write(chosen)) == chosen


@pytest.mark.parametrize(
    "seats",
    [
        None,
        [],
        [{"kind": "person"}] * 3,
        [{"kind": "person", "level": None, "name": "A", "mark": 12}] * 2,
        [{}] * 7,
        "abc",
    ],
)
def test_a_set_up_that_does_not_fit_is_replaced(seats):
    setup = settings.read_setup(json.dumps({"seats": seats, "options": {"cobogran": 3, "other": True}}), GAME, text)
    assert setup == settings.fresh_setup(GAME, text)
    assert [seat["kind"] for seat in setup["seats"]] == ["person", "computer", "computer"]


def test_the_set_up_used_last_is_remembered():
    setup = settings.fresh_setup(GAME, text)
    setup["seats"][1]["name"] = "Rui"
    setup["options"]["cobogran"] = True
    assert settings.read_setup(json.dumps(setup), GAME, text) == setup


def test_tapping_a_seat_goes_round():
    seat = {"kind": "person", "level": None, "name": "A", "mark": 2}
    seen = []
    for _ in range(3):
        seen.append((seat["kind"], seat["level"]))
        seat = settings.next_kind(seat)
    assert seen == [("person", None), ("computer", "easy"), ("computer", "medium")]
    assert seat == {"kind": "person", "level": None, "name": "A", "mark": 2}


def test_no_two_seats_share_a_mark():
    seats = [{"mark": mark} for mark in (0, 1, 2)]
    assert settings.next_mark(seats, 0) == 3
    assert settings.new_seat(2, "computer", text, [0, 1, 2])["mark"] not in (0, 1, 2)


@pytest.mark.parametrize(("written", "code"), [("7kq2-m0az", "7KQ2M0AZ"), ("oil0 0000", "01100000")])
def test_codes_are_read_kindly(written, code):
    assert settings.clean_code(written) == code and settings.is_code(code)


@pytest.mark.parametrize("code", ["", "7KQ2M0A", "7KQ2M0AU", "7KQ2M0AZ9"])
def test_other_texts_are_no_codes(code):
    assert not settings.is_code(code)


def test_the_request_names_everybody_and_looks_for_the_only_person():
    setup = settings.fresh_setup(GAME, text)
    setup["seats"][0]["name"] = "  Zé "
    made = settings.request("malabares", setup, GAME, text)
    assert made["viewer"] == 0 and made["code"] is None and made["options"] == {"cobogran": False}
    assert [seat["name"] for seat in made["seats"]] == ["Zé", "name.computer.1", "name.computer.2"]
    setup["seats"][1] = settings.new_seat(1, "person", text)
    assert settings.request("malabares", setup, GAME, text)["viewer"] is None


def test_an_option_for_other_seat_counts_is_left_out():
    rules = {"seats": [2, 3, 4], "options": [dict(GAME["options"][0], seats=[4])]}
    setup = settings.fresh_setup(rules, text)
    setup["options"]["cobogran"] = True
    assert settings.request("malabares", setup, rules, text)["options"] == {}
