"""The line above the table that says that practice counts nowhere, with the button that leaves it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QWidget

from ui.kit.language import Lexicon
from ui.kit.lettering import SMALL, Lettering
from ui.pages.lessons.strips import WIDEST, line_height

BESIDE, BORDER = 16, 1
"""Pixels left and right of its words and button, and of its border."""
LINES_WIDE = 12
"""The width beside a table as a multiple of the height of its letters, unless the button needs more."""


class PracticeStrip(QFrame):
    """Shown while practice is at the table."""

    is_line = True
    left = Signal()

    def __init__(self, lexicon: Lexicon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "side")
        self._lexicon = lexicon
        self._in_session = False
        self.label = Lettering(SMALL, tone="muted", wraps=True)
        self.leave = QPushButton()
        self.leave.clicked.connect(self.left)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(BESIDE, 4, BESIDE, 4)
        self._row.addWidget(self.label, 1)
        self._row.addWidget(self.leave)
        self._row.addStretch(0)
        lexicon.changed.connect(self._speak)
        self._speak()
        self.hide()

    def begin(self, in_session: bool) -> None:
        """Practice begins; ``in_session``: a session at the table waits meanwhile."""
        self._in_session = in_session
        self._speak()
        self.show()

    def lie_beside(self, beside: bool) -> None:
        """Makes it narrow and high, or wide and low."""
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.TopToBottom if beside else direction.LeftToRight)
        self._row.setStretch(0, 0 if beside else 1)
        self._row.setStretch(2, 1 if beside else 0)  # beside the table the button stands under the words
        self._fit()

    def _fit(self) -> None:
        """Makes it no wider beside the table than the button, or a few words in a line, needs."""
        beside = self._row.direction() is QBoxLayout.Direction.TopToBottom
        button = self.leave.sizeHint().width() + 2 * (BESIDE + BORDER)
        self.setMaximumWidth(max(line_height() * LINES_WIDE, button) if beside else WIDEST)

    def _speak(self) -> None:
        say = self._lexicon.say
        self.label.setText(say("practice.label"))
        self.leave.setText(say("practice.back.session" if self._in_session else "practice.back.lobby"))
        self.leave.setToolTip(say("practice.leave.about"))
        self.leave.setAccessibleDescription(self.leave.toolTip())
        self._fit()
