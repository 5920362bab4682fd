"""What each verb on the page means: `data-do` for a tap, `data-change` for an input, `data-hold` for press-and-hold."""

from ui import arrange, dom, i18n, navigation, notes, play, race, records, table_flow
from ui.engine import ask, begin
from ui.screens import options, result, sheets
from ui.screens import records as record_sheet
from ui.state import S
from ui.table_paint import MODULES


def act(verb: str, arg: str | None) -> None:
    """Do what was tapped."""
    known = ACTS.get(verb)
    if known is not None:
        known(arg)


def hold(verb: str, arg: str | None) -> None:
    """Begin what lasts as long as the press."""
    if verb == "peek":
        table_flow.peek(int(arg))


def release(verb: str) -> None:
    """End what lasted as long as the press."""
    table_flow.release()


def back(level: int | None, place: str) -> None:
    """Follow the browser's step back."""
    navigation.came_back(level, place, {"home": go_home, "under": from_settings, "place": go_to})


def go_to(place: str) -> None:
    """Open what the address names: a game's set-up or the settings."""
    if place in MODULES and place in S.games:
        to_setup(place)
    elif place == "settings":
        to_settings(None)


def go_home(arg: str | None = None) -> None:
    """Leave to the home screen; the game is kept."""
    table_flow.stop()
    if S.screen == "result":
        begin(_leave(), table_flow.broken)
    S.table, S.holder, S.cover, S.under, S.waiting = None, None, None, None, False
    if S.level:
        S.level = 0
        dom.replace(0)
    navigation.drop_sheet()
    navigation.show_home()


async def _leave() -> None:
    S.open_game = None
    dom.forget("picture")
    await ask({"ask": "leave"})
    notes.repaint()


def drop_game(arg: str | None) -> None:
    """Give the open game up."""
    S.screen = "result"
    navigation.drop_sheet()
    go_home()


def to_setup(game: str) -> None:
    """Open a game's set-up."""
    navigation.enter(game)
    navigation.show_setup(game)


def to_settings(arg: str | None) -> None:
    """Open the settings, over the table if one is on the page."""
    navigation.drop_sheet()
    S.under = S.screen if S.screen == "table" else None
    table_flow.stop()
    if S.under and S.level == 1:
        dom.push(2, "settings")
        S.level = 2
    elif S.under:
        dom.replace(2, "settings")
        S.level = 2
    else:
        navigation.enter("settings")
    navigation.show_settings()


def from_settings() -> None:
    """Go on at the table that lies under the settings."""
    S.under = None
    if S.table is None:
        return table_flow.show_cover() if S.cover else go_home()
    S.screen = "under"
    table_flow.run(table_flow.request_of("look", {"viewer": S.table["viewer"], "actor": S.table["actor"]}))


def go_on(arg: str | None) -> None:
    """Continue the open game; before the engine is ready, its last picture is all there is."""
    navigation.enter("")
    if S.engine == "ready":
        return table_flow.resume()
    S.waiting = True
    play.show_picture(S.open_game)


def again(arg: str | None) -> None:
    """Play again with the same seats; a code belongs to one deal only."""
    if S.started is None:
        return to_setup(S.table["game"])
    S.started["code"], S.holder = None, None
    table_flow.run(S.started)


def share(arg: str | None) -> None:
    """Share the result as text."""
    begin(_share(result.share_text(S.table, dom.address())), lambda error: dom.toast(i18n.text("share.no")))


async def _share(text: str) -> None:
    how = await dom.share(text)
    if how == "copy":
        dom.toast(i18n.text("share.copied"))


def _all_of_recap(arg: str | None) -> None:
    S.cover["all"] = True
    table_flow.paint_cover()


def _broken_seen(arg: str | None) -> None:
    S.notes.pop("broken", None)
    navigation.show_notices()


def _export(arg: str | None) -> None:
    begin(notes.take_out(arg or ""), lambda error: dom.toast(i18n.text("data.export.none")))


def _no(function: object) -> object:
    return lambda arg: function()


ACTS = {
    "home": go_home,
    "back": _no(dom.go_back),
    "close": _no(navigation.close),
    "setup": to_setup,
    "settings": to_settings,
    "rules-list": lambda arg: navigation.open_sheet(sheets.rules_list(list(S.games))),
    "records": lambda arg: navigation.open_sheet(record_sheet.draw(records.read())),
    "language": arrange.change_language,
    "rules": lambda arg: navigation.open_rules(arg or S.game),
    "continue": go_on,
    "start": arrange.start,
    "start-anyway": arrange.start_anyway,
    "again": again,
    "share": share,
    "mark": arrange.next_mark,
    "kind": arrange.next_kind,
    "seat-less": arrange.less_seats,
    "seat-more": arrange.more_seats,
    "option": arrange.chosen,
    "show": _no(table_flow.uncover),
    "to-cover": _no(play.hand_on),
    "recap-all": _all_of_recap,
    "card": play.tap,
    "main": _no(play.confirm),
    "offer": play.offer,
    "pass": _no(play.let_pass),
    "tab": play.turn_to,
    "react": play.react,
    "about": play.about,
    "race-ready": _no(race.begin),
    "race-lot": _no(race.by_lot),
    "nose": race.touch,
    "undo": _no(play.undo),
    "menu": _no(play.open_menu),
    "log": _no(play.open_log),
    "scores": _no(play.open_scores),
    "seat": play.open_seat,
    "leave-ask": lambda arg: navigation.open_sheet(sheets.leave()),
    "leave": drop_game,
    "delete-ask": lambda arg: navigation.open_sheet(options.delete_sheet()),
    "delete": _no(notes.delete),
    "export": _export,
    "install": _no(dom.install),
    "update": _no(dom.update),
    "reload": _no(dom.reload),
    "takeover": _no(notes.take_over),
    "broken-seen": _broken_seen,
}
