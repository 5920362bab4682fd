"""The score of Roda de Samba: every sambist's fame and bonus, and what crossed sambas cost."""

from ui.markup import tag
from ui.tables import roda_de_samba_cards as cards


def lines(outcome: dict, table: dict, ui: dict) -> object:
    """Draw the result line by line, a seat after the other, best first."""
    seats = sorted(
        range(len(outcome["scores"])), key=lambda seat: (seat not in outcome["winners"], -outcome["scores"][seat], seat)
    )
    rows = [_seat(seat, outcome, table, ui) for seat in seats]
    return tag("div", tag("div", rows, cls="score-lines"), data_game="roda_de_samba")


def _seat(seat: int, outcome: dict, table: dict, ui: dict) -> object:
    rows = [_line(line, ui) for line in outcome["lines"] if line["seat"] == seat]
    total = tag(
        "li", tag("span", ui["text"]("line.total")), tag("b", cards.number(outcome["scores"][seat])), cls="total"
    )
    head = tag("h3", cards.mark(seat, table, ui), tag("span", ui["names"][seat], cls="name"))
    won = " winner" if seat in outcome["winners"] else ""
    return tag("section", head, tag("ul", rows, total), cls="seat-lines" + won)


def _line(line: dict, ui: dict) -> object:
    params, text = dict(line["params"]), ui["text"]
    if "sambist" in params:
        params["sambist"] = cards.sambist(params["sambist"], ui)
    sign = cards.glyph({"fame": "fame", "crossed": "crossed"}.get(line["key"], "fame"), ui)
    if "colour" in params:
        sign = cards.family(params["colour"], ui)
        params["colour"] = text("colour." + params["colour"])
    words = tag("span", sign, text("line." + line["key"], **params))
    return tag("li", words, tag("b", cards.number(line["points"])), cls="of-" + line["key"])
