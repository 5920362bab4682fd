"""A new version: offered, taken only when asked, with exactly one reload and the same game."""

from collections.abc import Callable
from pathlib import Path

import pytest
from server import SiteServer

from tests.e2e.platform.windows import Browser, Window

COUNT = "sessionStorage.visits = Number(sessionStorage.visits ?? 0) + 1"
WORKERS = "() => navigator.serviceWorker.getRegistration().then((found) => found.update())"
Next = Callable[[str], Path]


@pytest.fixture
def window(site: SiteServer, browser: Browser) -> Window:
    """Open a window that counts how often it is loaded, with everything kept."""
    opened = browser.window()
    opened.page.add_init_script(COUNT)
    opened.open(site.url).wait("offline-ready")
    return opened


def version(window: Window) -> str:
    """Return the version a window runs."""
    return str(window.page.evaluate("mesa.version"))


def take_update(window: Window, expected: str) -> None:
    """Ask for the waiting version and wait until the page runs it."""
    window.wait("update-ready")
    window.page.evaluate("mesa.update()")
    window.page.wait_for_function("(version) => globalThis.mesa?.version === version", arg=expected)
    window.page.evaluate("() => { globalThis.told = []; mesa.listen((text) => told.push(JSON.parse(text))); }")


def test_update_waits_until_asked_and_reloads_once(site: SiteServer, window: Window, next_version: Next) -> None:
    table = window.play(window.new_game())
    before = version(window)
    site.site = next_version("later").resolve()
    window.page.evaluate(WORKERS)
    window.wait("update-ready")
    window.reload()
    window.wait("update-ready")
    assert version(window) == before
    visits = window.page.evaluate("sessionStorage.visits")

    take_update(window, "later")
    window.wait("engine-ready")
    window.wait("offline-ready")
    assert window.look(0)["ply"] == table["ply"]
    assert int(window.page.evaluate("sessionStorage.visits")) == int(visits) + 1
    names = window.page.evaluate("caches.keys()")
    assert [name.split("|")[2] for name in names] == ["later"]


def test_other_window_is_not_reloaded(site: SiteServer, browser: Browser, window: Window, next_version: Next) -> None:
    other = browser.window()
    other.page.add_init_script(COUNT)
    other.open(site.url).wait("watching")
    site.site = next_version("later").resolve()
    window.page.evaluate(WORKERS)
    other.wait("update-ready")
    take_update(window, "later")
    window.wait("engine-ready")
    other.page.wait_for_function("() => navigator.serviceWorker.controller.state === 'activated'")
    assert other.page.evaluate("sessionStorage.visits") == "1"


def test_update_takes_unchanged_files_from_the_old_one(site: SiteServer, window: Window, next_version: Next) -> None:
    site.site = next_version("later").resolve()
    site.requests.clear()
    window.page.evaluate(WORKERS)
    window.wait("update-ready")
    asked = {path.removeprefix(site.prefix).rsplit("/", 1)[-1] for path in site.requests}
    assert {"style.css", "paths.js", "sw.js"} <= asked
    assert not asked & {"pyodide.asm.wasm", "python_stdlib.zip", "core.js", "micropython.wasm", "ui.py"}


def test_there_and_back_again(
    site: SiteServer, browser: Browser, dist: Path, window: Window, next_version: Next
) -> None:
    table, before = window.new_game(), version(window)
    for folder, name in ((next_version("later"), "later"), (dist, before)):
        site.site = folder.resolve()
        window.page.evaluate(WORKERS)
        take_update(window, name)
        window.wait("engine-ready")
        assert window.look(0)["ply"] == table["ply"]
        window.wait("offline-ready")
    browser.close()
    site.stop()
    last = browser.start().window().open(site.url)
    last.wait("engine-ready")
    assert version(last) == before
    assert last.play(table)["kept"] is True
