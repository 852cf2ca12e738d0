"""Tests that wait, imported and collected, in a process of their own, and run in forks of it with one module changed.

A fork puts the changed code into the functions of the module and clears all caches. For each test the functions that it
reaches are found once; tests that reach the changed function run, the most specific first. Code that runs at import
does not run again, so a change outside of functions needs a new process.
"""

from __future__ import annotations

import functools
import gc
import json
import os
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest

PATIENCE = 5.0
"""Processor seconds that a test may take besides ten times what it took on the tree as it is: past it, it is red."""
UNKNOWN = 6.0
"""Processor seconds of a test that nobody has looked at."""
GREEN, RED, NOTHING_CHANGED = 0, 1, 2
Reached = dict[str, tuple[float, frozenset[str]]]
"""By test: its processor seconds, and the functions that it calls, as ``path:first line``."""


def changed_in_place(path: Path, source: str) -> bool:
    """Gives the functions that live in this process the code of a changed module; False where none differs."""
    gc.unfreeze()
    fresh = {
        (code.co_qualname, code.co_firstlineno): code
        for code in _codes(compile(source, str(path), "exec", dont_inherit=True))
    }
    differ = False
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and thing.__code__.co_filename == str(path):
            code = fresh.get((thing.__code__.co_qualname, thing.__code__.co_firstlineno))
            if code is not None and code != thing.__code__:
                thing.__code__, differ = code, True
    return differ


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield from _codes(part)


def caches() -> list[Any]:
    """All that remembers what a function returned."""
    return [thing for thing in gc.get_objects() if isinstance(thing, functools._lru_cache_wrapper)]


class Waiting:
    """Instead of running the tests that were collected, runs them in forks as often as it is told to."""

    def __init__(self, tree: Path, orders: Connection, reached: Path | None) -> None:
        self.tree, self.orders, self.file = tree, orders, reached
        self.reached: Reached = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Waits for changed modules, and says of each how its tests end."""
        gc.unfreeze()
        if self.file is not None:
            if not self.file.exists():
                assert _in_fork(lambda: self._look(session)) == GREEN, "not green to begin with"
            read = json.loads(self.file.read_text("utf-8"))
            self.reached = {name: (seconds, frozenset(functions)) for name, (seconds, functions) in read.items()}
        self.orders.send("collected")
        while (order := self.orders.recv()) is not None:
            path, source, function = order
            self.orders.send(_in_fork(lambda: self._ended(session, self.tree / path, source, function)))  # noqa: B023
        return True

    def _look(self, session: pytest.Session) -> int:
        remembered, found = caches(), {}
        for item, later in zip(session.items, [*session.items[1:], None], strict=True):
            codes: set[CodeType] = set()

            def called(frame: FrameType, _event: str, _argument: Any, codes: set[CodeType] = codes) -> None:
                codes.add(frame.f_code)

            for cache in remembered:
                cache.cache_clear()
            began = time.process_time()
            sys.settrace(called)
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=later)
            sys.settrace(None)
            found[item.nodeid] = (time.process_time() - began, sorted(self._named(codes)))
            if session.shouldfail:
                return RED
        assert self.file is not None
        self.file.write_text(json.dumps(found), "utf-8")
        return GREEN

    def _named(self, codes: Iterable[CodeType]) -> Iterator[str]:
        start = f"{self.tree}/"
        for code in codes:
            if code.co_filename.startswith(f"{start}engine/"):
                yield f"{code.co_filename.removeprefix(start)}:{code.co_firstlineno}"

    def _ended(self, session: pytest.Session, path: Path, source: str, function: str) -> int:
        if not changed_in_place(path, source):
            return NOTHING_CHANGED
        for cache in caches():
            cache.cache_clear()
        items = [item for item in session.items if self._reaches(item, function)]
        if not items:
            return GREEN  # no test reaches the function: none can notice
        if self.reached:
            items.sort(key=lambda item: len(self.reached.get(item.nodeid, (0, ()))[1]))
        signal.signal(signal.SIGPROF, lambda *_: os._exit(RED))
        for item, later in zip(items, [*items[1:], None], strict=True):
            signal.setitimer(signal.ITIMER_PROF, PATIENCE + 10 * self.reached.get(item.nodeid, (UNKNOWN,))[0])
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=later)
            if session.shouldfail:
                return RED
        return GREEN

    def _reaches(self, item: pytest.Item, function: str) -> bool:
        return item.nodeid not in self.reached or function in self.reached[item.nodeid][1]


def _in_fork(work: Callable[[], int]) -> int:
    child = os.fork()
    if not child:
        try:
            os._exit(work())
        finally:
            os._exit(RED)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    return code if code in (GREEN, NOTHING_CHANGED) else RED


class ForkedTests:
    """The process in which some tests wait."""

    def __init__(self, tree: Path, tests: Sequence[str], reached: Path | None = None) -> None:
        self.orders, other = Pipe()
        if not os.fork():
            self.orders.close()
            ended = run_pytest(tree, tests, Waiting(tree, other, reached))
            os._exit(int(ended))
        other.close()
        assert self.orders.recv() == "collected"

    def end(self, path: str, source: str, function: str) -> int:
        """How the tests that reach this function of a module end where the module has this source instead."""
        self.orders.send((path, source, function))
        ended: int = self.orders.recv()
        return ended


def is_green(tree: Path, tests: Sequence[str]) -> bool:
    """Whether all of these tests pass on the tree as it is, in a process that starts afresh."""
    child = os.fork()
    if not child:
        sys.dont_write_bytecode = True
        os._exit(0 if run_pytest(tree, tests, Impatient()) in (0, 5) else 1)  # 5: no test of that name
    return os.waitpid(child, 0)[1] == 0


class Impatient:
    """Ends the process when a test takes far too long."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self) -> None:
        """Starts the time of a test."""
        signal.signal(signal.SIGPROF, lambda *_: os._exit(RED))
        signal.setitimer(signal.ITIMER_PROF, PATIENCE + 10 * UNKNOWN)


def run_pytest(tree: Path, tests: Sequence[str], plugin: object) -> int:
    """Runs pytest over this tree in this process, up to the first red test, without a word."""
    silent = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1, 2):
        os.dup2(silent, number)
    os.chdir(tree)
    sys.path[0] = str(tree)
    sys.argv[1:] = []
    return int(pytest.main(["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests], [plugin]))
