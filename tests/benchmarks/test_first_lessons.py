"""The lessons of a first evening take three minutes at most, in every game and language."""

from __future__ import annotations

import pytest

from benchmarks.learning.first_lessons import amount_read, minutes, seconds_watched
from engine.games import GAMES
from engine.words import Language


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("key", GAMES)
def test_three_minutes_of_lessons_lead_into_the_first_hand(key: str) -> None:
    game = GAMES[key]
    watched = seconds_watched(game)
    assert watched > 5, "the others play at the usual pace"
    for language in Language:
        assert amount_read(game, language) > 200
        assert minutes(game, language, watched) <= 3, language
