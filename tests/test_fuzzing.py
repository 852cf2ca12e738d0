"""A sample of ``benchmarks/fuzz.py``: whatever comes in at any door is taken, or refused in a clear sentence."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.fuzzing.readers import Door, doors

INPUTS = 40


@pytest.mark.qt_log_level_fail("NO")  # Qt remarks on broken pictures; nobody reads that
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("door", list(doors()), ids=lambda door: door.name)
def test_what_comes_in_is_taken_or_refused_in_a_sentence(door: Door, tmp_path: Path) -> None:
    said = []
    for number in range(INPUTS):
        place = tmp_path / str(number)
        place.mkdir()
        said.append(door.enter(Random(f"sample {door.name} {number}"), place))
    assert all(sentence.strip() for sentence in said)
    assert set(said) != {"taken"}  # some are refused
