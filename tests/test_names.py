"""One word, one thing: a public class, function or type has a name of its own, but for the few that are meant."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
MEANT: dict[str, str] = {
    "Action": "the kernel's protocol, and every game's own",
    "State": "the kernel's protocol, and every game's own",
    "View": "the kernel's protocol, and every game's own",
    "OptionProblem": "a game has it with its options, or with its pack where that is a module of its own",
    "asleep": "a game has it with its options, or in a module of its own",
    "pack": "a game has it with its options, or in a module of its own",
    "problem": "a game has it with its options, or with its pack",
    "greedy": "the fast player of a game, and the bot that is named after it",
    "in_order": "the order in which a game writes cards: with its actions, or with its combinations",
    "lay_open": "what an imagined deal shows: with the deal, or with the search model",
    "read_standing": "a game's own, and the record's that asks it",
    "write_standing": "a game's own, and the record's that asks it",
    "command_parser": "what every command of the command line takes, for its completion",
    "run": "what every command of the command line offers, and the door to them",
    "search_problem": "a game has one for each kind of decision, and one that chooses among them",
    "height": "how high a card stands: among the combinations, and as the screen asks",
}
"""Names that stand for one idea in several modules, each with the reason."""


def _defined(path: Path) -> Iterator[str]:
    """The public classes, functions and types of a module; a constant belongs to its module."""
    for node in ast.parse(path.read_text("utf-8")).body:
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.Assign(targets=[ast.Name(id=name)]) if re.fullmatch(r"[A-Z][a-z]\w*", name):
                yield name


def _idea(path: Path) -> str:
    """Where a module stands in its game: the same module of several games says the same things."""
    return re.sub(r"^(engine|examples)/games/[a-z_]+/", "game/", str(path.relative_to(ROOT)))


def names() -> dict[str, set[str]]:
    """By public name: the places where it is defined."""
    found: dict[str, set[str]] = defaultdict(set)
    for folder in ("app", "engine", "ui"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            if "words" not in path.relative_to(ROOT).parts:
                for name in _defined(path):
                    if not name.startswith("_"):
                        found[name].add(_idea(path))
    return found


def test_no_name_stands_for_two_things() -> None:
    twice = {name: sorted(places) for name, places in names().items() if len(places) > 1 and name not in MEANT}
    assert twice == {}


def test_every_name_that_is_meant_twice_stands_twice() -> None:
    found = names()
    assert [name for name in MEANT if len(found[name]) < 2] == []
