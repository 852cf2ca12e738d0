"""The brackets of points as a bar, with a marker at the present points; drawn on felt and on paper alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.presentation import Bracket

_MARKER, _LEAST_MARKER = 0.2, 5.0
"""The height of the marker as a share of the room's, and at least in pixels."""
_LEAST_LETTERS = 9
_EDGE, _GAP, _BETWEEN = 4.0, 3.0, 1.5
"""Pixels between a bracket's side and its letters, between its beginning and its gain, and between two brackets."""


@dataclass(frozen=True, slots=True)
class Inks:
    """The colours of a gauge: for the declarers', nobody's and the others' gain, for the writing on them, and for the
    marker."""

    hold: str
    nobody: str
    others: str
    words: str
    marker: str


ON_FELT = Inks("#3f8f74", "#6b6b62", "#b4473a", "#ffffff", "#f4e3b8")
ON_FELT_STRONG = Inks("#004d3a", "#333333", "#8b0000", "#ffffff", "#ffd54a")
"""On the high-contrast table."""
ON_PAPER = Inks("#1f6a4c", "#75715f", "#a82c22", "#ffffff", "")


def gain_words(bracket: Bracket) -> str:
    """A bracket's gain, short."""
    return f"+{bracket.gain}" if bracket.gain else "0"


def bracket_shares(brackets: Sequence[Bracket]) -> tuple[tuple[float, float], ...]:
    """Where each bracket begins and ends as shares of the bar; every bracket is wide enough to be read."""
    return tuple((place / len(brackets), (place + 1) / len(brackets)) for place in range(len(brackets)))


def marked(brackets: Sequence[Bracket], points: int) -> float:
    """The place of these points as a share of the bar: inside their bracket in proportion."""
    place = _place_of(brackets, points)
    start = brackets[place].start
    last = place + 1 == len(brackets)
    end = start + (start - brackets[place - 1].start if last and place else 5) if last else brackets[place + 1].start
    inside = min(0.92, max(0.08, (points - start + 0.5) / max(1, end - start)))
    return (place + inside) / len(brackets)


def _place_of(brackets: Sequence[Bracket], points: int) -> int:
    """The place of the bracket that these points are in."""
    return max((number for number, bracket in enumerate(brackets) if bracket.start <= points), default=0)


