"""What docstrings name in code letters is there: a field, an argument, a function, a file that was renamed is found."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROGRAM = ("app", "engine", "ui")
NAME = re.compile(r"[A-Za-z_][A-Za-z_0-9]{2,}")
EXAMPLES = {
    "app/cli/__init__.py": {"docs"},
    "app/think/children.py": {"dev"},
    "app/think/watched_process.py": {"count_slowly"},
    "engine/codes.py": {"ABCD", "EFGH", "IJKL"},
    "engine/options.py": {"old_name"},
    "engine/players/levels.py": {"n1000"},
    "ui/kit/artwork/deck.py": {"RJm"},
    "ui/kit/dates.py": {"November"},
    "ui/kit/faces.py": {"RJm"},
    "ui/kit/language.py": {"ja_JP"},
}
"""By module what is no name of the code: examples, and folders beside it."""


def sentences(tree: ast.AST) -> Iterator[ast.Constant]:
    """Every text that stands alone: of a module, a class, a function, or below a field."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value


@cache
def known() -> frozenset[str]:
    """Every word of the code of program and benchmarks, docstrings left out, and of the names of its files."""
    found: set[str] = set()
    for folder in (*PROGRAM, "benchmarks"):
        for path in (ROOT / folder).rglob("*.py"):
            found |= {*path.relative_to(ROOT).with_suffix("").parts}
            found |= code_words(path.read_text("utf-8"))
    return frozenset(found)


def code_words(source: str) -> set[str]:
    """The words of a module outside of such sentences."""
    tree = ast.parse(source)
    alone = {id(each) for each in sentences(tree)}
    found: set[str] = set()
    for node in (each for each in ast.walk(tree) if id(each) not in alone):
        for _, value in ast.iter_fields(node):
            for word in value if isinstance(value, list) else [value]:
                found |= {*NAME.findall(word)} if isinstance(word, str) else set()
    return found


def unknown(source: str, words: frozenset[str]) -> set[str]:
    """The names in code letters in this module's docstrings that stand nowhere in the code."""
    quoted = (name for said in sentences(ast.parse(source)) for name in re.findall(r"``([^`]+)``", str(said.value)))
    return {word for name in quoted for word in NAME.findall(name)} - words


def strangers(source: str) -> set[str]:
    """What the docstring of a class explains as a part of it, and what the class has not."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef):
            explained = re.findall(r"(?:^|[.;,] )``(\w+)``[^`.;:]{0,30}: ", ast.get_docstring(node) or "", re.MULTILINE)
            found |= {f"{node.name}.{name}" for name in set(explained) - code_words(ast.unparse(node))}
    return found


@pytest.mark.parametrize("folder", PROGRAM)
def test_what_a_docstring_names_is_there(folder: str) -> None:
    found = {
        str(path.relative_to(ROOT)): unknown(path.read_text("utf-8"), known()) for path in (ROOT / folder).rglob("*.py")
    }
    wrong = {path: names - EXAMPLES.get(path, set()) for path, names in found.items()}
    assert {path: names for path, names in wrong.items() if names} == {}


@pytest.mark.parametrize("folder", PROGRAM)
def test_what_the_docstring_of_a_class_explains_is_the_classs_own(folder: str) -> None:
    found = {str(path): strangers(path.read_text("utf-8")) for path in (ROOT / folder).rglob("*.py")}
    assert {path: names for path, names in found.items() if names} == {}


def test_a_name_that_is_gone_is_noticed() -> None:
    module = '"""``changes``: by seat."""\nlevels = ()\n"""``levels`` of ``Finished``."""\n'
    assert unknown(module, frozenset(code_words(module))) == {"changes", "Finished"}


def test_a_field_of_another_class_is_noticed() -> None:
    module = '''class Finished:
    """The end. ``levels``: by seat; ``changes``: by seat; ``who``, who won: nobody."""

    levels: int

class Other:
    changes: int
'''
    assert strangers(module) == {"Finished.changes", "Finished.who"}
