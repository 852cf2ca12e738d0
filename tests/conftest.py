"""What every test stands on: Qt without a window, and nothing of one test left running in the next."""

from __future__ import annotations

import faulthandler
import gc
import os
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings
from pytestqt.qtbot import QtBot

if TYPE_CHECKING:
    from PySide6.QtGui import QFont, QPalette
    from PySide6.QtWidgets import QApplication, QWidget

# A red test is red for everybody, and again: also on a machine that is busy with other things.
settings.register_profile("repeatable", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("repeatable")
PATIENCE = 120_000
"""Milliseconds that a test waits for what must come, where it does not say otherwise; nothing should come near it."""
for wait in (QtBot.waitSignal, QtBot.waitSignals, QtBot.waitUntil):
    wait.__kwdefaults__["timeout"] = PATIENCE
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")  # Qt's threads would share every picture among cores that all work
HELD: list[object] = []
"""Windows of the test that runs. Nobody else holds them once its function is over, and one that is collected while it
is painted after that ends the process."""
_add_widget = QtBot.addWidget


def _hold_widget(bot: QtBot, widget: QWidget, **more: Any) -> None:
    HELD.append(widget)
    _add_widget(bot, widget, **more)


QtBot.addWidget = _hold_widget  # type: ignore[method-assign]


def pytest_addoption(parser: pytest.Parser) -> None:
    """``--thorough``: the long way round, for a night."""
    parser.addoption("--thorough", action="store_true", help="conformance: every case, from every seat, at every step")


CRASHES: list[IO[str]] = []
"""Where this process writes how far it was when it crashes."""
CRASHED: list[str] = []
"""How far processes were that crashed."""
INNERMOST = 2_000
"""So many letters of that are shown: calls that were made last come first."""


def _crash_file(about: Mapping[str, Any]) -> Path:
    return Path(tempfile.gettempdir(), f"paizhuo-crash-{about['testrunuid']}-{about['workerid']}")


@pytest.hookimpl(trylast=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """A process that crashes writes its calls to a file; otherwise they are lost among what others write."""
    if (about := getattr(session.config, "workerinput", None)) is not None:
        CRASHES.append(_crash_file(about).open("w", encoding="utf-8"))
        faulthandler.enable(CRASHES[-1])


def pytest_sessionfinish() -> None:
    """Nothing is written to the file any more."""
    while CRASHES:
        faulthandler.disable()
        CRASHES.pop().close()


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Reads what a process wrote whose end has come."""
    file = _crash_file(node.workerinput)
    if file.exists():
        CRASHED.extend(filter(None, [file.read_text(encoding="utf-8")[:INNERMOST]]))
        file.unlink()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Shows at the end where processes crashed."""
    for calls in CRASHED:
        terminalreporter.section("a process crashed here")
        terminalreporter.write_line(calls)


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Each worker begins with other modules of all tests: rewriting the asserts of one takes long, and is kept."""
    about = getattr(session.config, "workerinput", None)
    if about is None or session.config.args != session.config.getini("testpaths"):
        return
    files = sorted(Path(__file__).parent.rglob("test_*.py"))
    workers, own = about["workercount"], int(about["workerid"].removeprefix("gw"))
    for file in files[len(files) * own // workers : len(files) * (own + 1) // workers]:
        with suppress(Exception, pytest.skip.Exception):  # collecting it says what is wrong
            import_module(".".join(file.relative_to(session.config.rootpath).with_suffix("").parts))


SELDOM = 20_000
"""Circles are looked for after so many new objects: with Python's 700 a tenth of the time of the tests went into it."""


def pytest_collection_finish() -> None:
    """What is there before the first test stays to the end; nobody need look through it for what a test left."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(SELDOM, *gc.get_threshold()[1:])


@pytest.fixture(autouse=True, scope="module")
def nothing_of_earlier_modules_to_look_through() -> None:
    """What earlier modules left in caches stays to the end, too: looking through it after each test takes long."""
    gc.collect()
    gc.freeze()


WITHOUT_QT = ("engine", "conformance", "golden")
"""Tests of what knows no Qt, which the import contracts see to: nothing of it can be left running there."""


AS_MADE: list[tuple[QFont, QPalette]] = []
"""The font and the colours of the application as it was made, which the first test with a window does."""


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """The application of all tests of this process; cards that one of them has drawn are there for the next."""
    from tests.ui.drawn_cards import keep_drawn_cards

    AS_MADE.append((qapp.font(), qapp.palette()))
    keep_drawn_cards()
    return qapp


@pytest.fixture(autouse=True)
def dressed_as_before() -> Iterator[None]:
    """Letters and colours are the application's: the next test begins with those that there were."""
    yield
    for font, palette in AS_MADE:
        from PySide6.QtWidgets import QApplication

        if QApplication.font() != font:
            QApplication.setFont(font)
        if QApplication.palette() != palette:
            QApplication.setPalette(palette)


@pytest.fixture(autouse=True)
def nothing_left_running(request: pytest.FixtureRequest) -> Iterator[None]:
    """After a test with widgets: windows closed and deleted; a thread, timer or animation still going fails it."""
    yield
    HELD.clear()
    folder = request.path.relative_to(Path(__file__).parent).parts[0]
    if folder in WITHOUT_QT or "PySide6.QtWidgets" not in sys.modules:
        return
    from PySide6.QtWidgets import QApplication

    if QApplication.instance() is None:
        return
    _close_windows()
    left = _left_running()
    gc.collect()  # windows are few objects with much memory: by their number they would stay for many tests
    assert not left, f"left running after the test: {', '.join(left)}"


def _close_windows() -> None:
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtWidgets import QApplication
    from shiboken6 import isValid

    for window in QApplication.topLevelWidgets():
        if isValid(window):
            window.close()
            window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def _left_running() -> list[str]:
    """Threads, timers and animations that still go; each is stopped, so that it hurts one test only."""
    from PySide6.QtCore import QAbstractAnimation, QThread, QTimer
    from shiboken6 import isValid

    kinds = {QThread, QTimer, QAbstractAnimation}
    while more := {each for kind in kinds for each in kind.__subclasses__()} - kinds:
        kinds |= more
    left = []
    for thing in [each for each in gc.get_objects() if type(each) in kinds]:
        match thing:
            case _ if not isValid(thing):
                continue
            case QThread() if thing.isRunning() and thing is not QThread.currentThread():
                thing.requestInterruption()
                thing.quit()
                thing.wait(2000)
                left.append(f"thread {thing.objectName() or type(thing).__name__}")
            case QTimer() if thing.isActive():
                thing.stop()
                left.append(f"timer {thing.objectName() or type(thing).__name__}")
            case QAbstractAnimation() if thing.state() == QAbstractAnimation.State.Running:
                thing.stop()
                left.append(f"animation {thing.objectName() or type(thing).__name__}")
    return left
