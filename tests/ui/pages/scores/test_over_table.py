"""A result over the table has the same shape in the same room, and hides no card where there is room elsewhere."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.game import act
from engine.games import GAMES
from engine.match import Match, after_deal, next_record
from engine.players.duplicate import PLAN, Duplicate, Runs
from engine.record import opened
from tests.ui.screens import at_table
from ui.kit.settings import Settings
from ui.pages.scores.result_panel import ResultPanel, ResultShape
from ui.table.table_widget import TableWidget
from ui.window.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "does not support raise", "grabbing the keyboard")
LEVELS = Duplicate(0, tuple(Runs(level, (0,) * runs) for level, runs in PLAN.most.items()))


def laid() -> None:
    for _ in range(6):
        QApplication.processEvents()


def ended(
    qtbot: QtBot, key: str, preset: str, size: tuple[int, int], language: str = "en"
) -> tuple[MainWindow, TableWidget, ResultPanel]:
    """A window of this size in which a hand of this preset is over."""
    game = GAMES[key]
    match = Match(game, game.presets[preset], 11)
    step, random = opened(next_record(match)), Random(0)
    while step.state.turn is not None:
        step = act(step.state, game.greedy(step.state.view(step.state.turn), random))
    window, table = at_table(qtbot, Settings(language=language, speed="off"), match)
    window.resize(*size)
    view = step.state.view(0)
    table.present(view)
    window.follow(view)
    window.show_result(after_deal(match, step))
    laid()
    return window, table, window.table_page.result


@pytest.mark.parametrize(
    ("key", "preset"),
    [("taihe_a_bao", "taihe"), ("taihe_a_bao", "evening"), ("bao_huang", "rizhao"), ("bao_huang", "sixes_last")],
)
@pytest.mark.parametrize("side", ["log", "score"])
def test_a_result_has_its_shape_again_when_a_panel_beside_it_is_closed(
    qtbot: QtBot, key: str, preset: str, side: str
) -> None:
    window, _, panel = ended(qtbot, key, preset, (1280, 752))
    window.show_duplicates({0: LEVELS})
    laid()
    before = panel._shape, panel.geometry()
    window.menus.actions[side].trigger()
    laid()
    assert panel.geometry() != before[1], "it has less room"
    window.sides.hide_docks()
    laid()
    assert (panel._shape, panel.geometry()) == before


@pytest.mark.parametrize("preset", ["sheng_ji", "zhao_pengyou"])
def test_an_unfolded_result_hides_nothing_where_there_is_room_and_folded_again_is_as_before(
    qtbot: QtBot, preset: str
) -> None:
    window, table, panel = ended(qtbot, "bashi_fen", preset, (1280, 752))
    window.show_duplicates({0: LEVELS})
    laid()
    before = panel._shape, panel.geometry()
    panel.duplicate.fold.click()
    laid()
    assert panel.unfolded
    over = QRectF(panel.geometry().translated(-table.pos()))
    assert not any(map(over.intersects, table.seen_at_the_end()))
    panel.duplicate.fold.click()
    laid()
    assert (panel._shape, panel.geometry()) == before


def test_the_frame_of_the_winning_play_stays_in_sight_with_its_cards(qtbot: QtBot) -> None:
    _, table, _ = ended(qtbot, "big_two", "individual", (1280, 752))
    best = table.scene.best
    assert best.isVisible()
    assert best.framed in table.seen_at_the_end()


def test_only_one_result_lies_over_the_table_also_while_its_page_is_hidden(qtbot: QtBot) -> None:
    window, _, panel = ended(qtbot, "big_two", "individual", (1280, 752))
    results = window.table_page.results
    assert panel._match is not None
    window.table_page.hide()
    assert results.shown is panel
    results.show_practice(panel._match, None)
    assert results.shown is results.practice
    assert panel.isHidden()
    results.hide()
    assert results.shown is None


@pytest.mark.parametrize("language", ["zh_CN", "zh_TW", "ja"])
def test_a_result_in_higher_letters_is_no_wider_and_does_not_reach_the_edge_of_the_table(
    qtbot: QtBot, language: str
) -> None:
    _, _, english = ended(qtbot, "taihe_a_bao", "taihe", (1280, 800))
    window, table, panel = ended(qtbot, "taihe_a_bao", "taihe", (1280, 800), language)
    assert QFontInfo(panel.font()).pixelSize() == QFontInfo(english.font()).pixelSize()
    assert (panel._shape, panel.width()) == (english._shape, english.width())
    assert panel.geometry().right() < window.table_page.results._room(table.geometry()).right()


def test_a_result_that_hides_cards_in_its_usual_width_becomes_no_wider_than_it_has_to_be(qtbot: QtBot) -> None:
    window, table, panel = ended(qtbot, "bao_huang", "sixes_last", (1280, 800))
    results = window.table_page.results
    room = results._room(table.geometry())
    assert panel._shape is ResultShape.ROOMY
    assert results._usual_width(panel._shape) < panel.width() < room.width()
    over = QRectF(panel.geometry().translated(-table.pos()))
    assert not any(map(over.intersects, table.seen_at_the_end()))


@pytest.mark.parametrize("wins", ["sheet", "result"])
def test_in_a_small_window_a_sheet_over_the_result_takes_its_place_until_one_of_them_is_wanted(
    qtbot: QtBot, wins: str
) -> None:
    window, _, panel = ended(qtbot, "bashi_fen", "zhao_pengyou", (960, 540))
    results, before = window.table_page.results, panel.geometry()
    panel.sheet_wanted.emit()
    laid()
    dock = window.sides.sheet.window()
    assert dock is not window, "there is no room beside the table"
    assert not panel.isVisible()
    assert results.back.isVisible()
    if wins == "sheet":
        window.sides.show_dock("score", False)
    else:
        results.back.click()
    laid()
    assert panel.isVisible()
    assert not dock.isVisible()
    assert not results.back.isVisible()
    assert panel.geometry() == before


def test_a_result_that_comes_under_a_sheet_waits_behind_its_button(qtbot: QtBot) -> None:
    window, _, panel = ended(qtbot, "bashi_fen", "zhao_pengyou", (960, 540))
    match = window.at_table.match
    assert match is not None
    window.table_page.hide_result()
    window.sides.show_dock("score")
    laid()
    assert not window.table_page.results.back.isVisible()
    window.show_result(match)
    laid()
    assert not panel.isVisible()
    assert window.table_page.results.back.isVisible()
    window.table_page.hide_result()
    window.sides.show_dock("score", False)
    laid()
    assert not panel.isVisible(), "the next hand has begun"
