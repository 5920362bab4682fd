"""The Malandragem table for the app: what to draw, what a tap means, what to say."""

from ui.tables.malandragem_gestures import attempt, button, choices, gather, match
from ui.tables.malandragem_own import own
from ui.tables.malandragem_score import lines, seat, seat_sheet, show_end
from ui.tables.malandragem_shared import shared
from ui.tables.malandragem_telling import line, mark, origins, prompt

__all__ = [
    "attempt", "button", "choices", "draw", "gather", "line", "lines", "mark", "match", "origins", "prompt", "seat",
    "seat_sheet", "show_end",
]  # fmt: skip

# After these events the result of a deal is shown; with nothing but these to do, a window goes by on its own.
ENDS = ("deal_won", "draw")
IDLE = ("pass",)


def draw(view: dict, table: dict, picked: list, ui: dict) -> dict:
    """Draw the zones of the table."""
    return {"shared": shared(view, table, ui), "own": own(view, table, picked, ui) or ""}
