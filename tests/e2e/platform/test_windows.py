"""Two windows and one game: the second watches and may take over; a former holder cannot write any more."""

from server import SiteServer

from tests.e2e.platform.windows import Browser


def test_second_window_watches_and_takes_over(site: SiteServer, browser: Browser) -> None:
    first = browser.window().open(site.url)
    table = first.play(first.new_game())

    second = browser.window().open(site.url)
    second.wait("watching")
    assert second.look(0)["ply"] == table["ply"]
    for name in ("leave", "undo", "think"):
        assert second.ask({"ask": name, "viewer": 0, "actor": 0})["error"] == "watching"
    assert second.play(table)["error"] == "watching"
    assert second.command("import", "{}")["error"] == "watching"
    assert second.command("delete")["error"] == "watching"

    later = first.play(first.look())
    assert later["kept"] is True
    assert second.look(0)["ply"] == later["ply"]

    assert second.command("takeover")["ok"]
    first.wait("taken")
    assert first.play(later)["error"] == "watching"
    played = second.play(second.look())
    assert played["ok"] and played["kept"]
    assert first.look(0)["ply"] == played["ply"]


def test_game_can_be_taken_back(site: SiteServer, browser: Browser) -> None:
    first = browser.window().open(site.url)
    first.new_game()
    second = browser.window().open(site.url)
    second.wait("watching")
    second.command("takeover")
    first.wait("taken")
    table = second.play(second.look())

    assert first.command("takeover")["ok"]
    second.wait("taken")
    assert first.look(0)["ply"] == table["ply"]
    assert first.play(table)["kept"] is True


def test_reloading_the_only_window_keeps_the_game(site: SiteServer, browser: Browser) -> None:
    window = browser.window().open(site.url)
    table = window.new_game()
    for _ in range(3):
        window.reload()
        window.wait("engine-ready")
        table = window.play(window.look())
        assert table["kept"] is True
    assert window.told("watching") == []


def test_two_copies_on_one_host_know_nothing_of_each_other(site: SiteServer, browser: Browser) -> None:
    window = browser.window().open(site.url)
    window.new_game()
    window.wait("offline-ready")
    site.prefix = "/mesa/beta/"
    other = browser.window().open(f"{site.url}beta/")
    assert other.wait("engine-ready")["table"] is None
    other.wait("offline-ready")
    assert other.told("watching") == []
    names = window.page.evaluate("caches.keys()")
    assert sorted(name.split("|")[1] for name in names) == ["/mesa/", "/mesa/beta/"]
    window.reload()
    assert window.wait("engine-ready")["table"] is not None
