"""The keyboard of a window is never lost: where the widget in focus is gone or greyed, another one gets it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget


class KeyboardFocus(QObject):
    """Watches one window; ``take`` gives the keyboard to what the window shows."""

    def __init__(self, window: QWidget, take: Callable[[], None]) -> None:
        super().__init__(window)
        self._window, self._take = window, take
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._note)

    def give_back(self, before: QWidget | None) -> None:
        """Gives the keyboard back to the widget that had it, if it is still there."""
        if before is not None and before.isVisible() and before.isEnabled():
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._take()

    def _note(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Finds another widget soon when none has the keyboard; otherwise every key would be dead.

        The window may be going away just now, so it is asked only then.
        """
        if now is None:
            QTimer.singleShot(0, self, self._find)

    def _find(self) -> None:
        lost = QApplication.focusWidget() is None and QApplication.activePopupWidget() is None
        if lost and self._window.isActiveWindow():
            self._take()
