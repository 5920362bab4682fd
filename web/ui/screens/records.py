"""The sheet of records: who entered the Hall of Fame, and past games with their winners."""

from ui import i18n
from ui.markup import Markup, icon, join, tag
from ui.screens.sheets import sheet


def draw(kept: dict) -> Markup:
    """Draw all that is kept, newest first; rows of an unknown shape are left out."""
    hall = [row for row in [_fame(row) for row in kept["hall"]] if row]
    games = [row for row in [_game(row) for row in kept["games"]] if row]
    famous = [tag("h3", icon("crown"), tag("span", i18n.text("records.hall"))), tag("ol", hall, cls="records")]
    past = tag("ol", games, cls="records") if games else tag("p", i18n.text("records.none"), cls="hint")
    return sheet(i18n.text("records"), join(famous) if hall else "", tag("h3", i18n.text("records.games")), past)


def _fame(row: object) -> object:
    if not isinstance(row, dict) or not row.get("name"):
        return None
    return tag("li", tag("b", str(row["name"])), tag("small", _where(row)))


def _game(row: object) -> object:
    if not isinstance(row, dict) or not isinstance(row.get("rows"), list) or not isinstance(row.get("won"), list):
        return None
    scores = [f"{pair[0]} {_number(pair[1])}" for pair in row["rows"] if isinstance(pair, list) and len(pair) == 2]
    won = i18n.text("records.won", names=", ".join([str(name) for name in row["won"]]))
    return tag("li", tag("b", won), tag("span", " \u00b7 ".join(scores)), tag("small", _where(row)))


def _number(value: object) -> str:
    return str(value).replace("-", "\u2212")


def _where(row: dict) -> str:
    name = f"game.{row.get('game')}"
    return ", ".join(
        [part for part in (i18n.text(name) if i18n.has("app", name) else "", str(row.get("day") or "")) if part]
    )
