"""The keyboard is never lost: whatever a menu opens gives the focus back, and every key that is listed is true."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.screens import new_match, play_hand, window_in
from ui.kit.settings import Settings
from ui.table.input.key_words import table_keys
from ui.table.input.keys import ARROWS, CONTROLLED, PLAIN, SHIFTED, TableKey, keys_of
from ui.table.scene.ticker import Ticker
from ui.table.table_widget import TableWidget
from ui.window.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "does not support raise", "grabbing the keyboard")
README = Path(__file__).parents[3] / "README.md"


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    window = window_in("en")
    qtbot.addWidget(window)
    table = TableWidget(window._lexicon, window._faces, Settings(language="en", speed="off"), ticker=Ticker(still=True))
    window.set_table(table)
    match, view = play_hand(new_match())
    window.show()
    window.activateWindow()
    table.sit_down(match.game, match.options, 0)
    table.present(view)
    window.at_table = window.at_table.in_match(match)
    yield window
    for opened in QApplication.topLevelWidgets():
        if isinstance(opened, QDialog):
            opened.close()


def at(window: MainWindow, where: str) -> QWidget:
    """Go there, and put the keyboard where it would be."""
    match = new_match()
    if where == "lobby":
        window.show_lobby()
        window.lobby.side.watch.setFocus()
    else:
        window.begin_session(match)
        window.follow(play_hand(match)[1])
        holder = window.table_page._table if where == "table" else window.status.number
        assert holder is not None
        holder.setFocus()
    settle()
    focused = QApplication.focusWidget()
    assert focused is not None
    return focused


def settle() -> None:
    for _ in range(3):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.mark.parametrize("where", ["lobby", "table"])
def test_a_menu_that_is_looked_into_gives_the_keyboard_back(window: MainWindow, where: str) -> None:
    before = at(window, where)
    for menu in window.menus.menus.values():
        if menu.menuAction().isVisible():
            menu.popup(window.mapToGlobal(window.rect().center()))
            QTest.keyClick(menu, Qt.Key.Key_Down)
            QTest.keyClick(menu, Qt.Key.Key_Escape)
            settle()
            assert window.focusWidget() is before


@pytest.mark.parametrize("name", ["score", "log", "text", "gone"])
def test_a_dock_that_is_opened_and_closed_by_its_key_leaves_the_table_the_keyboard(
    window: MainWindow, name: str
) -> None:
    table = at(window, "table")
    for _ in range(2):
        window.menus.actions[name].trigger()
        settle()
    assert QApplication.focusWidget() is table
    window.menus.actions[name].trigger()
    settle()
    within = QApplication.focusWidget()
    assert within is not None
    assert window.sides._docks[name].isAncestorOf(within)
    with_key = window.menus.actions["sort"]
    told: list[int] = []
    window.sort_wanted.connect(lambda: told.append(1))
    QTest.keyClick(within, Qt.Key.Key_S)
    assert with_key.shortcut() == QKeySequence("S")
    assert told, "a key of the menu works wherever the keyboard is"


@pytest.mark.parametrize("name", ["score", "log", "text", "gone"])
def test_escape_leaves_an_open_dock_for_the_table(window: MainWindow, name: str) -> None:
    table = at(window, "table")
    window.menus.actions[name].trigger()
    settle()
    within = QApplication.focusWidget()
    assert within is not None
    QTest.keyClick(within, Qt.Key.Key_Escape)
    settle()
    assert window.sides._docks[name].isVisible()
    assert QApplication.focusWidget() is table


def stops(window: MainWindow) -> list[QWidget]:
    """What Tab leads to, from where the keyboard is until it is there again."""
    found: list[QWidget] = []
    while (focused := QApplication.focusWidget()) is not None and focused not in found:
        found.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
        settle()
    assert found
    assert window.isAncestorOf(found[-1])
    return found


def test_tab_leads_to_the_tabs_of_docks_only_where_there_are_any(window: MainWindow) -> None:
    at(window, "table")
    window.resize(1400, 800)
    assert not [each for each in stops(window) if isinstance(each, QTabBar)], "Qt has one somewhere outside"
    for name in ("score", "log"):
        window.menus.actions[name].trigger()
        settle()
    (bar,) = [each for each in stops(window) if isinstance(each, QTabBar)]
    assert bar.count() == 2
    for name in ("score", "log"):
        window.menus.actions[name].trigger()
        settle()
        assert not [each for each in stops(window) if isinstance(each, QTabBar)], f"without {name}"


def test_a_button_that_is_greyed_under_the_keyboard_leaves_it_to_the_page(window: MainWindow) -> None:
    at(window, "lobby")
    window.lobby.side.watch.setEnabled(False)
    settle()
    assert QApplication.focusWidget() is not None
    table = at(window, "status line")
    table.hide()
    settle()
    assert QApplication.focusWidget() is not None


def native(keys: QKeySequence) -> str:
    return keys.toString(QKeySequence.SequenceFormat.NativeText)


def test_the_list_of_keys_names_every_key_of_the_table_and_of_the_menus(window: MainWindow) -> None:
    window.menus.actions["keys"].trigger()
    assert window.sides._keys is not None
    page = window.sides._keys.page.toPlainText()
    for key in (*PLAIN, *SHIFTED, *CONTROLLED):
        assert native(QKeySequence(key)) in page
    assert "Return" not in page, "it is Enter everywhere"
    for action in window.menus.actions.values():
        assert native(action.shortcut()) in page
    assert {asked for asked in TableKey if keys_of(asked)} == set(TableKey)
    assert ARROWS


def test_the_list_of_keys_names_each_key_once_and_where_it_acts(window: MainWindow) -> None:
    table, *menus = window.menus.keys(table_keys(window._lexicon))
    named = Counter(key.strip() for _, rows in (table, *menus) for keys, _ in rows for key in keys.split(","))
    assert not {key: count for key, count in named.items() if count > 1}
    places = {keys: heading for heading, rows in (table, *menus) for keys, _ in rows}
    assert {places[key] for key in ("H", "C", "S", "L", "K", "Ctrl+Z")} == {table[0]}
    assert places["F1"] == "Help", "it opens the rules in the lobby too"
    assert places["F9"] == "Move"


def test_the_table_of_keys_in_the_readme_is_true(window: MainWindow) -> None:
    """Every key of the table stands in it, and every key in it is one of the table or of a menu."""
    rows = re.findall(r"^\| (.+?) \| .+? \| (.*?) \| .*? \|$", README.read_text(encoding="utf-8"), flags=re.M)
    start = next(place for place, row in enumerate(rows) if row[0] == "key")
    written = {key.strip() for row in rows[start + 2 :] for cell in row for key in cell.split(",") if key.strip()}
    _, ours = table_keys(window._lexicon)
    of_table = {key.strip() for keys, _ in ours for key in keys.split(",")}
    of_menus = {native(action.shortcut()) for action in window.menus.actions.values()} - {""}
    names = {"Arrows": "arrows"}
    table = {names.get(key, key) for key in of_table}
    assert written <= table | of_menus
    assert table <= written


def test_a_dock_that_is_closed_over_a_result_leaves_the_keyboard_to_the_result_and_to_no_card(
    window: MainWindow,
) -> None:
    at(window, "table")
    window.menus.actions["score"].trigger()
    settle()
    window.show_result(play_hand(new_match())[0])
    settle()
    result = window.table_page.result
    assert QApplication.focusWidget() is result.next
    window.sides.sheet.setFocus()
    window.menus.actions["score"].trigger()
    settle()
    assert QApplication.focusWidget() is result.next
