"""From tables to text and back: what the page may ask, and saves."""

from pygames.bridge.saves import load, save
from pygames.bridge.session import Session

__all__ = ["Session", "load", "save"]
