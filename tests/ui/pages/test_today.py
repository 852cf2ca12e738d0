"""The window of the days' deals: the calendar by keyboard and in words, the four deals, and the line to send."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.games import GAMES
from engine.today import FIRST_DAY, DayResult
from engine.words import Language
from tests.ui.kit.test_theme import SHAPE, contrast
from tests.ui.screens import some_days
from ui.kit.language import Lexicon
from ui.kit.style_sheet import style_sheet
from ui.kit.theme import DARK, HIGH_DARK, HIGH_LIGHT, LIGHT, Scheme, luminance, palette_of
from ui.pages.scores.todays_line import TodaysLine, line_words
from ui.pages.today.day_delegate import BESIDE, columns
from ui.pages.today.daybook import Daybook, FirstTry
from ui.pages.today.days_dialog import DaysDialog
from ui.pages.today.month import DAY

GAME = next(iter(GAMES.values()))
RESULT = some_days().results["2026-11-19", GAME.key]


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[DaysDialog]:
    shown = DaysDialog(Lexicon("en"), GAMES)
    qtbot.addWidget(shown)
    shown.show_book(some_days())
    shown.begin()
    shown.show()
    return shown


def said_of(window: DaysDialog, day: str) -> tuple[str, str]:
    """What stands in the calendar at this day, and what is said of it."""
    for row in range(window.month.rowCount()):
        for column in range(window.month.columnCount()):
            item = window.month.item(row, column)
            if item is not None and item.data(DAY) == day:
                return item.text(), item.data(Qt.ItemDataRole.AccessibleTextRole)
    raise AssertionError(f"{day} is not shown")


def press(window: DaysDialog, *keys: Qt.Key) -> str:
    for key in keys:
        QTest.keyClick(window.month, key)
    return window.month.chosen.isoformat()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (Language.EN, "Paizhuo 2026-11-19 Taihe A Bao +12, 74 %"),
        (Language.ZH_CN, "牌桌 2026-11-19 泰和A包 +12，74%"),
        (Language.ZH_TW, "牌桌 2026-11-19 泰和A包 +12，74%"),
        (Language.JA, "牌卓 2026-11-19 泰和A包 +12、74%"),
    ],
)
def test_the_line_to_send_is_in_the_language_of_the_screen(language: Language, said: str) -> None:
    assert line_words(Lexicon(language), GAME, RESULT.day, RESULT, 74.2) == said


def test_the_line_says_what_is_known_and_that_there_was_help() -> None:
    lexicon = Lexicon("en")
    assert line_words(lexicon, GAME, RESULT.day, RESULT) == "Paizhuo 2026-11-19 Taihe A Bao +12"
    helped = replace(RESULT, points=-2, assisted=True)
    assert line_words(lexicon, GAME, RESULT.day, helped, 49.6) == "Paizhuo 2026-11-19 Taihe A Bao −2, 50 % (assisted)"
    assert line_words(lexicon, GAME, "2026-11-22", None) == "Paizhuo 2026-11-22 Taihe A Bao FKRY-TVGS-AJ4M-M"


def test_the_line_in_the_result_is_copied_and_gains_its_percentage(qtbot: QtBot) -> None:
    line = TodaysLine(Lexicon("en"))
    qtbot.addWidget(line)
    line.show_line(GAME, RESULT)
    line.copy.click()
    assert QGuiApplication.clipboard().text() == "Paizhuo 2026-11-19 Taihe A Bao +12"
    assert line.copy.text() == "&Copied"
    line.show_percentage("another-0", 3.0)
    assert line.line.text() == "Paizhuo 2026-11-19 Taihe A Bao +12"
    line.show_percentage(RESULT.hand, 74.2)
    assert line.line.text() == "Paizhuo 2026-11-19 Taihe A Bao +12, 74 %"
    assert line.copy.text() == "&Copy", "what was copied is not this"
    line.show_line(GAME, None)
    assert line.isHidden()


def test_the_calendar_shows_by_marks_what_was_played_and_says_it_in_words(window: DaysDialog) -> None:
    assert said_of(window, "2026-11-19") == (
        "19\n●··○",
        "19 November 2026. Taihe A Bao: +12, 74 %: won. Bao Huang: Not played yet. Big Two: Not played yet. "
        "Bashi Fen: −3 (assisted): not won.",
    )
    assert said_of(window, "2026-11-18") == ("18\n", "18 November 2026. Nothing played yet."), "left out, and no marks"
    assert said_of(window, "2026-11-22")[1].startswith("22 November 2026, today. ")
    assert said_of(window, "2026-11-22")[0] == "22\n·◎○·"
    window.game.setCurrentIndex(1)
    assert said_of(window, "2026-11-19") == ("19\n+12", "19 November 2026. Taihe A Bao: +12, 74 %: won.")
    window.game.setCurrentIndex(2)
    assert said_of(window, "2026-11-22")[0] == "22\n◎"
    assert window.legend.text().startswith("◎ begun. "), "of this game there are no points yet"
    window.game.setCurrentIndex(0)


def test_the_legend_names_the_marks_that_stand_in_the_month(window: DaysDialog) -> None:
    games = "in this order: Taihe A Bao, Bao Huang, Big Two, Bashi Fen."
    to_come = " Days in italics are not open yet."
    assert window.legend.text() == f"● won, ○ not won, ◎ begun, · not played, {games}{to_come}"
    window.game.setCurrentIndex(1)
    assert window.legend.text() == f"Points of the first try.{to_come}"
    window.game.setCurrentIndex(0)
    window.month.turn(-1)
    assert window.legend.text() == "No deals were played in the month shown."
    window.game.setCurrentIndex(1)
    assert window.legend.text() == "This game was not played in the month shown."


def test_marks_stay_clear_of_the_grid_in_the_narrowest_day(window: DaysDialog) -> None:
    metrics, wide = QFontMetricsF(window.month.font()), (window.month.least()[0] - 4) / 7
    each = columns("●○●○", metrics, QRectF(0, 0, wide, 40))
    assert each[0][0] >= BESIDE
    assert each[-1][0] + each[-1][1] <= wide - BESIDE


def test_the_mark_of_a_game_stands_below_its_mark_of_other_days(window: DaysDialog) -> None:
    one = {("2026-11-11", GAME.key): RESULT}
    every = {("2026-11-18", key): RESULT for key in GAMES}
    window.show_book(Daybook(date(2026, 11, 22), one | every))
    month = window.month
    assert [said_of(window, day)[0] for day in ("2026-11-11", "2026-11-18")] == ["11\n●···", "18\n●●●●"]
    drawn = month.viewport().grab().toImage()

    def first_ink(day: int) -> int:
        """Where the marks of this day begin, from the left edge of its cell."""
        cell = next(
            month.visualItemRect(month.item(row, column))
            for row in range(month.rowCount())
            for column in range(month.columnCount())
            if month.item(row, column).data(DAY) == f"2026-11-{day}"
        ).adjusted(2, 0, -2, -2)
        cell.setTop(cell.center().y() + 1)
        paper = drawn.pixelColor(cell.topLeft()).lightness()
        dark = [
            x
            for x in range(cell.left(), cell.right())
            for y in range(cell.top(), cell.bottom())
            if abs(drawn.pixelColor(x, y).lightness() - paper) > 60
        ]
        return min(dark) - cell.left()

    assert abs(first_ink(11) - first_ink(18)) <= 1


def test_keys_go_from_day_to_day_and_month_to_month_but_not_into_the_future(window: DaysDialog) -> None:
    key = Qt.Key
    assert window.month.chosen == date(2026, 11, 22)
    assert press(window, key.Key_Right) == "2026-11-22"
    assert press(window, key.Key_Left) == "2026-11-21"
    assert press(window, key.Key_Up) == "2026-11-14"
    assert press(window, key.Key_Down, key.Key_Down) == "2026-11-22", "the 28th is still to come"
    assert press(window, key.Key_PageUp) == "2026-10-22"
    assert window.month_name.text() == "October 2026"
    assert window.day_name.text() == "22 October 2026"
    assert press(window, key.Key_End) == "2026-10-31"
    assert press(window, key.Key_Right) == "2026-11-01"
    assert press(window, key.Key_PageUp, key.Key_Home, key.Key_Left) == "2026-09-30"
    assert press(window, key.Key_PageDown, key.Key_PageDown, key.Key_PageDown) == "2026-11-22"
    window.month.choose(date(2024, 3, 31))
    assert press(window, key.Key_PageUp) == "2024-02-29"
    window.month.choose(date(1, 1, 1))
    assert window.month.chosen == FIRST_DAY
    assert not window.earlier.isEnabled()
    assert press(window, key.Key_PageUp, key.Key_Left) == FIRST_DAY.isoformat()
    window.today.click()
    assert window.month.chosen == date(2026, 11, 22)
    assert not window.later.isEnabled()
    window.earlier.click()
    assert window.month.chosen == date(2026, 10, 22)
    assert window.later.isEnabled()


def test_in_a_narrow_window_the_deals_lie_below_the_calendar_and_nothing_is_cut(window: DaysDialog) -> None:
    page, line = window.scroller.widget(), window.fontMetrics().height()  # letters are those of what was tested before
    for lines, beside in ((64, True), (33, False), (64, True)):
        window.resize(lines * line, 600)
        for _ in range(3):  # dialog, scroller and page tell each other of it in turn
            QApplication.processEvents()
        assert page.width() <= window.scroller.viewport().width()
        assert (window.day_name.x() > window.month.geometry().right()) is beside


def test_a_click_chooses_a_day_of_the_month_and_no_day_to_come(window: DaysDialog) -> None:
    month = window.month

    def click(day: str) -> None:
        for row in range(month.rowCount()):
            for column in range(month.columnCount()):
                item = month.item(row, column)
                if item.data(DAY) == day:
                    at = month.visualItemRect(item).center()
                    QTest.mouseClick(month.viewport(), Qt.MouseButton.LeftButton, pos=at)

    click("2026-11-05")
    assert month.chosen == date(2026, 11, 5)
    click("2026-11-25")
    assert month.chosen == date(2026, 11, 5)


def test_each_deal_says_how_it_stands_and_what_its_button_does(window: DaysDialog) -> None:
    shown = {key: (card.stands.text(), card.play.text()) for key, card in window.cards.items()}
    assert shown == {
        "taihe_a_bao": ("Not played yet.", "Play"),
        "bao_huang": ("In progress; the result will count.", "Continue"),
        "big_two": ("0: not won.", "Practise"),
        "bashi_fen": ("Not played yet.", "Play"),
    }
    card = window.cards["bao_huang"]
    assert (card.play.accessibleName(), card.play.accessibleDescription()) == (
        "Continue: Bao Huang · As in Rizhao",
        "In progress; the result will count.",
    )
    assert window.book.stands(date(2026, 11, 19), "bashi_fen") is FirstTry.LOST


def test_enter_in_the_calendar_goes_to_the_first_deal_that_is_to_be_played(window: DaysDialog) -> None:
    press(window, Qt.Key.Key_Left, Qt.Key.Key_Return)
    assert window.focusWidget() is window.cards[GAME.key].play
    wanted: list[tuple[str, str]] = []
    window.play_wanted.connect(lambda day, game: wanted.append((day, game)))
    QTest.keyClick(window.cards[GAME.key].play, Qt.Key.Key_Return)
    assert wanted == [("2026-11-21", GAME.key)]
    assert not window.isVisible()


def test_where_all_is_played_the_keyboard_is_at_the_calendar(window: DaysDialog) -> None:
    day = window.month.chosen.isoformat()
    played = {(day, key): DayResult(day, key, key, 1, True, False) for key in GAMES}
    window.show_book(Daybook(window.month.chosen, played))
    window.take_focus()
    assert window.focusWidget() is window.month


def test_a_copied_line_is_said(window: DaysDialog) -> None:
    window.cards["big_two"].copy.click()
    assert QGuiApplication.clipboard().text() == "Paizhuo 2026-11-22 Big Two 0"
    assert window.told.text() == "Copied: Paizhuo 2026-11-22 Big Two 0"


def test_when_another_day_has_begun_it_is_chosen_unless_one_was_looked_at(window: DaysDialog) -> None:
    tomorrow = replace(window.book, today=date(2026, 11, 23))
    window.show_book(tomorrow)
    assert window.month.chosen == date(2026, 11, 23)
    press(window, Qt.Key.Key_Up)
    window.show_book(replace(tomorrow, today=date(2026, 11, 24)))
    assert window.month.chosen == date(2026, 11, 16)


def test_a_day_that_was_played_stays_in_reach_where_it_is_still_to_come_here(window: DaysDialog) -> None:
    west = replace(window.book, today=date(2026, 11, 18))
    window.show_book(west)
    assert west.last == date(2026, 11, 22)
    window.month.choose(date(2026, 11, 19))
    assert window.month.chosen == date(2026, 11, 19)
    assert window.about.text().startswith("By this computer’s date this day is still to come; ")
    window.month.choose(date(2026, 11, 18))
    assert window.about.text().startswith("Every day has one deal")


def drawn(window: DaysDialog, day: str) -> QImage:
    """The cell of this day as it is painted."""
    month = window.month
    item = next(
        month.item(row, column)
        for row in range(month.rowCount())
        for column in range(month.columnCount())
        if month.item(row, column).data(DAY) == day
    )
    return month.viewport().grab(month.visualItemRect(item).adjusted(1, 1, -1, -1)).toImage()


def ink(cell: QImage, scheme: Scheme) -> str:
    """The colour in this cell that stands out most from the ground of the scheme."""
    colours = {cell.pixelColor(x, y).name() for x in range(cell.width()) for y in range(cell.height())}
    return max(colours, key=lambda colour: abs(luminance(colour) - luminance(scheme.base)))


def inked(cell: QImage) -> set[tuple[int, int]]:
    """The places in this cell that are not bare ground."""
    every = ((x, y) for x in range(cell.width()) for y in range(cell.height()))
    return {place for place in every if cell.pixel(*place) != cell.pixel(0, 0)}


@pytest.mark.parametrize(
    "scheme", [LIGHT, DARK, HIGH_LIGHT, HIGH_DARK], ids=["light", "dark", "high light", "high dark"]
)
def test_days_to_come_can_be_read_and_look_unlike_days_past(window: DaysDialog, scheme: Scheme) -> None:
    day = "2026-11-27"  # a month later nothing differs but that it is past
    window.setPalette(palette_of(scheme))
    window.setStyleSheet(style_sheet(scheme))
    QApplication.processEvents()
    to_come = drawn(window, day)
    window.show_book(replace(window.book, today=date(2026, 12, 27)))
    window.month.choose(date(2026, 11, 22))
    past = drawn(window, day)
    assert contrast(ink(past, scheme), scheme.base) > contrast(ink(to_come, scheme), scheme.base) >= SHAPE
    assert ink(to_come, scheme) == scheme.muted
    assert inked(past) != inked(to_come), "they differ in shape, too, not by colour alone"


def test_every_deal_shows_its_whole_code_also_below_a_long_name(window: DaysDialog) -> None:
    window.resize(700, 500)
    below = 0
    QApplication.processEvents()
    for card in window.cards.values():
        name, code = card.name.geometry(), card.code.geometry()
        assert card.code.isVisible()
        assert code.width() >= card.code.fontMetrics().horizontalAdvance(card.code.text())
        assert not name.intersects(code)
        below += code.top() >= name.bottom()
    assert 0 < below < len(window.cards), "a code stands beside its name where it has room"
