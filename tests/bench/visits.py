"""Visits to a served site with Chromium: when its page was usable and its engine ready, in seconds from navigation."""

import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from playwright.sync_api import BrowserContext, Page, Playwright
from server import SiteServer, serve

FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
PHONE: Final[dict[str, Any]] = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
PATIENCE_MS: Final = 180_000
QUIET_S: Final = 1.2
# Notes when `data-usable` becomes "yes" and `data-engine` "ready" on the root element.
STOPWATCH: Final = """(() => {
  const wanted = {usable: "yes", engine: "ready"};
  window.stopwatch = {};
  const look = () => {
    for (const [name, value] of Object.entries(wanted))
      if (document.documentElement?.dataset[name] === value) window.stopwatch[name] ??= performance.now();
  };
  const attributeFilter = Object.keys(wanted).map(name => "data-" + name);
  new MutationObserver(look).observe(document, {attributes: true, subtree: true, attributeFilter});
})()"""


class Visit(NamedTuple):
    """Seconds until the page was usable (None for a bare page) and until its engine was ready."""

    usable: float | None
    engine: float


class Profile:
    """A browser with its own profile on disk, and all requests it has made."""

    def __init__(self, context: BrowserContext, site: SiteServer, has_page: bool) -> None:
        """Watch a browser that will visit one site; `has_page` says that the site gets usable, too."""
        self.context, self.site, self.has_page = context, site, has_page
        self.urls: list[str] = []
        context.add_init_script(STOPWATCH)
        context.on("request", lambda request: self.urls.append(request.url))

    def open(self, throttle: int = 1) -> Page:
        """Open the site in a new tab, its main thread slowed down, and wait until it can do everything."""
        page = self.context.new_page()
        self.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": throttle})
        page.goto(self.site.url, wait_until="commit")
        ready = "() => window.stopwatch.engine" + (" && window.stopwatch.usable" if self.has_page else "")
        page.wait_for_function(ready, timeout=PATIENCE_MS)
        return page

    def visit(self, throttle: int = 1) -> Visit:
        """Open the site, note how long it took, wait until it asks for nothing more, and close the tab."""
        page = self.open(throttle)
        times = page.evaluate("() => window.stopwatch")
        settle(self.site)
        page.close()
        return Visit(times["usable"] / 1000 if self.has_page else None, times["engine"] / 1000)


def settle(site: SiteServer) -> None:
    """Wait until a server has not been asked for a while: the service worker has everything then."""
    seen = -1
    while seen != len(site.requests):
        seen = len(site.requests)
        time.sleep(QUIET_S)


@contextmanager
def profile(playwright: Playwright, site: SiteServer, has_page: bool) -> Iterator[Profile]:
    """Start Chromium with a new profile, as somebody who has never been here."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        program = shutil.which("chromium")
        context = playwright.chromium.launch_persistent_context(
            folder, executable_path=program, headless=True, args=list(FLAGS), **PHONE
        )
        try:
            yield Profile(context, site, has_page)
        finally:
            context.close()


@contextmanager
def served(folder: Path) -> Iterator[SiteServer]:
    """Serve a folder while the block runs."""
    running = serve(folder)
    try:
        yield running
    finally:
        running.stop()
