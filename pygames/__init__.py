"""Rules, tables and computer players for tabletop games, in the standard library alone."""

__version__ = "0.1.0"
