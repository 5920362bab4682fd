"""Named tuples to plain values (as JSON knows them) and back, the same way for every game."""

from collections.abc import Mapping, Sequence
from types import UnionType
from typing import Any, Final, TypeAlias, Union, get_args, get_origin, get_type_hints

from pygames.core.errors import GameError

Plain: TypeAlias = None | bool | int | float | str | list["Plain"] | dict[str, "Plain"]

_HINTS: Final[dict[type[Any], dict[str, Any]]] = {}


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
    raise GameError("value.kind", {"kind": str(data.get("kind"))[:40]})


def _named(kind: type[Any], data: Mapping[str, Any], types: Sequence[type[Any]]) -> Any:
    hints = _hints(kind)
    values = {name: value_of(item, types) for name, item in data.items() if name != "kind"}
    if values.keys() != hints.keys() or not all(_fits(values[name], hint) for name, hint in hints.items()):
        raise GameError("value.fields", {"kind": kind.__name__.lower()})
    return kind(**values)


def _hints(kind: type[Any]) -> dict[str, Any]:
    if kind not in _HINTS:
        _HINTS[kind] = get_type_hints(kind)
    return _HINTS[kind]


def _fits(value: Any, hint: Any) -> bool:
    """Tell whether a value is of the declared type, all the way down."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin is UnionType or origin is Union:
        return any(_fits(value, part) for part in parts)
    if origin is not tuple:
        return type(value) is hint or (hint is float and type(value) is int)
    if type(value) is not tuple:
        return False
    if parts[-1:] == (Ellipsis,):
        return all(_fits(item, parts[0]) for item in value)
    return len(value) == len(parts) and all(_fits(item, part) for item, part in zip(value, parts, strict=True))
