"""The seat's own part of a Malabares table: hand by sides, floor, worth now, Piolin meter."""

from ui.markup import tag, use
from ui.tables import malabares_cards as cards
from ui.tables.malabares_shared import playable


def own(view: dict, table: dict, picked: list, ui: dict) -> object:
    """Draw the hand and all that belongs to the seat; nothing for the whole table."""
    if view["me"] is None or view["phase"] in ("deal", "over"):
        return None
    passing = view["phase"] == "pass"
    head = tag("h2", ui["text"]("zone.hand"), id="mb-hand")
    hand = _passing(view, table, picked, ui) if passing else _sides(view, table, picked, ui)
    moved = _moved(view, ui)
    # While it is told what was passed, nothing can have fallen yet.
    low = [moved] if passing else [None if moved else _floor(view, ui), moved, _meter(view, ui)]
    worth = None if passing else _worth(view, ui)
    count = len(view["dark"]) + len(view["light"])
    below = tag("div", low, cls="below") if any(low) else None
    return tag("div", head, worth, hand, below, cls=f"mine n{count}", role="group", aria_labelledby="mb-hand")


def _worth(view: dict, ui: dict) -> object:
    words = ui["text"]("worth_now", count=view["worth"]).replace("-", "\u2212")
    return tag("p", words, cls="now-worth")


def _sides(view: dict, table: dict, picked: list, ui: dict) -> object:
    groups = [_side(side, view, table, picked, ui) for side in ("dark", "light") if view[side]]
    return tag("div", groups, cls="hand", data_row=True, data_place=f"hand/{view['me']}")


def _side(side: str, view: dict, table: dict, picked: list, ui: dict) -> object:
    sign = "hand" if side == "dark" else cards.LIGHTS[view["period"]]
    head = tag("h3", cards.symbol(sign, ui), tag("span", ui["text"]("side." + side), cls="words"), id="mb-" + side)
    row = [_held(code, side, view, table, picked, ui) for code in view[side]]
    cls = f"side {side} has-{len(row)}"
    return tag("div", head, tag("div", row, cls="row"), cls=cls, role="group", aria_labelledby="mb-" + side)


def _held(code: str, side: str, view: dict, table: dict, picked: list, ui: dict) -> object:
    period, printed, text = view["period"], cards.face(code, ui), ui["text"]
    said = cards.label(code, side, period, ui)
    values = None
    if side == "dark":
        said += "; " + text("card.if_used", points=cards.points(printed[period], ui))
        values = tag("p", _value(cards.LIGHTS[period], printed[period], ui), cls="if-used", aria_hidden="true")
    return _tile(code, side, view, table, picked, said, values, ui)


def _tile(code: str, side: str, view: dict, table: dict, picked: list, said: str, values: object, ui: dict) -> object:
    may = code in playable(table) and view["phase"] != "catch"
    card = cards.button(code, side, view["period"], ui, may, may and code in picked, said)
    return tag("div", card, values, cls="tile" + (" raised" if may else "") + (" up" if may and code in picked else ""))


def _value(sign: str, value: int, ui: dict, cls: str = "") -> object:
    return tag("span", cards.symbol(sign, ui), cards.number(value), cls=f"value {sign} {cls}".strip())


def _passing(view: dict, table: dict, picked: list, ui: dict) -> object:
    row = [_whole(code, view, table, picked, ui) for code in view["dark"]]
    return tag(
        "div",
        tag("div", row, cls="row", data_row=True),
        cls="hand passing",
        role="group",
        aria_labelledby="mb-hand",
        data_place=f"hand/{view['me']}",
    )


def _whole(code: str, view: dict, table: dict, picked: list, ui: dict) -> object:
    printed = cards.face(code, ui)
    numbers = {"sun": printed["day"], "moon": printed["night"], "hand": printed["dark"]}
    said = ui["text"](
        "card.both",
        card=cards.name(code, ui),
        sun=cards.number(numbers["sun"]),
        moon=cards.number(numbers["moon"]),
        hand=cards.number(numbers["hand"]),
    )
    big = cards.LIGHTS[view["period"]]
    values = [_value(sign, numbers[sign], ui, "big" if sign == big else "") for sign in ("sun", "moon", "hand")]
    return _tile(code, "light", view, table, picked, said, tag("p", values, cls="values", aria_hidden="true"), ui)


