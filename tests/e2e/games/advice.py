"""What brings a game to its end where taps at random would not: from the truth, which only a test knows."""

from collections.abc import Callable, Sequence

from pygames.sabai_sabai.actions import Throw
from pygames.sabai_sabai.data import ASS, KIND
from pygames.sabai_sabai.state import DECIDE, DRAW, WINDOW, State
from tests.e2e.games.mirror import Mirror

# Set-ups that make a game short.
OPTIONS = {"sabai_sabai": ("rounds=1",)}


def sabai_sabai(mirror: Mirror) -> Sequence[str]:
    """Throw whatever matches the pile and play what will be matched, so that somebody soon runs out of cards."""
    mirror.follow()
    state, people = mirror.table.state, mirror.people
    if state.phase == DECIDE:
        return _decide(state)
    if state.phase not in (WINDOW, DRAW):
        return ()
    for seat in people:
        for action in mirror.table.legal_actions(seat):
            if isinstance(action, Throw) and KIND[state.board.cards[seat][action.place]] == KIND[state.pile[-1]]:
                mine = len(people) == 1 or (seat == state.turn and state.phase == DRAW)
                return [*([] if mine else [f"chip-{seat}"]), f"row/{seat}/{action.place}", "main"]
    return ["main"] if state.phase == WINDOW else ["deck"]


def _decide(state: State) -> Sequence[str]:
    """Swap out one of a pair, so that the other can be thrown on it; else play the drawn card."""
    row = [None if card in (None, ASS) else KIND[card] for card in state.board.cards[state.turn]]
    pairs = [place for place, kind in enumerate(row) if kind and row.count(kind) > 1]
    if pairs and KIND[state.drawn or ASS] not in row:
        return [f"row/{state.turn}/{pairs[0]}", "main"]
    return ["offer-0"]


ADVICE: dict[str, Callable[[Mirror], Sequence[str]]] = {"sabai_sabai": sabai_sabai}


def for_game(game: str, mirror: Mirror) -> Callable[[], Sequence[str]] | None:
    """Return the advice for a game, or None where it ends by itself."""
    known = ADVICE.get(game)
    return None if known is None else lambda: known(mirror)
