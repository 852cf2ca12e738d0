"""A seat's plate with name, cards left, roles and turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from operator import itemgetter
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ui.kit.theme import Felt
from ui.table.scene.seats.badge_lines import BadgeLine, LaidBadge, Told, laid_badges, told
from ui.table.scene.seats.badges import Badge, BadgeSign, paint_badge, paint_sign

DOTS = 3
DOTS_WIDTH = 26.0
"""Pixels that the dots of a thinker need."""
ROOMY = 150.0
"""A plate of at least this many pixels has a wider margin beside its words, and after name and points."""
SMALLEST_NAME = 0.85
"""A name that has no room becomes smaller down to this share of its letters before it is cut."""
TWO_ROWS = 2.05
"""A plate of at least this many sizes of its letters has a second row: fonts leave unlike room above and below."""
THREE_ROWS = 4.0
"""One of so many has a third row, for badges that would lose their words in two."""
COIN = 0.72
"""The width of a coin with the air behind it over the height of the letters above their line."""


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
    points: tuple[str, ...] = ()
    """What the seat has won so far, in games that count so: in words, and the number alone, which stands beside the
    coin of cards that count where a role wants the room."""


@dataclass(frozen=True, slots=True)
class _Rows:
    """The name as it has room, its letters, its row and the one with the count, where the count begins, what is told of
    the points and where, lines for badges, and where the words of the name's row end."""

    name: str
    letters: QFont
    top: QRectF
    under: QRectF
    count: float
    points: str
    points_room: QRectF
    lines: tuple[BadgeLine, ...]
    end: float


