"""Space, or a click, brings what is due at once, but never before whoever is asked may have thought."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.play.driver import DealDriver
from app.play.pace import Pace, thought_of
from app.session import bots_around, new_session
from engine.games import GAMES
from tests.app.fakes import HandDelay, QuickThinkers, SlowThinkers
from tests.ui.table.seated import at_position, click
from ui.kit.settings import Settings, milliseconds

TAIHE = GAMES["taihe_a_bao"]


def table(bot: str, thinkers: QuickThinkers | SlowThinkers | None = None) -> tuple[DealDriver, HandDelay]:
    """Bots of this kind play among themselves, and the first of them is waited for."""
    delay = HandDelay()
    driver = DealDriver(thinkers or QuickThinkers(), Pace(), delay)  # type: ignore[arg-type]
    driver.begin(new_session(TAIHE, TAIHE.options(), 7, bots_around(TAIHE, TAIHE.options(), bot, True)))
    driver.settled()
    return driver, delay


def waited(driver: DealDriver, delay: HandDelay) -> int:
    """Milliseconds until the next action."""
    before, passed = len(driver.session.record.actions), 0
    while len(driver.session.record.actions) == before:
        assert delay.running is not None
        passed += delay.running
        delay.pass_by()
    return passed


@pytest.mark.parametrize("bot", ["greedy", "search:casual", "search:strong", "search:master"])
def test_the_pace_is_skipped_and_the_longest_thought_is_not(bot: str) -> None:
    driver, delay = table(bot)
    driver.hasten()
    assert waited(driver, delay) == thought_of(bot)
    driver.settled()
    assert waited(driver, delay) == max(Pace().play, thought_of(bot))


def test_hastening_late_ends_the_waiting() -> None:
    driver, delay = table("search:skilled")
    delay.pass_by()  # the thought
    assert delay.running == Pace().play - thought_of("search:skilled")
    driver.hasten()
    assert waited(driver, delay) == 0


def test_hastening_before_the_cards_have_landed_counts_for_what_comes_then() -> None:
    driver, delay = table("greedy")
    delay.pass_by()
    driver.hasten()
    driver.hasten()
    driver.settled()
    assert waited(driver, delay) == 0


def test_an_answer_that_is_not_there_is_not_shown() -> None:
    driver, delay = table("greedy", SlowThinkers())
    driver.hasten()
    delay.pass_by()
    assert not driver.session.record.actions


def test_a_pause_is_no_time_to_hasten() -> None:
    driver, delay = table("greedy")
    driver.hold(True)
    driver.hasten()
    assert delay.running is None
    driver.hold(False)
    assert delay.running == Pace().play


def test_space_chooses_where_one_is_asked_and_hastens_elsewhere(qtbot: QtBot) -> None:
    widget, state = at_position("lead")
    qtbot.addWidget(widget)
    hastened: list[bool] = []
    widget.hastened.connect(lambda: hastened.append(True))
    QTest.keyClick(widget, Qt.Key.Key_Space)
    assert widget.hand.choice.chosen
    assert not hastened
    other = next(seat for seat in range(4) if seat != state.turn)
    assert widget.prompt_panel is not None
    widget.prompt_panel.rest()
    widget.board.turn = other
    QTest.keyClick(widget, Qt.Key.Key_Space)
    assert hastened == [True]


def test_a_press_on_the_felt_hastens_where_one_is_not_asked(qtbot: QtBot) -> None:
    widget, _ = at_position("lead")
    qtbot.addWidget(widget)
    felt = widget.board.layout.drop.centre
    with qtbot.assertNotEmitted(widget.hastened):
        click(widget, QPoint(round(felt.x), round(felt.y)))
    assert widget.prompt_panel is not None
    widget.prompt_panel.rest()
    with qtbot.waitSignal(widget.hastened, timeout=0):
        click(widget, QPoint(round(felt.x), round(felt.y)))


def test_the_words_for_the_pace_leave_what_was_set_before_as_it_was() -> None:
    assert milliseconds(Settings()) == Pace().play
    assert milliseconds(Settings(pace=1200)) == 1200
    assert [milliseconds(Settings(waiting=word)) for word in ("calm", "normal", "quick", "at_once")] == [
        1600,
        800,
        300,
        0,
    ]
