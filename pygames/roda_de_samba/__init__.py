"""Roda de Samba: play instruments in harmony and invite great sambists, for two to four."""

from pygames.roda_de_samba.game import RodaDeSamba

__all__ = ["RodaDeSamba"]
