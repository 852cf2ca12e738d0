"""The window with the list of keys; its rows come from the menus and the table."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QDialog, QPushButton, QTextBrowser, QWidget

from ui.kit.language import Lexicon
from ui.kit.window_layout import lay_out_window, size_in_letters

BETWEEN = 24
"""Pixels between the longest key and its meaning, the same under every heading."""
MARGIN = 10
"""Pixels round the list."""
KeyRows = Iterable[tuple[str, Iterable[tuple[str, str]]]]
"""Keys with their meanings, by heading."""


class KeyList(QDialog):
    """Shows rows that it is given; read only."""

    def __init__(self, lexicon: Lexicon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lexicon = lexicon
        self.page, self.close_button = QTextBrowser(), QPushButton()
        self.page.document().setDocumentMargin(MARGIN)
        self.close_button.clicked.connect(self.accept)
        lay_out_window(self, (self.page,), self.page, (), (self.close_button,))
        size_in_letters(self, 40, 44)
        lexicon.changed.connect(self._speak)
        self._speak()

    def show_keys(self, rows: KeyRows) -> None:
        """Shows these keys."""
        parts, groups = [], [(heading, tuple(keys)) for heading, keys in rows]
        bold = QFont(self.page.font())
        bold.setBold(True)
        metrics = QFontMetrics(bold)
        widest = max((metrics.horizontalAdvance(key) for _, keys in groups for key, _ in keys), default=0) + BETWEEN
        for heading, keys in groups:
            lines = "".join(
                f"<tr><td width='{widest}'><b>{escape(key)}</b></td><td>{escape(does)}</td></tr>" for key, does in keys
            )
            parts.append(f"<h3>{escape(heading)}</h3><table cellpadding='2'>{lines}</table>")
        self.page.setHtml("".join(parts))

    def _speak(self) -> None:
        self.setWindowTitle(self._lexicon.say("keys.title"))
        self.page.setAccessibleName(self._lexicon.say("keys.title"))
        self.close_button.setText(self._lexicon.say("button.close"))
