"""The Piolin Move, the end of a show and what it is worth."""

from pygames.core import Line, Outcome
from pygames.malabares.data import (
    HIDDEN,
    OBJECT,
    PERIODS,
    PIOLIN_NEEDS_NO_HIDDEN,
    PIOLIN_POINTS,
    PIOLIN_UNWANTED,
    POINTS,
    Kit,
)
from pygames.malabares.state import OVER, BySeat, Cards, Result, State


def is_piolin(kit: Kit, period: str, dark: Cards, light: Cards, floor: Cards) -> bool:
    """Tell whether one seat's cards make the Piolin Move (MBR33-MBR35, MBR59, MB12, MB14)."""
    owned = dark + light + floor
    if kit.special not in owned or (dark and PIOLIN_NEEDS_NO_HIDDEN):
        return False
    unwanted = PIOLIN_UNWANTED[period]
    return not any(OBJECT[card] == unwanted for card in owned)


def result(kit: Kit, show: int, dark: Cards, light: Cards, floor: Cards) -> Result:
    """Score one seat's cards at the end of a show (MBR36-MBR39, MB16, MB17)."""
    period = PERIODS[show]
    if is_piolin(kit, period, dark, light, floor):
        points = (PIOLIN_POINTS,) * (len(dark) + len(light) + len(floor))
        return Result(dark, light, floor, points, True, sum(points))
    printed = POINTS[period]
    points = tuple([HIDDEN[card] for card in dark] + [printed[card] for card in light + floor])
    return Result(dark, light, floor, points, False, sum(points))


def show_is_over(kit: Kit, show: int, dark: BySeat, light: BySeat, floor: BySeat) -> bool:
    """Tell whether a round ends the show: a hand juggled down, or a Piolin Move (MBR30-MBR32, MB13)."""
    period = PERIODS[show]
    for hidden, used, fallen in zip(dark, light, floor, strict=True):
        if len(hidden) + len(used) <= kit.end:
            return True
        if not hidden and is_piolin(kit, period, hidden, used, fallen):
            return True
    return False


def outcome(state: State) -> Outcome | None:
    """Return scores, winners (ties shared) and the score line by line (MBR44, MBR60, MB22, MB26)."""
    if state.phase != OVER:
        return None
    seats = range(state.scene.kit.seats)
    scores = tuple(sum(show[seat].total for show in state.scene.results) for seat in seats)
    best = max(scores)
    brick = brick_winner(state)
    winners = tuple(seat for seat in seats if scores[seat] == best) if brick is None else (brick,)
    return Outcome(scores, winners, _lines(state))


def brick_winner(state: State) -> int | None:
    """Return the seat whose brick has made the Piolin Move and so won the game, if any (MBR60, MB26)."""
    if state.phase != OVER or state.scene.kit.special != "brick":
        return None
    return next((seat for seat, row in enumerate(state.scene.results[-1]) if row.piolin), None)


def _lines(state: State) -> tuple[Line, ...]:
    lines = []
    for seat in range(state.scene.kit.seats):
        for number, show in enumerate(state.scene.results, 1):
            lines += [Line(seat, key, {**params, "show": number}, points) for key, params, points in _told(show[seat])]
        if brick_winner(state) == seat:
            lines.append(Line(seat, "brick_win", {"show": len(state.scene.results)}, 0))
    return tuple(lines)


def _told(kept: Result) -> list[tuple[str, dict[str, object], int]]:
    if kept.piolin:
        return [("piolin", {"count": len(kept.points)}, kept.total)]
    cards = kept.dark + kept.light + kept.floor
    hidden = len(kept.dark)
    return [
        ("hidden" if place < hidden else "card", {"card": card}, kept.points[place]) for place, card in enumerate(cards)
    ]
