"""The middle of a Malabares table: cards in the air, this round's throws, the floors."""

from ui.markup import tag
from ui.tables import malabares_cards as cards


def playable(table: dict) -> list:
    """List the cards that some offer names."""
    found = []
    for offer in table["offers"]:
        found += offer["cards"] if "cards" in offer else [offer["card"]]
    return found


def shared(view: dict, table: dict, picked: list, ui: dict) -> object:
    """Draw what lies in the middle for all to see."""
    parts = [_air(view, table, picked, ui)]
    if view["phase"] in ("throw", "catch"):
        parts.append(_throws(view, table, ui))
        parts.append(_floors(view, table, ui))
    return tag("div", parts, cls=f"ring {view['phase']} seats-{view['seats']}")


def badge(view: dict, ui: dict) -> object:
    """Say which show and round it is, with the sun or the moon."""
    text = ui["text"]
    words = tag(
        "span",
        tag("span", text("period." + view["period"])),
        " ",
        tag("span", text("round", number=view["round"])),
        cls="words",
    )
    return tag("p", cards.symbol(cards.LIGHTS[view["period"]], ui), words, cls=f"badge {view['period']}")


def _air(view: dict, table: dict, picked: list, ui: dict) -> object:
    may, text = playable(table), ui["text"]
    catching = view["phase"] == "catch" and bool(may)
    row = [_in_air(code, view, table, catching, code in picked, ui) for code in view["air"]]
    return tag(
        "div",
        tag("div", tag("h2", text("zone.air"), id="mb-air"), badge(view, ui), cls="line sky-head"),
        tag("div", row, cls="row", data_place="air", data_row=True),
        _aside(view, ui) if view["aside"] else None,
        cls="sky" + (" catchable" if catching else ""),
        role="group",
        aria_labelledby="mb-air",
    )


def _in_air(code: str, view: dict, table: dict, catching: bool, is_picked: bool, ui: dict) -> object:
    if table["actor"] is None:
        return cards.lying(code, "light", view["period"], ui)
    return cards.button(code, "light", view["period"], ui, catching, catching and is_picked)


def _aside(view: dict, ui: dict) -> object:
    row = [cards.lying(code, "light", view["period"], ui, "small") for code in view["aside"]]
    head = tag("h3", ui["text"]("zone.aside"), id="mb-aside")
    return tag(
        "div",
        head,
        tag("div", row, cls="row", data_place="aside"),
        cls="aside",
        role="group",
        aria_labelledby="mb-aside",
    )


def throwers(view: dict) -> list:
    """List the seats in the order in which they throw this round."""
    leader, seats = view["leader"], view["seats"]
    if seats == 2:
        return [leader, 1 - leader, 1 - leader, leader]
    return [(leader + place) % seats for place in range(seats)]


def _throws(view: dict, table: dict, ui: dict) -> object:
    catching = view["phase"] == "catch"
    places = [_slot(place, seat, view, table, ui) for place, seat in enumerate(throwers(view))]
    head = tag("h2", ui["text"]("zone.thrown"), id="mb-thrown", cls="visually-hidden" if catching else "thrown-head")
    note = _falls(view, table, ui) if catching else _follow(view, ui)
    return tag(
        "div",
        tag("div", head, note, cls="line"),
        tag("ol", places, cls="row slots", data_place="thrown"),
        cls="throws",
        role="group",
        aria_labelledby="mb-thrown",
    )


def _follow(view: dict, ui: dict) -> object:
    text, follow = ui["text"], view["follow"]
    if follow:
        words = text("follow", object=text("object." + follow))
        return tag("p", cards.symbol(follow, ui), words, cls="note follow")
    return tag("p", text("free"), cls="note") if view["thrown"] else None


def _falls(view: dict, table: dict, ui: dict) -> object:
    seat, card = view["order"][-1][0], cards.name(view["order"][0][1], ui)
    key = "falls_to_you" if seat == table["viewer"] else "falls_to"
    return tag("p", ui["text"](key, card=card, name=ui["names"][seat]), cls="note falls")


def _slot(place: int, seat: int, view: dict, table: dict, ui: dict) -> object:
    thrown = view["thrown"]
    who = tag("span", cards.mark(seat, table, ui), tag("span", ui["names"][seat], cls="name"), cls="who")
    if place >= len(thrown):
        now = " now" if place == len(thrown) else ""
        gap = tag("span", cards.mark(seat, table, ui), cls="card gap", aria_hidden="true")
        said = tag("span", ui["text"]("slot.empty", name=ui["names"][seat]), cls="visually-hidden")
        return tag(
            "li",
            gap,
            said,
            tag("span", who, aria_hidden="true", cls="whole"),
            cls="slot" + now,
            data_place=f"thrown/{place}",
        )
    code = thrown[place][1]
    rank, cls = (None, "slot") if view["phase"] != "catch" else _rank(code, view, ui)
    if table["actor"] is None or view["phase"] != "catch":
        card = cards.lying(code, "light", view["period"], ui)
    else:
        card = cards.button(code, "light", view["period"], ui, False, False)
    return tag("li", card, rank, who, cls=cls, data_place=f"thrown/{place}")


def _rank(code: str, view: dict, ui: dict) -> tuple:
    """Say when a thrown card catches: its place in the order, done, or the lowest."""
    text, order = ui["text"], [thrown[1] for thrown in view["order"]]
    left = [thrown[1] for thrown in view["catchers"]]
    place = order.index(code)
    if place == len(order) - 1:
        return tag("span", text("lowest"), cls="rank lowest"), "slot lowest"
    nth = text(f"nth.{place + 1}")
    said = text("slot.done") if code not in left else text("slot.catches", nth=nth)
    shown = tag("span", nth, aria_hidden="true")
    cls = "now" if left and code == left[0] else "next" if code in left else "done"
    return tag("span", shown, tag("span", said, cls="visually-hidden"), cls=f"rank {cls}"), f"slot {cls}"


def _floors(view: dict, table: dict, ui: dict) -> object:
    text, me = ui["text"], view["me"]
    start = 0 if me is None else me + 1
    seats = [(start + step) % view["seats"] for step in range(view["seats"])]
    rows = [_floor(seat, view, table, ui) for seat in seats if seat != me]
    # The own floor lies with the own hand.
    return tag(
        "div",
        tag("h2", text("zone.floor"), id="mb-floor"),
        tag("ul", rows, cls=f"piles piles-{len(rows)}"),
        cls="floors",
        role="group",
        aria_labelledby="mb-floor",
    )


def _floor(seat: int, view: dict, table: dict, ui: dict) -> object:
    fallen = view["floor"][seat]
    row = [cards.lying(code, "light", view["period"], ui, "small") for code in fallen]
    who = tag("span", cards.mark(seat, table, ui), tag("span", ui["names"][seat], cls="name"), cls="who")
    lies = row if fallen else tag("span", ui["text"]("none"), cls="nothing")
    return tag("li", who, tag("span", lies, cls="row", data_place=f"floor/{seat}"), cls="pile")
