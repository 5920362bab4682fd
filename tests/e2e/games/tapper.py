"""Somebody who knows no rules: taps at random what looks as if it may be tapped, in any game."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from tests.e2e.games.phone import Phone

STOPS = {
    "result": "main.result",
    "sheet": "dialog[open] :is([data-do=close], [data-do=race-lot])",
    "cover": ".cover-screen [data-do=show]:not([disabled])",
    "hand_on": "[data-do=to-cover]",
    "table": "html[data-busy=no] main.table",
}
WHERE = "(stops) => Object.keys(stops).find((name) => document.querySelector(stops[name]))"
# What may be tapped: pieces and places that can be picked, actions at once, and the main action.
READ = """() => {
  const zones = [...document.querySelectorAll("#z-shared, #z-own, #z-actions")];
  const all = (css) => zones.flatMap((zone) => [...zone.querySelectorAll(css)])
    .filter((one) => one.getAttribute("aria-disabled") !== "true" && one.checkVisibility({ visibilityProperty: true }));
  const keys = (css) => all(css).map((one) => one.dataset.key);
  return {
    main: all("[data-do=main], [data-do=pass]").length > 0,
    picks: keys("[data-do=card]:not([aria-pressed=true])"),
    offers: keys("[data-do=offer]"),
  };
}"""
MAIN = "#app :is([data-do=main], [data-do=pass])"
MOST = 30


class Look(NamedTuple):
    """What a table offers to a finger: whether the main action works, keys of what can be picked or done at once."""

    main: bool
    picks: list[str]
    offers: list[str]


class Tapper:
    """Plays for all persons; `screens` counts what was met on the way. `advice` may say what to tap first."""

    def __init__(self, phone: Phone, seed: int, advice: Callable[[], Sequence[str]] | None = None) -> None:
        self.phone, self.rng, self.advice = phone, Random(seed), advice
        self.screens: dict[str, int] = {}

    def wait(self) -> str:
        """Wait until the game needs a person; return which screen it is."""
        self.phone.one(", ".join(STOPS.values())).wait_for()
        screen: str = self.phone.page.evaluate(WHERE, STOPS)
        self.screens[screen] = self.screens.get(screen, 0) + 1
        return screen

    def look(self) -> Look:
        """See what may be tapped."""
        seen: dict[str, Any] = self.phone.page.evaluate(READ)
        return Look(**seen)

    def step(self) -> str:
        """Do the next thing the page asks for; return which screen it was."""
        screen = self.wait()
        if screen == "table":
            self.act()
        elif screen == "sheet":
            self.press("#sheet .button:is([data-do=race-lot], [data-do=close])")
            self.phone.one("dialog[open]").wait_for(state="detached")
        elif screen != "result":
            self.press("[data-do=show]" if screen == "cover" else "[data-do=to-cover]")
            self.phone.one(STOPS[screen]).wait_for(state="detached")
        return screen

    def act(self) -> None:
        """Tap until something has been played."""
        advised = self.advice() if self.advice else ()
        for key in advised:
            self.press(MAIN if key == "main" else f"#app [data-key='{key}']")
        for _ in range(0 if advised else MOST):
            look = self.look()
            if look.main and self.rng.random() < 0.8:
                return self.press(MAIN)
            keys = look.picks + look.offers
            assert keys or look.main, self.phone.page.locator("#app").inner_html()
            key = self.choose(keys or ["main"])
            self.press(MAIN if key == "main" else f"#app [data-key='{key}']")
            if key in look.offers or key == "main":
                return None
        assert advised, f"nothing came of {MOST} taps"

    def choose(self, keys: list[str]) -> str:
        """Choose a sort of thing first, so that the one person beside twenty cards has a fair chance."""
        sort = self.rng.choice(list(dict.fromkeys(key.split("/")[0] for key in keys)))
        return self.rng.choice([key for key in keys if key.split("/")[0] == sort])

    def press(self, css: str) -> None:
        """Tap near the upper left corner: in a fan of cards the rest may be covered."""
        node = self.phone.one(css)
        box = node.bounding_box()
        assert box is not None, css
        node.tap(position={"x": min(10, box["width"] / 3), "y": min(14, box["height"] / 2)})

    def play(self, until: str = "result", most: int = 10_000) -> None:
        """Play on until a screen appears, at most so many steps."""
        for _ in range(most):
            if self.step() == until:
                return
