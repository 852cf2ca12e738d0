"""What the plates say once a hand is over: the levels after it, and what the kitty brought."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.events import EMPTY_PICTURE, Scored, folded
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.options import PRESETS, Options
from engine.games.bashi_fen.rules.levels import NO_TRUMP, PASSED, level_mark
from engine.games.bashi_fen.rules.phases import Finished
from engine.words import Language, Text, render
from tests.engine.games.bashi_fen.dealing import deal_with, greedy_to_the_end, of_kind, when_taken


def plates(view: Any) -> dict[int, Text | None]:
    """By seat the words for its level, as whoever follows all events sees them."""
    events = [*view.opening, *(event for seen in view.history for event in seen.events)]
    marks = folded(EMPTY_PICTURE, events, view.seat).marks
    return {seat: label for mark, (seat, label) in marks.items() if mark.startswith("level.") and seat is not None}


@pytest.mark.rule("BSF-05", "BSF-62")
@pytest.mark.parametrize("preset", ["tuo_la_ji", "zhao_pengyou"])
def test_after_the_result_the_plates_show_the_levels_that_it_tells(preset: str) -> None:
    options, moved = PRESETS[preset], 0
    for held in ("2S", "2S 2S AS KS", "2S 3S 4S"):
        step = greedy_to_the_end(when_taken(deal_with(options, held), {0: "bid 2S"}))
        view: Any = step.state.view(0)
        assert isinstance(view.phase, Finished)
        shown = plates(view)
        assert [dict(shown[seat].args)["level"] for seat in range(options.seats)] == list(view.phase.levels)
        moved += sum(map(bool, of_kind(step, Scored)[0].changes))
    assert moved


def test_a_level_without_trumps_and_a_match_that_is_won_have_their_own_words() -> None:
    options = replace(Options(), no_trump_level=True)
    said = [level_mark(options, 1, level).text for level in ("9", NO_TRUMP, PASSED)]
    english = [render(each, Language.EN, BASHI_FEN.words) for each in said if each is not None]
    assert english == ["Level 9", "No-trump level", "Past no trump"]
    assert render(level_mark(Options(), 1, PASSED).text or "", Language.ZH_CN, BASHI_FEN.words) == "打过A"
