"""What the Roda de Samba table says in words: the prompt, the events, the bar's mark."""

from ui.markup import tag
from ui.tables import roda_de_samba_cards as cards

# Events told in the second person when they are the viewer's own.
_OWN = (
    "region start take play place crossed uncrossed invite benefit_nodiscard benefit_malandro charm discard "
    "skip_invite skip_discard"
).split()


def prompt(view: dict, table: dict, ui: dict) -> str:
    """Say who is to do what."""
    text, seat = ui["text"], view["turn"]
    if view["phase"] == "over":
        return text("prompt.over")
    if seat is None:
        return text("prompt.wait", name="")
    key, params = _asked(view, seat, ui)
    if seat == table["viewer"]:
        return text(key, **params)
    return text(key + "_other", name=ui["names"][seat], **params)


def _asked(view: dict, seat: int, ui: dict) -> tuple:
    phase = view["phase"]
    if phase == "draw":
        return "prompt.draw" + {0: ".pile", 1: ".last"}.get(view["stock"], ""), {}
    if phase == "place":
        return "prompt.place", {"instrument": cards.instrument(view["pending"][0], ui)}
    if phase == "charm" and view["charmed"][seat]:
        return "prompt.charm.swap", {"sambist": cards.sambist(view["charmed"][seat], ui)}
    if phase == "discard" and view["due"] == "malandro":
        return "prompt.discard.malandro", {}
    return "prompt." + phase, {}


def line(event: dict, table: dict, ui: dict) -> str | None:
    """Tell one event as a sentence, or nothing where another event says it better."""
    kind, viewer = event["kind"], table["viewer"]
    mine = viewer is not None and event.get("seat") == viewer
    if kind == "draw" and mine:
        return None
    key = "event." + kind + ("_deck" if kind == "last_round" and event["deck"] else "")
    own = mine and kind in _OWN or kind == "deal"
    if kind == "over":
        own = viewer is not None and viewer in event["winners"]
    return ui["text"](key + "_you" if own else key, **_params(event, ui))


def _params(event: dict, ui: dict) -> dict:
    text, names, params = ui["text"], ui["names"], {}
    for name, value in event.items():
        if name in ("count", "space"):
            params[name] = value
        elif name in _SAID:
            params[name] = _SAID[name](value, ui)
    if "seat" in event:
        params["name"] = names[event["seat"]]
    if "winners" in event:
        params["names"], params["count"] = ", ".join([names[seat] for seat in event["winners"]]), len(event["winners"])
    if "regions" in event:
        homes = enumerate(event["regions"])
        params["regions"] = ", ".join(
            [text("region_of", name=names[seat], region=text("region." + region)) for seat, region in homes]
        )
    return params


_SAID = {
    "card": cards.name,
    "cards": cards.names,
    "colour": lambda colour, ui: ui["text"]("colour." + colour),
    "points": cards.points,
    "region": lambda region, ui: ui["text"]("region." + region),
    "sambist": cards.sambist,
    "sambists": lambda names, ui: ", ".join([cards.sambist(who, ui) for who in names]),
}


def mark(view: dict, ui: dict) -> object:
    """Draw the bar's mark: how many cards are left to draw, or that this is the last round."""
    text = ui["text"]
    if view["last"]:
        return tag("span", text("last_round"), cls="last-round")
    if view["phase"] in ("region", "deal"):
        return ""
    said = text("zone.deck") + ": " + text("deck_count", count=view["stock"])
    shown = tag("span", str(view["stock"]), aria_hidden="true")
    return tag(
        "span",
        tag("span", cards.face("back", ui), cls="card"),
        shown,
        tag("span", said, cls="visually-hidden"),
        cls="left",
    )
