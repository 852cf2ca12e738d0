"""The small button beside a refusal that opens the rule behind it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QToolButton, QWidget

from ui.language import Lexicon
from ui.table.status import StatusLine

GAP = 8


class RuleLink(QToolButton):
    """Stands right of the refusal's pill as long as that stands; hidden where no rule is behind what is said."""

    def __init__(self, lexicon: Lexicon, parent: QWidget) -> None:
        super().__init__(parent)
        self._lexicon = lexicon
        self.setObjectName("rule link")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def follow(self, status: StatusLine, row: str) -> None:
        """Stand beside what the status line says, for this row; go where there is none."""
        if not row:
            self.hide()
            return
        words = self._lexicon.say("table.rule", row=row)
        self.setFont(status.font())
        self.setText(words)
        self.setAccessibleName(words)
        self.adjustSize()
        pill = status.pill
        left = min(round(pill.right()) + GAP, status.width() - self.width())
        self.move(status.pos() + QPoint(left, round(pill.center().y() - self.height() / 2)))
        self.show()
        self.raise_()
