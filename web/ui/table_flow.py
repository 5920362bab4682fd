"""The course of a table: ask, show step by step, let computers play, hand the phone on."""

from ui import dom, i18n, navigation, race, settings
from ui.engine import ask, begin, pause
from ui.screens import cover
from ui.state import S, asked, computer_asked, eyes, forced, next_move, only_person, reacting, refused, since_own
from ui.table_paint import module_of, paint, sentences, show_result
from ui.table_show import show


def run(request: dict) -> None:
    """Ask for something that may change the table, show it and go on until a person is to decide."""
    S.run += 1
    set_busy(True)
    begin(_course(request, S.run), broken)


def set_busy(busy: bool) -> None:
    """Note whether taps on pieces come to nothing for now, as the page's dress tells."""
    S.busy = busy
    dom.dress("data-busy", "yes" if busy else "no")


def stop() -> None:
    """Let what is under way at the table come to nothing: another screen is wanted."""
    S.run += 1
    set_busy(False)


def broken(error: object) -> None:
    """Say that something went wrong here and ask the engine how the table stands."""
    print("mesa:", repr(error))
    set_busy(False)
    dom.toast(i18n.text("broken"))


def request_of(name: str, sight: dict, extra: dict | None = None) -> dict:
    """Return a request with viewer and actor."""
    request = {"ask": name, "viewer": sight["viewer"], "actor": sight["actor"]}
    request.update(extra or {})
    return request


async def _course(request: dict, mine: int) -> None:
    answer = await ask(request)
    if mine != S.run:
        return
    if not answer["ok"]:
        answer = await _mended(answer)
        if mine != S.run:
            return
        if not answer["ok"]:
            return stop()
    S.undo_actor = request.get("actor") if request["ask"] == "act" and answer["undo"] is None else None
    if request["ask"] == "act":
        S.reactor, S.tab = None, None
        if answer["turn"] and answer["turn"]["window"]:
            S.holder = None  # whoever may react does so on the shared table
    await show(answer, mine)
    await _onward(mine)


async def _mended(answer: dict) -> dict:
    dom.toast(refused(S.table, answer))
    only = only_person(S.table) if S.table else None
    sight = eyes(S.table, S.holder) if S.table else {"viewer": only, "actor": only}
    return await ask(request_of("look", sight))


async def _onward(mine: int) -> None:
    while mine == S.run:
        move = next_move(S.table, S.holder)
        sight = eyes(S.table, S.holder)
        if move == "over":
            set_busy(False)
            return show_result(S.table)
        if move in ("pass", "cover", "race"):
            return _hand_on(move)
        request = request_of("think", sight)
        if move == "think":
            await _before_thinking()
        elif (S.table["viewer"], S.table["actor"]) != (sight["viewer"], sight["actor"]):
            request = request_of("look", sight)
        elif forced(S.table, getattr(module_of(S.table), "ITSELF", ())):
            paint(S.table)
            await pause(settings.PACES[S.settings["pace"]][0])
            request = request_of("act", sight, {"decision": S.table["decision"], "offer": 0})
        else:
            set_busy(False)
            paint(S.table)
            seconds = settings.seconds_of(S.settings["window"])
            if computer_asked(S.table):
                await pause(settings.reaction(dom.chance()))
            elif _is_idle(S.table):
                set_busy(True)
                await pause(settings.PACES[S.settings["pace"]][1])
                request = request_of("silence", sight, {"window": S.table["turn"]["window"]})
            elif asked(S.table) and seconds:
                await pause(1000 * seconds)
                if S.picked or S.reactor is not None or dom.sheet_is_open():
                    return  # somebody is about to react
                request = request_of("silence", sight, {"window": S.table["turn"]["window"]})
            else:
                return
        if mine == S.run:
            await _step(request, mine)


def _is_idle(table: dict) -> bool:
    """Tell whether one person alone has nothing to do in the open window; among several that would be telling."""
    idle = getattr(module_of(table), "IDLE", ())
    if only_person(table) is None or not asked(table) or dom.sheet_is_open():
        return False
    return not [offer for offer in table["offers"] if offer["kind"] not in idle]


