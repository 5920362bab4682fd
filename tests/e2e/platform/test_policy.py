"""Nothing from elsewhere, nothing against the strict policy, and no more than plain http offers."""

from urllib.parse import urlsplit

from server import SiteServer

from tests.e2e.platform.windows import Browser

USABLE = "() => document.documentElement.dataset.usable === 'yes'"


def test_asks_no_other_origin_and_breaks_no_rule(site: SiteServer, browser: Browser) -> None:
    window = browser.window().open(site.url)
    window.page.wait_for_function(USABLE)
    window.play(window.new_game())
    window.wait("offline-ready")
    window.reload()
    window.wait("engine-ready")
    window.page.wait_for_function(USABLE)
    assert window.violations() == []
    origins = {urlsplit(url).netloc for url in browser.requests if not url.startswith(("data:", "blob:"))}
    assert origins == {urlsplit(site.url).netloc}


def test_policy_refuses_eval_so_that_the_worker_hook_must_be_gone(site: SiteServer, browser: Browser) -> None:
    window = browser.window().open(site.url)
    window.page.wait_for_function(USABLE)
    assert window.violations() == []
    # The same page does refuse what the default hook would do: the check above can fail.
    refused = """() => new Promise((done) => {
      addEventListener("securitypolicyviolation", (event) => done(event.blockedURI));
      setTimeout("1");
    })"""
    assert window.page.evaluate(refused) == "eval"


def test_plays_over_plain_http(site: SiteServer, browser: Browser) -> None:
    url = site.url.replace("localhost", "home.test")
    window = browser.window().open(url)
    assert window.page.evaluate("isSecureContext") is False
    window.page.wait_for_function(USABLE)
    table = window.play(window.new_game())
    assert table["kept"] is True
    assert window.violations() == []
    window.reload()
    window.wait("engine-ready")
    assert window.look(0)["ply"] == table["ply"]
    assert window.told("watching") == []


def test_two_windows_over_plain_http(site: SiteServer, browser: Browser) -> None:
    url = site.url.replace("localhost", "home.test")
    first = browser.window().open(url)
    table = first.new_game()
    second = browser.window().open(url)
    second.wait("watching")
    assert second.command("takeover")["ok"]
    first.wait("taken")
    assert second.look(0)["ply"] == table["ply"]
    assert first.play(table)["error"] == "watching"
