"""The table's start: the record that was named, the window, and the event loop."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

from PySide6.QtCore import QTimer

from app.application import new_application, open_window
from app.arguments import Arguments
from app.keep.places import places_of_this_machine
from app.keep.records import read_record_file
from app.program import Program
from engine.record import RecordError

_NO_HOME = "paizhuo: Nothing says where your home folder is: set HOME to the folder for settings and saves."


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
    try:
        places = places_of_this_machine()
    except RuntimeError:  # an unknown user, and no HOME
        print(_NO_HOME, file=sys.stderr)  # noqa: T201 - there is no window yet to say it in
        return 2
    application = new_application()
    program = Program(said, record, places)
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
