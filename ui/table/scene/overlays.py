"""Items over the cards: the brass frame of the unbeaten play, counts on piles, the banner, a bomb's ink."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ui.kit.theme import Felt

BEST, CAPTION, COUNT, INK, BANNER = 390.0, 391.0, 20.0, 395.0, 396.0
"""Heights (z) of these items."""


class OverlayItem(QGraphicsItem):
    """Something painted in a rectangle of the scene."""

    def __init__(self, felt: Felt, height: float) -> None:
        super().__init__()
        self.felt = felt
        self.room = QRectF()
        self.setZValue(height)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setVisible(False)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def cover(self, room: QRectF | None) -> None:
        """Covers this rectangle, or hides itself where there is none."""
        self.setVisible(room is not None)
        if room is not None and room != self.room:
            self.prepareGeometryChange()
            self.room = room
        self.update()

    def boundingRect(self) -> QRectF:
        """The rectangle and what stands out of it."""
        return self.room.adjusted(-24, -24, 24, 24)


AROUND, CLOSE, LINE = 5.0, 1.0, 2.4
"""Pixels between a play and the line of its frame, as a rule and where names are near; and of the line."""


CORNERS = (Qt.Corner.TopRightCorner, Qt.Corner.BottomRightCorner, Qt.Corner.BottomLeftCorner)
"""Where the star may be, the usual corner first; at the fourth one the first card has its index."""


def frame_round(cards: QRectF, air: float = AROUND) -> QRectF:
    """Where the line of the frame round the best play is."""
    return cards.adjusted(-air, -air, air, air)


def medal_at(cards: QRectF, corner: Qt.Corner = CORNERS[0]) -> QRectF:
    """Where the star is on the frame round these cards; small cards have a small one."""
    wide, at = min(24.0, max(14.0, cards.height() * 0.4)), frame_round(cards, 2.0)
    right = corner in (Qt.Corner.TopRightCorner, Qt.Corner.BottomRightCorner)
    below = corner in (Qt.Corner.BottomLeftCorner, Qt.Corner.BottomRightCorner)
    medal = QRectF(0, 0, wide, wide)
    medal.moveCenter(QPointF(at.right() if right else at.left(), at.bottom() if below else at.top()))
    return medal


class BestItem(OverlayItem):
    """A brass frame round the unbeaten play, with a small star on it, since colour alone is not enough."""

    def __init__(self, felt: Felt) -> None:
        super().__init__(felt, BEST)
        self.ceiling = 0.0
        """The top of the felt: the star does not reach above it, where words stand."""
        self.words: tuple[QRectF, ...] = ()
        """The places of names, badges and totals, which the star does not hide while another corner is free."""
        self.cards: tuple[QRectF, ...] = ()
        """All other cards, which it leaves alone if it can."""

    @property
    def framed(self) -> QRectF:
        """The play with its frame and the star; nothing covers it that could lie elsewhere."""
        return self.room.adjusted(-8, -8, 8, 8).united(self.medal)

    @property
    def frame(self) -> QRectF:
        """Where the line of the frame is: round the play, closer to it where it would lie over words, or the table
        ends."""
        frame = frame_round(self.room, CLOSE if self._near_words else AROUND)
        return frame if self.scene() is None else frame.intersected(self.scene().sceneRect().adjusted(2, 2, -2, -2))

    @property
    def _near_words(self) -> bool:
        """Whether the usual frame would lie over words."""
        return any(map(frame_round(self.room, AROUND + LINE / 2).intersects, self.words))

    @property
    def medal(self) -> QRectF:
        """Where the star is: at a corner of the frame, wholly on the felt; on small cards it is small, too.

        Between words, or cards, at these corners it lies on the last card, whose index is legible at the other corner,
        and where even this would hide something, on the index of the first.
        """
        places = [self._medal_at(corner) for corner in CORNERS]
        places.append(places[0].translated(self.room.bottomRight() - places[0].bottomRight()))
        places.append(self._medal_at(Qt.Corner.TopLeftCorner))
        legible = [place for place in places if not any(map(place.intersects, self.words))]
        free = (place for place in legible if not any(map(place.intersects, self.cards)))
        return next(free, next(iter(legible), places[0]))

    def _medal_at(self, corner: Qt.Corner) -> QRectF:
        medal = medal_at(self.room, corner)
        if self.scene() is not None:
            table = self.scene().sceneRect().adjusted(1, 1, -1, -1)
            medal.moveTop(max(medal.top(), table.top(), self.ceiling))
            medal.moveRight(min(medal.right(), table.right()))
        return medal

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """The frame and the star."""
        frame, glow = self.frame, QColor(self.felt.brass)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = max(frame.right() - self.room.right(), self.room.left() - frame.left()) + 4
        for ring, alpha in () if self._near_words else ((4.0, 0.10), (2.0, 0.18)):  # its light would lie on them
            glow.setAlphaF(alpha)
            painter.setPen(QPen(glow, 3))
            painter.drawRoundedRect(frame.adjusted(-ring, -ring, ring, ring), radius + ring, radius + ring)
        paint_best(painter, frame, self.medal, self.felt, radius)


def paint_best(painter: QPainter, frame: QRectF, medal: QRectF, felt: Felt, radius: float = 9.0) -> None:
    """Paints the frame round the best play, with corners of this radius, and the star on it."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(felt.brass), LINE))
    painter.drawRoundedRect(frame, radius, radius)
    painter.setPen(QPen(QColor(felt.shade), 1.5))
    painter.setBrush(QColor(felt.brass))
    painter.drawEllipse(medal)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(felt.ink))
    painter.drawPath(_star(medal.center(), medal.width() * 0.36))


