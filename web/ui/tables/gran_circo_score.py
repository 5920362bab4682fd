"""Seats and scores of Gran Circo: money, points, and a show line by line."""

from ui.markup import tag
from ui.tables import gran_circo_cards as cards


def seat(view: dict, seat: int, table: dict, ui: dict) -> object:
    """Say what the badge of a seat adds: money, points so far, whether it starts or has passed."""
    text, money = ui["text"], view["money"][seat]
    total = view["points"][seat]
    said = [text("coins", count=money), text("so_far", count=total)]
    parts = [cards.coins(money, ui)]
    if view["shows"]:
        parts.append(tag("span", str(total), cards.sign("star", ui, "point"), cls="worth", aria_hidden="true"))
    if view["hands"][seat]:
        said.append(text("held", count=view["hands"][seat]))
    if view["start"] == seat and view["round"]:
        said.append(text("started"))
        parts.append(tag("span", "\u25b6", cls="starts", aria_hidden="true"))
    if seat in view["passed"] and view["phase"] == "invest":
        said.append(text("passed"))
        parts.append(tag("span", "\u2014", cls="has-passed", aria_hidden="true"))
    return tag("span", parts, tag("span", ", ".join(said), cls="visually-hidden"), cls="seat-facts")


def seat_sheet(view: dict, seat: int, table: dict, ui: dict) -> object:
    """Draw all that everybody may know of a seat: money, partners, and what a show would bring now."""
    return tag("div", sheet_rows(view, seat, ui), cls="seat-known", data_game="gran_circo")


def sheet_rows(view: dict, seat: int, ui: dict) -> list:
    """Draw the projected show, line by line, under what the seat owns."""
    text = ui["text"]
    held = [cards.partner(kind, ui) for kind in view["partners"][seat]]
    rows = [_row(item["key"], item["tile"], item["have"], item["points"], _money(item, ui), ui)
            for item in view["items"][seat]]  # fmt: skip
    facts = [text("coins", count=view["money"][seat]), text("acts", count=len(view["casts"][seat]))]
    return [
        tag("p", " \u00b7 ".join(facts), cls="counts"),
        tag("p", held, cls="row") if held else None,
        tag("p", text("so_far", count=view["points"][seat])),
        tag("h3", text("projected", count=view["projected"][seat])),
        tag("ul", rows, cls="score-rows"),
    ]


def _money(item: dict, ui: dict) -> int:
    return (0, 1, 3, 5, 7, 10)[item["have"]] if item["key"] == "stands" else 0


def _row(key: str, tile: str, have: int, points: int, money: int, ui: dict) -> object:
    params = {"count": have, "money": money, "tile": cards.name(tile, ui) if tile else "", "least": ""}
    if key == "special":
        params["least"] = ui["printed"]["improvements"][tile]["least"]
    sign = cards.sign(tile or {"stars": "star", "duets": "duet"}.get(key, "coin"), ui)
    words = tag("span", sign, ui["text"]("line." + key, **params), cls="words")
    return tag("li", words, tag("b", str(points)), cls="" if points else "nought")


def show_end(view: dict, table: dict, ui: dict) -> object:
    """Draw the score of the last show given, or nothing before there is one."""
    if not view["shows"]:
        return None
    number, text = len(view["shows"]), ui["text"]
    rows = []
    for seat, kept in enumerate(view["shows"][-1]):
        points = view["given"][-1][seat]
        total = sum([item["points"] for item in points])
        lines = [_row(item["key"], item["tile"], item["have"], item["points"], kept["money"], ui) for item in points]
        rows.append(_section(seat, lines, total, table, ui, ""))
    head = tag("h3", text("line.show", number=number))
    return tag("div", head, rows, cls="score-lines", data_game="gran_circo")


def _section(seat: int, lines: list, total: int, table: dict, ui: dict, look: str) -> object:
    sum_ = tag("li", tag("span", ui["text"]("line.sum")), tag("b", str(total)), cls="total")
    head = tag("h4", cards.circus(seat, ui), tag("span", ui["names"][seat], cls="name"), tag("b", str(total)))
    return tag("section", head, tag("ul", lines, sum_, cls="score-rows"), cls="seat-lines" + look)


def lines(outcome: dict, table: dict, ui: dict) -> object:
    """Draw the result line by line, a seat after the other, best first, one show after the other."""
    scores = outcome["scores"]
    seats = sorted(range(len(scores)), key=lambda seat: (seat not in outcome["winners"], -scores[seat], seat))
    rows = [_result(seat, outcome, table, ui) for seat in seats]
    return tag("div", tag("div", rows, cls="score-lines"), data_game="gran_circo")


def _result(seat: int, outcome: dict, table: dict, ui: dict) -> object:
    text, parts = ui["text"], []
    mine = [line for line in outcome["lines"] if line["seat"] == seat]
    for show in (1, 2):
        params = [(line, line["params"]) for line in mine if line["params"]["show"] == show]
        rows = [_row(line["key"], p["tile"], p["count"], line["points"], p["money"], ui) for line, p in params]
        total = sum([line["points"] for line, _ in params])
        sum_ = tag("li", tag("span", text("line.sum")), tag("b", str(total)), cls="total")
        parts.append(tag("div", tag("h4", text("line.show", number=show)), tag("ul", rows, sum_, cls="score-rows")))
    won = " winner" if seat in outcome["winners"] else ""
    head = tag("h3", cards.mark(seat, table, ui), tag("span", ui["names"][seat], cls="name"),
               tag("b", str(outcome["scores"][seat])))  # fmt: skip
    return tag("section", head, tag("div", parts, cls="shows"), cls="seat-lines" + won)
