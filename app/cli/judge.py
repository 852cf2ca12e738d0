"""``paizhuo judge``: answers questions about rules, JSON Lines in, JSON Lines out, one answer a line, in order."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from app.cli import flags
from app.cli.answers import TOO_DEEP, UnreadableError, read_json, shortened, write_answer
from engine.cards import NotationError
from engine.game import Answer, AnyGame
from engine.games import GAMES
from engine.options import OptionError
from engine.questions import chosen_name

EXAMPLE = '{"game": "taihe_a_bao", "ask": "kind", "cards": ["4H", "4C"]}'


def run(arguments: Sequence[str]) -> int:
    """Answers every line of standard input until it ends; exits 0 whatever was asked."""
    flags.parse_known(command_parser(), arguments)
    for answer in judge_answers(sys.stdin.buffer, GAMES):
        write_answer(answer)
    return 0


def command_parser() -> argparse.ArgumentParser:
    """The parser of ``paizhuo judge``."""
    return argparse.ArgumentParser(
        prog="paizhuo judge",
        description="Answers questions about rules: JSON Lines on standard input, one JSON answer a line, in order.",
        epilog=f"For example: {EXAMPLE}",
        allow_abbrev=False,
    )


def judge_answers(lines: Iterable[bytes], games: Mapping[str, AnyGame]) -> Iterator[Answer]:
    """An answer for every line, as soon as it is ready; a bad or empty line gets ``{"error": …}``."""
    for line in lines:
        yield answer_to(line, games)


def answer_to(line: bytes, games: Mapping[str, AnyGame]) -> Answer:
    """The answer to one line, or what is wrong with it and what to write."""
    try:
        return _asked(_question(line), games)
    except (UnreadableError, NotationError, OptionError) as error:
        return {"error": shortened(str(error))}
    except RecursionError:
        return {"error": TOO_DEEP}


def _question(line: bytes) -> Mapping[str, Any]:
    if not line.strip():
        raise UnreadableError(f"an empty line asks nothing: write one question a line, such as {EXAMPLE}")
    question = read_json(line)
    if not isinstance(question, dict):
        raise UnreadableError(f"a question is an object such as {EXAMPLE}")
    return question


def _asked(question: Mapping[str, Any], games: Mapping[str, AnyGame]) -> Answer:
    game = games[chosen_name(question, "game", tuple(games))]
    if game.ask is None:
        raise NotationError(f"{game.key} answers no questions")
    return game.ask(question)
