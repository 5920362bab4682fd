"""Puts the tiles of Gran Circo together: acts with stars and half rings, and the signs of everything else."""

import sys
from types import ModuleType

from drawing import ART, Shape, part, placed, read_shapes, sprite, symbol

INK, PAPER, RING = "#221a14", "#fff6e5", "#ef5fa7"
FOLDER = ART / "gran_circo"
# The ground behind an act; the picture tells acts apart without it.
GROUNDS = {
    "acrobats": "#bfe3dc",
    "ballerina": "#fbd9e0",
    "clown": "#cfe0f3",
    "contortionist": "#ded3f1",
    "equilibrist": "#d6ecc9",
    "guest": "#f7c9c9",
    "cannonball": "#fbe3b0",
    "juggler": "#e4e0c8",
    "magician": "#d4cbe8",
    "mime": "#e2e2e2",
    "tamer": "#d9efe0",
    "trapeze": "#cdeaf2",
}
SIGNS = {"ring": "ring", "tent": "canvas"}
STARS = {1: (38.5,), 2: (26, 51), 3: (13.5, 38.5, 63.5)}
HALVES = {"L": "M0 33A14 14 0 0 1 0 61", "R": "M100 33A14 14 0 0 0 100 61"}
EDGE = f'<rect x=".75" y=".75" width="98.5" height="98.5" rx="6.3" fill="none" stroke="{INK}" stroke-width="1.5"/>'


def _frame(act: str) -> str:
    """Draw what all tiles of an act share."""
    return (
        f'<rect width="100" height="100" rx="7" fill="{GROUNDS[act]}"/>'
        f'<path fill="{PAPER}" d="M0 73H100V93Q100 100 93 100H7Q0 100 0 93Z"/>'
        f'<path fill="none" stroke="{INK}" stroke-width="1.5" d="M0 73H100"/>' + placed(f"p-{act}", 17, 3, 1.03)
    )


def _half_ring(side: str) -> str:
    """Draw half of a duet's ring at the edge it stands at; two tiles side by side join their halves."""
    path = f'd="{HALVES[side]}"/>'
    return (
        f'<path fill="none" stroke="{INK}" stroke-width="11" {path}<path fill="none" stroke="{RING}"'
        f' stroke-width="7" {path}'
    )


def _parts() -> list[str]:
    """Write what the tiles are put together from."""
    stars = [part(f"stars-{count}", "".join(placed("p-star", x, 75, 0.58) for x in STARS[count])) for count in STARS]
    halves = [part(f"half-{side}", _half_ring(side)) for side in HALVES]
    return [*(part(f"t-{act}", _frame(act)) for act in GROUNDS), *stars, *halves, part("edge", EDGE)]


def act_symbol(act: str, stars: int, marks: str) -> Shape:
    """Draw an act's tile: `marks` holds L, R or both, the sides at which a duet may join."""
    used = [f"t-{act}", *(f"half-{side}" for side in marks), f"stars-{stars}", "edge"]
    return Shape(f"{act}_{stars}{marks}", "0 0 100 100", "".join(f'<use href="#{name}"/>' for name in used))


def _back() -> Shape:
    stripes = "".join(f"M{x} 7H{x + 12}V93H{x}Z" for x in (19, 43, 67))
    inner = (
        f'<rect width="100" height="100" rx="7" fill="{PAPER}"/><rect x="6" y="6" width="88" height="88" rx="5"'
        f' fill="#d7263d" stroke="{INK}" stroke-width="2"/><path fill="{PAPER}" d="{stripes}"/>'
        f'<circle cx="50" cy="50" r="27" fill="{PAPER}" stroke="{INK}" stroke-width="2"/>'
        + placed("p-canvas", 32, 31, 0.9)
        + EDGE
    )
    return Shape("back", "0 0 100 100", inner)


def _data() -> ModuleType:
    if str(ART.parents[1]) not in sys.path:
        sys.path.insert(0, str(ART.parents[1]))
    from pygames.gran_circo import data

    return data


def sprite_text() -> str:
    """Return the sprite of Gran Circo."""
    acts = read_shapes(FOLDER / "acts.svg")
    signs = [*read_shapes(FOLDER / "signs.svg"), *read_shapes(FOLDER / "improvements.svg")]
    shared = [part(f"p-{shape.name}", shape.inner) for shape in [*acts, *signs]]
    drawn = [Shape(_code(shape.name), shape.box, f'<use href="#p-{shape.name}"/>') for shape in [*acts, *signs]]
    # The same drawings as signs of the table's parts, under names that are no tile's.
    drawn += [Shape(f"sign-{name}", "0 0 40 40", f'<use href="#p-{of}"/>') for name, of in SIGNS.items()]
    shared += _parts()
    drawn += [act_symbol(*printed) for printed in _data().PRINTED.values()]
    return sprite(shared, [symbol(shape) for shape in [*drawn, _back()]])


def _code(name: str) -> str:
    """Return the code of the tile that a drawing is the face of; signs and acts keep their own name."""
    tiles = {tile.partition("_")[2]: tile for tile in _data().PRICE}
    return tiles.get(name.removeprefix("stand-"), name)
