"""A whole game after the network has gone, and one more after the browser has been opened again without it."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import server
from playwright.sync_api import Playwright

from tests.e2e.games.conftest import PHONE
from tests.e2e.games.phone import Phone
from tests.e2e.platform.windows import Browser


@pytest.fixture
def own(playwright: Playwright, tmp_path: Path) -> Iterator[Browser]:
    """Start a browser that keeps what it is told."""
    started = Browser(playwright, tmp_path / "browser").start(**PHONE)
    yield started
    started.close()


def window(own: Browser, origin: str) -> Phone:
    """Open a window of that browser."""
    assert own.context is not None
    return Phone(own.context.new_page(), origin)


def own_troubles(phone: Phone) -> list[str]:
    """Return what went wrong, but for the look for a new version that finds no server."""
    return [line for line in phone.troubles if "ERR_CONNECTION_REFUSED" not in line]


def test_plays_without_a_server(own: Browser, dist: Any) -> None:
    site, rng = server.serve(dist, 0, "/mesa/"), Random(5)
    phone = window(own, site.url).open()
    phone.one("#z-install .ready").wait_for()
    site.stop()

    phone.page.reload()
    phone.usable().set_up("pe")
    phone.play_on(rng)
    phone.tap("[data-do=again]")
    phone.one("main.result").wait_for(state="detached")
    phone.step(phone.wait(), rng)
    assert phone.wait().screen == "hand"
    hand = phone.one("#z-own").inner_text()
    assert own_troubles(phone) == []
    own.close()

    own.start(**PHONE)
    again = window(own, site.url).open()
    again.tap("[data-do=continue]")
    assert again.wait().screen == "hand"
    assert again.one("#z-own").inner_text() == hand
    again.play_on(rng, "show_end")
    assert own_troubles(again) == []
