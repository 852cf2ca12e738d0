"""No search of Big Two tries a play that every player would call a blunder, but where it is asked about."""

from __future__ import annotations

from benchmarks.detectors.big_two import DETECTORS
from engine.games.big_two import BIG_TWO
from tests.engine.players.wasteful import assert_tried_only_where_asked_about

NEVER_TRIED = ("stays in", "partner beaten", "two spent", "bomb broken", "five broken")


def test_no_search_tries_a_blunder_but_where_it_is_asked_about() -> None:
    assert_tried_only_where_asked_about(BIG_TWO, DETECTORS, NEVER_TRIED, 6)
