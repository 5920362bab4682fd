"""The sabai-sabai table for the app: what to draw, what a tap means, what to say."""

from ui.tables.sabai_sabai_gestures import attempt, button, choices, gather, match
from ui.tables.sabai_sabai_own import own, secret
from ui.tables.sabai_sabai_score import lines, seat, seat_sheet, show_end
from ui.tables.sabai_sabai_shared import shared
from ui.tables.sabai_sabai_telling import line, mark, note, origins, prompt

__all__ = [
    "attempt", "button", "choices", "draw", "gather", "line", "lines", "mark", "match", "note", "origins", "prompt",
    "seat", "seat_sheet", "secret", "show_end",
]  # fmt: skip

# After these events the score of a round is shown; who may react is asked at the rows.
ENDS = ("round_won",)
REACTS_AT_ROWS = True


def draw(view: dict, table: dict, picked: list, ui: dict) -> dict:
    """Draw the zones of the table."""
    return {"shared": shared(view, table, picked, ui), "own": own(view, table, picked, ui) or ""}