class PillItem(OverlayItem):
    """A number or a word on a dark pill at the foot of cards: how many a pile has, or which cards lie open there."""

    def __init__(self, felt: Felt, font: QFont, height: float = COUNT) -> None:
        super().__init__(felt, height)
        self.font = font
        self._words = ""
        self._told: tuple[str, QRectF, QFont] | None = None

    def tell(self, words: str, cards: QRectF) -> None:
        """Shows the words at the foot of these cards; hides itself without words."""
        told = words, cards, self.font
        if told == self._told:
            return
        self._told, self._words = told, words
        metrics = QFontMetricsF(self.font)
        pill = QRectF(0, 0, metrics.horizontalAdvance(words) + 16, metrics.height() + 4)
        pill.moveCenter(QPointF(cards.center().x(), cards.bottom() - 2))
        self.cover(pill if words else None)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """The pill and the words."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_pill(painter, self.room, self.felt, 0.88)
        painter.setPen(QColor(self.felt.text))
        painter.setFont(self.font)
        painter.drawText(self.room, Qt.AlignmentFlag.AlignCenter, self._words)


def paint_pill(painter: QPainter, room: QRectF, felt: Felt, opacity: float) -> None:
    """Paints dark glass with round ends, for a number or words."""
    shade = QColor(felt.shade)
    shade.setAlphaF(opacity)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    painter.drawRoundedRect(room, room.height() / 2, room.height() / 2)


class InkItem(OverlayItem):
    """A bomb's burst: strokes of ink and cinnabar that fly out from the play and fade."""

    STROKES = 22

    def __init__(self, felt: Felt) -> None:
        super().__init__(felt, INK)
        self._share = 1.0

    def burst(self, share: float, centre: QPointF, reach: float) -> None:
        """Shows the burst after this share of its time; 1 is over."""
        self._share = share
        room = QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)
        self.cover(room if 0 <= share < 1 else None)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Strokes of changing length; a ring goes ahead of them."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        reach, centre, share = self.room.width() / 2, self.room.center(), self._share
        fade = (1 - share) ** 1.4
        ring = QColor(self.felt.alarm)
        ring.setAlphaF(0.55 * fade)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ring, 2 + 8 * fade))
        painter.drawEllipse(centre, reach * (0.25 + 0.7 * share), reach * (0.25 + 0.7 * share))
        for stroke in range(self.STROKES):
            angle = stroke * 2 * pi / self.STROKES + (stroke % 3) * 0.09
            length = reach * (0.20 + 0.16 * (stroke * 7 % 5) / 4)
            inner = reach * (0.18 + (0.62 - 0.08 * (stroke % 4)) * share)
            colour = QColor(self.felt.alarm if stroke % 2 else self.felt.ink)
            colour.setAlphaF(0.9 * fade)
            pen = QPen(colour, 2 + 5 * fade * (1 + stroke % 3) / 3)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            way = QPointF(cos(angle), sin(angle))
            painter.drawLine(centre + way * inner, centre + way * (inner + length * fade))


