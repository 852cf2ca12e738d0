"""Felt, backs and faces are seen before they are chosen."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from engine.options import Choice, options_of
from ui.kit.language import Lexicon
from ui.kit.settings import Settings
from ui.pages.options.pictures import CARD, EDGE, SEEN, SIZE, STEP, preview_of
from ui.pages.options.settings_dialog import SettingsDialog
from ui.table.prompts.name_grid import CORNERS


def pictures(dialog: SettingsDialog, name: str) -> list[bytes]:
    """What is seen beside each value of a setting."""
    editor = next(row.editor.widget for row in dialog.form.rows if row.option.name == name)
    assert isinstance(editor, QComboBox)
    images = [editor.itemIcon(place).pixmap(SIZE).toImage() for place in range(editor.count())]
    return [bytes(image.constBits()) for image in images if not image.isNull()]


def test_every_felt_back_and_face_has_a_picture_of_its_own(qtbot: QtBot) -> None:
    dialog = SettingsDialog(Lexicon("en"), Settings())
    qtbot.addWidget(dialog)
    for option in options_of(Settings):
        if option.name in SEEN:
            assert isinstance(option.kind, Choice)
            seen = pictures(dialog, option.name)
            assert len(set(seen)) == len(option.kind.values), option.name


def test_the_pictures_follow_what_is_chosen_beside_them(qtbot: QtBot) -> None:
    dialog = SettingsDialog(Lexicon("en"), Settings())
    qtbot.addWidget(dialog)
    before = pictures(dialog, "back")
    dialog.show_settings(Settings(table="plum"))
    assert pictures(dialog, "back") != before


@pytest.mark.parametrize("name", SEEN)
def test_the_chosen_row_shows_its_picture_in_its_own_colours(name: str) -> None:
    settings = Settings(scheme="dark")
    icon = preview_of(name, str(getattr(settings, name)), settings, 1.0)
    usual, chosen = (icon.pixmap(SIZE, mode).toImage() for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected))
    assert usual == chosen


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("cut", ["standard", "large"])
def test_every_index_stands_whole_on_the_picture(cut: str) -> None:
    """What is seen of each card is at least as wide and as high as its rank and suit."""
    left, top, wide, high = CORNERS[cut]
    least_width, least_height = (left + wide) * CARD, (top + high) * CARD
    assert least_width <= STEP
    assert EDGE + least_height <= SIZE.height() - 3
    assert SIZE.width() >= 2 * EDGE + CARD + 2 * STEP


def test_a_page_of_settings_begins_at_its_top(qtbot: QtBot) -> None:
    dialog = SettingsDialog(Lexicon("en"), Settings())
    qtbot.addWidget(dialog)
    dialog.resize(700, 320)
    dialog.show()
    dialog.pages.setCurrentRow(1)
    bar = dialog.area.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    dialog.pages.setCurrentRow(2)
    assert bar.value() == 0
