"""Named tuples to plain values (as JSON knows them) and back, the same way for every game."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from pygames.core.errors import GameError

Plain: TypeAlias = None | bool | int | float | str | list["Plain"] | dict[str, "Plain"]


def plain(value: Any) -> Plain:
    """Turn a value into lists, dicts and scalars; a named tuple becomes a dict with its lower-case name as `kind`."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    if hasattr(value, "_fields"):
        fields = {name: plain(item) for name, item in zip(value._fields, value, strict=True)}
        return {"kind": type(value).__name__.lower(), **fields}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    raise TypeError(f"not a plain value: {type(value).__name__}")


def value_of(data: Any, types: Sequence[type[Any]]) -> Any:
    """Turn plain values back, with named tuples of the given types; raise `GameError` for any other shape."""
    if isinstance(data, list):
        return tuple(value_of(item, types) for item in data)
    if not isinstance(data, dict):
        return data
    for kind in types:
        if kind.__name__.lower() == data.get("kind"):
            return _named(kind, data, types)
    raise GameError("value.kind", {"kind": str(data.get("kind"))})


def _named(kind: type[Any], data: Mapping[str, Any], types: Sequence[type[Any]]) -> Any:
    if set(data) != {"kind", *kind._fields}:
        raise GameError("value.fields", {"kind": kind.__name__.lower()})
    return kind(*(value_of(data[name], types) for name in kind._fields))
