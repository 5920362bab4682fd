"""Several persons hand one phone round: at no moment does the page hold a card that the one looking must not know."""

from random import Random
from typing import Any

import pytest

from pygames.malabares.data import CARDS
from tests.e2e.games.conftest import MakePhone
from tests.e2e.games.phone import Phone, Place
from tests.e2e.games.truth import Names, Truth

PEEKS = 2
SPOKEN = ("name", "value", "description")
HIDE = """() => {
  Object.defineProperty(document, "visibilityState", { configurable: true, value: "hidden" });
  document.dispatchEvent(new Event("visibilitychange"));
  delete document.visibilityState;
}"""


class Watched:
    """A game whose every picture is held against the truth; `holder` is the seat that may see its hand."""

    def __init__(self, phone: Phone, truth: Truth, names: Names, seed: int) -> None:
        self.phone, self.truth, self.names, self.rng = phone, truth, names, Random(seed)
        self.holder: int | None = None
        self.peeks, self.pictures, self.covers = 0, 0, 0
        self.screens: list[str] = []
        self.tools = phone.page.context.new_cdp_session(phone.page)

    def check(self, holder: int | None) -> None:
        """Check what was painted since for who held the phone then, and what is there now for who holds it now."""
        *passing, now = self.phone.page.evaluate("watch.drain()")
        for shot in passing:
            self.check_shot(shot, min(shot["from"] + 1, shot["ply"]))
        self.holder = holder
        # The last sentence of a show stays readable under its score.
        now["ended"] = "show-score" in now["sheet"]
        self.check_shot(now, min(now["from"] + 1, now["ply"]) if now["ended"] else now["ply"])
        self.check_spoken(now)

    def allowed(self, shot: dict[str, Any], first: int) -> set[str]:
        """Return the cards that may be seen outside the recap and the score of a finished show."""
        if shot["covered"]:
            return set()
        own = set() if self.holder is None else self.truth.own(self.holder, first, shot["ply"])
        told = self.truth.told(first, shot["ply"]) if first < shot["ply"] or shot.get("ended", True) else set()
        return own | told | self.truth.public(first, shot["ply"])

    def check_shot(self, shot: dict[str, Any], first: int) -> None:
        """Check one picture of the document and of what is kept beside it."""
        self.pictures += 1
        if shot["ply"]:
            leaked = self.names.cards_in(shot["html"]) - self.allowed(shot, first)
            assert not leaked, (leaked, self.holder, shot["ply"], shot["html"][-6000:])
        assert not self.names.cards_in(shot["kept"]), shot["kept"]
        if shot["recap"]:
            told = self.truth.told_since_own(self.truth.seat, shot["ply"])
            assert self.names.cards_in(shot["recap"]) <= told, (shot["recap"], told)
        if "show-score" not in shot["sheet"]:
            assert not self.names.cards_in(shot["sheet"]), shot["sheet"]

    def check_spoken(self, now: dict[str, Any]) -> None:
        """Check the accessibility tree: nothing beyond what the document may hold, and the own cards in it."""
        nodes = self.tools.send("Accessibility.getFullAXTree")["nodes"]
        spoken = "\n".join(str(node[part].get("value", "")) for node in nodes for part in SPOKEN if part in node)
        named = self.names.cards_in(spoken)
        if now["covered"]:
            assert named <= self.truth.told_since_own(self.truth.seat, now["ply"])
        elif not now["ended"]:
            assert named <= self.allowed(now, now["ply"]), named - self.allowed(now, now["ply"])
        # The same search does find what is there.
        if self.holder is not None and not now["covered"] and not now["sheet"]:
            state = self.truth.table.state
            mine = {*state.dark[self.holder], *state.light[self.holder]} - self.pending()
            assert mine and mine <= named and mine <= self.names.cards_in(now["html"])

    def pending(self) -> set[str]:
        """Return the cards that the holder has chosen to pass while others still choose."""
        state = self.truth.table.state
        return set(state.scene.passed[self.holder or 0]) if state.phase == "pass" else set()

    def play(self) -> None:
        """Play to the end."""
        while self.step():
            pass

    def step(self) -> bool:
        """Do what the page asks for, checking before and after; say whether the game goes on."""
        place = self.phone.wait()
        self.screens.append(place.screen)
        # A catch, and whatever comes straight from one, lies on the shared table.
        self.check(None if place.screen in ("catch", "show_end", "cover") else self.holder)
        if place.screen == "result":
            return False
        {"cover": self.uncover, "hand_on": self.hand_on, "show_end": self.phone.close_sheet}.get(
            place.screen, lambda: self.act(place)
        )()
        return True

    def uncover(self) -> None:
        """Take the phone: from here on the seat that is to act sees its hand."""
        self.covers += 1
        name = self.phone.one("#z-head h1").inner_text()
        assert name == self.names_of_seats()[self.truth.seat]
        self.holder = self.truth.seat
        self.phone.tap("[data-do=show]")
        self.phone.one(".cover-screen").wait_for(state="detached")

    def names_of_seats(self) -> list[str]:
        """Return the names as the page was given them."""
        return [f"Mão {seat}" for seat in range(self.truth.table.setup.seats)]

    def hand_on(self) -> None:
        """Hand the phone on: nothing of the own hand may be painted any more."""
        self.holder = None
        self.phone.tap("[data-do=to-cover]")
        self.phone.one("[data-do=to-cover]").wait_for(state="detached")

    def act(self, place: Place) -> None:
        """Play cards that are shown as playable: those that the rules allow."""
        assert set(place.cards) == self.truth.offered()
        if place.screen == "catch" and self.peeks < PEEKS:
            self.peek()
        cards = self.phone.choose(place, self.rng)
        self.truth.play(cards)
        self.phone.move(cards)

    def peek(self) -> None:
        """Hold the button of whoever catches: that hand is there as long as it is held."""
        self.peeks += 1
        box = self.phone.one("[data-hold=peek]").bounding_box()
        assert box is not None
        self.holder = self.truth.seat
        self.phone.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.phone.page.mouse.down()
        self.phone.one("#z-own .card").wait_for()
        self.check(self.holder)
        self.phone.page.mouse.up()
        self.phone.one("#z-own .card").wait_for(state="detached")
        self.check(None)


