"""The mark of a pause: a word and two bars, quiet, on felt where no play lies."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from ui.kit.geometry import Point, Rect, Size
from ui.kit.theme import Felt
from ui.table.layout.free_place import least_hiding
from ui.table.layout.table_layout import TableLayout
from ui.table.scene.overlays import COUNT, OverlayItem, paint_pill

AROUND = 12
"""Pixels left and right of sign and words."""
AIR = 6.0
"""Pixels of felt between the mark and cards."""


class PauseItem(OverlayItem):
    """Says that the others wait until the person goes on."""

    def __init__(self, felt: Felt, font: QFont) -> None:
        super().__init__(felt, COUNT)
        self.font = font
        self.words = ""
        self._told: tuple[str, TableLayout, tuple[Rect, ...], QFont] | None = None

    def tell(self, words: str, layout: TableLayout, lying: tuple[Rect, ...] = ()) -> None:
        """Shows these words where this layout has room for them beside the cards that lie there; hides itself without
        words."""
        told = words, layout, lying, self.font
        if told == self._told:
            return
        self._told, self.words = told, words
        if not words:
            self.cover(None)
            return
        metrics = QFontMetricsF(self.font)
        size = Size(metrics.horizontalAdvance(words) + metrics.height() + 2 * AROUND, metrics.height() + 8)
        room = pause_room(layout, size, lying)
        self.cover(QRectF(room.x, room.y, room.width, room.height))

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Dark glass, two bars, and the words."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high, room = QFontMetricsF(self.font).height(), self.room
        paint_pill(painter, room, self.felt, 0.62)
        painter.setBrush(QColor(self.felt.text))
        bar, left = high * 0.17, room.left() + AROUND
        for number in range(2):
            at = QPointF(left + number * 2 * bar, room.center().y() - high * 0.3)
            painter.drawRect(QRectF(at.x(), at.y(), bar, high * 0.6))
        painter.setPen(QColor(self.felt.text))
        painter.setFont(self.font)
        beside = room.adjusted(AROUND + high, 0, -AROUND, 0)
        painter.drawText(beside, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.words)


def pause_room(layout: TableLayout, size: Size, lying: tuple[Rect, ...] = ()) -> Rect:
    """The place of a mark of this size on the felt above the hand, near the middle: off names, faces and all cards that
    lie there, then off the places of plays, and, as far as there is room, off those of hidden and taken cards."""
    felt, middle = layout.felt, layout.pool.centre
    above = Rect(felt.x, felt.y, felt.width, min(felt.bottom, layout.status.y) - felt.y)
    seats, others = layout.seats, layout.seats[1:]
    people = [*(seat.plate for seat in seats), *(seat.face for seat in others)]
    plays = [seat.play for seat in seats]
    held = [*(seat.stack for seat in others), *(seat.shown for seat in seats)]
    wanted = Point(middle.x - size.width / 2, middle.y - size.height / 2)
    found = least_hiding(size, above, ((*people, *map(_with_air, lying)), plays, held), wanted)
    return Rect.around(middle, size) if found is None else found[1]


def _with_air(cards: Rect) -> Rect:
    return Rect(cards.x - AIR, cards.y - AIR, cards.width + 2 * AIR, cards.height + 2 * AIR)
