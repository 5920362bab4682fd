"""sabai-sabai: remember your face-down cards, be quick, and stay relaxed, for two to twelve."""

from pygames.sabai_sabai.game import SabaiSabai

__all__ = ["SabaiSabai"]
