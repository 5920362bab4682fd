"""What the Gran Circo table says in words: the prompt, the events, the bar's mark."""

from ui.markup import tag
from ui.tables import gran_circo_cards as cards

ROUNDS = 4
SHOWS = (2, 4)
_NO_OWN = ("neutral_reveal", "neutral_send", "neutral_union", "leftovers", "refill", "deal")


def prompt(view: dict, table: dict, ui: dict) -> str:
    """Say who is to do what."""
    text, phase, seat = ui["text"], view["phase"], view["turn"]
    key = phase
    if seat is None and phase != "over":
        key = "wait"
    elif phase == "reveal" and [offer for offer in table["offers"] if offer["kind"] == "send"]:
        key = "send"
    mine = seat is not None and seat == table["viewer"]
    name = ui["names"][seat] if seat is not None else ""
    said = text("prompt." + key + ("" if mine else "_other"), name=name)
    if phase == "invest" and seat is not None:
        said += " \u00b7 " + text("coins", count=view["money"][seat])
    return said


def line(event: dict, table: dict, ui: dict) -> str | None:
    """Tell one event as a sentence."""
    kind, viewer = event["kind"], table["viewer"]
    key = "event." + kind
    if kind == "buy" and event["way"] != "cash":
        key += "_investor"
    if kind not in _NO_OWN and viewer is not None:
        mine = viewer in event["winners"] if "winners" in event else event.get("seat") == viewer
        key += "_you" if mine else ""
    return ui["text"](key, **_params(event, ui))


def _params(event: dict, ui: dict) -> dict:
    text, names, params = ui["text"], ui["names"], {}
    for name in ("count", "paid", "points"):
        if name in event:
            params["count"] = event[name]
    for name in ("number", "most", "show"):
        if name in event:
            params[name] = event[name]
    for name in ("tile", "give", "take"):
        if name in event:
            params[name] = cards.name(event[name], ui)
    if "tiles" in event:
        params["tiles"] = cards.names(event["tiles"], ui)
    if "partner" in event:
        params["partner"] = text("partner." + event["partner"])
    at = event.get("other", event.get("marking"))
    if at is not None and at >= 0:
        params["circus"] = names[at] if at < len(names) else text("circus.neutral")
    seat = event.get("seat")
    if seat is not None:
        params["name"] = names[seat] if seat < len(names) else text("circus.neutral")
    if "winners" in event:
        params["names"], params["count"] = ", ".join([names[seat] for seat in event["winners"]]), len(event["winners"])
    return params


def origins(events: list, view: dict) -> dict:
    """Name, for each act that was put out, the hand it came from."""
    found = {}
    for event in events:
        place = event.get("from")
        if isinstance(place, str) and place.startswith("hand/") and "tile" in event:
            found[event["tile"]] = place
    return found


def mark(view: dict, ui: dict) -> object:
    """Draw the bar's mark: the four rounds, those with a show as a tent, and the phase in words."""
    text, now = ui["text"], view["round"]
    pips = []
    for number in range(1, ROUNDS + 1):
        look = "done" if number < now else "now" if number == now else "to-come"
        pips.append(tag("i", cls=f"pip {look}" + (" show" if number in SHOWS else "")))
    said = text("round", number=max(1, now), most=ROUNDS)
    if now in SHOWS:
        said += ", " + text("round.show")
    return tag(
        "span",
        tag("span", pips, cls="pips", aria_hidden="true"),
        tag("span", said + ": ", cls="visually-hidden"),
        tag("span", text("phase." + view["phase"]), cls="phase"),
        cls="rounds",
    )
