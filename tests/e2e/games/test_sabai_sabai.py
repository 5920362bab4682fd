"""What only sabai-sabai has: wrong throws, the call and the last lap, noses, a window that a reload does not close."""

from random import Random
from typing import Any

from playwright.sync_api import expect

from pygames.core import CHANCE
from pygames.sabai_sabai.actions import Throw
from pygames.sabai_sabai.data import KIND
from pygames.sabai_sabai.state import DRAW, WINDOW, State
from tests.e2e.games.conftest import MakePhone
from tests.e2e.games.found import AnyTable, Wanted, find
from tests.e2e.games.phone import Phone
from tests.e2e.games.tapper import MAIN, Tapper


def matching(state: State, action: Any) -> bool:
    return isinstance(action, Throw) and KIND[state.board.cards[action.seat][action.place]] == KIND[state.pile[-1]]


def chosen(table: AnyTable, seat: int, rng: Random) -> Any:
    """Throw what matches; otherwise anything that throws nothing and says nothing."""
    actions = table.legal_actions(seat)
    fits = [action for action in actions if matching(table.state, action)]
    calm = [action for action in actions if type(action).__name__ not in ("Throw", "Move", "Announce")]
    return (fits or [rng.choice(calm)])[0]


def table_where(kinds: str, wanted: Wanted) -> str:
    """Return the save of the first table that is as wanted; in games of two rounds, thrown as well as can be."""
    return find("sabai_sabai", kinds, wanted, chosen, {"rounds": 2})


def racing(table: AnyTable) -> bool:
    return table.to_act == (CHANCE,)


def my_window(table: AnyTable) -> bool:
    state = table.state
    return (
        state.phase == WINDOW and 0 in state.actors and not any(matching(state, one) for one in table.legal_actions(0))
    )


def my_turn(table: AnyTable) -> bool:
    return table.state.phase == DRAW and table.state.actors == (0,) and table.state.round.number == 0


def ply(phone: Phone) -> int:
    told: int = phone.page.evaluate("watch.ply")
    return told


def test_a_wrong_throw_comes_back_with_a_card_and_locks(phones: MakePhone) -> None:
    phone = phones(hurry=True)
    phone.take_in(table_where("pee", my_window))
    Tapper(phone, 1).wait()
    row = phone.page.locator("#z-own .card")
    before = row.count()
    phone.page.locator("#z-own .card.playable").first.tap()
    expect(phone.page.locator(MAIN)).to_contain_text("Throw place")
    phone.tap(MAIN)
    expect(row).to_have_count(before + 1)
    phone.one("#z-own .locked").wait_for()


def test_the_call_begins_the_last_lap_and_the_round_ends(phones: MakePhone) -> None:
    phone = phones(hurry=True)
    phone.take_in(table_where("pee", my_turn))
    tapper = Tapper(phone, 2, lambda: ["main"] if phone.page.locator("[data-do=pass]").count() else ())
    tapper.wait()
    phone.tap("[data-arg=announce]")
    phone.tap(MAIN)
    expect(phone.page.locator(".lap")).to_contain_text("Ana")
    assert not phone.page.locator("[data-arg=announce]").count()
    while tapper.wait() != "sheet":
        tapper.step()
    rows = phone.page.locator("#sheet .round-end li")
    expect(rows).to_have_count(3)
    assert phone.page.locator("#sheet .round-end .card").count() >= 3
    phone.close_sheet()
    expect(phone.page.locator(".round-mark")).to_contain_text("2/2")


def test_noses_are_raced_by_buttons(phones: MakePhone) -> None:
    phone = phones(hurry=True)
    phone.take_in(table_where("ppe", racing))
    phone.tap("#sheet [data-do=race-ready]")
    noses = phone.page.locator("#sheet .nose")
    expect(noses).to_have_count(2)
    phone.one("#sheet .nose.live").wait_for()
    was = ply(phone)
    noses.nth(1).tap()
    expect(noses.nth(1)).to_have_attribute("aria-disabled", "true")
    noses.nth(0).tap()
    expect(noses).to_have_count(0)
    assert Tapper(phone, 1).wait() in ("table", "sheet")
    assert ply(phone) > was


def test_noses_can_go_by_lot(phones: MakePhone) -> None:
    phone = phones(hurry=True)
    phone.take_in(table_where("ppe", racing))
    lot = phone.page.locator("#sheet .button[data-do=race-lot]")
    lot.wait_for()
    was = ply(phone)
    lot.tap()
    expect(lot).to_have_count(0)
    assert Tapper(phone, 1).wait() in ("table", "sheet")
    assert ply(phone) > was


def test_a_reload_in_a_window_opens_the_same_window(phones: MakePhone) -> None:
    phone = phones(hurry=True)
    phone.take_in(table_where("ppp", my_window))
    Tapper(phone, 1).wait()
    shown, was = phone.one("#z-shared").inner_html(), ply(phone)
    assert phone.page.locator(".chip.may-react").count() >= 2
    phone.page.reload()
    phone.usable().tap("[data-do=continue]")
    Tapper(phone, 1).wait()
    assert (phone.one("#z-shared").inner_html(), ply(phone)) == (shown, was)
    phone.tap("[data-key=chip-0]")
    phone.one("[data-key=chip-0][aria-pressed=true]").wait_for()
    assert phone.page.locator(".row-of .card.playable").count() >= 4
    phone.tap("[data-key=chip-0]")
    phone.one("[data-key=chip-0][aria-pressed=false]").wait_for()
    phone.tap("[data-do=pass]")
    phone.one("[data-do=pass]").wait_for(state="detached")


def test_a_drawn_card_is_seen_only_while_its_button_is_held(phones: MakePhone) -> None:
    phone = phones(hurry=True)
    phone.take_in(table_where("ppp", my_turn))
    Tapper(phone, 1).wait()
    phone.tap("[data-key=deck]")
    phone.one("#z-own .held").wait_for()
    back = "#z-own .held use[href$='#back']"
    assert phone.page.locator(back).count() == 1
    box = phone.one("[data-hold=peek]").bounding_box()
    assert box is not None
    phone.page.mouse.move(box["x"] + 9, box["y"] + 9)
    phone.page.mouse.down()
    phone.one(back).wait_for(state="detached")
    phone.page.mouse.up()
    phone.one(back).wait_for(state="attached")
