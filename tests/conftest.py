"""Options of the test suite: `--long` adds the long tests, `--write-goldens` rewrites the transcripts on purpose."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Playwright


@pytest.fixture(scope="session")
def playwright() -> "Iterator[Playwright]":
    """Start Playwright once for all: two at a time would be one too many for a thread."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as started:
        yield started


def pytest_addoption(parser: pytest.Parser) -> None:
    """Register the options."""
    parser.addoption("--long", action="store_true", help="run the long tests, too")
    parser.addoption("--write-goldens", action="store_true", help="rewrite the transcripts in tests/goldens")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip the long tests unless they were asked for."""
    if config.getoption("--long"):
        return
    kept = [item for item in items if "long" not in item.keywords]
    config.hook.pytest_deselected(items=[item for item in items if "long" in item.keywords])
    items[:] = kept
