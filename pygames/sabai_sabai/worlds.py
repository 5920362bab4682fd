"""States a seat cannot tell from the real one: the cards it has not seen, dealt anew within what play has shown."""

from random import Random

from pygames.core import shuffled
from pygames.sabai_sabai.data import ASS, CARDS, DECK, Card
from pygames.sabai_sabai.knowledge import SAFE, Board, Cards, number_of
from pygames.sabai_sabai.state import DEAL, State
from pygames.sabai_sabai.view import View, deck_of

# A place on the board (seat, place), the drawn card, or one of the stock.
Spot = tuple[int, int]
_DRAWN: Spot = (-1, 0)


def determinize(view: View, rng: Random) -> State:
    """Return a state that looks the same to the seat of the view; raise `ValueError` for the whole table's view."""
    if view.me is None:
        raise ValueError("only a seat can determinize")
    cards, drawn, stock = (view.known, None, ()) if view.phase == DEAL else _filled(view, rng)
    return State(
        view.house, view.round, view.phase, view.actors, view.turn, Board(cards, view.backs, view.places), stock,
        view.pile, view.run, drawn, view.ticket, view.down, view.number, view.serial, view.spots, view.locked,
        view.work,
    )  # fmt: skip


def _filled(view: View, rng: Random) -> tuple[tuple[tuple[Card | None, ...], ...], Card | None, Cards]:
    """Fill the unknown places deck by deck: a card can only lie where a card of its deck lies."""
    floors = view.round.floors
    pools = _unseen(view)
    spots: list[list[Spot]] = [[] for _ in pools]
    risky: list[list[int]] = [[] for _ in pools]
    rows = [list(row) for row in view.known]
    for seat, line in enumerate(view.backs):
        row = rows[seat]
        for place, back in enumerate(line):
            if not back:
                continue
            deck = deck_of(number_of(back), floors) if floors else 0
            card = row[place]
            if card is not None:
                pools[deck].remove(card)
                continue
            if not back & SAFE:
                risky[deck].append(len(spots[deck]))
            spots[deck].append((seat, place))
    drawn = view.drawn
    if view.holding:
        deck = deck_of(view.ticket, floors)
        if drawn is None:
            spots[deck].append(_DRAWN)
        else:
            pools[deck].remove(drawn)
    stock: Cards = ()
    for deck, pool in enumerate(pools):
        filling = _mixed(pool, len(spots[deck]), risky[deck], rng)
        for (seat, place), card in zip(spots[deck], filling, strict=False):
            if seat >= 0:
                rows[seat][place] = card
            else:
                drawn = card
        stock = filling[len(spots[deck]) :]
    return tuple([tuple(row) for row in rows]), drawn, stock


def _unseen(view: View) -> list[list[Card]]:
    """List the face-down cards by the deck they came from."""
    if view.hidden:
        return [
            [card for card, count in zip(CARDS, counts, strict=True) for _ in range(count)] for counts in view.hidden
        ]
    left = list(DECK)
    for card in view.pile:
        left.remove(card)
    return [left]


def _mixed(pool: list[Card], places: int, risky: list[int], rng: Random) -> Cards:
    """Shuffle cards for some places and then the stock; the Ass Joker only lies where play has not ruled it out."""
    if ASS not in pool or len(risky) == places:
        return shuffled(pool, rng)
    allowed = [*risky, *range(places, len(pool))]
    rest = shuffled([card for card in pool if card != ASS], rng)
    at = allowed[int(rng.random() * len(allowed))]
    return rest[:at] + (ASS,) + rest[at:]
