"""The scores of sabai-sabai: the end of a round with all cards open, victory points over the rounds, a seat's sheet."""

from ui.markup import tag
from ui.tables import sabai_sabai_cards as cards


def show_end(view: dict, table: dict, ui: dict) -> object:
    """Draw the last round's end: every row, its card points, who won."""
    results = view["round"]["results"]
    if not results:
        return None
    last, open_now = results[-1], view["phase"] in ("score", "over")
    seats = sorted(range(view["house"]["seats"]), key=lambda seat: (-last["victory"][seat], last["points"][seat], seat))
    rows = [_seat(seat, last, view if open_now else None, table, ui) for seat in seats]
    return tag("div", tag("ol", rows, cls="round-end"), data_game="sabai_sabai")


def _seat(seat: int, result: dict, view: dict | None, table: dict, ui: dict) -> object:
    text, won = ui["text"], result["victory"][seat]
    head = [cards.mark(seat, table, ui), tag("b", ui["names"][seat], cls="name")]
    worth = [tag("span", cards.points(result["points"][seat], ui))]
    if won:
        worth.append(tag("strong", ("+" if won > 0 else "") + cards.number(won) + " \u2605", aria_hidden="true"))
        worth.append(tag("span", cards.points(won, ui, "victory"), cls="visually-hidden"))
    open_cards = []
    if view is not None:
        lie = [code for code in view["known"][seat] if code]
        open_cards = tag("div", [cards.lying(code, ui) for code in lie] or text("none"), cls="open-cards")
    return tag("li", tag("p", head, worth, cls="who"), open_cards, cls="winner" if won > 0 else "")


def lines(outcome: dict, table: dict, ui: dict) -> object:
    """Draw the result line by line, a seat after the other, best first."""
    scores = outcome["scores"]
    seats = sorted(range(len(scores)), key=lambda seat: (seat not in outcome["winners"], -scores[seat], seat))
    rows = [_lines(seat, outcome, table, ui) for seat in seats]
    return tag("div", tag("div", rows, cls="score-lines"), data_game="sabai_sabai")


def _lines(seat: int, outcome: dict, table: dict, ui: dict) -> object:
    text = ui["text"]
    rows = [
        tag(
            "li",
            tag("span", text("line." + line["key"], **line["params"]).replace("-", "\u2212")),
            tag("b", cards.number(line["points"])),
        )
        for line in outcome["lines"]
        if line["seat"] == seat
    ]
    total = tag("li", tag("span", text("line.total")), tag("b", cards.number(outcome["scores"][seat])), cls="total")
    head = tag("h3", cards.mark(seat, table, ui), tag("span", ui["names"][seat], cls="name"))
    won = " winner" if seat in outcome["winners"] else ""
    return tag("section", head, tag("ul", rows, total), cls="seat-lines" + won)


def seat(view: dict, seat: int, table: dict, ui: dict) -> object:
    """Say what the badge of a seat adds: victory points and cards."""
    count = len(view["places"][seat])
    said = ", ".join([cards.points(cards.totals(view)[seat], ui, "victory"), ui["text"]("row_count", count=count)])
    return tag("span", said, cls="visually-hidden")


def seat_sheet(view: dict, seat: int, table: dict, ui: dict) -> object:
    """Draw all that everybody may know of a seat."""
    text, count = ui["text"], len(view["places"][seat])
    parts = [tag("p", text("row_count", count=count)), tag("p", cards.points(cards.totals(view)[seat], ui, "victory"))]
    if view["locked"] >> seat & 1:
        parts.append(tag("p", text("locked")))
    for number, result in enumerate(view["round"]["results"]):
        said = text(
            "line.won" if result["victory"][seat] > 0 else "line.lost", round=number + 1, count=result["points"][seat]
        )
        parts.append(tag("p", said.replace("-", "\u2212")))
    return tag("div", tag("div", parts, cls="seat-known"), data_game="sabai_sabai")
