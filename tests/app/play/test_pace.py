"""Pace: nobody can tell from the time whether a seat had anything to think about."""

from __future__ import annotations

import pytest

from app.play.pace import Pace, delay_before, delay_of_round
from engine.players.levels import LEVELS


@pytest.mark.parametrize(
    ("bot", "play", "delay"),
    [
        ("greedy", 800, 800),
        ("greedy", 0, 0),
        ("search:casual", 0, 0),
        ("search:skilled", 800, 800),
        ("search:strong", 0, 380),
        ("search:master", 100, 800),
        ("search:master:bold", 100, 800),
        (None, 300, 300),
    ],
)
def test_a_decision_is_shown_after_the_pace_or_the_longest_thought(bot: str | None, play: int, delay: int) -> None:
    assert delay_before(bot, Pace.of(play)) == delay


def test_at_the_usual_pace_no_level_is_waited_for() -> None:
    assert all(level.budget.seconds * 1000 <= Pace().play for level in LEVELS.values() if level.budget.playouts)


@pytest.mark.parametrize(
    ("bots", "play", "delay"),
    [
        ((None, "greedy", "search:casual"), 800, 300),
        ((None, "greedy", "search:strong"), 800, 380),
        ((None, "search:master", "greedy"), 0, 800),
    ],
)
def test_a_quiet_round_waits_for_the_slowest_seat_whoever_is_asked(
    bots: tuple[str | None, ...], play: int, delay: int
) -> None:
    assert delay_of_round(bots, Pace.of(play)) == delay
