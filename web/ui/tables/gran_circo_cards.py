"""The tiles of Gran Circo: their names, what they do, and how they are drawn."""

from ui.markup import tag, use

CIRCUSES = ("royal", "splendor", "majestic", "colossus", "imperium")
KINDS = ("ad", "stand", "imp")
PARTNERS = ("shareholder", "investor", "manager", "scout")


def is_act(code: str, ui: dict) -> bool:
    """Tell an act's tile from one of the shop."""
    return code in ui["printed"]["acts"]


def act_of(code: str, ui: dict) -> dict:
    """Return what is printed on an act's tile."""
    return ui["printed"]["acts"][code]


def name(code: str, ui: dict) -> str:
    """Name a tile; an act with a star for each of its stars."""
    if not is_act(code, ui):
        return ui["text"]("tile." + code)
    act = act_of(code, ui)
    return ui["text"]("act.name", act=ui["text"]("act." + act["act"]), stars="\u2605" * act["stars"])


def names(codes: list, ui: dict) -> str:
    """Name tiles in a row."""
    return ", ".join([name(code, ui) for code in codes])


def label(code: str, ui: dict) -> str:
    """Say a tile in full: stars and half rings, or what it does."""
    text = ui["text"]
    if not is_act(code, ui):
        return name(code, ui) + ": " + effect(code, ui)
    act = act_of(code, ui)
    said = text("act." + act["act"]) + ", " + text("stars", count=act["stars"])
    return said + ", " + text("duet." + act["marks"]) if act["marks"] else said


def effect(code: str, ui: dict) -> str:
    """Say what a tile of the shop brings."""
    text, printed = ui["text"], ui["printed"]
    if code in printed["ads"]:
        ad = printed["ads"][code]
        return text("effect.ad.points", count=ad["points"]) if ad["points"] else text("effect.ad." + str(ad["stars"]))
    if code not in printed["improvements"]:
        return text("effect.stand")
    tile = printed["improvements"][code]
    if tile["need"]:
        return text("effect." + tile["need"])
    return text("effect.improvement", count=tile["points"], act=text("act." + tile["act"]))


def price(code: str, ui: dict) -> int:
    """Return the printed price of a tile of the shop."""
    return ui["printed"]["prices"][code]


def fee(code: str, ui: dict) -> int:
    """Return what the union asks for an act."""
    return act_of(code, ui)["stars"] + 1


def sign(symbol: str, ui: dict, cls: str = "sign") -> object:
    """Draw one of the game's signs; the words beside it speak for it."""
    shape = use(ui["sprite"], symbol)
    return tag("svg", shape, cls=cls, viewBox="0 0 100 100", aria_hidden="true", focusable="false")


def face(code: str, ui: dict) -> object:
    """Draw a tile."""
    return sign(code, ui, "tile-face")


def lying(code: str, ui: dict, cls: str = "", piece: bool = True) -> object:
    """Draw a tile that only lies there; acts keep their identity when they move."""
    known = code if piece and is_act(code, ui) else None
    return tag(
        "span", face(code, ui), cls=f"tile {cls}".strip(), role="img", aria_label=label(code, ui), data_piece=known
    )


def coins(count: int, ui: dict, cls: str = "coins") -> object:
    """Draw an amount of money."""
    return tag("span", sign("coin", ui, "coin"), tag("b", str(count)), cls=cls, aria_hidden="true")


def circus(at: int, ui: dict) -> object:
    """Draw the sign of a circus."""
    return sign("circus-" + CIRCUSES[at], ui, "circus")


def circus_name(at: int, ui: dict) -> str:
    """Name a circus and who plays it."""
    text, seats = ui["text"], ui["names"]
    if at >= len(seats):
        return text("circus.neutral")
    return text("zone.marking", circus=text("circus." + CIRCUSES[at]), name=seats[at])


def partner(kind: str, ui: dict) -> object:
    """Draw a partner's tile that only lies there."""
    said = ui["text"]("partner." + kind)
    return tag("span", sign(kind, ui), cls="partner-tile", role="img", aria_label=said)


def mark(seat: int, table: dict, ui: dict) -> object:
    """Draw the mark of the seat's player."""
    look = f"mark-{table['seats'][seat]['mark']}"
    return tag("svg", use(ui["app_sprite"], look), cls=f"icon mark {look}", aria_hidden="true", focusable="false")


def tappable(term: str, inner: object, said: str, cls: str, may: bool, chosen: bool) -> object:
    """Draw what can be tapped: picked if it may be, explained if not."""
    tick = tag("span", cls="tick", aria_hidden="true") if chosen else None
    return tag(
        "button",
        inner,
        tick,
        type="button",
        cls=cls + (" open" if may else "") + (" picked" if chosen else ""),
        data_do="card",
        data_arg=term,
        data_key=term,
        aria_label=said,
        aria_pressed=chosen if may else None,
        aria_disabled=None if may else "true",
    )
