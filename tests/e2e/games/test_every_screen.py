"""The tables of every other game as full as they get, in three languages: nothing cut off, and axe finds nothing."""

import json
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from pygames.bridge.codec import seed_of, text_of
from pygames.bridge.saves import save
from pygames.core import CHANCE, Setup, Table
from pygames.core.plain import plain
from pygames.registry import GAMES
from tests.e2e.games.advice import ADVICE
from tests.e2e.games.conftest import TALL
from tests.e2e.games.scenes import players
from tests.e2e.games.tapper import Tapper
from tests.e2e.games.test_every_game import OTHERS
from tests.e2e.games.test_screens import AXE, LANGUAGES, Found, Walk, listed

AnyTable = Table[Any, Any, Any]
TRIED = 4


def games(game: str, kinds: str) -> Iterator[AnyTable]:
    """Yield the tables of some random games before every action of the first seat, always the same ones."""
    for seed in range(TRIED):
        table: AnyTable = Table(GAMES[game], Setup(len(kinds)), seed_of("MESA2026") + seed)
        rng = Random(seed)
        while table.outcome is None:
            seats = [seat for seat in table.to_act if seat != CHANCE]
            if 0 in seats:
                yield table
            seat = rng.choice(seats)
            table.play(seat, rng.choice(table.legal_actions(seat)))


@cache
def fullest(game: str, kinds: str) -> dict[str, str]:
    """Return, for each phase in which the first seat acts, the fullest table's save; and the very last."""
    most: dict[str, int] = {}
    found: dict[str, str] = {}
    for table in games(game, kinds):
        found["last"] = save(table, players(kinds))
        view = plain(table.view(0))
        size = len(text_of(view)) + len(text_of(plain(table.legal_actions(0))))
        if size > most.get(view["phase"], 0):
            most[view["phase"]], found[view["phase"]] = size, found["last"]
    return found


class AnyWalk(Walk):
    """Goes through the screens of a game whose rules it does not know."""

    def __init__(self, page: Page, origin: str, language: str, game: str) -> None:
        super().__init__(page, origin, language)
        self.game = game
        seats = GAMES[game].seats
        self.most = min(4, seats[-1])

    def go(self) -> Found:
        """Walk: the set-up, each phase alone and among others, what opens over the table, the result."""
        self.phone.open()
        self.page.evaluate(AXE)
        self.prepare()
        scenes = fullest(self.game, "p" + "e" * (self.most - 1))
        for phase in sorted(scenes.keys() - {"last"}):
            self.sit_down(scenes[phase])
            self.look(phase)
            self.pick()
            self.look(f"{phase} picked")
        self.sheets()
        self.home()
        scenes = fullest(self.game, "p" * self.most)
        for phase in sorted(scenes.keys() - {"last"})[:1]:
            self.sit_down(scenes[phase])
            self.look("among persons")
        self.sit_down(fullest(self.game, "p" + "e" * (self.most - 1))["last"])
        self.play_to_the_result()
        return self.found | {"all": {"trouble": self.phone.troubles}}

    def play_to_the_result(self) -> None:
        """Play the last moves; a game that does not end by chance soon is not waited for."""
        tapper = Tapper(self.phone, 1)
        tapper.play(most=20 if self.game in ADVICE else 400)
        if "result" in tapper.screens:
            self.look("result")

    def sit_down(self, text: str) -> None:
        """Open a save from the home screen."""
        if not self.page.locator("main.home").count():
            self.home()
        self.phone.take_in(text)
        Tapper(self.phone, 1).wait()

    def pick(self) -> None:
        """Pick something, if anything can be picked."""
        picks = Tapper(self.phone, 1).look().picks
        if picks:
            Tapper(self.phone, 1).press(f"#app [data-key='{picks[-1]}']")

    def sheets(self) -> None:
        """Look at what opens over the table."""
        for do in ("about", "seat"):
            if self.page.locator(f"#app [data-do={do}]:visible").count():
                self.phone.page.locator(f"#app [data-do={do}]:visible").last.tap()
                self.look(do)
                self.phone.close_sheet()
        self.phone.tap("[data-do=menu]")
        for entry in ("log", "scores"):
            self.phone.tap(f"#sheet [data-do={entry}]")
            self.phone.one(f"#sheet [data-do={entry}]").wait_for(state="detached")
            self.look(entry)
            self.phone.close_sheet()
            self.phone.tap("[data-do=menu]")
        self.phone.close_sheet()


@pytest.fixture(scope="module")
def walked(chromium: Browser, address: str) -> Callable[[str, str], Found]:
    """Return what was found for a game in a language, looking only once."""

    @cache
    def walk(game: str, language: str) -> Found:
        context = chromium.new_context(viewport=TALL, has_touch=True)
        context.add_init_script("delete Navigator.prototype.serviceWorker")
        try:
            return AnyWalk(context.new_page(), address, language, game).go()
        finally:
            context.close()

    return walk


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OTHERS)
@pytest.mark.parametrize("kind", ["layout", "axe", "trouble"])
def test_screens(walked: Callable[[str, str], Found], game: str, language: str, kind: str) -> None:
    found = walked(game, language)
    assert len(found) >= 8
    assert listed(found, kind) == {}, json.dumps(listed(found, kind), indent=1, ensure_ascii=False)
