"""In the whole program each entry of a menu opens what it should, and whatever is closed gives the keyboard back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QDockWidget, QFileDialog, QMenu, QWidget

from app.program import Program
from app.session import Session, bots_around, new_session
from engine.game import act
from engine.games import GAMES
from engine.record import replay
from tests.app.programs import Opened, with_pace
from tests.ui.table.seated import AGES
from tests.ui.window.test_focus import settle
from ui.window.main_window import MainWindow

pytestmark = [
    pytest.mark.usefixtures("house_players"),
    pytest.mark.qt_log_ignore("propagateSizeHints", "does not support raise", "grabbing the keyboard"),
]
TAIHE = GAMES["taihe_a_bao"]
ENDS = {"quit"}
"""What closes the program."""
OPENS = {
    "today": "DaysDialog",
    "sessions": "Sessions",
    "open_record": "a file",
    "save_record": "a file",
    "score": "score",
    "log": "log",
    "text": "text",
    "gone": "gone",
    "own_deck": "a folder",
    "lessons": "CourseDialog",
    "exercises": "ExerciseList",
    "hands": "Review",
    "statistics": "Statistics",
    "settings": "SettingsDialog",
    "rules": "RulesPage",
    "keys": "KeyList",
    "notices": "Notices",
    "about": "About",
}
"""What each entry of a menu opens; the others open nothing."""


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The files and folders that were asked for since it was emptied."""
    found: list[str] = []

    def asks(what: str, answer: object) -> Callable[..., object]:
        return lambda *_: found.append(what) or answer  # type: ignore[func-returns-value]

    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, asks("a file", ("", "")))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", asks("a folder", ""))
    return found


