"""Records kept on the device: results and the Hall of Fame, whatever the kept text has become."""

import json

import pytest
from ui import dom, i18n, records
from ui.screens import records as sheet

TABLE = {
    "game": "sabai_sabai",
    "code": "7KQ2M0AZ",
    "seats": [{"name": "Ana"}, {"name": "<Bia>"}],
    "outcome": {"scores": [3, -1], "winners": [0]},
}


@pytest.fixture
def device(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    kept: dict[str, str] = {}
    monkeypatch.setattr(dom, "recall", lambda key: kept.get(key, ""), raising=False)
    monkeypatch.setattr(dom, "store", kept.__setitem__, raising=False)
    monkeypatch.setattr(dom, "today", lambda: "2026-01-02", raising=False)
    return kept


def test_results_are_kept_newest_first_and_not_without_end(device: dict[str, str]) -> None:
    for score in range(60):
        records.keep_result({**TABLE, "outcome": {"scores": [score, 0], "winners": [0]}})
    games = records.read()["games"]
    assert len(games) == records.MOST and games[0]["rows"] == [["Ana", 59], ["<Bia>", 0]] and games[0]["won"] == ["Ana"]


def test_only_who_ended_with_the_four_jokers_enters_the_hall(device: dict[str, str]) -> None:
    records.keep_hall([{"kind": "throw", "seat": 0}, {"kind": "hall", "seat": 1}], TABLE)
    assert [row["name"] for row in records.read()["hall"]] == ["<Bia>"]


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_the_sheet_shows_both_and_escapes_names(device: dict[str, str], language: str) -> None:
    i18n.open_language(language, [])
    assert i18n.text("records.none") in str(sheet.draw(records.read()))
    records.keep_result(TABLE)
    records.keep_hall([{"kind": "hall", "seat": 1}], TABLE)
    page = str(sheet.draw(records.read()))
    assert "&lt;Bia&gt;" in page and "<Bia>" not in page and "\u22121" in page
    assert i18n.text("records.hall") in page and "2026-01-02" in page


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "3", '{"games": 1, "hall": {}}', '{"games": [1, {}, {"rows": 2}], "hall": [null]}']
)
def test_broken_records_count_as_none(device: dict[str, str], text: str) -> None:
    device["records"] = text
    assert i18n.text("records.games") in str(sheet.draw(records.read()))
    records.keep_result(TABLE)
    assert json.loads(device["records"])["games"][0]["won"] == ["Ana"]
