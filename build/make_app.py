"""The page's half of the site: PyScript, MicroPython and the app folder with scripts, style, art, fonts and icons."""

import importlib
import json
import shutil
from pathlib import Path

import environment
import make_bundle
from trouble import say

WEB = environment.ROOT / "web"
NEEDED = ("boot.js", "engine.js")
# Chunks for editors and terminals, which the page never asks for; every other one is loaded at the start.
UNUSED_CHUNKS = ("codemirror", "xterm", "zip-", "service-worker", "storage")


def copy_pyscript(node_modules: Path, out: Path) -> None:
    """Copy the part of PyScript that a page without editors loads."""
    out.mkdir()
    for file in sorted((node_modules / "@pyscript" / "core" / "dist").glob("*.js")):
        if not file.name.startswith(UNUSED_CHUNKS):
            shutil.copyfile(file, out / file.name)


def copy_micropython(node_modules: Path, out: Path) -> None:
    """Copy MicroPython, built for PyScript."""
    out.mkdir()
    for name in ("micropython.mjs", "micropython.wasm"):
        shutil.copyfile(node_modules / "@micropython" / "micropython-webassembly-pyscript" / name, out / name)


def make_app(node_modules: Path, runtimes: dict[str, str], out: Path) -> None:
    """Write the app folder, all but paths.js."""
    out.mkdir()
    for script in sorted({*WEB.glob("*.js"), *(WEB / name for name in NEEDED)}):
        _copy(script, out / script.name)
    styles = sorted(file for file in (WEB / "style").glob("*.css") if make_bundle.on_table(file))
    (out / "style.css").write_text("\n".join(file.read_text() for file in styles))
    (out / "ui.py").write_text(make_bundle.bundle(WEB))
    # PyScript reads this path as seen from the page, not from the configuration.
    interpreter = f"./a/{runtimes['micropython']}/micropython.mjs"
    (out / "mpy.json").write_text(json.dumps({"interpreter": interpreter}))
    for name in ("art", "fonts", "icons"):
        (out / name).mkdir()
    _draw(node_modules, out)
    for icon in sorted((WEB / "art" / "icons").glob("*.png")):
        shutil.copyfile(icon, out / "icons" / icon.name)


def write_paths(runtimes: dict[str, str], version: str, app: Path) -> None:
    """Write paths.js, which tells the scripts where everything lies, seen from the app folder."""
    paths = {name.upper(): f"../{folder}/" for name, folder in runtimes.items()}
    values = paths | {"SITE": "../../", "VERSION": version}
    lines = [f"export const {name} = {json.dumps(value)};\n" for name, value in values.items()]
    (app / "paths.js").write_text("".join(lines))


def _copy(source: Path, target: Path) -> None:
    if source.exists():
        shutil.copyfile(source, target)
    else:
        say(f"missing: {source.relative_to(environment.ROOT)}")


def _draw(node_modules: Path, out: Path) -> None:
    if _found("make_art"):
        importlib.import_module("make_art").draw(out / "art")
    if _found("make_fonts"):
        importlib.import_module("make_fonts").subset(node_modules, out / "fonts")


def _found(module: str) -> bool:
    file = environment.ROOT / "build" / f"{module}.py"
    if not file.exists():
        say(f"missing: build/{module}.py")
    return file.exists()
