"""Every screen in three languages: nothing cut off, covered or out of reach at four sizes; axe finds nothing."""

import json
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path

import axe_playwright_python
import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.games.conftest import TALL
from tests.e2e.games.phone import Phone
from tests.e2e.games.scenes import NAMES, SCENES, find

LANGUAGES = ("en", "pt-BR", "es")
SIZES = ((360, 740), (320, 568), (740, 360), (820, 1180))
LAYOUT = (Path(__file__).resolve().parent / "layout.js").read_text(encoding="utf-8")
AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN_AXE = """(levels) => axe.run(document, { runOnly: levels, resultTypes: ["violations"] })
  .then(({ violations }) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")} ${failureSummary}`)))"""
DRESS = "(theme) => document.documentElement.setAttribute('data-theme', theme)"
# What fades or slides is looked at when it has come to rest.
REST = """async () => {
  for (let all = document.getAnimations(); all.length; all = document.getAnimations())
    await Promise.all(all.map((one) => one.finished.catch(() => {})));
}"""
Found = dict[str, dict[str, list[str]]]


class Walk:
    """Goes through all screens in one language and looks at each."""

    def __init__(self, page: Page, origin: str, language: str) -> None:
        self.phone, self.page, self.language = Phone(page, origin, hurry=True, language=language), page, language
        self.game = "malabares"
        self.found: Found = {}
        self.shots = os.environ.get("MESA_SHOTS")

    def look(self, screen: str) -> None:
        """Measure a screen at every size and have axe judge it in both themes."""
        layout, faults = [], []
        self.phone.one("#toast:empty").wait_for(state="attached")
        for width, height in SIZES:
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.evaluate(REST)
            layout += [f"{width}x{height}: {problem}" for problem in self.page.evaluate(LAYOUT)]
            if self.shots:
                name = f"{screen.replace(' ', '-')}.{self.language}.{width}x{height}.png"
                self.page.screenshot(path=f"{self.shots}/{name}")
        self.page.set_viewport_size(TALL)
        for theme in ("dark", "light"):
            self.page.evaluate(DRESS, theme)
            self.page.evaluate(REST)
            if self.shots and theme == "dark":
                self.page.screenshot(path=f"{self.shots}/{screen.replace(' ', '-')}.{self.language}.dark.png")
            faults += [f"{theme}: {fault}" for fault in self.page.evaluate(RUN_AXE, LEVELS)]
        self.found[screen] = {"layout": layout, "axe": faults}

    def go(self) -> Found:
        """Walk: before the table, at it, over it and after it."""
        self.phone.open()
        self.page.evaluate(AXE)
        self.around()
        self.prepare()
        for name in ("pass", "pass of two", "throw of two", "catch", "catch of two", "throw"):
            self.sit(name)
        self.sheets()
        self.home()
        for name in ("catch among persons", "cover"):
            self.sit(name)
        self.finish("last catch of a show", "show end")
        self.finish("last catch", "result")
        return self.found | {"all": {"trouble": self.phone.troubles}}

    def prepare(self) -> None:
        """Look at the set-up with as many persons and as long names as it takes, and at the rules."""
        self.phone.tap(f"[data-do=setup][data-arg={self.game}]")
        self.phone.one("[data-do=kind]").wait_for()
        for _ in range(len(NAMES) - self.page.locator("[data-do=kind]").count()):
            self.phone.tap("[data-do=seat-more]")
        for seat, name in enumerate(NAMES):
            self.page.locator(f"#name-{seat}").fill(name)
        self.phone.tap("details summary")
        self.look("set-up")
        self.home()
        self.phone.tap(".home-links [data-do=rules-list]")
        self.phone.tap(f"#sheet [data-do=rules][data-arg={self.game}]")
        self.phone.one("#sheet article").wait_for()
        self.look("rules")
        self.phone.tap("#sheet [data-do=close]")
        self.phone.one("dialog[open]").wait_for(state="detached")

    def around(self) -> None:
        """Look at what belongs to no game."""
        self.look("home")
        self.phone.tap(".home-links [data-do=settings]")
        self.look("settings")
        self.phone.tap("[data-do=delete-ask]")
        self.look("delete sheet")
        self.phone.tap("#sheet [data-do=close]")
        self.phone.one("dialog[open]").wait_for(state="detached")
        self.home()
        for entry in ("records", "rules-list"):
            self.phone.tap(f".home-links [data-do={entry}]")
            self.look(entry)
            self.phone.close_sheet()

    def home(self) -> None:
        """Leave to the home screen."""
        self.phone.tap("[data-do=home], [data-do=back]")
        self.phone.one("main.home").wait_for()

    def sit(self, name: str) -> None:
        """Open a scene and look at it."""
        if not self.page.locator("main.home").count():
            self.home()
        self.phone.take_in(find(*SCENES[name]))
        place = self.phone.wait()
        if place.screen in ("hand", "catch"):
            self.page.locator("#app .card.playable").last.tap()
        self.look(name)

    def sheets(self) -> None:
        """Look at what opens over the table."""
        self.page.locator(".hand .card:not(.playable)").first.tap(force=True)
        self.phone.one("#sheet .reason").wait_for()
        self.look("refusal")
        self.phone.close_sheet()
        self.phone.tap("[data-do=menu]")
        self.look("menu")
        for entry in ("log", "scores"):
            self.phone.tap(f"#sheet [data-do={entry}]")
            self.phone.one(f"#sheet [data-do={entry}]").wait_for(state="detached")
            self.look(entry)
            self.phone.tap("#sheet [data-do=close]")
            self.phone.one("dialog[open]").wait_for(state="detached")
            self.phone.tap("[data-do=menu]")
        self.phone.close_sheet()
        self.phone.tap("[data-do=seat][data-arg='1']")
        self.look("seat")
        self.phone.close_sheet()

    def finish(self, name: str, screen: str) -> None:
        """Play the last catch of a scene and look at what follows."""
        self.home()
        self.phone.take_in(find(*SCENES[name]))
        self.phone.move(self.phone.wait().cards[:1])
        assert self.phone.wait().screen == "show_end"
        if screen == "result":
            self.phone.close_sheet()
            self.phone.one("main.result").wait_for()
        self.look(screen)
        if screen == "show end":
            self.phone.close_sheet()
            self.phone.wait()


@pytest.fixture(scope="module")
def seen(chromium: Browser, address: str) -> Callable[[str], Found]:
    """Return what was found in a language, looking only once."""

    @cache
    def walk(language: str) -> Found:
        context = chromium.new_context(viewport=TALL, has_touch=True)
        context.add_init_script("delete Navigator.prototype.serviceWorker")
        try:
            return Walk(context.new_page(), address, language).go()
        finally:
            context.close()

    return walk


def listed(found: Found, kind: str) -> dict[str, list[str]]:
    """Return the problems of one kind by screen."""
    return {screen: problems[kind] for screen, problems in found.items() if problems.get(kind)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_layout(seen: Callable[[str], Found], language: str) -> None:
    found = seen(language)
    assert len(found) >= 18
    assert listed(found, "layout") == {}, json.dumps(listed(found, "layout"), indent=1, ensure_ascii=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe(seen: Callable[[str], Found], language: str) -> None:
    found = seen(language)
    assert listed(found, "axe") == {}, json.dumps(listed(found, "axe"), indent=1, ensure_ascii=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_trouble(seen: Callable[[str], Found], language: str) -> None:
    assert listed(seen(language), "trouble") == {}
