"""What hands are worth to a search: the rules' own levels, rounded off between the lines while much is open."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.games.bashi_fen.ai.simulator.evaluation import GRAIN, TAKING_OVER, smoothed_levels
from engine.games.bashi_fen.options import PRESETS, Options
from engine.games.bashi_fen.rules.scoring import gains

TABLES = {**PRESETS, "low gains": Options(low_gains=True), "no dead bracket": Options(dead_bracket=False)}


@pytest.mark.rule("BSF-62", "BSF-63")
@pytest.mark.parametrize("name", TABLES)
def test_without_doubt_it_is_what_the_bracket_brings_and_half_a_level_for_declaring_next(name: str) -> None:
    options = TABLES[name]
    for points in range(0, 250, GRAIN):
        declarers, opponents, stays = gains(options, points, 1)
        worth = smoothed_levels(options, 1, points, 0)
        assert worth == declarers - opponents + (TAKING_OVER if stays else -TAKING_OVER)


@pytest.mark.parametrize("name", TABLES)
def test_in_doubt_every_five_points_count_and_lines_count_most(name: str) -> None:
    options = TABLES[name]
    line = next(points for points in range(0, 250, GRAIN) if not gains(options, points).declarers_stay)
    rounded = [smoothed_levels(options, 1, points, line // 2) for points in range(0, 2 * line, GRAIN)]
    steps = [before - after for before, after in pairwise(rounded)]
    assert min(steps) > 0
    assert smoothed_levels(options, 1, 3 * line, 0) <= min(rounded)
    assert max(rounded) <= smoothed_levels(options, 1, 0, 0)
