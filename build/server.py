"""Serves a built site with the headers of netlify.toml; for people trying it and for tests that stop it in between."""

import contextlib
import hashlib
import socket
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

import headers
import shrink

ROOT = Path(__file__).resolve().parent.parent
TEXT = "; charset=utf-8"
TYPES = {
    ".html": "text/html" + TEXT, ".js": "text/javascript" + TEXT, ".mjs": "text/javascript" + TEXT,
    ".css": "text/css" + TEXT, ".txt": "text/plain" + TEXT, ".py": "text/x-python" + TEXT,
    ".json": "application/json", ".wasm": "application/wasm", ".zip": "application/zip", ".whl": "application/zip",
    ".svg": "image/svg+xml", ".png": "image/png", ".woff2": "font/woff2",
}  # fmt: skip


class Kept(NamedTuple):
    """A file as it was read last: when it was changed, its bytes and its mark."""

    changed: int
    body: bytes
    mark: str


class SiteServer(ThreadingHTTPServer):
    """A running server; `url` is where the site is, `stop` ends it as a pulled plug would."""

    daemon_threads = True
    request_queue_size = 64

    def __init__(self, site: Path, address: tuple[str, int], prefix: str, rules: list[headers.Rule]) -> None:
        super().__init__(address, _Handler)
        self.site, self.prefix, self.rules = site.resolve(), prefix, rules
        self.kept: dict[Path, Kept] = {}
        self.url = f"http://localhost:{self.server_port}{prefix}"
        self.requests: list[str] = []
        self.open: set[socket.socket] = set()

    def process_request(self, request: socket.socket, client_address: object) -> None:  # type: ignore[override]
        """Answer in a thread of its own, and remember the connection while it lasts."""
        self.open.add(request)
        super().process_request(request, client_address)  # type: ignore[arg-type]

    def shutdown_request(self, request: socket.socket) -> None:  # type: ignore[override]
        """Forget a connection that has ended."""
        self.open.discard(request)
        super().shutdown_request(request)

    def find(self, path: str) -> Path | None:
        """Return the file that a request's path means, or None."""
        if not path.startswith(self.prefix):
            return None
        try:
            file = (self.site / path.removeprefix(self.prefix)).resolve()
        except ValueError:  # a null character
            return None
        if path.endswith("/"):
            file = file / "index.html"
        return file if file.is_relative_to(self.site) and file.is_file() else None

    def read(self, file: Path) -> Kept:
        """Return a file's bytes and mark, read again only when it has changed."""
        changed = file.stat().st_mtime_ns
        kept = self.kept.get(file)
        if kept is None or kept.changed != changed:
            body = file.read_bytes()
            kept = self.kept[file] = Kept(changed, body, hashlib.sha256(body).hexdigest())
        return kept

    def stop(self) -> None:
        """Stop answering and free the port."""
        self.shutdown()
        self.server_close()
        for connection in list(self.open):  # kept alive by browsers: these would still be answered
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)

    def handle_error(self, request: object, client_address: object) -> None:
        """Say nothing when a browser hangs up."""


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: SiteServer
    timeout = 30

    def log_message(self, format: str, *args: object) -> None:
        """Keep the terminal free for the address."""

    def do_HEAD(self) -> None:
        """Answer with the headers alone."""
        self._answer(body_wanted=False)

    def do_GET(self) -> None:
        """Answer with a file, with 304, with the way to the prefix, or with 404."""
        self._answer(body_wanted=True)

    def _answer(self, body_wanted: bool) -> None:
        path = unquote(urlsplit(self.path).path)
        self.server.requests.append(path)
        if path + "/" == self.server.prefix:
            self._send(301, {"Location": self.server.prefix}, b"", body_wanted)
            return
        file = self.server.find(path)
        below = "/" + path.removeprefix(self.server.prefix)
        sent = headers.headers_for(self.server.rules, below)
        if file is None:
            sent |= {"Cache-Control": "no-cache", "Content-Type": TYPES[".txt"]}
            self._send(404, sent, b"There is no such page.\n", body_wanted)
        else:
            kind = TYPES.get(file.suffix, "application/octet-stream")
            self._send_file(file, {"Content-Type": kind} | sent, body_wanted)

    def _send_file(self, file: Path, sent: dict[str, str], body_wanted: bool) -> None:
        kept = self.server.read(file)
        small = shrink.small(kept.body, kept.mark) if self._takes_brotli() else None
        mark = f'"{kept.mark[:20]}{"-br" if small else ""}"'
        sent = sent | {"ETag": mark, "Vary": "Accept-Encoding"}
        if small:
            sent["Content-Encoding"] = "br"
        if mark in [known.strip().removeprefix("W/") for known in self.headers.get("If-None-Match", "").split(",")]:
            self._send(304, sent, None, body_wanted)
        else:
            self._send(200, sent, small or kept.body, body_wanted)

    def _takes_brotli(self) -> bool:
        coded = [part.split(";")[0].strip() for part in self.headers.get("Accept-Encoding", "").split(",")]
        return "br" in coded

    def _send(self, status: int, sent: dict[str, str], body: bytes | None, body_wanted: bool) -> None:
        self.send_response(status)
        for name, value in sent.items():
            self.send_header(name, value)
        if body is not None:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if body and body_wanted:
            self.wfile.write(body)


def open_server(site: Path, port: int = 0, prefix: str = "/", host: str = "127.0.0.1") -> SiteServer:
    """Bind a server without starting it; port 0 takes a free one."""
    prefix = "/" + prefix.strip("/") + "/" if prefix.strip("/") else "/"
    return SiteServer(site, (host, port), prefix, headers.read(ROOT / "netlify.toml"))


def serve(dist: Path, port: int = 0, prefix: str = "/") -> SiteServer:
    """Serve a site from a thread of this process until `stop()`."""
    server = open_server(dist, port, prefix)
    threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
    return server
