"""The result of a game: victory points over the rounds, line by line."""

from pygames.core import Line, Outcome
from pygames.sabai_sabai.state import OVER, Result, State


def totals(results: tuple[Result, ...], seats: int) -> tuple[int, ...]:
    """Add up the victory points of all rounds so far."""
    return tuple([sum([result.victory[seat] for result in results]) for seat in range(seats)])


def outcome(state: State) -> Outcome | None:
    """Return victory points, winners and every round's line; None while the game goes on (SSR56, SS34)."""
    if state.phase != OVER:
        return None
    results, seats = state.round.results, state.house.seats
    scores = totals(results, seats)
    lines = tuple([_line(number, seat, result) for number, result in enumerate(results, 1) for seat in range(seats)])
    return Outcome(scores, winners(state), lines)


def winners(state: State) -> tuple[int, ...]:
    """Return who has most victory points, or with the option who ended with the four jokers (SS22, SS34)."""
    results = state.round.results
    jokers = results[-1].jokers
    if jokers is not None and state.house.jokers == "game":
        return (jokers,)
    scores = totals(results, state.house.seats)
    return tuple([seat for seat, score in enumerate(scores) if score == max(scores)])


def _line(number: int, seat: int, result: Result) -> Line:
    points = result.victory[seat]
    key = "lost" if points == 0 else "won"
    if seat == result.holder:
        key = "ass"
    elif seat == result.jokers:
        key = "jokers"
    return Line(seat, key, {"round": number, "count": result.points[seat]}, points)
