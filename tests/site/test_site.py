"""The built site as a whole: pinned, complete, the same twice, and fit for any sub-path."""

import ast
import hashlib
import json
import re
import sys
import zipfile
from importlib.machinery import FrozenImporter
from pathlib import Path

import make_site
import pytest

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "dist"
LOCKS = sorted((ROOT / "build" / "locks").glob("*.txt"))
LINK = re.compile(r"""(?:href|src|config|action|poster)=["']([^"']*)["']""")
STYLE_LINK = re.compile(r"""url\(["']?([^"')]*)["']?\)""")
PAGES = [DIST / "index.html", *sorted(DIST.glob("rules/*.html"))]


def contents(folder: Path) -> dict[str, str]:
    """Return the hash of every file by path."""
    files = (file for file in folder.rglob("*") if file.is_file())
    return {file.relative_to(folder).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


def test_two_builds_are_byte_equal(tmp_path: Path) -> None:
    first = make_site.build(tmp_path / "first")
    second = make_site.build(tmp_path / "second", cache=tmp_path / "cache")  # everything compiled anew
    assert contents(first) == contents(second)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_python_packages_are_pinned_by_hash_and_name_no_place(lock: Path) -> None:
    text = lock.read_text()
    pins = re.findall(r"^[\w.-]+==[\w.]+ \\\n    --hash=sha256:[0-9a-f]{64}", text, re.MULTILINE)
    assert len(pins) == len(re.findall(r"^\w", text, re.MULTILINE)) > 0
    assert "//" not in text


def test_npm_packages_are_pinned_by_hash_and_name_no_place() -> None:
    packages = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    theirs = {path: entry for path, entry in packages.items() if path}
    assert all(entry["integrity"].startswith("sha512-") for entry in theirs.values())
    assert not any("resolved" in entry for entry in theirs.values())
    assert all(re.fullmatch(r"[\d.]+", version) for version in packages[""]["dependencies"].values())


def test_nothing_is_missing() -> None:
    app = next(DIST.glob("a/app-*"))
    expected = ["boot.js", "engine.js", "paths.js", "style.css", "ui.py", "mpy.json", "art/malabares.svg"]
    assert [name for name in expected if not (app / name).is_file()] == []
    assert list(app.glob("fonts/*.woff2"))
    assert list(app.glob("icons/*.png"))
    assert [name for name in ("index.html", "sw.js", "manifest.json") if not (DIST / name).is_file()] == []
    assert len(list(DIST.glob("rules/malabares.*.html"))) == 3


def test_every_folder_carries_the_hash_of_what_is_in_it() -> None:
    for folder in (DIST / "a").iterdir():
        assert folder.name.split("-")[1] == make_site.tree_digest(folder)


def test_the_worker_knows_every_file_and_its_hash() -> None:
    found = re.search(r'\[\["a/.*?\]\]', (DIST / "sw.js").read_text())
    assert found is not None
    rows = json.loads(found[0])
    listed = {path: digest for path, digest, size in rows if (DIST / path).stat().st_size == size}
    left_out = re.compile(r"^sw\.js$|^licences\.txt$|/micropip-|/(narrow|wide)\.png$")
    assert listed == {path: digest for path, digest in contents(DIST).items() if not left_out.search(path)}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_are_relative_and_lead_somewhere(page: Path) -> None:
    links = [link.split("#")[0].split("?")[0] for link in LINK.findall(page.read_text())]
    assert links
    for link in filter(None, links):
        assert not re.match(r"/|[a-z]+:", link), link
        assert (page.parent / link).exists(), link


def test_the_style_links_what_is_there() -> None:
    style = next(DIST.glob("a/app-*/style.css"))
    for link in STYLE_LINK.findall(style.read_text()):
        assert link.startswith("data:") or (not link.startswith("/") and (style.parent / link).exists()), link


def test_the_manifest_links_what_is_there() -> None:
    manifest = json.loads((DIST / "manifest.json").read_text())
    pictures = manifest["icons"] + manifest.get("screenshots", [])
    assert all((DIST / picture["src"]).is_file() for picture in pictures)
    places = [manifest[key] for key in ("id", "start_url", "scope")] + [cut["url"] for cut in manifest["shortcuts"]]
    assert not any(place.startswith(("/", "http")) for place in places)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pages_hold_nothing_the_policy_forbids(page: Path) -> None:
    text = page.read_text()
    assert not re.search(r"\sstyle=|\son[a-z]+=|<style", text)
    assert all("src=" in tag for tag in re.findall(r"<script[^>]*>", text))


def imported(folder: Path) -> set[str]:
    """Return the top-level names that the modules of a folder import."""
    names: set[str] = set()
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Import):
                names |= {alias.name.split(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names.add(node.module.split(".")[0])
    return names


def test_the_trimmed_library_has_all_that_the_wheel_imports() -> None:
    with zipfile.ZipFile(next(DIST.glob("a/pyodide-*/python_stdlib.zip"))) as archive:
        kept = {name.split("/")[0].removesuffix(".pyc") for name in archive.namelist()}
        assert all(entry.compress_type == zipfile.ZIP_STORED for entry in archive.infolist())
    names = imported(ROOT / "pygames")
    assert names <= sys.stdlib_module_names | {"pygames"}
    in_c = set(sys.builtin_module_names) | {"math", "array", "unicodedata", "binascii", "zlib"}
    frozen = {name for name in names if FrozenImporter.find_spec(name)}
    assert names - kept - in_c - frozen == {"pygames"}


def test_the_interface_knows_no_engine() -> None:
    assert not imported(ROOT / "web" / "ui") & {"pygames", "pyodide"}