GAMES = [("pp", "en", False), ("ppp", "pt-BR", True), ("pppp", "es", False)]


@pytest.mark.parametrize(("kinds", "language", "cobogran"), GAMES, ids=["two", "three with the brick", "four"])
def test_nobody_sees_what_they_must_not(phones: MakePhone, kinds: str, language: str, cobogran: bool) -> None:
    phone, code = phones(hurry=True, language=language), f"MESA202{len(kinds)}"
    game = Watched(phone, Truth(len(kinds), code, cobogran), Names(language), len(kinds))
    phone.set_up(kinds, code, ("cobogran",) if cobogran else (), names=game.names_of_seats())
    phone.page.evaluate("() => { watch.on = true }")
    game.play()
    assert game.truth.table.outcome is not None
    assert game.screens.count("show_end") == 2 or cobogran
    assert game.covers > 2 * len(kinds) and game.peeks == PEEKS
    assert game.pictures > len(game.screens)
    assert (game.truth.table.state.scene.kit.special == "brick") is cobogran


def test_the_check_would_find_a_card(phones: MakePhone) -> None:
    """The search of the test above finds a hidden card, however it is named."""
    for language in ("en", "pt-BR", "es"):
        names = Names(language)
        for code in CARDS:
            said = names.names[code].pattern
            assert code in names.cards_in(f'<use href="art/malabares.svg#{code}-dark"/>'), said
            assert names.cards_in(f'data-key="card-{code}"') == {code}


def test_covered_when_the_app_is_left(phones: MakePhone) -> None:
    phone = phones()
    phone.set_up("pp")
    phone.step(phone.wait(), Random(1))
    assert phone.wait().screen == "hand"
    phone.page.evaluate(HIDE)
    assert phone.wait().screen == "cover"
    assert not Names("en").cards_in(phone.page.content())
