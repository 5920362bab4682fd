"""The middle of a Malandragem table: stock, pile, what is demanded, the attack and the direction."""

from ui.markup import tag
from ui.tables import malandragem_cards as cards

FANNED = 4


def shared(view: dict, table: dict, ui: dict) -> object:
    """Draw stock and pile, and beside them what the next card has to follow."""
    piles = tag("div", _stock(view, ui), _pile(view, ui), cls="piles")
    return tag(
        "div", piles, tag("div", _demand(view, ui), _attack(view, ui), _way(view, ui), cls="facts"), cls="middle"
    )


def _stock(view: dict, ui: dict) -> object:
    text, count = ui["text"], view["stock"]
    said = text("zone.stock") + ": " + text("stock_count", count=count)
    face = tag("span", cards.face("back", ui), cls="card") if count else tag("span", cls="card bare")
    shown = tag("span", str(count), cls="count", aria_hidden="true")
    return tag("span", face, shown, cls="stock", role="img", aria_label=said, data_place="stock")


def _pile(view: dict, ui: dict) -> object:
    pile = view["pile"]
    if not pile:
        return tag("span", tag("span", cls="card bare"), cls="pile", data_place="pile")
    first = max(0, len(pile) - FANNED)
    fan = [cards.lying(pile[at], ui, f"pile-{at + 1}") for at in range(first, len(pile))]
    return tag("div", fan, cls="pile", role="group", aria_label=ui["text"]("zone.pile"), data_place="pile")


def _demand(view: dict, ui: dict) -> object:
    """Say what is to be followed, in shape and in words; in the window of a card that is still the one before."""
    text, suit, rank = ui["text"], view["suit"], view["rank"]
    if view["phase"] in ("window", "name", "give", "sink", "deal", "score", "over") and not _late(view):
        return None
    if not suit:
        return tag("p", text("demand.any"), cls="demand")
    words = text("demand", suit=text("suit." + suit), rank=text("rank." + rank))
    short = tag("span", cards.sign(suit, ui), tag("b", rank), cls="asked", aria_hidden="true")
    blank = tag("span", text("blank"), cls="blank") if view["blank"] else None
    return tag("p", short, tag("span", words, cls="words"), blank, cls="demand")


def _late(view: dict) -> bool:
    return view["work"] is not None and view["work"]["late"]


def _attack(view: dict, ui: dict) -> object:
    count = view["attack"]
    if not count:
        return None
    target = view["turn"] if view["phase"] == "play" else None
    text = ui["text"]
    said = (
        text("attack.on", count=count, name=ui["names"][target])
        if target is not None
        else text("attack.runs", count=count)
    )
    return tag("p", tag("b", "+" + str(count), aria_hidden="true"), tag("span", said), cls="attack")


def _way(view: dict, ui: dict) -> object:
    key = "way.right" if view["way"] < 0 else "way.left"
    arrow = "\u21bb" if view["way"] < 0 else "\u21ba"
    return tag("p", tag("span", arrow, cls="arrow", aria_hidden="true"), tag("span", ui["text"](key)), cls="way")
