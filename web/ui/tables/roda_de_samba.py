"""The Roda de Samba table for the app: what to draw, what a tap means, what to say."""

from ui.tables.roda_de_samba_gestures import attempt, button, choices, gather, match
from ui.tables.roda_de_samba_own import own
from ui.tables.roda_de_samba_score import lines
from ui.tables.roda_de_samba_seats import about, seat, seat_sheet
from ui.tables.roda_de_samba_shared import shared
from ui.tables.roda_de_samba_telling import line, mark, prompt

__all__ = [
    "about", "attempt", "button", "choices", "draw", "gather", "line", "lines", "mark",
    "match", "prompt", "seat", "seat_sheet",
    "show_end",
]  # fmt: skip


def draw(view: dict, table: dict, picked: list, ui: dict) -> dict:
    """Draw the zones of the table."""
    return {"shared": shared(view, table, picked, ui), "own": own(view, table, picked, ui) or ""}


def show_end(view: dict, table: dict, ui: dict) -> None:
    """Return nothing: the game has one score, at its end."""
    return None
