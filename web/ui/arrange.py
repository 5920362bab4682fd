"""Arranging a table and the settings: what was written, chosen or tapped before a game starts."""

from ui import dom, i18n, navigation, notes, settings, table_flow
from ui.screens import setup
from ui.state import S


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


def change_language(code: str) -> None:
    """Speak another language."""
    S.settings["language"] = code
    i18n.open_language(code, list(S.games))
    navigation.keep_settings()
    {"home": navigation.show_home, "settings": navigation.show_settings}[S.screen]()


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


def chosen(arg: str) -> None:
    """Take one choice of an option: `key=choice`."""
    key, _, wish = arg.partition("=")
    option = [option for option in S.games[S.game]["options"] if option["key"] == key][0]
    S.setup["options"][key] = [choice for choice in option["choices"] if str(choice) == wish][0]
    navigation.keep_setup()
    navigation.repaint()


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


next_mark, next_kind = _seats(_next_mark), _seats(_next_kind)
less_seats, more_seats = _seats(_less), _seats(_more)
