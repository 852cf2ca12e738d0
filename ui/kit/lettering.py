"""Labels whose size follows the application's font: titles, sentences and small print."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFocusEvent, QFont
from PySide6.QtWidgets import QApplication, QLabel, QSizePolicy, QWidget

TITLE, HEADING, PLAIN, SMALL = 1.7, 1.2, 1.0, 0.92


class Lettering(QLabel):
    """A label ``scale`` times as large as the application's font; ``tone`` is a colour of the style sheet.

    Sentences wrap and take no more width than they are given; short words stand in one line.
    """

    def __init__(
        self,
        scale: float = PLAIN,
        *,
        bold: bool = False,
        tone: str = "",
        wraps: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._scale, self._bold = scale, bold
        self.setTextFormat(Qt.TextFormat.PlainText)
        if tone:
            self.setProperty("tone", tone)
        if wraps:
            self.setWordWrap(True)
            policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
            policy.setHeightForWidth(True)
            self.setSizePolicy(policy)
        self.letter()

    def minimumSizeHint(self) -> QSize:
        """A sentence may be as narrow as a word; Qt would ask for the height of a column of letters."""
        if self.wordWrap():
            return QSize(self.fontMetrics().height() * 4, self.fontMetrics().height())
        return super().minimumSizeHint()

    def use_tone(self, tone: str) -> None:
        """Takes another colour of the style sheet."""
        if self.property("tone") != tone:
            self.setProperty("tone", tone)
            self.style().unpolish(self)
            self.style().polish(self)

    def letter(self) -> None:
        """Takes the size from the application's font again, because Qt tells a label with its own font of no change."""
        self.setFont(scaled_font(self._scale, bold=self._bold))


class LinkedLettering(Lettering):
    """Sentences of which some can be pressed, also by the keyboard: ``linkActivated`` tells the link of each."""

    def __init__(self) -> None:
        super().__init__(wraps=True)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.words = ""

    def show_words(self, words: str, links: Mapping[str, str]) -> None:
        """Shows this text, in which each of these sentences is a link."""
        self.words, marked = words, escape(words)
        for sentence, link in links.items():
            marked = marked.replace(escape(sentence), f'<a href="{escape(link)}">{escape(sentence)}</a>', 1)
        flags = Qt.TextInteractionFlag
        by_hand = flags.LinksAccessibleByMouse | flags.LinksAccessibleByKeyboard
        self.setTextInteractionFlags(by_hand if links else flags.NoTextInteraction)
        self.setAccessibleName(words)
        self.setText(marked)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Goes to the first link, or backwards to the last: Qt would stop once at no link at all."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            forward = event.reason() is Qt.FocusReason.TabFocusReason
            self.setSelection(0 if forward else len(self.words), 0)
            self.focusNextPrevChild(forward)


def scaled_font(scale: float, *, bold: bool = False) -> QFont:
    """The application's font, larger or smaller."""
    font = QApplication.font()
    if font.pointSizeF() > 0:
        font.setPointSizeF(font.pointSizeF() * scale)
    else:
        font.setPixelSize(round(font.pixelSize() * scale))
    if bold:
        font.setWeight(QFont.Weight.Bold)  # with less, characters of a font without bold stay thin
    return font
