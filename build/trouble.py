"""What goes wrong in a build, said in one sentence with its remedy."""

import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path


class Trouble(Exception):
    """A failure that a person can do something about; its text says what."""


def say(text: str) -> None:
    """Print one line of progress at once."""
    print(text, file=sys.stderr, flush=True)


def need(name: str, remedy: str) -> str:
    """Return the path of a program, or say how to get it."""
    found = shutil.which(name)
    if found is None:
        raise Trouble(f"{name} is missing: {remedy}")
    return found


def run(command: Sequence[str], why_not: str, cwd: Path | None = None, env: Mapping[str, str] | None = None) -> str:
    """Run a program quietly and return what it printed; if it fails, show the end of that and `why_not`."""
    try:
        done = subprocess.run(
            command, cwd=cwd, env=env, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )
    except OSError as error:
        raise Trouble(f"{why_not} ({error})") from error
    if done.returncode != 0:
        say("\n".join(done.stdout.splitlines()[-8:]))
        raise Trouble(why_not)
    return done.stdout
