"""`python3 build test` and `bench`: what the checks of a change run, in the same order."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import environment
import make_site
import shrink
from trouble import Trouble, run, say

ROOT = environment.ROOT
BIN = environment.ENV / "bin"


def chromium() -> str:
    """Return the path of Chromium, installed if this is a Debian machine and we may."""
    found = shutil.which("chromium")
    if found is None and os.geteuid() == 0 and Path("/etc/debian_version").exists():
        say("installing Chromium ...")
        why_not = "Chromium could not be installed; check the network or run: apt-get install chromium"
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        run(["apt-get", "update", "-q"], why_not, env=quiet)
        run(["apt-get", "install", "-q", "-y", "--no-install-recommends", "chromium"], why_not, env=quiet)
        found = shutil.which("chromium")
    if found is None:
        raise Trouble("the tests need Chromium: install it (on Debian: apt-get install chromium) and run this again.")
    return found


def _check(name: str, *arguments: str) -> bool:
    say(f"--- {name}")
    return subprocess.run([str(BIN / name), *arguments], cwd=ROOT, check=False).returncode == 0


def _pytest(arguments: list[str], long: bool) -> int:
    say("--- pytest")
    chosen = ["--long"] if long else ["-m", "not long"]
    # A file's tests share a browser: they stay together, on one of a few processes.
    spread = ["-n", "auto", "--maxprocesses", "4", "--dist", "loadfile"]
    command = [sys.executable, "-m", "coverage", "run", "-m", "pytest", *spread, *chosen, *arguments]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def run_all(arguments: list[str], long: bool) -> int:
    """Run every check and return 0 only if all pass."""
    chromium()
    shrink.shrink_all(make_site.build(ROOT / "dist"))
    checks = [
        _check("ruff", "check", "."),
        _check("mypy"),
        _check("lint-imports", "--cache-dir", ".cache/import-linter"),
    ]
    tested = _pytest(arguments, long)
    _check("coverage", "combine", "-q")
    _check("coverage", "report")
    if not all(checks):
        say("build: a check before the tests failed, see above.")
    return tested or int(not all(checks))


def run_bench(arguments: list[str]) -> int:
    """Build the site and measure."""
    bench = ROOT / "tests" / "bench" / "run.py"
    if not bench.exists():
        raise Trouble("tests/bench/run.py is missing from this checkout.")
    chromium()
    shrink.shrink_all(make_site.build(ROOT / "dist"))
    path = os.pathsep.join(str(folder) for folder in (ROOT, ROOT / "build"))
    measured = subprocess.run(
        [sys.executable, str(bench), *arguments], env={**os.environ, "PYTHONPATH": path}, check=False
    )
    return measured.returncode
