"""The result: deals won."""

from pygames.core import Line, Outcome
from pygames.malandragem.course import wins
from pygames.malandragem.state import NOBODY, OVER, State


def outcome(state: State) -> Outcome | None:
    """Return the deals won by seat, line by line; a single deal that nobody won is a draw of all (MGR41, MG47)."""
    if state.phase != OVER:
        return None
    scores = wins(state)
    lines = [_line(seat, number, won) for number, won in enumerate(state.round.results, 1) for seat in _all(state)]
    return Outcome(scores, winners(state), tuple(lines))


def _all(state: State) -> range:
    return range(state.house.seats)


def winners(state: State) -> tuple[int, ...]:
    """Return who has won most deals."""
    scores = wins(state)
    return tuple([seat for seat, score in enumerate(scores) if score == max(scores)])


def _line(seat: int, number: int, won: int) -> Line:
    key = "won" if won == seat else "drawn" if won == NOBODY else "lost"
    return Line(seat, key, {"round": number}, int(won == seat))
