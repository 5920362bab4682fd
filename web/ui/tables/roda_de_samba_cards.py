"""What is printed on the pieces of Roda de Samba, their names, and how they are drawn."""

from ui.markup import tag, use

COLOURS = ("yellow", "red", "green", "blue")
MALANDRO = "ma"


def instrument_of(code: str) -> str:
    """Return the instrument of a card: the first two signs of its code."""
    return code[:2]


def colour_of(code: str, ui: dict) -> str:
    """Return the colour of a card or an instrument."""
    return ui["printed"]["instruments"][code[:2]]


def sambist_of(who: str, ui: dict) -> dict:
    """Return what is printed on a sambist."""
    return ui["printed"]["sambists"][who]


def name(code: str, ui: dict) -> str:
    """Name a card."""
    return ui["text"]("card." + code[:2], number=code[2:])


def names(codes: list, ui: dict) -> str:
    """Name cards in a row."""
    return ", ".join([name(code, ui) for code in codes])


def instrument(code: str, ui: dict) -> str:
    """Name the instrument of a card."""
    return ui["text"]("instrument." + code[:2])


def sambist(who: str, ui: dict) -> str:
    """Name a sambist."""
    return ui["text"]("sambist." + who)


def number(value: int) -> str:
    """Write a number of points with a true minus sign."""
    return "\u2212" + str(-value) if value < 0 else str(value)


def points(value: int, ui: dict, key: str = "points") -> str:
    """Write points in words."""
    return ui["text"](key, count=value).replace("-", "\u2212")


def label(code: str, ui: dict) -> str:
    """Say a card and its colour."""
    if code == MALANDRO:
        return name(code, ui)
    return name(code, ui) + ", " + ui["text"]("colour." + colour_of(code, ui))


def glyph(symbol: str, ui: dict, cls: str = "glyph") -> object:
    """Draw one of the game's signs; the words beside it speak for it."""
    return tag("svg", use(ui["sprite"], symbol), cls=cls, aria_hidden="true", focusable="false")


def family(colour: str, ui: dict) -> object:
    """Draw the sign of a family: a shape of its own in its colour."""
    return glyph("f-" + colour, ui, "glyph family")


def picture(code: str, ui: dict, cls: str = "glyph") -> object:
    """Draw an instrument's picture without a card round it."""
    return glyph("i-" + code[:2], ui, cls)


def mark(seat: int, table: dict, ui: dict) -> object:
    """Draw the mark of the seat's player."""
    look = f"mark-{table['seats'][seat]['mark']}"
    return tag("svg", use(ui["app_sprite"], look), cls=f"icon mark {look}", aria_hidden="true", focusable="false")


def face(symbol: str, ui: dict) -> object:
    """Draw the face of a card."""
    return tag("svg", use(ui["sprite"], symbol), viewBox="0 0 100 140", aria_hidden="true", focusable="false")


def lying(code: str, ui: dict, cls: str = "", piece: str | None = None) -> object:
    """Draw a card that only lies there."""
    said = label(code, ui)
    return tag("span", face(code, ui), cls=f"card {cls}".strip(), role="img", aria_label=said, data_piece=piece)


def fame(value: int, ui: dict) -> object:
    """Draw fame points."""
    return tag("span", glyph("fame", ui), tag("b", str(value)), cls="fame", aria_hidden="true")
