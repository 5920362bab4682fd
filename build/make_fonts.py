"""Cuts the two typefaces down to the signs that the app writes, with the weight still free to choose."""

from pathlib import Path

FONTS = {
    "text": "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    "display": "bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
}
# Basic Latin and Latin-1, then OE, dashes, quotes, bullet, ellipsis, euro and minus.
# Neither face has all arrows: those are icons.
SIGNS = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x100),
    *(ord(sign) for sign in "Œœ–—‘’“”‚„•…‹›€−"),
]
WEIGHTS = {"text": (400, 700), "display": (400, 800)}
FEATURES = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "tnum", "lnum"]


def subset(node_modules: Path, out_dir: Path) -> None:
    """Write `text.woff2` and `display.woff2` into a folder; the same packages give the same bytes."""
    out_dir.mkdir(parents=True, exist_ok=True)
    for name, file in FONTS.items():
        _cut(node_modules / "@fontsource-variable" / file, WEIGHTS[name], out_dir / f"{name}.woff2")


def _cut(source: Path, weights: tuple[int, int], target: Path) -> None:
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont
    from fontTools.varLib.instancer import instantiateVariableFont

    named = [0, 1, 2, 13, 14]
    options = Options(layout_features=FEATURES, hinting=False, notdef_outline=True, name_IDs=named)
    font = TTFont(source, recalcTimestamp=False)
    cutter = Subsetter(options)
    cutter.populate(unicodes=SIGNS)
    cutter.subset(font)
    font = instantiateVariableFont(font, {"wght": weights})
    font.flavor = "woff2"
    font.save(target)
