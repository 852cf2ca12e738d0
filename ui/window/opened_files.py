"""Files that macOS hands over after a double click; other systems put them on the command line."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QFileOpenEvent


class OpenedFiles(QObject):
    """Watches the application as an event filter."""

    wanted = Signal(str)  # the file that somebody opened

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Takes events that bring a file, and no others."""
        if not isinstance(event, QFileOpenEvent):
            return False
        self.wanted.emit(event.file())
        return True
