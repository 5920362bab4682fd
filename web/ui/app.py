"""The interface's beginning: what boot.js tells, and which function each verb on the page means."""

import json

from ui import arrange, dom, i18n, markup, navigation, notes, settings, table_flow, verbs
from ui.state import S


def _start() -> None:
    markup.drawn_from(dom.app_folder() + "art/")
    S.games = i18n.read("games.json")
    S.settings = settings.read(dom.recall("settings"))
    S.version = dom.version()
    if dom.wish() in i18n.LANGUAGES:
        S.settings["language"] = dom.wish()
        dom.store("settings", settings.write(S.settings))
    i18n.open_language(i18n.known(S.settings["language"] or dom.wished_language()), list(S.games))
    S.open_game = settings.parsed(dom.recall("picture")) or None
    S.notes["apple"] = dom.is_apple()
    dom.prepare()
    navigation.dress()
    handlers = {
        "act": verbs.act,
        "change": arrange.change,
        "hold": verbs.hold,
        "release": verbs.release,
        "back": verbs.back,
        "hide": table_flow.hide_secrets,
        "seen": notes.repaint,
    }
    dom.start({name: _safe(handlers[name]) for name in handlers})
    _first_screen(dom.place())
    dom.dress("data-usable", "yes")
    heard = _safe(notes.heard)
    dom.listen_to_engine(lambda text: heard(json.loads(text)))


def _safe(function: object) -> object:
    """Let one failing tap be said, not break the page."""

    def call(*args: object) -> None:
        try:
            function(*args)
        except Exception as error:
            table_flow.broken(error)

    return call


def _first_screen(place: str) -> None:
    dom.replace(0)
    navigation.show_home()
    verbs.go_to(place)


_start()
