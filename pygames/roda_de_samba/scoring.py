"""Fame, colour bonuses and crossed sambas."""

from functools import lru_cache

from pygames.core import Line, Outcome
from pygames.roda_de_samba.circle import crossed
from pygames.roda_de_samba.data import COLOUR, CROSSED, SAMBISTS
from pygames.roda_de_samba.state import OVER, Circle, State


def lines_of(seat: int, circle: Circle, invited: tuple[str, ...]) -> list[Line]:
    """Score one seat line by line: fame and bonus of every sambist invited, crossed sambas (RS26, RS31)."""
    cards = [card for stack in circle for card in stack]
    lines = []
    for name in invited:
        sambist = SAMBISTS[name]
        lines.append(Line(seat, "fame", {"sambist": name}, sambist.fame))
        if sambist.bonus:
            count = sum(COLOUR[card] == sambist.bonus for card in cards)
            lines.append(Line(seat, "bonus", {"sambist": name, "colour": sambist.bonus, "count": count}, count))
    gaps = len(crossed(circle))
    if gaps:
        lines.append(Line(seat, "crossed", {"count": gaps}, CROSSED * gaps))
    return lines


@lru_cache(maxsize=4096)
def score_of(circle: Circle, invited: tuple[str, ...]) -> int:
    """Return what a circle and its sambists would score now."""
    return sum(line.points for line in lines_of(0, circle, invited))


def outcome(state: State) -> Outcome | None:
    """Return the result: most fame, then most instrument cards in the circle, then a shared win (RS32)."""
    if state.phase != OVER:
        return None
    lines = [lines_of(seat, state.circles[seat], state.scene.invited[seat]) for seat in range(state.scene.seats)]
    scores = tuple(sum(line.points for line in rows) for rows in lines)
    ranks = [(scores[seat], sum(map(len, circle))) for seat, circle in enumerate(state.circles)]
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
    return Outcome(scores, winners, tuple(line for rows in lines for line in rows))