def _floor(view: dict, ui: dict) -> object:
    fallen = view["floor"][view["me"]]
    row = [cards.lying(code, "light", view["period"], ui, "small") for code in fallen]
    lies = row if fallen else tag("span", ui["text"]("none"), cls="nothing")
    return tag(
        "div",
        tag("h3", ui["text"]("zone.floor"), id="mb-own-floor"),
        tag("div", lies, cls="row", data_place=f"floor/{view['me']}"),
        cls="own-floor",
        role="group",
        aria_labelledby="mb-own-floor",
    )


def _moved(view: dict, ui: dict) -> object:
    """Show what was passed while it still matters: before the first throw of the show."""
    if view["phase"] == "pass":
        return _few("given", view, ui) if view["given"] else None
    if view["phase"] != "throw" or view["round"] > 1 or view["thrown"]:
        return None
    return [_few("given", view, ui), _few("received", view, ui)]


def _few(zone: str, view: dict, ui: dict) -> object:
    # The card may also lie in the hand: only one drawing of it is the piece that moves.
    row = [cards.lying(code, "light", view["period"], ui, "small", piece=False) for code in view[zone]]
    return tag("div", tag("h3", ui["text"]("zone." + zone)), tag("div", row, cls="row"), cls="few")


def _meter(view: dict, ui: dict) -> object:
    meter, text = view["piolin"], ui["text"]
    if not meter:
        return None
    brick = view["special"] == "brick"
    title = tag("h3", cards.symbol(view["special"], ui), text("piolin.title"), id="mb-piolin")
    state, body = _lacks(meter, view, ui)
    rule = text(f"piolin.rule.{view['period']}" + ("_brick" if brick else ""))
    return tag(
        "div",
        title,
        None if state == "stuck" else _win(meter, brick, ui),
        tag("p", rule, cls="visually-hidden"),
        body,
        cls=f"meter {state}",
        role="group",
        aria_labelledby="mb-piolin",
    )


def _win(meter: dict, brick: bool, ui: dict) -> object:
    """Say what the move is worth: in words, and in a sign where there is no room."""
    text = ui["text"]
    words = text("piolin.wins") if brick else text("piolin.worth", count=meter["worth"])
    crown = tag("svg", use(ui["app_sprite"], "crown"), cls="glyph", focusable="false")
    short = tag("span", "= ", crown if brick else str(meter["worth"]), cls="short", aria_hidden="true")
    return tag("p", tag("span", words, cls="words"), short, cls="win")


def _lacks(meter: dict, view: dict, ui: dict) -> tuple:
    text, unwanted = ui["text"], "knife" if view["period"] == "day" else "torch"
    words = text("object." + unwanted)
    if meter["stuck"]:
        return "stuck", _state("\u2715", text("piolin.stuck", object=words))
    if not meter["hidden"] and not meter["unwanted"]:
        return "ready", _state("\u2713", text("piolin.ready"))
    needs = [("hidden", "hand"), ("unwanted", unwanted)]
    return "far", tag("ul", [_need(sign, kind, meter[kind], words, ui) for kind, sign in needs], cls="needs")


def _state(sign: str, words: str) -> object:
    return tag("p", tag("b", sign, aria_hidden="true"), tag("span", words, cls="words"), cls="state")


def _need(sign: str, kind: str, count: int, objects: str, ui: dict) -> object:
    shown = tag("b", str(count) if count else "\u2713", aria_hidden="true")
    key = ("piolin.need." if count else "piolin.met.") + ("hidden" if kind == "hidden" else "object")
    words = tag("span", ui["text"](key, count=count, object=objects), cls="words")
    return tag("li", cards.symbol(sign, ui), shown, words, cls="need" if count else "need met")
