"""Takes the pictures for the manifest and the README on a built site: `.env/bin/python -m tests.e2e.shots`."""

import sys
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "build")]

import server  # noqa: E402
from draw_icons import FLAGS, smaller  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from tests.e2e.games.phone import Phone  # noqa: E402

CODE = "MESA2026"
STILL = "() => Promise.all(document.getAnimations().map((one) => one.finished)).then(() => true)"
ICONS, PICTURES = ROOT / "web" / "art" / "icons", ROOT / "docs" / "pictures"


def table(browser: Browser, origin: str, width: int, height: int, scale: int, language: str, steps: int) -> bytes:
    """Play some steps of one fixed game and take a picture of the table."""
    size = {"width": width, "height": height}
    context = browser.new_context(viewport=size, device_scale_factor=scale, has_touch=True)
    phone = Phone(context.new_page(), origin, language=language, theme="light").open()
    phone.set_up("pmm", CODE, names=["Ana", "Pipoca", "Serragem"])
    rng = Random(5)
    for _ in range(steps):
        phone.step(phone.wait(), rng)
    phone.wait()
    phone.page.evaluate(STILL)
    picture = smaller(phone.page.screenshot())
    context.close()
    return picture


def main() -> None:
    """Write the manifest's two pictures and those of the README."""
    PICTURES.mkdir(exist_ok=True)
    running = server.serve(ROOT / "dist")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        (ICONS / "narrow.png").write_bytes(table(browser, running.url, 360, 640, 2, "pt-BR", 11))
        (ICONS / "wide.png").write_bytes(table(browser, running.url, 1280, 720, 1, "pt-BR", 11))
        (PICTURES / "table.png").write_bytes(table(browser, running.url, 360, 740, 2, "en", 11))
        context = browser.new_context(viewport={"width": 360, "height": 740}, device_scale_factor=2)
        phone = Phone(context.new_page(), running.url).open()
        (PICTURES / "home.png").write_bytes(smaller(phone.page.screenshot()))
        browser.close()
    running.stop()


if __name__ == "__main__":
    main()
