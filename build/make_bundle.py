"""Writes ui.py: one file that lays the interface's sources into MicroPython's file system and starts it."""

import importlib
import json
import re
import sys
from pathlib import Path
from typing import Any

import environment

HEAD = '"""The interface, made by the build from web/ui and web/locales."""\n\n'
START = """
import os
import sys


def _lay(path, text):
    folder = ""
    for part in path.split("/")[:-1]:
        folder = folder + "/" + part if folder else part
        try:
            os.mkdir(folder)
        except OSError:
            pass
    with open(path, "w") as file:
        file.write(text)


for _path in FILES:
    _lay(_path, FILES[_path])
FILES = None
if "" not in sys.path:
    sys.path.insert(0, "")
import ui.app
"""


def games(registry: Any) -> dict[str, Any]:
    """Describe every game for the page: seats, options, and what is printed on the pieces."""
    from pygames.core.plain import plain

    return {
        name: {
            "seats": list(game.seats),
            "options": [_option(option) for option in game.options],
            "printed": plain(game.printed),
        }
        for name, game in registry.GAMES.items()
    }


def _option(option: Any) -> dict[str, Any]:
    seats = None if option.seats is None else list(option.seats)
    return {"key": option.key, "choices": list(option.choices), "default": option.default, "seats": seats}


def registry() -> Any:
    """Import the list of games from the sources."""
    if str(environment.ROOT) not in sys.path:
        sys.path.insert(0, str(environment.ROOT))
    return importlib.import_module("pygames.registry")


def games_text() -> str:
    """Return games.json, made out of the registry."""
    return json.dumps(games(registry()), sort_keys=True)


def on_table(file: Path) -> bool:
    """Tell whether a file belongs in the site: not if its name begins with a game that cannot be played yet."""
    name = re.sub(r"^\d+-", "", file.name)
    games = [folder.parent.name for folder in (environment.ROOT / "pygames").glob("*/game.py")]
    return not any(name.startswith(game) for game in games if game not in registry().GAMES)


def files(web: Path) -> dict[str, str]:
    """Return everything that MicroPython finds in its file system, by path."""
    found = sorted(file for file in [*web.glob("ui/**/*.py"), *web.glob("locales/*/*.json")] if on_table(file))
    texts = {file.relative_to(web).as_posix(): file.read_text(encoding="utf-8") for file in found}
    for path, text in texts.items():
        if path.endswith(".json"):
            texts[path] = json.dumps(json.loads(text), ensure_ascii=False, separators=(",", ":"))
    return texts | {"games.json": games_text()}


def bundle(web: Path) -> str:
    """Return the text of ui.py."""
    rows = [f"    {path!r}: {text!r},\n" for path, text in files(web).items()]
    return HEAD + "FILES = {\n" + "".join(rows) + "}\n" + START
