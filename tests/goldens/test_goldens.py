"""Games are played today as they were written down; every registered game has its transcripts."""

import pytest

from tests.goldens.transcripts import FOLDER, Golden, transcript, wanted
from tests.goldens.write import write

GOLDENS = list(wanted())


@pytest.fixture(scope="module", autouse=True)
def _written(request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--write-goldens"):
        write()


@pytest.mark.parametrize("golden", GOLDENS, ids=[golden.path.stem for golden in GOLDENS])
def test_the_game_goes_as_it_went(golden: Golden) -> None:
    assert golden.path.exists(), f"{golden.path.name} is missing: python3 -m tests.goldens.write"
    kept = golden.path.read_text(encoding="utf-8").splitlines()
    for number, (line, was) in enumerate(zip(transcript(golden).splitlines(), kept, strict=False), 1):
        assert line == was, f"{golden.path.name} differs from line {number} on"
    assert len(transcript(golden).splitlines()) == len(kept)


def test_no_transcript_is_left_over() -> None:
    assert set(FOLDER.glob("*.txt")) == {golden.path for golden in GOLDENS}