class _Worth(NamedTuple):
    """How much rows tell; more is better, in this order."""

    roles: tuple[bool, ...]
    name: bool
    """Whether the whole name stands there."""
    unit: bool
    """Whether the points, if any, have their unit."""
    rest: Told


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
        self._laid: dict[tuple[BadgeLine, ...], tuple[list[LaidBadge], QFont]] = {}
        self._laid_of: tuple[tuple[Badge, ...], str] = (), ""
        self._rows_of: tuple[tuple[Plate, QRectF, str], _Rows] | None = None
        self._coined = False
        self.glass = GlassItem(felt)
        self.glass.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
        self.glass.setParentItem(self)
        self.setZValue(20)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def place(self, room: QRectF) -> None:
        """Puts the plate into this rectangle of the scene."""
        self.prepareGeometryChange()
        self.room, self._laid = room, {}
        self.glass.place(room)

    def show_plate(self, plate: Plate) -> None:
        """Says this, and repaints only where something changed."""
        if plate != self.plate:
            self.plate = plate
            self.glass.light(plate.on_turn)
            self.update()

    @property
    def wants_coin(self) -> bool:
        """Whether the points have no room for their unit."""
        return bool(self._usual_rows.points) and self._usual_rows.points not in self.plate.points[:1]

    def use_coin(self, coined: bool) -> None:
        """Shows the points with a coin for their unit even where that has room, because another plate does."""
        if coined != self._coined:
            self._coined = coined
            self.update()

    def boundingRect(self) -> QRectF:
        """The plate and what stands out of it."""
        return self.room.adjusted(-12, -12, 12, 12)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """The name, then count and roles."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._write(painter)

    def _write(self, painter: QPainter) -> None:
        plate, rows = self.plate, self.rows
        laid, font = self._laid_in(rows.lines)
        painter.setFont(rows.letters)
        painter.setPen(QColor(self.felt.text))
        painter.drawText(rows.top, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, rows.name)
        end = max([rows.end, *(at.x() + width for _, at, width in laid if at.y() == rows.top.center().y())])
        if plate.thinking is not None and end + DOTS_WIDTH <= rows.top.right():
            _dots(painter, QPointF(rows.top.right() - 22, rows.top.center().y()), plate.thinking, self.felt)
        painter.setFont(self.font)
        if plate.count:
            self._count(painter, QPointF(rows.count, rows.under.center().y()), rows.under.height())
        if rows.points:
            self._points(painter, rows)
        for badge, at, width in laid:
            paint_badge(painter, badge, at, width, self.felt, font, rows.under.height())

    @property
    def _bold(self) -> QFont:
        bold = QFont(self.font)
        bold.setWeight(QFont.Weight.DemiBold)
        return bold

    def _wide(self, words: str) -> float:
        return QFontMetricsF(self.font).horizontalAdvance(words)

    def _coin(self, points: str) -> float:
        """The width of the coin before these points: none where their words tell what they are."""
        return 0.0 if points in self.plate.points[:1] else QFontMetricsF(self.font).ascent() * COIN

    @property
    def rows(self) -> _Rows:
        """The rows in which the words lie."""
        if self._coined and self.plate.points and not self.wants_coin:
            return self._best_rows(self.plate.points[1:])
        return self._usual_rows

    @property
    def _usual_rows(self) -> _Rows:
        """The rows where no other plate has a coin, found once for all phases of the dots."""
        of = replace(self.plate, thinking=None, on_turn=False), self.room, self.font.key()
        if self._rows_of is None or self._rows_of[0] != of:
            self._rows_of = of, self._best_rows(self.plate.points)
        return self._rows_of[1]

    def _best_rows(self, forms: tuple[str, ...]) -> _Rows:
        """The rows in which most badges are told, the usual ones first: then the points stand beside the name, or, on
        high plates, badges have a row of their own. The points have a coin for their unit, and at last the
        name loses its end, only where a badge would be lost by it."""
        found: list[tuple[_Worth, _Rows]] = []
        for points in forms or ("",):
            for rows in self._rows_with(points):
                worth = self._worth(rows)
                if worth.rest.whole == len(self.plate.badges) and worth.name and worth.unit:
                    return rows  # nothing could be told better
                found.append((worth, rows))
            if any(all(worth.roles) and worth.name for worth, _ in found):
                break
        return max(found, key=itemgetter(0))[1]

    def _rows_with(self, points: str) -> Iterator[_Rows]:
        """The ways to lay everything in rows with the points told like this, the usual one first."""
        high = self.room.height() / QFontInfo(self._bold).pixelSize()
        yield self._rows(1 if high < TWO_ROWS else 2, points)
        if high >= TWO_ROWS and points:
            yield self._rows(2, points, points_above=True)
        if high >= THREE_ROWS:
            yield self._rows(3, points)

    def _worth(self, rows: _Rows) -> _Worth:
        """How much these rows tell."""
        all_told = told(self.plate.badges, *self._laid_in(rows.lines))
        in_unit = rows.points in (self.plate.points or ("",))[:1]
        return _Worth(all_told.each, rows.name == self.plate.name, in_unit, all_told)

    def _name_in(self, width: float) -> tuple[str, QFont]:
        """The name in this width, in smaller letters or at last cut, and its letters."""
        bold = self._bold
        least = round(bold.pixelSize() * SMALLEST_NAME)
        while QFontMetricsF(bold).horizontalAdvance(self.plate.name) > width and bold.pixelSize() > least:
            bold.setPixelSize(bold.pixelSize() - 1)
        return QFontMetricsF(bold).elidedText(self.plate.name, Qt.TextElideMode.ElideRight, width), bold

    def _rows(self, rows: int, points: str, *, points_above: bool = False) -> _Rows:
        """Where everything lies in so many rows; the dots of a thinker take what room is left, so that nothing moves
        when they come."""
        metrics, plate = QFontMetricsF(self._bold), self.plate
        spare = max(1.0, min(4.0, self.room.height() / 2 - metrics.height()))  # low plates have two rows all the same
        side, after = (11, 9) if self.room.width() >= ROOMY else (7, 5)
        inner = self.room.adjusted(side, spare, 2 - side, -spare)
        row = min(inner.height() / rows, metrics.height() * 1.35)
        top = QRectF(inner.left(), inner.center().y() - row * rows / 2, inner.width(), row)
        under = top.translated(0, row * min(rows - 1, 1))
        wide = self._coin(points) + self._wide(points)
        name, letters = self._name_in(top.width() - (after + wide if points_above else 0.0))
        beside = top.left() + QFontMetricsF(letters).horizontalAdvance(name)
        count = left = beside + 10 if rows == 1 else inner.left()
        if plate.count:
            left += self._count_width + 7
        at = QPointF(beside + after, top.top()) if points_above else QPointF(left, under.top())
        room = QRectF(at, QSizeF(wide + 2, row))
        if points_above:
            beside += after + wide
        elif points:
            left += wide + after
        lines = [BadgeLine(left, inner.right(), under.center().y())]
        if rows > 1:
            lines.append(BadgeLine(beside + after, inner.right(), top.center().y()))
        if rows > 2:
            lines.append(BadgeLine(inner.left(), inner.right(), under.center().y() + row))
        return _Rows(name, letters, top, under, count, points, room, tuple(lines), beside if rows > 1 else left)

    def _laid_in(self, lines: tuple[BadgeLine, ...]) -> tuple[list[LaidBadge], QFont]:
        """The badges laid in these lines, with their letters, found once."""
        of = self.plate.badges, self.font.key()
        if self._laid_of != of:
            self._laid_of, self._laid = of, {}
        if lines not in self._laid:
            self._laid[lines] = laid_badges(self.plate.badges, list(lines), self.font)
        return self._laid[lines]

    def _points(self, painter: QPainter, rows: _Rows) -> None:
        """The points with their unit, or with a coin before them."""
        ink, coin, room = QColor(self.felt.text), self._coin(rows.points), rows.points_room
        if coin:
            paint_sign(painter, BadgeSign.CHIP, QPointF(room.left() + coin * 0.42, room.center().y()), coin * 0.36, ink)
        painter.setPen(ink)
        painter.drawText(room.adjusted(coin, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, rows.points)

    @property
    def _count_width(self) -> float:
        unit = self.font.pixelSize() / 14.5
        width = 19 * unit + max(map(self._wide, (str(self.plate.count), "00")))  # badges stay as cards go
        return width + (12 if self.plate.few else 0)

    def _count(self, painter: QPainter, at: QPointF, row: float) -> None:
        """A little card and the number, no higher than its row; few cards left: on cinnabar, with a pointed end."""
        metrics, unit = QFontMetricsF(self.font), self.font.pixelSize() / 14.5
        if self.plate.few:
            high = min(metrics.height() + 2, row)
            box = QRectF(at.x() - 4, at.y() - high / 2, self._count_width - 4, high)
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
        base = at.y() + metrics.ascent() / 2 - metrics.descent() / 2 + 0.5
        painter.drawText(QPointF(at.x() + 19 * unit, base), str(self.plate.count))


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
