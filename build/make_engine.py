"""The engine's half of the site: Pyodide, a compiled standard library, our compiled wheel, micropip, the lock."""

import hashlib
import json
import os
import shutil
import tempfile
from pathlib import Path

import environment
from trouble import Trouble, run, say

BUILD = Path(__file__).resolve().parent
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
CODE = BUILD / "compile_in_pyodide.py"
DRIVER = BUILD / "compile.mjs"
KEEP = BUILD / "stdlib_keep.txt"
FIXED_DATE = "315532800"  # 1980-01-01, the oldest date a zip archive can hold


def digest(*files: Path) -> str:
    """Return a hash over the contents of some files."""
    return hashlib.sha256(b"".join(hashlib.sha256(file.read_bytes()).digest() for file in files)).hexdigest()


def sha256(file: Path) -> str:
    """Return the SHA-256 of one file, as the lock and the service worker want it."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def text_digest(text: str) -> str:
    """Return the SHA-256 of a text."""
    return hashlib.sha256(text.encode()).hexdigest()


def source_wheel(folder: Path) -> Path:
    """Build the wheel of `pygames` as pip would take it."""
    from flit_core import buildapi

    before, here = os.environ.get("SOURCE_DATE_EPOCH"), Path.cwd()
    os.environ["SOURCE_DATE_EPOCH"] = FIXED_DATE
    os.chdir(environment.ROOT)
    try:
        return folder / str(buildapi.build_wheel(str(folder)))
    finally:
        os.chdir(here)
        os.environ.pop("SOURCE_DATE_EPOCH")
        if before is not None:
            os.environ["SOURCE_DATE_EPOCH"] = before


def _compile(job: dict[str, str], node_modules: Path) -> None:
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(job | {"pyodide": str(node_modules / "pyodide"), "code": str(CODE)}, file)
        file.flush()
        run([*environment.node(), str(DRIVER), file.name], f"Pyodide could not compile the {job['task']}.")


def compiled_stdlib(node_modules: Path, cache: Path) -> Path:
    """Return the trimmed, compiled standard library, made once for each version of what it is made of."""
    stock = node_modules / "pyodide" / "python_stdlib.zip"
    out = cache / f"stdlib-{digest(stock, CODE, DRIVER, KEEP)[:16]}.zip"
    if not out.exists():
        say("compiling the standard library (about ten seconds, once) ...")
        part = out.with_suffix(".part")
        _compile({"task": "stdlib", "stdlib": str(stock), "keep": str(KEEP), "out": str(part)}, node_modules)
        part.replace(out)
    return out


def compiled_wheel(node_modules: Path, cache: Path) -> tuple[Path, Path]:
    """Return our compiled wheel and what micropip froze after installing it."""
    stdlib = compiled_stdlib(node_modules, cache)
    with tempfile.TemporaryDirectory() as scratch:
        source = source_wheel(Path(scratch))
        folder = cache / f"wheel-{digest(source, stdlib, CODE, DRIVER, environment.micropip())[:16]}"
        wheel = folder / source.name.replace("py3-none-any", "cp314-none-any")
        lock = folder / "frozen.json"
        if not lock.exists():
            say("compiling the wheel ...")
            folder.mkdir(exist_ok=True)
            job = {"task": "wheel", "stdlib": str(stdlib), "wheel": str(source), "out": str(wheel)}
            _compile(job | {"micropip": str(environment.micropip()), "lock": str(lock)}, node_modules)
    return wheel, lock


def frozen_lock(frozen: Path, wheels: list[Path]) -> str:
    """Return Pyodide's lock file for exactly these wheels, named by our hashes and relative to the lock."""
    lock = json.loads(frozen.read_text())
    packages = {}
    for wheel in wheels:
        name, version = wheel.name.split("-")[:2]
        entry = _entry(name, version) | lock["packages"].get(name, {})
        ours = {"file_name": wheel.name, "sha256": sha256(wheel), "imports": [name]}
        packages[name] = entry | ours
        if packages[name]["version"] != version:
            raise Trouble(f"the lock froze {name} {packages[name]['version']} but the wheel is {version}.")
    return json.dumps({"info": lock["info"], "packages": packages}, indent=1, sort_keys=True)


def _entry(name: str, version: str) -> dict[str, object]:
    kind = {"install_dir": "site", "package_type": "package", "unvendored_tests": False}
    return kind | {"name": name, "version": version, "imports": [name], "depends": []}


def make_engine(node_modules: Path, cache: Path, out: Path) -> None:
    """Write everything the engine's worker loads into a folder."""
    out.mkdir(parents=True)
    for name in RUNTIME:
        shutil.copyfile(node_modules / "pyodide" / name, out / name)
    shutil.copyfile(compiled_stdlib(node_modules, cache), out / "python_stdlib.zip")
    wheel, frozen = compiled_wheel(node_modules, cache)
    wheels = [Path(shutil.copyfile(file, out / file.name)) for file in (wheel, environment.micropip())]
    (out / "pyodide-lock.json").write_text(frozen_lock(frozen, wheels))
