"""The one place where headers are written, and the small matcher that reads it."""

from pathlib import Path

import headers
import pytest

ROOT = Path(__file__).resolve().parents[2]
RULES = headers.read(ROOT / "netlify.toml")
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; font-src 'self'; "
    "img-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
IMMUTABLE = "public, max-age=31536000, immutable"


@pytest.mark.parametrize(
    ("pattern", "path", "fits"),
    [
        ("/*", "/", True),
        ("/*", "/a/b/c.js", True),
        ("/", "/", True),
        ("/", "/index.html", False),
        ("/a/*", "/a/app-1/boot.js", True),
        ("/a/*", "/ab", False),
        ("/*.wasm", "/a/x/micropython.wasm", True),
        ("/*.wasm", "/a/x/micropython.wasm.txt", False),
        ("/*.wasm", "/xwasm", False),
    ],
)
def test_a_star_stands_for_anything_and_nothing_else_does(pattern: str, path: str, fits: bool) -> None:
    assert headers.matches(pattern, path) is fits


def test_the_later_rule_wins() -> None:
    rules = [headers.Rule("/*", {"X": "all", "Y": "all"}), headers.Rule("/a", {"X": "one"})]
    assert headers.headers_for(rules, "/a") == {"X": "one", "Y": "all"}


@pytest.mark.parametrize("path", ["/", "/index.html", "/rules/malabares.en.html", "/a/app-1/boot.js", "/missing"])
def test_the_policy_is_sent_with_everything(path: str) -> None:
    sent = headers.headers_for(RULES, path)
    assert sent["Content-Security-Policy"] == POLICY
    assert sent["X-Content-Type-Options"] == "nosniff"
    assert sent["Referrer-Policy"] == "no-referrer"


def test_the_permissions_policy_opens_three_things_for_this_site_alone() -> None:
    policy = headers.headers_for(RULES, "/")["Permissions-Policy"]
    named = dict(part.split("=") for part in policy.split(", "))
    opened = {name for name, allowed in named.items() if allowed != "()"}
    # Sharing is open to our own pages as long as it is not named.
    assert opened == {"screen-wake-lock", "fullscreen"}
    assert {named[name] for name in opened} == {"(self)"}
    assert {"camera", "microphone", "geolocation", "usb", "payment"} < named.keys()
    assert "web-share" not in named


@pytest.mark.parametrize("path", ["/", "/index.html", "/sw.js", "/manifest.json", "/rules/malabares.es.html"])
def test_what_keeps_its_name_is_asked_for_again(path: str) -> None:
    assert headers.headers_for(RULES, path)["Cache-Control"] == "no-cache"


def test_what_carries_a_hash_is_kept_for_ever() -> None:
    assert headers.headers_for(RULES, "/a/app-1/boot.js")["Cache-Control"] == IMMUTABLE


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/a/p/pyodide.asm.wasm", "application/wasm"),
        ("/a/p/pyodide.mjs", "text/javascript; charset=utf-8"),
        ("/manifest.json", "application/manifest+json"),
    ],
)
def test_browsers_get_the_type_they_insist_on(path: str, kind: str) -> None:
    assert headers.headers_for(RULES, path)["Content-Type"] == kind
