"""What is printed on the pieces of sabai-sabai, their names, and how they are drawn."""

from ui.markup import tag, use

# The number under which a card left the deck stands above these bits of what everybody knows of its back.
_SHIFT = 13


def name(code: str, ui: dict) -> str:
    """Name a card."""
    return ui["text"]("card." + code)


def number(value: int) -> str:
    """Write a number of points with a true minus sign."""
    return "\u2212" + str(-value) if value < 0 else str(value)


def points(value: int, ui: dict, key: str = "points") -> str:
    """Write points in words."""
    return ui["text"](key, count=value).replace("-", "\u2212")


def identity(back: int) -> str:
    """Return what everybody may call a face-down card: it tells where it came from, not what it is."""
    return f"c{back >> _SHIFT}"


def seen(back: int, seat: int) -> bool:
    """Tell whether a seat has seen the card."""
    return bool(back >> seat & 1)


def face(symbol: str, ui: dict) -> object:
    """Draw one side of a card."""
    return tag("svg", use(ui["sprite"], symbol), viewBox="0 0 100 140", aria_hidden="true", focusable="false")


def lying(code: str, ui: dict, piece: str | None = None, cls: str = "") -> object:
    """Draw a card that lies open."""
    return tag(
        "span", face(code, ui), cls=f"card {cls}".strip(), role="img", aria_label=name(code, ui), data_piece=piece
    )


def mark(seat: int, table: dict, ui: dict) -> object:
    """Draw the mark of the seat's player."""
    look = f"mark-{table['seats'][seat]['mark']}"
    return tag("svg", use(ui["app_sprite"], look), cls=f"icon mark {look}", aria_hidden="true", focusable="false")


def totals(view: dict) -> list:
    """Add up the victory points of the rounds so far."""
    results = view["round"]["results"]
    return [sum([result["victory"][seat] for result in results]) for seat in range(view["house"]["seats"])]
