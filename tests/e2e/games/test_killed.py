"""The browser is killed in the middle of a game: it goes on at the same move, with one tap."""

from random import Random

from tests.e2e.games.conftest import PHONE
from tests.e2e.games.phone import Phone
from tests.e2e.games.test_offline_game import own, window  # noqa: F401
from tests.e2e.platform.windows import Browser

ZONES = """() => ['bar', 'seats', 'shared', 'own', 'prompt'].map(
  (name) => document.querySelector(`#z-${name}`).innerHTML)"""


def picture(phone: Phone) -> tuple[int, list[str]]:
    """Return the length of the game's log and what the table shows."""
    return phone.page.evaluate("watch.ply"), phone.page.evaluate(ZONES)


def test_goes_on_after_each_kill(own: Browser, address: str) -> None:  # noqa: F811
    phone, rng = window(own, address).open(), Random(6)
    phone.set_up("pee")
    for want in ("passing", "throwing", "catching"):
        place = phone.wait()
        while want == "catching" and place.screen != "catch":
            phone.step(place, rng)
            place = phone.wait()
        assert (phone.page.locator(".hand.passing").count() == 1) is (want == "passing")
        left = picture(phone)
        assert left[0] > 0
        own.kill()

        own.start(**PHONE)
        phone = window(own, address).open()
        phone.tap("[data-do=continue]")
        assert phone.wait() == place
        assert picture(phone) == left
        phone.step(phone.wait(), rng)
    phone.play_on(rng, "show_end")
    assert phone.troubles == []
