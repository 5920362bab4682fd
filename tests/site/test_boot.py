"""The built engine and MicroPython start in Chromium under the policy, from a sub-path, with no request elsewhere."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
import server
from playwright.sync_api import Browser, Playwright

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "dist"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
WORKER = """
import { PYODIDE } from "./%(app)s/paths.js";
const base = new URL(PYODIDE, new URL("./%(app)s/paths.js", import.meta.url)).href;
const { loadPyodide } = await import(base + "pyodide.mjs");
try {
  const packages = %(packages)s;
  const python = await loadPyodide({ indexURL: base, lockFileURL: base + "pyodide-lock.json", packages });
  postMessage(await python.runPythonAsync(`%(code)s`));
} catch (error) {
  postMessage("failed: " + error);
}
"""
STARTER = """
const worker = new Worker(new URL("./probe-worker.js", import.meta.url), { type: "module" });
worker.onmessage = (event) => { document.body.dataset.said = event.data; };
worker.onerror = (event) => { document.body.dataset.said = "failed: " + event.message; };
"""
BY_LOCK = """
import importlib, json, sys
from pathlib import Path
import pygames
from pygames.registry import GAMES

home = Path(pygames.__file__).parent
for file in home.rglob("*.pyc"):
    parts = ["pygames", *file.relative_to(home).with_suffix("").parts]
    importlib.import_module(".".join(parts).removesuffix(".__init__"))
known = {"games": sorted(GAMES), "python": sys.version_info[:2], "micropip": "micropip" in sys.modules}
json.dumps(known)
"""
BY_MICROPIP = """
import json, micropip
await micropip.install("%s")
import pygames
known = [pygames.__version__, sorted(micropip.list())]
micropip.uninstall("pygames")
json.dumps([*known, sorted(micropip.list())])
"""
PYSCRIPT = """
import { PYSCRIPT } from "./%(app)s/paths.js";
const core = new URL(PYSCRIPT + "core.js", new URL("./%(app)s/paths.js", import.meta.url)).href;
const { hooks } = await import(core);
hooks.worker.onBeforeRunAsync.clear();
"""
MICROPYTHON = """
import sys
from js import document
document.body.dataset.said = sys.implementation.name
"""
HTML = """<!doctype html><html lang="en"><title>Probe</title><link rel="icon" href="data:,">
<body>%s<script type="module" src="probe.js"></script></body></html>"""


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    started = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
    yield started
    started.close()


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """Copy the built folders, without the app's own pages."""
    folder = tmp_path / "site"
    shutil.copytree(DIST / "a", folder / "a")
    return folder


def app(site: Path) -> str:
    """Return the app folder's path in the site."""
    return next((site / "a").glob("app-*")).relative_to(site).as_posix()


def visit(browser: Browser, site: Path) -> tuple[str, list[str]]:
    """Open the probe page; return what it said and every violation, error or foreign request."""
    running = server.serve(site, prefix="/mesa/")
    page = browser.new_page()
    wrong: list[str] = []
    page.on("console", lambda message: wrong.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("request", lambda request: None if request.url.startswith(running.url) else wrong.append(request.url))
    try:
        page.goto(running.url + "probe.html")
        page.wait_for_function("() => document.body.dataset.said", timeout=60_000)
        return str(page.evaluate("() => document.body.dataset.said")), wrong
    finally:
        page.close()
        running.stop()


def said(browser: Browser, site: Path) -> str:
    """Return what the probe page said, after nothing went wrong."""
    text, wrong = visit(browser, site)
    assert [line for line in wrong if not line.startswith("data:")] == []
    return text


def write_engine_probe(site: Path, packages: list[str], code: str) -> None:
    values = {"app": app(site), "packages": json.dumps(packages), "code": code}
    (site / "probe-worker.js").write_text(WORKER % values)
    (site / "probe.js").write_text(STARTER)
    (site / "probe.html").write_text(HTML % "")


def test_every_module_of_the_wheel_is_imported_without_micropip(browser: Browser, site: Path) -> None:
    write_engine_probe(site, ["pygames"], BY_LOCK)
    answer = json.loads(said(browser, site))
    assert "malabares" in answer["games"]
    assert (answer["python"], answer["micropip"]) == ([3, 14], False)


@pytest.mark.parametrize("by", ["name", "address"])
def test_micropip_is_the_second_way_in(browser: Browser, site: Path, by: str) -> None:
    wheel = next(site.glob("a/pyodide-*/pygames-*.whl")).relative_to(site).as_posix()
    code = BY_MICROPIP % ("pygames" if by == "name" else "./" + wheel)
    write_engine_probe(site, ["micropip"], code)
    assert json.loads(said(browser, site)) == ["0.1.0", ["micropip", "pygames"], ["micropip"]]


def test_a_tampered_wheel_is_refused(browser: Browser, site: Path) -> None:
    wheel = next(site.glob("a/pyodide-*/pygames-*.whl"))
    data = wheel.read_bytes()
    wheel.unlink()
    wheel.write_bytes(data + b"\0")
    write_engine_probe(site, ["pygames"], "import pygames\npygames.__version__")
    text, wrong = visit(browser, site)
    assert text.startswith("failed: ")
    assert "ModuleNotFoundError" in text
    assert "Failed to fetch" in wrong


def test_micropython_runs_where_its_configuration_says(browser: Browser, site: Path) -> None:
    (site / "probe.js").write_text(PYSCRIPT % {"app": app(site)})
    (site / "probe.py").write_text(MICROPYTHON)
    script = f'<script type="mpy" src="probe.py" config="{app(site)}/mpy.json"></script>'
    (site / "probe.html").write_text(HTML % script)
    assert said(browser, site) == "micropython"
