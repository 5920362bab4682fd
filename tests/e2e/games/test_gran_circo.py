"""What only Gran Circo has: the same table after a reload in every phase, tabs, and why something cannot be bought."""

from playwright.sync_api import expect

from pygames.gran_circo.state import FIRST, INVEST, KEEP, MANAGE, REVEAL, SECOND
from tests.e2e.games.conftest import MakePhone
from tests.e2e.games.found import AnyTable, Wanted, find
from tests.e2e.games.phone import Phone
from tests.e2e.games.tapper import Tapper

GAME = "gran_circo"
ZONES = """() => ['bar', 'seats', 'shared', 'own', 'prompt', 'actions'].map(
  (name) => document.querySelector(`#z-${name}`).innerHTML)"""


def asked_in(phase: str) -> Wanted:
    """Tell whether the first seat is asked in a phase."""
    return lambda table: table.state.phase == phase and table.to_act == (0,)


def opened(phones: MakePhone, kinds: str, wanted: Wanted) -> Phone:
    """Open a saved game and wait until somebody is asked."""
    phone = phones(hurry=True)
    phone.take_in(find(GAME, kinds, wanted, most=400))
    return phone


def to_the_table(phone: Phone) -> None:
    """Take the phone where it is passed round."""
    tapper = Tapper(phone, 1)
    while tapper.wait() != "table":
        tapper.step()


def poor(table: AnyTable) -> bool:
    return asked_in(INVEST)(table) and table.state.money[0] == 0


def test_a_reload_in_every_phase_goes_on_there(phones: MakePhone) -> None:
    for phase in (FIRST, SECOND, REVEAL, MANAGE, KEEP, INVEST):
        phone = opened(phones, "ppp", asked_in(phase))
        to_the_table(phone)
        shown, was = phone.page.evaluate(ZONES), phone.page.evaluate("watch.ply")
        phone.page.reload()
        phone.usable().tap("[data-do=continue]")
        to_the_table(phone)
        assert (phone.page.evaluate(ZONES), phone.page.evaluate("watch.ply")) == (shown, was), phase
        phone.page.close()


def test_tabs_turn_by_taps_and_stay_while_somebody_looks(phones: MakePhone) -> None:
    phone = opened(phones, "pee", asked_in(INVEST))
    to_the_table(phone)
    tabs = phone.page.locator("#z-shared [data-do=tab]")
    expect(tabs).to_have_count(3)
    for at in (0, 2, 1):
        tabs.nth(at).tap()
        expect(tabs.nth(at)).to_have_attribute("aria-pressed", "true")
        expect(phone.page.locator("#z-shared [data-do=tab][aria-pressed=true]")).to_have_count(1)
        expect(phone.page.locator("#z-shared .panel:visible")).to_have_count(1)


def test_what_is_too_dear_says_so(phones: MakePhone) -> None:
    phone = opened(phones, "pee", poor)
    to_the_table(phone)
    dear = phone.page.locator("#z-shared [data-do=card][aria-disabled=true]").first
    dear.tap(force=True)
    expect(phone.page.locator("#sheet")).to_contain_text("you have 0")
