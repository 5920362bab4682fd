"""The tents of Gran Circo: every circus's cast in its best row, what it has bought, and what a show would bring."""

from ui.markup import tag
from ui.tables import gran_circo_cards as cards
from ui.tables.gran_circo_gestures import spots
from ui.tables.gran_circo_score import sheet_rows


def tents(view: dict, table: dict, picked: list, ui: dict) -> list:
    """Draw every seat's tent, the viewer's or the acting seat's first."""
    first = table["viewer"] if table["viewer"] is not None else view["turn"] or 0
    order = [first] + [seat for seat in range(view["seats"]) if seat != first]
    return [tent(view, seat, table, picked, ui) for seat in order]


def tent(view: dict, seat: int, table: dict, picked: list, ui: dict) -> object:
    """Draw one tent: head with the projected points, cast, what was bought."""
    text = ui["text"]
    points = view["projected"][seat]
    said = cards.circus_name(seat, ui) + ". " + text("projected", count=points)
    head = tag(
        "button",
        cards.circus(seat, ui),
        tag("span", ui["names"][seat], cls="name"),
        tag("span", str(points), cards.sign("star", ui, "point"), cls="worth"),
        type="button",
        cls="tent-head",
        data_do="about",
        data_arg=f"tent/{seat}",
        data_key=f"tent-{seat}",
        aria_label=said,
    )
    open_to = spots(table["offers"]) if view["phase"] == "keep" and view["turn"] == seat else []
    lies = cast(view["casts"][seat], open_to, picked, ui)
    bought = view["ads"][seat] + view["stands"][seat] + view["improvements"][seat]
    tiles = [tag("li", cards.lying(code, ui, "small")) for code in bought]
    helpers = [tag("li", cards.partner(kind, ui)) for kind in view["partners"][seat]]
    below = tag("ul", helpers, tiles, cls="row bought") if tiles or helpers else None
    return tag("section", head, lies, below, cls=f"tent of-{cards.CIRCUSES[seat]}", data_place=f"tent/{seat}")


def cast(row: list, open_to: list, picked: list, ui: dict) -> object:
    """Draw a cast; acts that make a duet touch, so that their half rings join."""
    if not row:
        return tag("p", ui["text"]("nothing"), cls="nothing")
    return tag("ul", [_act(at, row, open_to, picked, ui) for at in range(len(row))], cls="cast")


def joins(row: list, at: int, ui: dict) -> bool:
    """Tell whether an act makes a duet with the next one."""
    if at + 1 >= len(row):
        return False
    return "R" in cards.act_of(row[at], ui)["marks"] and "L" in cards.act_of(row[at + 1], ui)["marks"]


def _act(at: int, row: list, open_to: list, picked: list, ui: dict) -> object:
    code = row[at]
    look = "joined" if joins(row, at, ui) else ""
    term = "keep/" + code
    if term not in open_to:
        return tag("li", cards.lying(code, ui), cls=look)
    inner = tag("span", cards.face(code, ui), cls="face", data_piece=code)
    return tag("li", cards.tappable(term, inner, cards.label(code, ui), "tile", True, term in picked), cls=look)


def about(view: dict, arg: str, table: dict, ui: dict) -> tuple:
    """Return title and body of the sheet about a tent: what a show would bring, line by line."""
    seat = int(arg.partition("/")[2])
    return cards.circus_name(seat, ui), tag("div", sheet_rows(view, seat, ui), data_game="gran_circo")
