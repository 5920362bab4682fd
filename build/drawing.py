"""Reads the shapes of `web/art` and writes them as the symbols of one sprite."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

ART = Path(__file__).resolve().parent.parent / "web" / "art"
SVG = "http://www.w3.org/2000/svg"
ElementTree.register_namespace("", SVG)


class Shape(NamedTuple):
    """One drawing: its name, its view box and the markup inside."""

    name: str
    box: str
    inner: str
    fit: str | None = None


class Glyph(NamedTuple):
    """A numeral's outline, 100 high, its ink reaching from 0 to `width`."""

    width: float
    path: str


def read_shape(file: Path) -> Shape:
    """Read a file that holds one drawing, named like the file."""
    return _shape(file.stem, ElementTree.parse(file).getroot())


def read_shapes(file: Path) -> list[Shape]:
    """Read a file that holds many drawings, each a symbol."""
    root = ElementTree.parse(file).getroot()
    return [_shape(element.attrib["id"], element) for element in root.iter(f"{{{SVG}}}symbol")]


def read_folder(folder: Path) -> dict[str, Shape]:
    """Read a folder of drawings by name."""
    return {file.stem: read_shape(file) for file in sorted(folder.glob("*.svg"))}


def _shape(name: str, element: ElementTree.Element) -> Shape:
    return Shape(name, element.attrib["viewBox"], _inner(element), element.get("preserveAspectRatio"))


def _inner(element: ElementTree.Element) -> str:
    for part in element.iter():
        part.text = part.tail = None
    text = "".join(ElementTree.tostring(child, encoding="unicode") for child in element)
    return text.replace(f' xmlns="{SVG}"', "").replace(" />", "/>")


def recoloured(inner: str, colours: Mapping[str, str]) -> str:
    """Exchange the colours of a drawing; one that is not named is an error."""
    return re.sub(r"#[0-9a-f]{6}\b", lambda found: colours[found[0]], inner)


def symbol(shape: Shape) -> str:
    """Write a drawing as a symbol, which pages may refer to."""
    fit = f' preserveAspectRatio="{shape.fit}"' if shape.fit else ""
    return f'<symbol id="{shape.name}" viewBox="{shape.box}"{fit}>{shape.inner}</symbol>'


def part(name: str, inner: str) -> str:
    """Write a group that the symbols of this sprite share."""
    return f'<g id="{name}">{inner}</g>'


def placed(name: str, x: float, y: float, scale: float = 1) -> str:
    """Draw a shared part at a place."""
    size = f" scale({scale:g})" if scale != 1 else ""
    return f'<use href="#{name}" transform="translate({x:g} {y:g}){size}"/>'


@cache
def glyphs() -> dict[str, Glyph]:
    """Return the numerals, plus, minus and the letters of court cards by character."""
    root = ElementTree.parse(ART / "digits.svg").getroot()
    names = {"digit-plus": "+", "digit-minus": "\N{MINUS SIGN}"}
    return {
        names.get(path.attrib["id"], path.attrib["id"][-1]): Glyph(float(path.attrib["data-width"]), path.attrib["d"])
        for path in root
    }


def glyph_parts(letters: str = "") -> str:
    """Write the outlines that `numeral` refers to: all figures, and the letters asked for."""
    wanted = {sign: glyph for sign, glyph in glyphs().items() if not sign.isalpha() or sign in letters}
    return "".join(f'<path id="{_glyph_id(sign)}" d="{glyph.path}"/>' for sign, glyph in wanted.items())


def width_of(text: str, height: float, gap: float = 7) -> float:
    """Return how wide a numeral is at this height."""
    return (sum(glyphs()[sign].width for sign in text) + gap * (len(text) - 1)) * height / 100


def numeral(text: str, x: float, y: float, height: float, gap: float = 7) -> str:
    """Draw a numeral with its top left corner at a place; it takes the fill that is around it."""
    at = 0.0
    drawn = ""
    for sign in text:
        drawn += f'<use href="#{_glyph_id(sign)}"' + (f' x="{at:g}"' if at else "") + "/>"
        at = round(at + glyphs()[sign].width + gap, 1)
    return f'<g transform="translate({x:g} {y:g}) scale({height / 100:g})">{drawn}</g>'


def centred(text: str, x: float, y: float, height: float) -> str:
    """Draw a numeral round a centre."""
    return numeral(text, round(x - width_of(text, height) / 2, 1), y - height / 2, height)


def _glyph_id(sign: str) -> str:
    return {"+": "g-plus", "\N{MINUS SIGN}": "g-minus"}.get(sign, f"g{sign}")


def sprite(shared: Iterable[str], symbols: Iterable[str]) -> str:
    """Put a sprite together."""
    lines = ["<defs>", *shared, "</defs>", *symbols]
    return f'<svg xmlns="{SVG}">\n' + "\n".join(lines) + "\n</svg>\n"
