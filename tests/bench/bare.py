"""Bare pages to stand beside the app: stock `loadPyodide()`, and our compiled engine on the main thread."""

import shutil
from pathlib import Path
from typing import Final

PAGE: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>bench</title>
<link rel="icon" href="data:,"><script type="module" src="start.js"></script></html>
"""
STOCK: Final = """import {loadPyodide} from "./a/pyodide/pyodide.mjs";
const python = await loadPyodide();
if (python.runPython("sum(range(4))") === 6) document.documentElement.dataset.engine = "ready";
"""
OURS: Final = """import {loadPyodide} from "./a/pyodide/pyodide.mjs";
const lockFileURL = new URL("./a/pyodide/pyodide-lock.json", location.href).href;
const python = await loadPyodide({lockFileURL, packages: ["pygames"]});
const session = python.runPython("from pygames.bridge.session import Session\\nSession()");
if (session.resume([]).includes('"ok":true')) document.documentElement.dataset.engine = "ready";
"""
RUNTIME: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")


def stock_site(folder: Path, pyodide: Path) -> Path:
    """Make a site that does nothing but start Pyodide as it is published."""
    runtime = _site(folder, STOCK)
    for name in RUNTIME:
        shutil.copyfile(pyodide / name, runtime / name)
    return folder


def ours_site(folder: Path, dist: Path) -> Path:
    """Make a site that starts the engine of a built site on the main thread, where the throttle reaches it."""
    runtime = _site(folder, OURS)
    (built,) = (dist / "a").glob("pyodide-*")
    for file in built.iterdir():
        shutil.copyfile(file, runtime / file.name)
    return folder


def _site(folder: Path, script: str) -> Path:
    runtime = folder / "a" / "pyodide"
    runtime.mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "start.js").write_text(script)
    return runtime
