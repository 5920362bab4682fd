"""The Malandragem table draws whole games in every language, shows no hidden card, and reaches every offer by taps."""

import re
from functools import cache
from random import Random
from typing import Any

import pytest
from ui import i18n
from ui.tables import malandragem, malandragem_gestures

from pygames.bridge.answers import events_for, table_answer
from pygames.bridge.seating import Player
from pygames.core import CHANCE, Setup, Table
from pygames.core.plain import plain
from pygames.malandragem import Malandragem
from pygames.malandragem.actions import Claim
from pygames.malandragem.windows import upcoming
from tests.ui.malabares_stage import Page

GAME = Malandragem()
PRINTED = plain(GAME.printed)
NAMES = ("Ana", "Bia", "Caio", "Duda")
FACE = re.compile(r's\.svg#(\d*[2-9AJQK0][shdc]|joker)"')
Answer = dict[str, Any]


@cache
def tables(seats: int, referee: bool = True, wins: int = 1) -> tuple[tuple[Answer, Table[Any, Any, Any]], ...]:
    """Answers for every person, and the whole table, at every decision of a game played at random."""
    setup = GAME.ready(Setup(seats, {"referee": referee, "wins": wins}))
    table, rng, found = Table(GAME, setup, seats), Random(seats), []
    players = tuple(Player("person", NAMES[seat], None, seat) for seat in range(seats))
    while table.to_act and len(table.log) < 700:
        if table.to_act == (CHANCE,):
            table.draw()
            continue
        for viewer in (None, *range(seats)):
            actor = table.to_act[0] if viewer is None else viewer
            found.append((table_answer(table, players, viewer, actor, None)[0], table))
        seat = rng.choice(table.to_act)
        table.play(seat, rng.choice(table.legal_actions(seat)))
    found.append((table_answer(table, players, None, None, None)[0], table))
    return tuple(found)


def ui_for(table: Answer, language: str = "en") -> dict[str, Any]:
    i18n.open_language(language, [GAME.name])

    def text(key: str, **params: object) -> str:
        assert i18n.has(GAME.name, key), key
        words = i18n.text_of(GAME.name, key, params)
        assert "{" not in words, (key, words)
        return words

    names = [seat["name"] for seat in table["seats"]]
    more = {"reacting": table["to_act"], "reactor": None, "printed": PRINTED, "size": "m", "note": None}
    return {"text": text, "app": i18n.text, "names": names, "sprite": "s.svg", "app_sprite": "a.svg", **more}


def drawn(table: Answer, picked: tuple[str, ...] = (), language: str = "en") -> str:
    zones = malandragem.draw(table["view"], table, list(picked), ui_for(table, language))
    return "".join(str(zone) for zone in zones.values())


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize(("seats", "referee", "wins"), [(3, True, 3), (4, False, 1)])
def test_everything_is_drawn_in_every_language(seats: int, referee: bool, wins: int, language: str) -> None:
    for table, _ in tables(seats, referee, wins)[::9]:
        view, ui = table["view"], ui_for(table, language)
        parts = [drawn(table, (), language), malandragem.mark(view, ui), malandragem.prompt(view, table, ui)]
        parts.append(malandragem.show_end(view, table, ui) or "")
        for seat in range(seats):
            parts += [malandragem.seat(view, seat, table, ui), malandragem.seat_sheet(view, seat, table, ui)]
        for part in parts:
            Page(str(part))
        if table["outcome"]:
            Page(str(malandragem.lines(table["outcome"], table, ui)))


@pytest.mark.parametrize("referee", [True, False])
def test_only_the_own_hand_and_the_pile_are_drawn(referee: bool) -> None:
    for table, _ in tables(3, referee):
        view = table["view"]
        own = [] if view["me"] is None else [card for card in view["known"][view["me"]] if card]
        assert set(FACE.findall(drawn(table))) <= {*own, *view["pile"]}
        assert len(FACE.findall(drawn(table))) == len(own) + min(4, len(view["pile"]))


@pytest.mark.parametrize("referee", [True, False])
def test_every_offer_is_reached_by_taps(referee: bool) -> None:
    for table, _ in tables(3, referee):
        offers, ui, view = table["offers"], ui_for(table), table["view"]
        at_once = [index for index, _, _ in malandragem.choices(view, table, [], ui)]
        for place, offer in enumerate(offers):
            if offer["kind"] == "pass" or place in at_once:
                continue
            picked: list[str] = []
            for term in malandragem_gestures.terms(offer):
                picked, found = malandragem.gather(offers, picked, term)
            assert found == place, (offer, picked)
            words, ready = malandragem.button(view, table, picked, ui)
            assert words and ready


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_event_is_told(language: str) -> None:
    for referee in (True, False):
        shown, table = tables(3, referee)[-1]
        ui = ui_for(shown, language)
        for viewer in (None, 0):
            seen = shown | {"viewer": viewer}
            for event in events_for(table, viewer, 0):
                line = malandragem.line(event, seen, ui)
                assert line or event["kind"] in ("sunk_own", "given_own")


def test_without_a_referee_every_card_looks_playable() -> None:
    for table, _ in tables(4, False):
        view = table["view"]
        if view["phase"] == "play" and view["me"] in view["actors"] and not view["attack"]:
            assert 'aria-disabled="true"' not in str(malandragem.draw(view, table, [], ui_for(table))["own"])


def test_a_refused_tap_asks_for_what_it_means() -> None:
    view = {"me": 0, "known": [["9s", "Qh"], [None]], "phase": "play"}
    assert malandragem.attempt(view, "hand/1") == {"kind": "play", "card": "Qh", "place": 1, "call": False}
    assert malandragem.attempt(view | {"phase": "window"}, "hand/0")["kind"] == "mirror"
    assert malandragem.attempt(view | {"phase": "sink"}, "hand/0") == {"kind": "sink", "card": "9s", "place": 0}
    assert malandragem.attempt(view | {"phase": "give"}, "hand/0")["seat"] == 0
    assert malandragem.attempt(view, "call") == {"kind": "call"}


def test_the_card_that_landed_comes_from_its_hand() -> None:
    events = [{"kind": "play", "seat": 2, "card": "9s", "from": "hand/2", "to": "pile"}]
    assert malandragem.origins(events, {"pile": ["5s", "9s"]}) == {"pile-2": "hand/2"}


def test_whoever_would_share_the_penalty_is_told_so() -> None:
    table, rng, told = Table(GAME, GAME.ready(Setup(4, {"referee": False})), 11), Random(11), set()
    while table.to_act and len(table.log) < 400:
        if table.to_act == (CHANCE,):
            table.draw()
            continue
        for seat in table.to_act:
            for action in table.legal_actions(seat):
                if isinstance(action, Claim):
                    view = plain(table.view(seat))
                    informs = malandragem_gestures._informs(view, action.seat)
                    assert informs is (upcoming(table.state, action.seat) != seat)
                    told.add(informs)
        seat = rng.choice(table.to_act)
        table.play(seat, rng.choice(table.legal_actions(seat)))
    assert told == {True, False}
