"""The table as text in a dock: where the cards are, line by line, for any screen reader or Braille display."""

from __future__ import annotations

from PySide6.QtWidgets import QPlainTextEdit, QWidget

from ui.kit.language import Lexicon

MARGIN = 8
"""Pixels between the words and the edge."""


class TableText(QPlainTextEdit):
    """Follows the table whenever it rests; the cursor stays in its line."""

    def __init__(self, lexicon: Lexicon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lexicon = lexicon
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.document().setDocumentMargin(MARGIN)
        lexicon.changed.connect(self._speak)
        self._speak()

    def tell(self, words: str) -> None:
        """Shows the present table."""
        if words == self.toPlainText():
            return
        line = self.textCursor().blockNumber()
        self.setPlainText(words)
        cursor = self.textCursor()
        cursor.setPosition(self.document().findBlockByNumber(min(line, self.blockCount() - 1)).position())
        self.setTextCursor(cursor)

    def _speak(self) -> None:
        self.setAccessibleName(self._lexicon.say("dock.text"))
