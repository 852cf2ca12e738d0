"""The table's start: the record that was named, the window, and the event loop."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

from app.application import begin, new_application, show_window
from app.arguments import Arguments
from app.keep.places import places_of_this_machine
from app.keep.records import read_record_file
from app.opening import Opening
from engine.record import RecordError
from ui.window.opened_files import OpenedFiles

_NO_HOME = "paizhuo: Nothing says where your home folder is: set HOME to the folder for settings and saves."


def show_table(said: Arguments) -> int:
    """Opens the window and returns the exit status when it is closed.

    A record that cannot be read is reported on standard error, with status 2; where nobody reads that, the window
    reports it.
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
    opening = Opening(said, places)
    programs, early = [], [] if refused is None else [str(refused)]
    if sys.platform == "darwin":
        opened = OpenedFiles(opening.window)
        opened.wanted.connect(early.append)
        application.installEventFilter(opened)

    def furnish() -> None:
        from app.program import Program  # the table, the opponents and whatever else the first picture does without

        programs.append(Program(said, record, places, opening))
        begin(programs[-1])
        for file in early:  # of one that was refused it says what is wrong with it
            opening.window.record_wanted.emit(file)

    show_window(opening.window, furnish)
    return application.exec()


def is_unread(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether nobody reads standard error, because a desktop has started the program, or it has no
    console on Windows."""
    if sys.stderr is None:
        return True
    started = {"DESKTOP_STARTUP_ID", "XDG_ACTIVATION_TOKEN"} & environment.keys()
    opened = environment.get("GIO_LAUNCHED_DESKTOP_FILE_PID") == str(os.getpid())
    return not sys.stderr.isatty() and (bool(started) or opened)
