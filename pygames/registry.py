"""The one list of games."""

from typing import Any, Final

from pygames.core import Game
from pygames.malabares import Malabares

GAMES: Final[dict[str, Game[Any, Any, Any]]] = {game.name: game for game in (Malabares(),)}
