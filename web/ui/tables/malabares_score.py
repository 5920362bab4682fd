"""The score of Malabares, card by card: of one show and of the whole game."""

from ui.markup import tag
from ui.tables import malabares_cards as cards


def show_end(view: dict, table: dict, ui: dict) -> object:
    """Draw the score of the last finished show, or nothing before there is one."""
    if not view["results"]:
        return None
    return one_show(len(view["results"]) - 1, view["results"][-1], table, ui)


def one_show(show: int, rows: list, table: dict, ui: dict) -> object:
    """Draw what every seat's cards were worth in one show."""
    period, text = cards.PERIODS[show], ui["text"]
    head = tag(
        "h3",
        cards.symbol(cards.LIGHTS[period], ui),
        f"{text('line.show', number=show + 1)} \u00b7 {text('period.' + period)}",
    )
    seats = [_seat(seat, row, period, table, ui) for seat, row in enumerate(rows)]
    return tag("div", tag("section", head, seats, cls=f"show-score {period}"), data_game="malabares")


def _seat(seat: int, row: dict, period: str, table: dict, ui: dict) -> object:
    owned = [("dark", code) for code in row["dark"]]
    owned += [("light", code) for code in row["light"]] + [("floor", code) for code in row["floor"]]
    worth = [_worth(side, code, row["points"][place], period, ui) for place, (side, code) in enumerate(owned)]
    text = ui["text"]
    total = tag("p", tag("span", text("total"), cls="words"), tag("b", cards.number(row["total"])), cls="sum")
    piolin = tag("p", text("line.piolin", count=len(owned)), cls="piolin") if row["piolin"] else None
    head = tag("h4", cards.mark(seat, table, ui), tag("span", ui["names"][seat], cls="name"))
    return tag("section", tag("div", head, total, cls="line"), tag("ul", worth, cls="row"), piolin, cls="seat-score")


def _worth(side: str, code: str, value: int, period: str, ui: dict) -> object:
    text, said = ui["text"], cards.name(code, ui)
    drawn = "dark" if side == "dark" else "light"
    if side == "dark":
        said = text("line.hidden", card=said)
    if side == "floor":
        said += ", " + text("zone.floor")
    card = tag(
        "span",
        cards.drawing(code + "-dark" if drawn == "dark" else f"{code}-light-{period}", ui),
        cls=f"card small {drawn}",
    )
    words = tag("span", said + ": ", cls="visually-hidden")
    return tag("li", card, words, tag("b", cards.number(value)), cls=f"scored {side}")


def lines(outcome: dict, table: dict, ui: dict) -> object:
    """Draw the result line by line, a seat after the other, its shows side by side."""
    seats = sorted(
        range(len(outcome["scores"])), key=lambda seat: (seat not in outcome["winners"], -outcome["scores"][seat])
    )
    rows = [_result(seat, outcome, table, ui) for seat in seats]
    return tag("div", tag("div", rows, cls="score-lines"), data_game="malabares")


def _result(seat: int, outcome: dict, table: dict, ui: dict) -> object:
    mine = [line for line in outcome["lines"] if line["seat"] == seat]
    count = max([line["params"]["show"] for line in outcome["lines"]])
    shows = [
        _column(show, [line for line in mine if line["params"]["show"] == show], ui) for show in range(1, count + 1)
    ]
    won = " winner" if seat in outcome["winners"] else ""
    head = tag("h3", cards.mark(seat, table, ui), tag("span", ui["names"][seat], cls="name"))
    total = tag(
        "p",
        tag("span", ui["text"]("line.total"), cls="words"),
        tag("b", cards.number(outcome["scores"][seat])),
        cls="sum",
    )
    return tag("section", tag("div", head, total, cls="line"), tag("div", shows, cls="shows"), cls="seat-lines" + won)


def _column(show: int, scored: list, ui: dict) -> object:
    text, period = ui["text"], cards.PERIODS[show - 1]
    head = tag("h4", cards.symbol(cards.LIGHTS[period], ui), text("line.show", number=show))
    total = sum([line["points"] for line in scored])
    rows = [tag("li", tag("span", _words(line, ui)), _sum(line), cls="score-line of-" + line["key"]) for line in scored]
    rows.append(tag("li", tag("span", text("line.total")), tag("b", cards.number(total)), cls="score-line total"))
    return tag("div", head, tag("ul", rows), cls=f"show-lines {period}")


def _sum(line: dict) -> object:
    return None if line["key"] == "brick_win" else tag("b", cards.number(line["points"]))


def _words(line: dict, ui: dict) -> str:
    params = dict(line["params"])
    if "card" in params:
        params["card"] = cards.name(params["card"], ui)
    return ui["text"]("line." + line["key"], **params)
