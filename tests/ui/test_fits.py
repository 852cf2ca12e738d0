"""No words are cut: whatever a window says has its room, in every language, on the smallest screen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from engine.game import AnyGame
from engine.games import GAMES
from engine.match import Match, next_record
from engine.players.duplicate import Duplicate, Runs
from engine.players.judge import Grade
from engine.record import write_record
from engine.words import Language, Text, text
from tests.app.fakes import judged
from tests.ui.screens import (
    GAME,
    LEVELLED,
    levelled,
    new_match,
    play_hand,
    some_days,
    window_in,
    window_in_largest_letters,
)
from tests.ui.trees.make import imagined_at, table_at
from ui.kit.windows import FRAME
from ui.pages.exercises.offered import Offered
from ui.pages.lobby.welcome import Welcome
from ui.pages.options.settings_dialog import SettingsDialog
from ui.pages.review.kept_hand import KeptHand
from ui.pages.scores.kept_duplicate import KeptDuplicates
from ui.pages.scores.played import FinishedHand
from ui.pages.sessions.session_row import SessionRow, Whereabouts
from ui.table.prompts.imagined import ImaginedHands
from ui.table.scene.spoken import table_in_words
from ui.window.main_window import MainWindow

SCREEN = QSize(960, 540)
"""A screen of 1920 × 1080 at twice the size."""
ROOMY = QSize(960, 620)
"""A window in which guide and coach stand above the table."""
WHEN = datetime(2030, 1, 2, 12, tzinfo=UTC)
LONG = text("reason.dear", after=12, before=11)
"""A long reason, as the coach gives it."""
CONTROLS = QAbstractButton, QAbstractItemView, QAbstractSpinBox, QComboBox, QLineEdit
PADDING = 5
"""Round the words of a row in a list, in pixels."""
LARGER = 130
"""A size of letters that every window still holds, in percent."""


def cut(window: QWidget) -> Iterator[str]:
    """Every label and button that is seen in this window and has less room than its words need."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    for _ in range(3):  # labels that wrap tell their heights to layouts in turn
        QCoreApplication.processEvents()
    for scroller in window.findChildren(QScrollArea):
        page, room = scroller.widget(), scroller.viewport().width()
        if scroller.isVisibleTo(window) and page.width() > room:
            yield f"{type(window).__name__}: a page of {page.width()} is cut off at {room} by {scroller.parent()}"
    for view in window.findChildren(QAbstractScrollArea):
        if view.isVisibleTo(window) and view.horizontalScrollBar().maximum() > 0:
            name = f"{type(view).__name__} {view.accessibleName()!r}"
            yield f"{type(window).__name__}: {name} has to be scrolled sideways"
        if view.isVisibleTo(window) and isinstance(view, QListWidget):
            yield from rows_cut(view)
    for widget in window.findChildren(QWidget):
        if not widget.isVisibleTo(window) or widget.objectName().startswith("qt_"):
            continue
        match widget:
            case QLabel() if widget.text() and widget.wordWrap():
                need = QSize(0, widget.heightForWidth(widget.width()))
            case QAbstractButton() if widget.hasHeightForWidth():
                need = QSize(0, widget.heightForWidth(widget.width()))
            case QLabel() | QAbstractButton() if widget.text():
                need = widget.sizeHint()
            case _:
                continue
        room = widget.size()
        if need.width() > room.width() or need.height() > room.height() + 1:
            yield f"{type(window).__name__}: {widget.text()!r} needs {need.toTuple()}, has {room.toTuple()}"


@cache
def played() -> tuple[Match, KeptHand, Any]:
    """A session of two hands, the first of them as it is kept, and our view of the last."""
    after, view = play_hand(new_match())
    after, view = play_hand(after)
    result = after.results[0]
    hand = KeptHand(
        "a-0",
        WHEN,
        GAME,
        after.options,
        0,
        (),
        True,
        result.scored.changes,
        result.ended.winners,
        write_record(next_record(new_match())),
        7,
        0,
    )
    return after, hand, view


def rows_cut(rows: QListWidget) -> Iterator[str]:
    """The rows of this list that have less height than their words, wrapped at its width."""
    metrics, wraps = rows.fontMetrics(), Qt.TextFlag.TextWordWrap
    for place in range(rows.count()):
        item = rows.item(place)
        room = rows.visualItemRect(item).adjusted(PADDING, PADDING, -PADDING, -PADDING)
        need = metrics.boundingRect(QRect(0, 0, room.width(), 0), wraps, item.text())
        if need.width() > room.width() or need.height() > room.height() + 2 * PADDING:
            yield f"{rows.accessibleName()}: {item.text()!r} needs {need.getRect()}, has {room.getRect()}"


def shown_welcome(window: MainWindow) -> Welcome:
    """The question of the first start, asked again."""
    window.learning.show_welcome()
    welcome = window.findChildren(Welcome)[-1]
    welcome.setModal(False)
    return welcome


