"""What only Malandragem has: the forgotten word, the X9, a mirrored attack, an empty stock, an open window."""

import re

from playwright.sync_api import expect

from pygames.malandragem.actions import CALL, CARD, Claim, Draw, Mirror
from pygames.malandragem.data import ATTACK, RANK
from pygames.malandragem.state import PLAY, WINDOW
from pygames.malandragem.windows import upcoming
from tests.e2e.games.conftest import MakePhone
from tests.e2e.games.found import AnyTable, find
from tests.e2e.games.phone import Phone
from tests.e2e.games.tapper import MAIN, Tapper

GAME = "malandragem"
OPEN = {"referee": False}


def claims(table: AnyTable, about: str) -> list[Claim]:
    """List the accusations of the first seat that are right: whoever is accused ends with more cards."""
    if table.state.phase != WINDOW or 0 not in table.to_act:
        return []
    hands = table.state.hands
    found = [one for one in table.legal_actions(0) if isinstance(one, Claim) and one.about == about]
    after = {one: table.game.apply(table.state, 0, one).hands for one in found}
    return [one for one in found if len(after[one][one.seat]) > len(hands[one.seat])]


def word_forgotten(table: AnyTable) -> bool:
    return any(upcoming(table.state, one.seat) == 0 for one in claims(table, CALL))


def wrong_card(table: AnyTable) -> bool:
    return any(upcoming(table.state, one.seat) != 0 for one in claims(table, CARD))


def attack_to_mirror(table: AnyTable) -> bool:
    state = table.state
    if state.phase != WINDOW or 0 not in table.to_act or RANK[state.pile[-1]] not in ATTACK or state.work.first:
        return False
    return any(isinstance(one, Mirror) and one.card == state.pile[-1] for one in table.legal_actions(0))


def nothing_to_draw(table: AnyTable) -> bool:
    state = table.state
    return state.phase == PLAY and table.to_act == (0,) and not state.stock and Draw() not in table.legal_actions(0)


def full_hand(table: AnyTable) -> bool:
    return table.to_act == (0,) and table.state.phase == PLAY and len(table.state.hands[0]) >= 28


def window_of_mine(table: AnyTable) -> bool:
    return table.state.phase == WINDOW and 0 in table.to_act and len(table.to_act) > 1


def opened(phones: MakePhone, save: str) -> Phone:
    """Open a saved game and wait until somebody is asked."""
    phone = phones(hurry=True)
    phone.take_in(save)
    Tapper(phone, 1).wait()
    return phone


def told(phone: Phone) -> str:
    """Return what the log says."""
    Tapper(phone, 1).wait()
    phone.open_menu("log")
    log = phone.one("#sheet .log")
    log.wait_for()
    text = log.inner_text()
    phone.close_sheet()
    return text


def test_the_next_seat_catches_who_forgot_the_word(phones: MakePhone) -> None:
    phone = opened(phones, find(GAME, "pee", word_forgotten))
    button = phone.page.locator("[data-do=offer]", has_text="forgot the word!").first
    expect(button).not_to_contain_text("X9")
    button.tap()
    expect(button).to_have_count(0)
    assert "You catch" in told(phone) and "draws 2 cards as a penalty" in told(phone)


def test_an_x9_shares_the_penalty(phones: MakePhone) -> None:
    phone = opened(phones, find(GAME, "peee", wrong_card, options=OPEN))
    phone.page.locator("[data-do=offer]", has_text="X9: wrong card").first.tap()
    # The newest line stands first: what came of it stands above.
    after, informed, _ = told(phone).partition("X9! You tell on")
    assert informed and re.search(r"^You draw \d+ cards? as a penalty", after, re.MULTILINE)
    assert re.search(r"^\w+ draws \d+ cards? as a penalty", after, re.MULTILINE)


def test_an_attack_is_mirrored(phones: MakePhone) -> None:
    phone = opened(phones, find(GAME, "pee", attack_to_mirror))
    phone.page.locator("#z-own .card.playable").first.tap()
    expect(phone.page.locator(MAIN)).to_contain_text("Mirror")
    phone.tap(MAIN)
    expect(phone.page.locator("#z-own .card.picked")).to_have_count(0)
    assert "You mirror" in told(phone)


def test_an_empty_stock_does_not_stop_the_deal(phones: MakePhone) -> None:
    phone = opened(phones, find(GAME, "pee", nothing_to_draw, most=1500))
    phone.one(".stock .bare").wait_for()
    assert not phone.page.locator("[data-do=offer]", has_text="Draw a card").count()
    tapper, was = Tapper(phone, 3), phone.page.evaluate("watch.ply")
    tapper.play(most=12)
    assert phone.page.evaluate("watch.ply") > was


def test_a_full_hand_can_be_read(phones: MakePhone) -> None:
    phone = opened(phones, find(GAME, "peee", full_hand, most=1500))
    cards = phone.page.locator("#z-own .hand .card")
    assert cards.count() >= 28
    boxes = [box for card in cards.all() if (box := card.bounding_box())]
    rows: dict[float, list[float]] = {}
    for box in boxes:
        rows.setdefault(round(box["y"]), []).append(box["x"])
    # Rank and suit stand in the leftmost 24 pixels of every card.
    gaps = [right - left for row in rows.values() for left, right in zip(sorted(row), sorted(row)[1:], strict=False)]
    assert min(gaps) >= 24
    names = [card.get_attribute("aria-label") or "" for card in cards.all()]
    suits = [name.split(".")[0].split(" of ")[-1] for name in names]
    assert suits == sorted(suits, key=suits.index), "suits stand together"


def test_a_reload_in_a_window_opens_the_same_window(phones: MakePhone) -> None:
    phone = opened(phones, find(GAME, "ppp", window_of_mine))
    zones = "() => ['shared', 'prompt', 'actions'].map((name) => document.querySelector(`#z-${name}`).innerHTML)"
    shown, was = phone.page.evaluate(zones), phone.page.evaluate("watch.ply")
    assert phone.page.locator("[data-do=react]").count() >= 2
    phone.page.reload()
    phone.usable().tap("[data-do=continue]")
    Tapper(phone, 1).wait()
    assert (phone.page.evaluate(zones), phone.page.evaluate("watch.ply")) == (shown, was)
    phone.tap("[data-do=pass]")
    expect(phone.page.locator("[data-do=pass]")).to_have_count(0)