def draw_gauge(
    painter: QPainter, room: QRectF, brackets: Sequence[Bracket], points: int | None, font: QFont, inks: Inks
) -> None:
    """The bar with its gains, the points at which brackets begin (below it if there is room), and a marker above it.

    In a low bar the points stand before the gain, or alone where there is no room for both; side and colour then show
    the gain.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    small = _small(font)
    line = QFontMetricsF(small).height()
    numbered = room.height() >= 2.6 * line
    marker = max(_LEAST_MARKER, room.height() * _MARKER)
    bar = room.adjusted(0, marker, 0, -line if numbered else -1)
    place = None if points is None else _place_of(brackets, points)
    both = True
    if not numbered and brackets:
        small, both = letters_in_low_bar(bar.width(), brackets, font)
    painter.setFont(small)
    for number, (bracket, (start, end)) in enumerate(zip(brackets, bracket_shares(brackets), strict=True)):
        part = QRectF(bar.left() + bar.width() * start, bar.top(), bar.width() * (end - start) - _BETWEEN, bar.height())
        painter.setPen(QPen(QColor(inks.marker), 1.5) if number == place else QPen(Qt.PenStyle.NoPen))
        painter.setBrush(QColor(inks.hold if bracket.side < 0 else inks.others if bracket.side > 0 else inks.nobody))
        painter.drawPath(_shape(part, bracket.side))
        painter.setPen(QColor(inks.words))
        if not numbered:
            _begin(painter, part, bracket, small, both=both)
        else:
            painter.drawText(part, Qt.AlignmentFlag.AlignCenter, gain_words(bracket))
            painter.setPen(QPen(QColor(inks.marker)))
            foot = QRectF(part.left() - 20, bar.bottom(), 40, line)
            painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, str(bracket.start))
    if points is not None:
        _marker(painter, QPointF(bar.left() + bar.width() * marked(brackets, points), bar.top()), marker, inks)


def _small(font: QFont) -> QFont:
    small = QFont(font)
    small.setPixelSize(max(_LEAST_LETTERS, round(font.pixelSize() * 0.8)))
    return small


def low_bar_width(brackets: Sequence[Bracket], font: QFont) -> float:
    """The least width of a low bar in which every bracket has both its beginning and its gain, in smaller letters."""
    small = QFont(font)
    small.setPixelSize(_LEAST_LETTERS)
    return _width_for_both(brackets, small)


def _width_for_both(brackets: Sequence[Bracket], font: QFont) -> float:
    return max((_both_width(bracket, font) for bracket in brackets), default=0.0) * len(brackets)


def _both_width(bracket: Bracket, font: QFont) -> float:
    """The width of a bracket in a low bar that has its beginning and its gain in these letters."""
    start, gain = str(bracket.start), gain_words(bracket)
    letters = QFontMetricsF(_bold(font)).horizontalAdvance(start) + QFontMetricsF(font).horizontalAdvance(gain)
    return letters + _GAP + 2 * _EDGE + _BETWEEN


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setWeight(QFont.Weight.Bold)
    return bold


def letters_in_low_bar(width: float, brackets: Sequence[Bracket], font: QFont) -> tuple[QFont, bool]:
    """The letters for a low bar of this width, and whether beginnings and gains both have room in them."""
    small = _small(font)
    for size in range(small.pixelSize(), _LEAST_LETTERS - 1, -1):
        smaller = QFont(small)
        smaller.setPixelSize(size)
        if _width_for_both(brackets, smaller) <= width:
            return smaller, True
    return small, False


def _begin(painter: QPainter, part: QRectF, bracket: Bracket, font: QFont, *, both: bool) -> None:
    """The beginning of a bracket in a low bar, in bold, and its gain where there is room."""
    start, gain = str(bracket.start), gain_words(bracket)
    spare = max(0.0, part.width() + _BETWEEN - _both_width(bracket, font))
    edge = _EDGE + min(_tip(part), spare / 2)  # off the point, where there is room
    inner = part.adjusted(edge, 0, -edge, 0)
    painter.setFont(_bold(font))
    if not both:
        painter.drawText(part, Qt.AlignmentFlag.AlignCenter, start)
        return
    painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, start)
    painter.setFont(font)
    painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, gain)


def _shape(part: QRectF, side: int) -> QPainterPath:
    """The outline of a bracket, pointed towards the side that gains: left the declarers', right the others'."""
    path, tip = QPainterPath(), _tip(part)
    if not side:
        path.addRoundedRect(part, 3, 3)
        return path
    inner, outer = (part.right(), part.left()) if side < 0 else (part.left(), part.right())
    neck = outer - side * tip
    corners = ((inner, part.top()), (neck, part.top()), (outer, part.center().y()), (neck, part.bottom()))
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in (*corners, (inner, part.bottom()))]))
    path.closeSubpath()
    return path


def _tip(part: QRectF) -> float:
    """How long the point of a bracket is."""
    return min(part.height() * 0.3, part.width() * 0.2)


def _marker(painter: QPainter, tip: QPointF, high: float, inks: Inks) -> None:
    """A pointer on the bar, at a place where it covers no number."""
    painter.setBrush(QColor(inks.marker))
    painter.setPen(Qt.PenStyle.NoPen)
    top = QPointF(0, -high)
    painter.drawPolygon(QPolygonF([tip + top + QPointF(-high, 0), tip + top + QPointF(high, 0), tip]))


class GaugePicture(QWidget):
    """The bar on a page, as wide as there is room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._brackets: tuple[Bracket, ...] = ()
        self._points: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_gauge(self, brackets: tuple[Bracket, ...], points: int | None, words: str) -> None:
        """Shows these brackets and the points; shows nothing without brackets."""
        self._brackets, self._points = brackets, points
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.setVisible(bool(brackets))
        self.update()

    def sizeHint(self) -> QSize:
        """Three lines high."""
        return QSize(320, round(self.fontMetrics().height() * 3.1))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The bar in the colours of windows."""
        if not self._brackets:
            return
        painter = QPainter(self)
        font = QFont(self.font())
        font.setPixelSize(round(self.fontMetrics().height() * 0.8))
        ink = self.palette().color(QPalette.ColorRole.WindowText).name()
        inks = Inks(ON_PAPER.hold, ON_PAPER.nobody, ON_PAPER.others, ON_PAPER.words, ink)
        room = QRectF(self.rect()).adjusted(14, 0, -14, 0)
        draw_gauge(painter, room, self._brackets, self._points, font, inks)
        painter.end()
