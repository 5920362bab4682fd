"""The pages outside a/: index.html, the rules, the manifest and the service worker."""

import importlib
import json
import sys
from collections.abc import Mapping
from pathlib import Path

import environment
import make_app
import make_engine
import make_rules
from places import filled
from trouble import say

WEB = make_app.WEB
INDEX, MANIFEST, WORKER = WEB / "index.html", WEB / "manifest.json", environment.ROOT / "service_worker" / "sw.js"


def static_home(app: str) -> str:
    """Return the home screen in all languages, drawn by the interface's own code, with the art of an app folder."""
    if not (WEB / "ui" / "screens" / "home.py").exists():
        say("missing: web/ui/screens/home.py")
        return ""
    if str(WEB) not in sys.path:
        sys.path.insert(0, str(WEB))
    return str(importlib.import_module("ui.screens.home").static_home(f"{app}/art/"))


def sources_digest() -> str:
    """Return a hash over everything that the pages are made of."""
    found = [file for file in (INDEX, MANIFEST, WORKER, *make_rules.sources(WEB)) if file.exists()]
    return make_engine.text_digest(make_engine.digest(*found) + static_home("") + make_rules.PAGE)


def make_pages(site: Path, app: str, version: str) -> None:
    """Write index.html, manifest.json and the rules pages."""
    values = {"app": app, "version": version, "home": static_home(app)}
    for source in (INDEX, MANIFEST):
        _write_filled(source, site / source.name, values)
    (site / "rules").mkdir()
    for source in make_rules.sources(WEB):
        (site / "rules" / f"{source.stem}.html").write_text(make_rules.page(source, app), encoding="utf-8")


def make_worker(site: Path, values: Mapping[str, str]) -> None:
    """Write sw.js with its precache list."""
    _write_filled(WORKER, site / "sw.js", values)


def _write_filled(source: Path, target: Path, values: Mapping[str, str]) -> None:
    if source.exists():
        target.write_text(filled(source.read_text(encoding="utf-8"), values, source.name), encoding="utf-8")
    else:
        say(f"missing: {source.relative_to(environment.ROOT)}")


def make_licences(node_modules: Path, site: Path) -> None:
    """Write licences.txt: what the site holds of other people's work, and under which licence."""
    lock = json.loads((environment.ROOT / "package-lock.json").read_text())
    texts = []
    for path, entry in sorted(lock["packages"].items()):
        if path:
            folder = node_modules / path.removeprefix("node_modules/")
            texts.append(_licence(path.removeprefix("node_modules/"), entry, folder))
    (site / "licences.txt").write_text("\n\n".join(texts), encoding="utf-8")


def _licence(name: str, entry: dict[str, str], folder: Path) -> str:
    found = sorted(file for file in folder.glob("LICEN[CS]E*") if file.is_file())
    head = f"{name} {entry['version']}: {entry.get('license', 'see below')}"
    return "\n\n".join([head, *(file.read_text(encoding="utf-8").strip() for file in found)])
