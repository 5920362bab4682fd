"""Gran Circo: draft acts, improve the tent and give two shows, for three to five, or two with a neutral circus."""

from pygames.gran_circo.game import GranCirco

__all__ = ["GranCirco"]
