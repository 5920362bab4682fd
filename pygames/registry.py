"""The one list of games."""

from typing import Any, Final

from pygames.core import Game
from pygames.gran_circo import GranCirco
from pygames.malabares import Malabares
from pygames.malandragem import Malandragem
from pygames.roda_de_samba import RodaDeSamba
from pygames.sabai_sabai import SabaiSabai

GAMES: Final[dict[str, Game[Any, Any, Any]]] = {
    game.name: game for game in (Malabares(), RodaDeSamba(), SabaiSabai(), GranCirco(), Malandragem())
}
