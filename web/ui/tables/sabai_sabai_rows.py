"""Rows of sabai-sabai: face-down cards in their places, which can be picked where an offer names them."""

from ui.markup import tag
from ui.tables import sabai_sabai_cards as cards
from ui.tables.sabai_sabai_gestures import spots


def row(view: dict, seat: int, table: dict, picked: list, ui: dict) -> object:
    """Draw a seat's row; every card keeps its place, an empty one stays where it was."""
    open_to = spots(table["offers"])
    places = [_place(view, seat, at, open_to, table, picked, ui) for at in range(len(view["backs"][seat]))]
    lies = places or tag("li", ui["text"]("none"), cls="nothing")
    return tag("ol", lies, cls=f"places w{len(places)}", aria_label=ui["text"]("zone.row", name=ui["names"][seat]))


def _place(view: dict, seat: int, at: int, open_to: list, table: dict, picked: list, ui: dict) -> object:
    back, where = view["backs"][seat][at], f"row/{seat}/{at}"
    if not back:
        gap = tag("span", cls="gap", role="img", aria_label=said(ui["text"]("card.gap"), at, ui))
        return tag("li", gap, data_place=where)
    return tag("li", _card(view, seat, at, where, where in open_to, table, picked, ui), data_place=where)


def said(what: str, at: int, ui: dict) -> str:
    """Say a card and its place."""
    return ui["text"]("card.at", card=what, place=at + 1)


def _card(view: dict, seat: int, at: int, where: str, may: bool, table: dict, picked: list, ui: dict) -> object:
    back, shown = view["backs"][seat][at], None
    if view["phase"] in ("score", "over"):
        shown = view["known"][seat][at]
    chosen, marked = may and where in picked, view["house"]["aid"] and _marked(view, seat, back)
    name = cards.name(shown, ui) if shown else ui["text"]("card.seen" if marked else "card.back")
    inner = [cards.face(shown or "back", ui), tag("span", str(at + 1), cls="at", aria_hidden="true")]
    if marked and not shown:
        inner.append(tag("span", cls="seen", aria_hidden="true"))
    if chosen:
        inner.append(tag("span", cls="tick", aria_hidden="true"))
    cls = (
        "card"
        + (" playable" if may else "")
        + (" picked" if chosen else "")
        + (" claimed" if _claimed(view, seat, at) else "")
    )
    if not may and seat != view["me"]:
        return tag("span", inner, cls=cls, role="img", aria_label=said(name, at, ui), data_piece=cards.identity(back))
    return tag(
        "button",
        inner,
        cls=cls,
        type="button",
        data_do="card",
        data_arg=where,
        data_piece=cards.identity(back),
        data_key=where,
        aria_pressed=chosen if may else None,
        aria_disabled=None if may else "true",
        aria_label=said(name, at, ui),
    )


def _marked(view: dict, seat: int, back: int) -> bool:
    """The aid for beginners marks what the viewer has seen; on the shared table, what each owner has."""
    return cards.seen(back, seat if view["me"] is None else view["me"])


def _claimed(view: dict, seat: int, at: int) -> bool:
    return bool([1 for claim in view["work"]["claims"] if claim["owner"] == seat and claim["place"] == at])


def chip(view: dict, seat: int, table: dict, picked: list, ui: dict, reacting: list, chosen: bool) -> object:
    """Draw who owns a row: a tap lets them react, takes a gift, or tells about them."""
    giving = f"seat/{seat}" in spots(table["offers"])
    do, arg = ("card", f"seat/{seat}") if giving else ("react", seat) if seat in reacting else ("seat", seat)
    acts = table["turn"] is not None and table["turn"]["seat"] == seat and not table["turn"]["window"]
    flag = tag("span", ui["app"]("table.acts"), cls="acts-flag") if acts else None
    locked = (
        tag("span", "\u2298", cls="locked", role="img", aria_label=ui["text"]("locked"))
        if view["locked"] >> seat & 1
        else None
    )
    total = cards.totals(view)[seat]
    worth = tag("span", "\u2605" + cards.number(total), aria_hidden="true", cls="stars")
    spoken = tag("span", cards.points(total, ui, "victory"), cls="visually-hidden")
    look = "chip" + (" acts" if acts else "") + (" give" if giving else "") + (" picked" if arg in picked else "")
    return tag(
        "button",
        cards.mark(seat, table, ui),
        tag("span", ui["names"][seat], cls="seat-name"),
        locked,
        worth,
        spoken,
        flag,
        cls=look + (" may-react" if do == "react" else ""),
        type="button",
        data_do=do,
        data_arg=arg,
        data_key=f"chip-{seat}",
        aria_pressed=chosen if do == "react" else arg in picked if giving else None,
    )
