"""Completion for bash, zsh and fish, made of the very parsers that read the command line (by shtab)."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable
from datetime import date
from functools import partial

from ground import NAME, ROOT

sys.path.insert(0, str(ROOT))

import shtab

from app.arguments import table_parser
from app.cli import duplicate, flags, games, judge, replay, simulate, today
from engine.games import GAMES

PLACES = {
    "bash": f"bash-completion/completions/{NAME}",
    "zsh": f"zsh/vendor-completions/_{NAME}",
    "fish": f"fish/vendor_completions.d/{NAME}.fish",
}
"""Where each shell of Debian looks, under ``/usr/share``."""
COMMANDS: dict[str, Callable[[], argparse.ArgumentParser]] = {
    "duplicate": duplicate.command_parser,
    "games": games.command_parser,
    "judge": judge.command_parser,
    "replay": replay.command_parser,
    "simulate": simulate.command_parser,
    "today": partial(today.command_parser, date.min),  # whatever day: nothing is read
}
"""What makes the parser of each command."""
_FILES = ("FILE",)
_WORD = re.compile(r"[a-z0-9_]+")


def completion(shell: str) -> str:
    """The script for this shell. A record is completed after ``--load``, in bash also where a command could stand."""
    return str(shtab.complete(_whole(), shell))


def _whole() -> argparse.ArgumentParser:
    """The table's parser with the commands behind it; none of it reads anything, it is only looked at."""
    whole = table_parser(GAMES)
    flags.add_flags(whole, GAMES, required=False)
    (record,) = [action for action in whole._actions if action.dest == "record"]
    whole._remove_action(record)
    _tell_values(whole)
    commands = whole.add_subparsers()
    for name, made in COMMANDS.items():
        parser = made()
        if name == "simulate":
            flags.add_flags(parser, GAMES)
        _tell_values(parser)
        commands.add_parser(name, parents=[parser], add_help=False, help=parser.description)
    return whole


def _tell_values(parser: argparse.ArgumentParser) -> None:
    """Tells the words that may follow a flag, which house rules have in what stands for them: ``yes|no``."""
    for action in parser._actions:
        if action.help is argparse.SUPPRESS:
            continue
        if action.metavar in _FILES:
            action.complete = shtab.FILE  # type: ignore[attr-defined]
        elif action.dest == "preset":
            action.choices = [name for game in GAMES.values() for name in game.presets]
        elif action.choices is None and isinstance(action.metavar, str) and "|" in action.metavar:
            action.choices = [word for word in action.metavar.split("|") if _WORD.fullmatch(word)] or None