def screens(window: MainWindow) -> Iterator[QWidget]:
    """Every window in turn, as it stands on the small screen."""
    window.resize(SCREEN)
    window.offer_resume(Text("lobby.title"), 12)
    for key in GAMES:
        window.lobby.tiles[key].click()
        window.lobby.house.fold.setChecked(True)
        yield window
    match, hand, view = played()
    learning, sides = window.learning, window.sides
    yield shown_welcome(window)
    sides.show_settings_dialog(window.settings)
    assert sides._settings is not None
    for row in range(sides._settings.pages.count()):
        sides._settings.pages.setCurrentRow(row)
        yield sides._settings
    window.lobby._ask_names()
    window.show_rules()
    sides.show_about()
    sides.show_today(GAMES).show_book(some_days())
    yield sides._today
    for key in GAMES:
        learning.show_course(key)
        yield learning._course
    learning.show_hands([hand], window.felt)
    learning.show_statistics(
        [FinishedHand(GAME.key, preset, "search:master", 3, True, True) for preset in GAME.presets], GAME.key
    )
    yield from (window.lobby._seats, sides._rules, sides._about, learning.review, learning._statistics)
    learning.panel.hide()  # a lesson is over before a session begins
    learning.coach.begin(GAME)
    learning.coach.tell_verdict(judged(Grade.MISTAKE, text("caption.declare", value=10), LONG))
    window.table_page.put_above(learning.coach)
    window.begin_session(match)
    yield window
    window.resize(ROOMY)
    yield window
    window.resize(SCREEN)
    window.show_result(match, {0})
    yield window
    ended, _ = play_hand(new_match(hands=1))
    window.begin_session(ended)
    window.show_result(ended)
    yield window
    result = some_days().results["2026-11-19", GAME.key]
    window.begin_session(ended, day=result.day)
    window.show_result(ended, todays=result)
    window.table_page.result.todays_line.show_percentage(result.hand, 100.0)
    yield window
    window.begin_practice(match, in_session=True)
    window.show_practice_result(match, match.results[0])
    yield window
    window.begin_session(match)
    window.follow(view)
    window._lexicon.use_game(match.game.words)  # as the table does
    sides.tell_table(table_in_words(view, window._lexicon, ()))
    for dock in ("score", "log", "text", "gone"):
        sides.show_dock(dock)
        yield window
    sides.hide_docks()
    learning.coach.hide()
    window.table_page.put_above(learning.guide)
    learning.guide.tell(text("guide.watch"), "what", advised=True)
    for size in (SCREEN, ROOMY):
        window.resize(size)
        yield window
    window.resize(SCREEN)
    learning.guide.hide()
    window.begin_lesson(GAME, GAME.lessons()[0].options)
    for lesson in GAME.lessons():
        learning.panel.begin(GAME, lesson)
        learning.panel.reply("refused", Text("refusal.too_short"))
        yield window
    learning.panel.hide()
    yield from with_levels(window, match)


def with_levels(window: MainWindow, match: Match) -> Iterator[QWidget]:
    """What the levels got with the same cards: in the result, the score sheet and the statistics; and exercises."""
    window.begin_session(match)
    window.show_result(match, {0})
    begun = Duplicate(-15, (Runs("novice", (-30, 15, -15, 5)),))
    for duplicate in (begun, replace(LEVELLED, got=-15)):
        window.show_duplicates({match.dealt - 1: duplicate})
        yield window
    window.sides.show_dock("score")
    for item in window.sides.sheet.tree.hands():
        item.setExpanded(True)
    yield window
    window.sides.hide_docks()
    learning = window.learning
    learning.show_statistics([], GAME.key)
    statistics = learning._statistics
    assert statistics is not None
    kept = levelled(12)
    begun_anew = {kept.hands[0].way: kept.hands[3].when}
    statistics.tabs.setCurrentWidget(statistics.level)
    for shown in (KeptDuplicates(), kept, replace(kept, since=begun_anew, going_on=False)):
        learning.show_levels(shown)
        yield statistics

    def offered(game: AnyGame) -> tuple[Offered, ...]:
        own = Offered("own", text("exercises.own"), 12, 3, 4, 0.5)
        return (own, *(Offered(theme.key, theme.title, 8, 3, 2, 1.0) for theme in game.themes))

    for key in GAMES:
        learning.show_exercises(offered, key)
        yield learning._exercises
    window.begin_exercise(GAME, GAME.options())
    for theme in GAME.themes:
        learning.exercise.begin(GAME, theme.title, 10, 10)
        for kind, said in (("refused", Text("refusal.too_short")), ("wrong", None), ("right", LONG), ("shown", LONG)):
            learning.exercise.reply(kind, *(() if said is None else (said,)))
            yield window
    learning.exercise.hide()


