"""Puts the cards of sabai-sabai together: flowers of as many petals as the number, functions, jokers, the back."""

import sys

from drawing import ART, Shape, centred, glyph_parts, numeral, part, placed, read_shapes, sprite, symbol

INK, PAPER, VIOLET, SUN = "#221a14", "#fff6e5", "#5b3e96", "#f6ae2d"
# Low numbers are cool, high ones hot; the petals say the same without colour.
GROUNDS = ("#1b998b", "#1b998b", "#23936a", "#2e8f4f", "#5d9a3a", "#8fa332", "#d9a521", "#e88b2a", "#df6630", "#d7263d")
SIGNS = {11: "peek", 12: "spy", 13: "give", 14: "switch"}


def _card(ground: str, inner: str) -> str:
    line = f'<rect x=".75" y=".75" width="98.5" height="138.5" rx="7.3" fill="none" stroke="{INK}" stroke-width="1.5"/>'
    return f'<rect width="100" height="140" rx="8" fill="{ground}"/>{inner}{line}'


def _framed(ground: str, inner: str) -> str:
    field = f'<rect x="6" y="6" width="88" height="128" rx="5" fill="{ground}" stroke="{INK}" stroke-width="2"/>'
    return _card(PAPER, field + inner)


def _flower(number: int) -> str:
    """Draw a flower of that many petals round the middle."""
    petal = '<ellipse cx="50" cy="41" rx="{:g}" ry="20" transform="rotate({:g} 50 70)"/>'
    width = min(13.0, 62 / number)
    petals = "".join(petal.format(round(width, 1), round(360 * at / number, 1)) for at in range(number))
    heart = f'<circle cx="50" cy="70" r="27" fill="{PAPER}" stroke="{INK}" stroke-width="2"/>'
    return f'<g fill="{PAPER}" fill-opacity=".55" stroke="{INK}" stroke-width="1.4">{petals}</g>{heart}'


def number_symbol(number: int) -> Shape:
    """Draw a number from 1 to 10."""
    label = str(number)
    inner = _flower(number) + f'<g fill="{INK}">{centred(label, 50, 70, 40)}</g>'
    corner = f'<g fill="{PAPER}">{numeral(label, 11, 11, 16)}</g>'
    return Shape(f"n{number}", "0 0 100 140", _framed(GROUNDS[number - 1], inner + corner))


def function_symbol(number: int) -> Shape:
    """Draw a number that does something: the number above, what it does below."""
    panel = f'<rect x="14" y="58" width="72" height="68" rx="8" fill="{SUN}" stroke="{INK}" stroke-width="2"/>'
    head = f'<g fill="{PAPER}">{centred(str(number), 50, 34, 38)}</g>'
    return Shape(f"n{number}", "0 0 100 140", _framed(VIOLET, head + panel + placed(f"p-{SIGNS[number]}", 20, 62)))


def _joker(name: str, ground: str, sign: str) -> Shape:
    rays = "".join(
        f"M50 72L{x} {y}" for x, y in ((6, 20), (50, 6), (94, 20), (94, 72), (94, 124), (50, 134), (6, 124), (6, 72))
    )
    light = f'<path fill="none" stroke="{PAPER}" stroke-opacity=".5" stroke-width="5" d="{rays}"/>'
    points = f'<g fill="{PAPER}">{numeral("4", 27, 11, 16)}</g>'
    minus = f'<path fill="{PAPER}" d="M12 17.5H23V21.5H12Z"/>'
    return Shape(name, "0 0 100 140", _framed(ground, light + placed(f"p-{sign}", 12, 35, 1.26) + points + minus))


def _back() -> Shape:
    inner = (
        f'<circle cx="50" cy="66" r="26" fill="{SUN}" stroke="{INK}" stroke-width="2"/>'
        f'<path fill="none" stroke="{SUN}" stroke-width="4" stroke-linecap="round"'
        ' d="M50 30V20M75 41 82 34M25 41 18 34M86 66H90M14 66H10"/>'
        f'<path fill="{VIOLET}" d="M7 76H93V130Q93 133 90 133H10Q7 133 7 130Z"/>'
        f'<path fill="none" stroke="{PAPER}" stroke-width="3" stroke-linecap="round"'
        ' d="M14 72Q50 116 86 72M14 72Q50 104 86 72"/>'
        f'<path fill="none" stroke="{PAPER}" stroke-width="3" stroke-opacity=".6" stroke-linecap="round"'
        ' d="M14 118Q23 112 32 118T50 118 68 118 86 118M22 126Q29 121 36 126T50 126 64 126 78 126"/>'
    )
    return Shape("back", "0 0 100 140", _framed(VIOLET, inner))


def _cards() -> tuple[str, ...]:
    if str(ART.parents[1]) not in sys.path:
        sys.path.insert(0, str(ART.parents[1]))
    from pygames.sabai_sabai import data

    return data.CARDS


def sprite_text() -> str:
    """Return the sprite of sabai-sabai."""
    signs = {shape.name: shape for shape in read_shapes(ART / "sabai_sabai" / "signs.svg")}
    shared = [glyph_parts(), *(part(f"p-{name}", shape.inner) for name, shape in signs.items())]
    drawn = [_joker("joker", "#1b998b", "smile"), _joker("ass", "#d7263d", "donkey"), _back()]
    for card in _cards():
        if card[0] == "n":
            number = int(card[1:])
            drawn.append(function_symbol(number) if number in SIGNS else number_symbol(number))
    return sprite(shared, [symbol(shape) for shape in drawn])
