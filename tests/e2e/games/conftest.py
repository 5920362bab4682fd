"""A browser and a server a module, and phones that must not have had any trouble in the end."""

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import server
from playwright.sync_api import Browser, BrowserContext, Playwright

from tests.e2e.games.phone import Phone
from tests.e2e.platform.conftest import dist  # noqa: F401
from tests.e2e.platform.windows import FLAGS

TALL = {"width": 360, "height": 740}
PHONE: dict[str, Any] = {"viewport": TALL, "has_touch": True, "is_mobile": True, "device_scale_factor": 1}


@pytest.fixture(scope="module")
def address(dist: Any) -> Iterator[str]:  # noqa: F811
    """Serve the site and return its address."""
    running = server.serve(dist, 0, "/mesa/")
    yield running.url
    running.stop()


@pytest.fixture(scope="module")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """Start Chromium."""
    started = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
    yield started
    started.close()


MakeContext = Callable[..., BrowserContext]
MakePhone = Callable[..., Phone]


@pytest.fixture
def contexts(chromium: Browser) -> Iterator[MakeContext]:
    """Return a function that makes a profile of its own; without service workers, which would only take time here."""
    made: list[BrowserContext] = []

    def make(offline: bool = False, **options: Any) -> BrowserContext:
        made.append(chromium.new_context(**{**PHONE, **options}))
        if not offline:
            made[-1].add_init_script("delete Navigator.prototype.serviceWorker")
        return made[-1]

    yield make
    for context in made:
        context.close()


@pytest.fixture
def phones(contexts: MakeContext, address: str) -> Iterator[MakePhone]:
    """Return a function that opens the app on a phone; no error, no refusal and no foreign request may happen."""
    made: list[Phone] = []

    def make(context: BrowserContext | None = None, **settings: Any) -> Phone:
        made.append(Phone((context or contexts()).new_page(), address, **settings))
        return made[-1].open()

    yield make
    assert [phone.troubles for phone in made] == [[]] * len(made)
