"""A sample of ``benchmarks/robustness/fuzz.py``: whatever comes in at any door is taken, or refused in a clear
sentence."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.fuzzing.corpus import read_corpus, write_corpus
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


@pytest.mark.qt_log_level_fail("NO")
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("door", list(doors()), ids=lambda door: door.name)
def test_what_led_somewhere_new_once_is_still_taken_or_refused_in_a_sentence(door: Door, tmp_path: Path) -> None:
    said = []
    for number, content in enumerate(read_corpus(door.name)):
        place = tmp_path / str(number)
        place.mkdir()
        said.append(door.read(content, place))
    assert said
    assert all(sentence.strip() for sentence in said)


def test_a_corpus_is_read_as_it_was_written(tmp_path: Path) -> None:
    inputs = [bytes(range(256)), b"", b'"\\\n']
    write_corpus("deal code", inputs, tmp_path)
    assert sorted(read_corpus("deal code", tmp_path)) == sorted(inputs)
    assert read_corpus("face", tmp_path) == []
