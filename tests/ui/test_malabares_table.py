"""The Malabares table draws every recorded situation, shows what it must and nothing it must not."""

import copy
import re

import pytest
from ui import i18n
from ui.tables import malabares, malabares_cards

from pygames.malabares.view import View
from tests.ui.malabares_stage import TABLES, Page, read, ui_for

CODE = re.compile(r"m\.svg#(k\d+|t\d+|club|brick)-")


def zones(name: str, picked: tuple[str, ...] = (), language: str = "en") -> dict[str, object]:
    table = read(name)
    return malabares.draw(table["view"], table, list(picked), ui_for(table, language))


def drawn(name: str, picked: tuple[str, ...] = ()) -> Page:
    return Page("".join(str(zone) for zone in zones(name, picked).values()))


@pytest.mark.parametrize("name", TABLES)
def test_recorded_views_are_views_of_today(name: str) -> None:
    assert set(read(name)["view"]) == {"kind", *View._fields}


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("name", TABLES)
def test_everything_is_drawn_in_every_language(name: str, language: str) -> None:
    table = read(name)
    view, ui = table["view"], ui_for(table, language)
    parts = [*malabares.draw(view, table, [], ui).values(), malabares.mark(view, ui), malabares.prompt(view, table, ui)]
    for seat in range(len(table["seats"])):
        parts += [malabares.seat(view, seat, table, ui), malabares.seat_sheet(view, seat, table, ui)]
    parts.append(malabares.show_end(view, table, ui) or "")
    if table["outcome"]:
        parts.append(malabares.lines(table["outcome"], table, ui))
    for part in parts:
        Page(part)
    assert all(str(part) for part in parts[:1])


@pytest.mark.parametrize("name", TABLES)
def test_no_card_of_another_hand_is_in_the_markup(name: str) -> None:
    view, both = read(name)["view"], zones(name)
    public = set(view["air"] + view["aside"] + [card for _, card in view["thrown"]] + sum(view["floor"], []))
    own = set(view["dark"] + view["light"] + view["given"] + view["received"])
    assert set(CODE.findall(str(both["shared"]))) <= public
    assert set(CODE.findall(str(both["own"]))) <= own | (
        set(view["floor"][view["me"]]) if view["me"] is not None else set()
    )
    assert view["me"] is not None or both["own"] == ""


@pytest.mark.parametrize("name", TABLES)
def test_each_piece_is_drawn_once_and_ids_are_unique(name: str) -> None:
    page = drawn(name)
    for attribute in ("data-piece", "id", "data-place"):
        found = [element[attribute] for element in page.elements if element.get(attribute)]
        assert len(found) == len(set(found)), attribute


@pytest.mark.parametrize("name", [name for name in TABLES if read(name)["offers"]])
def test_exactly_the_offered_cards_are_playable_and_all_others_explain(name: str) -> None:
    table = read(name)
    offered = {card for offer in table["offers"] for card in malabares.cards_of(offer)}
    buttons = [element for element in drawn(name).elements if element["tag"] == "button"]
    assert {button["data-arg"] for button in buttons if "playable" in button["classes"]} == offered
    assert set(table["view"]["dark"] + table["view"]["light"]) <= {button["data-arg"] for button in buttons}
    for button in buttons:
        may = "playable" in button["classes"]
        assert button["data-do"] == "card" and button["aria-label"]
        assert (button.get("aria-disabled"), button.get("aria-pressed")) == ((None, "false") if may else ("true", None))


def test_no_playable_card_while_another_seat_acts() -> None:
    assert drawn("wait_three").all("playable") == []
    assert drawn("catch_other").all("playable") == []


def test_picked_cards_are_pressed_and_ticked() -> None:
    one, other = read("pass_two")["offers"][0]["cards"]
    pressed = [
        element["data-arg"]
        for element in drawn("pass_two", (one, other)).elements
        if element.get("aria-pressed") == "true"
    ]
    assert sorted(pressed) == sorted([one, other])
    assert len(drawn("pass_two", (one, other)).all("tick")) == 2


@pytest.mark.parametrize("name", ["catch_own", "catch_four", "catch_two", "watch_catch", "catch_other"])
def test_throws_are_numbered_in_the_order_of_catching(name: str) -> None:
    view = read(name)["view"]
    slots = drawn(name).all("slot")
    assert [slot["data-place"] for slot in slots] == [f"thrown/{place}" for place in range(len(view["thrown"]))]
    order, left = [card for _, card in view["order"]], [card for _, card in view["catchers"]]
    for slot, (_, card) in zip(slots, view["thrown"], strict=True):
        if card == order[-1]:
            assert "lowest" in slot["classes"] and "Lowest" in slot["words"]
            continue
        assert ("1st", "2nd", "3rd")[order.index(card)] in slot["words"]
        assert ("done" in slot["classes"]) == (card not in left)
        assert ("now" in slot["classes"]) == (card == left[0])


def test_what_will_fall_is_said() -> None:
    table = read("catch_four")
    (lowest, _), (_, highest) = table["view"]["order"][-1], table["view"]["order"][0]
    said = drawn("catch_four").all("falls")[0]["words"]
    ui = ui_for(table)
    assert malabares_cards.name(highest, ui) in said and ui["names"][lowest] in said


@pytest.mark.parametrize(("name", "order"), [("lead_again_two", 4), ("follow_three", 3), ("watch_four", 4)])
def test_every_place_to_throw_is_there_before_its_seat_throws(name: str, order: int) -> None:
    table = read(name)
    slots, thrown = drawn(name).all("slot"), table["view"]["thrown"]
    assert len(slots) == order
    names = [seat["name"] for seat in table["seats"]]
    for slot, (seat, _) in zip(slots, thrown, strict=False):
        assert names[seat] in slot["words"]
    assert [("now" in slot["classes"]) for slot in slots].index(True) == len(thrown)
    assert names[table["view"]["turn"]] in slots[len(thrown)]["words"]


def test_the_sides_of_the_hand_are_two_named_groups() -> None:
    view, page = read("follow_three")["view"], drawn("follow_three")
    groups = page.all("side")
    assert [("dark" in group["classes"], group["role"]) for group in groups] == [(True, "group"), (False, "group")]
    titles = {element["id"]: element["words"] for element in page.elements if element.get("id")}
    assert [titles[group["aria-labelledby"]] for group in groups] == ["Hidden", "Used"]
    labels = {element["data-arg"]: element["aria-label"] for element in page.elements if element["tag"] == "button"}
    assert all("hidden, minus" in labels[card] and "once used" in labels[card] for card in view["dark"])
    assert all("used, worth" in labels[card] for card in view["light"])


def test_names_never_become_markup() -> None:
    for name in TABLES:
        table = copy.deepcopy(read(name))
        for seat in table["seats"]:
            seat["name"] = "<b>&'\"x"
        view, ui = table["view"], ui_for(table)
        parts = [*malabares.draw(view, table, [], ui).values(), malabares.show_end(view, table, ui) or ""]
        parts += [malabares.lines(table["outcome"], table, ui)] if table["outcome"] else []
        page = "".join(str(part) for part in parts)
        assert "<b>&" not in page and ("&lt;b&gt;&amp;" in page or view["phase"] == "pass")
