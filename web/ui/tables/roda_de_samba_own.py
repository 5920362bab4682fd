"""The seat's own part of a Roda de Samba table: its circle, who is in charge, who is charmed, the hand."""

from ui.markup import tag
from ui.tables import roda_de_samba_cards as cards
from ui.tables import roda_de_samba_circle as circles
from ui.tables import roda_de_samba_sambists as sambists

# So many cards lie in one row on the narrowest phone with 24 px of each to be seen.
ONE_ROW = 9


def own(view: dict, table: dict, picked: list, ui: dict) -> object:
    """Draw the seat's circle and hand; for the whole table the circle of whoever acts."""
    if view["phase"] in ("region", "deal"):
        return None
    seat = view["me"] if view["me"] is not None else view["turn"]
    if seat is None:
        return None
    mine = seat == view["me"]
    title = ui["text"]("zone.own") if mine else ui["text"]("zone.circle", name=ui["names"][seat])
    head = tag("h2", title, id="rs-circle", cls="visually-hidden" if mine else "whose")
    placing = bool(table["offers"]) and view["phase"] == "place"
    stacks = view["circles"][seat]
    spots = circles.choosing(stacks, view["pending"], table["offers"], ui) if placing else circles.lying(stacks, ui)
    pending = view["pending"] if view["phase"] == "place" and view["turn"] == seat else []
    centre = [_charge(view, seat, ui), _waiting(pending, ui) or _charmed(view, seat, table, picked, ui)]
    ring = circles.ring(view, seat, centre, spots, ui, pending)
    hand = _hand(view, table, picked, ui) if mine else None
    return tag("div", head, ring, hand, cls="samba", role="group", aria_labelledby="rs-circle")


def _charge(view: dict, seat: int, ui: dict) -> object:
    """Draw the sambist in charge, or that nobody is; a tap tells all about the circle."""
    text, invited = ui["text"], view["invited"][seat]
    worth = tag("span", cards.points(view["scores"][seat], ui, "worth_now"), cls="worth")
    if not invited:
        inner = [tag("span", text("zone.charge") + ": " + text("nobody"), cls="role"), worth]
        return tag(
            "button", inner, cls="charge nobody", type="button", data_do="seat", data_arg=seat, data_key="charge"
        )
    who = invited[-1]
    said = tag("span", sambists.benefit(who, ui), cls="visually-hidden")
    name = tag("span", cards.sambist(who, ui), cls="sname")
    head = tag("span", text("zone.charge"), cls="role")
    inner = [head, name, said, sambists.gives(who, ui), worth]
    return tag(
        "button",
        inner,
        cls="charge",
        type="button",
        data_do="seat",
        data_arg=seat,
        data_key="charge",
        data_piece="s-" + who,
    )


def _charmed(view: dict, seat: int, table: dict, picked: list, ui: dict) -> object:
    who = view["charmed"][seat]
    if not who:
        return None
    head = tag("span", ui["text"]("zone.charmed"), cls="role")
    return tag("div", head, sambists.poster(who, view, table, picked, ui), cls="charmed", data_place=f"charmed/{seat}")


def _waiting(pending: list, ui: dict) -> object:
    """Show the cards that look for a space."""
    if not pending:
        return None
    row = [cards.lying(code, ui, piece=code) for code in pending]
    return tag("div", row, cls="pending")


def _hand(view: dict, table: dict, picked: list, ui: dict) -> object:
    hand = view["hand"]
    rows = [hand]
    if len(hand) > ONE_ROW:
        cut = _cut(hand)
        rows = [hand[:cut], hand[cut:]]
    head = tag("h2", ui["text"]("zone.hand"), id="rs-hand", cls="visually-hidden")
    marked, drawn = list(picked), []
    for row in rows:
        held = [_held(code, at, row, view, table, marked, ui) for at, code in enumerate(row)]
        drawn.append(tag("div", held, cls=f"row n{len(row)}", data_row=True))
    lies = drawn if hand else tag("p", ui["text"]("none"), cls="nothing")
    return tag(
        "div",
        head,
        lies,
        cls=f"hand rows-{len(rows)}",
        role="group",
        aria_labelledby="rs-hand",
        data_place=f"hand/{view['me']}",
    )


def _cut(hand: list) -> int:
    """Find where a long hand is cut in two: between two instruments, near its middle."""
    half = (len(hand) + 1) // 2
    ends = [at for at in range(1, len(hand)) if hand[at][:2] != hand[at - 1][:2]]
    best = half
    for at in ends:
        if abs(at - half) < abs(best - half) or best not in ends:
            best = at
    return best if abs(best - half) < 3 else half


def _held(code: str, at: int, row: list, view: dict, table: dict, marked: list, ui: dict) -> object:
    may = code in may_pick(table)
    chosen = may and code in marked
    if chosen:
        marked.remove(code)
    first = at > 0 and row[at - 1][:2] != code[:2]
    piece = f"ma-hand-{at}" if code == cards.MALANDRO else code
    card = tag(
        "button",
        cards.face(code, ui),
        tag("span", cls="tick", aria_hidden="true") if chosen else None,
        cls="card" + (" playable" if may else "") + (" picked" if chosen else ""),
        type="button",
        data_do="card",
        data_arg=code,
        data_piece=piece,
        data_key="card-" + piece,
        aria_pressed=chosen if may else None,
        aria_disabled=None if may else "true",
        aria_label=cards.label(code, ui),
    )
    return tag("div", card, cls="held" + (" first" if first else ""))


def may_pick(table: dict) -> list:
    """List the cards of the hand that some offer names."""
    found = []
    for offer in table["offers"]:
        found += offer["cards"] if offer["kind"] == "play" else [offer["card"]] if offer["kind"] == "discard" else []
    return found
