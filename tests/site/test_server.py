"""The local server: what a host would answer, from / and from a sub-path."""

import http.client
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import brotli
import pytest
import server

ROOT = Path(__file__).resolve().parents[2]
PAGE = "<!doctype html><title>Mesa</title>" + "<p>text</p>" * 200


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    (folder / "a" / "app-1").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "a" / "app-1" / "boot.js").write_text("export const answer = 42;\n" * 50)
    (folder / "a" / "app-1" / "tiny.js").write_text("1")
    (tmp_path / "secret.txt").write_text("not for you")
    return folder


@pytest.fixture(params=["/", "/mesa/"])
def running(request: pytest.FixtureRequest, site: Path) -> Iterator[server.SiteServer]:
    started = server.serve(site, prefix=request.param)
    yield started
    started.stop()


Answer = tuple[int, dict[str, str], bytes]


def ask(running: server.SiteServer, path: str, method: str = "GET", **headers: str) -> Answer:
    """Send one request, the path as it is, and return status, headers and body."""
    connection = http.client.HTTPConnection("127.0.0.1", running.server_port, timeout=10)
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request(method, path, headers={"Accept-Encoding": "identity"} | sent)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, dict(answer.getheaders()), body


def test_a_folder_means_its_index(running: server.SiteServer) -> None:
    status, headers, body = ask(running, running.prefix)
    assert (status, body) == (200, PAGE.encode())
    assert headers["Content-Type"] == "text/html; charset=utf-8"
    assert headers["Cache-Control"] == "no-cache"
    assert "default-src 'none'" in headers["Content-Security-Policy"]


def test_query_strings_do_not_matter(running: server.SiteServer) -> None:
    assert ask(running, running.prefix + "index.html?x=1")[0] == 200


def test_the_same_file_again_is_304(running: server.SiteServer) -> None:
    path = running.prefix + "a/app-1/boot.js"
    _, headers, _ = ask(running, path)
    status, again, body = ask(running, path, If_None_Match=headers["ETag"])
    assert (status, body, again["ETag"]) == (304, b"", headers["ETag"])
    assert "immutable" in again["Cache-Control"]
    assert ask(running, path, If_None_Match='"another"')[0] == 200


def test_a_changed_file_gets_another_mark(running: server.SiteServer, site: Path) -> None:
    before = ask(running, running.prefix)[1]["ETag"]
    (site / "index.html").write_text(PAGE + "<p>more</p>")
    status, headers, body = ask(running, running.prefix, If_None_Match=before)
    assert status == 200
    assert headers["ETag"] != before
    assert body.endswith(b"<p>more</p>")


def test_brotli_for_those_who_take_it(running: server.SiteServer) -> None:
    path = running.prefix + "a/app-1/boot.js"
    _, plain, body = ask(running, path)
    _, packed, small = ask(running, path, Accept_Encoding="gzip, br;q=0.9")
    assert packed["Content-Encoding"] == "br"
    assert "Content-Encoding" not in plain
    assert brotli.decompress(small) == body
    assert len(small) < len(body)
    assert plain["Vary"] == packed["Vary"] == "Accept-Encoding"
    assert plain["ETag"] != packed["ETag"]


def test_what_does_not_shrink_is_sent_as_it_is(running: server.SiteServer) -> None:
    _, headers, body = ask(running, running.prefix + "a/app-1/tiny.js", Accept_Encoding="br")
    assert (headers.get("Content-Encoding"), body) == (None, b"1")


def test_head_is_get_without_the_body(running: server.SiteServer) -> None:
    got, asked = ask(running, running.prefix), ask(running, running.prefix, "HEAD")
    assert asked[0] == 200
    assert asked[2] == b""
    assert asked[1] | {"Date": ""} == got[1] | {"Date": ""}


@pytest.mark.parametrize("path", ["missing.html", "a", "a/", "a/app-1", "index.html/", "%00", "\\..\\secret.txt"])
def test_anything_else_is_404_with_the_policy(running: server.SiteServer, path: str) -> None:
    status, headers, _ = ask(running, running.prefix + path)
    assert status == 404
    assert headers["Cache-Control"] == "no-cache"
    assert "default-src 'none'" in headers["Content-Security-Policy"]


OUTSIDE = ["../secret.txt", "%2e%2e/secret.txt", "a/../../secret.txt", "..%2fsecret.txt", "/etc/passwd"]


@pytest.mark.parametrize("path", OUTSIDE)
def test_nothing_outside_the_site_is_served(running: server.SiteServer, path: str) -> None:
    assert ask(running, running.prefix + path)[0] == 404


def test_a_link_out_of_the_site_is_not_followed(running: server.SiteServer, site: Path) -> None:
    (site / "link.txt").symlink_to(site.parent / "secret.txt")
    assert ask(running, running.prefix + "link.txt")[0] == 404


def test_a_sub_path_holds_the_whole_site(site: Path) -> None:
    running = server.serve(site, prefix="mesa")
    try:
        assert ask(running, "/")[0] == 404
        assert ask(running, "/mesa")[:2][0] == 301
        assert ask(running, "/mesa")[1]["Location"] == "/mesa/"
        assert running.url.endswith("/mesa/")
    finally:
        running.stop()


def test_a_stopped_server_is_gone(site: Path) -> None:
    running = server.serve(site)
    running.stop()
    with pytest.raises(ConnectionRefusedError):
        ask(running, "/")


def build(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the build as a person would."""
    return subprocess.run([sys.executable, "build", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)


def test_a_port_in_use_is_said_in_one_sentence(site: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("0.0.0.0", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = build("serve", "--no-build", "--out", str(site), "--port", str(port))
    assert done.returncode == 1
    assert done.stderr == f"build: port {port} is in use; choose another with --port {port + 1}.\n"


def test_nothing_to_serve_is_said_in_one_sentence(tmp_path: Path) -> None:
    done = build("serve", "--no-build", "--out", str(tmp_path))
    assert done.returncode == 1
    assert done.stderr == f"build: {tmp_path} holds no site yet; run python3 build site first.\n"


def test_a_foreign_folder_is_never_overwritten(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("mine")
    done = build("site", "--out", str(tmp_path))
    assert done.returncode == 1
    assert "choose another folder" in done.stderr
    assert (tmp_path / "letters.txt").read_text() == "mine"


def test_stopping_ends_connections_that_were_kept_alive(site: Path) -> None:
    started = server.serve(site)
    connection = http.client.HTTPConnection("127.0.0.1", started.server_port, timeout=10)
    connection.request("GET", "/")
    assert connection.getresponse().read() == PAGE.encode()
    started.stop()
    with pytest.raises((http.client.HTTPException, OSError)):
        connection.request("GET", "/")
        connection.getresponse()
