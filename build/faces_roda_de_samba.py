"""Puts the cards of Roda de Samba together: number and family at the left edge, the instrument in the middle."""

import sys

from drawing import ART, Shape, glyph_parts, numeral, part, placed, read_shapes, recoloured, sprite, symbol

INK, PAPER = "#221a14", "#fff6e5"
GROUND = {"yellow": "#f6ae2d", "red": "#d7263d", "green": "#2e9e5b", "blue": "#2b6cb0"}
FOLDER = ART / "roda_de_samba"
# Behind the instrument each family has a pattern of its own: beats, strings, waves, sparks.
PATTERN = {
    "yellow": lambda y: "".join(f"M{x} {y}H{x + 8}" for x in range(8, 96, 16)),
    "red": lambda y: f"M2 {y - 2}H98M2 {y + 2}H98",
    "green": lambda y: f"M2 {y}Q10 {y - 6} 18 {y}" + "".join(f"T{x} {y}" for x in range(34, 99, 16)),
    "blue": lambda y: f"M6 {y + 3}" + "".join(f"L{x} {y - 3 if x % 12 == 0 else y + 3}" for x in range(12, 97, 6)),
}


def _card(ground: str, inner: str) -> str:
    line = f'<rect x=".75" y=".75" width="98.5" height="138.5" rx="7.3" fill="none" stroke="{INK}" stroke-width="1.5"/>'
    return f'<rect width="100" height="140" rx="8" fill="{ground}"/>{inner}{line}'


def _frame(colour: str) -> str:
    """Draw what all cards of a family share."""
    lines = PATTERN[colour](51) + PATTERN[colour](126)
    inner = (
        f'<path fill="{GROUND[colour]}" d="M1 43H99V131Q99 139 91 139H9Q1 139 1 131Z"/>'
        f'<path fill="none" stroke="{PAPER}" stroke-opacity=".55" stroke-width="2.4" stroke-linecap="round"'
        f' d="{lines}"/>'
        f'<path fill="none" stroke="{INK}" stroke-width="2" d="M1 43H99"/>'
        f'<circle cx="50" cy="86" r="36" fill="{PAPER}" stroke="{INK}" stroke-width="2"/>'
        + placed(f"p-f-{colour}", 66, 6, 0.75)
        + placed(f"pale-{colour}", 4, 107, 0.7)
    )
    return _card(PAPER, inner)


def card_symbol(name: str, number: str, colour: str) -> Shape:
    """Draw an instrument card."""
    face = f'<use href="#frame-{colour}"/><g fill="{INK}">{numeral(number, 7, 5, 34)}</g>'
    return Shape(name + number, "0 0 100 140", face + placed(f"p-i-{name}", 22, 58, 1.4))


def _malandro() -> Shape:
    bands = "".join(f"M1 {y}H99V{y + 13}H1Z" for y in (46, 72, 98))
    shirt = f'<path fill="#d7263d" d="{bands}M1 124H99V131Q99 139 91 139H9Q1 139 1 131Z"/>'
    inner = shirt + f'<path fill="none" stroke="{INK}" stroke-width="2" d="M1 46H99"/>' + placed("p-hat", 6, 1, 1.08)
    return Shape("ma", "0 0 100 140", _card("#fff", inner))


def _back() -> Shape:
    ring = "".join(f'<circle cx="50" cy="34" r="8.5" transform="rotate({36 * at} 50 70)"/>' for at in range(10))
    inner = (
        f'<rect x="6" y="6" width="88" height="128" rx="4" fill="#1b998b" stroke="{INK}" stroke-width="2"/>'
        f'<g fill="{PAPER}" stroke="{INK}" stroke-width="2">{ring}</g>'
        f'<circle cx="50" cy="70" r="20" fill="#f6ae2d" stroke="{INK}" stroke-width="2"/>'
        + placed("p-i-pa", 34, 54, 0.8)
    )
    return Shape("back", "0 0 100 140", _card(PAPER, inner))


def _instruments() -> dict[str, str]:
    if str(ART.parents[1]) not in sys.path:
        sys.path.insert(0, str(ART.parents[1]))
    from pygames.roda_de_samba import data

    return data.INSTRUMENTS


def sprite_text() -> str:
    """Return the sprite of Roda de Samba."""
    instruments = {shape.name: shape for shape in read_shapes(FOLDER / "instruments.svg")}
    signs = {shape.name: shape for shape in read_shapes(FOLDER / "signs.svg")}
    families = _instruments()
    # Shared parts have names of their own, so that a symbol may be called like what it shows.
    shared = [glyph_parts(), *(part(f"p-i-{name}", shape.inner) for name, shape in instruments.items())]
    shared += [part(f"p-{name}", shape.inner) for name, shape in signs.items()]
    pale = dict.fromkeys(GROUND.values(), PAPER) | {INK: INK}
    shared += [part(f"pale-{colour}", recoloured(signs[f"f-{colour}"].inner, pale)) for colour in GROUND]
    shared += [part(f"frame-{colour}", _frame(colour)) for colour in GROUND]
    drawn = [Shape(f"i-{name}", shape.box, f'<use href="#p-i-{name}"/>') for name, shape in instruments.items()]
    drawn += [Shape(name, shape.box, f'<use href="#p-{name}"/>') for name, shape in signs.items()]
    drawn += [card_symbol(name, str(number), colour) for name, colour in families.items() for number in range(1, 5)]
    drawn += [_malandro(), _back(), *read_shapes(FOLDER / "regions.svg")]
    return sprite(shared, [symbol(shape) for shape in drawn])
