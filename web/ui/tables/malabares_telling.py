"""What the Malabares table says in words: prompt, events, what everybody may know of a seat."""

from ui.markup import tag
from ui.tables import malabares_cards as cards

# Events told in the second person when they are the viewer's own.
_OWN = ("leader", "throw", "throw_void", "catch", "fall", "show_score", "piolin", "brick_win")


def prompt(view: dict, table: dict, ui: dict) -> str:
    """Say who is to do what."""
    text, seat = ui["text"], view["turn"]
    if view["phase"] == "over":
        return text("prompt.over")
    if seat is None:
        return text("prompt.wait", name="")
    key, params = _asked(view, seat, ui)
    if view["follow"]:
        params["object"] = text("object." + view["follow"])
    if seat == table["viewer"]:
        return text(key, **params)
    return text(key + "_other", name=ui["names"][seat], **params)


def _asked(view: dict, seat: int, ui: dict) -> tuple:
    phase = view["phase"]
    if phase == "pass":
        return "prompt.pass", {"count": view["passing"]}
    return ("prompt.catch", {}) if phase == "catch" else _throwing(view, seat, ui)


def _throwing(view: dict, seat: int, ui: dict) -> tuple:
    follow = view["follow"]
    if not follow:
        return ("prompt.throw.free", {}) if view["thrown"] else ("prompt.throw.lead", {})
    # Only one's own hand tells that nothing matches; of the others this stays unsaid.
    held = [cards.face(code, ui)["object"] for code in view["dark"] + view["light"]] if seat == view["me"] else [follow]
    return ("prompt.throw.follow" if follow in held else "prompt.throw.void"), {}


def line(event: dict, table: dict, ui: dict) -> str | None:
    """Tell one event as a sentence, or nothing where another event says it better."""
    kind, viewer = event["kind"], table["viewer"]
    if kind == "pass" and event["seat"] == viewer:
        return None
    key, params = "event." + kind, _params(event, ui)
    own = event.get("seat") == viewer if kind in _OWN else kind == "deal" and "cards" in event
    if kind == "over":
        own = viewer in event["winners"]
    return ui["text"](key + "_you" if own and viewer is not None else key, **params)


def _params(event: dict, ui: dict) -> dict:
    text, names, params = ui["text"], ui["names"], {}
    for name, value in event.items():
        if name in ("card", "low"):
            params[name] = cards.name(value, ui)
        elif name in ("cards", "out", "in"):
            params[name] = cards.names(value, ui)
        elif name == "object":
            params[name] = text("object." + value)
        elif name == "points":
            params[name] = cards.points(value, ui)
        elif name == "count":
            params[name] = value
    if "seat" in event:
        params["name"] = params["from_name"] = names[event["seat"]]
    if "receiver" in event:
        params["to"] = names[event["receiver"]]
    if "winners" in event:
        params["names"], params["count"] = ", ".join([names[seat] for seat in event["winners"]]), len(event["winners"])
    if "show" in event:
        params["number"], params["period"] = event["show"], text("period." + cards.PERIODS[event["show"] - 1])
    return params


def mark(view: dict, ui: dict) -> object:
    """Draw the bar's mark: sun or moon, and which of the two shows it is."""
    said = f"{ui['text']('show', number=view['show'] + 1)}, {ui['text']('period.' + view['period'])}"
    shown = tag("span", f"{view['show'] + 1}/2", aria_hidden="true")
    sign = cards.symbol(cards.LIGHTS[view["period"]], ui)
    return tag("span", sign, shown, tag("span", said, cls="visually-hidden"), cls=f"show-mark {view['period']}")


def seat(view: dict, seat: int, table: dict, ui: dict) -> object:
    """Draw what the badge of a seat adds: a pip a card (filled: hidden) and the points so far."""
    text, hand, hidden = ui["text"], view["hands"][seat], view["hidden"][seat]
    pips = [tag("i", cls="pip dark") for _ in range(hidden)] + [tag("i", cls="pip light") for _ in range(hand - hidden)]
    counts = [text("hand_count", count=hand), text("hidden_count", count=hidden)]
    said = ", ".join(counts + [cards.points(view["totals"][seat], ui)])
    return tag(
        "span",
        tag("span", pips, cls="pips", aria_hidden="true"),
        tag("span", cards.number(view["totals"][seat]), cls="so-far", aria_hidden="true"),
        tag("span", said, cls="visually-hidden"),
        cls="hand-extra",
    )


def seat_sheet(view: dict, seat: int, table: dict, ui: dict) -> object:
    """Draw all that everybody may know of a seat."""
    text = ui["text"]
    counts = [text("hand_count", count=view["hands"][seat]), text("hidden_count", count=view["hidden"][seat])]
    counts.append(cards.points(view["totals"][seat], ui))
    voids = [tag("p", text("void", object=text("object." + missing)), cls="void") for missing in view["voids"][seat]]
    known = [_known("zone.floor", view["floor"][seat], view, ui), _known("zone.caught", view["caught"][seat], view, ui)]
    parts = (tag("p", " \u00b7 ".join(counts), cls="counts"), tag("dl", known), voids)
    return tag("div", tag("div", *parts, cls="seat-known"), data_game="malabares")


def _known(key: str, codes: list, view: dict, ui: dict) -> object:
    row = [cards.lying(code, "light", view["period"], ui, piece=False) for code in codes]
    lies = tag("dd", row, cls="row") if codes else tag("dd", ui["text"]("none"), cls="nothing")
    return [tag("dt", ui["text"](key)), lies]
