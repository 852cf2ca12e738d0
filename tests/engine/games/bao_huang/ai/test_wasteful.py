"""No search of Bao Huang tries a play that every player would call a blunder, but where it is asked about."""

from __future__ import annotations

from benchmarks.detectors.bao_huang import DETECTORS
from engine.games.bao_huang import BAO_HUANG
from tests.engine.players.wasteful import assert_tried_only_where_asked_about

NEVER_TRIED = ("stays in", "jokers early", "jokers led", "set broken", "friend beaten", "twos spent", "eunuch shown")


def test_no_search_tries_a_blunder_but_where_it_is_asked_about() -> None:
    assert_tried_only_where_asked_about(BAO_HUANG, DETECTORS, NEVER_TRIED, 2)
