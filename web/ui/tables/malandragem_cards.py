"""The cards of Malandragem: their names, their order in a hand, and how they are drawn."""

from ui.markup import tag, use

SUITS = ("s", "h", "d", "c")
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
JOKER = "joker"


def suit_of(code: str) -> str:
    """Return the suit of a card, "" for a joker."""
    return "" if code == JOKER else code[-1]


def rank_of(code: str) -> str:
    """Return the rank of a card, "joker" for a joker."""
    return JOKER if code == JOKER else code[:-1]


def name(code: str, ui: dict) -> str:
    """Name a card."""
    text = ui["text"]
    if code == JOKER:
        return text("card.joker")
    return text("card.name", rank=text("rank." + rank_of(code)), suit=text("suit." + code[-1]))


def power(code: str, ui: dict) -> str:
    """Say what a card does."""
    rank = rank_of(code)
    return ui["text"]("power." + ("none" if rank in ("3", "4", "5", "6") else rank))


def order(held: tuple) -> int:
    """Return where a card stands in a sorted hand: suits together, jokers last."""
    code, place = held
    if code == JOKER:
        return 99000 + place
    return 1000 * (20 * SUITS.index(code[-1]) + RANKS.index(code[:-1])) + place


def face(symbol: str, ui: dict) -> object:
    """Draw one side of a card, with the suit's letter for those who do not see its colour or shape."""
    drawn = tag("svg", use(ui["sprite"], symbol), viewBox="0 0 100 140", aria_hidden="true", focusable="false")
    suit = suit_of(symbol) if symbol != "back" else ""
    if not suit:
        return drawn
    letter = tag("span", ui["text"]("suit.letter." + suit), cls="letter", aria_hidden="true")
    return tag("span", drawn, letter, cls="face " + suit)


def sign(suit: str, ui: dict) -> object:
    """Draw the shape of a suit."""
    shape = use(ui["sprite"], "suit-" + suit)
    return tag("svg", shape, cls="sign " + suit, viewBox="0 0 40 40", aria_hidden="true", focusable="false")


def lying(code: str, ui: dict, piece: str | None = None) -> object:
    """Draw a card that lies open."""
    return tag("span", face(code, ui), cls="card", role="img", aria_label=name(code, ui), data_piece=piece)


def seat_mark(seat: int, table: dict, ui: dict) -> object:
    """Draw the mark of the seat's player."""
    look = f"mark-{table['seats'][seat]['mark']}"
    return tag("svg", use(ui["app_sprite"], look), cls=f"icon mark {look}", aria_hidden="true", focusable="false")
