"""The Roda de Samba table draws whole games in every language, hides what is hidden, reaches every offer by taps."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from ui import i18n
from ui.tables import roda_de_samba, roda_de_samba_cards, roda_de_samba_circle, roda_de_samba_sambists

from pygames.roda_de_samba import circle
from pygames.roda_de_samba.data import SAMBISTS
from tests.laws.roda_adapter import knows
from tests.ui.malabares_stage import Page
from tests.ui.roda_de_samba_stage import Answer, answer, game, told, ui_for, zones

CODE = re.compile(r"r\.svg#([a-z][a-z0-9]\d)\"|data-(?:arg|piece|key)=\"(?:card-)?([a-z][a-z0-9]\d)\"")
SEATS = (2, 3, 4)


@cache
def decisions(seats: int, choose: bool = False) -> tuple[tuple[Any, tuple[Answer, ...], set[str]], ...]:
    """Every decision of a game: for each viewer, and the whole table, what it is shown and may know."""
    found = []
    for table in game(seats, seats, choose):
        for viewer in (None, *range(seats)):
            found.append((viewer, answer(table, viewer), knows(table.state, viewer)))
    return tuple(found)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_everything_is_drawn_in_every_language(seats: int, language: str) -> None:
    for _, table, _ in decisions(seats, choose=seats == 3)[::4]:
        view, ui = table["view"], ui_for(table, language)
        parts = [*zones(table, (), language).values(), roda_de_samba.mark(view, ui)]
        for seat in range(seats):
            parts += [roda_de_samba.seat(view, seat, table, ui), roda_de_samba.seat_sheet(view, seat, table, ui)]
        for part in parts:
            Page(str(part))
        assert roda_de_samba.prompt(view, table, ui)
        if table["outcome"]:
            Page(str(roda_de_samba.lines(table["outcome"], table, ui)))


@pytest.mark.parametrize("seats", SEATS)
def test_no_hidden_card_is_in_the_markup(seats: int) -> None:
    named = 0
    for _, table, known in decisions(seats):
        codes = {one or other for zone in zones(table).values() for one, other in CODE.findall(str(zone))}
        assert codes <= known
        named += len(codes)
    assert named > 100


def test_a_piece_is_drawn_once_and_ids_are_unique() -> None:
    for _, table, _ in decisions(4):
        text = "".join(str(zone) for zone in zones(table).values())
        for name in ("data-piece", "id", "data-key"):
            found = re.findall(rf' {name}="([^"]+)"', text)
            assert len(found) == len(set(found)), (name, found)


def taps(offer: Answer) -> list[str]:
    """The pieces to be tapped for an offer, as a player would."""
    kind = offer["kind"]
    if kind == "discard" and offer["card"] == "ma":
        return ["ma", "pile/" + offer["colour"]]
    if kind in ("play", "discard"):
        return list(offer.get("cards") or [offer["card"]])
    place = {"take": "pile/", "invite": "sambist/", "charm": "sambist/", "region": "region/"}.get(kind)
    name = offer.get("colour") or offer.get("sambist") or offer.get("region")
    return [place + name] if place and name else []


@pytest.mark.parametrize("seats", SEATS)
def test_every_offer_is_reached_by_taps_or_by_a_button_of_its_own(seats: int) -> None:
    reached: set[str] = set()
    for viewer, table, _ in decisions(seats, choose=True):
        view, offers, ui = table["view"], table["offers"], ui_for(table)
        at_once = [index for index, _, _ in roda_de_samba.choices(view, table, [], ui)]
        at_once += [int(found) for found in re.findall(r'data-arg="(\d+)" data-do="offer"', str(zones(table)["own"]))]
        for index, offer in enumerate(offers):
            reached.add(offer["kind"])
            if index in at_once:
                continue
            picked: list[str] = []
            for tapped in taps(offer):
                if tapped not in picked:
                    picked, found = roda_de_samba.gather(offers, picked, tapped)
            assert found == index, (offer, picked)
            assert roda_de_samba.button(view, table, picked, ui)[1] is True
            assert f'data-arg="{taps(offer)[0]}"' in "".join(str(zone) for zone in zones(table).values())
        assert not offers or viewer is not None
    assert {"region", "draw", "take", "play", "place", "invite", "skip", "discard", "charm"} <= reached


def test_a_tap_on_another_instrument_starts_anew_and_a_second_tap_puts_back() -> None:
    offers = [{"kind": "play", "cards": cards} for cards in (["su1"], ["su2"], ["su1", "su2"], ["ta1"])]
    assert roda_de_samba.gather(offers, [], "su1") == (["su1"], 0)
    assert roda_de_samba.gather(offers, ["su1"], "su2") == (["su1", "su2"], 2)
    assert roda_de_samba.gather(offers, ["su1", "su2"], "ta1") == (["ta1"], 3)
    assert roda_de_samba.gather(offers, ["su1", "su2"], "su1") == (["su2"], 1)
    assert roda_de_samba.gather(offers, ["su1"], "vi1") == (["su1"], 0)


def test_a_malandro_goes_to_the_first_pile_until_another_is_tapped() -> None:
    offers = [{"kind": "discard", "card": "ma", "colour": colour} for colour in ("yellow", "blue")]
    assert roda_de_samba.gather(offers, [], "ma") == (["ma", "pile/yellow"], 0)
    assert roda_de_samba.gather(offers, ["ma", "pile/yellow"], "pile/blue") == (["ma", "pile/blue"], 1)
    assert roda_de_samba.gather(offers, ["ma", "pile/blue"], "ma") == ([], None)


def test_the_ring_shows_what_the_engine_counts_as_crossed() -> None:
    seen = 0
    for _, table, _ in decisions(4):
        ui, view = ui_for(table), table["view"]
        for seat, stacks in enumerate(view["circles"]):
            links = roda_de_samba_circle.links(stacks, view["crossed"][seat], [], ui)
            assert [at for at, kind in enumerate(links) if kind == "crossed"] == view["crossed"][seat]
            pairs = [at for at in range(10) if stacks[at] and stacks[(at + 1) % 10]]
            for at in pairs:
                fine = roda_de_samba_circle.in_harmony(stacks[at], stacks[(at + 1) % 10], ui)
                assert fine is (at not in view["crossed"][seat])
                seen += 1
    assert seen > 50


def test_placing_shows_what_would_cross() -> None:
    for _, table, _ in decisions(3):
        if table["view"]["phase"] == "place" and table["offers"]:
            own = str(zones(table)["own"])
            free = table["view"]["circles"][table["viewer"]].count([])
            assert own.count('class="gap open') == free == len(table["offers"])
            break
    else:
        raise AssertionError("nobody placed anything")


def test_the_ticks_agree_with_the_engine() -> None:
    """No mark is ticked too many, and hardly ever one too few: who can come is what the engine offers."""
    agreed = tried = 0
    for table in decisions(4)[::5]:
        ui, view = ui_for(table[1]), table[1]["view"]
        seat = view["turn"] or 0
        invited = view["invited"][seat]
        brings = SAMBISTS[invited[-1]].benefit[2:] if invited and SAMBISTS[invited[-1]].benefit[:2] == "i:" else None
        lies = circle.played(tuple(tuple(stack) for stack in view["circles"][seat]), brings)
        for who in view["table"]:
            ticks = roda_de_samba_sambists.ticks(who, roda_de_samba_sambists.counted(view, seat, ui), ui)
            least = 4 - circle.missing(lies, who)
            assert roda_de_samba_sambists.met(ticks) <= least
            agreed += roda_de_samba_sambists.met(ticks) == least
            tried += 1
    assert agreed > 0.98 * tried > 100


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_event_is_told_or_left_to_another(language: str) -> None:
    kinds: set[str] = set()
    for table in whole_games():
        for viewer in (None, *range(table.setup.seats)):
            shown = answer(table, viewer)
            ui = ui_for(shown, language)
            for event in told(table, viewer):
                line = roda_de_samba.line(event, shown, ui)
                assert line is None or (line and "{" not in line)
                kinds.add(event["kind"])
    assert {"draw", "take", "play", "place", "crossed", "invite", "charm", "discard", "over"} <= kinds


def whole_games() -> Iterator[Any]:
    for seats in SEATS:
        *_, last = game(seats + 10, seats, choose=True)
        yield last


def test_the_result_adds_up() -> None:
    for table in whole_games():
        shown = answer(table, None)
        page = str(roda_de_samba.lines(shown["outcome"], shown, ui_for(shown)))
        for seat, score in enumerate(shown["outcome"]["scores"]):
            own = [line["points"] for line in shown["outcome"]["lines"] if line["seat"] == seat]
            assert sum(own) == score
            assert f"<b>{roda_de_samba_cards.number(score)}</b>" in page
