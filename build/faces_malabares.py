"""Puts the cards of Malabares together: the same frame for light and dark side, number and points from the data."""

import sys
from typing import TYPE_CHECKING

from drawing import ART, Shape, centred, glyph_parts, numeral, part, placed, read_folder, recoloured, sprite, symbol

if TYPE_CHECKING:
    from pygames.malabares.data import Face

INK, PAPER, NIGHT = "#221a14", "#fff6e5", "#1b1b3a"
# Behind the object: rays by day, stars by night.
GROUND = {
    "day": {"knife": "#1b998b", "torch": "#d7263d", "club": "#5b3e96", "brick": "#f6ae2d"},
    "night": {"knife": "#0d4f55", "torch": "#74132b", "club": "#2f2159", "brick": "#6b3f1d"},
}
BEHIND = {"day": ("rays", "#fff6e5", 0.26), "night": ("stars", "#f6ae2d", 1)}
# The dark side has no colours of its own: all of a drawing becomes grey-violet.
DARK = {
    "#221a14": "#2b2840", "#fff6e5": "#d9d4e6", "#d7263d": "#c4bdd6", "#f6ae2d": "#8d86a8", "#1b998b": "#cfc9de",
    "#5b3e96": "#837ca0", "#9fb8b8": "#a7a0bf", "#7a4a26": "#756e92", "#b8502b": "#bab3cf", "#c9683a": "#aba4c2",
    "#7a3319": "#756e92",
}  # fmt: skip
SMALL = ("knife", "torch", "club", "brick", "sun", "moon", "hand")
OBJECTS = SMALL[:4]
BLOCK = "M43 0H92A8 8 0 0 1 100 8V88Q72 97 43 88Z"


def _card(ground: str, edge: str, inner: str) -> str:
    line = '<rect x=".75" y=".75" width="98.5" height="138.5" rx="7.3" fill="none" stroke-width="1.5"'
    return f'<rect width="100" height="140" rx="8" fill="{ground}"/>{inner}{line} stroke="{edge}"/>'


def _light(kind: str, period: str) -> str:
    """Draw what all cards of an object share on their light side."""
    behind, tint, strength = BEHIND[period]
    large, small = ("sun", "moon") if period == "day" else ("moon", "sun")
    inner = (
        f'<path fill="{GROUND[period][kind]}" d="{BLOCK}"/>'
        f'<g fill="{tint}" fill-opacity="{strength:g}">{placed(f"p-{behind}", 42, 0)}</g>'
        f'<path fill="none" stroke="{INK}" stroke-width="2" d="M43 0V88Q72 97 100 88"/>'
        + placed(f"p-{kind}-poster", 45.5, 1.5, 0.98)
        + placed(f"p-{kind}", 4, 46, 0.92)
        + placed(f"p-{large}", 1.5, 89, 0.99)
        + placed(f"p-{small}", 66, 106, 0.58)
    )
    return _card(PAPER, INK, inner)


def _dark(kind: str) -> str:
    """Draw what all cards of an object share on their dark side."""
    inner = (
        f'<path fill="#2b2840" d="{BLOCK}"/>'
        + f'<g fill="#4d4869">{placed("p-stars", 42, 0)}</g>'
        + placed(f"d-{kind}-poster", 45.5, 1.5, 0.98)
        + placed(f"d-{kind}", 4, 46, 0.92)
        + placed("p-hand", 1.5, 84, 1)
        + placed("p-sun", 54, 109, 0.45)
        + placed("p-moon", 76, 109, 0.45)
    )
    return _card("#454062", "#837c9e", inner)


def light_symbol(card: str, face: "Face", period: str) -> Shape:
    """Draw a light side: the points of the period large, the other ones small."""
    large, small = (face.sun, face.moon) if period == "day" else (face.moon, face.sun)
    day = period == "day"
    inner = (
        f'<use href="#light-{face.object}-{period}"/><g fill="{INK}">{numeral(face.label, 5, 8, 34)}'
        + (centred(str(large), 25.3, 112.8, 23) if day else centred(str(small), 79.9, 119.9, 13))
        + f'</g><g fill="{PAPER}">'
        + (centred(str(small), 82, 119.9, 13) if day else centred(str(large), 29, 112.8, 23))
        + "</g>"
    )
    return Shape(f"{card}-light-{period}", "0 0 100 140", inner)


def dark_symbol(card: str, face: "Face") -> Shape:
    """Draw a dark side: the hidden points large on the grey hand."""
    minus = f"\N{MINUS SIGN}{-face.hand}"
    inner = (
        f'<use href="#dark-{face.object}"/><g fill="{PAPER}">{numeral(face.label, 5, 8, 34)}'
        + centred(str(face.moon), 88.5, 119.9, 11)
        + f'</g><g fill="{INK}">{centred(minus, 26, 121.5, 21)}{centred(str(face.sun), 64.8, 119.9, 11)}</g>'
    )
    return Shape(f"{card}-dark", "0 0 100 140", inner)


def _badge(name: str, period: str, special: str) -> Shape:
    """Draw a side of the circus card: the period, the special card wanted, the object unwanted."""
    light, unwanted = ("sun", "knife") if period == "day" else ("moon", "torch")
    inner = (
        placed(f"p-{light}", 2, 2, 1.17)
        + f'<g transform="translate(64 9) scale(1.05)"><use href="#p-{special}"/></g>'
        + f'<g transform="translate(112 9) scale(1.05)"><use href="#p-{unwanted}"/>'
        + f'<path fill="none" stroke="{PAPER}" stroke-width="8.5" stroke-linecap="round" d="M3 3 37 37"/>'
        + f'<path fill="none" stroke="{INK}" stroke-width="4.4" stroke-linecap="round" d="M3 3 37 37"/></g>'
    )
    return Shape(name, "0 0 160 60", inner)


def _shared(shapes: dict[str, Shape]) -> list[str]:
    drawn = [part(f"p-{name}", shape.inner) for name, shape in shapes.items() if name != "back"]
    grey = [name for kind in OBJECTS for name in (kind, f"{kind}-poster")]
    drawn += [part(f"d-{name}", recoloured(shapes[name].inner, DARK)) for name in grey]
    drawn += [part(f"light-{kind}-{period}", _light(kind, period)) for kind in OBJECTS for period in GROUND]
    return [glyph_parts(), *drawn, *(part(f"dark-{kind}", _dark(kind)) for kind in OBJECTS)]


def _symbols(shapes: dict[str, Shape], cards: dict[str, "Face"]) -> list[Shape]:
    drawn = [shapes["back"]]
    drawn += [Shape(name, shapes[name].box, f'<use href="#p-{name}"/>') for name in SMALL]
    for period, light in (("day", "sun"), ("night", "moon")):
        drawn += [_badge(f"{light}-badge", period, "club"), _badge(f"{light}-badge-brick", period, "brick")]
    for card, face in cards.items():
        drawn += [light_symbol(card, face, "day"), light_symbol(card, face, "night"), dark_symbol(card, face)]
    return drawn


def _cards() -> dict[str, "Face"]:
    if str(ART.parents[1]) not in sys.path:
        sys.path.insert(0, str(ART.parents[1]))
    from pygames.malabares import data

    return data.CARDS


def sprite_text() -> str:
    """Return the sprite of Malabares."""
    shapes = read_folder(ART / "malabares")
    return sprite(_shared(shapes), [symbol(shape) for shape in _symbols(shapes, _cards())])
