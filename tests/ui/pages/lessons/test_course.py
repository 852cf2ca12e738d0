"""The list of lessons: what is done is marked, the first that is not is chosen, and keys alone begin one."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.games import GAMES
from tests.ui.screens import window_in
from ui.kit.language import Lexicon
from ui.pages.lessons.course import CourseDialog

TAIHE = GAMES["taihe_a_bao"].lessons()


def test_done_lessons_are_marked_and_the_next_one_is_chosen(qtbot: QtBot) -> None:
    course = CourseDialog(Lexicon("en"), GAMES)
    qtbot.addWidget(course)
    course.show_course("taihe_a_bao", {"taihe_a_bao": {TAIHE[0].key}})
    items = [course.lessons.item(place) for place in range(course.lessons.count())]
    assert [item.text()[0] for item in items if item] == ["✓", *map(str, range(2, 10))]
    assert course.lessons.currentRow() == 1
    assert course.progress.text() == f"1 of {len(TAIHE)} lessons done"


def test_a_lesson_is_begun_with_the_keyboard(qtbot: QtBot) -> None:
    course = CourseDialog(Lexicon("en"), GAMES)
    qtbot.addWidget(course)
    course.show_course("taihe_a_bao", {})
    course.show()
    wanted: list[tuple[str, str]] = []
    course.lesson_wanted.connect(lambda *named: wanted.append(named))
    qtbot.keyClick(course.lessons, Qt.Key.Key_Down)
    qtbot.keyClick(course.lessons, Qt.Key.Key_Return)
    assert wanted == [("taihe_a_bao", TAIHE[1].key)]
    assert not course.isVisible()


def test_another_game_shows_its_own_course_and_says_so_in_every_language(qtbot: QtBot) -> None:
    lexicon = Lexicon("en")
    course = CourseDialog(lexicon, GAMES)
    qtbot.addWidget(course)
    course.show_course("bao_huang", {})
    assert course.windowTitle() == "Lessons: Bao Huang"
    lexicon.use("zh_CN")
    assert course.windowTitle() == "保皇课程"
    course.game.setCurrentIndex(0)
    assert course.lessons.count() == len(TAIHE)


def test_the_lobby_leads_to_the_course_of_the_chosen_game(qtbot: QtBot) -> None:
    window = window_in("en")
    qtbot.addWidget(window)
    window.show()
    window.lobby.tiles["bao_huang"].click()
    window.lobby.lessons.click()
    assert window.learning._course is not None
    assert window.learning._course.windowTitle() == "Lessons: Bao Huang"
