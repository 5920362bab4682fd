"""What boot.js and the engine tell the page besides answers."""

import json

from ui import dom, engine, i18n, navigation, table_flow
from ui.state import S, picture, refused
from ui.table_paint import MODULES


def heard(message: dict) -> None:
    """Take a message: an answer goes to the one who asked, a note changes what the page says."""
    if engine.answered(message):
        return
    name = message.get("note") or message.get("kind") or ""
    if name in NOTES:
        NOTES[name](message)
        repaint()


def repaint() -> None:
    """Paint anew what a note may have changed."""
    if S.screen == "cover":
        table_flow.paint_cover(S.engine != "ready")
        navigation.show_notices()
    else:
        navigation.repaint()


def _ready(message: dict) -> None:
    S.engine = "ready"
    told = message.get("table")
    table = json.loads(told) if isinstance(told, str) and told else told
    table = table.get("table", table) if isinstance(table, dict) else None
    S.notes.pop("elsewhere", None)
    if table and table.get("outcome") is None and table["game"] in MODULES:
        S.open_game = picture(table)
    else:
        S.open_game = None
        dom.forget("picture")
    if S.waiting or S.screen == "table" and S.open_game:
        S.waiting = False
        (table_flow.resume if S.open_game else navigation.show_home)()


def _failed(message: dict) -> None:
    S.engine = "failed"


def _elsewhere(message: dict) -> None:
    S.notes["elsewhere"] = message.get("note")
    table_flow.hide_secrets()
    table_flow.stop()


def _progress(message: dict) -> None:
    S.notes["progress"] = (message.get("have"), message.get("of"))


def _note(name: str) -> object:
    def take(message: dict) -> None:
        S.notes[name] = message

    return take


def _offline(message: dict) -> None:
    S.notes["offline"] = True
    S.notes.pop("progress", None)


NOTES = {
    "engine-ready": _ready,
    "engine-failed": _failed,
    "watching": _elsewhere,
    "taken": _elsewhere,
    "offline-progress": _progress,
    "offline-ready": _offline,
    "update-ready": _note("update"),
    "installable": _note("installable"),
    "save-broken": _note("broken"),
}


def take_over() -> None:
    """Play here; the other window only watches from now on."""
    engine.begin(_taken_over(), table_flow.broken)


async def _taken_over() -> None:
    S.notes.pop("elsewhere", None)
    await engine.command("takeover")
    repaint()


async def take_out(which: str) -> None:
    """Offer the saved game as a file, or with `aside` one that could not be opened."""
    answer = json.loads(await engine.command("export", which) or "{}")
    if answer.get("ok") is False:
        dom.toast(i18n.text("data.export.none"))


def take_in(files: object) -> None:
    """Open a saved game from a file."""
    engine.begin(_taken_in(files), lambda error: dom.toast(i18n.text("data.import.bad")))


async def _taken_in(files: object) -> None:
    answer = json.loads(await engine.command("import", await dom.file_text(files)))
    if not answer.get("ok") or answer.get("outcome") is not None:
        return dom.toast(refused(None, answer) if answer.get("error") else i18n.text("data.import.bad"))
    S.open_game = picture(answer)
    dom.toast(i18n.text("data.import.done"))
    navigation.show_home()


def delete() -> None:
    """Delete everything the app keeps on this device."""
    engine.begin(_deleted(), table_flow.broken)


async def _deleted() -> None:
    for key in ["picture", "settings", "records"] + [f"setup.{game}" for game in S.games]:
        dom.forget(key)
    await engine.command("delete")
    dom.reload()
