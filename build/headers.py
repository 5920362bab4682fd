"""Reads the header rules of netlify.toml and tells which headers a path is sent with."""

import re
import tomllib
from pathlib import Path
from typing import NamedTuple


class Rule(NamedTuple):
    """A path pattern, in which * stands for anything, and the headers it sets."""

    pattern: str
    headers: dict[str, str]


def read(file: Path) -> list[Rule]:
    """Return the rules of a netlify.toml in the order in which they are written."""
    tables = tomllib.loads(file.read_text(encoding="utf-8")).get("headers", [])
    return [Rule(table["for"], dict(table["values"])) for table in tables]


def matches(pattern: str, path: str) -> bool:
    """Tell whether a path, starting with a slash, fits a pattern."""
    parts = [re.escape(part) for part in pattern.split("*")]
    return re.fullmatch(".*".join(parts), path) is not None


def headers_for(rules: list[Rule], path: str) -> dict[str, str]:
    """Return all headers for a path; where two rules set the same one, the later rule wins."""
    headers: dict[str, str] = {}
    for rule in rules:
        if matches(rule.pattern, path):
            headers |= rule.headers
    return headers
