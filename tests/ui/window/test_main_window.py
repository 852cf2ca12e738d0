"""The window: what people ask for comes out as signals, what comes about is shown; settings are at work at once."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel
from pytestqt.qtbot import QtBot

from engine.codes import read_code
from engine.games import GAMES
from tests.ui.screens import GAME, new_match, play_hand, window_in
from ui.kit.settings import Settings
from ui.kit.theme import DARK, DARK_FELTS
from ui.window.main_window import MainWindow


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    made = window_in("en")
    qtbot.addWidget(made)
    made.show()
    return made


def test_the_lobby_is_seen_first_with_start_under_the_hand(window: MainWindow) -> None:
    assert window.pages.currentWidget() is window.lobby
    assert window.focusWidget() is window.lobby.side.start
    assert not window.menus.menus["move"].menuAction().isVisible()
    assert window.windowTitle() == "Paizhuo"


def test_the_lobby_begins_at_its_top_whenever_it_is_shown(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(960, 540)
    window.show()
    bar = window.lobby.scroller.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    bar.setValue(bar.maximum())
    window.begin_session(new_match())
    window.leave_table()
    qtbot.waitUntil(lambda: bar.value() == 0)
    window.lobby.house.fold.click()  # whoever unfolds the house rules is brought to them, and not back to the top
    qtbot.waitUntil(lambda: bar.value() > 0)


def test_start_asks_for_a_session(window: MainWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.session_wanted) as wanted:
        window.lobby.side.start.click()
    assert wanted.args == [window.lobby.choice()]


def test_a_session_shows_its_table_title_hand_and_number(window: MainWindow) -> None:
    table = QLabel("table")
    window.set_table(table)
    window.begin_session(new_match())
    assert table.isVisible()
    assert window.windowTitle() == "Taihe A Bao · As in Taihe – Paizhuo", "as in the list of sessions"
    assert window.status.hand.text() == "Hand 1 of 12"
    assert window.status.number.text() == "Deal number 4711 · Copy code"
    assert "Copy code" in window._lexicon.say("lobby.number.about"), "the lobby says where a code comes from"
    window.status.number.click()
    code = QGuiApplication.clipboard().text()
    assert read_code(code, GAMES).number == 4711
    assert code in window.status.currentMessage()


def test_a_result_lies_over_the_table_until_the_next_hand(window: MainWindow, qtbot: QtBot) -> None:
    window.set_table(QLabel("table"))
    window.begin_session(new_match())
    match, view = play_hand(new_match())
    window.follow(view)
    window.show_result(match)
    page = window.table_page
    assert page.result.isVisible()
    assert page.rect().contains(page.result.geometry())
    assert window.status.hand.text() == "Hand 1 of 12"
    page.result.look.click()
    assert not page.result.isVisible()
    page.back.click()
    assert page.result.isVisible()
    with qtbot.waitSignal(window.next_wanted):
        window.menus.actions["next"].trigger()
    window.show_deal(match)
    assert not page.result.isVisible()
    assert not page.back.isVisible()
    assert window.status.hand.text() == "Hand 2 of 12"


def test_leaving_the_table_is_told_and_takes_the_docks_along(window: MainWindow, qtbot: QtBot) -> None:
    window.begin_session(new_match())
    window.sides.show_dock("log")
    assert window.menus.actions["log"].isChecked()
    with qtbot.waitSignal(window.table_left):
        window.menus.actions["new_session"].trigger()
    assert window.pages.currentWidget() is window.lobby
    assert not window.sides.log.isVisible()
    assert not window.menus.actions["log"].isChecked()


@pytest.mark.parametrize(
    ("action", "signal"),
    [
        ("undo", "undo_wanted"),
        ("hint", "hint_wanted"),
        ("claim", "claim_wanted"),
        ("next", "next_wanted"),
        ("sort", "sort_wanted"),
        ("last_trick", "last_trick_wanted"),
        ("resume", "resume_wanted"),
    ],
)
def test_every_menu_entry_asks_for_what_it_says(window: MainWindow, qtbot: QtBot, action: str, signal: str) -> None:
    window.menus.allow(undo=True, hint=True, claim=True, next_hand=True, resume=True)
    with qtbot.waitSignal(getattr(window, signal)):
        window.menus.actions[action].trigger()


def test_what_cannot_be_asked_for_is_greyed(window: MainWindow) -> None:
    actions = window.menus.actions
    assert not any(actions[name].isEnabled() for name in ("undo", "hint", "claim", "next", "resume", "save_record"))
    window.menus.allow(undo=True)
    assert actions["undo"].isEnabled()
    assert not actions["hint"].isEnabled()
    window.offer_resume("Hand 3 of 12")
    assert actions["resume"].isEnabled()
    window.offer_resume(None)
    assert not actions["resume"].isEnabled()


def test_the_full_screen_gives_the_window_back_as_it_was(window: MainWindow) -> None:
    full_screen = window.menus.actions["full_screen"]
    assert full_screen.shortcut().toString() == "F11"
    window.showMaximized()
    full_screen.trigger()
    assert window.isFullScreen()
    full_screen.trigger()
    assert not window.isFullScreen()
    assert window.isMaximized()


def test_settings_are_at_work_at_once_and_told(window: MainWindow, qtbot: QtBot) -> None:
    window.sides.show_settings_dialog(window.settings)
    dialog = window.sides._settings
    assert dialog is not None
    dialog.form.show_group(None)
    with qtbot.waitSignal(window.settings_changed) as told:
        dialog.form._set(next(row.option for row in dialog.form.rows if row.option.name == "language"), "ja")
    assert told.args[0].language == "ja"
    assert window.windowTitle() == "牌卓"
    assert dialog.windowTitle() == "設定"
    before = window.styleSheet()
    window.apply(Settings(language="en", scheme="dark", table="ink"))
    assert window.styleSheet() != before
    assert window.felt == DARK_FELTS["ink"]
    assert dialog.form.options.table == "ink"


def test_the_size_of_text_follows_the_settings_everywhere(window: MainWindow) -> None:
    title, plain = window.lobby.title.font().pointSizeF(), QApplication.font().pointSizeF()
    window.apply(Settings(language="en", scheme="light", text_size=150))
    assert QApplication.font().pointSizeF() == pytest.approx(1.5 * plain)
    assert window.lobby.title.font().pointSizeF() == pytest.approx(1.5 * title)
    window.apply(Settings(language="en", scheme="light"))
    assert window.lobby.title.font().pointSizeF() == pytest.approx(title)


def test_the_dialog_restores_defaults(window: MainWindow, qtbot: QtBot) -> None:
    window.sides.show_settings_dialog(Settings(language="en", scheme="light", sound=True))
    dialog = window.sides._settings
    assert dialog is not None
    box = next(each for each in dialog.findChildren(QCheckBox) if each.text() == "Sound")
    assert box.isChecked()
    with qtbot.waitSignal(dialog.changed) as told:
        dialog.defaults.click()
    assert told.args == [Settings()]


def test_the_rules_are_those_of_the_lobby_and_then_of_the_table(window: MainWindow) -> None:
    window.lobby.presets["five_seats"].click()
    window.show_rules()
    rules = window.sides._rules
    assert rules is not None
    assert "5 players" in rules.page.toPlainText()
    window.begin_session(new_match(seats=3))
    window.show_rules()
    assert "3 players" in rules.page.toPlainText()


def test_the_rules_say_what_was_changed_in_the_preset_that_was_chosen(window: MainWindow) -> None:
    """Though another preset says just that: the lobby speaks of the chosen one, too."""
    window.lobby.presets["evening"].click()
    chosen = window.lobby.choice()
    window.lobby.restore(replace(chosen, options=GAME.presets["five_seats"], opponents=chosen.opponents[:1] * 4))
    window.show_rules()
    rules = window.sides._rules
    assert rules is not None
    assert "(differs from “A quick evening”)" in rules.page.toPlainText()
    window.begin_session(new_match(seats=3))
    window.show_rules()
    assert "(differs from" not in rules.page.toPlainText(), "nobody knows how that came about"


@pytest.mark.parametrize("language", ["en", "zh_CN", "zh_TW", "ja"])
@pytest.mark.parametrize("text_size", [100, 130])
def test_it_fits_into_1024_by_640(qtbot: QtBot, language: str, text_size: int) -> None:
    window = window_in(language, text_size=text_size)
    qtbot.addWidget(window)
    window.resize(1024, 640)
    window.show()
    window.begin_session(new_match())
    match, _ = play_hand(new_match())
    window.show_result(match)
    assert window.size() == QSize(1024, 640)
    assert window.table_page.rect().contains(window.table_page.result.geometry())
    window.show_lobby()
    side = window.lobby.side
    assert window.lobby.rect().contains(side.geometry())
    assert side.rect().contains(side.start.geometry())
    window.apply(Settings(language=language, scheme="light"))


def test_what_is_not_on_the_first_screen_is_not_loaded() -> None:
    code = (
        "import sys; from PySide6.QtWidgets import QApplication; QApplication([]);"
        "from tests.ui.screens import window_in; window_in('en');"
        "late = ['game_log', 'score_sheet', 'score_chart', 'rules_page', 'settings_dialog', 'about'];"
        "print([name for name in late if f'ui.{name}' in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=True)
    assert ran.stdout.strip() == "[]"


def test_the_window_stands_where_it_stood(window: MainWindow) -> None:
    window.resize(820, 700)  # the offscreen screen is 800 wide, and a window never comes back larger than its screen
    kept = window.keep_layout()
    window.resize(1280, 600)
    window.restore_layout(kept)
    assert window.size() == QSize(820, 700)
    window.restore_layout(b"nonsense")
    assert window.size() == QSize(820, 700)


def test_closing_is_told_before_the_window_goes(window: MainWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.closing):
        window.close()


def test_the_system_scheme_is_followed_while_the_window_stands(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.apply(Settings(language="en", scheme="system"))
    for module in ("appearance", "main_window"):
        monkeypatch.setattr(f"ui.window.{module}.is_dark", lambda scheme: scheme == "system")
    with qtbot.waitSignal(window.settings_changed):
        QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert DARK.window in window.styleSheet()
    assert QApplication.palette().window().color().name() == DARK.window
    assert window.felt == DARK_FELTS["jade"]
    monkeypatch.undo()
    window.apply(Settings(language="en", scheme="light"))


def test_a_window_takes_all_of_a_smaller_screen_and_its_own_size_on_a_larger_one(window: MainWindow) -> None:
    room = window.screen().availableSize()
    window.hide()
    window.resize(room.width() + 480, room.height() + 100)
    window.appear()
    assert window.isMaximized()
    assert window.width() <= max(room.width(), window.minimumWidth())
    assert window.height() <= room.height()
    window.hide()
    window.setWindowState(Qt.WindowState.WindowNoState)
    window.setMinimumSize(400, 300)
    window.resize(700, 600)
    window.appear()
    assert not window.isMaximized()
    assert (window.width(), window.height()) == (700, 600)


def test_what_can_be_pressed_below_the_table_keeps_off_the_corner_of_the_window(window: MainWindow) -> None:
    window.set_table(QLabel("table"))
    window.begin_session(new_match())
    status = window.status
    assert status.number.geometry().right() < status.width() - 5
