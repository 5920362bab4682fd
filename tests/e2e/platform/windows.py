"""Windows of a browser that can be closed, killed and opened again, and what is said in them."""

import json
import os
import shutil
import signal
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
         "--disable-sync", "--no-first-run", "--host-resolver-rules=MAP home.test 127.0.0.1"]  # fmt: skip
PATIENCE = 60_000
COLLECT = """() => {
  globalThis.told = [];
  mesa.listen((text) => told.push(JSON.parse(text)));
}"""
ASK = """([id, name, text]) => new Promise((done) => {
  mesa.listen((told) => JSON.parse(told).id === id && done(JSON.parse(told)));
  name ? mesa.command(id, name, text) : mesa.ask(id, text);
})"""
# Refusals of the policy and errors that nobody caught, from the first moment on.
WATCH = """() => {
  globalThis.violations = [];
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    violations.push(`${violatedDirective} ${blockedURI}`));
}"""


class Window:
    """A page of the app; `told` is what it heard from the engine and the service worker."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.console: list[str] = []
        self.next_id = 900_000  # far from those of the interface
        page.set_default_timeout(PATIENCE)
        page.add_init_script(f"({WATCH})()")
        page.on("console", lambda message: self.console.append(f"{message.type} {message.text}"))

    def open(self, url: str) -> "Window":
        """Go to an address and begin to listen."""
        self.page.goto(url)
        self.page.evaluate(COLLECT)
        return self

    def reload(self) -> None:
        """Load the page again and begin to listen."""
        self.page.reload()
        self.page.evaluate(COLLECT)

    def wait(self, note: str) -> dict[str, Any]:
        """Wait until a note has been told and return the last of this name."""
        self.page.wait_for_function("(note) => told.some((one) => one.note === note)", arg=note)
        return self.told(note)[-1]

    def told(self, note: str) -> list[dict[str, Any]]:
        """Return all notes of a name heard until now."""
        return [one for one in self.page.evaluate("told") if one.get("note") == note]

    def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        """Ask the session and return its answer, with `kept` beside it."""
        return self._sent("", json.dumps(request))

    def command(self, name: str, text: str = "") -> dict[str, Any]:
        """Have the engine do what is no move."""
        return self._sent(name, text)

    def _sent(self, name: str, text: str) -> dict[str, Any]:
        self.next_id += 1
        answer = self.page.evaluate(ASK, [self.next_id, name, text])
        return json.loads(answer["text"]) | {"kept": answer["kept"]}

    def new_game(self) -> dict[str, Any]:
        """Start a game of two people, so that nobody plays unless the test does."""
        self.wait("engine-ready")
        seats = [{"kind": "person", "name": name, "level": None, "mark": at} for at, name in enumerate(("Ana", "Rui"))]
        request = {"ask": "new", "game": "malabares", "seats": seats, "options": {}, "code": "MESA2026", "viewer": 0}
        table = self.ask(request)
        assert table["ok"], table
        return table

    def play(self, table: dict[str, Any]) -> dict[str, Any]:
        """Play the first offer of the seat whose turn it is."""
        seat = table["turn"]["seat"]
        looked = self.look(seat)
        move = {"ask": "act", "viewer": seat, "actor": seat, "decision": looked["decision"], "offer": 0}
        return self.ask(move)

    def look(self, seat: int | None = None) -> dict[str, Any]:
        """Look at the table."""
        return self.ask({"ask": "look", "viewer": seat, "actor": seat})

    def violations(self) -> list[str]:
        """Return what the content security policy refused, in the page and in its worker."""
        found: list[str] = self.page.evaluate("violations")
        return found + [line for line in self.console if "Content Security Policy" in line or "unsafe-eval" in line]


class Browser:
    """One person's browser: its folder outlives closing and killing."""

    def __init__(self, playwright: Playwright, folder: Path) -> None:
        self.playwright, self.folder = playwright, folder
        self.context: BrowserContext | None = None
        self.requests: list[str] = []

    def start(self, **options: Any) -> "Browser":
        """Start the browser with its own folder."""
        chromium = shutil.which("chromium")
        self.context = self.playwright.chromium.launch_persistent_context(
            self.folder, executable_path=chromium, args=FLAGS, accept_downloads=True, **options
        )
        self.context.on("request", lambda request: self.requests.append(request.url))
        return self

    def window(self) -> Window:
        """Open a window."""
        assert self.context is not None
        return Window(self.context.new_page())

    def close(self) -> None:
        """Close the browser as a person does."""
        if self.context is not None:
            self.context.close()
        self.context = None

    def kill(self) -> None:
        """End the browser without a chance to tidy up."""
        pid = int(os.readlink(self.folder / "SingletonLock").rsplit("-", 1)[1])
        assert self.context is not None
        with self.context.expect_event("close"):
            os.kill(pid, signal.SIGKILL)
        self.context = None
