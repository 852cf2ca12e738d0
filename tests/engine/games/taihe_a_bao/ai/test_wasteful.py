"""No search of Taihe A Bao tries a play that every player would call a blunder, but where it is asked about."""

from __future__ import annotations

from benchmarks.detectors.taihe_a_bao import DETECTORS
from engine.games.taihe_a_bao import TAIHE_A_BAO
from tests.engine.players.wasteful import assert_tried_only_where_asked_about

NEVER_TRIED = ("stays in", "bomb spent", "bomb broken")


def test_no_search_tries_a_blunder_but_where_it_is_asked_about() -> None:
    assert_tried_only_where_asked_about(TAIHE_A_BAO, DETECTORS, NEVER_TRIED, 8)
