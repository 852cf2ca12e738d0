"""The duplicator plays hands again from a process of its own, the newest first, and stands still where it is told."""

from __future__ import annotations

import multiprocessing
import os
import sys
from ctypes import c_longlong
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.think import duplicating
from app.think.duplicating import GO_ON, LOWEST, HandToPlay, RunWanted, play_runs
from app.think.duplicator import FREE, HELD, MOST_LOSSES, Duplicator
from app.think.watched_process import WatchedProcess
from engine.games import GAMES
from engine.match import Match, next_record
from engine.players.duplicate import Duplicate, Plan, Runs, run
from engine.record import write_record
from tests.app.in_turn import playing_in_turn
from tests.app.processes import ClosedAfterwards

TAIHE = GAMES["taihe_a_bao"]
RECORD = next_record(Match(TAIHE, TAIHE.options(), 7))
BOTS = (None, "search:casual", "search:casual", "search:casual")
TWO = Plan({"novice": 2, "casual": 1}, rounds=2)


def hand(name: str) -> HandToPlay:
    return HandToPlay(name, write_record(RECORD), 0, BOTS, 7, 0)


def expected(level: str, place: int) -> int | None:
    return run(RECORD, 0, BOTS, 7, 0, level, place)


@pytest.fixture
def duplicator(closed_afterwards: ClosedAfterwards, monkeypatch: pytest.MonkeyPatch) -> Duplicator:
    monkeypatch.setattr("app.think.duplicator.play_runs", playing_in_turn)
    return closed_afterwards(Duplicator(TWO))


def test_the_process_plays_what_the_engine_plays_and_ends_when_all_is_done(
    duplicator: Duplicator, qtbot: QtBot
) -> None:
    told: list[tuple[str, Duplicate]] = []
    duplicator.advanced.connect(lambda name, made: told.append((name, made)))
    duplicator.play(hand("a-0"), Duplicate(3))
    assert not multiprocessing.active_children()
    duplicator.go_on()
    qtbot.waitUntil(lambda: len(told) == 3)
    novice = expected("novice", 0), expected("novice", 1)
    casual = expected("casual", 0)
    assert told[0] == ("a-0", Duplicate(3, (Runs("novice", novice[:1]),)))
    assert told[2] == ("a-0", Duplicate(3, (Runs("novice", novice), Runs("casual", (casual,)))))
    assert duplicator.waiting == ()
    assert not multiprocessing.active_children()


@dataclass
class Process:
    """Stands for the process: answers when the test says so."""

    sent: list[Any] = field(default_factory=list)
    busy: bool = False
    looked_at: bool = False
    began: int = 0

    def begin(self, _held: c_longlong) -> None:
        self.busy = self.looked_at = True
        self.began += 1

    def ask(self, question: object) -> None:
        self.sent.append(question)
        self.looked_at = True

    def rest(self) -> None:
        self.looked_at = False

    def close(self) -> None:
        self.busy = self.looked_at = False


@pytest.fixture
def process(duplicator: Duplicator, monkeypatch: pytest.MonkeyPatch) -> Process:
    process = Process()
    monkeypatch.setattr(duplicator, "_process", process)
    return process


def asked(process: Process) -> list[tuple[str, str, int]]:
    return [(each.hand.name, each.level, each.place) for each in process.sent if isinstance(each, RunWanted)]


def test_nothing_is_started_while_it_is_held(duplicator: Duplicator, process: Process) -> None:
    assert duplicator.held
    duplicator.play(hand("a-0"), Duplicate(0))
    duplicator.play_later(hand("a-1"), Duplicate(0))
    assert (process.began, process.sent) == (0, [])
    duplicator.go_on()
    duplicator.go_on()
    assert asked(process) == [("a-0", "novice", 0)]


