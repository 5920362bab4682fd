"""The Gran Circo table draws whole games in every language, shows no hidden act, and reaches every offer by taps."""

import re
from functools import cache
from random import Random
from typing import Any

import pytest
from ui import i18n
from ui.tables import gran_circo, gran_circo_gestures, gran_circo_tents

from pygames.bridge.answers import events_for, table_answer
from pygames.bridge.seating import Player
from pygames.core import CHANCE, Setup, Table
from pygames.core.plain import plain
from pygames.gran_circo import GranCirco
from pygames.gran_circo.show import joined
from tests.laws.walk import pick
from tests.ui.malabares_stage import Page

GAME = GranCirco()
PRINTED = plain(GAME.printed)
NAMES = ("Ana", "Bia", "Caio", "Duda", "Eva")
FACE = re.compile(r's\.svg#([a-z]+_\w+)"')
Answer = dict[str, Any]


@cache
def tables(seats: int) -> tuple[tuple[Answer, Table[Any, Any, Any]], ...]:
    """Answers for every person, and the whole table, at every decision of a game played at random."""
    table, rng, found = Table(GAME, GAME.ready(Setup(seats)), seats), Random(seats), []
    players = tuple(Player("person", NAMES[seat], None, seat) for seat in range(seats))
    while table.to_act:
        if table.to_act == (CHANCE,):
            table.draw()
            continue
        for viewer in (None, *range(seats)):
            actor = table.to_act[0] if viewer is None else viewer
            found.append((table_answer(table, players, viewer, actor, None)[0], table))
        table.play(table.to_act[0], pick(table.legal_actions(table.to_act[0]), rng))
    found.append((table_answer(table, players, None, None, None)[0], table))
    return tuple(found)


def ui_for(table: Answer, language: str = "en", tab: str | None = None) -> dict[str, Any]:
    i18n.open_language(language, [GAME.name])

    def text(key: str, **params: object) -> str:
        assert i18n.has(GAME.name, key), key
        words = i18n.text_of(GAME.name, key, params)
        assert "{" not in words, (key, words)
        return words

    names = [seat["name"] for seat in table["seats"]]
    more = {"printed": PRINTED, "size": "m", "note": None, "tab": tab, "reacting": [], "reactor": None}
    return {"text": text, "app": i18n.text, "names": names, "sprite": "s.svg", "app_sprite": "a.svg", **more}


def drawn(table: Answer, picked: tuple[str, ...] = (), language: str = "en") -> str:
    zones = gran_circo.draw(table["view"], table, list(picked), ui_for(table, language))
    return "".join(str(zone) for zone in zones.values())


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_everything_is_drawn_in_every_language(seats: int, language: str) -> None:
    for table, _ in tables(seats)[::7] + tables(seats)[-1:]:
        view, ui = table["view"], ui_for(table, language)
        parts = [drawn(table, (), language), gran_circo.mark(view, ui), gran_circo.prompt(view, table, ui)]
        parts.append(gran_circo.show_end(view, table, ui) or "")
        for seat in range(seats):
            parts += [gran_circo.seat(view, seat, table, ui), gran_circo.seat_sheet(view, seat, table, ui)]
            parts += gran_circo.about(view, f"tent/{seat}", table, ui)
        for part in parts:
            Page(str(part))
        if table["outcome"]:
            Page(str(gran_circo.lines(table["outcome"], table, ui)))


def test_only_what_lies_open_and_the_own_acts_are_drawn() -> None:
    for table, _ in tables(4):
        view = table["view"]
        rows = [*view["markings"], *view["casts"], view["union"], *view["ring"], *view["outside"], view["hand"]]
        seen = {tile for row in [*rows, *view["ads"], *view["stands"], *view["improvements"]] for tile in row}
        assert set(FACE.findall(drawn(table))) <= seen
        if view["me"] is None:
            assert not view["hand"]


