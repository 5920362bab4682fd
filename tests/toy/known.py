"""Who knows what in the test game: views, possible worlds, events and refusals."""

from collections.abc import Sequence
from random import Random

from pygames.core import CHANCE, Event, Refusal, picked, shuffled
from tests.toy.rules import to_act
from tests.toy.state import (
    ACT,
    DEAL,
    DRAW,
    OVER,
    RACE,
    STAKE,
    WINDOW,
    Action,
    Call,
    Cards,
    Deal,
    Draw,
    Finish,
    Peek,
    Play,
    React,
    Reshuffle,
    Stake,
    State,
    Switch,
    View,
    deck_of,
    rank_of,
)

FITS = {STAKE: (Stake,), DRAW: (Draw,), ACT: (Play, Peek, Switch), WINDOW: (React,)}


def view(state: State, seat: int | None) -> View:
    """Show a state to a seat, or to the whole table."""
    over = state.phase == OVER
    rows = tuple(
        tuple(card if over or seat in eyes else None for card, eyes in zip(row, looked, strict=True))
        for row, looked in zip(state.rows, state.eyes, strict=True)
    )
    return View(
        state.seats, state.wild, state.phase, state.turn, state.left, seat,
        () if seat is None else state.hands[seat], None if seat is None else state.stakes[seat],
        tuple(stake is not None for stake in state.stakes), tuple(map(len, state.hands)),
        len(state.stock), state.discard, rows, state.eyes, state.waiting, state.reacted, state.serial, state.rank,
        state.caller, state.buried, state.fresh, state.hands if over else (),
    )  # fmt: skip


def determinize(view: View, rng: Random) -> State:
    """Fill in what the seat has not seen: cards from before the reshuffle and from after it apart."""
    visible = {*view.hand, *view.discard, *(card for row in view.rows for card in row)}
    visible.update(card for hand in view.shown for card in hand)
    late = list(shuffled([card for card in view.buried if card not in visible], rng))
    unseen = [card for card in deck_of(view.wild) if card not in visible and card not in view.buried]
    early = list(shuffled(unseen, rng))
    hands: list[Cards] = []
    for seat, count in enumerate(view.counts):
        if seat == view.me or view.shown:
            hands.append(view.hand if seat == view.me else view.shown[seat])
        else:
            new = view.fresh[seat]
            # Cards are drawn to the right end of a hand.
            hands.append(tuple([early.pop() for _ in range(count - new)] + [late.pop() for _ in range(new)]))
    dealt = view.phase != DEAL
    rows = tuple(tuple(card or early.pop() for card in row) for row in view.rows) if dealt else ((),) * view.seats
    stakes = tuple(
        view.stake if seat == view.me else picked(hands[seat], rng) if staked else None
        for seat, staked in enumerate(view.staked)
    )
    stock = tuple(late if view.buried else early) if dealt else ()
    return State(
        view.seats, view.wild, view.phase, view.turn, view.left, stock, view.discard, tuple(hands), rows, view.eyes,
        stakes, view.waiting, view.reacted, view.serial, view.rank, view.caller, view.buried, view.fresh,
    )  # fmt: skip


def events(before: State, seat: int, action: Action, after: State) -> Sequence[Event]:
    """Tell what an action made known."""
    told = _told(before, seat, action, after)
    return (
        told
        if after.phase != OVER
        else [*told, Event("over", {"rows": after.rows, "hands": after.hands}, reveals=True)]
    )


def _told(before: State, seat: int, action: Action, after: State) -> list[Event]:
    hand = f"hand/{seat}"
    match action:
        case Deal():
            own = [
                Event("dealt", {"cards": cards}, (s,), None, f"hand/{s}", True) for s, cards in enumerate(after.hands)
            ]
            return [*own, Event("turned", {"card": after.discard[0]}, reveals=True)]
        case Reshuffle(stock):
            return [Event("reshuffle", {"count": len(stock)}, None, "discard", "stock")]
        case Finish(order):
            drew = _drew(order[-1], before) if before.stock else []
            return [Event("finish", {"order": order}), *drew]
        case Stake(card):
            told = [Event("stake", {"seat": seat}), Event("staked", {"card": card}, (seat,))]
            cards = (*before.stakes[:-1], card)
            return told if before.turn + 1 < before.seats else [*told, Event("stakes", {"cards": cards}, reveals=True)]
        case Draw():
            return _drew(seat, before)
        case Play(card) | React(card):
            return [Event(type(action).__name__.lower(), {"seat": seat, "card": card}, None, hand, "discard", True)]
        case Peek(owner, place):
            where = f"row/{owner}/{place}"
            new = seat not in before.eyes[owner][place]
            seen = Event("peeked", {"card": before.rows[owner][place]}, (seat,), where, None, new)
            return [Event("peek", {"seat": seat}, None, where), seen]
        case Switch(place, other, spot):
            return [Event("switch", {"seat": seat}, None, f"row/{seat}/{place}", f"row/{other}/{spot}")]
        case Call():
            return [Event("call", {"seat": seat})]
    return [Event("pass", {"seat": seat})]


def _drew(seat: int, before: State) -> list[Event]:
    hand = f"hand/{seat}"
    card = Event("drawn", {"card": before.stock[0]}, (seat,), "stock", hand, True)
    return [Event("draw", {"seat": seat}, None, "stock", hand), card]


def why_not(state: State, seat: int, action: Action) -> Refusal:
    """Explain a refusal."""
    if seat == CHANCE:
        return Refusal("T7", "refusal.chance") if state.phase == RACE else Refusal(None, "refusal.no_chance")
    if isinstance(action, Call):
        return Refusal("T6", "refusal.called")
    if seat not in to_act(state):
        return Refusal(None, "refusal.not_your_turn", {"seats": to_act(state)})
    if not isinstance(action, FITS.get(state.phase, ())):
        return Refusal("T1", "refusal.wrong_step", {"phase": state.phase})
    if isinstance(action, Stake | Play | React) and action.card not in state.hands[seat]:
        return Refusal("T2", "refusal.not_yours")
    if isinstance(action, React):
        return Refusal("T4", "refusal.rank", {"rank": state.rank})
    return Refusal("T3", "refusal.no_such_place")


def weigh(view: View, actions: Sequence[Action]) -> Sequence[float]:
    """Rate throwing high cards best, then looking."""
    return [
        float(rank_of(a.card)) if isinstance(a, Play | React | Stake) else float(isinstance(a, Peek)) for a in actions
    ]
