"""An option that was not there from the start says what was played before: else older records would be read wrongly."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.games import GAMES
from engine.options import options_of, read_options, write_options

_LISTED = (Path(__file__).parents[1] / "fixtures" / "first_options.txt").read_text(encoding="utf-8")
FIRST = {key: set(names) for key, *names in map(str.split, _LISTED.splitlines())}
"""By game the options of the first version that wrote records."""


@pytest.mark.parametrize("key", GAMES)
def test_every_option_that_came_later_says_what_was_played_before(key: str) -> None:
    later = [option for option in options_of(GAMES[key].options) if option.name not in FIRST.get(key, set())]
    assert [option.name for option in later if option.until_then is None] == []


@pytest.mark.parametrize("key", FIRST)
def test_what_the_first_version_wrote_is_read_as_it_was_played_then(key: str) -> None:
    options = GAMES[key].options
    older = {name: value for name, value in write_options(options()).items() if name in FIRST[key]}
    read, usual = read_options(options, older), options()
    for option in options_of(options):
        then = getattr(usual, option.name) if option.name in FIRST[key] else option.until_then
        assert getattr(read, option.name) == then
