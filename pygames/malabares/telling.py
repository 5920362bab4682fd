"""What became known through an action, and why an action is refused: kinds, keys and rule ids, never sentences."""

from collections.abc import Sequence

from pygames.core import CHANCE, Event, Refusal
from pygames.malabares.data import CARDS, OBJECT, Card
from pygames.malabares.moves import shown_void
from pygames.malabares.scoring import brick_winner, outcome
from pygames.malabares.state import CATCH, OVER, PASS, THROW, Action, Catch, Deal, Pass, State, Swap, Throw


def events(before: State, seat: int, action: Action, after: State) -> Sequence[Event]:
    """Tell what an action made known, in the order in which it happened at the table."""
    if isinstance(action, Deal):
        return _dealt(after)
    if isinstance(action, Swap):
        return [Event("swap", {"out": action.cards, "in": before.scene.aside}, None, "air", "aside", reveals=True)]
    if isinstance(action, Pass):
        return _passed(before, seat, action, after)
    if isinstance(action, Throw):
        return [_thrown(before, seat, action.card)]
    caught = Event("catch", {"seat": seat, "card": action.card}, None, "air", f"hand/{seat}")
    return [caught] if after.phase == CATCH else [caught, *_fallen(before, after), *_ended(before, after)]


def _dealt(after: State) -> list[Event]:
    told = [
        Event("deal", {"cards": hand}, (seat,), None, f"hand/{seat}", reveals=True)
        for seat, hand in enumerate(after.dark)
    ]
    return [*told, Event("leader", {"seat": after.leader}, reveals=True)]


def _passed(before: State, seat: int, action: Pass, after: State) -> list[Event]:
    seats = before.scene.kit.seats
    left = (seat + 1) % seats
    own = {"seat": seat, "receiver": left, "cards": action.cards}
    told = [
        Event("pass", {"seat": seat, "receiver": left, "count": len(action.cards)}),
        Event("pass_own", own, (seat,), f"hand/{seat}", f"hand/{left}"),
    ]
    if after.phase != THROW:
        return told
    for receiver in range(seats):
        giver = (receiver - 1) % seats
        params = {"seat": giver, "receiver": receiver, "cards": after.scene.passed[giver]}
        told.append(Event("received", params, (receiver,), f"hand/{giver}", f"hand/{receiver}", reveals=True))
    return [*told, Event("begin", {"show": after.scene.show + 1, "seat": after.leader})]


def _thrown(before: State, seat: int, card: Card) -> Event:
    missing = shown_void(before.thrown, before.follow, card)
    params = {"seat": seat, "card": card, **({"object": missing} if missing else {})}
    # Throwing a card everybody saw being caught shows nothing new, unless it proves a void.
    reveals = card in before.dark[seat] or missing is not None
    place = f"thrown/{len(before.thrown)}"
    return Event("throw_void" if missing else "throw", params, None, f"hand/{seat}", place, reveals)


def _fallen(before: State, after: State) -> list[Event]:
    high, low = before.order[0], before.order[-1]
    kept = tuple(card for _, card in before.thrown if card != high[1])
    return [
        Event("fall", {"seat": low[0], "low": low[1], "card": high[1]}, None, "thrown", f"floor/{low[0]}"),
        Event("air", {"cards": kept}, None, "thrown", "air"),
    ]


def _ended(before: State, after: State) -> list[Event]:
    if len(after.scene.results) == len(before.scene.results):
        return []
    number = len(after.scene.results)
    rows = after.scene.results[-1]
    told = [Event("show_end", {"show": number}, reveals=True)]
    for seat, row in enumerate(rows):
        kind = "piolin" if row.piolin else "show_score"
        told.append(Event(kind, {"seat": seat, "points": row.total}, reveals=True))
    winner = brick_winner(after)
    if winner is not None:
        told.append(Event("brick_win", {"seat": winner}))
    if after.phase == OVER:
        told.append(Event("over", {"winners": _winners(after)}))
    return told


def _winners(after: State) -> tuple[int, ...]:
    result = outcome(after)
    return result.winners if result else ()


def why_not(state: State, seat: int, action: Action) -> Refusal:
    """Explain a refusal with the rule it rests on."""
    if seat == CHANCE or seat not in state.turn:
        return Refusal(None, "refusal.not_your_turn", {"seat": state.turn[0] if state.turn else None})
    wanted = {PASS: Pass, THROW: Throw, CATCH: Catch}.get(state.phase)
    if wanted is None or not isinstance(action, wanted):
        return Refusal(_STEP_RULES.get(state.phase), "refusal.wrong_step", {"phase": state.phase})
    if isinstance(action, Pass):
        return _no_pass(state, seat, action)
    if isinstance(action, Catch):
        return _no_catch(state, action.card)
    if isinstance(action, Throw):
        return _no_throw(state, seat, action.card)
    return Refusal(None, "refusal.unknown")


_STEP_RULES = {PASS: "MBR7", THROW: "MBR10", CATCH: "MBR10"}


def _no_pass(state: State, seat: int, action: Pass) -> Refusal:
    if not set(action.cards) <= set(state.dark[seat]):
        return Refusal("MBR7", "refusal.not_yours")
    if len(set(action.cards)) == len(action.cards) == state.scene.kit.passed:
        return Refusal(None, "refusal.unknown")
    return Refusal("MB18", "refusal.pass_count", {"count": state.scene.kit.passed})


def _no_catch(state: State, card: Card) -> Refusal:
    if any(card == thrown for _, thrown in state.thrown):
        return Refusal("MB6", "refusal.thrown_not_air", {"card": card})
    if any(card in floor for floor in state.floor):
        return Refusal("MB12", "refusal.floor", {"card": card})
    return Refusal("MB6", "refusal.not_in_air", {"card": card} if card in CARDS else {})


def _no_throw(state: State, seat: int, card: Card) -> Refusal:
    hand, follow = state.dark[seat] + state.light[seat], state.follow
    if card in state.floor[seat]:
        return Refusal("MB12", "refusal.floor", {"card": card})
    if card not in hand:
        return Refusal("MBR11", "refusal.not_yours")
    if card == "brick" and follow is None:
        return Refusal("MB24", "refusal.brick_second_lead", {"object": OBJECT[state.thrown[0][1]]})
    if card == "brick":
        return Refusal("MBR58", "refusal.brick_must_follow", {"object": follow})
    return Refusal("MBR12", "refusal.must_follow", {"object": follow})
