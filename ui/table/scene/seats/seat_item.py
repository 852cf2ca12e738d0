"""A seat's plate with name, cards left, roles and turn, and the bubble with what the seat last said."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ui.kit.theme import Felt
from ui.table.scene.seats.badge_lines import BadgeLine, LaidBadge, laid_badges
from ui.table.scene.seats.badges import Badge, paint_badge

DOTS = 3
ROOMY = 150.0
"""A plate of at least this many pixels has a wider margin beside its words, and after name and points."""
TWO_ROWS = 2.05
"""A plate of at least this many sizes of its letters has a second row: fonts leave unlike room above and below."""


@dataclass(frozen=True, slots=True)
class Plate:
    """What a plate says; ``thinking`` is a phase from 0 to 1 of the three dots, None without them."""

    name: str
    count: int | None = None
    badges: tuple[Badge, ...] = ()
    on_turn: bool = False
    thinking: float | None = None
    few: bool = False
    """Whether so few cards are left that the count is to stand out."""
    points: str = ""
    """What the seat has won so far, in games that count so."""


class GlassItem(QGraphicsItem):
    """The plate without its words, an item of its own because it seldom changes and is costly to draw."""

    def __init__(self, felt: Felt) -> None:
        super().__init__()
        self.felt = felt
        self.room = QRectF()
        self.on_turn = False
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def place(self, room: QRectF) -> None:
        """Lies in this rectangle of the scene."""
        self.prepareGeometryChange()
        self.room = room

    def light(self, on_turn: bool) -> None:
        """Shows whether it is the seat's turn."""
        if on_turn != self.on_turn:
            self.on_turn = on_turn
            self.update()

    def boundingRect(self) -> QRectF:
        """The plate with the light of its turn around it."""
        return self.room.adjusted(-12, -12, 12, 12)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Cloth-dark glass; on turn a brass frame and a pointer."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room, brass = self.room, QColor(self.felt.brass)
        if self.on_turn:
            _glow(painter, room, brass)
        painter.setPen(QPen(brass, 2.4) if self.on_turn else QPen(_faint(self.felt.line, 0.35), 1))
        painter.setBrush(_faint(self.felt.shade, 0.62))
        painter.drawRoundedRect(room, 10, 10)
        if self.on_turn:
            _pointer(painter, room, brass)


