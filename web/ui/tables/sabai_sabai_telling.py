"""What the sabai-sabai table says in words: the prompt, the events, the bar's mark."""

from ui.markup import tag
from ui.tables import sabai_sabai_cards as cards

# What somebody saw is for the memory, not for the log; the card was before their eyes.
_SECRET = ("draw_own", "kept_own", "peek_own", "spy_own", "kept", "reveal")
# Events told otherwise to whoever is on the other side.
_OTHER_SIDE = {
    "deal": "starter",
    "spy": "owner",
    "wrong_move": "owner",
    "move": "owner",
    "claim": "owner",
    "void": "owner",
}
_OTHER_SIDE.update({"no_pay": "owner", "switch": "owner", "give": "receiver", "pay": "receiver"})
_NO_OWN = ("reshuffle", "end_out", "end_lap", "end_deck", "end_long")


def prompt(view: dict, table: dict, ui: dict) -> str:
    """Say who is to do what."""
    text, phase = ui["text"], view["phase"]
    key, params = "prompt." + phase, {}
    if phase in ("function", "aim"):
        key += "." + view["work"]["jobs"][0]["function"]
    elif phase == "pay":
        params["receiver"] = ui["names"][view["work"]["jobs"][0]["owner"]]
    elif phase == "window":
        params["card"] = cards.name(view["pile"][-1], ui) if view["pile"] else ""
    elif phase in ("deal", "shuffle"):
        key = "prompt.wait"
    actors = [seat for seat in view["actors"] if seat >= 0]
    params["name"] = ui["names"][actors[0]] if actors else ""
    mine = table["viewer"] is not None and table["viewer"] in actors
    return text(key if mine else key + "_other", **params)


def line(event: dict, table: dict, ui: dict) -> str | None:
    """Tell one event as a sentence, or nothing where it must be remembered."""
    kind, viewer = event["kind"], table["viewer"]
    if kind in _SECRET:
        return None
    key = "event." + kind
    if viewer is not None and kind not in _NO_OWN:
        mine = viewer in event["winners"] if "winners" in event else event.get("seat") == viewer
        if mine:
            key += "_you"
        elif event.get(_OTHER_SIDE.get(kind, "")) == viewer:
            key += "_to_you"
    return ui["text"](key, **_params(event, ui))


def _params(event: dict, ui: dict) -> dict:
    text, names, params = ui["text"], ui["names"], {}
    for name in ("count", "place", "spot", "round"):
        if name in event:
            params[name] = event[name]
    for name in ("owner", "receiver", "starter"):
        if event.get(name) is not None:
            params[name] = names[event[name]]
    if event.get("seat") is not None:
        params["name"] = names[event["seat"]]
    if isinstance(event.get("card"), str):
        params["card"] = cards.name(event["card"], ui)
    if isinstance(event.get("function"), str):
        params["function"] = text("function." + event["function"])
    if "winners" in event:
        params["names"], params["count"] = ", ".join([names[seat] for seat in event["winners"]]), len(event["winners"])
    return params


def origins(events: list, view: dict) -> dict:
    """Name, for the card that landed on the pile, the place it came from."""
    found = {}
    for event in events:
        if event.get("to") == "pile":
            found[f"pile-{len(view['pile'])}"] = event["from"]
    return found


def note(events: list, before: list | None) -> list | None:
    """Remember who passed a card on last in this turn, and where it lies now: it may be thrown from there."""
    for event in events:
        if event["kind"] in ("give", "switch"):
            before = [event["seat"], event["to"]]
        elif event["kind"] in ("deal", "play", "keep"):
            before = None
    return before


def mark(view: dict, ui: dict) -> object:
    """Draw the bar's mark: which round it is."""
    now, count = view["round"]["number"] + 1, view["house"]["rounds"]
    said = ui["text"]("round", number=now, count=count)
    return tag("span", tag("span", f"{now}/{count}", aria_hidden="true"), tag("span", said, cls="visually-hidden"))
