"""One person against computers: a whole game by taps, the score, and another game after it."""

from random import Random

from playwright.sync_api import Page

from tests.e2e.games.conftest import MakePhone

SCORES = """() => [...document.querySelectorAll(".seat-lines")].map((seat) => {
  const number = (node) => Number(node.textContent.replace("\\u2212", "-"));
  return {
    total: number(seat.querySelector(".sum b")),
    shows: [...seat.querySelectorAll(".show-lines")].map((show) => ({
      lines: [...show.querySelectorAll(".score-line:not(.total) b")].map(number),
      total: number(show.querySelector(".score-line.total b")),
    })),
  };
})"""
STANDING = """() => [...document.querySelectorAll(".standing li")].map((row) =>
  Number(row.querySelector(".points").textContent.replace("\\u2212", "-").match(/-?\\d+/)[0]))"""


def check_scores(page: Page, seats: int) -> None:
    """Check that the lines add up to what is said of the shows, and these to the result."""
    scores = page.evaluate(SCORES)
    assert len(scores) == seats
    for seat in scores:
        assert len(seat["shows"]) == 2
        for show in seat["shows"]:
            assert show["lines"] and sum(show["lines"]) == show["total"]
        assert sum(show["total"] for show in seat["shows"]) == seat["total"]
    assert (
        page.evaluate(STANDING)
        == [seat["total"] for seat in scores]
        == sorted((seat["total"] for seat in scores), reverse=True)
    )


def test_whole_game_and_again(phones: MakePhone) -> None:
    phone, rng = phones(), Random(1)
    phone.set_up("pee")
    ends = 0
    while (place := phone.wait()).screen != "result":
        assert place.screen in ("hand", "catch", "show_end"), "one person alone never passes the phone"
        ends += place.screen == "show_end"
        phone.step(place, rng)
    assert ends == 2
    check_scores(phone.page, 3)
    phone.tap("[data-do=again]")
    phone.one("main.result").wait_for(state="detached")
    assert phone.wait().screen == "hand"
    assert phone.page.locator(".hand.passing .card").count() == 5


def test_at_a_normal_pace_with_cards_flying(phones: MakePhone) -> None:
    phone, rng = phones(pace="normal", motion="full"), Random(2)
    phone.set_up("pm")
    seen = []
    while (place := phone.wait()).screen == "hand":
        seen.append(phone.step(place, rng))
    assert place.screen == "catch"
    phone.step(place, rng)
    assert len(seen) >= 2
