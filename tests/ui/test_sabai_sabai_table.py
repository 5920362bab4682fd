"""The sabai-sabai table draws whole games in every language, shows no hidden card, and reaches every offer by taps."""

import re
from functools import cache
from random import Random
from typing import Any

import pytest
from ui import i18n
from ui.tables import sabai_sabai, sabai_sabai_gestures

from pygames.bridge.answers import events_for, table_answer
from pygames.bridge.seating import Player
from pygames.core import CHANCE, Setup, Table
from pygames.core.plain import plain
from pygames.sabai_sabai import SabaiSabai
from tests.ui.malabares_stage import Page

GAME = SabaiSabai()
PRINTED = plain(GAME.printed)
NAMES = ("Ana", "Bia", "Caio", "Duda")
FACE = re.compile(r's\.svg#(n\d+|joker|ass)"')
Answer = dict[str, Any]


@cache
def tables(seats: int, simple: bool = False) -> tuple[tuple[Answer, Table[Any, Any, Any]], ...]:
    """Answers for every person, and the whole table, at every decision of a short game played at random."""
    setup = Setup(seats, {"rounds": 2, "mode": "simple" if simple else "full", "aid": simple, "look": simple})
    table, rng, found = Table(GAME, setup, seats, hold_races=True), Random(seats), []
    players = tuple(Player("person", NAMES[seat], None, seat) for seat in range(seats))
    while table.to_act and len(table.log) < 260:
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

    sprites = {"sprite": "s.svg", "app_sprite": "a.svg"}
    names = [seat["name"] for seat in table["seats"]]
    more = {"reacting": table["to_act"], "reactor": None, "printed": PRINTED, "size": "m"}
    return {"text": text, "app": i18n.text, "names": names, **more, **sprites}


def drawn(table: Answer, picked: tuple[str, ...] = (), language: str = "en") -> str:
    zones = sabai_sabai.draw(table["view"], table, list(picked), ui_for(table, language))
    return "".join(str(zone) for zone in zones.values())


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize(("seats", "simple"), [(2, False), (3, True), (4, False)])
def test_everything_is_drawn_in_every_language(seats: int, simple: bool, language: str) -> None:
    for table, _ in tables(seats, simple)[::7]:
        view, ui = table["view"], ui_for(table, language)
        parts = [drawn(table, (), language), sabai_sabai.mark(view, ui), sabai_sabai.prompt(view, table, ui)]
        parts.append(sabai_sabai.show_end(view, table, ui) or "")
        for seat in range(seats):
            parts += [sabai_sabai.seat(view, seat, table, ui), sabai_sabai.seat_sheet(view, seat, table, ui)]
        for part in parts:
            Page(str(part))
        if table["outcome"]:
            Page(str(sabai_sabai.lines(table["outcome"], table, ui)))


@pytest.mark.parametrize("seats", [2, 4])
def test_only_the_pile_and_what_is_before_the_eyes_is_open(seats: int) -> None:
    shown = 0
    for table, _ in tables(seats):
        view = table["view"]
        if view["phase"] in ("score", "over"):
            continue
        faces = set(FACE.findall(drawn(table)))
        assert faces <= {*view["pile"][-1:], view["drawn"], view["looked"]}
        assert view["me"] is not None or view["drawn"] is None and view["looked"] is None
        shown += len(faces)
    assert shown > 50


def test_a_piece_is_drawn_once_and_a_card_keeps_its_name() -> None:
    for table, _ in tables(4):
        text = drawn(table)
        for name in ("data-piece", "id", "data-key"):
            found = re.findall(rf' {name}="([^"]+)"', text)
            assert len(found) == len(set(found)), (name, found)


_SEEN: set[str] = set()


