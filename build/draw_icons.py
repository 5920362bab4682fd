"""Draws the app's icons; start it when `web/art/icon.svg` changed: `.env/bin/python build/draw_icons.py`."""

import shutil
import struct
import zlib
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

ART = Path(__file__).resolve().parent.parent / "web" / "art"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
SIGNATURE = b"\x89PNG\r\n\x1a\n"


class Icon(NamedTuple):
    """One file: its size, whether its corners are round and clear, and how much of the square the picture takes."""

    size: int
    rounded: bool
    picture: float


ICONS = {
    "icon-192": Icon(192, True, 1),
    "icon-512": Icon(512, True, 1),
    # Systems cut this one: only the middle circle, 80 % wide, is sure to stay.
    "maskable-512": Icon(512, False, 0.74),
    "apple-180": Icon(180, False, 0.92),
}
ADAPT = """([rounded, picture]) => {
    if (!rounded) document.getElementById("ground").setAttribute("rx", 0);
    const middle = `translate(256 256) scale(${picture}) translate(-256 -256)`;
    document.getElementById("picture").setAttribute("transform", middle);
}"""


def draw(page: Page, icon: Icon) -> bytes:
    """Draw one icon and return it as PNG."""
    page.set_viewport_size({"width": icon.size, "height": icon.size})
    page.set_content((ART / "icon.svg").read_text(encoding="utf-8"))
    page.add_style_tag(content="body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }")
    page.evaluate(ADAPT, [icon.rounded, icon.picture])
    return smaller(page.screenshot(omit_background=icon.rounded))


def smaller(png: bytes) -> bytes:
    """Write a PNG anew with nothing but its picture, pressed as hard as zlib can."""
    chunks = _chunks(png)
    pressed = zlib.compress(zlib.decompress(b"".join(data for kind, data in chunks if kind == b"IDAT")), 9)
    header = next(data for kind, data in chunks if kind == b"IHDR")
    return SIGNATURE + b"".join(_chunk(*chunk) for chunk in ((b"IHDR", header), (b"IDAT", pressed), (b"IEND", b"")))


def _chunks(png: bytes) -> list[tuple[bytes, bytes]]:
    found = []
    at = len(SIGNATURE)
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        found.append((png[at + 4 : at + 8], png[at + 8 : at + 8 + length]))
        at += length + 12
    return found


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def main() -> None:
    """Draw all icons into `web/art/icons`."""
    chromium = shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        page = browser.new_page()
        for name, icon in ICONS.items():
            (ART / "icons" / f"{name}.png").write_bytes(draw(page, icon))
        browser.close()


if __name__ == "__main__":
    main()
