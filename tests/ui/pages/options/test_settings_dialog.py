"""The window of the settings: its search stays in sight, and it takes the room that its pages need."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ui.kit.language import Lexicon
from ui.kit.settings import Settings
from ui.pages.options.settings_dialog import SettingsDialog


def dialog_in(qtbot: QtBot, language: str) -> SettingsDialog:
    """The window as it is first shown on a screen with room for it."""
    dialog = SettingsDialog(Lexicon(language), Settings(language=language))
    qtbot.addWidget(dialog)
    dialog.show()
    settle()
    return dialog


def settle() -> None:
    for _ in range(3):
        QCoreApplication.processEvents()


def test_the_search_stays_in_sight_at_the_end_of_a_page(qtbot: QtBot) -> None:
    dialog = dialog_in(qtbot, "en")
    dialog.resize(820, 400)
    for row in range(dialog.pages.count()):
        dialog.pages.setCurrentRow(row)
        settle()
        bar = dialog.area.verticalScrollBar()
        bar.setValue(bar.maximum())
        settle()
        search = dialog.form.search
        assert dialog.rect().contains(search.mapTo(dialog, QPoint(0, search.height() - 1)))
        assert search.mapTo(dialog, QPoint(0, 0)).y() < dialog.area.y()


def test_high_contrast_says_which_colours_it_overrules(qtbot: QtBot) -> None:
    dialog = dialog_in(qtbot, "en")
    rows = {row.option.name: row for row in dialog.form.rows}
    overruled = [rows[name] for name in ("table", "colours")]
    usual = [row.sentence.text() for row in overruled]
    rows["contrast"].editor.widget.click()
    said = "No effect now. It takes effect with “High contrast” off."
    assert [row.sentence.text() for row in overruled] == [said, said]
    assert not any(row.editor.widget.isEnabled() for row in overruled)
    rows["contrast"].editor.widget.click()
    assert [row.sentence.text() for row in overruled] == usual
    assert all(row.editor.widget.isEnabled() for row in overruled)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_screen_with_room_shows_every_page_whole(qtbot: QtBot, language: str) -> None:
    dialog = dialog_in(qtbot, language)
    for row in range(dialog.pages.count()):
        dialog.pages.setCurrentRow(row)
        settle()
        assert dialog.area.verticalScrollBar().maximum() == 0


def test_a_search_looks_on_all_pages_from_the_top_and_ends_with_a_page_that_is_chosen(qtbot: QtBot) -> None:
    dialog = dialog_in(qtbot, "en")
    dialog.resize(820, 400)
    dialog.pages.setCurrentRow(1)
    settle()
    bar = dialog.area.verticalScrollBar()
    bar.setValue(bar.maximum())
    QTest.keyClicks(dialog.form.search, "e")
    settle()
    assert bar.value() == 0
    assert len({row.option.group for row in dialog.form.rows if row.isVisible()}) > 1
    assert not dialog.pages.selectedItems(), "what is shown is of no page"
    item = dialog.pages.item(1)
    QTest.mouseClick(dialog.pages.viewport(), Qt.MouseButton.LeftButton, pos=dialog.pages.visualItemRect(item).center())
    assert not dialog.form.search.text()
    assert {row.option.group for row in dialog.form.rows if row.isVisible()} == {dialog.form.groups[1]}
    QTest.keyClicks(dialog.form.search, "e")
    QTest.keyClick(dialog.form.search, Qt.Key.Key_Backspace)
    assert dialog.pages.selectedItems() == [item]
