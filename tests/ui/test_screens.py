"""The screens drawn under CPython: complete, escaped, every tap understood."""

import ast
import re
from pathlib import Path

import pytest
from ui import i18n, settings
from ui.screens import cover, home, notices, options, result, setup, sheets, table
from ui.state import State

GAME = {"seats": [2, 3, 4], "options": [{"key": "cobogran", "choices": [False, True], "default": False, "seats": None}]}
NAME = "<i>Zé</i>"


@pytest.fixture(params=i18n.LANGUAGES)
def state(request):
    i18n.open_language(request.param, ["malabares"])
    made = State()
    made.games = {"malabares": GAME}
    made.setup = settings.fresh_setup(GAME, i18n.text)
    made.setup["seats"][0]["name"] = NAME
    return made


def answer() -> dict:
    seats = [
        {"kind": "person", "name": NAME, "mark": 0, "level": None},
        {"kind": "computer", "name": "B", "mark": 1, "level": "easy"},
    ]
    outcome = {"scores": [12, -1], "winners": [0], "lines": []}
    return {
        "game": "malabares",
        "seats": seats,
        "turn": {"seat": 0, "kind": "person", "open": False},
        "code": "7KQ2M0AZ",
        "outcome": outcome,
    }


def drawn(state: State) -> str:
    now, extras = answer(), ["x", "y"]
    state.open_game = now
    state.notes = {"installable": {}, "offline": True, "elsewhere": "taken", "broken": {}, "update": {}}
    state.engine = "failed"
    zones = [home.draw(state), setup.draw(state), options.draw(state), result.draw(now, "lines")]
    zones.append(cover.draw(now["seats"], 0, [f"line {at}" for at in range(12)], False, True))
    parts = [part for screen in zones for part in screen.values()] + notices.draw(state)
    parts += [
        home.frame(),
        setup.frame("malabares"),
        options.frame(),
        cover.frame("malabares"),
        table.frame("malabares"),
        result.frame("malabares"),
    ]
    parts += [
        table.bar(now, "mark"),
        table.seats(now, extras, 0),
        table.actions(("main", "go", True), False),
        table.hold(0, {"game": "malabares", "seats": [{"name": NAME}]}, False),
    ]
    parts += [
        sheets.menu(now, "why"),
        sheets.log(["one"]),
        sheets.scores(now, None, extras),
        sheets.seat(now, 1, "part"),
    ]
    parts += [
        sheets.refusal("no", "MBR1", "malabares"),
        sheets.show_end("malabares", "part"),
        sheets.leave(),
        setup.drop_sheet(),
        options.delete_sheet(),
    ]
    return "\n".join([str(part) for part in parts])


def test_names_never_become_markup_and_no_key_is_left_untranslated(state):
    page = drawn(state)
    assert NAME not in page and "&lt;i&gt;Zé&lt;/i&gt;" in page
    words = re.sub(r"<[^>]*>", " ", page)
    assert (
        re.findall(r"\b(?:home|prepare|kind|settings|cover|table|result|menu|notice|data|credits)\.[a-z]+", words) == []
    )
    assert "{" not in words


def test_every_verb_on_the_page_is_understood(state):
    verbs = set(re.findall(r'data-do="([^"]+)"', drawn(state)))
    tree = ast.parse((Path(i18n.folder()) / "ui" / "verbs.py").read_text(encoding="utf-8"))
    acts = [node.value for node in tree.body if isinstance(node, ast.Assign) and node.targets[0].id == "ACTS"]
    known = {key.value for key in acts[0].keys}
    assert {"start", "show", "main", "undo"} <= verbs
    assert verbs <= known


def test_ids_are_unique_within_a_screen(state):
    for zones in (home.draw(state), setup.draw(state), options.draw(state)):
        ids = re.findall(r'\bid="([^"]+)"', "".join([str(zone) for zone in zones.values()]))
        assert len(ids) == len(set(ids))


def test_the_static_home_holds_every_language_and_only_real_links():
    page = home.static_home("a/app/art/")
    shown = re.findall(r'<main class="home"( hidden)? lang="([^"]+)"', page)
    assert [lang for _, lang in shown] == list(i18n.LANGUAGES)
    assert [bool(hidden) for hidden, _ in shown] == [False, True, True]
    assert "z-" not in page and "<button" not in page
    playable = [name for name, _, _, here in home.GAMES if here]
    assert playable[0] == "malabares" and all(page.count(f'href="#{name}"') == 3 for name in playable)
    assert "a/app/art/app.svg#cover-malabares" in page and "#cover" not in home.static_home().replace("a/app", "")
    assert page.count('class="game coming"') == 3 * (len(home.GAMES) - len(playable))


def test_the_cover_tells_at_most_eight_lines_until_asked(state):
    lines = [f"line {at}" for at in range(12)]
    short, long = (str(cover.draw(answer()["seats"], 0, lines, every, True)["recap"]) for every in (False, True))
    assert short.count("<li>") == 8 and "line 3<" not in short and "line 11<" in short and "recap-all" in short
    assert long.count("<li>") == 12 and "recap-all" not in long


def test_the_cover_cannot_be_lifted_by_the_touch_that_brought_it(state):
    early = str(cover.draw(answer()["seats"], 0, [], False, False)["show"])
    assert " disabled" in early and "data-fresh" in early


def test_the_acting_seat_is_marked_by_a_word(state):
    page = str(table.seats(answer(), ["x", "y"], 1))
    assert page.count(i18n.text("table.acts")) == 1 and page.count("acts-flag") == 1


def test_the_shared_result_is_plain_text_with_a_link(state):
    said = result.share_text(answer(), "https://example.org/")
    assert said.endswith("https://example.org/") and f"{NAME}: 12" in said and "7KQ2M0AZ" in said


def test_only_one_folder_touches_the_document():
    folder = Path(i18n.folder()) / "ui"
    touching = [
        file
        for file in folder.glob("**/*.py")
        if re.search(r"^\s*(import js|from js|from pyscript)\b", file.read_text(encoding="utf-8"), re.M)
    ]
    assert {file.parent.name for file in touching} == {"dom"}
    assert not [
        file
        for file in folder.glob("**/*.py")
        if "pygames" in re.findall(r"^\s*(?:from|import) (\w+)", file.read_text(encoding="utf-8"), re.M)
    ]
