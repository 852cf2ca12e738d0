"""The entry point of the program: a command that answers in text, or the table; Qt is imported only for the table."""

from __future__ import annotations

import gc
import multiprocessing
import sys

from app.outside_environment import keep_current_folder_out


def main() -> None:
    """Runs the program and exits with its status: 2 for usage, or where no window can be opened."""
    multiprocessing.freeze_support()
    keep_current_folder_out()
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """What the arguments ask for; returns the exit status."""
    from app import cli

    if arguments and arguments[0] in cli.COMMANDS:
        return cli.run(arguments)
    if _ANSWERED.intersection(arguments):
        return cli.answering(lambda: _open_table(arguments))
    return _open_table(arguments)


_ANSWERED = frozenset(("-h", "--help", "--version", "--diagnose"))
"""Arguments that ask for text instead of a window."""


def _open_table(arguments: list[str]) -> int:
    gc.disable()  # until the window is shown: everything that is loaded stays, so a collection would find nothing
    from app.arguments import read_arguments
    from app.libraries import trouble, trouble_with_import
    from engine.games import GAMES

    said = read_arguments(arguments, GAMES)
    if said.diagnose:
        from app.diagnosis import diagnosis

        try:
            print(diagnosis())  # noqa: T201 - this is what was asked for
        except RuntimeError as error:  # nothing says where this user's folders are
            print(f"paizhuo: {error}", file=sys.stderr)  # noqa: T201 - this is the answer, too
            return 2
        return 0
    why = trouble()
    if why is None:
        try:
            from app.main import show_table
        except ImportError as error:
            why = trouble_with_import(error)
            if why is None:
                raise
        else:
            return show_table(said)
    print(f"paizhuo: {why}", file=sys.stderr)  # noqa: T201 - there is no window to say it in
    return 2


if __name__ == "__main__":
    main()