@pytest.fixture
def program(opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    monkeypatch.setattr("app.program.usual_bot", lambda _game: "greedy")
    with_pace(tmp_path, 0)
    program = opened()
    program.window.activateWindow()
    yield program
    for dialog in QApplication.topLevelWidgets():
        if isinstance(dialog, QDialog):
            dialog.close()


@cache
def played(over: bool) -> Session:
    """A session whose first hand has just begun, or is over."""
    session = new_session(TAIHE, TAIHE.options(hands=2), 5, bots_around(TAIHE, TAIHE.options(), "greedy"))
    state, random = replay(session.record).state, Random(1)
    while over and state.turn is not None:
        action = TAIHE.greedy(state.view(state.turn), random)
        state = act(state, action).state
        session = replace(session, record=replace(session.record, actions=(*session.record.actions, action)))
    return session


def at(program: Program, where: str) -> QWidget:
    """Go there, and put the keyboard where it would be."""
    window, controller = program.window, program.controller
    window.leave_table()
    match where:
        case "lobby":
            window.lobby.side.watch.setFocus()
        case "lesson":
            window.learning.lesson_wanted.emit(TAIHE.key, "kinds")
        case "exercise":
            window.learning.exercise_wanted.emit("big_two", "partner")
        case "practice":
            controller.put(played(over=False).practised(0))
        case "result of practice":
            over = played(over=True)
            controller.put(over.practised(len(over.record.actions)))
        case "result":
            controller.put(played(over=True))
        case "guide":
            window.guided_hand_wanted.emit(TAIHE.key)
        case _:
            controller.put(played(over=False))
    program.table.advance(AGES)
    if where in ("score", "log", "text", "gone"):
        window.menus.actions[where].trigger()
    if where == "status line":
        window.status.number.setFocus()
    settle()
    focused = QApplication.focusWidget()
    assert focused is not None
    return focused


def menu_actions(window: MainWindow) -> Iterator[tuple[str, QAction]]:
    """Every entry of every menu that can be chosen now."""
    names = {action: name for name, action in window.menus.actions.items()}
    for menu in window.menuBar().findChildren(QMenu):
        for action in menu.actions():
            if menu.menuAction().isVisible() and action.isEnabled() and not action.isSeparator() and not action.menu():
                yield names[action], action


def close_all(window: MainWindow) -> None:
    """Close as a person would: dialogs with Escape, docks by their cross."""
    for opened in QApplication.topLevelWidgets():
        if isinstance(opened, QDialog) and opened.isVisible():
            inside = opened.focusWidget()
            QTest.keyClick(opened if inside is None else inside, Qt.Key.Key_Escape)
            assert not opened.isVisible(), f"Escape does not close {opened.windowTitle()}"
    for dock in window.findChildren(QDockWidget):
        if dock.isVisible():
            dock.titleBarWidget().close_button.click()
            assert not dock.isVisible()


def standing_open(program: Program, asked: list[str]) -> set[str]:
    """The windows and docks that are seen, and what was asked for."""
    dialogs = (each for each in QApplication.topLevelWidgets() if isinstance(each, QDialog) and each.isVisible())
    docks = (dock for dock in program.window.findChildren(QDockWidget) if dock.isVisible())
    return {*(type(each).__name__ for each in dialogs), *(dock.objectName() for dock in docks), *asked}


EVERYTHING, A_THIRD = 1, 3
LEAVES = {"new_session", "numbered_deal", "resume", "guided_hand", "undo", "next"}
"""What leads to another page, or to another question there."""


@pytest.mark.parametrize(
    ("where", "first", "step"),
    [
        ("lobby", 0, EVERYTHING),
        ("table", 0, EVERYTHING),
        ("status line", 0, A_THIRD),
        ("lesson", 1, A_THIRD),
        ("exercise", 2, A_THIRD),
        ("practice", 0, A_THIRD),
        ("result", 1, A_THIRD),
        ("result of practice", 2, A_THIRD),
    ],
)
def test_whatever_a_menu_opens_gives_the_keyboard_back(
    program: Program, asked: list[str], where: str, first: int, step: int
) -> None:
    window, table = program.window, program.table
    before, page = at(program, where), window.pages.currentWidget()
    for name in [name for name, _ in menu_actions(window) if name not in ENDS][first::step]:
        asked.clear()
        action = window.menus.actions[name]
        action.trigger()
        settle()
        assert standing_open(program, asked) == ({OPENS[name]} if name in OPENS else set()), name
        close_all(window)
        if action.isCheckable() and action.isChecked():
            action.trigger()
        settle()
        focused = QApplication.focusWidget()
        assert focused is not None, name
        assert focused.isVisible(), name
        if name in LEAVES:
            before = at(program, where)
        else:
            assert window.pages.currentWidget() is page, name
            assert focused in (before, table), (name, focused)
            before.setFocus()


@pytest.mark.parametrize(
    ("where", "button", "opens"),
    [
        ("lobby", lambda program: program.window.lobby.side.names, "SeatsDialog"),
        ("lobby", lambda program: program.window.lobby.today, "DaysDialog"),
        ("lobby", lambda program: program.window.lobby.rules, "RulesPage"),
        ("lobby", lambda program: program.window.lobby.lessons, "CourseDialog"),
        ("lesson", lambda program: program.window.learning.panel.strip.rule, "RulesPage"),
        ("lesson", lambda program: program.table.controls.link, "RulesPage"),
        ("result", lambda program: program.window.table_page.result.sheet, "score"),
        ("result", lambda program: program.window.table_page.result.review, "Review"),
    ],
    ids=["names", "today", "rules", "lessons", "why of a lesson", "why of the table", "sheet", "review"],
)
def test_whatever_a_button_opens_gives_it_the_keyboard_back(
    program: Program, asked: list[str], where: str, button: Callable[[Program], QAbstractButton], opens: str
) -> None:
    at(program, where)
    if where == "lesson":
        QTest.keyClick(program.table, Qt.Key.Key_P)  # which is refused
        settle()
    pressed = button(program)
    assert pressed.isVisible()
    pressed.setFocus()
    QTest.keyClick(pressed, Qt.Key.Key_Space)
    settle()
    assert standing_open(program, asked) == {opens}
    close_all(program.window)
    settle()
    assert QApplication.focusWidget() is pressed


@pytest.mark.parametrize("where", ["status line", "guide", "result", "score", "log", "text", "gone"])
def test_every_key_of_a_menu_works_wherever_the_keyboard_is(program: Program, where: str) -> None:
    before, heard = at(program, where), []
    assert before is not program.table
    with_keys = [(name, action) for name, action in menu_actions(program.window) if not action.shortcut().isEmpty()]
    for name, action in with_keys:
        action.triggered.disconnect()
        action.triggered.connect(lambda _checked=False, name=name: heard.append(name))
    for _, action in with_keys:
        before.setFocus()
        QTest.keySequence(before, action.shortcut())
        settle()
    assert heard == [name for name, _ in with_keys]
    assert {"sort", "last_trick", "rules", "settings", "sessions"} <= set(heard)
