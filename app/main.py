"""The table's start: application, window, event loop; whatever can wait comes after the first frame."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Mapping

from PySide6.QtCore import QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from app.arguments import Arguments
from app.places import places_of_this_machine
from app.program import Program
from app.records import read_record_file
from engine.record import RecordError
from ui.kit.assets import asset
from ui.window.opened_files import OpenedFiles


def show_table(said: Arguments) -> int:
    """Opens the window and returns the exit status when it is closed.

    A record that cannot be read is said and leaves with 2, or is said in the window where nobody reads what is printed.
    """
    record, refused = None, None
    try:
        record = None if said.load is None else read_record_file(said.load)
    except RecordError as error:
        if not is_unread():
            print(f"paizhuo: {error}", file=sys.stderr)  # noqa: T201 - there is no window yet to say it in
            return 2
        refused = said.load
    if said.smoke:
        from app.smoke import smoke

        return smoke(said)
    application = new_application()
    program = Program(said, record, places_of_this_machine())
    open_window(program)
    if refused is not None:
        QTimer.singleShot(0, lambda: program.window.record_wanted.emit(str(refused)))  # it says what is wrong with it
    return application.exec()


def is_unread(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether nobody reads what is printed: a desktop has started the program, or it has no console on Windows."""
    if sys.stderr is None:
        return True
    started = {"DESKTOP_STARTUP_ID", "XDG_ACTIVATION_TOKEN"} & environment.keys()
    opened = environment.get("GIO_LAUNCHED_DESKTOP_FILE_PID") == str(os.getpid())
    return not sys.stderr.isatty() and (bool(started) or opened)


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
    """What stands after the start stands for good: looking through it for garbage costs a frame or two each time."""
    gc.collect()
    gc.freeze()
