"""Change one operator or number of a module at a time and see whether the tests notice; not part of the suite.

    python3 tests/mutation/mutate.py pygames/malabares/rules.py [more modules] [--tests tests/malabares] [--jobs 2]

Each mutant is tried in a forked process on a copy of the sources, so that the checkout stays as it is.
"""

import argparse
import ast
import copy
import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
LONGEST: Final = 60
COMPARED: Final = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COUNTED: Final = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.Mod: ast.Add, ast.BitAnd: ast.BitOr}


class Mutant(NamedTuple):
    """One change: the module, the line, what was done and the changed source."""

    module: str
    line: int
    change: str
    source: str


def mutants(module: str) -> Iterator[Mutant]:
    """Yield every mutant of a module; annotations and docstrings are left alone."""
    tree = ast.parse((ROOT / module).read_text())
    for place, node in enumerate(_nodes(tree)):
        for kind in range(len(_changed(node))):
            twin = copy.deepcopy(tree)
            target = _nodes(twin)[place]
            was = ast.unparse(target)
            _put(twin, target, _changed(target)[kind])
            now = ast.unparse(_nodes(twin)[place])
            yield Mutant(module, getattr(node, "lineno", 0), f"{was}  ->  {now}", ast.unparse(twin))


def _nodes(tree: ast.AST) -> list[ast.AST]:
    found: list[ast.AST] = [tree]
    for name, value in ast.iter_fields(tree):
        if name in ("annotation", "returns", "type_params") or type(tree).__name__ == "FormattedValue":
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                found += _nodes(child)
    return found


def _changed(node: ast.AST) -> list[ast.AST]:
    """List what a node may be replaced with."""
    if isinstance(node, ast.Compare):
        return [
            ast.Compare(node.left, [*node.ops[:k], COMPARED[type(op)](), *node.ops[k + 1 :]], node.comparators)
            for k, op in enumerate(node.ops)
        ]
    if isinstance(node, ast.BoolOp):
        return [ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)]
    if isinstance(node, ast.BinOp) and type(node.op) in COUNTED:
        return [ast.BinOp(node.left, COUNTED[type(node.op)](), node.right)]
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return [node.operand]
    if isinstance(node, ast.If | ast.IfExp):
        twin = copy.copy(node)
        twin.test = ast.UnaryOp(ast.Not(), node.test)
        return [twin]
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        return [ast.Constant(not node.value)]
    if isinstance(node, ast.Constant) and isinstance(node.value, int | float):
        return [ast.Constant(node.value + 1), ast.Constant(node.value - 1)]
    return []


def _put(tree: ast.AST, old: ast.AST, new: ast.AST) -> None:
    for parent in ast.walk(tree):
        for name, value in ast.iter_fields(parent):
            if value is old:
                setattr(parent, name, ast.copy_location(new, old))
            elif isinstance(value, list):
                setattr(parent, name, [ast.copy_location(new, old) if item is old else item for item in value])
    ast.fix_missing_locations(tree)


def is_killed(mutant: Mutant, place: Path, tests: list[str]) -> bool:
    """Run the tests on a copy with the mutant in it; a run that never ends counts as noticed."""
    original = (place / mutant.module).read_text()
    (place / mutant.module).write_text(mutant.source)
    child = os.fork()
    if child == 0:
        _run(place, tests)
    _, status = os.waitpid(child, 0)
    (place / mutant.module).write_text(original)
    return status != 0


def _run(place: Path, tests: list[str], *, keeps_bytecode: bool = False) -> None:
    signal.alarm(LONGEST)
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    code = 1
    try:
        os.chdir(place)
        sys.dont_write_bytecode = not keeps_bytecode
        code = int(pytest.main(["-x", "-q", "-p", "no:cacheprovider", "--rootdir", str(place), *tests]))
    finally:
        os._exit(code)


def copied(jobs: int, tests: list[str]) -> list[Path]:
    """Copy what the tests need once for each job, and run them there once: all must pass before anything is changed."""
    places = [Path(tempfile.mkdtemp(prefix="mutants-")) for _ in range(jobs)]
    for place in places:
        for folder in ("pygames", "tests", "build", "docs"):
            leave = shutil.ignore_patterns("__pycache__", "e2e", "bench")
            shutil.copytree(ROOT / folder, place / folder, ignore=leave)
        shutil.copy(ROOT / "pyproject.toml", place)
        child = os.fork()
        if child == 0:
            _run(place, tests, keeps_bytecode=True)
        if os.waitpid(child, 0)[1]:
            raise SystemExit("The tests fail before anything has been changed.")
    return places


def tried(found: list[Mutant], places: list[Path], tests: list[str]) -> list[Mutant]:
    """Try all mutants, one at a time in each place, and return those that no test noticed."""
    free = list(places)

    def alive(mutant: Mutant) -> bool:
        place = free.pop()
        try:
            return not is_killed(mutant, place, tests)
        finally:
            free.append(place)

    with ThreadPoolExecutor(len(places)) as pool:
        return [mutant for mutant, lives in zip(found, pool.map(alive, found), strict=True) if lives]


def main() -> None:
    """Print every survivor and the score of each module."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("modules", nargs="+")
    asked.add_argument("--tests", nargs="+", default=["tests/malabares"])
    asked.add_argument("--jobs", type=int, default=2)
    wanted = asked.parse_args()
    places = copied(wanted.jobs, wanted.tests)
    try:
        for module in wanted.modules:
            found = list(mutants(module))
            alive = tried(found, places, wanted.tests)
            for mutant in alive:
                print(f"{mutant.module}:{mutant.line}: {mutant.change}".replace("\n", " ")[:240], flush=True)
            killed = len(found) - len(alive)
            print(f"{module}: {killed} of {len(found)} noticed, {100 * killed / max(1, len(found)):.1f} %", flush=True)
    finally:
        for place in places:
            shutil.rmtree(place)


if __name__ == "__main__":
    main()
