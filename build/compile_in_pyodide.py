"""Runs inside Pyodide, whose own compiler must make the bytecode: compiles the standard library and a wheel.

Works on files of Pyodide's file system: reads /in, writes /out.
"""

import _imp
import base64
import hashlib
import importlib._bootstrap_external as loader
import io
import zipfile
from pathlib import Path

OLDEST_ZIP_DATE = (1980, 1, 1, 0, 0, 0)


def compiled(source: bytes, name: str, optimize: int) -> bytes:
    """Return the .pyc of a source, valid whatever the date of any file."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    source_hash = _imp.source_hash(_imp.pyc_magic_number_token, source)
    return bytes(loader._code_to_hash_pyc(code, source_hash, False))


def packed(files: dict[str, bytes], method: int) -> bytes:
    """Return a zip archive that depends on nothing but the files."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", method) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, OLDEST_ZIP_DATE)
            entry.compress_type = method
            archive.writestr(entry, files[name])
    return stream.getvalue()


def unpacked(path: str) -> dict[str, bytes]:
    """Return the files of an archive by name."""
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}


def is_kept(name: str, keep: set[str]) -> bool:
    """Tell whether a module stays: whole packages, less the parts after a minus; of the encodings only those named."""
    module = name.removesuffix(".py")
    parts = module.split("/")
    if any("-" + "/".join(parts[:depth]) in keep for depth in range(1, len(parts) + 1)):
        return False
    return module in keep if parts[0] == "encodings" else parts[0] in keep


def compile_stdlib() -> None:
    """Compile what /in/keep names out of /in/stdlib.zip, stored: not what is frozen in Python."""
    keep = set(Path("/in/keep").read_text().split())
    files = {}
    for name, source in unpacked("/in/stdlib.zip").items():
        if name.endswith(".py") and is_kept(name, keep):
            # Docstrings and asserts go, except in the bridge to JavaScript, which reads its own.
            optimize = 0 if name.startswith(("pyodide/", "_pyodide/")) else 2
            files[name + "c"] = compiled(source, "/lib/python314.zip/" + name, optimize)
    # Stored: the transport's compression then works across files and nothing is inflated at the start.
    Path("/out/stdlib.zip").write_bytes(packed(files, zipfile.ZIP_STORED))


def record_row(name: str, data: bytes) -> str:
    """Return a file's line in a wheel's RECORD."""
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(data)}"


def compile_wheel(source: str, target: str) -> None:
    """Compile a pure wheel of /in into one for this Python alone in /out."""
    files, record = {}, ""
    for name, data in unpacked("/in/" + source).items():
        if name.endswith("/RECORD"):
            record = name
        elif name.endswith(".py"):
            files[name + "c"] = compiled(data, name, 2)
        elif name.endswith(".dist-info/WHEEL"):
            files[name] = data.replace(b"py3-none-any", b"cp314-none-any")
        else:
            files[name] = data
    rows = [record_row(name, files[name]) for name in sorted(files)]
    files[record] = "\n".join([*rows, record + ",,", ""]).encode()
    # Stored, as the standard library is: modules are much alike, and the transport packs them as one.
    Path("/out/" + target).write_bytes(packed(files, zipfile.ZIP_STORED))
