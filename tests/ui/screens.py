"""Windows and matches to test the screen with, and what all their widgets say."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from random import Random
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QPlainTextEdit,
    QTextBrowser,
    QTreeWidget,
    QTreeWidgetItemIterator,
    QWidget,
)
from pytestqt.qtbot import QtBot

from engine.game import View, act
from engine.games import GAMES
from engine.match import Match, after_deal, next_record
from engine.players.duplicate import PLAN, Duplicate, Runs
from engine.record import opened
from engine.today import DayResult
from ui.kit.faces import CardFaces
from ui.kit.language import Lexicon
from ui.kit.settings import Settings
from ui.pages.scores.kept_duplicate import KeptDuplicate, KeptDuplicates
from ui.pages.today.daybook import Daybook
from ui.table.scene.ticker import Ticker
from ui.table.table_widget import TableWidget
from ui.window.appearance import dress
from ui.window.main_window import MainWindow

GAME = next(iter(GAMES.values()))


def new_match(**options: Any) -> Match:
    """A session of the first game of the house, nothing played yet."""
    return Match(GAME, replace(GAME.options(), **options), 4711)


def play_hand(match: Match) -> tuple[Match, View[Any]]:
    """The match after one more hand that the fast player plays for every seat, and seat 0's last view."""
    step = opened(next_record(match))
    random = Random(match.dealt)
    while step.state.turn is not None:
        step = act(step.state, GAME.greedy(step.state.view(step.state.turn), random))
    return after_deal(match, step), step.state.view(0)


def window_in(language: str, **settings: Any) -> MainWindow:
    """The main window as it begins."""
    return MainWindow(
        Lexicon(language), CardFaces(), Settings(**{"language": language, "scheme": "light", **settings}), GAMES
    )


def the_application() -> QApplication:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    return application


def window_in_largest_letters(qtbot: QtBot, language: str) -> MainWindow:
    """A window in sight whose application has the largest letters."""
    window = window_in(language, text_size=150)
    qtbot.addWidget(window)
    dress(the_application(), window.settings, window._lexicon.language)
    window.show()
    return window


def at_table(qtbot: QtBot, settings: Settings, match: Match | None = None) -> tuple[MainWindow, TableWidget]:
    """The main window and its table, at which this match, or a new one, has just begun."""
    match = match or new_match()
    window = MainWindow(Lexicon(settings.language), CardFaces(), settings, GAMES)
    qtbot.addWidget(window)
    table = TableWidget(window._lexicon, window._faces, settings, ticker=Ticker(still=True))
    window.set_table(table)
    window.settings_changed.connect(table.apply_settings)
    table.sit_down(match.game, match.options, 0)
    window.begin_session(match)
    window.show()
    table.present(opened(next_record(match)).state.view(0))
    return window, table


def some_days() -> Daybook:
    """What was played of the deals of some days: won, lost with help, begun."""
    results = [
        DayResult("2026-11-19", GAME.key, "a-0", 12, True, False),
        DayResult("2026-11-19", "bashi_fen", "b-0", -3, False, True),
        DayResult("2026-11-22", "big_two", "c-0", 0, False, False),
    ]
    by_day = {(result.day, result.game): result for result in results}
    return Daybook(date(2026, 11, 22), by_day, frozenset({("2026-11-22", "bao_huang")}), {"a-0": 74.2})


LEVELLED = Duplicate(15, tuple(Runs(level, (-15, 15, 30) * runs) for level, runs in PLAN.most.items()))
"""A hand that every level has played often enough, and with different results."""


def levelled(hands: int) -> KeptDuplicates:
    """So many such hands, an hour apart, that count for a level of one's own."""
    preset, begun = next(iter(GAME.presets)), datetime(2026, 11, 1, 12, tzinfo=UTC)
    return KeptDuplicates(
        tuple(
            KeptDuplicate(f"{hand}-0", GAME.key, preset, begun + timedelta(hours=hand), False, f"{hand}-0", LEVELLED)
            for hand in range(hands)
        )
    )


def said_by(window: QWidget) -> Iterator[tuple[QWidget, str]]:
    """All that a window and everything in it says to the eye and to the ear, widget by widget."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    for widget in (window, *window.findChildren(QWidget)):
        if widget.objectName().startswith(("qt_dockwidget", "Scroll")):
            continue  # buttons of Qt's own that are not shown: of docks with our titles, of two tabs that always fit
        if isinstance(widget, QMenu) and not widget.title():
            continue  # Qt's own, with the menus that had no room in a menu bar, once more
        for words in _shown(widget):
            if words.strip():
                yield widget, words
        spoken = (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription(), widget.windowTitle())
        for words in (*spoken, *(action.text() for action in widget.actions())):
            if words.strip():
                yield widget, words


def _shown(widget: QWidget) -> list[str]:
    match widget:
        case QLabel() | QAbstractButton():
            return [widget.text()]
        case QLineEdit():
            return [widget.text(), widget.placeholderText()]
        case QComboBox():
            return [widget.itemText(place) for place in range(widget.count())]
        case QListWidget():
            return [item.text() for place in range(widget.count()) if (item := widget.item(place)) is not None]
        case QMenu():
            return [widget.title()]
        case QPlainTextEdit() | QTextBrowser():
            return widget.toPlainText().splitlines()
        case QTreeWidget():
            found = QTreeWidgetItemIterator(widget)
            said = []
            while (item := found.value()) is not None:
                said += [item.text(column) for column in range(widget.columnCount())]
                found += 1
            head = widget.headerItem()
            return said + [head.text(column) for column in range(widget.columnCount())]
    return []
