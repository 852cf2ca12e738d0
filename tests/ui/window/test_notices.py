"""What has gone wrong stays in sight until it is read, and can be read again."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from engine.games import GAMES
from engine.words import Language, Text, Words
from ui.kit.faces import CardFaces
from ui.kit.language import Lexicon
from ui.kit.settings import Settings
from ui.window.main_window import MainWindow

WORDS = {
    "one": Words("One.", "一。", "一。", "一つ。"),
    "two": Words("Two.", "二。", "二。", "二つ。"),
    "quick": Words("Quick.", "快。", "快。", "速い。"),
}


def window(qtbot: QtBot) -> tuple[MainWindow, Lexicon]:
    lexicon = Lexicon(Language.EN)
    lexicon.learn(WORDS)
    made = MainWindow(lexicon, CardFaces(), Settings(), GAMES)
    qtbot.addWidget(made)
    made.show()
    return made, lexicon


def test_several_notices_stay_until_they_are_read_also_after_a_quick_one(qtbot: QtBot) -> None:
    shown, _ = window(qtbot)
    shown.report(Text("one"))
    shown.report(Text("two"))
    assert shown.status.currentMessage() == "One."
    assert shown.status.unread.isVisible()
    assert "2" in shown.status.unread.text()
    shown.notice(Text("quick"))
    assert shown.status.currentMessage() == "Quick."
    shown.status.clearMessage()  # as its time is over
    assert shown.status.currentMessage() == "One."
    shown.status.unread.click()
    notices = shown.sides._notices
    assert notices is not None
    assert [notices.list.item(row).text() for row in range(notices.list.count())] == ["Quick.", "Two.", "One."]
    assert not shown.status.currentMessage()
    assert not shown.status.unread.isVisible()
    notices.accept()
    shown.menus.actions["notices"].trigger()
    assert notices.isVisible()
    assert notices.list.count() == 3


def test_unread_notices_are_said_in_the_language_of_the_moment(qtbot: QtBot) -> None:
    shown, lexicon = window(qtbot)
    shown.report(Text("one"))
    lexicon.use(Language.JA)
    assert shown.status.currentMessage() == "一つ。"
    assert "1" in shown.status.unread.text()


def test_what_has_no_room_ends_in_dots_and_stands_whole_in_the_tooltip_and_the_list(qtbot: QtBot) -> None:
    shown, lexicon = window(qtbot)
    lexicon.learn({"long": Words(*(f"{word} " * 120 for word in ("word", "字", "字", "語")))})
    shown.report(Text("long"))
    status = shown.status
    assert status.shown.endswith("…")
    room = status.unread.x()
    assert status.fontMetrics().horizontalAdvance(status.shown) < room < status.width()
    assert status.toolTip() == status.currentMessage()


def test_notices_that_are_being_read_are_told_in_another_language_too(qtbot: QtBot) -> None:
    shown, lexicon = window(qtbot)
    shown.report(Text("one"))
    shown.report(Text("two"))
    shown.status.unread.click()
    notices = shown.sides._notices
    assert notices is not None
    notices.list.setCurrentRow(1)
    lexicon.use(Language.JA)
    assert [notices.list.item(row).text() for row in range(notices.list.count())] == ["二つ。", "一つ。"]
    assert notices.list.currentRow() == 1


def test_what_is_said_in_passing_is_said_in_the_language_of_the_moment_too(qtbot: QtBot) -> None:
    shown, lexicon = window(qtbot)
    shown.report(Text("one"))
    shown.notice(Text("quick"))
    lexicon.use(Language.JA)
    assert shown.status.currentMessage() == "速い。"
    shown.status.clearMessage()
    assert shown.status.currentMessage() == "一つ。"
