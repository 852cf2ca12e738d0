"""Every row of the rules of a built game, and the row of every house rule, is proven by a test that names it."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.games import GAMES
from engine.options import Switch, options_of, rule

TESTS = Path(__file__).parent
ROWS = {path.stem: tuple(path.read_text(encoding="utf-8").split()) for path in sorted((TESTS / "rows").glob("*.txt"))}


def _rows_named(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Attribute(attr="rule", value=ast.Attribute(attr="mark")), args=arguments):
                for argument in arguments:
                    assert isinstance(argument, ast.Constant), "write the row itself, so that a search finds it"
                    yield str(argument.value)


@cache
def rows_named() -> dict[str, list[str]]:
    named: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for row in _rows_named(path.read_text(encoding="utf-8")):
            named.setdefault(row, []).append(path.name)
    return named


def unproven(options: type[Any], listed: Collection[str], named: Collection[str]) -> list[str]:
    """The house rules whose row stands in no list, or is named by no test."""
    return [
        f"{each.name} ({each.row})" for each in options_of(options) if each.row not in listed or each.row not in named
    ]


@pytest.mark.parametrize("game", ROWS)
def test_every_row_of_the_rules_is_named_by_a_test(game: str) -> None:
    missing = [row for row in ROWS[game] if row not in rows_named()]
    assert not missing, f"no test is marked with {', '.join(missing)}"


def test_every_game_has_its_list_of_rows() -> None:
    assert set(ROWS) == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_the_row_of_every_house_rule_is_listed_and_named_by_a_test(game: str) -> None:
    assert not unproven(GAMES[game].options, ROWS[game], rows_named())


@dataclass(frozen=True)
class Agreed:
    """House rules with a row that is listed and named, one that is only listed, and one that nobody knows."""

    known: bool = rule(Switch(), False, "XX-01")
    unnamed: bool = rule(Switch(), False, "XX-02")
    unlisted: bool = rule(Switch(), False, "XX-03")


def test_a_house_rule_with_a_row_that_nobody_lists_or_names_is_found() -> None:
    assert unproven(Agreed, ["XX-01", "XX-02"], ["XX-01", "XX-03"]) == ["unnamed (XX-02)", "unlisted (XX-03)"]


def test_no_test_names_a_row_that_does_not_exist() -> None:
    known = {row for rows in ROWS.values() for row in rows}
    games = {row.rsplit("-", 1)[0] for row in known}
    unknown = {row: where for row, where in rows_named().items() if row.rsplit("-", 1)[0] in games and row not in known}
    assert not unknown
