"""The first frame of a window: said once, after it was painted, and also where nothing is ever painted."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ui.window.first_frame import FirstFrame


class Paintings(QObject):
    """Counts what a widget has painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.count += event.type() is QEvent.Type.Paint
        return False


def test_it_is_said_once_and_only_when_it_was_painted(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    paintings, said = Paintings(window), []
    FirstFrame(window).painted.connect(lambda: said.append(paintings.count))
    window.show()
    assert said == []
    qtbot.waitUntil(lambda: bool(said))
    window.repaint()
    assert len(said) == 1
    assert said[0] >= 1


def test_a_window_that_nobody_sees_is_not_waited_for(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    first_frame = FirstFrame(window)
    with qtbot.waitSignal(first_frame.painted):
        pass