@pytest.mark.qt_log_ignore("propagateSizeHints", "does not support raise")
@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("key", ["bao_huang", "bashi_fen"])
def test_imagined_hands_have_their_room_on_the_smallest_screen(qtbot: QtBot, key: str, language: Language) -> None:
    main = window_in(language, text_size=LARGER)
    table = table_at(GAMES[key], language)
    for widget in (main, table):
        qtbot.addWidget(widget)
    window = imagined_at(GAMES[key], table)
    window.setStyleSheet(main.styleSheet())
    window.resize(window.size().boundedTo(SCREEN - QSize(FRAME, FRAME)))
    found = [*out_of_reach(window), *cut(window)]
    assert not found, "\n".join(found)


@pytest.mark.qt_log_ignore("propagateSizeHints", "does not support raise")
@pytest.mark.parametrize(
    ("language", "text_size"),
    [(Language.EN, LARGER), (Language.ZH_CN, 100), (Language.ZH_TW, LARGER), (Language.JA, 100)],
)
def test_all_words_have_their_room_on_the_smallest_screen(qtbot: QtBot, language: Language, text_size: int) -> None:
    window = window_in("zh_CN" if language is Language.EN else "en")
    qtbot.addWidget(window)
    window.show()
    for _ in screens(window):
        pass  # every window was seen in another language and size before
    window.show_lobby()
    window.apply(replace(window.settings, language=language, text_size=text_size))
    found = list(cut(window))
    for screen in screens(window):
        if isinstance(screen, QDialog):
            screen.resize(screen.size().boundedTo(SCREEN - QSize(FRAME, FRAME)))
            found += halved(screen)
        found += cut(screen)
    assert not found, "\n".join(dict.fromkeys(found))


def halved(window: QWidget) -> Iterator[str]:
    """Everything to press, choose or write in that is seen in part where this window scrolls, as it opens.

    The settings are a form longer than any window, and may be scrolled from row to row.
    """
    for _ in range(3):
        QCoreApplication.processEvents()
    for area in window.findChildren(QScrollArea):
        if isinstance(window, SettingsDialog) or area.window() is not window or not area.isVisible():
            continue
        for control in area.widget().findChildren(QWidget):
            if not isinstance(control, CONTROLS) or not control.isVisible():
                continue
            place = QRect(control.mapTo(area.viewport(), QPoint(0, 0)), control.size())
            seen = place.intersected(area.viewport().rect())
            if not seen.isEmpty() and seen != place:
                name = control.accessibleName() or getattr(control, "text", str)()
                yield f"{type(window).__name__}: {seen.height()} of {place.height()} pixels of {name!r} are seen"


def out_of_reach(window: QWidget) -> Iterator[str]:
    """What makes this window larger than the room on the smallest screen, and its buttons that are seen in part."""
    name, room = type(window).__name__, SCREEN - QSize(FRAME, FRAME)
    for _ in range(3):
        QCoreApplication.processEvents()
    if window.width() > room.width() or window.height() > room.height():
        yield f"{name} is {window.size().toTuple()} large"
    for button in window.findChildren(QAbstractButton):
        scrolled = any(isinstance(each, QAbstractScrollArea) for each in parents(button))
        place = QRect(button.mapTo(window, QPoint(0, 0)), button.size())
        if button.isVisible() and not scrolled and not window.rect().contains(place):
            yield f"{name}: {button.text()!r} lies at {place.getRect()}"


def parents(widget: QWidget) -> Iterator[QWidget]:
    """Everything in which this widget lies."""
    while (above := widget.parentWidget()) is not None:
        yield above
        widget = above


@pytest.mark.qt_log_ignore("propagateSizeHints", "does not support raise")
@pytest.mark.parametrize("language", Language)
def test_every_window_and_its_buttons_fit_the_smallest_screen_in_the_largest_letters(
    qtbot: QtBot, language: Language
) -> None:
    window = window_in_largest_letters(qtbot, language)
    found: list[str] = []
    shown: set[type[QDialog]] = {ImaginedHands}  # which has a test of its own
    for screen in (*others(window), *screens(window)):
        if isinstance(screen, QDialog):
            shown.add(type(screen))
            screen.resize(SCREEN - QSize(FRAME, FRAME))
            found += (*out_of_reach(screen), *halved(screen))
    assert {each for each in QDialog.__subclasses__() if each.__module__.startswith("ui.")} == shown
    assert not found, "\n".join(dict.fromkeys(found))


def others(window: MainWindow) -> Iterator[QWidget]:
    """The windows whose words are tested beside them: sessions, waiting and thrown away; keys; notices."""
    sides = window.sides
    match, _, _ = played()
    rows = [SessionRow(where, match, (None, "greedy"), "", WHEN, where) for where in Whereabouts]
    sessions = sides.show_sessions(window.felt)
    for thrown in (False, True):
        sessions.show_rows(rows, rows, WHEN, undoable=True)
        sessions.thrown.setChecked(thrown)
        yield sessions
    sides.show_keys()
    sides.show_notices(lambda: ("One", "Two"))
    yield from (each for each in (sides._keys, sides._notices) if each is not None)
