"""The seat's own part of a Malandragem table: the hand, and what else is to be picked."""

from ui.markup import tag
from ui.tables import malandragem_cards as cards
from ui.tables.malandragem_gestures import CALL, spots


def own(view: dict, table: dict, picked: list, ui: dict) -> object:
    """Draw the viewer's hand, sorted, and the pickers that a decision needs; nothing on the shared table."""
    me = view["me"]
    if me is None or table["viewer"] is None:
        return None
    open_to = spots(table["offers"])
    held = sorted([(code, place) for place, code in enumerate(view["known"][me]) if code], key=cards.order)
    hand = [tag("li", _card(code, place, open_to, picked, ui)) for code, place in held]
    choosing = " choosing" if [term for term in open_to if term.startswith("hand/")] else ""
    many = "few" if len(hand) < 9 else "some" if len(hand) < 17 else "many"
    listed = tag(
        "ul", hand or tag("li", ui["text"]("none")), cls="hand " + many + choosing, aria_label=ui["text"]("zone.hand")
    )
    return tag("div", listed, _pickers(open_to, picked, table, ui), cls="own-hand")


def _card(code: str, place: int, open_to: list, picked: list, ui: dict) -> object:
    where = f"hand/{place}"
    may, chosen = where in open_to, where in picked
    return tag(
        "button",
        cards.face(code, ui),
        cls="card" + (" playable" if may else "") + (" picked" if chosen else ""),
        type="button",
        data_do="card",
        data_arg=where,
        data_key=where,
        aria_pressed=chosen if may else None,
        aria_disabled=None if may else "true",
        aria_label=cards.name(code, ui) + ". " + cards.power(code, ui),
    )


def _pickers(open_to: list, picked: list, table: dict, ui: dict) -> list:
    text = ui["text"]
    made = []
    if CALL in open_to:
        made.append(_picker("pick.call", [_pick(CALL, text("do.call"), None, picked)], ui, "word"))
    seats = [term for term in open_to if term.startswith("seat/")]
    if seats:
        made.append(_picker("pick.seat", [_person(term, picked, table, ui) for term in seats], ui))
    suits = [term for term in open_to if term.startswith("suit/")]
    if suits:
        made.append(
            _picker("pick.suit", [_pick(t, text("suit." + t[5:]), cards.sign(t[5:], ui), picked) for t in suits], ui)
        )
        ranks = [term for term in open_to if term.startswith("rank/")]
        made.append(
            _picker("pick.rank", [_pick(t, t[5:], None, picked, text("rank." + t[5:])) for t in ranks], ui, "ranks")
        )
    return made


def _picker(key: str, buttons: list, ui: dict, look: str = "") -> object:
    return tag("fieldset", tag("legend", ui["text"](key), cls="visually-hidden"), buttons, cls="picker " + look)


def _pick(term: str, words: str, shape: object, picked: list, said: str | None = None) -> object:
    return tag(
        "button",
        shape,
        tag("span", words),
        type="button",
        cls="pick" + (" picked" if term in picked else ""),
        data_do="card",
        data_arg=term,
        data_key=term,
        aria_pressed=term in picked,
        aria_label=said,
    )


def _person(term: str, picked: list, table: dict, ui: dict) -> object:
    seat = int(term[5:])
    return _pick(term, ui["names"][seat], cards.seat_mark(seat, table, ui), picked)
