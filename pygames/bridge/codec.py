"""JSON text, seeds as short codes, and requests checked field by field."""

import json
from collections.abc import Mapping
from typing import Any, Final

from pygames.core import GameError

# Crockford's base 32: no letter that reads like a digit.
_DIGITS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_READ_AS: Final = {"I": "1", "L": "1", "O": "0"}
CODE_LENGTH: Final = 8


class BadRequest(GameError):
    """Raised for a request that is not understood; nothing has changed."""


def text_of(value: object) -> str:
    """Write plain values as compact JSON text; half a surrogate pair, which no text may hold, becomes a mark."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text if text.isascii() else text.encode("utf-8", "replace").decode()


def parse(text: str) -> dict[str, Any]:
    """Read a JSON object; raise `BadRequest` for anything else."""
    try:
        value = json.loads(text)
    except (ValueError, TypeError, RecursionError) as error:
        raise BadRequest("request.json") from error
    if not isinstance(value, dict):
        raise BadRequest("request.json")
    return value


def field(request: Mapping[str, Any], name: str, *kinds: type) -> Any:
    """Return a field of one of the given types (`type(None)` allows it to be missing); raise `BadRequest` otherwise."""
    value = request.get(name)
    if type(value) not in kinds:
        raise BadRequest("request.field", {"field": name})
    return value


def code_of(seed: int) -> str:
    """Write a seed as a code of eight letters and digits."""
    return "".join(_DIGITS[seed >> 5 * place & 31] for place in reversed(range(CODE_LENGTH)))


def seed_of(code: str) -> int:
    """Read a code back, forgiving case, spaces, hyphens and look-alike letters; raise `BadRequest` otherwise."""
    letters = [_READ_AS.get(letter, letter) for letter in code.upper() if letter not in " -"]
    if len(letters) != CODE_LENGTH or any(letter not in _DIGITS for letter in letters):
        raise BadRequest("setup.code", {"code": code[:20]})
    seed = 0
    for letter in letters:
        seed = seed << 5 | _DIGITS.index(letter)
    return seed
