"""The buttons of a lesson keep their places, from its beginning to its end and from one lesson to the next."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from engine.games import GAMES
from tests.ui.screens import window_in

BIG_TWO = GAMES["big_two"]


@pytest.mark.parametrize("language", ["en", "zh_CN", "ja"])
def test_the_buttons_that_are_always_there_stand_where_they_stood_at_the_last_lesson_too(
    qtbot: QtBot, language: str
) -> None:
    window = window_in(language)
    qtbot.addWidget(window)
    window.show()
    window.begin_lesson(BIG_TWO, BIG_TWO.options())
    panel = window.learning.panel
    strip = panel.strip

    def places() -> list[tuple[int, int]]:
        assert panel.layout() is not None
        panel.layout().activate()
        return [(button.x(), button.width()) for button in (strip.again, strip.leave, strip.next)]

    found = []
    for lesson in BIG_TWO.lessons()[-2:]:
        panel.begin(BIG_TWO, lesson)
        found.append(places())
        panel.end()
        found.append(places())
        panel.offer_exercises("throw")
        assert not panel.exercises.isHidden()
        found.append(places())
    assert all(each == found[0] for each in found)
