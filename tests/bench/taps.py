"""From a tap to the changed table, over whole games of one person against computers played by script."""

import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any, Final

from pace import Figure, at_most
from playwright.sync_api import Page, Playwright
from server import SiteServer
from visits import profile, settle

SCRIPT: Final = (Path(__file__).parent / "taps.js").read_text()
GAME: Final = "malabares"
# Computers play without a pause, so that a game takes seconds.
PACE: Final = "() => localStorage.setItem('mesa.settings', JSON.stringify({pace: 'instant'}))"
MEDIAN_GOAL_MS: Final = 60.0
P95_GOAL_MS: Final = 120.0
LONG_TASKS_GOAL: Final = 0
MOST_TAPS: Final = 400


def play(page: Page) -> dict[str, Any]:
    """Start a game from the home screen and play it to the end; return the times in milliseconds."""
    page.tap(f"#app [data-do=setup][data-arg={GAME}]")
    page.tap("[data-do=start]:not([aria-disabled])")
    started = page.evaluate("() => performance.now()")
    for _ in range(MOST_TAPS):
        wish = page.wait_for_function("() => window.nextTap()").json_value()
        if wish == "over":
            break
        page.locator(wish).first.tap()
    else:
        raise AssertionError(f"no end after {MOST_TAPS} taps")
    times: dict[str, Any] = page.evaluate("() => window.tapTimes")
    times["long"] = [task["lasted"] for task in times["long"] if task["start"] > started]
    return times


def percentile(values: list[float], share: float) -> float:
    """Return the value that this share of all do not exceed."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def taps(playwright: Playwright, site: SiteServer, games: int) -> Iterator[Figure]:
    """Play some games on a second visit, when nothing is being fetched any more."""
    with profile(playwright, site, has_page=True) as browser:
        browser.context.add_init_script(SCRIPT)
        page = browser.open()
        page.evaluate(PACE)
        settle(site)
        page.close()
        played = []
        for number in range(games):
            print(f"tapping through game {number + 1}", file=sys.stderr)
            page = browser.open()
            played.append(play(page))
            page.close()
    plays = [time for times in played for time in times["main"]]
    cards = [time for times in played for time in times["card"]]
    tasks = [time for times in played for time in times["long"]]
    yield at_most(MEDIAN_GOAL_MS, f"tap to changed table, median of {len(plays)}", median(plays), "ms")
    yield at_most(P95_GOAL_MS, "tap to changed table, p95", percentile(plays, 0.95), "ms")
    yield Figure("tap to picked card, median", median(cards), "ms")
    yield at_most(0, "taps without an answer", sum(times["lost"] for times in played), "")
    yield at_most(LONG_TASKS_GOAL, "tasks over 50 ms in play", len(tasks), "")
    yield Figure("longest task in play", max(tasks, default=0), "ms")
