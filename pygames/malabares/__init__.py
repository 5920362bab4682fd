"""Malabares: juggling tricks for two to four, with Quarto Malabarista and Cobogran Finale."""

from pygames.malabares.game import Malabares

__all__ = ["Malabares"]
