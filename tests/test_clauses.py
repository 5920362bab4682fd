"""Every clause of the rules is named by a test: `@pytest.mark.rule("MBR12")`."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
RULES = sorted(path for path in (ROOT / "docs/rules").glob("*.md") if path.name != "glossary.md")


def clauses(text: str) -> list[str]:
    return re.findall(r"^- \*\*([A-Z]{2}R?\d+)\*\*", text, re.MULTILINE)


def proved(folder: Path) -> set[str]:
    texts = (path.read_text() for path in folder.glob("test_*.py"))
    return {found for text in texts for found in re.findall(r'(?:@rule|mark\.rule)\("([A-Z]{2}R?\d+)"\)', text)}


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.stem)
def test_every_clause_is_named_by_a_test(path: Path) -> None:
    ids = clauses(path.read_text())
    assert len(ids) > 40 and len(ids) == len(set(ids))
    tests = proved(ROOT / "tests" / path.stem)
    assert sorted(set(ids) - tests) == []
    assert sorted(tests - set(ids)) == []
