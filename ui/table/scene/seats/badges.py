"""Badges on a seat's plate: pills with a word, some with a sign, so that no role is told by colour alone."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from ui.kit.theme import Felt

SMALLER, LEAST_LETTERS = 0.86, 11
"""The size of a badge's letters as a share of the plate's, and their least height in pixels."""


PAD, LIGHT_PAD, LEAST_PAD = 6.0, 4.0, 2.5
"""Left and right of the words, in pixels, each where there is no room for the one before. Light badges rather go than
touch their rim, as they do with the last."""
SIGN = 0.85
"""The width of a sign with the air round it over the height of the letters."""
HALF_A_TURN = 180 * 16
"""Half a turn in sixteenths of a degree, the unit of painters."""


class BadgeSign(StrEnum):
    """The sign before the word of a badge."""

    NONE = "none"
    WARNING = "warning"
    DUTY = "duty"
    PARTNER = "partner"
    PEOPLE = "people"
    EMPEROR = "emperor"
    EUNUCH = "eunuch"
    CHIP = "chip"


class Weight(IntEnum):
    """How a badge gives way on a crowded plate."""

    LIGHT = 0
    """It goes where there is no room for all, the last of these first."""
    USUAL = 1
    """It shrinks to its sign, or to a part of its word."""
    KEPT = 2
    """It stays whole: the standing in the session."""


@dataclass(frozen=True, slots=True)
class Badge:
    """A word, and the sign before it."""

    words: str
    sign: BadgeSign = BadgeSign.NONE
    weight: Weight = Weight.USUAL
    short: str = ""
    """The shortest form, for where the whole has no room; empty: there is none."""
    short_sign: BadgeSign = BadgeSign.NONE
    """The sign before the shortest form, where that does not say what it is."""


def badge_font(font: QFont) -> QFont:
    """The letters of a badge on a plate with these letters."""
    small = QFont(font)
    small.setPixelSize(max(LEAST_LETTERS, round(font.pixelSize() * SMALLER)))
    return small


def badge_width(badge: Badge, font: QFont, worded: bool = True, pad: float = PAD) -> float:
    """How wide it is with so much beside its words; without them, its sign alone (0 where it has none)."""
    metrics = QFontMetricsF(badge_font(font))
    sign = 0.0 if badge.sign is BadgeSign.NONE else metrics.height() * SIGN
    if not worded:
        return sign + 8 if sign else 0.0
    return metrics.horizontalAdvance(badge.words) + 2 * pad + sign


def paint_badge(
    painter: QPainter, badge: Badge, at: QPointF, width: float, felt: Felt, font: QFont, row: float
) -> None:
    """Paints it from this left middle on, so wide, and no higher than its row.

    Words that do not fit are elided, or left to the sign.
    """
    small = badge_font(font)
    metrics = QFontMetricsF(small)
    high = min(metrics.height() + 2, row)
    pill = QRectF(at.x(), at.y() - high / 2, width, high)
    warns = badge.sign is BadgeSign.WARNING
    ink = QColor(felt.text if warns else felt.ink)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(felt.alarm if warns else felt.brass))
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
    sign = 0.0 if badge.sign is BadgeSign.NONE else metrics.height() * SIGN
    pad = min(PAD, max(LEAST_PAD, (width - sign - metrics.horizontalAdvance(badge.words)) / 2))
    if sign:
        middle = pill.left() + (width / 2 if width < 2 * sign else sign / 2 + pad - LEAST_PAD / 2)
        paint_sign(painter, badge.sign, QPointF(middle, pill.center().y()), metrics.height() * 0.32, ink)
    room = width - 2 * pad - sign
    if room > metrics.height() * 0.6 or room >= metrics.horizontalAdvance(badge.words):
        painter.setFont(small)
        painter.setPen(ink)
        shown = metrics.elidedText(badge.words, Qt.TextElideMode.ElideRight, room + 1)
        words = QRectF(pill.left() + pad + sign, pill.top(), room + 1, pill.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)


def paint_sign(painter: QPainter, sign: BadgeSign, at: QPointF, size: float, ink: QColor) -> None:
    """Paints an exclamation mark, an arrow upwards, two linked rings; head and shoulders, a crown on shoulders, a
    shield, or a chip."""
    pen = QPen(ink, max(1.5, size * 0.42), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    match sign:
        case BadgeSign.WARNING:
            painter.drawLine(at + QPointF(0, -size), at + QPointF(0, size * 0.15))
            painter.drawPoint(at + QPointF(0, size))
        case BadgeSign.DUTY:
            painter.drawLine(at + QPointF(0, -size), at + QPointF(0, size))
            head = [QPointF(-size * 0.8, -size * 0.1), QPointF(0, -size), QPointF(size * 0.8, -size * 0.1)]
            painter.drawPolyline(QPolygonF([at + point for point in head]))
        case BadgeSign.PARTNER:
            pen.setWidthF(max(1.3, size * 0.3))
            painter.setPen(pen)
            for side in (-0.45, 0.45):
                painter.drawEllipse(at + QPointF(size * side, 0), size * 0.72, size * 0.72)
        case BadgeSign.PEOPLE:
            _fill(painter, ink)
            painter.drawEllipse(at + QPointF(0, -size * 0.5), size * 0.5, size * 0.5)
            _shoulders(painter, at, size)
        case BadgeSign.EMPEROR:
            _fill(painter, ink)
            points = ((-0.8, -1.1), (-0.4, -0.65), (0, -1.25), (0.4, -0.65), (0.8, -1.1), (0.65, 0), (-0.65, 0))
            painter.drawPolygon(QPolygonF([at + QPointF(x, y) * size for x, y in points]))
            _shoulders(painter, at, size)
        case BadgeSign.EUNUCH:
            _fill(painter, ink)
            shield = QPainterPath(at + QPointF(-0.85, -1) * size)
            shield.lineTo(at + QPointF(0.85, -1) * size)
            shield.cubicTo(*(at + QPointF(x, y) * size for x, y in ((0.85, 0.2), (0.5, 0.8), (0, 1.15))))
            shield.cubicTo(*(at + QPointF(x, y) * size for x, y in ((-0.5, 0.8), (-0.85, 0.2), (-0.85, -1))))
            painter.drawPath(shield)
        case BadgeSign.CHIP:
            pen.setWidthF(max(1.2, size * 0.34))
            painter.setPen(pen)
            painter.drawEllipse(at, size, size)
            _fill(painter, ink)
            painter.drawEllipse(at, size * 0.42, size * 0.42)


def _fill(painter: QPainter, ink: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)


def _shoulders(painter: QPainter, at: QPointF, size: float) -> None:
    painter.drawChord(QRectF(at.x() - size, at.y() + size * 0.1, 2 * size, size * 1.8), 0, HALF_A_TURN)
