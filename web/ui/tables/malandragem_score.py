"""Seats and results of Malandragem: cards left, rounds out, deals won."""

from ui.markup import tag
from ui.tables import malandragem_cards as cards


def wins(view: dict, seat: int) -> int:
    """Count the deals a seat has won."""
    return len([winner for winner in view["round"]["results"] if winner == seat])


def seat(view: dict, seat: int, table: dict, ui: dict) -> object:
    """Say what the badge of a seat adds: cards in hand, the word, rounds to sit out, deals won."""
    text, count = ui["text"], len(view["known"][seat])
    parts = [tag("b", str(count), cls="cards", aria_hidden="true")]
    said = [text("hand_count", count=count)]
    if view["said"] >> seat & 1:
        parts.append(tag("span", "!", cls="word", aria_hidden="true"))
        said.append(text("said"))
    if view["out"][seat]:
        parts.append(tag("span", "\u2298" + str(view["out"][seat]), cls="out", aria_hidden="true"))
        said.append(text("out_count", count=view["out"][seat]))
    if view["house"]["goal"] > 1:
        parts.append(tag("span", "\u2605" + str(wins(view, seat)), cls="stars", aria_hidden="true"))
        said.append(text("win_count", count=wins(view, seat)))
    return tag("span", parts, tag("span", ", ".join(said), cls="visually-hidden"), cls="seat-facts")


def seat_sheet(view: dict, seat: int, table: dict, ui: dict) -> object:
    """Draw all that everybody may know of a seat."""
    text = ui["text"]
    parts = [tag("p", text("hand_count", count=len(view["known"][seat])))]
    if view["said"] >> seat & 1:
        parts.append(tag("p", text("said")))
    if view["out"][seat]:
        parts.append(tag("p", text("out_count", count=view["out"][seat])))
    parts.append(tag("p", text("win_count", count=wins(view, seat))))
    return tag("div", parts, cls="seat-known")


def show_end(view: dict, table: dict, ui: dict) -> object:
    """Draw the last deal's end: who won, and what everybody had left."""
    results = view["round"]["results"]
    if not results or view["phase"] not in ("score", "over"):
        return None
    text = ui["text"]
    rows = []
    for seat in range(view["house"]["seats"]):
        won = seat == results[-1]
        head = [cards.seat_mark(seat, table, ui), tag("b", ui["names"][seat], cls="name")]
        left = tag("span", text("hand_count", count=len(view["known"][seat])))
        rows.append(tag("li", head, left, tag("strong", "\u2605") if won else None, cls="winner" if won else ""))
    return tag("div", tag("ol", rows, cls="deal-end"), data_game="malandragem")


def lines(outcome: dict, table: dict, ui: dict) -> object:
    """Draw the result line by line, a seat after the other, best first."""
    scores = outcome["scores"]
    seats = sorted(range(len(scores)), key=lambda seat: (seat not in outcome["winners"], -scores[seat], seat))
    rows = [_lines(seat, outcome, table, ui) for seat in seats]
    return tag("div", tag("div", rows, cls="score-lines"), data_game="malandragem")


def _lines(seat: int, outcome: dict, table: dict, ui: dict) -> object:
    text = ui["text"]
    rows = [
        tag("li", tag("span", text("line." + line["key"], **line["params"])), tag("b", str(line["points"])))
        for line in outcome["lines"]
        if line["seat"] == seat
    ]
    total = tag("li", tag("span", text("line.total")), tag("b", str(outcome["scores"][seat])), cls="total")
    head = tag("h3", cards.seat_mark(seat, table, ui), tag("span", ui["names"][seat], cls="name"))
    won = " winner" if seat in outcome["winners"] else ""
    return tag("section", head, tag("ul", rows, total), cls="seat-lines" + won)
