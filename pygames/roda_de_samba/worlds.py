"""States a seat cannot tell from the real one: the cards nobody has shown, dealt anew."""

from random import Random

from pygames.core import CHANCE, shuffled
from pygames.roda_de_samba.data import CARDS, MALANDRO, MALANDROS, SAMBISTS
from pygames.roda_de_samba.moves import in_order
from pygames.roda_de_samba.state import DEAL, OVER, REGION, Cards, Scene, State
from pygames.roda_de_samba.view import View


def determinize(view: View, rng: Random) -> State:
    """Return a state that looks the same to the seat of the view; raise `ValueError` for the whole table's view."""
    if view.me is None:
        raise ValueError("only a seat can determinize")
    pool = shuffled(_unseen(view), rng) if view.phase not in (REGION, DEAL) else ()
    hands, start = [], 0
    for seat in range(view.seats):
        need = view.hands[seat] - len(view.taken[seat])
        if seat == view.me:
            hands.append(view.hand)
        else:
            hands.append(in_order(view.taken[seat] + pool[start : start + need]))
            start += need
    turn = () if view.phase == OVER else (CHANCE if view.turn is None else view.turn,)
    deck = view.tops + _unseen_sambists(view, rng)
    scene = Scene(
        view.seats, view.choose, view.regions, view.start, view.last, view.table, deck, len(view.tops), view.invited,
        view.charmed,
    )  # fmt: skip
    stock = pool[start:]
    return State(
        scene, view.phase, turn, tuple(hands), view.circles, stock, view.piles, view.pending, view.due, view.taken
    )


def _unseen(view: View) -> Cards:
    seen = [*view.hand, *view.pending]
    for rows in (view.piles, *view.circles):
        for row in rows:
            seen += row
    for seat, row in enumerate(view.taken):
        if seat != view.me:
            seen += row
    known = set(seen)
    # The malandros are equal: as many are left as nobody has shown.
    left = MALANDROS - seen.count(MALANDRO)
    return tuple([card for card in CARDS if card not in known]) + (MALANDRO,) * left


def _unseen_sambists(view: View, rng: Random) -> tuple[str, ...]:
    if view.phase in (REGION, DEAL):
        return ()
    seen = {*view.table, *view.tops, *view.charmed, *(name for row in view.invited for name in row)}
    return shuffled([name for name in SAMBISTS if name not in seen], rng)
