"""A large choice: a card with a title and a sentence that works like a radio button."""

from __future__ import annotations

from math import ceil, floor

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from ui.kit.lettering import PLAIN, SMALL, scaled_font

_MARGIN, _MARK, _GAP = 14, 16, 10
_FRAME = 1.5  # what its outline takes at every side, in pixels


class ChoiceCard(QAbstractButton):
    """A card that has an accent frame and a filled mark when chosen; colours come from the palette."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sentence = ""
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_choice(self, title: str, sentence: str) -> None:
        """Shows these words."""
        self.setText(title)
        self.sentence = sentence
        self.setAccessibleName(title)
        self.setAccessibleDescription(sentence)
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        """The sentence wraps."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The title's line and those of the sentence."""
        inner = max(60, floor(width - 2 * _FRAME - 2 * _MARGIN - _MARK - _GAP))
        wrap = Qt.TextFlag.TextWordWrap
        title = QFontMetrics(scaled_font(PLAIN, bold=True)).boundingRect(0, 0, inner, 9999, wrap, self.text()).height()
        said = QFontMetrics(scaled_font(SMALL)).boundingRect(0, 0, inner, 9999, wrap, self.sentence).height()
        return title + said + ceil(2 * _MARGIN + 2 * _FRAME)

    def sizeHint(self) -> QSize:
        """The size of a usual column."""
        return QSize(240, self.heightForWidth(240))

    def minimumSizeHint(self) -> QSize:
        """As narrow as a phrase."""
        return QSize(150, 0)

    def changeEvent(self, event: QEvent) -> None:
        """Adapts the height to another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Repaints the frame under the pointer."""
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Repaints the frame without the pointer."""
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints the card: paper, mark, title, sentence."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        room = QRectF(self.rect()).adjusted(_FRAME, _FRAME, -_FRAME, -_FRAME)
        accent = palette.highlight().color()
        painter.setBrush(palette.base())
        if self.isChecked() or self.underMouse():
            painter.setPen(QPen(accent, 2.2 if self.isChecked() else 1.2))
        else:
            painter.setPen(QPen(palette.mid().color(), 1))
        painter.drawRoundedRect(room, 10, 10)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(palette.text().color(), 1, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(room.adjusted(5, 5, -5, -5), 6, 6)
        self._paint_mark(painter, room, accent)
        self._write(painter, room)
        painter.end()

    def _paint_mark(self, painter: QPainter, room: QRectF, accent: QColor) -> None:
        """Paints a ring, filled when chosen, so that the choice shows by shape as well."""
        line = QFontMetrics(scaled_font(PLAIN, bold=True)).height()
        mark = QRectF(room.left() + _MARGIN, room.top() + _MARGIN + (line - _MARK) / 2, _MARK, _MARK)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(accent if self.isChecked() else self.palette().placeholderText().color(), 1.6))
        painter.drawEllipse(mark)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(accent)
            painter.drawEllipse(mark.adjusted(4, 4, -4, -4))

    def _write(self, painter: QPainter, room: QRectF) -> None:
        left = room.left() + _MARGIN + _MARK + _GAP
        inner = QRectF(left, room.top() + _MARGIN, room.right() - _MARGIN - left, room.height() - _MARGIN)
        painter.setFont(scaled_font(PLAIN, bold=True))
        painter.setPen(self.palette().text().color())
        wrap = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        used = painter.boundingRect(inner, wrap, self.text())
        painter.drawText(inner, wrap, self.text())
        painter.setFont(scaled_font(SMALL))
        painter.setPen(self.palette().placeholderText().color())
        painter.drawText(inner.adjusted(0, used.height() + 2, 0, 0), wrap, self.sentence)