async def _before_thinking() -> None:
    """Wait a little; persons who may act out of turn can do so meanwhile."""
    if reacting(S.table):
        set_busy(False)
        paint(S.table, S.prompt)
    await pause(settings.PACES[S.settings["pace"]][0])


async def _step(request: dict, mine: int) -> None:
    set_busy(True)
    answer = await ask(request)
    if mine != S.run:
        return
    if not answer["ok"]:
        answer = await _mended(answer)
    if mine != S.run:
        return
    if not answer["ok"]:
        return stop()
    if answer["viewer"] is None:
        S.holder = None
    await show(answer, mine)


def _hand_on(move: str) -> None:
    set_busy(False)
    if move == "race":
        paint(S.table)
        return race.open_race(S.table, run)
    S.next_seat = S.table["turn"]["seat"]
    if move == "pass":
        return paint(S.table)
    to_cover(S.next_seat)


def to_cover(seat: int) -> None:
    """Cover the table for a seat: nothing secret stays in the page, nor in its memory."""
    public = {key: S.table[key] for key in ("game", "seats", "options", "code")}
    public.update({"viewer": None, "actor": None, "turn": None, "offers": []})
    stop()
    S.table, S.holder, S.next_seat, S.peek, S.picked, S.reactor = None, None, None, None, [], None
    S.tab, S.shown = None, None
    S.cover = {"seat": seat, "public": public, "lines": [], "all": False, "ready": False}
    navigation.drop_sheet()
    show_cover()
    begin(_recap(S.cover), broken)


def show_cover(waiting: bool = False) -> None:
    """Put the cover on the page."""
    S.screen = "cover"
    dom.dress("data-game", S.cover["public"]["game"])
    dom.frame(cover.frame(S.cover["public"]["game"]))
    paint_cover(waiting)
    dom.focus_on("[data-focus]")
    shown = S.cover
    dom.later(350, lambda: _uncoverable(shown))


def _uncoverable(shown: dict) -> None:
    shown["ready"] = True
    if S.screen == "cover" and S.cover is shown:
        paint_cover(S.engine != "ready")


def paint_cover(waiting: bool = False) -> None:
    """Paint the cover's zones."""
    now = S.cover
    dom.paint(cover.draw(now["public"]["seats"], now["seat"], now["lines"], now["all"], now["ready"], waiting))


async def _recap(shown: dict) -> None:
    answer = await ask({"ask": "log", "viewer": None})
    if answer["ok"]:
        shown["lines"] = sentences(since_own(answer["events"], shown["seat"]), shown["public"])
        if S.screen == "cover" and S.cover is shown:
            paint_cover()


def uncover() -> None:
    """Show the cards of the seat that took the phone."""
    S.holder = S.cover["seat"]
    run(request_of("look", {"viewer": S.holder, "actor": S.holder}))


def resume() -> None:
    """Open the table that the engine holds, as its first look tells."""
    S.holder = None
    only = only_person(S.open_game)
    run(request_of("look", {"viewer": only, "actor": only}))


def hide_secrets() -> None:
    """Cover the table if it shows somebody's own cards while several play; drop a peek in any case."""
    release()
    table = S.table
    if table is None or table["viewer"] is None or only_person(table) is not None or S.screen == "result":
        return
    turn = table["turn"]
    seat = turn["seat"] if turn and turn["kind"] == "person" and not turn["open"] else table["viewer"]
    to_cover(seat)


def peek(seat: int) -> None:
    """Show a seat's own hand while its button is held."""
    if S.table is None or S.peek is not None:
        return
    S.peek = seat
    begin(_peeked(seat, S.table), broken)


async def _peeked(seat: int, table: dict) -> None:
    answer = await ask({"ask": "look", "viewer": seat, "actor": None})
    if answer["ok"] and S.peek == seat and S.table is table:
        paint(table, S.prompt, None, answer)


def release() -> None:
    """Drop what was shown while a button was held."""
    if S.peek is not None:
        S.peek = None
        if S.table is not None and S.screen == "table":
            paint(S.table, S.prompt)
