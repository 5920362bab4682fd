"""The interface runs under MicroPython, which lacks some of Python: what is known not to work is not written."""

import ast
from pathlib import Path

import pytest

UI = Path(__file__).resolve().parents[2] / "web" / "ui"


@pytest.mark.parametrize("source", sorted(UI.rglob("*.py")), ids=lambda path: str(path.relative_to(UI)))
def test_nothing_is_written_that_the_pages_python_does_not_know(source: Path) -> None:
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.List | ast.Tuple) and isinstance(node.ctx, ast.Load):
            assert not any(isinstance(part, ast.Starred) for part in node.elts), node.lineno
        if isinstance(node, ast.Dict):
            assert None not in node.keys, node.lineno
        assert not isinstance(node, ast.Match | ast.NamedExpr), node.lineno
