"""Puts the deck of Malandragem together: rank and suit down the left edge, to the right what the card does."""

from drawing import ART, Shape, centred, glyph_parts, numeral, part, placed, read_shapes, sprite, symbol, width_of

INK, PAPER, RED = "#221a14", "#fff", "#d7263d"
FOLDER = ART / "malandragem"
SUITS = ("s", "h", "d", "c")
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
FIGURES = {"A": "leap", "2": "bomb", "9": "back-arrow", "10": "gift", "J": "jack", "Q": "queen", "K": "king"}
# What an attack costs, and what a 9 does.
COSTS = {"7": "+2", "8": "+1", "9": "+1"}
# Where the signs of a plain card lie: columns and rows of the right-hand field.
PIPS = {
    "3": ((70, 34), (70, 72), (70, 110)),
    "4": ((57, 48), (83, 48), (57, 98), (83, 98)),
    "5": ((57, 40), (83, 40), (70, 72), (57, 104), (83, 104)),
    "6": ((57, 34), (83, 34), (57, 72), (83, 72), (57, 110), (83, 110)),
}


def _card(inner: str) -> str:
    line = f'<rect x=".75" y=".75" width="98.5" height="138.5" rx="7.3" fill="none" stroke="{INK}" stroke-width="1.5"/>'
    return f'<rect width="100" height="140" rx="8" fill="{PAPER}"/>{inner}{line}'


def _corner(rank: str, suit: str) -> str:
    """Draw rank and suit in the strip that overlapped cards show; below is room for the suit's letter."""
    at = max(5.0, round(21 - width_of(rank, 34) / 2, 1))
    return f'<g fill="currentColor">{numeral(rank, at, 8, 34)}</g>' + placed(f"p-{suit}", 6, 54, 0.74)


def _field(rank: str, suit: str) -> str:
    """Draw what fills the right-hand side of a card."""
    if rank in PIPS:
        return "".join(placed(f"p-{suit}", x - 11, y - 11, 0.55) for x, y in PIPS[rank])
    cost = COSTS.get(rank)
    figure = placed(f"p-{FIGURES.get(rank, 'burst')}", 45, 52)
    if cost is None:
        return figure + (placed("p-swap", 74, 30) if rank == "K" else "")
    x, y = (71, 96) if rank != "9" else (63, 112)
    return figure + f'<g fill="{INK}">{centred(cost, x, y, 24)}</g>'


def card_symbol(rank: str, suit: str) -> Shape:
    """Draw one card of a suit, named rank first."""
    return Shape(rank + suit, "0 0 100 140", _card(_field(rank, suit) + _corner(rank, suit)))


def joker_symbol() -> Shape:
    """Draw the joker: the one who always gets away."""
    bars = "".join(f"M1 {y}H99V{y + 9}H1Z" for y in (62, 80, 98, 116))
    shirt = f'<path fill="#f3b7ba" d="{bars}"/>'
    head = placed("p-trickster", 21, 30, 1.3)
    cost = f'<g fill="{INK}">{numeral("+5", 8, 8, 30)}</g>'
    return Shape("joker", "0 0 100 140", _card(shirt + head + cost))


def _back() -> Shape:
    bars = "".join(f"M7 {y}H93V{y + 7}H7Z" for y in range(14, 130, 14))
    inner = (
        f'<rect x="6" y="6" width="88" height="128" rx="4" fill="#fff6e5" stroke="{INK}" stroke-width="2"/>'
        f'<path fill="{INK}" d="{bars}"/>'
        f'<circle cx="50" cy="70" r="31" fill="{RED}" stroke="{INK}" stroke-width="2"/>' + placed("p-hat", 20, 50)
    )
    return Shape("back", "0 0 100 140", _card(inner))


HAT = (
    f'<g stroke="{INK}" stroke-width="2" stroke-linejoin="round">'
    '<path fill="#fff6e5" d="M15 22Q13 3 22 2 26 5 30 5T38 2Q47 3 45 22Z"/>'
    f'<path fill="{RED}" d="M14.5 15Q30 20 45.5 15V23H14.5Z"/>'
    '<path fill="#fff6e5" d="M2 25Q8 19 15 22 30 27 45 22 52 19 58 25 51 33 30 33T2 25Z"/></g>'
)


def sprite_text() -> str:
    """Return the sprite of Malandragem."""
    suits, figures = read_shapes(FOLDER / "suits.svg"), read_shapes(FOLDER / "figures.svg")
    shared = [glyph_parts("AJQK"), *(part(f"p-{shape.name}", shape.inner) for shape in [*suits, *figures])]
    shared.append(part("p-hat", HAT))
    drawn = [Shape(f"suit-{shape.name}", shape.box, f'<use href="#p-{shape.name}"/>') for shape in suits]
    drawn += [card_symbol(rank, suit) for suit in SUITS for rank in RANKS]
    drawn += [joker_symbol(), _back()]
    return sprite(shared, [symbol(shape) for shape in drawn])
