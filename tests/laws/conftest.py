"""These tests are not traced."""

from tests.untraced import untraced  # noqa: F401
