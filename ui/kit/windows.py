"""Windows of their own beside the main one: shown no larger than the screen, or brought to the front."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

FRAME = 48
"""What a desktop takes of the screen for a window's title and frame, in pixels."""


def bring(window: QWidget) -> None:
    """Shows a window, or brings it to the front."""
    if not window.isVisible():
        room = window.screen().availableSize()
        window.resize(window.size().boundedTo(QSize(room.width() - FRAME, room.height() - FRAME)))
        window.show()
    else:
        window.activateWindow()
