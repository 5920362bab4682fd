"""Puts the whole site together in dist/: the same sources give the same bytes."""

import json
import os
import shutil
import time
from pathlib import Path

import environment
import make_app
import make_engine
import make_pages
from trouble import Trouble, say

# The worker itself, the second way in, and what only shops and curious people look at.
NOT_PRECACHED = ("sw.js", "micropip-", "licences.txt", "narrow.png", "wide.png")


def tree(folder: Path) -> list[Path]:
    """Return all files below a folder in a fixed order."""
    return sorted((file for file in folder.rglob("*") if file.is_file()), key=lambda file: file.as_posix())


def tree_digest(folder: Path) -> str:
    """Return a hash over the names and contents of a folder's files."""
    lines = [f"{file.relative_to(folder).as_posix()} {make_engine.digest(file)}" for file in tree(folder)]
    return make_engine.text_digest("\n".join(lines))[:12]


def seal(folder: Path) -> Path:
    """Give a folder below a/ its final name, which carries the hash of its contents."""
    return folder.rename(folder.with_name(f"{folder.name}-{tree_digest(folder)}"))


def precache(site: Path) -> list[tuple[str, str, int]]:
    """List every file the service worker keeps: path, sha256, size."""
    kept = [file for file in tree(site) if not file.name.startswith(NOT_PRECACHED)]
    return [(file.relative_to(site).as_posix(), make_engine.sha256(file), file.stat().st_size) for file in kept]


def fill(site: Path, node_modules: Path, cache: Path) -> None:
    """Write the site into an empty folder."""
    below = site / "a"
    make_engine.make_engine(node_modules, cache, below / "pyodide")
    make_app.copy_pyscript(node_modules, below / "pyscript")
    make_app.copy_micropython(node_modules, below / "micropython")
    runtimes = {name: seal(below / name).name for name in ("pyodide", "pyscript", "micropython")}
    make_app.make_app(node_modules, runtimes, below / "app")
    version = make_engine.text_digest(tree_digest(below) + make_pages.sources_digest())[:12]
    make_app.write_paths(runtimes, version, below / "app")
    app = "a/" + seal(below / "app").name
    make_pages.make_pages(site, app, version)
    listed = json.dumps(precache(site), separators=(",", ":"))
    make_pages.make_worker(site, {"app": app, "version": version, "precache": listed})
    make_pages.make_licences(node_modules, site)


def build(out: Path, cache: Path | None = None) -> Path:
    """Build the site and put it in place of what was in `out`."""
    start = time.monotonic()
    cache = cache or environment.CACHE
    cache.mkdir(parents=True, exist_ok=True)
    out = out.resolve()
    _check_out(out)
    with environment.only_one():
        stage = out.with_name(f".{out.name}-{os.getpid()}")
        shutil.rmtree(stage, ignore_errors=True)
        try:
            stage.mkdir(parents=True)
            fill(stage, environment.node_modules(), cache)
            _put_in_place(stage, out)
        finally:
            shutil.rmtree(stage, ignore_errors=True)
    files = tree(out)
    size = sum(file.stat().st_size for file in files) / 1e6
    say(f"built {out}: {len(files)} files, {size:.1f} MB, {time.monotonic() - start:.1f} s")
    return out


def _check_out(out: Path) -> None:
    if out.exists() and not (out.is_dir() and (not any(out.iterdir()) or (out / "a").is_dir())):
        raise Trouble(f"{out} holds something else than a built site; choose another folder with --out.")


def _put_in_place(stage: Path, out: Path) -> None:
    old = stage.with_name(stage.name + "-old")
    if out.exists():
        out.rename(old)
    stage.rename(out)
    shutil.rmtree(old, ignore_errors=True)