@pytest.mark.parametrize(("seats", "simple"), [(2, False), (3, True), (4, False)])
def test_every_offer_is_reached_by_a_tap_or_a_button(seats: int, simple: bool) -> None:
    reached: set[str] = set()
    for table, _ in tables(seats, simple):
        view, offers, ui = table["view"], table["offers"], ui_for(table)
        if table["viewer"] is None and not offers:
            continue
        text = drawn(table)
        at_once = [index for index, _, _ in sabai_sabai.choices(view, table, [], ui)]
        for index, offer in enumerate(offers):
            kind = offer["kind"]
            reached.add(kind)
            spot = sabai_sabai_gestures.spot(offer)
            if kind == "pass":
                continue
            if spot is None:
                assert index in at_once
                continue
            picked, found = sabai_sabai.gather(offers, [], spot)
            more = [at for at, _, _ in sabai_sabai.choices(view, table, picked, ui)]
            assert index == found or index in more
            assert sabai_sabai.button(view, table, picked, ui)[1] is True
            # A card claimed after it has gone makes a void claim: there is nothing left to tap.
            if "place" not in offer or view["backs"][offer["seat"]][offer["place"]]:
                assert f'data-arg="{spot}"' in text, (offer, view["phase"])
    # Which functions come up in so short a game is a matter of luck; all games together show every one.
    assert {"draw", "play", "keep", "throw", "pass", "announce"} <= reached
    _SEEN.update(reached)
    assert ("move" in reached) is not simple


def test_all_kinds_of_offers_have_come_up() -> None:
    for seats in range(2, 5):
        for table, _ in tables(seats, seats == 3):
            _SEEN.update(offer["kind"] for offer in table["offers"])
    assert {"peek", "pick", "switch", "done", "move"} <= _SEEN


def test_a_tap_picks_and_puts_back() -> None:
    offers = [{"kind": "keep", "seat": 0, "place": 1}, {"kind": "throw", "seat": 0, "place": 1}, {"kind": "announce"}]
    assert sabai_sabai.gather(offers, [], "row/0/1") == (["row/0/1"], 0)
    assert sabai_sabai.gather(offers, ["row/0/1"], "row/0/1") == ([], None)
    assert sabai_sabai.gather(offers, ["row/0/1"], "announce") == (["announce"], 2)
    assert sabai_sabai.gather(offers, ["announce"], "row/0/3") == (["announce"], 2)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_events_are_told_without_what_must_be_remembered(language: str) -> None:
    kinds: set[str] = set()
    for seats in (2, 4):
        last, table = tables(seats)[-1]
        for viewer in (None, 0, seats - 1):
            shown = last | {"viewer": viewer}
            ui = ui_for(last, language)
            for event in events_for(table, viewer, 0):
                line = sabai_sabai.line(event, shown, ui)
                assert (line is None) is event["kind"].endswith(("_own",)) or event["kind"] in ("kept", "reveal")
                kinds.add(event["kind"])
    assert {"draw", "play", "keep", "peek", "wrong", "penalty", "announce", "round_won"} <= kinds


def test_a_landing_card_comes_from_where_it_lay() -> None:
    events = [{"kind": "throw", "from": "row/1/2", "to": "pile"}, {"kind": "penalty", "from": "deck", "to": "row/0/4"}]
    assert sabai_sabai.origins(events, {"pile": ["n1", "n1"]}) == {"pile-2": "row/1/2"}


def test_the_ass_move_is_a_button_after_a_card_was_passed_on() -> None:
    last, _ = tables(2)[-1]
    ui = ui_for(last)
    given = [{"kind": "give", "seat": 0, "from": "row/0/1", "to": "row/1/4"}]
    assert sabai_sabai.note(given, None) == [0, "row/1/4"]
    assert sabai_sabai.note([{"kind": "throw", "seat": 1}], [0, "row/1/4"]) == [0, "row/1/4"]
    assert sabai_sabai.note([{"kind": "play", "seat": 1}], [0, "row/1/4"]) is None
    offers = [{"kind": "pass"}, {"kind": "move", "seat": 1, "place": 3}, {"kind": "move", "seat": 1, "place": 4}]
    table = last | {"offers": offers, "actor": 0}
    named = [(2, i18n.text_of(GAME.name, "move.ass", {}), True)]
    assert sabai_sabai.choices(last["view"], table, [], ui | {"note": [0, "row/1/4"]}) == named
    assert sabai_sabai.choices(last["view"], table | {"actor": 1}, [], ui | {"note": [0, "row/1/4"]}) == []
    assert sabai_sabai.choices(last["view"], table, ["row/1/3"], ui | {"note": [0, "row/1/4"]}) == []
    assert sabai_sabai.choices(last["view"], table, [], ui | {"note": None}) == []
