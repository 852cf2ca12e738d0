"""Enter presses the button in focus: plain desktops press with Space alone, and dialogs only their default button."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QPushButton, QToolButton, QWidget

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class EnterPresses(QObject):
    """Watches the keys that nothing within a window has taken; lives as long as the window."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Press, where it is Enter and a button has the focus."""
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress or event.key() not in ENTER:
            return False
        focused = self._window.focusWidget()
        if not isinstance(focused, QPushButton | QToolButton):
            return False
        focused.click()
        return True


def press_by_key(button: QAbstractButton, event: QKeyEvent) -> None:
    """The keys of a button on the table: Space and Enter press it, every other one is the table's."""
    if event.key() in ENTER:
        button.click()
    elif event.key() == Qt.Key.Key_Space:
        QAbstractButton.keyPressEvent(button, event)
    else:
        event.ignore()
