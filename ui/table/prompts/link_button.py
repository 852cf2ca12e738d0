"""Small buttons beside words on the table that open what they are about: a rule, or imagined hands."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QToolButton, QWidget

from ui.kit.accessibility import press_by_key
from ui.table.prompts.status import StatusLine

GAP = 8


class LinkButton(QToolButton):
    """As wide as its words; the owner of the words moves and hides it."""

    neared = Signal(bool)  # the pointer or the focus has come to it; or has gone

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("link")
        self._words = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def tell(self, words: str, font: QFont) -> None:
        """Shows this text."""
        self._words = words
        self.setFont(font)
        self.setText(words)
        self.setAccessibleName(words)
        self.adjustSize()
        self.show()
        self.raise_()

    def fit(self, width: float) -> None:
        """Shows the same text in one line where this width has room for it, else in two."""
        self.setText(self._words)
        if self.sizeHint().width() > width:
            self.setText(_in_two(self._words))
        self.adjustSize()

    def event(self, event: QEvent) -> bool:
        """Emits that the pointer or the focus comes and goes."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self.neared.emit(True)
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self.neared.emit(self.underMouse() if event.type() is QEvent.Type.FocusOut else self.hasFocus())
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """As the other buttons on the table."""
        press_by_key(self, event)


def place_link(link: LinkButton, status: StatusLine, words: str) -> None:
    """Places the link right of a refusal in the status line while that is shown; hides it without words."""
    if not words:
        link.hide()
        status.leave_room(0)
        return
    link.tell(words, status.font())
    status.leave_room(link.width() + GAP)
    pill = status.pill
    left = round(pill.right()) + GAP
    link.move(status.pos() + QPoint(left, round(pill.center().y() - link.height() / 2)))


def _in_two(words: str) -> str:
    """These words in two lines, as even as can be, the second from a space or a parenthesis on."""
    begins = (match.start() for match in re.finditer(" |(?<=.)（", words))
    at = min(begins, key=lambda place: abs(len(words) - 2 * place), default=len(words))
    return f"{words[:at]}\n{words[at:].lstrip()}".rstrip()
