"""The status line: what is asked, why a move is refused, what a hint says; in one place, never a modal box."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QLabel, QWidget

STANDS = 4200
"""Milliseconds that a remark stands before the question returns."""


class StatusLine(QLabel):
    """One line with the standing question, and remarks that pass."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("status")
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._question = ""
        self._timer = QTimer(self, interval=STANDS, singleShot=True)
        self._timer.timeout.connect(self.ask_again)

    def ask(self, question: str) -> None:
        """Let this question stand; a remark that is being read stays until its time is over."""
        self._question = question
        if not self._timer.isActive():
            self.ask_again()

    def remark(self, words: str, refused: bool = False) -> None:
        """Say something for a while."""
        self._show(words, refused)
        self._timer.start()

    def ask_again(self) -> None:
        """Return to the standing question."""
        self._timer.stop()
        self._show(self._question, False)

    def rest(self) -> None:
        """Stop waiting: the window goes."""
        self._timer.stop()

    def _show(self, words: str, refused: bool) -> None:
        self.setText(words)
        self.setProperty("refused", refused)
        self.setAccessibleName(words)
        self.style().unpolish(self)
        self.style().polish(self)
