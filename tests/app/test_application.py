"""Looking through all objects takes frames: it waits until nothing moves."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from app.application import AT_LATEST, OFTEN, begin, collect_at_rest, spare_the_collector

if TYPE_CHECKING:
    from tests.app.programs import Opened

in_generations = pytest.mark.skipif(sys.version_info >= (3, 14), reason="from 3.14 on the collector goes on bit by bit")


@pytest.fixture
def looks() -> Iterator[list[int]]:
    """The generation of each collection since; the collector is afterwards as it was."""
    found: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            found.append(info["generation"])

    before, on = gc.get_threshold(), gc.isenabled()
    gc.callbacks.append(note)
    yield found
    gc.callbacks.remove(note)
    gc.set_threshold(*before)
    if not on:
        gc.disable()


@in_generations
def test_all_objects_are_looked_through_at_rest_and_only_when_it_is_due(looks: list[int]) -> None:
    gc.disable()
    gc.collect()
    looks.clear()
    collect_at_rest()
    assert not looks
    for _ in range(OFTEN):
        gc.collect(1)
    looks.clear()
    collect_at_rest()
    collect_at_rest()
    assert looks == [2]


@in_generations
@pytest.mark.usefixtures("looks")
def test_while_something_moves_they_are_looked_through_only_at_the_latest() -> None:
    younger = gc.get_threshold()[:2]
    gc.disable()
    spare_the_collector()
    assert gc.isenabled()
    assert gc.get_threshold() == (*younger, AT_LATEST)


@in_generations
def test_a_program_at_rest_has_them_looked_through(opened: Opened, looks: list[int]) -> None:
    program = opened()
    begin(program)
    gc.disable()
    for _ in range(OFTEN):
        gc.collect(1)
    looks.clear()
    program.learning.comparing.rest.began.emit()
    assert looks == [2]
