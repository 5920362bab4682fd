"""Showing an answer step by step: what happened, in sentences and moving pieces, before anybody is asked again."""

import asyncio

from ui import navigation, records, settings
from ui.engine import pause
from ui.screens import sheets
from ui.state import S, next_move, ui_of
from ui.table_paint import keep_picture, module_of, origins_of, paint, seen, sentences, show_frame

# The prompt has room for so many sentences; the log has them all.
SAID_AT_ONCE = 2


async def show(answer: dict, mine: int) -> None:
    """Paint an answer step by step with its sentences; the last sentence stays until something follows."""
    _keep_picked(answer)
    S.table, S.game = answer, answer["game"]
    S.next_seat, S.peek = None, None
    show_frame()
    last, ends = len(answer["steps"]) - 1, getattr(module_of(answer), "ENDS", ("show_end",))
    for at, step in enumerate(answer["steps"]):
        if hasattr(module_of(answer), "note"):
            S.note = module_of(answer).note(step["events"], S.note)
        records.keep_hall(step["events"], answer)
        then, lines = seen(answer, step["view"]), sentences(step["events"], answer)
        paint(then, " ".join(lines[:SAID_AT_ONCE]), origins_of(step["events"], answer, step["view"]))
        if [event for event in step["events"] if event["kind"] in ends]:
            await _show_end(then)
        elif lines and (at < last or next_move(answer, S.holder) != "think"):
            await pause(settings.PACES[S.settings["pace"]][1])
        if mine != S.run:
            return
    if answer["outcome"] is None:
        keep_picture(answer)


def _keep_picked(answer: dict) -> None:
    """Keep what has been picked if the same decision is still open: somebody else has reacted meanwhile."""
    before = S.table
    same = before is not None and before["actor"] == answer["actor"] and before["decision"] == answer["decision"]
    if not same or not S.picked:
        S.picked, S.matched = [], None
        return
    S.matched = module_of(answer).match(answer["offers"], S.picked)


async def _show_end(then: dict) -> None:
    part = module_of(then).show_end(then["view"], then, ui_of(then))
    if part is None:
        return
    closed = asyncio.Event()
    navigation.open_sheet(sheets.show_end(then["game"], part), on_close=closed.set)
    await closed.wait()
