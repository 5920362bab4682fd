"""The Malabares table: what taps mean, what is said, what the score shows."""

import re

import pytest
from ui import i18n
from ui.tables import malabares

from tests.ui.malabares_stage import TABLES, Page, read, ui_for

SINGLE = [{"kind": "throw", "card": "k7"}, {"kind": "throw", "card": "t2"}]
PAIRS = [{"kind": "pass", "cards": pair} for pair in (["k1", "k3"], ["k1", "t2"], ["k3", "t2"])]


def test_one_card_is_picked_changed_and_put_back() -> None:
    assert malabares.gather(SINGLE, [], "k7") == (["k7"], 0)
    assert malabares.gather(SINGLE, ["k7"], "t2") == (["t2"], 1)
    assert malabares.gather(SINGLE, ["t2"], "t2") == ([], None)


def test_two_cards_are_picked_in_any_order_and_a_third_pushes_out_the_first() -> None:
    assert malabares.gather(PAIRS, [], "t2") == (["t2"], None)
    assert malabares.gather(PAIRS, ["t2"], "k1") == (["t2", "k1"], 1)
    assert malabares.gather(PAIRS, ["t2", "k1"], "k3") == (["k1", "k3"], 0)
    assert malabares.gather(PAIRS, ["t2", "k1"], "t2") == (["k1"], None)


def test_a_card_that_is_not_offered_changes_nothing() -> None:
    assert malabares.gather(SINGLE, ["k7"], "club") == (["k7"], 0)
    assert malabares.gather([], [], "k7") == ([], None)


@pytest.mark.parametrize("name", [name for name in TABLES if read(name)["offers"]])
def test_every_offer_can_be_gathered_by_taps(name: str) -> None:
    offers = read(name)["offers"]
    for place, offer in enumerate(offers):
        picked: list[str] = []
        for card in malabares.cards_of(offer):
            picked, found = malabares.gather(offers, picked, card)
        assert found == place


def test_the_main_button_waits_for_the_cards() -> None:
    table = read("pass_two")
    ui, cards = ui_for(table), table["offers"][3]["cards"]
    assert malabares.button(table["view"], table, cards[:1], ui) == ("Pass", False)
    assert malabares.button(table["view"], table, cards, ui) == ("Pass", True)
    assert malabares.button(table["view"], {**table, "offers": []}, cards, ui) is None


def test_a_tap_means_the_action_of_the_place() -> None:
    view = read("follow_three")["view"]
    assert malabares.attempt(view, view["air"][0]) == {"kind": "catch", "card": view["air"][0]}
    assert malabares.attempt(view, view["thrown"][0][1])["kind"] == "catch"
    assert malabares.attempt(view, view["dark"][0]) == {"kind": "throw", "card": view["dark"][0]}
    passing = read("pass_two")["view"]
    assert malabares.attempt(passing, passing["dark"][0]) == {"kind": "pass", "cards": [passing["dark"][0]]}


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("pass_two", "Your turn: choose 2 cards to pass left"),
        ("lead_three", "You lead: throw any card"),
        ("lead_again_two", "Your turn: throw any card"),
        ("follow_three", "Your turn: follow torches"),
        ("catch_own", "Catch a card from the air"),
        ("catch_other", "Ana catches a card from the air"),
        ("over", "The game is over"),
    ],
)
def test_the_prompt_speaks_to_who_acts(name: str, said: str) -> None:
    table = read(name)
    assert malabares.prompt(table["view"], table, ui_for(table)) == said


def test_a_missing_object_is_said_to_its_owner_alone() -> None:
    table = read("void_three")
    ui = ui_for(table)
    assert malabares.prompt(table["view"], table, ui).startswith("You have no ")
    seen = {**table["view"], "me": None, "dark": [], "light": []}
    assert malabares.prompt(seen, {**table, "viewer": None}, ui).startswith("Ana is to follow ")


