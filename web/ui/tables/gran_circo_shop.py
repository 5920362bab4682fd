"""The market of Gran Circo: what is on offer in the ring and outside it, with prices and what each tile brings."""

from ui.markup import tag
from ui.tables import gran_circo_cards as cards
from ui.tables.gran_circo_gestures import spots


def shop(view: dict, table: dict, picked: list, ui: dict) -> list:
    """Draw everything on offer, the acts of the union after it being drawn in the ring."""
    open_to, text = spots(table["offers"]), ui["text"]
    keys = ("zone.ads", "zone.improvements", "zone.stands")
    order = ((0, keys[0]), (2, keys[1]), (1, keys[2]))
    parts = [_group(key, view["ring"][at], "ring/", view, open_to, picked, ui) for at, key in order]
    outside = [code for row in view["outside"] for code in row]
    if outside:
        parts.append(_group("zone.outside", outside, "outside/", view, open_to, picked, ui))
    return [part for part in parts if part] or [tag("p", text("nothing"), cls="nothing")]


def _group(key: str, codes: list, where: str, view: dict, open_to: list, picked: list, ui: dict) -> object:
    if not codes:
        return None
    # Equal tiles are one entry: it does not matter which of them is bought.
    kinds = [code for at, code in enumerate(codes) if code not in codes[:at]]
    rows = [tag("li", _entry(code, codes.count(code), where, view, open_to, picked, ui)) for code in kinds]
    head = tag("h2", ui["text"](key))
    stands = " stands" if key == "zone.stands" else ""
    return tag("section", head, tag("ul", rows, cls="wares" + stands))


def _entry(code: str, count: int, where: str, view: dict, open_to: list, picked: list, ui: dict) -> object:
    text, term = ui["text"], where + code
    cost = cards.price(code, ui)
    said = cards.label(code, ui) + ". " + text("coins", count=cost)
    shown = [cards.coins(cost, ui)]
    if where == "outside/":
        cost = max(0, cost - 2)
        said = cards.label(code, ui) + ". " + text("zone.outside_price", price=cost)
        shown = [cards.coins(cost, ui)]
    elif _investor(view) and cost:
        said += ". " + text("zone.outside_price", price=cost - 1)
        shown.append(tag("span", cards.sign("investor", ui), tag("b", str(cost - 1)), cls="off", aria_hidden="true"))
    many = tag("span", f"\u00d7{count}", cls="many") if count > 1 else None
    foot = tag("span", worth(code, ui), many, tag("span", shown, cls="cost"), cls="foot")
    inner = [cards.face(code, ui), tag("b", cards.name(code, ui), cls="called"), foot]
    return cards.tappable(term, inner, said, "ware", term in open_to, term in picked)


def _investor(view: dict) -> bool:
    seat = view["turn"]
    return seat is not None and view["phase"] == "invest" and "investor" in view["partners"][seat]


def worth(code: str, ui: dict) -> object:
    """Draw in short what a tile brings: the act it needs and its points."""
    printed = ui["printed"]
    if code in printed["improvements"]:
        tile = printed["improvements"][code]
        act = cards.sign(tile["act"], ui, "needs") if tile["act"] else None
        points = str(tile["points"]) if tile["act"] else "3 / 1"
        return tag("span", act, tag("span", points), cards.sign("star", ui, "point"), cls="worth", aria_hidden="true")
    if code not in printed["ads"]:
        return None
    ad = printed["ads"][code]
    if ad["points"]:
        return tag("span", str(ad["points"]), cards.sign("star", ui, "point"), cls="worth", aria_hidden="true")
    return tag("span", "1 / " + "\u2605" * ad["stars"], cls="worth", aria_hidden="true")


def told(code: str, ui: dict) -> object:
    """Say in a sentence what the tile picked is."""
    return tag("p", tag("b", cards.name(code, ui)), ": ", cards.label(code, ui).partition(": ")[2], cls="told")
