"""Going from screen to screen: the browser's back closes a sheet, then leaves to the home screen."""

import json

from ui import dom, i18n, settings
from ui.engine import begin
from ui.screens import home, notices, options, setup, sheets
from ui.state import S


def dress() -> None:
    """Let the page wear the settings: theme, sizes, motion, language."""
    for name, _ in settings.CHOICES:
        dom.dress(f"data-{name}", S.settings[name])
    dom.dress("lang", i18n.language())
    dom.title(i18n.text("name"))


def keep_settings() -> None:
    """Keep the settings on this device and wear them."""
    dom.store("settings", settings.write(S.settings))
    dress()


def show_home() -> None:
    """Change to the home screen."""
    S.screen = "home"
    dom.dress("data-game", "")
    dom.frame(home.frame())
    dom.paint(home.draw(S))
    show_notices()


def show_setup(game: str) -> None:
    """Change to the set-up of a game."""
    S.screen, S.game = "setup", game
    S.setup = settings.read_setup(dom.recall(f"setup.{game}"), S.games[game], i18n.text)
    dom.dress("data-game", game)
    dom.frame(setup.frame(game), "[data-focus]")
    dom.paint(setup.draw(S))
    show_notices()


def show_settings() -> None:
    """Change to the settings."""
    S.screen = "settings"
    dom.frame(options.frame(), "[data-focus]")
    dom.paint(options.draw(S))
    show_notices()


def repaint() -> None:
    """Paint the present screen anew, if it is one of ours."""
    screens = {"home": home.draw, "setup": setup.draw, "settings": options.draw}
    if S.screen in screens:
        dom.paint(screens[S.screen](S))
    show_notices()


def show_notices() -> None:
    """Show what the person has to know on every screen."""
    dom.notices(notices.draw(S))


def keep_setup() -> None:
    """Keep the set-up on this device; the code belongs to one deal only."""
    kept = dict(S.setup)
    kept["code"] = ""
    dom.store(f"setup.{S.game}", json.dumps(kept))


# History


def enter(name: str) -> None:
    """Note that a screen above the home screen is open."""
    (dom.push if S.level == 0 else dom.replace)(1, name)
    S.level = 1


def open_sheet(markup: object, anchor: str | None = None, on_close: object = None) -> None:
    """Open a sheet, or change the open one."""
    if not dom.sheet_is_open():
        dom.push(S.level + 1)
        S.level += 1
    if on_close is not None:
        S.on_close = on_close
    dom.sheet(markup, anchor)


def drop_sheet() -> None:
    """Close the sheet at once; its step in the history is used for what follows."""
    if dom.sheet_is_open():
        dom.close_sheet()
        _closed()


def close() -> None:
    """Close the sheet by going back in the history."""
    if dom.sheet_is_open():
        dom.go_back()


def _closed() -> None:
    after, S.on_close = S.on_close, None
    if after is not None:
        after()


def came_back(level: int | None, place: str, go: dict) -> None:
    """Do what a step back in the history means."""
    if level is None:
        return go["place"](place)
    S.level = level
    if dom.sheet_is_open():
        dom.close_sheet()
        _closed()
    elif S.screen == "settings" and S.under is not None:
        go["under"]()
    elif S.screen != "home":
        if level:
            dom.replace(0)
            S.level = 0
        go["home"]()


# Rules


def open_rules(wish: str) -> None:
    """Open the rules of a game, at a rule if one is named: `malabares#MBR12`."""
    game, _, rule = wish.partition("#")
    begin(_rules(game or "malabares", rule), lambda error: dom.toast(i18n.text("rules.missing")))


async def _rules(game: str, rule: str) -> None:
    article = await dom.fetch_article(f"rules/{game}.{i18n.language()}.html")
    open_sheet(sheets.rules(article), rule or None)
