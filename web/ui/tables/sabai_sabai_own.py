"""The seat's own part of a sabai-sabai table: the own row, and the card drawn or looked at."""

from ui.markup import tag
from ui.tables import sabai_sabai_cards as cards
from ui.tables import sabai_sabai_rows as rows


def own(view: dict, table: dict, picked: list, ui: dict) -> object:
    """Draw the viewer's row, large; on the shared table only the card that somebody holds."""
    held = _held(view, ui)
    if view["me"] is None or table["viewer"] is None:
        return tag("div", held, cls="hold") if held else None
    me = view["me"]
    head = tag("h2", ui["text"]("zone.own"), id="ss-own", cls="visually-hidden")
    row = rows.row(view, me, table, picked, ui)
    chip = rows.chip(view, me, table, picked, ui, [], False)
    return tag(
        "div", head, held, tag("div", chip, row, cls="mine"), cls="own-row", role="group", aria_labelledby="ss-own"
    )


def _held(view: dict, ui: dict) -> object:
    """Draw the drawn card, or the one being looked at; face down for whoever must not see it."""
    text = ui["text"]
    if view["phase"] == "look" and view["work"]["looked"]:
        seat, place = view["work"]["looked"]
        title = rows.said(text("zone.row", name=ui["names"][seat]), place, ui)
        return _framed(title, view["looked"], None, ui)
    if view["holding"]:
        return _framed(text("zone.drawn"), view["drawn"], f"c{view['ticket'] + 1}", ui)
    return None


def _framed(title: str, code: str | None, piece: str | None, ui: dict) -> object:
    said = cards.name(code, ui) if code else ui["text"]("card.back")
    card = tag("span", cards.face(code or "back", ui), cls="card large", role="img", aria_label=said, data_piece=piece)
    about = _about(code, ui) if code else None
    return tag("div", tag("span", title, cls="title"), card, about, cls="held")


def _about(code: str, ui: dict) -> object:
    text, function = ui["text"], ui["printed"]["functions"][code]
    words = text(f"function.{function}.about") if function else cards.points(ui["printed"]["points"][code], ui)
    return tag("span", words, cls="about")


def secret(view: dict, table: dict) -> bool:
    """Tell whether whoever acts has a card that only they may see."""
    return view["phase"] == "look" or view["holding"]