class GleamItem(OverlayItem):
    """Rings of brass that go out from some rectangles and fade: a tractor that lies, or who has won a hand."""

    REACH = 20.0

    def __init__(self, felt: Felt) -> None:
        super().__init__(felt, INK)
        self._share = 1.0
        self._rooms: list[QRectF] = []

    def shine(self, share: float, rooms: list[QRectF]) -> None:
        """Shows the rings after this share of their time; 1 is over."""
        self._share, self._rooms = share, rooms
        whole = QRectF()
        for room in rooms:
            whole = whole.united(room)
        self.cover(whole if rooms and share < 1 else None)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Two rings round each rectangle, one behind the other."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for behind, width in ((0.0, 4.0), (0.35, 2.0)):
            share = max(0.0, self._share - behind)
            brass = QColor(self.felt.brass)
            brass.setAlphaF(0.9 * (1 - self._share))
            painter.setPen(QPen(brass, width))
            out = 2 + self.REACH * share
            for room in self._rooms:
                painter.drawRoundedRect(room.adjusted(-out, -out, out, out), 8 + out, 8 + out)


class BannerItem(OverlayItem):
    """News that everybody waits for, large in the middle of the table: paper between two red rules."""

    def __init__(self, felt: Felt, font: QFont) -> None:
        super().__init__(felt, BANNER)
        self.font = font
        self.words = ""

    def tell(self, words: str, middle: QPointF) -> None:
        """Shows these words round this point; hides itself without words."""
        self.words = words
        metrics = QFontMetricsF(self._large())
        room = QRectF(0, 0, metrics.horizontalAdvance(words) + 72, metrics.height() + 30)
        room.moveCenter(middle)
        self.cover(room if words else None)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """The strip of paper with its rules, and the words."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 70))
        painter.drawRoundedRect(self.room.translated(0, 4), 10, 10)
        painter.setBrush(QColor(self.felt.paper))
        painter.drawRoundedRect(self.room, 10, 10)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self.felt.alarm), 2.2))
        painter.drawRoundedRect(self.room.adjusted(5, 5, -5, -5), 7, 7)
        painter.setFont(self._large())
        painter.setPen(QColor(self.felt.ink))
        painter.drawText(self.room, Qt.AlignmentFlag.AlignCenter, self.words)

    def _large(self) -> QFont:
        large = QFont(self.font)
        large.setPixelSize(round(self.font.pixelSize() * 1.5))
        large.setWeight(QFont.Weight.DemiBold)
        return large


def _star(centre: QPointF, reach: float) -> QPainterPath:
    """A star of five points; a crown would mean an emperor."""
    corners = [
        centre + QPointF(sin(corner * pi / 5), -cos(corner * pi / 5)) * (reach * (0.42 if corner % 2 else 1.0))
        for corner in range(10)
    ]
    path = QPainterPath(corners[0])
    for corner in corners[1:]:
        path.lineTo(corner)
    path.closeSubpath()
    return path
