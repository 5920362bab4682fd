"""What every game shares: the contract, the table, observations, errors and shuffling."""

from pygames.core.errors import BadSave, BadSetup, GameError, IllegalAction, Refusal
from pygames.core.game import CHANCE, Event, Game, Line, Option, Outcome, Seat, Setup
from pygames.core.observe import Observation, observe
from pygames.core.shuffle import picked, shuffled
from pygames.core.table import Table

__all__ = [
    "CHANCE",
    "BadSave",
    "BadSetup",
    "Event",
    "Game",
    "GameError",
    "IllegalAction",
    "Line",
    "Observation",
    "Option",
    "Outcome",
    "Refusal",
    "Seat",
    "Setup",
    "Table",
    "observe",
    "picked",
    "shuffled",
]
