"""A phone in somebody's hand: what the page shows, and taps on nothing but that."""

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, expect

HERE = Path(__file__).resolve().parent
WATCH = (HERE / "watch.js").read_text(encoding="utf-8")
PATIENCE = 60_000
# Pauses that are there for people (a cover that ignores a finger, a sentence to be read) are cut short.
HURRY = """(() => {
  const wait = setTimeout;
  globalThis.setTimeout = (what, time, ...more) => wait(what, time / 20, ...more);
})()"""
NAMES = "(all) => all.map((one) => one.dataset.arg)"
MAIN = "#app [data-do=main]"
SCREENS = {
    "show_end": "dialog[open] .show-score",
    "result": "main.result",
    "cover": ".cover-screen [data-do=show]:not([disabled])",
    "hand_on": "[data-do=to-cover]",
    "hand": ".hand .card.playable",
    # A single card to be caught is caught by itself.
    "catch": ".sky.catchable .card.playable ~ .card.playable",
}
# The order matters: a sheet lies over the table.
WHERE = """(screens) => Object.keys(screens).find((name) => document.querySelector(screens[name]))"""


class Place(NamedTuple):
    """Where the game waits for a person: which screen, and the cards that may be picked."""

    screen: str
    cards: list[str]


class Phone:
    """One page of the app; `troubles` must stay empty."""

    def __init__(self, page: Page, origin: str, hurry: bool = False, **settings: str) -> None:
        self.page, self.origin = page, origin
        self.troubles: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.add_init_script(WATCH)
        if hurry:
            page.add_init_script(HURRY)
        kept = json.dumps({"motion": "less", "pace": "instant", "language": "en", **settings})
        page.add_init_script(f"localStorage['mesa.settings'] ??= {json.dumps(kept)}")
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.troubles.append(f"uncaught {error}"))
        page.on("request", self._asked)

    def _said(self, message: Any) -> None:
        if message.type in ("error", "warning") or message.text.startswith("mesa:"):
            self.troubles.append(f"{message.type} {message.text}")

    def _asked(self, request: Any) -> None:
        if not request.url.startswith((self.origin, "data:", "blob:")):
            self.troubles.append(f"asked {request.url}")

    def open(self, address: str = "") -> "Phone":
        """Go to the app and wait until it answers taps."""
        self.page.goto(self.origin + address)
        return self.usable()

    def usable(self) -> "Phone":
        """Wait until the app answers taps."""
        self.one("html[data-usable=yes]").wait_for(state="attached")
        return self

    def one(self, css: str) -> Locator:
        """Find the first element."""
        return self.page.locator(css).first

    def tap(self, css: str) -> None:
        """Tap what is there to be tapped."""
        self.one(css).tap()

    def set_up(
        self,
        kinds: str,
        code: str = "",
        options: tuple[str, ...] = (),
        names: Sequence[str] = (),
        game: str = "malabares",
    ) -> None:
        """Set a table up from the home screen: p a person, e an easy robot, m a medium one."""
        self.tap(f"[data-do=setup][data-arg={game}]")
        self.one("[data-do=kind]").wait_for()
        seats = self.page.locator("[data-do=kind]").count()
        for _ in range(seats - len(kinds)):
            self.page.locator("[data-do=seat-less]").last.tap()
        for _ in range(len(kinds) - seats):
            self.tap("[data-do=seat-more]")
        for seat, kind in enumerate(kinds):
            for _ in range("pem".index(kind) - (0 if seat == 0 else 1) + (3 if kind == "p" and seat else 0)):
                self.tap(f"[data-do=kind][data-arg='{seat}']")
        for seat, name in enumerate(names):
            self.page.locator(f"#name-{seat}").fill(name)
        for option in options:
            if "=" in option:
                self.tap(f"[data-do=option][data-arg='{option}']")
            else:
                self.page.locator(f"[data-key=option-{option}]").check()
        if code:
            self.tap("details:has(#code) summary")
            self.page.locator("#code").fill(code)
        self.one("html[data-engine=ready]").wait_for(state="attached")
        self.tap("[data-do=start]")

    def wait(self) -> Place:
        """Wait until the game needs a person."""
        self.one(", ".join(SCREENS.values())).wait_for()
        screen = self.page.evaluate(WHERE, SCREENS)
        return Place(screen, self.playable() if screen in ("hand", "catch") else [])

    def playable(self) -> list[str]:
        """List the cards that look as if they may be picked."""
        cards: list[str] = self.page.locator("#app .card.playable").evaluate_all(NAMES)
        return cards

    def needed(self) -> int:
        """Say how many cards the move takes: as many as are passed with so many seats, else one."""
        passing = self.page.locator(".hand.passing").count()
        return 2 if passing and self.page.locator("[data-do=seat]").count() == 2 else 1

    def move(self, cards: list[str]) -> None:
        """Pick these cards, confirm and wait until the table has changed."""
        for card in cards:
            self.tap(f"#app .card.playable[data-arg={card}]")
        self.tap(MAIN)
        self.moved()

    def moved(self) -> None:
        """Wait until what was picked has been played."""
        expect(self.page.locator("#app .card.picked")).to_have_count(0, timeout=PATIENCE)

    def choose(self, place: Place, rng: Random) -> list[str]:
        """Choose some of the cards that may be picked."""
        return rng.sample(place.cards, self.needed())

    def play_on(self, rng: Random, until: str = "result") -> Place:
        """Play for all persons, by taps, until a screen appears."""
        while (place := self.wait()).screen != until:
            self.step(place, rng)
        return place

    def step(self, place: Place, rng: Random) -> list[str]:
        """Do the next thing that the screen asks for; return the cards that were played."""
        if place.screen in ("hand", "catch"):
            cards = self.choose(place, rng)
            self.move(cards)
            return cards
        if place.screen == "show_end":
            self.close_sheet()
        else:
            self.tap("[data-do=show]" if place.screen == "cover" else "[data-do=to-cover]")
            self.one(SCREENS[place.screen]).wait_for(state="detached")
        return []

    def close_sheet(self) -> None:
        """Close the sheet by its last button."""
        self.page.locator("#sheet [data-do=close]").last.tap()
        self.one("dialog[open]").wait_for(state="detached")

    def open_menu(self, entry: str) -> None:
        """Open the table's menu and tap an entry."""
        self.tap("[data-do=menu]")
        self.tap(f"#sheet [data-do={entry}]")

    def take_in(self, save: str) -> None:
        """Open a saved game by the settings, then go on with it."""
        self.tap(".home-links [data-do=settings]")
        self.page.locator("input[type=file]").set_input_files(
            files=[{"name": "mesa.json", "mimeType": "application/json", "buffer": save.encode()}]
        )
        self.tap("main.home [data-do=continue]")
