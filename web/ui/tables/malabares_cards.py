"""What is printed on the cards of Malabares, their names, and how one is drawn."""

from ui.markup import tag, use

PERIODS = ("day", "night")
LIGHTS = {"day": "sun", "night": "moon"}


def face(code: str, ui: dict) -> dict:
    """Return what is printed on a card: object, number, points by `day`, by `night` and `dark` (hidden)."""
    printed = ui["printed"][code]
    return {
        "object": printed["object"],
        "number": printed["label"],
        "day": printed["sun"],
        "night": printed["moon"],
        "dark": printed["hand"],
    }


def name(code: str, ui: dict) -> str:
    """Name a card."""
    printed = face(code, ui)
    return ui["text"]("card." + printed["object"], number=printed["number"])


def names(codes: list, ui: dict) -> str:
    """Name cards in a row."""
    return ", ".join([name(code, ui) for code in codes])


def number(value: int) -> str:
    """Write a number of points with a true minus sign."""
    return "\u2212" + str(-value) if value < 0 else str(value)


def points(value: int, ui: dict) -> str:
    """Write points in words."""
    return ui["text"]("points", count=value).replace("-", "\u2212")


def label(code: str, side: str, period: str, ui: dict) -> str:
    """Say a card, its side and what it is worth now."""
    printed, text = face(code, ui), ui["text"]
    if side == "dark":
        return text("card.dark", card=name(code, ui), points=points(-printed["dark"], ui))
    return text("card.light", card=name(code, ui), points=points(printed[period], ui))


def drawing(symbol: str, ui: dict) -> object:
    """Draw one side of a card; the words beside it speak for it."""
    return tag("svg", use(ui["sprite"], symbol), viewBox="0 0 100 140", aria_hidden="true", focusable="false")


def symbol(name: str, ui: dict, cls: str = "glyph") -> object:
    """Draw one of the game's signs, such as the sun."""
    return tag("svg", use(ui["sprite"], name), cls=cls, aria_hidden="true", focusable="false")


def mark(seat: int, table: dict, ui: dict) -> object:
    """Draw the mark of the seat's player."""
    number = table["seats"][seat]["mark"]
    return tag(
        "svg",
        use(ui["app_sprite"], f"mark-{number}"),
        cls=f"icon mark mark-{number}",
        aria_hidden="true",
        focusable="false",
    )


def _symbol_of(code: str, side: str, period: str) -> str:
    return code + "-dark" if side == "dark" else f"{code}-light-{period}"


def lying(code: str, side: str, period: str, ui: dict, cls: str = "", piece: bool = True) -> object:
    """Draw a card that only lies there."""
    said = label(code, side, period, ui)
    return tag(
        "span",
        drawing(_symbol_of(code, side, period), ui),
        cls=f"card {side} {cls}".strip(),
        role="img",
        aria_label=said,
        data_piece=code if piece else None,
    )


def button(
    code: str, side: str, period: str, ui: dict, playable: bool, picked: bool, said: str | None = None
) -> object:
    """Draw a card that can be tapped; one that may not be played now stays a button, so that a tap explains."""
    return tag(
        "button",
        drawing(_symbol_of(code, side, period), ui),
        tag("span", cls="tick", aria_hidden="true") if picked else None,
        cls=f"card {side}" + (" playable" if playable else "") + (" picked" if picked else ""),
        type="button",
        data_do="card",
        data_arg=code,
        data_piece=code,
        data_key="card-" + code,
        aria_pressed=picked if playable else None,
        aria_disabled=None if playable else "true",
        aria_label=said or label(code, side, period, ui),
    )
