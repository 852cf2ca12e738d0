"""What has room is shown whole: open lists, captions of buttons, a table beside a guide, a window within its screen."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton, QStyle, QStyleOptionComboBox, QWidget
from pytestqt.qtbot import QtBot

from engine.cards import cards_named
from engine.exercises import collection_of, view_of
from engine.game import act
from engine.games import GAMES
from engine.match import Match, after_deal, next_record
from engine.players.duplicate import PLAN, Duplicate, Runs
from engine.players.judge import Grade
from engine.prompts import is_quiet
from engine.record import opened
from engine.today import DayResult
from engine.words import Text, text
from tests.app.fakes import judged
from tests.ui.screens import GAME, at_table, new_match, the_application, window_in, window_in_largest_letters
from tests.ui.table.seated import seen
from tests.ui.test_fits import cut
from ui.kit.faces import CardFaces
from ui.kit.language import Lexicon
from ui.kit.settings import Settings
from ui.kit.windows import FRAME, ROW_PADDING
from ui.pages.exercises.exercise_panel import ExercisePanel
from ui.pages.lessons.lesson_panel import LessonPanel
from ui.pages.lessons.strips import StripWords
from ui.pages.scores.played import FinishedHand
from ui.pages.scores.result_panel import ResultShape
from ui.table.prompts.action_bar import FRAME as BUTTON_FRAME
from ui.table.prompts.action_bar import TableButton, _fitting
from ui.table.scene.ticker import Ticker
from ui.table.table_widget import TableWidget
from ui.window.appearance import dress
from ui.window.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "does not support raise", "grabbing the keyboard")
MOST_ASKED = 25


@pytest.mark.parametrize("text_size", [100, 150])
def test_every_open_list_shows_its_last_entry_whole(qtbot: QtBot, text_size: int) -> None:
    window = window_in("en", text_size=text_size)
    qtbot.addWidget(window)
    window.show()
    window.sides.show_settings_dialog(window.settings)
    window.show_course()
    window.learning.show_statistics([], GAME.key)
    window.lobby._ask_names()
    window.lobby.house.fold.click()
    pages = (window, window.sides._settings, window.learning._course, window.learning._statistics, window.lobby._seats)
    looked = 0
    for page in pages:
        assert isinstance(page, QWidget)
        for combo in page.findChildren(QComboBox):
            if not combo.isVisibleTo(page) or not combo.count():
                continue
            look = QStyleOptionComboBox()
            look.initFrom(combo)
            menu = combo.style().styleHint(QStyle.StyleHint.SH_ComboBox_Popup, look, combo)
            assert not menu, "as a menu it has a frame of its own, and its chosen entry hardly stands out"
            combo.showPopup()
            view = combo.view()
            view.window().activateWindow()
            view.setFocus()
            QCoreApplication.processEvents()
            assert view.hasFocus(), "the frame that it has in focus is the one that counts"
            if combo.count() <= combo.maxVisibleItems():
                last = view.visualRect(view.model().index(combo.count() - 1, 0))
                assert last.bottom() <= view.viewport().height(), (combo.accessibleName(), combo.currentText())
                rows = sum(view.sizeHintForRow(row) for row in range(combo.count()))
                assert view.height() >= rows + 4, "the frame that it has in focus is two pixels wide"
                assert view.verticalScrollBar().maximum() == 0, (combo.accessibleName(), "has to be scrolled")
                looked += 1
            combo.hidePopup()
    assert looked > 10


def elided(button: TableButton) -> bool:
    """Whether words of this button end in three dots."""
    bold = QFont(button.font())
    bold.setWeight(QFont.Weight.DemiBold)
    room = button.width() - 2 * (BUTTON_FRAME + button.inset)
    for words, font in ((button.text(), bold), (button.caption, button.font())):
        fitting = _fitting(QFont(font), words, room)
        if QFontMetricsF(fitting).elidedText(words, Qt.TextElideMode.ElideRight, room) != words:
            return True
    return False


@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize(("language", "text_size"), [("en", 100), ("en", 150), ("ja", 130)])
@pytest.mark.parametrize("key", list(GAMES))
def test_no_caption_is_cut_where_the_bar_has_room(
    qtbot: QtBot, key: str, language: str, text_size: int, left_handed: bool
) -> None:
    game, settings = GAMES[key], Settings(language=language, speed="off", text_size=text_size, left_handed=left_handed)
    lexicon = Lexicon(language)
    dress(the_application(), settings, lexicon.language)
    table = TableWidget(lexicon, CardFaces(), settings, ticker=Ticker(still=True))
    qtbot.addWidget(table)
    table.resize(960, 480)
    table.show()
    table.sit_down(game, game.options(), 0)
    state, random, asked = opened(next_record(Match(game, game.options(), 5))).state, Random(5), 0
    while state.turn is not None and asked < MOST_ASKED:
        view = state.view(state.turn)
        action = game.greedy(view, random)
        if state.turn == 0 and not is_quiet(view.prompt()):
            asked += 1
            table.present(view)
            table.choose(cards_named(action))
            table.controls.ask()
            assert table.prompt_panel is not None
            bar = table.prompt_panel.bar
            shown = [button for button in (*bar.readings, bar.claim) if button.isVisible()]
            assert not [button.caption for button in shown if elided(button)]
            places = sorted((button.x(), button.geometry().right()) for button in bar.buttons if button.isVisible())
            assert all(before[1] < after[0] for before, after in pairwise(places))
            assert places[0][0] >= 0
            assert places[-1][1] < bar.width()
        state = act(state, action).state


def test_the_strip_counts_no_combinations_before_the_cards_are_dealt(qtbot: QtBot) -> None:
    game = GAMES["big_two"]
    table = TableWidget(Lexicon("en"), CardFaces(), Settings(language="en"), ticker=Ticker(still=True))
    qtbot.addWidget(table)
    table.resize(960, 480)
    table.show()
    table.sit_down(game, game.options(), 0)
    step = opened(next_record(Match(game, game.options(), 5)))
    table.deal(seen(step), step.state.view(0))
    assert table.prompt_panel is not None
    for ms in (0.0, 50.0, 500.0):
        table.advance(ms)
        table.controls.ask()  # as every change of size, language or choice does
        assert not table.board.settled
        assert not table.prompt_panel.strip.isVisible()
    table.finish()
    QCoreApplication.processEvents()
    assert table.prompt_panel.strip.isVisible() == bool(table.prompt_panel.strip._kinds)


@pytest.mark.parametrize("text_size", [100, 130, 150])
def test_a_guide_beside_the_table_cuts_nothing_off(qtbot: QtBot, text_size: int) -> None:
    window, table = at_table(qtbot, Settings(language="en", speed="off", text_size=text_size))
    window.table_page.put_above(window.learning.guide)
    window.learning.guide.tell(text("guide.watch"), "what", advised=True)
    for size in ((1280, 800), (960, 540)):
        window.resize(*size)
        QCoreApplication.processEvents()
        QCoreApplication.processEvents()
        assert window.size() == QSize(*size), "nothing makes the window wider than the screen"
        assert table.geometry().right() < window.width()
        assert table.board.layout.window.width <= table.width()
        assert table.board.layout.window.height <= table.height()


@pytest.mark.parametrize("seats", [8, 9, 10])
def test_a_guide_beside_a_table_of_many_cuts_nothing_off(qtbot: QtBot, seats: int) -> None:
    game = GAMES["bashi_fen"]
    match = Match(game, game.options(partners="fluid", seats=seats, packs=6), 1)
    window, table = at_table(qtbot, Settings(language="en", speed="off"), match)
    window.resize(960, 540)
    window.table_page.put_above(window.learning.guide)
    window.learning.guide.tell(text("guide.watch"), "what", advised=True)
    QCoreApplication.processEvents()
    QCoreApplication.processEvents()
    assert window.size() == QSize(960, 540)
    assert window.learning.guide.isVisible()
    assert table.geometry().right() < window.width()
    assert table.board.layout.window.width <= table.width()
    assert table.board.layout.window.height <= table.height()


def test_a_window_that_its_frame_would_push_off_the_screen_takes_all_of_it_instead(qtbot: QtBot) -> None:
    window = window_in("en")
    qtbot.addWidget(window)
    room = window.screen().availableSize()
    window.resize(room)
    window.appear()
    assert window.isMaximized()
    assert window.normalGeometry().height() <= room.height() - FRAME
    window.showNormal()
    window.hide()
    window.resize(max(window.minimumWidth(), room.width() - 100), room.height() - 2 * FRAME)
    fits = window.width() <= room.width() - 8
    window.appear()
    assert window.isMaximized() != fits


def test_a_switch_of_the_settings_says_what_it_does_whether_it_is_on_or_off(qtbot: QtBot) -> None:
    window = window_in("en")
    qtbot.addWidget(window)
    window.sides.show_settings_dialog(window.settings)
    assert window.sides._settings is not None
    rows = {row.option.name: row for row in window.sides._settings.form.rows}
    said = "On: Cards and bombs can be heard. Off: The table is silent."
    for sound in (False, True):
        window.sides._settings.show_settings(replace(window.settings, sound=sound))
        assert rows["sound"].sentence.text() == said
        assert rows["sound"].editor.widget.accessibleDescription() == said


@pytest.mark.parametrize("left_handed", [False, True])
def test_the_left_handed_table_is_as_its_setting_says(qtbot: QtBot, left_handed: bool) -> None:
    game = GAMES["big_two"]
    settings = Settings(language="en", speed="off", left_handed=left_handed)
    table = TableWidget(Lexicon("en"), CardFaces(), settings, ticker=Ticker(still=True))
    qtbot.addWidget(table)
    table.resize(960, 480)
    table.show()
    table.sit_down(game, game.options(), 0)
    table.present(opened(next_record(Match(game, game.options(), 5))).state.view(0))
    assert table.prompt_panel is not None
    bar, name = table.prompt_panel.bar, table.board.layout.seats[0].plate
    assert (name.x > table.width() / 2) == left_handed, "the name"
    assert (bar.hint.x() > bar.readings[0].x()) == left_handed, "Hint and Play"
    assert (bar.passing.x() > bar.readings[0].x()) == left_handed, "Pass and Play"


@pytest.mark.parametrize(("size", "text_size"), [((960, 492), 100), ((960, 492), 130), ((1280, 752), 100)])
def test_guide_and_coach_together_leave_the_table_its_room(qtbot: QtBot, size: tuple[int, int], text_size: int) -> None:
    match = new_match()
    window, table = at_table(qtbot, Settings(language="en", speed="off", text_size=text_size), match)
    guide, coach = window.learning.guide, window.learning.coach
    for strip in (coach, guide):
        window.table_page.put_above(strip)
    coach.begin(match.game)
    guide.tell(text("guide.watch"), "on")
    window.resize(*size)
    QCoreApplication.sendPostedEvents()
    QApplication.processEvents()
    assert window.table_page.rect().contains(table.geometry())
    assert window.size() == QSize(*size)
    layout = table.board.layout.window
    assert layout.width <= table.width()
    assert layout.height <= table.height()
    assert not guide.geometry().intersects(coach.geometry())
    for strip in (guide, coach):
        assert window.table_page.rect().contains(strip.geometry())
        for button in strip.findChildren(QPushButton):
            if button.isVisible():
                assert strip.rect().contains(button.geometry()), button.text()


def coached(qtbot: QtBot, language: str) -> tuple[MainWindow, TableWidget]:
    """A small window with a table in it, and the coach."""
    match = new_match()
    window, table = at_table(qtbot, Settings(language=language, speed="off"), match)
    window.table_page.put_above(window.learning.coach)
    window.learning.coach.begin(match.game)
    window.resize(960, 516)
    return window, table


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_coach_and_practice_are_one_column_beside_a_small_table(qtbot: QtBot, language: str) -> None:
    window, table = coached(qtbot, language)
    coach, practice = window.learning.coach, window.table_page.practice
    window.table_page.show_practice(True)
    QCoreApplication.sendPostedEvents()
    QApplication.processEvents()
    assert (coach.x(), coach.width()) == (practice.x(), practice.width())
    assert coach.x() + coach.width() <= table.x(), "they lie beside the table"
    words, leave = practice.label.geometry(), practice.leave.geometry()
    assert words.bottom() < leave.top() < words.bottom() + leave.height(), "the button stands under the words"
    window.apply(replace(window.settings, language="ja"))
    for _ in range(3):
        QCoreApplication.sendPostedEvents()
        QApplication.processEvents()
    assert practice.rect().contains(practice.leave.geometry()), "longer words have their room, too"
    assert practice.leave.width() >= practice.leave.sizeHint().width()
    window.resize(1280, 752)
    QCoreApplication.sendPostedEvents()
    QApplication.processEvents()
    assert practice.width() == window.table_page.width(), "above a large table it is a line"


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_coach_leaves_a_small_table_its_whole_width_whatever_it_says(qtbot: QtBot, language: str) -> None:
    window, table = coached(qtbot, language)
    coach = window.learning.coach
    better, long = text("caption.declare", value=10), text("reason.dear", after=12, before=11)
    heights = set()
    for verdict in (None, judged(Grade.BEST, better), judged(Grade.MISTAKE, better, long), None):
        coach.tell_verdict(verdict)
        QCoreApplication.sendPostedEvents()
        QApplication.processEvents()
        assert table.width() == window.width()
        heights.add(table.height())
    assert len(heights) == 1, "the table keeps its place"


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_session_to_go_on_with_makes_a_small_page_no_wider_in_the_largest_letters(
    qtbot: QtBot, language: str
) -> None:
    window = window_in_largest_letters(qtbot, language)
    window.resize(960, 516)
    window.offer_resume(Text("lobby.title"), 12)
    QApplication.processEvents()
    page = window.lobby.scroller.widget()
    assert page is not None
    assert page.width() <= window.lobby.scroller.viewport().width()


@pytest.mark.parametrize("height", [500, 540])
@pytest.mark.parametrize(("language", "text_size"), [("en", 115), ("en", 150), ("ja", 150)])
def test_a_lesson_or_an_exercise_beside_a_low_table_is_cut_nowhere_and_shows_its_answer(
    qtbot: QtBot, language: str, text_size: int, height: int
) -> None:
    window = window_in(language, text_size=text_size)
    qtbot.addWidget(window)
    table = TableWidget(window._lexicon, window._faces, window.settings)
    window.set_table(table)
    window.resize(960, height)
    window.show()
    learning = window.learning
    counted = text("reason.all_worse", count=11)
    long = text("reason.rather", next_best=text("action.pass"), reason=counted)
    for game in GAMES.values():
        longest = max(game.lessons(), key=lambda lesson: len(window._lexicon.say_in(game.words, lesson.says(0, "ask"))))
        table.sit_down(game, longest.options, 0)
        window.begin_lesson(game, longest.options)
        learning.panel.begin(game, longest)
        refused = max(
            (key for key in game.words if key.startswith("refusal.") and "{" not in game.words[key].en), key=len
        )
        learning.panel.reply("refused", text(refused))
        _whole(window, table, learning.panel)
        if len(longest.tasks) > 1:
            learning.panel.reply("right", text(refused))
            learning.panel.ask(1)
            _next_task_in_sight(learning.panel)
        learning.panel.hide()
        window.begin_exercise(game, longest.options)
        learning.exercise.begin(game, game.themes[0].title, 10, 10)
        learning.exercise.reply("right", *[long] * 4)
        _whole(window, table, learning.exercise)
        learning.exercise.hide()


def _whole(window: MainWindow, table: TableWidget, panel: LessonPanel | ExercisePanel) -> None:
    for _ in range(4):
        QApplication.processEvents()
    assert window.table_page.rect().contains(table.geometry())
    assert table.height() >= table.least_height(table.width())
    assert window.table_page.rect().contains(panel.geometry())
    assert not list(cut(window))
    if panel.height() > panel.width():
        assert panel.strip.words.geometry().bottom() < panel.strip.next.y(), "words are read before the buttons"
    room, answer = panel.strip.words.viewport(), panel.strip.answer
    end = answer.mapTo(room, answer.rect().bottomLeft()).y()
    assert end <= room.height() or answer.height() > room.height(), "the answer is in sight"
    if panel.strip.words.verticalScrollBar().maximum():
        QTest.keyClick(table, Qt.Key.Key_Home)
        assert panel.strip.task.mapTo(room, QPoint(0, 0)).y() == 0, "keys scroll what has no room"


def _next_task_in_sight(panel: LessonPanel) -> None:
    for _ in range(4):
        QApplication.processEvents()
    room, task = panel.strip.words.viewport(), panel.strip.task
    begin, end = (task.mapTo(room, corner).y() for corner in (task.rect().topLeft(), task.rect().bottomLeft()))
    assert begin >= 0, "the new task is in sight"
    assert end <= room.height(), "the new task is in sight"
    said = panel.strip.answer.mapTo(room, panel.strip.answer.rect().bottomLeft()).y()
    assert 0 <= begin - said <= 12, "nothing is left free for a rule that is not asked for"


def test_an_answer_stays_in_sight_when_the_words_above_it_grow(qtbot: QtBot) -> None:
    words = StripWords()
    qtbot.addWidget(words)
    words.lie_beside(True)
    above, answer = QLabel("A short task"), QLabel("An answer")
    for label in (above, answer):
        label.setWordWrap(True)
        words.column.addWidget(label)
    words.resize(120, 90)
    words.show()
    words.come_to(answer)
    for longer in ("A task of several words. " * 4, "A task of many words. " * 12):
        above.setText(longer)
        qtbot.waitUntil(lambda: words.verticalScrollBar().maximum() > 0)
        end = QPoint(0, answer.height() - 1)
        qtbot.waitUntil(lambda end=end: words.viewport().rect().contains(answer.mapTo(words.viewport(), end)))


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_every_copy_can_be_pressed_beside_an_exercise_in_large_letters(qtbot: QtBot, language: str) -> None:
    """Without a trump suit cards of every suit may be called, which leaves the least room."""
    game = GAMES["bashi_fen"]
    called = next(each for each in collection_of(game) if each.theme == "friend" and view_of(each).trumps.suit is None)
    options = called.record.options
    settings = Settings(language=language, speed="off", text_size=150)
    window, table = at_table(qtbot, settings, Match(game, options, 1))
    window.begin_exercise(game, options)
    window.learning.exercise.begin(game, game.themes[0].title, 1, 2)
    table.sit_down(game, options, called.seat)
    window.resize(960, 540)
    for _ in range(4):
        QApplication.processEvents()
    assert table.width() < 700
    table.present(view_of(called))
    assert table.prompt_panel is not None
    grid = table.prompt_panel.grid
    next(cell for cell in grid.cells if cell.offer.allowed).click()
    for button in grid.copies.buttons.values():
        assert grid.rect().contains(QRect(button.mapTo(grid, QPoint(0, 0)), button.size()))


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_line_of_the_statistics_shows_whole_words(qtbot: QtBot, language: str, text_size: int) -> None:
    window = window_in(language, text_size=text_size)
    qtbot.addWidget(window)
    window.show()
    hands = [
        FinishedHand(game.key, preset, "expert", 3, True, assisted)
        for game in GAMES.values()
        for preset in game.presets
        for assisted in (False, True)
    ]
    for game in GAMES.values():
        window.learning.show_statistics(hands, game.key)
        statistics = window.learning._statistics
        assert statistics is not None
        statistics.resize(912, 492)  # as on a screen of 960 × 540
        QApplication.processEvents()
        rows = statistics.table
        wide = rows.columnWidth(0) - 2 * ROW_PADDING
        for place in range(rows.topLevelItemCount()):
            item = rows.topLevelItem(place)
            assert item is not None
            metrics = QFontMetrics(
                font if isinstance(font := item.data(0, Qt.ItemDataRole.FontRole), QFont) else rows.font()
            )
            need = metrics.boundingRect(QRect(0, 0, wide, 0), Qt.TextFlag.TextWordWrap, item.text(0))
            assert need.width() <= wide, item.text(0)
            assert need.height() <= rows.visualItemRect(item).height(), item.text(0)


@pytest.mark.parametrize("language", ["en", "zh_CN", "ja"])
def test_the_result_of_a_day_s_deal_over_a_low_table_leaves_kitty_and_hands_in_sight(
    qtbot: QtBot, language: str
) -> None:
    game = GAMES["bashi_fen"]
    match = Match(game, game.options(), 20261125)
    step = opened(next_record(match))
    while step.state.turn is not None:
        step = act(step.state, game.greedy(step.state.view(step.state.turn), Random(0)))
    window, table = at_table(qtbot, Settings(language=language, speed="off"), match)
    window.resize(960, 520)
    view = step.state.view(0)
    table.present(view)
    window.follow(view)
    window.show_result(after_deal(match, step), todays=DayResult("2026-11-25", game.key, "a-0", 0, False, False))
    everybody = Duplicate(0, tuple(Runs(level, (0,) * runs) for level, runs in PLAN.most.items()))
    window.show_duplicates({0: everybody})
    panel, page = window.table_page.result, window.table_page
    qtbot.waitUntil(lambda: panel.duplicate.isVisible() and panel.height() == panel.page.wanted_height)
    assert table.seen_at_the_end()
    assert not page.results._hides_cards(panel, table.geometry())
    assert panel._shape is ResultShape.LOW, "with all that it says"
    assert panel.todays_line.isVisible()
    assert not list(cut(window))


def test_words_of_the_table_do_not_look_out_from_under_a_result(qtbot: QtBot) -> None:
    game = GAMES["big_two"]
    match = Match(game, game.options(), 366603)
    step = opened(next_record(match))
    while step.state.turn is not None:
        step = act(step.state, game.greedy(step.state.view(step.state.turn), Random(0)))
    window, table = at_table(qtbot, Settings(language="zh_CN", speed="off"), match)
    window.resize(960, 540)
    view = step.state.view(0)
    table.present(view)
    window.follow(view)
    window.show_result(after_deal(match, step))
    window.show_duplicates({0: Duplicate(0, tuple(Runs(level, (-5,) * runs) for level, runs in PLAN.most.items()))})
    panel, page = window.table_page.result, window.table_page
    qtbot.waitUntil(lambda: panel.duplicate.isVisible() and panel.height() == panel.page.wanted_height)
    assert table.prompt_panel is not None
    status = table.prompt_panel.status
    words = status.pill.translated(status.pos().toPointF() + table.pos().toPointF())
    assert words.intersects(QRectF(panel.geometry()))
    assert not status.painted
    panel.hidden_by_hand.emit()
    assert status.painted, "a look at the table"
    page.results.back.click()
    assert not status.painted
    page.results.hide()
    assert status.painted
