"""Another size of text or another language, chosen while the program runs, reaches every widget and what is painted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QFontDatabase, QTextLayout
from PySide6.QtWidgets import QApplication, QDialog, QTreeWidget, QTreeWidgetItemIterator, QWidget
from pytestqt.qtbot import QtBot

from engine.games import GAMES
from tests.ui.screens import at_table, some_days, window_in
from tests.ui.test_fits import SCREEN, cut, screens
from ui.kit.settings import Settings
from ui.kit.windows import FRAME
from ui.pages.exercises.offered import Offered

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "does not support raise", "grabbing the keyboard")


def letters(window: QWidget) -> Iterator[tuple[str, tuple[object, ...]]]:
    """Every widget in the window and row of a tree, and what it is written in; the window itself has no words."""
    for widget in window.findChildren(QWidget):
        yield f"{type(widget).__name__} {widget.objectName()} {widget.accessibleName()}", _of(widget.font())
        if isinstance(widget, QTreeWidget):
            rows = QTreeWidgetItemIterator(widget)
            while (item := rows.value()) is not None:
                yield f"{type(widget).__name__}: {item.text(0)}", _of(item.font(0).resolve(widget.font()))
                rows += 1


def _of(font: QFont) -> tuple[object, ...]:
    return font.pointSizeF(), font.pixelSize(), tuple(font.families())


def drawn(words: str, font: QFont) -> list[tuple[str, list[int]]]:
    """The fonts and glyphs with which these words are drawn."""
    layout = QTextLayout(words, font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return [(run.rawFont().familyName(), run.glyphIndexes()) for run in layout.glyphRuns()]


@pytest.mark.parametrize(("language", "text_size"), [("en", 150), ("ja", 100)])
def test_every_widget_is_written_as_in_a_window_that_begins_so(qtbot: QtBot, language: str, text_size: int) -> None:
    window = window_in("zh_TW")
    qtbot.addWidget(window)
    window.show()
    for _ in screens(window):
        pass
    window.show_lobby()
    window.apply(replace(window.settings, language=language, text_size=text_size))
    wrong = [
        f"{name}: {found}"
        for name, found in letters(window)
        if found[2] != tuple(QApplication.font().families()) or 0 < float(str(found[0])) < 9 * 0.9 * text_size / 100
    ]
    assert not wrong, "\n".join(dict.fromkeys(wrong))


def test_a_table_and_the_page_around_it_are_written_in_the_letters_of_now(qtbot: QtBot) -> None:
    window, table = at_table(qtbot, Settings(language="en", speed="off"))
    plain, on_felt = window.lobby.rules.font().pointSizeF(), table.scene.notices.font.pixelSize()
    assert table.prompt_panel is not None
    before = table.prompt_panel.bar.hint.font().pixelSize()
    window._take_settings(replace(window.settings, text_size=150))
    assert window.lobby.rules.font().pointSizeF() == pytest.approx(1.5 * plain)
    assert window.menuBar().font().pointSizeF() == pytest.approx(1.5 * plain)
    assert table.font().pointSizeF() == pytest.approx(1.5 * plain)
    assert table.scene.notices.font.pixelSize() == table.prompt_panel.bar.hint.font().pixelSize()
    assert table.scene.notices.font.pixelSize() > on_felt
    assert table.prompt_panel.bar.hint.font().pixelSize() > before


@pytest.mark.parametrize(
    ("before", "now", "family"), [("zh_TW", "ja", "JP"), ("ja", "zh_TW", "TC"), ("ja", "zh_CN", "SC")]
)
def test_signs_have_the_forms_of_the_language_that_is_chosen_now(
    qtbot: QtBot, before: str, now: str, family: str
) -> None:
    if not QFontDatabase.hasFamily(f"Noto Sans CJK {family}"):
        pytest.skip("the font that tells the languages apart is not installed")
    words = "骨。"
    window, table = at_table(qtbot, Settings(language=before, speed="off"))
    places = (window.lobby.rules, window.lobby.title, window.menuBar(), table)

    def fonts() -> list[QFont]:
        assert table.prompt_panel is not None
        painted = (table.scene.notices.font, table.prompt_panel.bar.hint.font())
        return [*(place.font() for place in places), *painted]

    was = [drawn(words, font) for font in fonts()]
    window._take_settings(replace(window.settings, language=now))
    found = [drawn(words, font) for font in fonts()]
    assert [runs[0][0] for runs in found] == [f"Noto Sans CJK {family}"] * len(found)
    assert all(one != other for one, other in zip(was, found, strict=True)), "the same letters at the same size"
    plain = QFont(f"Noto Sans CJK {family}")
    plain.setFeature(QFont.Tag("locl"), 0)
    assert {str(runs[0][1]) for runs in found} == {str(drawn(words, plain)[0][1])}


def test_signs_do_not_take_the_forms_of_the_desktops_language(qtbot: QtBot) -> None:
    window, table = at_table(qtbot, Settings(language="ja", speed="off"))
    for font in (QApplication.font(), window.lobby.rules.font(), window.lobby.title.font(), table.scene.notices.font):
        assert font.featureValue(QFont.Tag("locl")) == 0
        assert QFont.Tag("locl") in font.featureTags()


@pytest.mark.parametrize("language", ["en", "ja"])
def test_windows_that_are_open_have_room_for_larger_letters_at_once(qtbot: QtBot, language: str) -> None:
    window = window_in(language)
    qtbot.addWidget(window)
    window.show()
    settings, sides, learning = window.settings, window.sides, window.learning
    sides.show_settings_dialog(settings)
    window.show_rules()
    sides.show_about()
    sides.show_keys()
    sides.show_today(GAMES).show_book(some_days())
    learning.show_course("bashi_fen")
    learning.show_exercises(
        lambda game: tuple(Offered(theme.key, theme.title, 8, 3, 2, 1.0) for theme in game.themes), "bashi_fen"
    )
    open_now = [each for each in window.findChildren(QDialog) if each.isVisible()]
    assert len(open_now) >= 6
    for each in open_now:
        each.resize(each.size().boundedTo(SCREEN - QSize(FRAME, FRAME)))
    window.apply(replace(settings, text_size=130))
    assert not [words for each in open_now for words in cut(each)]
