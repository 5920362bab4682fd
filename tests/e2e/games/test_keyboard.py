"""A whole game by keyboard alone, and a focus that is never lost."""

from random import Random

from tests.e2e.games.conftest import MakePhone
from tests.e2e.games.phone import MAIN, Phone, Place

FOCUSED = "(css) => !!document.activeElement?.matches(css)"
LOST = "() => ['BODY', 'HTML'].includes(document.activeElement?.tagName ?? 'BODY')"
FURTHEST = 80


class Keys:
    """Somebody with nothing but a keyboard."""

    def __init__(self, phone: Phone, rng: Random) -> None:
        self.phone, self.page, self.rng = phone, phone.page, rng

    def reach(self, css: str) -> None:
        """Press Tab until the focus is on it."""
        for _ in range(FURTHEST):
            if self.page.evaluate(FOCUSED, css):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{css} is not reached by Tab")

    def push(self, css: str, key: str = "Enter") -> None:
        """Go to a button and press it."""
        self.phone.one(css).wait_for()
        self.reach(css)
        self.page.keyboard.press(key)

    def move(self, place: Place) -> None:
        """Pick cards by Space and confirm by Enter."""
        for card in self.phone.choose(place, self.rng):
            self.push(f"#app .card.playable[data-arg={card}]", "Space")
            self.phone.one(f"#app .card.picked[data-arg={card}]").wait_for()
            assert self.page.evaluate(FOCUSED, f"[data-arg={card}]")
        self.push(MAIN)
        self.phone.moved()

    def set_up(self) -> None:
        """Go from the home screen to a table of two."""
        self.push("[data-do=setup][data-arg=malabares]")
        self.push("[data-do=seat-less][data-arg='2']")
        self.phone.one("[data-do=seat-less]").wait_for(state="detached")
        self.phone.one("html[data-engine=ready]").wait_for(state="attached")
        self.push("[data-do=start]", "Space")


def test_whole_game_by_keyboard(phones: MakePhone) -> None:
    phone = phones()
    keys = Keys(phone, Random(3))
    keys.set_up()
    passed = 0
    while (place := phone.wait()).screen != "result":
        assert not phone.page.evaluate(LOST), place
        if place.screen == "show_end":
            keys.push("#sheet .button[data-do=close]")
            phone.one("dialog[open]").wait_for(state="detached")
            continue
        assert place.screen in ("hand", "catch")
        passed += phone.needed() == 2
        keys.move(place)
    assert passed == 2
    assert phone.page.evaluate(FOCUSED, "h1")
    keys.push("[data-do=again]")
    phone.one("main.result").wait_for(state="detached")
    assert phone.wait().screen == "hand"


def test_arrows_walk_along_the_hand_and_escape_closes_a_sheet(phones: MakePhone) -> None:
    phone = phones()
    keys = Keys(phone, Random(4))
    keys.set_up()
    cards = phone.wait().cards
    keys.reach(f".hand [data-arg={cards[0]}]")
    for key, card in (("ArrowRight", cards[1]), ("ArrowRight", cards[2]), ("ArrowLeft", cards[1]), ("End", cards[-1])):
        phone.page.keyboard.press(key)
        assert phone.page.evaluate(FOCUSED, f".hand [data-arg={card}]"), (key, card)
    keys.push("[data-do=menu]")
    phone.one("dialog[open]").wait_for()
    assert phone.page.evaluate("() => document.querySelector('#sheet').contains(document.activeElement)")
    phone.page.keyboard.press("Escape")
    phone.one("dialog[open]").wait_for(state="detached")
    assert phone.page.evaluate(FOCUSED, "[data-do=menu]")
