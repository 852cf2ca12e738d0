"""A watched process tells what it says while it is wanted; what ends it, or makes it useless, is told once."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator
from math import inf
from multiprocessing.connection import Connection

import pytest
from pytestqt.qtbot import QtBot

from app.think.children import ALIVE, POLITENESS
from app.think.watched_process import STARTING, WatchedProcess
from tests.app.processes import ClosedAfterwards


def counting(pipe: Connection, first: int, last: int) -> None:
    """Says these numbers one after the other, and then nothing."""
    for number in range(first, last + 1):
        pipe.send(number)
    pipe.poll(None)


def doubling(pipe: Connection) -> None:
    """Answers each number with its double until the other end closes."""
    while True:
        pipe.send(2 * pipe.recv())


def ending(pipe: Connection) -> None:
    """Says one number, and ends."""
    pipe.send(1)


def telling_priority(pipe: Connection) -> None:
    """Says how nice it is."""
    pipe.send(os.nice(0))
    pipe.poll(None)


@pytest.fixture
def watched(closed_afterwards: ClosedAfterwards) -> Callable[..., tuple[WatchedProcess, list[object]]]:
    """A watched process and all it tells: what was heard, and ``lost``."""

    def made(*given: object, **named: object) -> tuple[WatchedProcess, list[object]]:
        process, told = closed_afterwards(WatchedProcess(*given, **named)), list[object]()  # type: ignore[arg-type]
        process.heard.connect(told.append)
        process.lost.connect(lambda: told.append("lost"))
        return process, told

    return made


Watched = Callable[..., tuple[WatchedProcess, list[object]]]


def test_what_a_process_says_is_heard_in_its_order(watched: Watched, qtbot: QtBot) -> None:
    process, told = watched(counting)
    process.begin(1, 3)
    assert process.busy
    assert told == []
    qtbot.waitUntil(lambda: len(told) == 3)
    assert told == [1, 2, 3]


def test_a_process_stays_for_more_than_one_question(watched: Watched, qtbot: QtBot) -> None:
    process, told = watched(doubling)
    process.begin()
    for number in (4, 5):
        process.ask(number)
        qtbot.waitUntil(lambda: told[-1:] == [2 * number])  # noqa: B023 - waited for within the loop
        process.rest()
        assert process.busy
    assert told == [8, 10]


def test_one_that_rests_is_not_looked_at_and_has_no_patience_to_lose(watched: Watched, qtbot: QtBot) -> None:
    passed = [0.0]
    process, told = watched(counting, patience=1.0, now=lambda: passed[0])
    process.begin(1, 0)
    process.rest()
    assert not process._timer.isActive()
    passed[0] = 2.0
    process._look()
    assert (told, process.busy) == ([], True)
    process.begin(1, 1)
    qtbot.waitUntil(lambda: told == [1])
    passed[0] = 3.5
    qtbot.waitUntil(lambda: told == [1, "lost"])
    assert not process.busy


def test_patience_counts_anew_with_all_that_is_said_or_asked(watched: Watched, qtbot: QtBot) -> None:
    passed = [0.0]
    process, told = watched(doubling, patience=1.0, now=lambda: passed[0])
    process.begin()
    for number in (1, 2):
        passed[0] += 0.9
        process.ask(number)
        passed[0] += 0.9
        qtbot.waitUntil(lambda: told[-1:] == [2 * number])  # noqa: B023 - waited for within the loop
    passed[0] += 0.9
    process._look()
    assert told == [2, 4]


@pytest.fixture
def by_hand(monkeypatch: pytest.MonkeyPatch) -> Iterator[Connection]:
    """The other end of the pipe to a process that is none: it says what the test says, whenever that is."""
    ours, theirs = multiprocessing.Pipe()
    monkeypatch.setattr("app.think.watched_process.start_process", lambda *_work: (None, ours))
    monkeypatch.setattr("app.think.watched_process.end_process", lambda _child: None)
    yield theirs
    for end in (ours, theirs):
        end.close()


def test_patience_counts_from_the_sign_of_life_and_a_slow_start_has_its_own(
    watched: Watched, by_hand: Connection
) -> None:
    passed = [0.0]
    process, told = watched(counting, patience=1.0, now=lambda: passed[0])
    process.begin(1, 3)
    passed[0] = STARTING - 0.1
    process._look()
    assert process.busy, "it may still be loading what it works with"
    by_hand.send_bytes(ALIVE)
    process._look()
    passed[0] += 0.9
    process._look()
    assert process.busy
    by_hand.send("first")
    process._look()
    passed[0] += 0.9
    process._look()
    assert told == ["first"]
    passed[0] += 0.2
    process._look()
    assert told == ["first", "lost"]


def test_one_that_gives_no_sign_of_life_is_lost_unless_nothing_is_too_long(
    watched: Watched, by_hand: Connection
) -> None:
    assert not by_hand.poll()
    passed = [0.0]
    for patience, lost in ((1.0, ["lost"]), (STARTING + 10, []), (inf, [])):
        process, told = watched(counting, patience=patience, now=lambda: passed[0])
        passed[0] = 0.0
        process.begin(1, 3)
        passed[0] = STARTING + 0.1
        process._look()
        assert told == lost


@pytest.mark.parametrize("receive", [Connection.recv, lambda pipe: int("none") + pipe.recv()])
def test_one_that_ends_or_is_not_understood_is_lost_and_can_begin_again(
    watched: Watched, qtbot: QtBot, receive: Callable[[Connection], object]
) -> None:
    process, told = watched(ending, receive=receive)
    for _ in range(2):
        told.clear()
        process.begin()
        qtbot.waitUntil(lambda: told[-1:] == ["lost"])
        assert told in (["lost"], [1, "lost"])
        assert not process.busy
        assert not multiprocessing.active_children()


def test_what_was_said_before_a_new_beginning_or_the_end_is_dropped(watched: Watched, qtbot: QtBot) -> None:
    process, told = watched(counting)
    process.begin(1, 3)
    child = process._child
    assert child is not None
    assert child[1].poll(None)  # without the event loop, in which the process would be looked at
    process.begin(7, 7)
    qtbot.waitUntil(lambda: bool(told))
    assert told == [7]
    process.close()
    process._look()
    assert told == [7]
    assert not multiprocessing.active_children()


def test_whoever_hears_enough_may_close_at_once(watched: Watched, qtbot: QtBot) -> None:
    process, told = watched(counting)
    process.heard.connect(lambda _number: process.close())
    process.begin(1, 3)
    qtbot.waitUntil(lambda: bool(told))
    process._look()
    assert told == [1]
    assert not process.busy


def test_whoever_hears_enough_may_let_it_rest_and_hears_the_others_later(watched: Watched, qtbot: QtBot) -> None:
    process, told = watched(doubling)
    process.heard.connect(lambda _number: process.rest())
    process.begin()
    for number in (1, 2):
        process.ask(number)
    qtbot.waitUntil(lambda: told == [2])
    child = process._child
    assert child is not None
    assert child[1].poll(None)
    process._look()
    assert told == [2]
    process.ask(3)
    qtbot.waitUntil(lambda: told == [2, 4])


def test_whoever_hears_enough_may_begin_again_at_once(watched: Watched, qtbot: QtBot) -> None:
    process, told = watched(counting)
    process.heard.connect(lambda number: process.begin(7, 7) if number == 1 else None)
    process.begin(1, 3)
    qtbot.waitUntil(lambda: told[-1:] == [7])
    assert told == [1, 7]


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="the process lowers its priority itself there")
def test_the_process_lets_the_window_go_first(watched: Watched, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.think.children.POLITENESS", POLITENESS)
    process, told = watched(telling_priority)
    process.begin()
    qtbot.waitUntil(lambda: bool(told))
    assert told == [min(19, os.nice(0) + POLITENESS)]


def test_asking_one_that_is_gone_is_an_error_of_the_system(watched: Watched) -> None:
    process, _told = watched(ending)
    process.begin()
    child = process._child
    assert child is not None
    child[0].join()
    with pytest.raises((BrokenPipeError, ConnectionResetError)):
        process.ask(1)
