"""Every game on the table, played to its end by taps: alone, among several, by keyboard, without a server, killed."""

from typing import Any

import pytest

from pygames.registry import GAMES
from tests.e2e.games.advice import OPTIONS, for_game
from tests.e2e.games.conftest import PHONE, MakePhone
from tests.e2e.games.mirror import Mirror
from tests.e2e.games.named import Named
from tests.e2e.games.phone import Phone
from tests.e2e.games.tapper import Tapper
from tests.e2e.games.test_offline_game import own, own_troubles, window  # noqa: F401
from tests.e2e.platform.windows import Browser

CODE = "MESA2026"
SPOKEN = ("name", "value", "description")
# Malabares has tests of its own, which know its rules.
OTHERS = [name for name in GAMES if name != "malabares"]
# How many sit down, where the fewest would leave something out: (one person and computers, only persons).
SEATS = {"gran_circo": (5, 3), "malandragem": (4, 3)}
every_game = pytest.mark.parametrize("game", OTHERS)


def language_of(game: str) -> str:
    """Give each game another language."""
    return ("en", "pt-BR", "es")[OTHERS.index(game) % 3]


class Watched:
    """A game among persons: no picture of the page shows a card that whoever looks must not know."""

    def __init__(self, phone: Phone, game: str, language: str) -> None:
        self.phone, self.mirror, self.named = phone, Mirror(phone), Named(game, language)
        self.tapper = Tapper(phone, 7, for_game(game, self.mirror))
        self.tools = phone.page.context.new_cdp_session(phone.page)
        self.pictures, self.shown = 0, 0

    def play(self) -> None:
        """Play to the end, checking at every step."""
        screen = ""
        while screen != "result":
            self.tapper.wait()
            self.check()
            screen = self.tapper.step()

    def check(self) -> None:
        """Check every picture painted since, what is there now, and what a screen reader may say of it."""
        *passing, now = self.phone.page.evaluate("watch.drain()")
        self.mirror.follow()
        for shot in passing:
            self.check_shot(shot, {shot["viewer"], shot["before"], None}, min(shot["from"] + 1, shot["ply"]))
        self.check_shot(now, {now["viewer"], None}, min(now["from"] + 1, now["ply"]))
        nodes = self.tools.send("Accessibility.getFullAXTree")["nodes"]
        spoken = "\n".join(str(node[part].get("value", "")) for node in nodes for part in SPOKEN if part in node)
        if now["recap"]:
            spoken = ""  # the recap tells of earlier moments; it was checked with the document
        self.check_text(spoken, now, {now["viewer"], None}, min(now["from"] + 1, now["ply"]))

    def check_shot(self, shot: dict[str, Any], seats: set[int | None], first: int) -> None:
        """Check one picture of the document and of what is kept beside it."""
        self.pictures += 1
        self.check_text(shot["html"], shot, {None} if shot["covered"] else seats, first)
        self.check_text(shot["recap"] + shot["sheet"], shot, {None}, 1)
        assert not self.named.cards_in(shot["kept"]), shot["kept"]

    def check_text(self, text: str, shot: dict[str, Any], seats: set[int | None], first: int) -> None:
        """Check that a text names nothing that these seats do not know."""
        named = self.named.cards_in(text) if shot["ply"] else set()
        self.shown += len(named)
        leaked = named - self.mirror.knows(seats, first, shot["ply"])
        assert not leaked, (leaked, seats, shot["ply"], text[-6000:])


