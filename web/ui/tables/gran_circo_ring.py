"""The ring of Gran Circo: the circuses' markings, the union, and the partners that are left."""

from ui.markup import tag
from ui.tables import gran_circo_cards as cards
from ui.tables.gran_circo_gestures import OWN, UNION, spots

ROOM = 3


def ring(view: dict, table: dict, picked: list, ui: dict) -> object:
    """Draw the middle of the table."""
    open_to = spots(table["offers"])
    parts = []
    if view["phase"] in ("first", "second"):
        parts.append(_partners(view, open_to, picked, ui))
    rows = [_marking(at, view, table, open_to, picked, ui) for at in range(view["circuses"])]
    parts.append(tag("ol", rows, cls="markings"))
    if view["phase"] != "invest":  # then it stands in the market
        parts.append(union(view, open_to, picked, ui))
    return parts


def _partners(view: dict, open_to: list, picked: list, ui: dict) -> object:
    text = ui["text"]
    rows = []
    for at, kind in enumerate(cards.PARTNERS):
        term, left = "partner/" + kind, view["left"][at]
        said = f"{text('partner.' + kind)}, {left}. {text('partner.' + kind + '.about')}"
        inner = [
            tag("span", cards.sign(kind, ui), tag("span", f"\u00d7{left}", cls="left-over"), cls="pile"),
            tag("span", tag("b", text("partner." + kind)), tag("small", text(f"partner.{kind}.about")), cls="words"),
        ]
        look = "partner" + ("" if left else " gone")
        rows.append(tag("li", cards.tappable(term, inner, said, look, term in open_to, term in picked)))
    return tag("ul", rows, cls="partners", aria_label=text("zone.partners"))


def _marking(at: int, view: dict, table: dict, open_to: list, picked: list, ui: dict) -> object:
    """Draw a circus's marking with its three places; tapped as a whole while acts are revealed."""
    lies, acts = view["markings"][at], []
    for place in range(ROOM):
        acts.append(_act(lies[place], at, view, table, open_to, picked, ui) if place < len(lies) else _place(ui))
    head = [cards.circus(at, ui), tag("span", ui["names"][at] if at < len(ui["names"]) else "", cls="name")]
    said = cards.circus_name(at, ui)
    if view["phase"] == "reveal":
        mine = view["turn"] == at and table["viewer"] is not None
        term = OWN if mine else f"marking/{at}"
        label = said + ": " + (cards.names(lies, ui) or ui["text"]("nothing"))
        head = cards.tappable(term, head, label, "flag", term in open_to, term in picked)
    else:
        head = tag("span", head, tag("span", said, cls="visually-hidden"), cls="flag")
    target = " target" if f"marking/{at}" in open_to or view["turn"] == at and OWN in open_to else ""
    return tag("li", head, tag("span", acts, cls="places"), cls=f"marking of-{cards.CIRCUSES[at]}{target}",
               data_place=f"marking/{at}")  # fmt: skip


def _place(ui: dict) -> object:
    return tag("span", cls="tile bare", role="img", aria_label=ui["text"]("zone.free"))


def _act(code: str, at: int, view: dict, table: dict, open_to: list, picked: list, ui: dict) -> object:
    """Draw an act at a marking; one under a partner's tile is marked as protected."""
    said, guard = cards.label(code, ui), None
    if code in view["protected"]:
        said += ", " + ui["text"]("protected")
        guard = tag("span", cards.sign("manager" if view["phase"] == "manage" else "scout", ui), cls="guard")
    inner = tag("span", cards.face(code, ui), guard, cls="face", data_piece=code)
    if view["phase"] != "manage" or not table["offers"]:
        return tag("span", inner, cls="tile", role="img", aria_label=said)
    term = ("give/" if view["turn"] == at else "take/") + code
    return cards.tappable(term, inner, said, "tile", term in open_to, term in picked)


def union(view: dict, open_to: list, picked: list, ui: dict) -> object:
    """Draw the union; its acts can be hired while investing, one of the hand sent there when it must be."""
    text, lies = ui["text"], view["union"]
    head = tag("h2", text("zone.union"), tag("small", f" {len(lies)}", aria_hidden="true"))
    if view["phase"] == "reveal" and UNION in open_to:
        head = cards.tappable(UNION, tag("span", text("zone.union")), text("zone.union"), "flag", True, UNION in picked)
    hiring = view["phase"] == "invest"
    acts = [_hired(code, open_to, picked, ui) if hiring else tag("li", cards.lying(code, ui)) for code in lies]
    body = tag("ul", acts, cls="row") if acts else tag("p", text("nothing"), cls="nothing")
    return tag("div", head, body, cls="union", data_place="union")


def _hired(code: str, open_to: list, picked: list, ui: dict) -> object:
    term, cost = "union/" + code, cards.fee(code, ui)
    inner = [tag("span", cards.face(code, ui), cls="face", data_piece=code), cards.coins(cost, ui)]
    said = cards.label(code, ui) + ", " + ui["text"]("coins", count=cost)
    return tag("li", cards.tappable(term, inner, said, "tile priced", term in open_to, term in picked))
