"""Brotli copies of files for the local server, as a host would send them; kept in .cache/br by content."""

import hashlib
import os
from functools import lru_cache
from pathlib import Path

import environment
from trouble import say

FOLDER = environment.CACHE / "br"
PACKED = (".png", ".woff2")
BEST, QUICK = 11, 5
LONG = 1_000_000


def shrink_all(site: Path) -> None:
    """Make the copies of all files of a site that have none yet, as small as brotli can."""
    for file in sorted(site.rglob("*")):
        if file.is_file() and file.suffix not in PACKED:
            _shrink(file)


def _shrink(file: Path) -> None:
    body = file.read_bytes()
    copy = FOLDER / hashlib.sha256(body).hexdigest()
    if copy.exists():
        return
    if len(body) > LONG:
        say(f"compressing {file.name} for the local server (once) ...")
    FOLDER.mkdir(parents=True, exist_ok=True)
    part = copy.with_name(f"{copy.name}.{os.getpid()}")
    part.write_bytes(_brotli(body, BEST))
    part.replace(copy)


def small(body: bytes, mark: str) -> bytes | None:
    """Return the brotli copy of a file whose SHA-256 is `mark`, or None if it would not be smaller."""
    found = _small(body, mark)
    return found if len(found) < 0.97 * len(body) else None


@lru_cache(maxsize=256)
def _small(body: bytes, mark: str) -> bytes:
    copy = FOLDER / mark
    return copy.read_bytes() if copy.exists() else _brotli(body, QUICK)


def _brotli(body: bytes, quality: int) -> bytes:
    import brotli

    return bytes(brotli.compress(body, quality=quality, lgwin=22))
