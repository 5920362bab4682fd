"""Options of the test suite: `--long` adds the long tests, `--write-goldens` rewrites the transcripts on purpose."""

import pytest


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
