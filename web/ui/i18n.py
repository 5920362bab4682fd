"""Texts by key out of one language's catalogues, with named parameters, plural and gender forms."""

import json

LANGUAGES = ("pt-BR", "es", "en")
NAMES = (("pt-BR", "Português"), ("es", "Español"), ("en", "English"))

_now = {"language": "en", "catalogues": {}}


def folder() -> str:
    """Return the folder that holds `ui` and `locales`, in the page's file system as on disk."""
    return "/".join(__file__.replace("\\", "/").split("/")[:-2] + [""])


def read(path: str) -> dict:
    """Read a JSON file that lies beside `ui`; an absent one is empty."""
    try:
        with open(folder() + path, encoding="utf-8") as file:
            return json.loads(file.read())
    except OSError:
        return {}


def known(language: str) -> str:
    """Choose the language to use for a wish such as `pt-PT`."""
    for ours in LANGUAGES:
        if language.lower().split("-")[0] == ours.lower().split("-")[0]:
            return ours
    return "en"


def open_language(language: str, games: list) -> None:
    """Load the catalogues of a language: the app's and one for each game named."""
    load(language, {name: read(f"locales/{language}/{name}.json") for name in ["app"] + list(games)})


def load(language: str, catalogues: dict) -> None:
    """Take a language's catalogues into use, keyed `app` and by game."""
    _now["language"] = language
    _now["catalogues"] = catalogues


def language() -> str:
    """Return the language in use."""
    return _now["language"]


def form(entry: object, params: dict) -> str:
    """Choose the form of an entry by count and gender."""
    while isinstance(entry, dict):
        count, gender = params.get("count"), params.get("gender")
        if "other" in entry:
            entry = entry["one"] if count in (1, -1) and "one" in entry else entry["other"]
        else:
            entry = entry.get(gender) or entry.get("m") or entry.get("f") or ""
    return entry


def _fill(entry: object, params: dict) -> str:
    text = form(entry, params)
    for name in params:
        text = text.replace("{" + name + "}", str(params[name]))
    return text


def text_of(game: str, key: str, params: dict) -> str:
    """Look a key up in one catalogue; an unknown key is returned as it is."""
    entry = _now["catalogues"].get(game, {}).get(key)
    return key if entry is None else _fill(entry, params)


def text(key: str, **params: object) -> str:
    """Return the app's text for a key."""
    return text_of("app", key, params)


def has(game: str, key: str) -> bool:
    """Tell whether a catalogue knows a key."""
    return key in _now["catalogues"].get(game, {})


def game_text(game: str) -> object:
    """Return the text function of one game."""

    def look_up(key: str, **params: object) -> str:
        return text_of(game, key, params)

    return look_up
