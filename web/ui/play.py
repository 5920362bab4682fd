"""A person's own moves at the table: picking pieces, confirming, taking back, opening sheets."""

from ui import dom, i18n, navigation, table_flow
from ui.engine import ask, begin
from ui.screens import sheets
from ui.state import S, only_person, refused, ui_of
from ui.table_paint import may_undo, module_of, paint, sentences, show_frame


def tap(piece: str) -> None:
    """Pick a piece or put it back; say why it cannot be picked."""
    table = S.table
    if table is None or S.busy:
        return dom.toast(S.prompt)
    picked, matched = module_of(table).gather(table["offers"], S.picked, piece)
    if picked == S.picked:
        return begin(_explain(table, piece), table_flow.broken)
    S.picked, S.matched = picked, matched
    paint(table)


async def _explain(table: dict, piece: str) -> None:
    actor = table["actor"] if table["actor"] is not None else only_person(table)
    answer = await ask({"ask": "why", "actor": actor, "action": module_of(table).attempt(table["view"], piece)})
    refusal = answer.get("refusal")
    if not answer["ok"] or refusal is None:
        return dom.toast(S.prompt)
    navigation.open_sheet(sheets.refusal(refused(table, refusal), refusal["rule"], table["game"]))


def confirm() -> None:
    """Play what has been picked."""
    table = S.table
    if table is None or S.busy or not table["offers"]:
        return
    if S.matched is None:
        return dom.toast(S.prompt)
    move = {"decision": table["decision"], "offer": S.matched}
    table_flow.run(table_flow.request_of("act", table, move))


def offer(index: str) -> None:
    """Play one offer at once."""
    if S.table is not None and not S.busy:
        S.matched = int(index)
        confirm()


def about(piece: str) -> None:
    """Open what the game tells about a piece on the table."""
    table = S.table
    if table is not None:
        navigation.open_sheet(sheets.sheet(*module_of(table).about(table["view"], piece, table, ui_of(table))))


def turn_to(tab: str) -> None:
    """Show another part of the table as it now stands; it stays until something has been decided."""
    if S.shown is not None and S.table is not None:
        S.tab = tab
        paint(S.shown, S.prompt)


def let_pass() -> None:
    """Let the open window pass for all persons asked; from the own cards, only go back to the shared table."""
    table = S.table
    if table is None or S.busy or table["turn"] is None:
        return
    if table["viewer"] is not None and only_person(table) is None:
        S.holder = None
        return table_flow.run(table_flow.request_of("look", {"viewer": None, "actor": None}))
    S.reactor = None
    sight = {"viewer": table["viewer"], "actor": table["viewer"]}
    table_flow.run(table_flow.request_of("silence", sight, {"window": table["turn"]["window"]}))


def react(arg: str) -> None:
    """Let a person act in a window or out of turn: on the shared table, or behind a cover if that needs a secret."""
    table, seat = S.table, int(arg)
    if table is None or S.busy or only_person(table) is not None:
        return
    if seat not in table["open"]:
        return table_flow.to_cover(seat)
    S.reactor = None if S.reactor == seat else seat
    table_flow.run(table_flow.request_of("look", {"viewer": None, "actor": S.reactor}))


def undo() -> None:
    """Take the last action back, or say why not."""
    table = S.table
    navigation.close()
    if table is None:
        return
    if not may_undo(table):
        return dom.toast(refused(table, table["undo"]))
    actor = table["actor"] if table["undo"] is None else S.undo_actor
    viewer = table["viewer"]
    table_flow.run(table_flow.request_of("undo", {"viewer": viewer, "actor": actor}))


def hand_on() -> None:
    """Cover the table for the person who is to act next."""
    if S.next_seat is not None:
        table_flow.to_cover(S.next_seat)


def open_menu() -> None:
    """Open the table's menu."""
    if S.table is not None:
        why = "" if may_undo(S.table) else refused(S.table, S.table["undo"])
        navigation.open_sheet(sheets.menu(S.table, why))


def open_log() -> None:
    """Open the log: all this viewer may know."""
    if S.table is not None:
        begin(_log(S.table), table_flow.broken)


async def _log(table: dict) -> None:
    answer = await ask({"ask": "log", "viewer": table["viewer"]})
    if answer["ok"] and S.table is table:
        navigation.open_sheet(sheets.log(sentences(answer["events"], table)))


def open_scores() -> None:
    """Open the scores so far."""
    table = S.table
    if table is not None:
        drawn, ui, view = module_of(table), ui_of(table), table["view"]
        parts = [drawn.seat_sheet(view, seat, table, ui) for seat in range(len(table["seats"]))]
        navigation.open_sheet(sheets.scores(table, drawn.show_end(view, table, ui), parts))


def open_seat(arg: str) -> None:
    """Open what everybody may see of a seat."""
    table, seat = S.table, int(arg)
    if table is not None:
        part = module_of(table).seat_sheet(table["view"], seat, table, ui_of(table))
        navigation.open_sheet(sheets.seat(table, seat, part))


def show_picture(table: dict) -> None:
    """Paint the last picture of the open game while the engine is still starting."""
    S.game = table["game"]
    table_flow.set_busy(True)
    if table.get("cover"):
        public = {
            "game": table["game"],
            "seats": table["seats"],
            "options": {},
            "viewer": None,
            "actor": None,
            "turn": None,
        }
        S.cover = {"seat": table.get("seat", 0), "public": public, "lines": [], "all": False, "ready": False}
        return table_flow.show_cover(waiting=True)
    S.picked, S.next_seat, S.undo_actor = [], None, None
    show_frame()
    paint(table, i18n.text("engine.waiting"))
