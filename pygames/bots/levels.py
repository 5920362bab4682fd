"""The levels of computer players, each a function of what a seat may know and a generator of its own."""

from collections.abc import Callable
from random import Random
from typing import Final, TypeVar

from pygames.core import Game, Observation, picked, shuffled

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")

# The share of what must be remembered that each level has forgotten.
FORGETS: Final = {"easy": 0.5, "medium": 0.12}
# From the start of a race to a computer's finish, in milliseconds: the least, and how much longer at most.
REACTIONS: Final = {"easy": (550, 600), "medium": (380, 450)}
# How often the easy level plays whatever comes to hand.
EASY_BLUNDERS: Final = 0.5


def random_choice(game: Game[S, A, V], seen: Observation[A, V], rng: Random) -> A:
    """Play any legal action."""
    return picked(seen.actions, rng)


def best_choice(game: Game[S, A, V], seen: Observation[A, V], rng: Random) -> A:
    """Play the action the game's heuristic rates highest; among equals any."""
    if len(seen.actions) == 1:
        return seen.actions[0]
    order = shuffled(range(len(seen.actions)), rng)
    weights = game.weigh(seen.view, seen.actions)
    return seen.actions[max(order, key=lambda place: weights[place])]


def easy_choice(game: Game[S, A, V], seen: Observation[A, V], rng: Random) -> A:
    """Play like a beginner: often the heuristic's choice, often anything that does not look plainly bad."""
    if rng.random() >= EASY_BLUNDERS:
        return best_choice(game, seen, rng)
    weights = game.weigh(seen.view, seen.actions)
    fair = [action for action, weight in zip(seen.actions, weights, strict=True) if weight >= 0]
    return picked(fair or seen.actions, rng)


LEVELS: Final[dict[str, Callable[..., object]]] = {"easy": easy_choice, "medium": best_choice}


def choose(game: Game[S, A, V], seen: Observation[A, V], level: str, rng: Random) -> A:
    """Choose an action at a level; raise `KeyError` for an unknown one."""
    choice: Callable[[Game[S, A, V], Observation[A, V], Random], A] = LEVELS[level]  # type: ignore[assignment]
    return choice(game, remembered(game, seen, level, rng), rng)


def remembered(game: Game[S, A, V], seen: Observation[A, V], level: str, rng: Random) -> Observation[A, V]:
    """Return what a player of a level has not forgotten of what it has seen."""
    return seen._replace(view=game.recall(seen.view, rng, FORGETS[level]))


def interrupt(game: Game[S, A, V], seen: Observation[A, V], level: str, rng: Random) -> A | None:
    """Choose what to do out of turn, or None to keep still: an interrupt is worth it when rated above nought."""
    if not seen.actions:
        return None
    weights = game.weigh(remembered(game, seen, level, rng).view, seen.actions)
    best = max(range(len(weights)), key=lambda place: weights[place])
    return seen.actions[best] if weights[best] > 0 else None


def reaction(level: str | None, rng: Random) -> int:
    """Draw how long a computer of a level takes in a race, in milliseconds."""
    least, more = REACTIONS[level or "easy"]
    return least + int(rng.random() * more)
