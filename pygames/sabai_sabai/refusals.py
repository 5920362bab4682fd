"""Why an action is refused: rule ids, keys and parameters, never sentences."""

from typing import Any, Final

from pygames.core import CHANCE, Refusal
from pygames.sabai_sabai.actions import (
    Action,
    Announce,
    Done,
    Draw,
    Give,
    Keep,
    Move,
    Next,
    Pass,
    Pay,
    Peek,
    Pick,
    Play,
    Spy,
    Switch,
    Throw,
)
from pygames.sabai_sabai.data import COPIES
from pygames.sabai_sabai.pile import free
from pygames.sabai_sabai.rounds import is_final
from pygames.sabai_sabai.state import (
    AIM,
    BY_CHANCE,
    DECIDE,
    DRAW,
    FIRST,
    FUNCTION,
    LIVE,
    LOOK,
    OVER,
    PAY,
    SCORE,
    WINDOW,
    State,
)

_FITS: Final[dict[str, tuple[type[Any], ...]]] = {
    FIRST: (Peek,),
    DRAW: (Draw,),
    DECIDE: (Play, Keep),
    FUNCTION: (Peek, Spy, Pick),
    AIM: (Give, Switch),
    LOOK: (Done,),
    PAY: (Pay,),
    WINDOW: (Pass,),
    SCORE: (Next,),
}
_OWN_PLACE: Final[dict[type[Any], str]] = {Keep: "SSR17", Peek: "SSR19", Pick: "SSR21", Pay: "SSR38"}
_FUNCTION_OF: Final[dict[type[Any], str]] = {Peek: "peek", Spy: "spy"}


def why_not(state: State, seat: int, action: Action) -> Refusal:
    """Explain a refusal with the rule it rests on."""
    if seat not in range(state.house.seats) or state.phase in BY_CHANCE or state.phase == OVER:
        return Refusal(None, "refusal.not_your_turn", {"seat": _awaited(state)})
    if isinstance(action, Announce):
        return _no_announcement(state)
    if isinstance(action, Throw | Move):
        return _no_throw(state, seat, action)
    if seat not in state.actors:
        return Refusal(None, "refusal.not_your_turn", {"seat": _awaited(state)})
    if not isinstance(action, _FITS[state.phase]) or not _is_asked(state, action):
        return Refusal("SSR15", "refusal.wrong_step", {"phase": state.phase})
    return _no_place(state, seat, action)


def _awaited(state: State) -> int | None:
    return state.actors[0] if state.actors and state.actors[0] != CHANCE else None


def _no_announcement(state: State) -> Refusal:
    if state.phase == SCORE:
        return Refusal("SSR48", "refusal.between_rounds")
    if is_final(state):
        return Refusal("SSR54", "refusal.final_round")
    return Refusal("SS28", "refusal.announced", {"seat": state.round.caller})


def _no_throw(state: State, seat: int, action: Throw | Move) -> Refusal:
    if state.phase not in LIVE:
        return Refusal("SS41", "refusal.not_between_actions")
    if isinstance(action, Move) and not state.house.full:
        return Refusal("SSR43", "refusal.simple_mode")
    if not state.run:
        return Refusal("SSR28", "refusal.no_pile")
    if state.run == COPIES:
        return Refusal("SS26", "refusal.all_four")
    if state.locked >> seat & 1:
        return Refusal("SS14", "refusal.locked")
    if free(state, seat) < 1:
        owes = bool(state.board.places[seat])
        return Refusal("SS17", "refusal.card_owed" if owes else "refusal.no_cards")
    if isinstance(action, Throw):
        return Refusal("SSR28", "refusal.not_yours" if action.seat != seat else "refusal.empty_place")
    if action.seat == seat:
        return Refusal("SSR35", "refusal.own_card")
    if any((claim.seat, claim.owner, claim.place) == (seat, *action) for claim in state.work.claims):
        return Refusal("SS15", "refusal.claimed")
    return Refusal("SSR35", "refusal.empty_place")


def _is_asked(state: State, action: Action) -> bool:
    """Tell whether a choice is of the sort that the function under way asks for."""
    if state.phase == FUNCTION:
        function = state.work.jobs[0].function
        return _FUNCTION_OF.get(type(action), function) == function and (
            not isinstance(action, Pick) or function in ("give", "switch")
        )
    if state.phase == AIM:
        return isinstance(action, Give) == (state.work.jobs[0].function == "give")
    return True


def _no_place(state: State, seat: int, action: Action) -> Refusal:
    """Explain why a place, or a person, cannot be chosen."""
    if isinstance(action, Give):
        return Refusal("SSR21", "refusal.give_yourself")
    if isinstance(action, Spy | Switch):
        rule = "SSR20" if isinstance(action, Spy) else "SSR22"
        return Refusal(rule, "refusal.not_another" if action.seat == seat else "refusal.empty_place")
    if isinstance(action, Keep | Peek | Pick | Pay):
        rule = _OWN_PLACE[type(action)]
        if action.seat != seat:
            return Refusal(rule, "refusal.not_yours")
        if action.place not in state.board.places[seat]:
            return Refusal(rule, "refusal.empty_place")
        if isinstance(action, Pay):
            return Refusal("SS17", "refusal.ass_pays_not")
        return Refusal("SS1", "refusal.seen_already")
    return Refusal(None, "refusal.unknown")