def test_there_is_a_recorded_event_of_every_kind() -> None:
    told = {event["kind"] for event in read("events")["events"]}
    texts = {key.split(".")[1] for key in i18n.read("locales/en/malabares.json") if key.startswith("event.")}
    assert told == {key.removesuffix("_you") for key in texts}


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("event", read("events")["events"], ids=lambda event: event["kind"])
def test_every_event_is_told_to_every_viewer(event: dict, language: str) -> None:
    table = read("over")
    ui = ui_for(table, language)
    ui["names"] = ["Ana", "Bia", "Caio", "Davi"]
    for viewer in (None, 0, 1, 2, 3):
        told = malabares.line(event, {**table, "viewer": viewer}, ui)
        if told is None:
            assert event["kind"] == "pass" and event["seat"] == viewer
        else:
            assert told and not re.search(r"[{}]|event\.", told)


def test_own_events_are_told_in_the_second_person() -> None:
    table, event = read("over"), {"kind": "throw", "seat": 0, "card": "k7"}
    ui = ui_for(table)
    assert malabares.line(event, {**table, "viewer": 0}, ui) == "You throw Knife 7."
    assert malabares.line(event, {**table, "viewer": 1}, ui) == "Maximiliano throws Knife 7."
    won = {"kind": "over", "winners": [0, 1]}
    assert malabares.line(won, {**table, "viewer": None}, ui) == "Shared win: Maximiliano, Ana!"


@pytest.mark.parametrize(
    ("name", "state", "said"),
    [
        ("piolin_far", "far", "hidden card"),
        ("piolin_near", "far", "1 of your knives still to lose"),
        ("piolin_ready", "ready", "Ready"),
        ("piolin_stuck", "stuck", "Out of reach"),
        ("brick_two", "far", "Wins the whole game"),
    ],
)
def test_the_meter_tells_what_the_move_lacks(name: str, state: str, said: str) -> None:
    table = read(name)
    meter = Page(malabares.draw(table["view"], table, [], ui_for(table))["own"]).all("meter")
    assert len(meter) == 1 and state in meter[0]["classes"] and said in meter[0]["words"]


def test_no_meter_without_the_special_card() -> None:
    table = read("lead_two")
    assert table["view"]["piolin"] is None
    assert "meter" not in str(malabares.draw(table["view"], table, [], ui_for(table))["own"])


def numbers(words: list[str]) -> list[int]:
    return [int(word.replace("\u2212", "-")) for word in words]


@pytest.mark.parametrize("name", [name for name in TABLES if read(name)["view"]["results"]])
def test_the_score_of_a_show_adds_up_card_by_card(name: str) -> None:
    table = read(name)
    page = Page(malabares.show_end(table["view"], table, ui_for(table)))
    rows = table["view"]["results"][-1]
    scored = [element["words"].split(": ")[-1] for element in page.all("scored")]
    sums = numbers([element["words"].removeprefix("Total") for element in page.all("sum")])
    assert numbers(scored) == [points for row in rows for points in row["points"]]
    assert sums == [row["total"] for row in rows]
    assert len(page.all("piolin")) == sum(row["piolin"] for row in rows)


@pytest.mark.parametrize("name", [name for name in TABLES if read(name)["outcome"]])
def test_the_result_shows_both_shows_side_by_side(name: str) -> None:
    table = read(name)
    outcome, shows = table["outcome"], len(table["view"]["results"])
    page = Page(malabares.lines(outcome, table, ui_for(table)))
    assert len(page.all("show-lines")) == shows * len(outcome["scores"])
    sums = numbers([element["words"].removeprefix("Total") for element in page.all("sum")])
    assert sorted(sums) == sorted(outcome["scores"])
    assert len(page.all("winner")) == len(outcome["winners"])
    assert "winner" in page.all("seat-lines")[0]["classes"]


def test_a_seat_shows_its_counts_and_what_everybody_saw() -> None:
    table = read("watch_four")
    view, ui = table["view"], ui_for(table)
    for seat in range(4):
        badge = Page(malabares.seat(view, seat, table, ui))
        assert len(badge.all("pip")) == view["hands"][seat]
        assert len([pip for pip in badge.all("pip") if "dark" in pip["classes"]]) == view["hidden"][seat]
        sheet = Page(malabares.seat_sheet(view, seat, table, ui))
        assert len(sheet.all("card")) == len(view["floor"][seat]) + len(view["caught"][seat])
        assert len(sheet.all("void")) == len(view["voids"][seat])
