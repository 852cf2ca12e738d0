"""Cards side by side, each covered but for its corner, in as many lines as the width needs."""

from __future__ import annotations

from itertools import islice
from math import ceil

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from engine.cards import Cards
from ui.kit.faces import CardFaces, shadow_margin
from ui.kit.geometry import CARD_RATIO, even_lines

WIDTH, LARGE_WIDTH = 56.0, 72.0
STRIP, LARGE_STRIP = 0.34, 0.42
"""The least visible share of a covered card's width: its corner."""
WIDEST_STRIP = 0.6
"""The greatest visible share of a covered card's width."""
GAP = 6.0


class CardRow(QLabel):
    """Shows cards only; its name says them to screen readers, for which it is a text and hence a label."""

    def __init__(self, faces: CardFaces, cards: Cards, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces, self.cards = faces, cards
        large = faces.look.cut == "large"
        self._width, self._strip = (LARGE_WIDTH, LARGE_STRIP) if large else (WIDTH, STRIP)
        self.setAccessibleName(name)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """All in one line, unless that is wider than a small screen."""
        wide = min(960, round(self._reach(len(self.cards))))
        return QSize(wide, self.heightForWidth(wide))

    @property
    def usual_width(self) -> int:
        """The width in which all lie in one line, each covered as little as may be."""
        covered = self._width * WIDEST_STRIP * max(0, len(self.cards) - 1)
        return round(self._reach(1) + covered)

    def minimumSizeHint(self) -> QSize:
        """A few cards a line."""
        return QSize(round(self._reach(6)), round(self._width * CARD_RATIO))

    def heightForWidth(self, width: int) -> int:
        """The lines that there are at this width."""
        lines = len(self.lines_at(width))
        return round(lines * self._width * CARD_RATIO + (lines - 1) * GAP + 2 * shadow_margin(self._width))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Line by line, each card covered as little as there is room for."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(Qt.PenStyle.NoPen)
        lines, ratio = self.lines_at(self.width()), self.devicePixelRatioF()
        free = self.width() - self._reach(1)
        strip = min(WIDEST_STRIP, free / max(1, lines[0] - 1) / self._width)
        cards = iter(self.cards)
        for line, count in enumerate(lines):
            for place, card in enumerate(islice(cards, count)):
                at = QPointF(place * self._width * strip, line * (self._width * CARD_RATIO + GAP))
                painter.drawPixmap(at, self._faces.pixmap(card, self._width, ratio))
        painter.end()

    def lines_at(self, width: int) -> tuple[int, ...]:
        """How many cards lie in each line at this width: in as few lines as it needs, evenly filled."""
        return even_lines(len(self.cards), max(1, ceil(len(self.cards) / self._in_a_line(width))))

    def _reach(self, count: int) -> float:
        return self._width * (1 + self._strip * max(0, count - 1)) + 2 * shadow_margin(self._width)

    def _in_a_line(self, width: int) -> int:
        free = width - self._reach(1)
        return max(1, 1 + int(free / (self._width * self._strip)))