def test_held_in_a_run_it_waits_and_is_woken_without_losing_the_run(duplicator: Duplicator, process: Process) -> None:
    duplicator.go_on()
    duplicator.play(hand("a-0"), Duplicate(0))
    assert duplicator._held.value == FREE
    duplicator.hold()
    assert duplicator._held.value == HELD
    assert not process.looked_at
    assert process.busy
    duplicator.go_on()
    assert process.sent[1:] == [GO_ON]
    assert process.looked_at
    duplicator._take(4)
    assert asked(process) == [("a-0", "novice", 0), ("a-0", "casual", 0)]


def test_an_answer_that_comes_while_it_is_held_asks_for_no_more(duplicator: Duplicator, process: Process) -> None:
    duplicator.go_on()
    duplicator.play(hand("a-0"), Duplicate(0))
    duplicator.hold()
    duplicator._take(4)
    assert len(process.sent) == 1
    duplicator.go_on()
    assert asked(process) == [("a-0", "novice", 0), ("a-0", "casual", 0)]


def test_the_newest_hand_comes_first_and_those_of_the_start_last(duplicator: Duplicator, process: Process) -> None:
    for name in ("old-1", "old-0"):
        duplicator.play_later(hand(name), Duplicate(0))
    duplicator.play(hand("a-0"), Duplicate(0))
    duplicator.play(hand("a-1"), Duplicate(0))
    duplicator.play_later(hand("a-0"), Duplicate(0))
    assert duplicator.waiting == ("a-1", "a-0", "old-1", "old-0")
    duplicator.go_on()
    duplicator.play(hand("a-2"), Duplicate(0))  # the run that has begun is played to its end
    duplicator._take(4)
    assert asked(process) == [("a-1", "novice", 0), ("a-2", "novice", 0)]
    known = {each.name: made for each, made in duplicator._waiting}
    assert known["a-1"].of("novice").changes == (4,)


def test_what_is_known_is_not_played_again(duplicator: Duplicator, process: Process) -> None:
    duplicator.go_on()
    duplicator.play(hand("whole"), Duplicate(0, (Runs("novice", (1, 2)), Runs("casual", (3,)))))
    assert process.sent == []
    assert duplicator.waiting == ()
    duplicator.play(hand("half"), Duplicate(0, (Runs("novice", (1,)), Runs("casual", (3,)))))
    assert asked(process) == [("half", "novice", 1)]


def test_a_hand_that_is_forgotten_is_played_no_more_and_the_next_comes(
    duplicator: Duplicator, process: Process
) -> None:
    told: list[str] = []
    duplicator.advanced.connect(lambda name, _made: told.append(name))
    for name in ("last", "gone", "now"):
        duplicator.play(hand(name), Duplicate(0))
    duplicator.go_on()
    duplicator.forget("gone")
    assert duplicator.waiting == ("now", "last")
    assert process.busy, "nobody else is held up by it"
    duplicator.forget("now")
    assert asked(process) == [("now", "novice", 0), ("last", "novice", 0)]
    assert process.began == 2, "the run that had begun is given up"
    duplicator.hold()
    duplicator.forget("last")
    duplicator.forget("unknown")
    assert duplicator.waiting == ()
    assert not process.busy
    duplicator.go_on()
    assert len(process.sent) == 2
    assert told == []


def test_a_hand_that_cannot_be_played_is_dropped_and_the_next_comes(duplicator: Duplicator, process: Process) -> None:
    told: list[str] = []
    duplicator.advanced.connect(lambda name, _made: told.append(name))
    duplicator.play(hand("good"), Duplicate(0))
    duplicator.play(hand("bad"), Duplicate(0))
    duplicator.go_on()
    duplicator._take(None)
    assert asked(process) == [("bad", "novice", 0), ("good", "novice", 0)]
    assert told == []


def test_a_lost_process_plays_the_same_run_again_but_not_for_ever(duplicator: Duplicator, process: Process) -> None:
    duplicator.go_on()
    duplicator.play(hand("a-0"), Duplicate(0))
    for _ in range(MOST_LOSSES + 1):
        duplicator._lose()
    assert asked(process) == [("a-0", "novice", 0)] * MOST_LOSSES


