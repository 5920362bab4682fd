"""Laws and whole games are not traced: coverage tells what tests of clauses reach, and triples the time of the rest."""

from collections.abc import Iterator

import pytest
from coverage import Coverage


@pytest.fixture(autouse=True, scope="module")
def untraced() -> Iterator[None]:
    """Stop measuring coverage while the tests of a file run."""
    measuring = Coverage.current()
    if measuring is None:
        yield
        return
    measuring.stop()
    yield
    measuring.start()
