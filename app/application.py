"""The application of this process, and the window with what waits until its first frame has been painted."""

from __future__ import annotations

import gc
import signal
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from ui.kit.assets import asset
from ui.window.first_frame import FirstFrame
from ui.window.main_window import MainWindow
from ui.window.opened_files import OpenedFiles

if TYPE_CHECKING:
    from app.program import Program


OFTEN, AT_LATEST = 10, 1000
"""All objects are looked through after so many collections of younger objects: at rest, and at the latest."""


def new_application() -> QApplication:
    """The one application of this process, under its own name."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C in a terminal ends the program, as everywhere
    QApplication.setApplicationName("Paizhuo")
    QApplication.setDesktopFileName("paizhuo")
    application = QApplication(sys.argv[:1])
    application.setWindowIcon(QIcon(str(asset("icon.svg"))))
    return application


def open_window(program: Program) -> None:
    """Shows the window of a program that is fully loaded; the program begins when the first frame has been painted."""
    show_window(program.window, lambda: begin(program))


def show_window(window: MainWindow, then: Callable[[], None]) -> None:
    """Shows the window, and calls this function when its first frame has been painted."""
    first_frame = FirstFrame(window)
    first_frame.painted.connect(then)
    first_frame.painted.connect(spare_the_collector)
    window.appear()


def begin(program: Program) -> None:
    """Lets the program run until the application quits."""
    application = QApplication.instance()
    assert application is not None
    application.aboutToQuit.connect(program.close)
    if sys.platform == "darwin":
        opened = OpenedFiles(program)
        opened.wanted.connect(program.window.record_wanted)
        application.installEventFilter(opened)
    program.learning.comparing.rest.began.connect(collect_at_rest)
    program.begin()


def spare_the_collector() -> None:
    """Exempts the objects of the start from garbage collection, and leaves full collections to times of rest.

    A full collection takes thirty milliseconds or more, whenever it happens: two frames and more are late.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*gc.get_threshold()[:2], AT_LATEST)
    gc.enable()  # it was off while everything was loaded


def collect_at_rest() -> None:
    """Looks through all objects if that is due; to be called where nothing moves."""
    if gc.get_count()[2] >= OFTEN:
        gc.collect()
