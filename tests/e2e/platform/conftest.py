"""A built site, a server for it that can be stopped, a browser, and later versions of the site."""

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import make_pages
import make_site
import pytest
import server
from playwright.sync_api import Playwright

from tests.e2e.platform.windows import Browser

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="session")
def dist() -> Path:
    """Return the built site; MESA_DIST names another than dist/."""
    folder = Path(os.environ.get("MESA_DIST", ROOT / "dist"))
    return folder if (folder / "a").is_dir() else make_site.build(folder)


@pytest.fixture
def site(dist: Path) -> Iterator[server.SiteServer]:
    """Serve the site below a path, on an origin of its own."""
    running = server.serve(dist, 0, "/mesa/")
    yield running
    running.stop()


@pytest.fixture
def browser(playwright: Playwright, tmp_path: Path) -> Iterator[Browser]:
    """Start a browser that has never been here."""
    started = Browser(playwright, tmp_path / "browser").start()
    yield started
    started.close()


@pytest.fixture
def next_version(dist: Path, tmp_path: Path) -> Callable[[str], Path]:
    """Return a function that makes a later version of the site: another style, and all that follows from it."""

    def make(version: str) -> Path:
        made = tmp_path / version
        shutil.copytree(dist, made)
        (old,) = (made / "a").glob("app-*")
        app = old.rename(old.with_name(f"app-{version}"))
        (app / "style.css").write_text((app / "style.css").read_text() + f"\n/* {version} */\n")
        paths = [line for line in (app / "paths.js").read_text().splitlines() if "VERSION" not in line]
        (app / "paths.js").write_text("\n".join([*paths, f'export const VERSION = "{version}";\n']))
        for file in [made / "index.html", made / "manifest.json", *(made / "rules").glob("*.html")]:
            file.write_text(file.read_text().replace(old.name, app.name))
        listed = json.dumps(make_site.precache(made))
        make_pages.make_worker(made, {"app": f"a/{app.name}", "version": version, "precache": listed})
        return made

    return make
