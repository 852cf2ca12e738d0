"""Every row of the rules of a built game is proven by at least one test that names it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
ROWS = {path.stem: tuple(path.read_text(encoding="utf-8").split()) for path in sorted((TESTS / "rows").glob("*.txt"))}


def _rows_named(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Attribute(attr="rule", value=ast.Attribute(attr="mark")), args=arguments):
                for argument in arguments:
                    assert isinstance(argument, ast.Constant), "write the row itself, so that a search finds it"
                    yield str(argument.value)


def _all_rows_named() -> dict[str, list[str]]:
    named: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for row in _rows_named(path.read_text(encoding="utf-8")):
            named.setdefault(row, []).append(path.name)
    return named


@pytest.mark.parametrize("game", ROWS)
def test_every_row_of_the_rules_is_named_by_a_test(game: str) -> None:
    named = _all_rows_named()
    missing = [row for row in ROWS[game] if row not in named]
    assert not missing, f"no test is marked with {', '.join(missing)}"


def test_no_test_names_a_row_that_does_not_exist() -> None:
    known = {row for rows in ROWS.values() for row in rows}
    games = {row.rsplit("-", 1)[0] for row in known}
    unknown = {
        row: where for row, where in _all_rows_named().items() if row.rsplit("-", 1)[0] in games and row not in known
    }
    assert not unknown