@every_game
def test_a_person_and_computers(phones: MakePhone, game: str) -> None:
    phone = phones()
    seats = SEATS.get(game, (GAMES[game].seats[0] + 1, 0))[0]
    phone.page.evaluate("() => { watch.on = true }")
    phone.set_up("p" + "em"[: seats - 1] + "e" * (seats - 3), CODE, OPTIONS.get(game, ()), game=game)
    mirror = Mirror(phone)
    tapper = Tapper(phone, 1, for_game(game, mirror))
    tapper.play()
    mirror.follow()
    # What Pyodide answered is what CPython answers, to the letter.
    assert mirror.same > 20 and mirror.table.outcome is not None
    assert tapper.screens.keys() <= {"table", "sheet", "result"}, "one person alone never passes the phone"
    outcome = mirror.table.outcome
    assert phone.page.locator(".standing li").count() == seats
    first = phone.one(".standing li .grow").inner_text()
    assert first in {mirror.session._players[seat].name for seat in outcome.winners}
    phone.tap("[data-do=again]")
    phone.one("main.result").wait_for(state="detached")
    assert tapper.wait() == "table"


@every_game
def test_nobody_sees_what_they_must_not(phones: MakePhone, game: str) -> None:
    kinds, language = "p" * SEATS.get(game, (0, GAMES[game].seats[0]))[1], language_of(game)
    phone = phones(hurry=True, language=language)
    phone.page.evaluate("() => { watch.on = true }")
    watched = Watched(phone, game, language)
    phone.set_up(kinds, CODE, OPTIONS.get(game, ()), [f"Mão {seat}" for seat in range(len(kinds))], game)
    watched.play()
    assert watched.mirror.table.outcome is not None
    # Where every choice is open nobody needs a cover.
    assert watched.tapper.screens.get("cover", 0) >= (0 if game == "sabai_sabai" else len(kinds))
    assert watched.pictures > 2 * watched.tapper.screens["table"] and 2 * watched.shown > watched.pictures
    assert watched.mirror.same > 20


class Keyboard(Tapper):
    """Somebody with nothing but a keyboard."""

    def press(self, css: str) -> None:
        """Press Tab until the focus is there, then Enter."""
        keys = self.phone.page.keyboard
        self.phone.one(css).wait_for()
        for _ in range(120):
            if self.phone.page.evaluate("(css) => !!document.activeElement?.matches(css)", css):
                return keys.press("Enter")
            keys.press("Tab")
        raise AssertionError(f"{css} is not reached by Tab")


@every_game
def test_by_keyboard_alone(phones: MakePhone, game: str) -> None:
    phone, seats = phones(), GAMES[game].seats[0]
    phone.page.evaluate("() => { watch.on = true }")
    phone.set_up("p" + "e" * (seats - 1), CODE, OPTIONS.get(game, ()), game=game)
    keyboard = Keyboard(phone, 3, for_game(game, Mirror(phone)))
    lost = "() => ['BODY', 'HTML'].includes(document.activeElement?.tagName ?? 'BODY')"
    while keyboard.wait() != "result":
        assert not phone.page.evaluate(lost), phone.one("#z-prompt").inner_text()
        keyboard.step()
    assert phone.page.evaluate("() => document.activeElement.matches('h1')")


@every_game
def test_without_a_server_and_after_a_kill(own: Browser, dist: Any, game: str) -> None:  # noqa: F811
    import server

    site, seats = server.serve(dist, 0, "/mesa/"), GAMES[game].seats[0]
    phone = window(own, site.url).open()
    phone.one("#z-install .ready").wait_for()
    site.stop()
    phone.page.reload()
    phone.usable().set_up("p" + "e" * (seats - 1), CODE, OPTIONS.get(game, ()), game=game)
    tapper = Tapper(phone, 5)
    for _ in range(3):
        for _ in range(4):
            tapper.step()
        tapper.wait()
        left, ply = (
            [phone.one(f"#z-{zone}").inner_html() for zone in ("shared", "own")],
            phone.page.evaluate("watch.ply"),
        )
        assert own_troubles(phone) == []
        own.kill()
        own.start(**PHONE)
        phone = window(own, site.url).open()
        phone.tap("[data-do=continue]")
        tapper.phone = phone
        tapper.wait()
        assert phone.page.evaluate("watch.ply") == ply > 0
        assert [phone.one(f"#z-{zone}").inner_html() for zone in ("shared", "own")] == left
    tapper.play(most=30)
    assert own_troubles(phone) == []
