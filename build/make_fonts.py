"""Cuts the two typefaces down to the signs that the app writes, with the weight still free to choose."""

from pathlib import Path

FONTS = {
    "text": "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    "display": "bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
}
# Basic Latin and Latin-1, then oe and its capital, dashes, quotes, bullet, ellipsis, euro, arrows, minus and cross.
SIGNS = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x100),
    *(ord(sign) for sign in "ŒœŸ–—‘’“”‚„•…‹›€←↑→↓−×"),
]
WEIGHTS = {"text": (400, 700), "display": (400, 800)}
FEATURES = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "tnum", "lnum"]


def subset(node_modules: Path, out_dir: Path) -> None:
    """Write `text.woff2` and `display.woff2` into a folder; the same packages give the same bytes."""
    out_dir.mkdir(parents=True, exist_ok=True)
    for name, file in FONTS.items():
        _cut(node_modules / "@fontsource-variable" / file, WEIGHTS[name], out_dir / f"{name}.woff2")


def _cut(source: Path, weights: tuple[int, int], target: Path) -> None:
    from fontTools.subset import Options, Subsetter, save_font
    from fontTools.ttLib import TTFont
    from fontTools.varLib.instancer import instantiateVariableFont

    options = Options(flavor="woff2", layout_features=FEATURES, hinting=False, notdef_outline=True, name_IDs=[0, 1, 2, 13, 14])
    font = TTFont(source, recalcTimestamp=False)
    font = instantiateVariableFont(font, {"wght": weights})
    cutter = Subsetter(options)
    cutter.populate(unicodes=SIGNS)
    cutter.subset(font)
    save_font(font, str(target), options)
