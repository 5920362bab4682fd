"""Why an action is refused: rule ids, keys and parameters, never sentences."""

from typing import Any, Final

from pygames.core import CHANCE, Refusal
from pygames.malandragem.actions import (
    CARD,
    Action,
    Call,
    Claim,
    Draw,
    Give,
    Mirror,
    Name,
    Next,
    Pair,
    Pass,
    Play,
    Sink,
    Skip,
    Take,
)
from pygames.malandragem.data import DEFENCES, MOST_DRAWN, RANK
from pygames.malandragem.follow import follows
from pygames.malandragem.state import DEAL, GIVE, NAME, OVER, PLAY, SCORE, SINK, WINDOW, State, Work

_FITS: Final[dict[str, tuple[type[Any], ...]]] = {
    PLAY: (Play, Pair, Draw, Skip, Take),
    WINDOW: (Mirror, Call, Claim, Pass),
    GIVE: (Give,),
    SINK: (Sink,),
    NAME: (Name,),
    SCORE: (Next,),
}


def why_not(state: State, seat: int, action: Action) -> Refusal:
    """Explain a refusal with the rule it rests on."""
    if seat not in state.actors or state.phase in (DEAL, OVER) or seat == CHANCE:
        return Refusal(None, "refusal.not_your_turn", {"seat": _awaited(state)})
    if not isinstance(action, _FITS[state.phase]):
        return Refusal("MGR7", "refusal.wrong_step", {"phase": state.phase})
    if not _holds(state.hands[seat], action):
        return Refusal(None, "refusal.not_yours")
    if state.phase == WINDOW:
        return _in_window(state, seat, action)
    if isinstance(action, Play | Pair):
        return _no_play(state, seat, action)
    if isinstance(action, Draw | Skip | Take):
        return _no_drawing(state, seat, action)
    if isinstance(action, Give):
        return Refusal("MG24", "refusal.give_yourself")
    return Refusal("MG45", "refusal.no_such_name")


def _holds(hand: tuple[str, ...], action: Action) -> bool:
    if isinstance(action, Play | Mirror | Give | Sink):
        return hand[action.place : action.place + 1] == (action.card,)
    if isinstance(action, Pair):
        places = range(len(hand))
        return action.place in places and action.other in places and hand[action.place] == hand[action.other]
    return True


def _awaited(state: State) -> int | None:
    return state.actors[0] if state.actors and state.actors[0] != CHANCE else None


def _no_play(state: State, seat: int, action: Play | Pair) -> Refusal:
    params = {"card": action.card}
    if action.call and len(state.hands[seat]) != (2 if isinstance(action, Play) else 3):
        return Refusal("MG31", "refusal.call_too_early")
    if isinstance(action, Pair):
        return Refusal("MG10", "refusal.no_pair", params)
    if state.attack:
        barred = RANK[action.card] not in DEFENCES
        return Refusal("MG3" if barred else "MG10", "refusal.no_defence", params)
    return Refusal("MGR7", "refusal.does_not_follow", params)


def _no_drawing(state: State, seat: int, action: Draw | Skip | Take) -> Refusal:
    if isinstance(action, Take):
        return Refusal("MG7", "refusal.no_attack")
    if state.attack:
        return Refusal("MG7", "refusal.attacked", {"count": state.attack})
    if state.house.referee and any(follows(state, card) for card in state.hands[seat]):
        return Refusal("MG4", "refusal.can_play")
    exhausted = not state.stock or state.drawn >= MOST_DRAWN
    return Refusal("MG4", "refusal.drawn_out" if exhausted else "refusal.draw_first")


def _in_window(state: State, seat: int, action: Action) -> Refusal:
    work: Work = state.work  # type: ignore[assignment]
    if isinstance(action, Call):
        return _no_call(state, work, seat)
    if isinstance(action, Mirror):
        if work.late:
            return Refusal("MG33", "refusal.too_late")
        if work.called >> seat & 1:
            return Refusal("MG38", "refusal.tried")
        if action.card != work.card:
            return Refusal("MGR11", "refusal.not_identical", {"card": work.card})
        return Refusal("MG31", "refusal.call_too_early")
    return _no_claim(state, work, seat, action)


def _no_call(state: State, work: Work, seat: int) -> Refusal:
    if state.said >> seat & 1:
        return Refusal("MG29", "refusal.called")
    if work.called >> seat & 1:
        return Refusal("MG31", "refusal.called")
    return Refusal("MG29", "refusal.call_when_one")


def _no_claim(state: State, work: Work, seat: int, action: Action) -> Refusal:
    if not isinstance(action, Claim) or action.seat == seat:
        return Refusal("MG33", "refusal.claim_yourself")
    if work.claimed >> seat & 1:
        return Refusal("MG35", "refusal.claimed")
    if action.about == CARD:
        if state.house.referee:
            return Refusal("MG37", "refusal.referee")
        return Refusal("MG33", "refusal.too_late")
    return Refusal("MG30", "refusal.nothing_to_call")
