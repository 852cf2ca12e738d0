"""A wait has two parts, and a hurry ends the second one only."""

from __future__ import annotations

import pytest

from app.play.pace import NO_TIME, WaitingTime
from app.play.waiting import Waiting
from tests.app.fakes import HandDelay


class Watched:
    """A wait whose time passes when the test says so."""

    def __init__(self) -> None:
        self.delay = HandDelay()
        self.waiting = Waiting(self.delay)  # type: ignore[arg-type]
        self.ended = 0
        self.waiting.ended.connect(self._count)

    def _count(self) -> None:
        assert self.waiting.over
        self.ended += 1

    def whole(self) -> list[int | None]:
        """Lets all time pass; returns the parts it came in."""
        before, parts = self.ended, list[int | None]()
        while self.ended == before:
            parts.append(self.delay.running)
            self.delay.pass_by()
        return parts


@pytest.fixture
def at() -> Watched:
    return Watched()


@pytest.mark.parametrize(
    ("time", "parts"),
    [
        (WaitingTime(400, 300), [400, 300]),
        (WaitingTime(400, 0), [400]),
        (WaitingTime(0, 300), [300]),
        (NO_TIME, [0]),
    ],
)
def test_the_thought_comes_first_and_then_the_rest(at: Watched, time: WaitingTime, parts: list[int]) -> None:
    at.waiting.start(time)
    assert not at.waiting.over
    assert at.whole() == parts
    assert at.delay.running is None


def test_a_hurry_from_the_beginning_leaves_the_thought(at: Watched) -> None:
    at.waiting.hasten()
    assert at.delay.running is None
    at.waiting.start(WaitingTime(400, 300))
    assert at.whole() == [400]


def test_a_hurry_during_the_thought_leaves_the_thought(at: Watched) -> None:
    at.waiting.start(WaitingTime(400, 300))
    at.waiting.hasten()
    assert at.whole() == [400]


def test_a_hurry_during_the_rest_ends_it(at: Watched) -> None:
    at.waiting.start(WaitingTime(400, 300))
    at.delay.pass_by()
    assert at.delay.running == 300
    at.waiting.hasten()
    assert at.whole() == [0]


def test_a_hurry_once_all_is_over_starts_nothing(at: Watched) -> None:
    at.waiting.start(WaitingTime(0, 300))
    at.whole()
    at.waiting.hasten()
    assert at.delay.running is None


def test_a_hurry_after_a_new_start_leaves_the_thought_though_the_wait_before_could_be_skipped(at: Watched) -> None:
    at.waiting.start(WaitingTime(0, 300))
    at.waiting.start(WaitingTime(400, 300))
    at.waiting.hasten()
    assert at.whole() == [400]


def test_what_is_stopped_starts_from_nothing_and_stays_in_a_hurry(at: Watched) -> None:
    at.waiting.start(WaitingTime(400, 300))
    at.waiting.hasten()
    at.waiting.stop()
    assert at.delay.running is None
    at.waiting.hasten()
    assert at.delay.running is None
    at.waiting.start(WaitingTime(400, 300))
    assert at.whole() == [400]
    at.waiting.stop()
    assert not at.waiting.over


def test_what_is_dropped_forgets_the_hurry(at: Watched) -> None:
    at.waiting.hasten()
    at.waiting.drop()
    at.waiting.start(WaitingTime(400, 300))
    assert at.whole() == [400, 300]
