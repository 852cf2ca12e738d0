"""The application of this process, and the window with what can wait until its first frame has been painted."""

from __future__ import annotations

import gc
import signal
import sys

from PySide6.QtCore import QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from app.program import Program
from ui.kit.assets import asset
from ui.window.opened_files import OpenedFiles


def new_application() -> QApplication:
    """The one application of this process, under its own name."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C in a terminal ends the program, as everywhere
    QApplication.setApplicationName("Paizhuo")
    QApplication.setDesktopFileName("paizhuo")
    application = QApplication(sys.argv[:1])
    application.setWindowIcon(QIcon(str(asset("icon.svg"))))
    return application


def open_window(program: Program) -> None:
    """Shows the window; the rest of the program begins when the first frame has been painted."""
    application = QApplication.instance()
    assert application is not None
    application.aboutToQuit.connect(program.close)
    if sys.platform == "darwin":
        opened = OpenedFiles(program)
        opened.wanted.connect(program.window.record_wanted)
        application.installEventFilter(opened)
    program.window.appear()
    QTimer.singleShot(0, program.begin)
    QTimer.singleShot(0, spare_the_collector)


def spare_the_collector() -> None:
    """Exempts the objects of the start from garbage collection: looking through them costs a frame or two each time."""
    gc.collect()
    gc.freeze()