def test_no_piece_and_no_key_is_on_the_page_twice() -> None:
    for table, _ in tables(3):
        text = drawn(table)
        for attribute in ("data-piece", "data-key"):
            named = re.findall(rf'{attribute}="([^"]+)"', text)
            assert len(named) == len(set(named)), sorted(named)


def test_every_offer_is_reached_by_taps() -> None:
    for table, _ in tables(3):
        offers, ui, view = table["offers"], ui_for(table), table["view"]
        for place, offer in enumerate(offers):
            picked: list[str] = []
            found = None
            for term in gran_circo_gestures.terms(offer):
                if term not in picked:
                    picked, found = gran_circo.gather(offers, picked, term)
                assert f'data-arg="{term}"' in drawn(table), term
            at_once = [index for index, _, _ in gran_circo.choices(view, table, picked, ui)]
            assert place in at_once or found == place, (offer, picked)
            if found is not None:
                words, ready = gran_circo.button(view, table, picked, ui)
                assert words and ready


def test_what_leaves_one_possibility_picks_all_of_it() -> None:
    offers = [{"kind": "reveal", "tile": "clown_3", "marking": 1}, {"kind": "reveal", "tile": "mime_3", "marking": 1}]
    assert gran_circo.gather(offers, [], "hand/mime_3") == (["hand/mime_3", "marking/1"], 1)
    assert gran_circo.gather(offers, [], "marking/1") == (["marking/1"], None)
    assert gran_circo.gather(offers, ["hand/mime_3", "marking/1"], "hand/clown_3")[1] == 0
    assert gran_circo.gather(offers, ["hand/mime_3", "marking/1"], "hand/mime_3") == (["marking/1"], None)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_event_is_told(language: str) -> None:
    for seats in (2, 3, 5):
        shown, table = tables(seats)[-1]
        ui = ui_for(shown, language)
        for viewer in (None, 0):
            for event in events_for(table, viewer, 0):
                assert gran_circo.line(event, shown | {"viewer": viewer}, ui)


def test_duets_touch_where_the_engine_joins_them() -> None:
    for table, _ in tables(5)[::11]:
        for row in table["view"]["casts"]:
            ui = ui_for(table)
            assert tuple(at for at in range(len(row)) if gran_circo_tents.joins(row, at, ui)) == joined(row)


def test_the_tab_follows_the_phase_until_another_is_asked_for() -> None:
    for table, _ in tables(3)[:: len(tables(3)) // 40]:
        view = table["view"]
        due = {"invest": "shop", "keep": "tents", "over": "tents"}.get(view["phase"], "ring")
        assert f'class="panel {due} shown"' in drawn(table)
        asked = str(gran_circo.draw(view, table, [], ui_for(table, tab="tents"))["shared"])
        assert 'class="panel tents shown"' in asked and asked.count(" shown") == 2


def test_a_refused_tap_asks_for_what_it_means() -> None:
    view = {"me": 0, "hand": ["clown_3"], "partners": [["scout"], []], "phase": "reveal"}
    assert gran_circo.attempt(view, "marking/1") == {"kind": "reveal", "tile": "clown_3", "marking": 1}
    assert gran_circo.attempt(view, "marking/own") == {"kind": "scout", "tile": "clown_3"}
    assert gran_circo.attempt(view | {"partners": [[], []]}, "marking/own")["kind"] == "reveal"
    assert gran_circo.attempt(view, "ring/ad_tv") == {"kind": "buy", "tile": "ad_tv", "way": "cash"}
    assert gran_circo.attempt(view, "outside/ad_tv")["way"] == "outside"
    assert gran_circo.attempt(view, "union/clown_3") == {"kind": "hire", "tile": "clown_3", "free": False}
    assert gran_circo.attempt(view, "take/clown_3") == {"kind": "swap", "give": "", "take": "clown_3"}
    assert gran_circo.attempt(view, "partner/scout") == {"kind": "partner", "partner": "scout"}
