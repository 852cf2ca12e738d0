"""Enter presses the button in focus: plain desktops press with Space alone, and dialogs only their default button."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QToolButton, QWidget


class EnterPresses(QObject):
    """Watches the keys that nothing within a window has taken; lives as long as the window."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Press, where it is Enter and a button has the focus."""
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress:
            return False
        focused = self._window.focusWidget()
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or not isinstance(
            focused, QPushButton | QToolButton
        ):
            return False
        focused.click()
        return True
