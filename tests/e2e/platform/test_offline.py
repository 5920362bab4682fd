"""Playing with the network off, and getting there although things go wrong on the way."""

import threading
from collections import Counter

import pytest
from server import SiteServer

from tests.e2e.platform.windows import Browser

KEPT = "(path) => caches.match(new URL(path, mesa.base).href).then(Boolean)"


def test_plays_after_server_and_browser_have_ended(site: SiteServer, browser: Browser) -> None:
    window = browser.window().open(site.url)
    table = window.play(window.new_game())
    window.wait("offline-ready")
    browser.close()
    site.stop()

    again = browser.start().window().open(site.url)
    told = again.wait("engine-ready")
    assert told["table"] is not None
    assert again.look(0)["ply"] == table["ply"]
    assert again.play(again.look())["kept"] is True
    assert again.wait("offline-ready")


def test_any_address_opens_offline(site: SiteServer, browser: Browser) -> None:
    window = browser.window().open(site.url)
    window.wait("offline-ready")
    browser.close()
    site.stop()

    page = browser.start().window().page
    for address in ("?v=2", "index.html?lang=es#malabares", "nothing-here", "deeper/nothing.html"):
        page.goto(site.url + address)
        assert page.evaluate("mesa.base") == site.url
        page.wait_for_function("() => document.documentElement.dataset.usable === 'yes'")
    answer = page.goto(f"{site.url}rules/malabares.pt-BR.html")
    assert answer is not None and answer.from_service_worker
    assert page.locator("h1").count() == 1


def test_kept_pages_still_bring_the_policy(site: SiteServer, browser: Browser) -> None:
    window = browser.window().open(site.url)
    window.wait("offline-ready")
    answer = window.page.reload()
    assert answer is not None and answer.from_service_worker
    assert "'wasm-unsafe-eval'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("end", ["close", "kill"])
def test_ended_while_installing_goes_on(site: SiteServer, browser: Browser, end: str) -> None:
    last, first = "rules/malabares.pt-BR.html", "rules/malabares.en.html"
    reached, opened, find = threading.Event(), threading.Event(), site.find

    def slow_find(path: str) -> object:
        if path.endswith(last):
            reached.set()
            opened.wait()
        return find(path)

    site.find = slow_find  # type: ignore[method-assign, assignment]
    window = browser.window().open(site.url)
    window.wait("engine-ready")
    for path in (first, "index.html"):
        window.page.wait_for_function(KEPT, arg=path)
    assert reached.wait(30)
    getattr(browser, end)()
    opened.set()

    again = browser.start().window().open(site.url)
    again.wait("offline-ready")
    counts = Counter(path.removeprefix(site.prefix) for path in site.requests)
    assert counts[last] >= 2
    # Chromium writes its caches to the disk some seconds late: only what was closed properly is surely there.
    assert end == "kill" or counts[first] == 1


def test_damaged_file_is_never_called_ready(site: SiteServer, browser: Browser) -> None:
    file = site.find(f"{site.prefix}rules/malabares.es.html")
    assert file is not None
    good = site.read(file)
    site.kept[file] = good._replace(body=b"<p>something else</p>", mark="0" * 64)
    window = browser.window().open(site.url)
    window.wait("engine-ready")
    # Installing is given up after some tries: then no worker is left.
    window.page.wait_for_function("() => navigator.serviceWorker.getRegistration().then((found) => !found)")
    assert window.told("offline-ready") == []
    assert not window.page.evaluate(KEPT, "rules/malabares.es.html")

    site.kept[file] = good
    window.reload()
    window.wait("offline-ready")