def test_closing_ends_the_process_in_the_middle_of_a_run(duplicator: Duplicator) -> None:
    duplicator.go_on()
    duplicator.play(hand("a-0"), Duplicate(0))
    assert len(multiprocessing.active_children()) == 1
    duplicator.close()
    assert not multiprocessing.active_children()


class OtherEnd:
    """The pipe of the process: gives it these messages, notes what it says, and then closes.

    ``wakes``: with the message at this place the process is held no longer.
    """

    def __init__(self, messages: list[object], held: c_longlong, wakes: int = 0) -> None:
        self._messages, self._held, self._wakes = messages, held, wakes
        self.log: list[object] = []

    def recv(self) -> object:
        if len(self.log) == len(self._messages):
            raise EOFError
        message = self._messages[len(self.log)]
        if len(self.log) == self._wakes:
            self._held.value = FREE
        self.log.append(message)
        return message

    def send(self, answer: object) -> None:
        self._messages.insert(len(self.log), answer)
        self.log.append(answer)


@pytest.fixture
def in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets the work of the process be done here, whose priority stays as it is."""
    monkeypatch.setattr(duplicating, "give_way", lambda: None)
    monkeypatch.setattr(duplicating, "_be_last", lambda: None)


@pytest.mark.usefixtures("in_this_process")
def test_a_held_run_goes_on_only_when_it_is_woken_and_gets_what_it_would_have_got() -> None:
    held = c_longlong(HELD)
    wanted = RunWanted(hand("a-0"), "skilled", 0)
    late = "a wake-up after which it was held again"
    pipe = OtherEnd([wanted, late, GO_ON], held, wakes=2)
    play_runs(pipe, held)  # type: ignore[arg-type] # it is no real pipe
    assert pipe.log == [wanted, late, GO_ON, expected("skilled", 0)]


@pytest.mark.usefixtures("in_this_process")
def test_a_late_wake_up_is_no_question_and_what_cannot_be_played_gets_nothing() -> None:
    foreign = RunWanted(HandToPlay("x", {"paizhuo": 9}, 0, BOTS, 7, 0), "novice", 0)
    nobody = RunWanted(hand("a-0"), "nobody", 0)
    pipe = OtherEnd([GO_ON, foreign, nobody], c_longlong(FREE))
    play_runs(pipe, c_longlong(FREE))  # type: ignore[arg-type] # it is no real pipe
    assert pipe.log == [GO_ON, foreign, None, nobody, None]


def tell_priority(pipe: Connection, held: c_longlong) -> None:
    """Says how nice the process is when it waits for its first run."""
    mine, other = multiprocessing.Pipe()
    other.close()
    duplicating.play_runs(mine, held)  # nobody asks: it is over at once
    pipe.send(os.nice(0))
    pipe.poll(None)


@pytest.mark.skipif(sys.platform == "win32", reason="priorities are classes there")
def test_the_process_is_the_last_that_gets_the_processor(qtbot: QtBot, closed_afterwards: ClosedAfterwards) -> None:
    process, told = closed_afterwards(WatchedProcess(tell_priority)), list[object]()
    process.heard.connect(told.append)
    process.begin(c_longlong(FREE).value)
    qtbot.waitUntil(lambda: bool(told))
    assert told == [LOWEST]


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="asks Linux what a process does")
def test_a_held_process_sleeps_in_the_middle_of_its_run(duplicator: Duplicator, qtbot: QtBot) -> None:
    duplicator._plan = Plan({"skilled": 50})
    duplicator.go_on()
    duplicator.play(hand("a-0"), Duplicate(0))
    with qtbot.waitSignal(duplicator.advanced):
        pass
    (child,) = multiprocessing.active_children()
    duplicator.hold()

    def asleep() -> bool:
        return Path(f"/proc/{child.pid}/stat").read_text("ascii").rpartition(")")[2].split()[0] == "S"

    qtbot.waitUntil(asleep)  # whoever searches is ready to run at any moment
    assert duplicator._running is not None
    with qtbot.waitSignal(duplicator.advanced):
        duplicator.go_on()
