"""``--game``, ``--preset`` and a flag for every house rule, on any command line that plays a game.

A command makes a parser with its own flags (``allow_abbrev=False``) and hands it to ``parse``; the answer's ``game`` is
a ``Game`` and its ``options`` that game's options, checked. Every option has a flag of its own name, written with ``_``
or ``-``: ``--seats 3``, ``--shutout_doubles yes``, ``--hands endless``; switches take yes and no, sets take words with
commas or ``none``. A name that an option had in an earlier version is a flag too, of which ``--help`` does not tell.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence

from engine.game import AnyGame
from engine.options import (
    Choice,
    GameOptions,
    Option,
    Range,
    Subset,
    Switch,
    allowed_text,
    options_by_name,
    options_of,
    parse_options,
    title,
    value_word,
)
from engine.words import Language, render

_PREFIX = "option "
"""The prefix of house rules in a namespace; no flag of a command can have such a name."""


def parse(
    parser: argparse.ArgumentParser, arguments: Sequence[str], games: Mapping[str, AnyGame], required: bool = True
) -> argparse.Namespace:
    """The parsed arguments, with ``game`` (a Game) and ``options`` (its options value, preset and flags applied).

    Not ``required``: without ``--game`` both are None, and a preset or house rule without a game is a usage error.
    Exits with status 2 and a sentence on standard error for any mistake, with 0 after ``--help``.
    """
    early = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    early.add_argument("--game")
    try:
        key = early.parse_known_args(arguments)[0].game
    except argparse.ArgumentError:
        key = None  # "--game" without a name: the parser itself says so below
    add_flags(parser, games, required, key)
    parsed = parse_known(parser, arguments)
    words = _taken_out(parsed)
    names = tuple(games)
    if parsed.game is None:
        orphans = [*words, *(["preset"] if parsed.preset is not None else [])]
        if orphans:
            parser.error(f"--{orphans[0]} belongs to a game: say which with --game, one of {', '.join(names)}")
        parsed.options = None
        return parsed
    parsed.game = games[parsed.game]
    try:
        parsed.options = chosen_options(parsed.game, parsed.preset, words)
    except ValueError as error:
        parser.error(str(error))
    return parsed


def parse_known(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> argparse.Namespace:
    """The parsed arguments of a command that takes no other flags than its parser knows.

    Exits with status 2 and a sentence on standard error for any mistake, with 0 after ``--help``.
    """
    parsed, unknown = parser.parse_known_args(arguments)
    if unknown:
        word = unknown[0]
        wrong = f"there is no flag {word}" if word.startswith("-") else f"{word!r} is one word too many"
        parser.error(f"{wrong}: `{parser.prog} --help` lists what it takes")
    return parsed


def add_flags(
    parser: argparse.ArgumentParser, games: Mapping[str, AnyGame], required: bool = True, key: str | None = None
) -> None:
    """Adds ``--game``, ``--preset``, and the house rules of the game of this key, or of all.

    Those of other games are understood too, so that they can be refused by name.
    """
    _add_game_flags(parser, tuple(games), required)
    others = () if key is None or key not in games else tuple(game for game in games.values() if game.key != key)
    _add_option_flags(parser, [game for game in games.values() if game not in others], others)


def _taken_out(parsed: argparse.Namespace) -> dict[str, str]:
    """The words given for house rules, which leave the namespace."""
    words = {name.removeprefix(_PREFIX): word for name, word in vars(parsed).items() if name.startswith(_PREFIX)}
    for name in words:
        delattr(parsed, _PREFIX + name)
    return words


def whole_number(word: str) -> int:
    """The number of a flag that may be any whole number; raises ArgumentTypeError for other words."""
    try:
        return int(word)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{word[:40]!r} is not a whole number") from None


def at_least_one(word: str) -> int:
    """The number of a flag that counts something; raises ArgumentTypeError below 1."""
    if not (word.isascii() and word.isdigit() and 0 < len(word) < 10 and int(word) > 0):
        raise argparse.ArgumentTypeError(f"{word!r} is not a number from 1 up")
    return int(word)


def chosen_options(game: AnyGame, preset: str | None, words: Mapping[str, str]) -> GameOptions:
    """The options of a preset (None: the defaults) changed by words such as ``{"seats": "3"}``.

    Raises ValueError with an English sentence for an unknown preset, option or value, and for options that exclude
    each other.
    """
    if preset is not None and preset not in game.presets:
        raise ValueError(f"there is no preset {preset} of {game.key}: write one of {', '.join(game.presets)}")
    base = game.options() if preset is None else game.presets[preset]
    known = options_by_name(game.options)
    unknown = [name for name in words if name not in known]
    if unknown:
        names = ", ".join(option.name for option in options_of(game.options))
        raise ValueError(f"{game.key} has no option {unknown[0]}: it has {names}")
    options: GameOptions = parse_options(game.options, words, base)
    refusal = game.problem(options)
    if refusal is not None:
        raise ValueError(f"these options do not go together: {render(refusal.text, Language.EN, game.words)}")
    return options


def _add_game_flags(parser: argparse.ArgumentParser, names: Sequence[str], required: bool) -> None:
    parser.add_argument("--game", choices=names, required=required, help="which game to play", metavar="KEY")
    parser.add_argument("--preset", metavar="NAME", help="options to start from; `paizhuo games` lists them")


def _add_option_flags(parser: argparse.ArgumentParser, games: Sequence[AnyGame], others: Sequence[AnyGame]) -> None:
    """One flag for each option name; where several games share one (no ``--game`` yet), the first game explains it.

    ``--help`` does not tell of the options of ``others``.
    """
    explained: set[str] = set()
    for game in games:
        group = parser.add_argument_group(f"house rules of {game.key}")
        for option in options_of(game.options):
            if option.name not in explained:
                explained.add(option.name)
                _add_flag(group, option.name, _metavar(option), _help(option, game))
    for game in (*games, *others):
        for name in options_by_name(game.options):
            if name not in explained:  # a name of an earlier version, or of another game
                explained.add(name)
                _add_flag(parser, name, None, argparse.SUPPRESS)


def _add_flag(where: argparse._ActionsContainer, name: str, metavar: str | None, about: str) -> None:
    """The flag of one option, with ``_`` and with ``-``."""
    signs = dict.fromkeys((f"--{name}", f"--{name.replace('_', '-')}"))
    where.add_argument(*signs, dest=_PREFIX + name, default=argparse.SUPPRESS, metavar=metavar, help=about)


def _metavar(option: Option) -> str:
    match option.kind:
        case Switch():
            return "yes|no"
        case Choice(values):
            return "|".join(map(str, values))
        case Range(least, most, also):
            return "|".join((f"{least}-{most}", *also))
        case Subset():
            return "WORD,…|none"


def _help(option: Option, game: AnyGame) -> str:
    words = render(title(option), Language.EN, game.words)
    return f"{words} ({allowed_text(option.kind)}; usually {value_word(option, option.default)})".replace("%", "%%")
