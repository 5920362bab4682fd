"""What everybody may know of a seat: its badge at the table, its sheet, and the sheets of sambists and piles."""

from ui.markup import tag
from ui.tables import roda_de_samba_cards as cards
from ui.tables import roda_de_samba_circle as circles
from ui.tables import roda_de_samba_sambists as sambists


def seat(view: dict, seat: int, table: dict, ui: dict) -> object:
    """Draw what the badge of a seat adds: cards in hand, points so far, the circle as a stamp."""
    text, hand, worth = ui["text"], view["hands"][seat], view["scores"][seat]
    filled = len([stack for stack in view["circles"][seat] if stack])
    said = ", ".join([text("hand_count", count=hand), cards.points(worth, ui), text("space_count", count=filled)])
    stamp = circles.mini(view["circles"][seat], view["crossed"][seat], ui) if seat != view["me"] else None
    shown = [
        tag("span", tag("i", cls="pip"), str(hand), cls="held-count"),
        tag("span", cards.glyph("fame", ui), cards.number(worth), cls="so-far"),
        stamp,
    ]
    return tag(
        "span",
        tag("span", shown, cls="shown", aria_hidden="true"),
        tag("span", said, cls="visually-hidden"),
        cls="known",
    )


def seat_sheet(view: dict, seat: int, table: dict, ui: dict) -> object:
    """Draw all that everybody may know of a seat."""
    text, invited = ui["text"], view["invited"][seat]
    counts = [cards.points(view["scores"][seat], ui), text("hand_count", count=view["hands"][seat])]
    if view["regions"] and seat < len(view["regions"]):
        counts.insert(0, text("region." + view["regions"][seat]))
    lies = circles.lying(view["circles"][seat], ui, pieces=False)
    centre = tag("p", cards.sambist(invited[-1], ui) if invited else text("nobody"), cls="charge-name")
    ring = circles.ring(view, seat, centre, lies, ui)
    known = [
        _row("zone.invited", [_fame(who, ui) for who in reversed(invited)], ui),
        _row("zone.charmed", [_fame(who, ui) for who in [view["charmed"][seat]] if who], ui),
        _row("zone.taken", [cards.lying(code, ui) for code in view["taken"][seat]], ui),
    ]
    clashes = len(view["crossed"][seat])
    harmony = text("crossed", count=clashes) if clashes else text("crossed.none")
    parts = (tag("p", " \u00b7 ".join(counts), cls="counts"), ring, tag("p", harmony), tag("dl", known))
    return tag("div", tag("div", *parts, cls="seat-known"), data_game="roda_de_samba")


def _row(key: str, parts: list, ui: dict) -> list:
    lies = tag("dd", parts, cls="row") if parts else tag("dd", ui["text"]("none"), cls="nothing")
    return [tag("dt", ui["text"](key)), lies]


def _fame(who: str, ui: dict) -> object:
    said = tag("span", sambists.benefit(who, ui), cls="visually-hidden")
    return tag("span", tag("span", cards.sambist(who, ui)), sambists.gives(who, ui), said, cls="who-gives")


def about(view: dict, arg: str, table: dict, ui: dict) -> tuple:
    """Return title and body of a sheet about what was tapped: a sambist or a discard pile."""
    what, _, which = arg.partition("/")
    if what == "sambist":
        title, body = cards.sambist(which, ui), sambists.described(which, view, ui)
    else:
        title = ui["text"]("zone.pile", colour=ui["text"]("colour." + which))
        pile = view["piles"][cards.COLOURS.index(which)]
        body = tag("div", [cards.lying(code, ui) for code in reversed(pile)], cls="row")
    return title, tag("div", tag("div", body, cls="about"), data_game="roda_de_samba")
