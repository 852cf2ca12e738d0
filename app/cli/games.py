"""``paizhuo games``: every game with its presets and house rules, their values, defaults and sentences."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from textwrap import fill
from typing import Any

from app.cli import flags
from app.cli.answers import write_answer
from engine.game import AnyGame
from engine.games import GAMES
from engine.options import (
    Choice,
    GameOptions,
    Option,
    OptionKind,
    Range,
    Subset,
    Switch,
    Value,
    allowed_text,
    differences,
    options_of,
    sentence,
    title,
    value_word,
    write_value,
)
from engine.words import Language, Text, render, text

WIDTH = 100


def run(arguments: Sequence[str]) -> int:
    """Prints the games, as text or one JSON object a game."""
    parsed = flags.parse_known(command_parser(), arguments)
    for game in GAMES.values():
        if parsed.json:
            write_answer(described(game))
        else:
            print("\n".join(game_text(game)))
    return 0


def command_parser() -> argparse.ArgumentParser:
    """The parser of ``paizhuo games``."""
    parser = argparse.ArgumentParser(
        prog="paizhuo games",
        description="Lists the games, their presets and every house rule with its values, default and meaning.",
        allow_abbrev=False,
    )
    parser.add_argument("--json", action="store_true", help="one JSON object a line, one for each game")
    return parser


def described(game: AnyGame) -> dict[str, Any]:
    """A game as JSON has it; a preset lists the options in which it differs from the defaults."""
    return {
        "game": game.key,
        "title": _say(game, text("game.name")),
        "presets": [
            {
                "name": name,
                "title": _say(game, text(f"preset.{name}")),
                "options": {
                    each.name: write_value(each, getattr(preset, each.name)) for each in _changed(game, preset)
                },
            }
            for name, preset in game.presets.items()
        ],
        "options": [_option(game, option) for option in options_of(game.options)],
    }


def _option(game: AnyGame, option: Option) -> dict[str, Any]:
    return {
        "name": option.name,
        "title": _say(game, title(option)),
        "row": option.row,
        "group": option.group,
        "type": _type(option.kind),
        "values": _values(option.kind),
        "default": write_value(option, option.default),
        "sentence": _say(game, sentence(option, option.default)),
        "sentences": {value_word(option, value): _say(game, sentence(option, value)) for value in _told(option)},
    }


def _type(kind: OptionKind) -> str:
    match kind:
        case Switch():
            return "switch"
        case Choice():
            return "choice"
        case Range():
            return "range"
        case Subset():
            return "set"


def _values(kind: OptionKind) -> object:
    """The possible values of an option: a list, but for a range its ends and the words that it also takes."""
    match kind:
        case Switch():
            return [False, True]
        case Choice(values) | Subset(values):
            return list(values)
        case Range(least, most, also):
            return {"least": least, "most": most, "also": list(also)}


def _told(option: Option) -> tuple[Value, ...]:
    """The values that have their own sentence; of a range its default and words, of a set its default and the empty
    set."""
    match option.kind:
        case Switch():
            return (False, True)
        case Choice(values):
            return values
        case Range(also=also):
            return tuple(dict.fromkeys((option.default, *also)))
        case Subset():
            return tuple(dict.fromkeys((option.default, frozenset[str]())))


def game_text(game: AnyGame) -> Iterator[str]:
    """A game as lines for people; the default of every house rule is marked with a star."""
    yield f"{_say(game, text('game.name'))} ({game.key})"
    yield _wrapped(_say(game, text("game.about")), "  ")
    yield ""
    yield "  Presets (--preset NAME)"
    for name, preset in game.presets.items():
        changes = [f"--{each.name} {value_word(each, getattr(preset, each.name))}" for each in _changed(game, preset)]
        yield _wrapped(f"{name}: {_say(game, text(f'preset.{name}'))} ({' '.join(changes) or 'the defaults'})", "    ")
    for group in dict.fromkeys(option.group for option in options_of(game.options)):
        yield ""
        yield f"  {_say(game, text(f'group.{group}'))}"
        for option in options_of(game.options):
            if option.group == group:
                yield from _option_lines(game, option)
    yield ""


def _option_lines(game: AnyGame, option: Option) -> Iterator[str]:
    yield f"    --{option.name} {allowed_text(option.kind)}   {_say(game, title(option))} ({option.row})"
    for value in _told(option):
        mark = "*" if value == option.default else " "
        yield _wrapped(f"{mark} {value_word(option, value)}: {_say(game, sentence(option, value))}", "      ")


def _changed(game: AnyGame, preset: GameOptions) -> tuple[Option, ...]:
    return differences(preset, game.options())


def _wrapped(words: str, indent: str) -> str:
    return fill(words, WIDTH, initial_indent=indent, subsequent_indent=indent + "  ")


def _say(game: AnyGame, words: Text) -> str:
    return render(words, Language.EN, game.words)
