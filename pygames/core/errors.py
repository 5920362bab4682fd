"""Errors as keys and parameters: the page owns the sentences."""

from collections.abc import Mapping
from typing import NamedTuple


class Refusal(NamedTuple):
    """Say why an action is not allowed: the rule's id (or None), a text key and its parameters."""

    rule: str | None
    key: str
    params: Mapping[str, object] = {}


class GameError(ValueError):
    """Base of all errors a table, a set-up, a save or a request can raise; the game itself goes on unchanged."""

    def __init__(self, key: str, params: Mapping[str, object] | None = None, rule: str | None = None) -> None:
        super().__init__(f"{key} {dict(params or {})}")
        self.key = key
        self.params: Mapping[str, object] = params or {}
        self.rule = rule


class IllegalAction(GameError):
    """Raised when a seat tries what the rules do not allow now; carries the refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key, refusal.params, refusal.rule)
        self.refusal = refusal


class BadSetup(GameError):
    """Raised for unknown games, seats, options or seeds."""


class BadSave(GameError):
    """Raised for a save that is cut short, changed, from a newer version or of another game."""
