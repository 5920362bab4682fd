"""The seat's own part of a Gran Circo table: the acts it holds, its money and its partners."""

from ui.markup import tag
from ui.tables import gran_circo_cards as cards
from ui.tables.gran_circo_gestures import spots


def own(view: dict, table: dict, picked: list, ui: dict) -> object:
    """Draw the held acts; nothing on the shared table, or when all are out."""
    me = view["me"]
    if me is None or table["viewer"] is None or not view["hand"]:
        return None
    open_to = spots(table["offers"])
    choosing = " choosing" if [term for term in open_to if term.startswith("hand/")] else ""
    acts = [tag("li", _act(code, open_to, picked, ui)) for code in view["hand"]]
    hand = tag("ul", acts, cls="hand" + choosing, aria_label=ui["text"]("zone.hand"))
    return tag("div", hand, _facts(view, me, ui), cls="own-hand")


def _act(code: str, open_to: list, picked: list, ui: dict) -> object:
    term = "hand/" + code
    inner = tag("span", cards.face(code, ui), cls="face", data_piece=code)
    return cards.tappable(term, inner, cards.label(code, ui), "tile", term in open_to, term in picked)


def _facts(view: dict, me: int, ui: dict) -> object:
    """Explain the income while it is news, and show the partners held."""
    text, parts = ui["text"], []
    if view["phase"] in ("first", "second"):
        stars = sum([cards.act_of(code, ui)["stars"] for code in view["hand"]])
        parts.append(tag("p", text("hint.income", sum=stars, paid=view["incomes"][me])))
    parts.append(tag("p", cards.circus(me, ui), cards.coins(view["money"][me], ui), cls="mine"))
    held = [cards.partner(kind, ui) for kind in view["partners"][me]]
    if held:
        parts.append(tag("p", held, cls="helpers"))
    return tag("div", parts, cls="facts")
