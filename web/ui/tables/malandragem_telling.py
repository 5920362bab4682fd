"""What the Malandragem table says in words: the prompt, the events, the bar's mark."""

from ui.markup import tag
from ui.tables import malandragem_cards as cards

# Events told otherwise to whoever is on the other side.
_OTHER_SIDE = {"give": "receiver", "given_own": "receiver"}
_OTHER_SIDE.update(dict.fromkeys(("no_call", "no_call_x9", "false_claim", "wrong", "wrong_x9"), "accused"))
_NO_OWN = ("turn_up", "powerless", "blocked", "draw", "drawn_own")
# What somebody saw is for the memory, not for the log.
_SECRET = ("sunk_own", "given_own")


def prompt(view: dict, table: dict, ui: dict) -> str:
    """Say who is to do what."""
    text, phase = ui["text"], view["phase"]
    actors = [seat for seat in view["actors"] if seat >= 0]
    mine = table["viewer"] is not None and table["viewer"] in actors
    key = "wait" if phase == "deal" else phase
    if phase == "play":
        key = _turn(view, table)
    elif phase == "window" and view["work"]["late"]:
        key = "late"
    params = {
        "name": ui["names"][actors[0]] if actors else "",
        "count": view["attack"],
        "card": cards.name(view["pile"][-1], ui) if view["pile"] else "",
    }
    return text("prompt." + key + ("" if mine else "_other"), **params)


def _turn(view: dict, table: dict) -> str:
    if view["attack"]:
        return "attack"
    kinds = [offer["kind"] for offer in table["offers"]]
    if kinds and "play" not in kinds:
        return "draw" if "draw" in kinds else "skip"
    return "play"


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
    if "count" in event:
        params["count"] = event["count"]
    for name in ("receiver", "accused"):
        if event.get(name) is not None:
            params[name] = names[event[name]]
    if event.get("seat") is not None:
        params["name"] = names[event["seat"]]
    if isinstance(event.get("card"), str):
        params["card"] = cards.name(event["card"], ui)
    if isinstance(event.get("cards"), list):
        params["cards"] = ", ".join([cards.name(code, ui) for code in event["cards"]])
    for name in ("suit", "rank"):
        if name in event:
            params[name] = text(f"{name}.{event[name]}")
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


def mark(view: dict, ui: dict) -> object:
    """Draw the bar's mark: which deal it is."""
    now, goal = view["round"]["number"] + 1, view["house"]["goal"]
    if goal == 1:
        return tag("span")
    said = ui["text"]("round", number=now)
    return tag("span", tag("span", str(now), aria_hidden="true"), tag("span", said, cls="visually-hidden"))
