"""Saves: kept and read back, moved aside when broken, and a game that goes on when there is no storage."""

import json
from pathlib import Path
from typing import Any

import pytest
from server import SiteServer

from tests.e2e.platform.windows import Browser, Window

NAME = "mesa-de-bolso /mesa/"
# Another version of our database makes every one of the engine's attempts to open it fail.
LOCK_OUT = """(name) => new Promise((done, failed) => {
  const request = indexedDB.open(name, 999);
  request.onerror = () => failed(request.error);
  request.onsuccess = () => done((globalThis.thief = request.result) && true);
})"""
LET_IN = """(name) => new Promise((done, failed) => {
  thief.close();
  const request = indexedDB.deleteDatabase(name);
  request.onerror = () => failed(request.error);
  request.onsuccess = () => done(true);
})"""
EDIT = """([name, store, key, value]) => new Promise((done, failed) => {
  const request = indexedDB.open(name);
  request.onerror = () => failed(request.error);
  request.onsuccess = () => {
    const database = request.result;
    const transaction = database.transaction(store, "readwrite");
    const records = transaction.objectStore(store);
    if (value !== null) records.put(value, key);
    const keys = records.getAllKeys(), values = records.getAll();
    transaction.oncomplete = () => { database.close(); done(values.result.map((one, at) => [keys.result[at], one])); };
    transaction.onabort = () => failed(transaction.error);
  };
})"""


def stored(window: Window, store: str, key: int | None = None, value: Any = None) -> dict[int, Any]:
    """Return what a store holds, after putting a record into it if one is given."""
    return dict(window.page.evaluate(EDIT, [NAME, store, key, value]))


def test_writes_the_two_slots_in_turn(site: SiteServer, browser: Browser) -> None:
    window = browser.window().open(site.url)
    table, written = window.new_game(), [stored(window, "slots")]
    for _ in range(3):
        table = window.play(table)
        assert table["kept"] is True
        written.append(stored(window, "slots"))
    newest = [max(slots, key=lambda slot: slots[slot]["n"]) for slots in written]
    assert newest == [newest[0], 1 - newest[0], newest[0], 1 - newest[0]]
    assert [max(record["n"] for record in slots.values()) for slots in written] == [1, 2, 3, 4]


def test_game_goes_on_without_storage_and_is_kept_again_later(site: SiteServer, browser: Browser) -> None:
    window = browser.window().open(site.url)
    table = window.new_game()
    assert table["kept"] is True
    window.page.evaluate(LOCK_OUT, NAME)
    for ply in (2, 3):
        table = window.play(table)
        assert (table["ok"], table["kept"], table["ply"]) == (True, False, ply)
    window.page.evaluate(LET_IN, NAME)
    assert window.look()["kept"] is True
    window.reload()
    assert window.wait("engine-ready")["table"] is not None
    assert window.look(0)["ply"] == table["ply"]


def test_starts_without_storage(site: SiteServer, browser: Browser) -> None:
    window = browser.window()
    window.page.goto(f"{site.url}manifest.json")
    window.page.evaluate(LOCK_OUT, NAME)
    other = browser.window().open(site.url)
    table = other.play(other.new_game())
    assert (table["ok"], table["kept"]) == (True, False)


@pytest.mark.parametrize("text", ['{"mesa":1,"body":{"rec', '{"mesa":99,"body":null,"sum":0}'], ids=["torn", "newer"])
def test_broken_save_is_set_aside_and_the_older_one_opened(site: SiteServer, browser: Browser, text: str) -> None:
    window = browser.window().open(site.url)
    table = window.new_game()
    (slot,) = stored(window, "slots")
    stored(window, "slots", 1 - slot, {"n": 50, "text": text})
    window.reload()

    assert window.wait("save-broken")["key"].startswith("save.")
    assert window.look(0)["ply"] == table["ply"]
    assert [record["text"] for record in stored(window, "kept-aside").values()] == [text]
    for _ in range(3):
        table = window.play(table)
        assert table["kept"] is True
    assert [record["text"] for record in stored(window, "kept-aside").values()] == [text]
    window.reload()
    window.wait("engine-ready")
    assert window.told("save-broken") == []
    assert window.look(0)["ply"] == table["ply"]


def test_both_saves_broken_does_not_stop_the_start(site: SiteServer, browser: Browser) -> None:
    window = browser.window().open(site.url)
    window.new_game()
    for slot in (0, 1):
        stored(window, "slots", slot, {"n": 7 + slot, "text": f"torn {slot}"})
    window.reload()
    assert window.wait("engine-ready")["table"] is None
    window.wait("save-broken")
    assert sorted(record["text"] for record in stored(window, "kept-aside").values()) == ["torn 0", "torn 1"]
    assert window.new_game()["kept"] is True


def exported(window: Window, which: str = "") -> str:
    """Return the text of the file that an export brings."""
    with window.page.expect_download() as download:
        assert window.command("export", which)["ok"]
    assert download.value.suggested_filename.startswith("mesa-de-bolso-")
    return Path(download.value.path()).read_text()


def test_save_goes_out_and_in_again(site: SiteServer, browser: Browser) -> None:
    window = browser.window().open(site.url)
    table = window.play(window.new_game())
    text = exported(window)
    assert json.loads(text)["body"] is not None
    assert window.command("delete")["ok"]
    assert window.look(0)["ok"] is False
    assert stored(window, "slots") == {}

    refused = window.command("import", text[:-9])
    assert refused["error"].startswith("save.")
    opened = window.command("import", text)
    assert (opened["ok"], opened["kept"]) == (True, True)
    window.reload()
    window.wait("engine-ready")
    assert window.look(0)["ply"] == table["ply"]


def test_save_set_aside_can_be_exported(site: SiteServer, browser: Browser) -> None:
    window = browser.window().open(site.url)
    window.new_game()
    stored(window, "slots", 1, {"n": 50, "text": "torn"})
    window.reload()
    window.wait("save-broken")
    assert exported(window, "aside") == "torn"


def test_save_survives_a_killed_browser(site: SiteServer, browser: Browser) -> None:
    window = browser.window().open(site.url)
    table = window.play(window.new_game())
    assert table["kept"] is True
    browser.kill()
    again = browser.start().window().open(site.url)
    assert again.wait("engine-ready")["table"] is not None
    assert again.look(0)["ply"] == table["ply"]
