"""The result of a game of Gran Circo: both shows added up, and three ways to break a tie."""

from pygames.core import Line, Outcome
from pygames.gran_circo.show import lines_of
from pygames.gran_circo.state import OVER, State


def outcome(state: State) -> Outcome | None:
    """Return the result: most points, then acts, improvements and money, then a shared win (GCR53-GCR57, GC31)."""
    if state.phase != OVER:
        return None
    seats, shows = range(state.scene.seats), state.scene.shows
    rows: list[list[Line]] = [
        [line for number, show in enumerate(shows, 1) for line in lines_of(seat, number, show[seat])] for seat in seats
    ]
    scores = tuple([sum([line.points for line in lines]) for lines in rows])
    ranks = [
        (scores[seat], len(state.casts[seat]), len(state.improvements[seat]), state.money[seat]) for seat in seats
    ]  # fmt: skip
    winners = tuple([seat for seat in seats if ranks[seat] == max(ranks)])
    return Outcome(scores, winners, tuple([line for lines in rows for line in lines]))
