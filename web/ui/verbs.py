"""What each verb on the page means: `data-do` for a tap, `data-change` for an input, `data-hold` for press-and-hold."""

from ui import dom, i18n, navigation, notes, play, settings, table_flow
from ui.engine import ask, begin
from ui.screens import options, result, setup, sheets
from ui.state import S


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
    if place in S.games:
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


def change_language(code: str) -> None:
    """Speak another language."""
    S.settings["language"] = code
    i18n.open_language(code, list(S.games))
    navigation.keep_settings()
    {"home": navigation.show_home, "settings": navigation.show_settings}[S.screen]()


def go_on(arg: str | None) -> None:
    """Continue the open game; before the engine is ready, its last picture is all there is."""
    navigation.enter("")
    if S.engine == "ready":
        return table_flow.resume()
    S.waiting = True
    play.show_picture(S.open_game)


def start(arg: str | None) -> None:
    """Start the table that is set up, but ask first if that drops an open game."""
    if S.engine != "ready":
        return dom.toast(i18n.text("engine.waiting" if S.engine == "waiting" else "engine.failed"))
    if S.setup["code"] and not settings.is_code(S.setup["code"]):
        return dom.toast(i18n.text("prepare.code.bad"))
    if S.open_game:
        return navigation.open_sheet(setup.drop_sheet())
    start_anyway(arg)


def start_anyway(arg: str | None) -> None:
    """Start the table that is set up."""
    S.started = settings.request(S.game, S.setup, S.games[S.game], i18n.text)
    navigation.keep_setup()
    navigation.drop_sheet()
    navigation.enter("")
    S.holder = None
    table_flow.run(dict(S.started, actor=S.started["viewer"]))


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


def change(verb: str, arg: str | None, value: object, files: object) -> None:
    """Take what was written or chosen."""
    if verb == "name":
        S.setup["seats"][int(arg)]["name"] = value[: settings.LONGEST_NAME]
    elif verb == "code":
        S.setup["code"] = settings.clean_code(value)
    elif verb == "option":
        S.setup["options"][arg] = value
    elif verb == "setting":
        return _set(arg, value)
    elif verb == "import":
        return notes.take_in(files)
    navigation.keep_setup()
    if verb == "option":
        # What was written stays as it is: painting it anew would take the focus that is just moving on.
        navigation.repaint()


def _set(name: str, value: str) -> None:
    if name == "language":
        return change_language(value)
    S.settings[name] = value
    navigation.keep_settings()
    navigation.repaint()


def _seats(change_seats: object) -> object:
    def take(arg: str | None) -> None:
        change_seats(S.setup["seats"], None if arg is None else int(arg))
        navigation.keep_setup()
        navigation.repaint()

    return take


def _next_kind(seats: list, at: int) -> None:
    seats[at] = settings.next_kind(seats[at])


def _next_mark(seats: list, at: int) -> None:
    seats[at]["mark"] = settings.next_mark(seats, at)


def _less(seats: list, at: int) -> None:
    del seats[at]


def _more(seats: list, at: int | None) -> None:
    seats.append(settings.new_seat(len(seats), "computer", [seat["mark"] for seat in seats]))


def _chosen(arg: str) -> None:
    key, _, wish = arg.partition("=")
    option = [option for option in S.games[S.game]["options"] if option["key"] == key][0]
    S.setup["options"][key] = [choice for choice in option["choices"] if str(choice) == wish][0]
    navigation.keep_setup()
    navigation.repaint()


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
    "language": change_language,
    "rules": lambda arg: navigation.open_rules(arg or S.game),
    "continue": go_on,
    "start": start,
    "start-anyway": start_anyway,
    "again": again,
    "share": share,
    "mark": _seats(_next_mark),
    "kind": _seats(_next_kind),
    "seat-less": _seats(_less),
    "seat-more": _seats(_more),
    "option": _chosen,
    "show": _no(table_flow.uncover),
    "to-cover": _no(play.hand_on),
    "recap-all": _all_of_recap,
    "card": play.tap,
    "main": _no(play.confirm),
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
