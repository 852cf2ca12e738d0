"""The command line of the table: a game and its house rules, a deal, a record, and how to show it."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from app.cli import COMMANDS
from app.cli.flags import parse
from engine.codes import Code, CodeError, read_code
from engine.game import AnyGame
from engine.options import GameOptions
from engine.words import Language

MOST_DIGITS = 12
"""The most digits of a number that names a deal, as the lobby shows and takes it."""

_ABOUT = "Paizhuo, a table for Chinese card games against AI opponents. Without --game the lobby opens."
_USAGE = """paizhuo [--game KEY [--preset NAME] [--OPTION VALUE …]] [--deal CODE] [--watch] [FLAG …]
       paizhuo [FLAG …] FILE"""
_EPILOG = f"""commands that answer in text (each has its own --help):
  paizhuo {"|".join(COMMANDS)} …

examples:
  paizhuo --game taihe_a_bao --seats 5 --deal 42
  paizhuo deal.paizhuo --lang zh_CN
"""


@dataclass(frozen=True, slots=True)
class Arguments:
    """The command line's arguments; None where one was not given."""

    game: AnyGame | None
    preset: str | None
    options: GameOptions | None
    deal: int | None
    code: Code | None
    """A code that names a deal with its own game; ``game``, ``options`` and ``deal`` hold what it says."""
    load: Path | None
    language: Language | None
    animation: bool
    watch: bool
    smoke: bool
    diagnose: bool

    @property
    def for_this_run(self) -> dict[str, object]:
        """The settings, by name, that the command line gives for this run."""
        said: dict[str, object] = {} if self.language is None else {"language": self.language.value}
        return said if self.animation else {**said, "speed": "off"}


def read_arguments(arguments: Sequence[str], games: Mapping[str, AnyGame]) -> Arguments:
    """The arguments of the table; leaves with SystemExit(2) and a sentence for a mistake, with 0 after ``--help``."""
    parser = table_parser(games)
    said = parse(parser, arguments, games, required=False)
    if said.record is not None and _is_plain_word(said.record):
        parser.error(
            f"{said.record!r} is neither a command nor the file of a record: the commands are {', '.join(COMMANDS)}"
        )
    if said.version:
        from ui.kit.assets import program_version  # looking it up costs more than all the rest here

        print(f"Paizhuo {program_version()}")  # noqa: T201 - this is what was asked for
        parser.exit()
    if said.load is not None and said.record is not None:
        parser.error(f"one record at a time: {said.load} or {said.record}")
    load = said.load if said.record is None else Path(said.record)
    if load is not None and (said.game is not None or said.deal is not None):
        parser.error("a record brings its own game and deal: leave out --game, its options, and --deal")
    code = said.deal if isinstance(said.deal, Code) else None
    if code is not None and said.game is not None:
        parser.error("this --deal brings its own game: leave out --game and its options")
    if code is not None:
        said.game, said.options, said.deal = code.game, code.options, code.number
    for name, given in (("--deal", said.deal is not None), ("--watch", said.watch)):
        if given and said.game is None and load is None:
            parser.error(f"{name} needs a game: say which with --game, one of {', '.join(games)}")
    return Arguments(
        said.game,
        said.preset,
        said.options,
        said.deal,
        code,
        load,
        None if said.lang is None else Language(said.lang),
        not said.no_animation,
        said.watch,
        said.smoke,
        said.diagnose,
    )


def table_parser(games: Mapping[str, AnyGame]) -> argparse.ArgumentParser:
    """The parser of the table's own arguments; `app.cli.flags` adds those of games and house rules."""
    parser = argparse.ArgumentParser(
        "paizhuo", _USAGE, _ABOUT, _EPILOG, allow_abbrev=False, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--deal",
        type=lambda word: _deal(word, games),
        metavar="CODE",
        help="play this deal: a code, as the table shares it, or the number of the deals of a --game",
    )
    parser.add_argument("record", nargs="?", metavar="FILE", help="a record, as --load takes it")
    parser.add_argument("--load", type=Path, metavar="FILE", help="put the deal of a record on the table")
    parser.add_argument("--lang", choices=[language.value for language in Language], help="the language of the screen")
    parser.add_argument("--no-animation", action="store_true", help="cards are where they go at once")
    parser.add_argument("--watch", action="store_true", help="watch the AI players play among themselves")
    parser.add_argument(
        "--diagnose", action="store_true", help="print what a report of a fault needs, without personal data"
    )
    parser.add_argument("--version", action="store_true", help="print the version and leave")
    parser.add_argument("--smoke", action="store_true", help=argparse.SUPPRESS)
    return parser


def _is_plain_word(word: str) -> bool:
    """Whether this is more likely a mistyped command than the path of a record: desktops pass whole paths."""
    return Path(word).name == word and "." not in word


def _deal(word: str, games: Mapping[str, AnyGame]) -> int | Code:
    """The number or the code of a deal."""
    if word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS:
        return int(word)
    if word.isascii() and word.lstrip("-").isdigit():
        raise argparse.ArgumentTypeError(f"{word!r} is no deal: it is a number of at most {MOST_DIGITS} digits")
    try:
        return read_code(word, games)
    except CodeError as error:
        whole = "copy it whole from the table’s status line, or write a number beside --game"
        raise argparse.ArgumentTypeError(f"{error}: {whole}") from None
