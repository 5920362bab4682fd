"""Second thoughts, taps that are not allowed, taps that come twice, and taps that come too late."""

from random import Random

from playwright.sync_api import expect

from tests.e2e.games.conftest import MakeContext, MakePhone
from tests.e2e.games.phone import MAIN, Phone

TOAST = "#toast:not(:empty)"


def thrown(phone: Phone) -> list[str]:
    """List the cards that lie thrown."""
    pieces = phone.page.locator(".slot [data-piece]")
    cards: list[str] = pieces.evaluate_all("(all) => all.map((one) => one.dataset.piece)")
    return cards


def test_a_pass_can_be_taken_back_and_a_shown_card_cannot(phones: MakePhone) -> None:
    phone = phones()
    phone.set_up("pp", "MESA2026")
    phone.step(phone.wait(), Random(1))
    place = phone.wait()
    phone.move(place.cards[:2])
    assert phone.wait().screen == "hand_on"
    phone.tap("[data-do=undo]")
    phone.one("[data-do=to-cover]").wait_for(state="detached")
    assert phone.wait() == place
    while not thrown(phone):
        phone.step(phone.wait(), Random(1))
        phone.wait()
    before = thrown(phone)
    assert phone.one("[data-do=undo]").get_attribute("aria-disabled") == "true"
    phone.page.locator("[data-do=undo]").tap(force=True)
    expect(phone.page.locator("#toast")).to_have_text("This cannot be undone: something new has been seen.")
    assert thrown(phone) == before


def test_a_card_that_is_not_allowed_says_why_and_shows_the_rule(phones: MakePhone) -> None:
    phone, rng = phones(), Random(2)
    phone.set_up("pme", "MESA2026")
    while (place := phone.wait()).screen != "hand" or not phone.page.locator(".hand .card:not(.playable)").count():
        phone.step(place, rng)
    played = phone.page.evaluate("watch.ply")
    phone.page.locator(".hand .card:not(.playable)").first.tap(force=True)
    expect(phone.page.locator("#sheet .reason")).to_contain_text("so you must follow")
    rule = phone.one("#sheet [data-do=rules]").get_attribute("data-arg")
    assert rule == "malabares#MBR12"
    phone.tap("#sheet [data-do=rules]")
    anchor = phone.one("#sheet #MBR12.found")
    anchor.wait_for()
    expect(anchor).to_be_in_viewport()
    phone.tap("#sheet .sheet-head [data-do=close]")
    phone.one("dialog[open]").wait_for(state="detached")
    assert phone.wait().screen == "hand"
    assert phone.page.evaluate("watch.ply") == played


def test_two_taps_on_the_main_button_play_once(phones: MakePhone) -> None:
    phone = phones()
    phone.set_up("pp", "MESA2026")
    phone.step(phone.wait(), Random(1))
    place = phone.wait()
    for card in place.cards[:2]:
        phone.tap(f"#app .card.playable[data-arg={card}]")
    ply = phone.page.evaluate("watch.ply")
    phone.page.locator(MAIN).evaluate("(one) => { one.click(); one.click(); }")
    assert phone.wait().screen in ("hand", "hand_on")
    phone.one("[data-do=to-cover]").wait_for()
    assert phone.page.evaluate("watch.ply") == ply + 1
    phone.tap("[data-do=to-cover]")
    # A finger that still lies on the screen does not uncover the next hand.
    assert phone.one("[data-do=show]").is_disabled() or phone.page.locator(".cover-screen").count()
    assert not phone.page.locator("#app .card").count()


def test_the_second_window_watches_until_it_takes_the_game(contexts: MakeContext, phones: MakePhone) -> None:
    context, rng = contexts(), Random(7)
    first = phones(context)
    first.set_up("pee")
    first.step(first.wait(), rng)
    place = first.wait()
    second = phones(context)
    notice = second.page.locator("#notices .notice")
    expect(notice).to_contain_text("This game is open in another window.")
    second.tap("#notices [data-do=takeover]")
    notice.wait_for(state="detached")
    expect(first.page.locator("#notices .notice")).to_contain_text("Another window has taken this game over.")
    second.tap("[data-do=continue]")
    assert second.wait() == place
    second.step(place, rng)
    second.wait()
    taken = second.page.evaluate("watch.ply")
    # The first window still shows the old decision; a tap changes nothing and says why.
    for card in place.cards[:1]:
        first.tap(f"#app .card[data-arg={card}]")
    first.tap(MAIN)
    expect(first.page.locator(TOAST)).to_have_text("Another window holds this game.")
    first.tap("#notices [data-do=takeover]")
    first.page.locator("#notices .notice").wait_for(state="detached")
    assert first.wait().screen in ("hand", "catch")
    assert first.page.evaluate("watch.ply") == taken
    expect(second.page.locator("#notices .notice")).to_contain_text("Another window has taken this game over.")