class SeatItem(QGraphicsItem):
    """The words on the plate of one seat, and its ``glass``."""

    def __init__(self, felt: Felt, font: QFont) -> None:
        super().__init__()
        self.felt, self.font = felt, font
        self.room = QRectF()
        self.plate = Plate("")
        self._laid: tuple[tuple[tuple[Badge, ...], list[BadgeLine], str], tuple[list[LaidBadge], QFont]] | None = None
        self.glass = GlassItem(felt)
        self.glass.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
        self.glass.setParentItem(self)
        self.setZValue(20)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def place(self, room: QRectF) -> None:
        """Puts the plate into this rectangle of the scene."""
        self.prepareGeometryChange()
        self.room = room
        self.glass.place(room)

    def show_plate(self, plate: Plate) -> None:
        """Says this, and repaints only where something changed."""
        if plate != self.plate:
            self.plate = plate
            self.glass.light(plate.on_turn)
            self.update()

    def boundingRect(self) -> QRectF:
        """The plate and what stands out of it."""
        return self.room.adjusted(-12, -12, 12, 12)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """The name, then count and roles."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._write(painter)

    def _write(self, painter: QPainter) -> None:
        bold = QFont(self.font)
        bold.setWeight(QFont.Weight.DemiBold)
        metrics = QFontMetricsF(bold)
        spare = max(1.0, min(4.0, self.room.height() / 2 - metrics.height()))  # low plates have two rows all the same
        side, after = (11, 9) if self.room.width() >= ROOMY else (7, 5)
        inner = self.room.adjusted(side, spare, 2 - side, -spare)
        rows = 2 if self.room.height() >= TWO_ROWS * QFontInfo(bold).pixelSize() else 1
        row = min(inner.height() / rows, metrics.height() * 1.35)
        top = inner.center().y() - row * rows / 2
        name_room = QRectF(inner.left(), top, inner.width(), row)
        painter.setFont(bold)
        painter.setPen(QColor(self.felt.text))
        dots = 26.0 if self.plate.thinking is not None else 0.0
        name = metrics.elidedText(self.plate.name, Qt.TextElideMode.ElideRight, name_room.width() - dots)
        painter.drawText(name_room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name)
        if self.plate.thinking is not None:
            _dots(painter, QPointF(inner.right() - 22, name_room.center().y()), self.plate.thinking, self.felt)
        painter.setFont(self.font)
        left = inner.left()
        under = QRectF(inner.left(), top + row * (rows - 1), inner.width(), row)
        if rows == 1:
            left = inner.left() + metrics.horizontalAdvance(name) + dots + 10
        if self.plate.count:
            left = self._count(painter, QPointF(left, under.center().y()), row) + 7
        if self.plate.points:
            painter.setPen(QColor(self.felt.text))
            wide = QFontMetricsF(self.font).horizontalAdvance(self.plate.points)
            painter.drawText(QRectF(left, under.top(), wide + 2, row), Qt.AlignmentFlag.AlignVCenter, self.plate.points)
            left += wide + after
        beside = name_room.left() + metrics.horizontalAdvance(name) + after
        lines = [BadgeLine(left, inner.right(), under.center().y())]
        if rows == 2:
            lines.append(BadgeLine(beside, inner.right() - dots, name_room.center().y()))
        known = self.plate.badges, lines, self.font.key()
        if self._laid is None or self._laid[0] != known:
            self._laid = known, laid_badges(self.plate.badges, lines, self.font)
        laid, font = self._laid[1]
        for badge, at, width in laid:
            paint_badge(painter, badge, at, width, self.felt, font)

    def _count(self, painter: QPainter, at: QPointF, row: float) -> float:
        """A little card and the number, no higher than its row; few cards left: on cinnabar, with a pointed end.

        Returns the right edge.
        """
        metrics = QFontMetricsF(self.font)
        words, unit = str(self.plate.count), self.font.pixelSize() / 14.5
        width = 19 * unit + max(map(metrics.horizontalAdvance, (words, "00")))  # badges stay as cards go
        few = self.plate.few
        if few:
            high = min(metrics.height() + 2, row)
            box = QRectF(at.x() - 4, at.y() - high / 2, width + 8, high)
            tip = QPolygonF([box.topRight(), box.topRight() + QPointF(7, box.height() / 2), box.bottomRight()])
            path = QPainterPath()
            path.addRoundedRect(box, 4, 4)
            path.addPolygon(tip)
            painter.fillPath(path.simplified(), QColor(self.felt.alarm))
        painter.setPen(QPen(QColor(self.felt.text), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(at.x() + 3 * unit, at.y() - 7 * unit, 9 * unit, 12 * unit), 2, 2)
        painter.setBrush(_faint(self.felt.text, 0.9))
        painter.drawRoundedRect(QRectF(at.x(), at.y() - 5 * unit, 9 * unit, 12 * unit), 2, 2)
        painter.setPen(QColor(self.felt.text))
        left = at.x() + 19 * unit
        painter.drawText(QPointF(left, at.y() + metrics.ascent() / 2 - metrics.descent() / 2 + 0.5), words)
        return at.x() + width + (12 if few else 0)


class SpeechItem(QGraphicsItem):
    """A paper bubble with what a seat said, in the rectangle that it is given."""

    def __init__(self, felt: Felt, font: QFont) -> None:
        super().__init__()
        self.felt, self.font = felt, font
        self.words = ""
        self._room = QRectF()
        self._said: tuple[str, QRectF, QFont] | None = None
        self.setZValue(392)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setVisible(False)

    def size_of(self, words: str, scale: float = 1.0) -> QSizeF:
        """How large the bubble is for these words; on a small table there is less paper round them."""
        metrics = QFontMetricsF(self.font)
        wide, high = max(18.0, 28 * min(1.0, scale)), max(4.0, 14 * min(1.0, scale))
        return QSizeF(metrics.horizontalAdvance(words) + wide, metrics.height() + high)

    def say(self, words: str, room: QRectF) -> None:
        """Shows these words in this rectangle; no words hide the bubble."""
        said = words, room, self.font
        if said != self._said:
            self._said = said
            self.prepareGeometryChange()
            self.words, self._room = words, room
            self.setVisible(bool(words))
            self.update()

    def boundingRect(self) -> QRectF:
        """The bubble and its shadow."""
        return self._room.adjusted(-3, -2, 3, 6)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Paper with one soft shadow, and ink."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        round_ = self._room.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 60))
        painter.drawRoundedRect(self._room.translated(0, 2.5), round_, round_)
        painter.setBrush(QColor(self.felt.paper))
        painter.drawRoundedRect(self._room, round_, round_)
        painter.setFont(self.font)
        painter.setPen(QColor(self.felt.ink))
        painter.drawText(self._room, Qt.AlignmentFlag.AlignCenter, self.words)


def _faint(colour: str, alpha: float) -> QColor:
    faint = QColor(colour)
    faint.setAlphaF(alpha)
    return faint


def _glow(painter: QPainter, room: QRectF, brass: QColor) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ring in range(1, 5):
        light = QColor(brass)
        light.setAlphaF(0.20 / ring)
        painter.setPen(QPen(light, 2.2))
        painter.drawRoundedRect(room.adjusted(-2 * ring, -2 * ring, 2 * ring, 2 * ring), 10 + 2 * ring, 10 + 2 * ring)


def _pointer(painter: QPainter, room: QRectF, brass: QColor) -> None:
    """A small triangle at the left edge: whose turn it is shows by shape too."""
    middle = room.center().y()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brass)
    painter.drawPolygon(
        QPolygonF(
            [
                QPointF(room.left() - 1, middle - 7),
                QPointF(room.left() + 8, middle),
                QPointF(room.left() - 1, middle + 7),
            ]
        )
    )


def _dots(painter: QPainter, at: QPointF, phase: float, felt: Felt) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for dot in range(DOTS):
        near = 1 - min(1.0, abs(phase * (DOTS + 1) - dot - 0.5))
        painter.setBrush(_faint(felt.text, 0.3 + 0.7 * near))
        painter.drawEllipse(QPointF(at.x() + dot * 8, at.y()), 2.6, 2.6)
