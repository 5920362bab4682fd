"""How soon the page is usable and the engine ready, as ratios to stock `loadPyodide()`; what a first visit fetches."""

import statistics
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import shrink
from bare import ours_site, stock_site
from first_visit import first_visit
from pace import Figure
from playwright.sync_api import Playwright, sync_playwright
from server import SiteServer
from taps import taps
from visits import Visit, profile, served

ROOT: Final = Path(__file__).resolve().parent.parent.parent
THROTTLES: Final = (1, 4)
WARM_GOALS: Final = {("usable", 1): 0.15, ("usable", 4): 0.10, ("engine", 1): 0.5, ("bare engine", 4): 0.35}


class Sites(NamedTuple):
    """The app, our engine on a bare page, and the stock engine on a bare page."""

    app: SiteServer
    ours: SiteServer
    stock: SiteServer


class Times(NamedTuple):
    """One round: cold and warm visits to the three sites at one throttle."""

    app: Visit
    ours: Visit
    stock: Visit


def cold_and_warm(playwright: Playwright, site: SiteServer, throttle: int, has_page: bool) -> tuple[Visit, Visit]:
    """Visit a site for the first time, and again when all caches are filled (the second visit fills the last one)."""
    with profile(playwright, site, has_page) as browser:
        cold = browser.visit(throttle)
        browser.visit()
        return cold, browser.visit(throttle)


def one_round(playwright: Playwright, sites: Sites, throttle: int) -> dict[str, Times]:
    """Visit all three sites one after the other."""
    visited = [cold_and_warm(playwright, site, throttle, site is sites.app) for site in sites]
    cold, warm = zip(*visited, strict=True)
    return {"cold": Times(*cold), "warm": Times(*warm)}


def boot_figures(rounds: list[dict[str, Times]], throttle: int) -> Iterator[Figure]:
    """Turn some rounds into ratios to the stock engine of the same round and temperature."""
    for heat in ("cold", "warm"):
        times = [each[heat] for each in rounds]
        found = {
            "usable": [(each.app.usable or 0) / each.stock.engine for each in times],
            "engine": [each.app.engine / each.stock.engine for each in times],
            "bare engine": [each.ours.engine / each.stock.engine for each in times],
        }
        for name, ratios in found.items():
            goal = WARM_GOALS.get((name, throttle)) if heat == "warm" else None
            title = f"{name}, {heat}, {throttle}x / stock"
            middle = statistics.median(ratios)
            yield Figure(title, middle, "x", min(ratios), max(ratios), goal=goal, at_least=False)
        stock = statistics.median(each.stock.engine for each in times)
        yield Figure(f"stock engine, {heat}, {throttle}x", stock, "s")


def figures(quick: bool, dist: Path = ROOT / "dist") -> Iterator[Figure]:
    """Measure a built site."""
    with TemporaryDirectory() as scratch, sync_playwright() as playwright:
        stock = stock_site(Path(scratch) / "stock", ROOT / "node_modules" / "pyodide")
        ours = ours_site(Path(scratch) / "ours", dist)
        for site in (dist, stock, ours):
            shrink.shrink_all(site)
        with served(dist) as app_server, served(ours) as ours_server, served(stock) as stock_server:
            sites = Sites(app_server, ours_server, stock_server)
            yield from first_visit(playwright, app_server)
            yield from taps(playwright, app_server, games=1 if quick else 3)
            for throttle in THROTTLES:
                rounds = []
                for number in range(1 if quick else 5):
                    print(f"visits at {throttle}x, round {number + 1}", file=sys.stderr)
                    rounds.append(one_round(playwright, sites, throttle))
                yield from boot_figures(rounds, throttle)
