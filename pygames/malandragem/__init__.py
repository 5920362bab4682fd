"""Malandragem: shed all cards, cheat a little, and say the word in time."""

from pygames.malandragem.game import Malandragem

__all__ = ["Malandragem"]
