"""The line at the top of the table: trumps, points, and the bar of brackets with their gains."""

from __future__ import annotations

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from engine.game import act
from engine.match import Match, next_record
from engine.record import opened
from tests.ui.table.bashi import BASHI, STILL
from ui.kit.faces import CardFaces
from ui.kit.gauge import letters_in_low_bar
from ui.kit.language import Lexicon
from ui.table.scene.ticker import Ticker
from ui.table.table_widget import TableWidget

NARROW = (680, 470)
"""The table beside a lesson, an exercise or a coach, on a screen of 960 × 540."""


@pytest.mark.parametrize("language", ["en", "zh_CN", "zh_TW", "ja"])
@pytest.mark.parametrize("preset", BASHI.presets)
def test_every_bracket_shows_beginning_and_gain_beside_a_side_panel(qtbot: QtBot, preset: str, language: str) -> None:
    options = BASHI.presets[preset]
    widget = TableWidget(Lexicon(language), CardFaces(), STILL, ticker=Ticker(still=True))
    qtbot.addWidget(widget)
    widget.sit_down(BASHI, options, 0)
    widget.resize(*NARROW)
    widget.show()
    state, random = opened(next_record(Match(BASHI, options, 7))).state, Random(1)
    counted = BASHI.presentation.counted
    assert counted is not None
    for _ in range(2_000):
        if state.turn is None or (len(state.view(0).history) > 60 and counted(state.view(0)) is not None):
            break
        state = act(state, BASHI.greedy(state.view(state.turn), random)).state
    widget.present(state.view(0))
    notices = widget.scene.notices
    if not notices._brackets:
        pytest.skip("points cannot be counted here")
    _, both = letters_in_low_bar(notices.gauge.width(), notices._brackets, notices.font)
    assert both, (notices.gauge.width(), [bracket.start for bracket in notices._brackets], notices.shown)
    assert not any("…" in line for line in notices.shown)
