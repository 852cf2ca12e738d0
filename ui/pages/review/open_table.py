"""All hands open in rows, one a seat: name and roles, the cards held, and the cards played."""

from __future__ import annotations

from itertools import islice
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.cards import Cards
from engine.events import Place, Seat, Zone
from engine.words import Catalogue, text
from ui.kit.faces import SMALL, CardFaces, shadow_margin
from ui.kit.geometry import CARD_RATIO, even_lines
from ui.kit.language import Lexicon
from ui.kit.lettering import scaled_font
from ui.kit.theme import Felt
from ui.pages.review.replay import OPEN, ReplayStop
from ui.table.layout.fan import LARGE_STRIP, WORTH_A_ROW
from ui.table.scene.plates import UNWRITTEN
from ui.table.scene.spoken import cards_in_words, marks_of

STRIP = 0.30
"""The least share of a covered card's width that is visible."""
HAND = 0.68
"""The share of a row that a hand takes; the rest is for what lies before its seat."""
WORDS = 0.69
"""The share of a row that words may take beside what lies before the seat."""
ROW = 0.6
"""The share of a card's height that stays visible above another row."""
USUAL_ROWS, MOST_ROWS = 2, 4
"""So many rows of a hand have to do in a low window, and so many are tried."""
EDGE = 6
"""Pixels above the first seat and below the last."""
BETWEEN_ROWS = 3.0
"""Pixels between two rows of a hand that has room for all."""
INDEX = 0.78
"""The share of a small card's height that its index takes, which stays in sight where rows are low."""
AIR = (6, 4), (2, 1)
"""Pixels above and below the cards of a row; the second where room is short."""
WIDEST, NARROWEST = 76.0, 26.0


class OpenTable(QWidget):
    """Draws one stop of a replay; the names come from the lexicon."""

    def __init__(self, lexicon: Lexicon, faces: CardFaces, felt: Felt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lexicon, self._faces, self.felt = lexicon, faces, felt
        self._stop: ReplayStop | None = None
        self._words: Catalogue = {}
        self._longest = 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_stop(self, stop: ReplayStop | None, words: Catalogue, longest: int) -> None:
        """Shows this stop, in the words of its game; ``longest``: the most cards that any seat ever holds."""
        self._stop, self._words, self._longest = stop, words, max(1, longest)
        self.setAccessibleName("" if stop is None else self._spoken(stop))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for five seats."""
        return QSize(720, 460)

    def minimumSizeHint(self) -> QSize:
        """The smallest size at which it can be read at its present width."""
        return QSize(400, max(300, 2 * EDGE + _seats(self._stop) * self._least_row))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Needs another height at another width."""
        super().resizeEvent(event)
        self.updateGeometry()

    def seat_room(self, seat: Seat) -> QRectF:
        """The row of this seat."""
        high = (self.height() - 2 * EDGE) / _seats(self._stop)
        return QRectF(10, EDGE + seat * high, self.width() - 20, high)

    @property
    def _least_row(self) -> int:
        """The height that a seat's row needs where the longest hand cannot be read in as few rows as usual."""
        width = (self.width() - 20) * HAND
        wide = (rows for rows in range(1, MOST_ROWS) if self._across(width, rows) >= NARROWEST)
        rows = next(wide, MOST_ROWS)
        words = QFontMetricsF(scaled_font(1.0, bold=True)).height() + sum(AIR[-1])
        return ceil(words + NARROWEST * CARD_RATIO * (1 + (rows - 1) * ROW)) if rows > USUAL_ROWS else 0

    def _spoken(self, stop: ReplayStop) -> str:
        hands = [cards_in_words(hand, self._lexicon) or "–" for hand in stop.hands]
        say = self._lexicon.say
        return say("spoken.between_hands").join(
            say("log.plays", seat=seat, cards=cards) for seat, cards in enumerate(hands)
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Felt, and a row for every seat."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.felt.cloth))
        painter.drawRoundedRect(QRectF(self.rect()), 10, 10)
        stop = self._stop
        if stop is not None:
            for seat in range(len(stop.hands)):
                self._paint_seat(painter, stop, seat, self.seat_room(seat))
            if middle := _middle(stop):
                zone = next(place.zone for place in stop.lying if place.seat is None)
                self._paint_middle(painter, zone, middle, self.seat_room(len(stop.hands)))
        painter.end()

    def _paint_seat(self, painter: QPainter, stop: ReplayStop, seat: int, room: QRectF) -> None:
        if stop.mover == seat:
            painter.setPen(QPen(QColor(self.felt.brass), 1.5))
            painter.setBrush(QColor(self.felt.shade))
            painter.drawRoundedRect(room.adjusted(-4, 0, 4, -1), 8, 8)
        font = scaled_font(1.0, bold=True)
        metrics = QFontMetricsF(font)
        below = _below_words(room, metrics)
        painter.setFont(font)
        painter.setPen(QColor(self.felt.text))
        lying = tuple(card for zone in OPEN for card in stop.lying.get(Place(zone, seat), ()))
        lying = lying or stop.swept.get(Place(Zone.TABLE, seat), ())
        heading = self._heading(stop, seat, metrics, room.width() * (WORDS if lying else 1.0))
        painter.drawText(QPointF(room.left(), below.top() - metrics.descent() - 2), heading)
        width = self._rows(below)[1]
        painter.save()
        if width * CARD_RATIO > below.height():
            painter.setClipRect(below.adjusted(-4, 0, 0, 0))  # else it would lie over the next name
        for cards, down in self._laid(stop.hands[seat], below):
            self._paint_row(painter, cards, below.topLeft() + QPointF(0, down), width, below.width() * HAND)
        painter.restore()
        if lying:
            at = QPointF(below.left() + below.width() * 0.71, room.top() + 4)
            frame = QRectF(at.x() - 6, room.top() + 2, room.right() - at.x() + 6, room.height() - 4)
            painter.setPen(QPen(QColor(self.felt.line), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(frame, 8, 8)
            top = frame.center().y() - width * CARD_RATIO / 2
            self._paint_row(painter, lying, QPointF(at.x(), top), width, frame.width() - 12)

    def _heading(self, stop: ReplayStop, seat: int, metrics: QFontMetricsF, width: float) -> str:
        """Whose turn it is, the name, marks and what was said; where that has no room without what the list of moves
        and the cards tell, then in fewer words, and at last cut."""
        name = ("▶ " if stop.turn == seat else "") + self._lexicon.name_of(seat)
        marks = [(mark, label or text(f"mark.{mark}")) for mark, label in marks_of(stop.picture, seat)]
        few = [label for mark, label in marks if mark not in UNWRITTEN]
        short = [self._lexicon.in_short(label, self._words) for label in few]
        said = [stop.picture.words[seat]] if seat in stop.picture.words else []
        for words in ([label for _, label in marks] + said, few + said, [*short, *said]):
            heading = " · ".join([name, *(self._lexicon.say_in(self._words, each) for each in words)])
            if metrics.horizontalAdvance(heading) <= width:
                return heading
        return metrics.elidedText(heading, Qt.TextElideMode.ElideRight, width)

    def _paint_middle(self, painter: QPainter, zone: Zone, cards: Cards, room: QRectF) -> None:
        painter.setFont(scaled_font(1.0, bold=True))
        metrics = QFontMetricsF(painter.font())
        painter.setPen(QColor(self.felt.text))
        words = self._lexicon.say(f"replay.{zone}")
        below = _below_words(room, metrics)
        painter.drawText(QPointF(room.left(), below.top() - metrics.descent() - 2), words)
        self._paint_row(painter, cards, below.topLeft(), self._rows(below)[1], below.width())

    def _rows(self, room: QRectF) -> tuple[int, float]:
        """In how many rows a hand lies in this room, and the width of its cards: in more where they are larger then."""
        widths = {rows: self._width(room, rows) for rows in range(1, MOST_ROWS + 1)}
        rows = next(rows for rows, width in widths.items() if width >= WORTH_A_ROW * max(widths.values()))
        return rows, max(widths[rows], min(NARROWEST, room.height() / CARD_RATIO / INDEX))

    def _laid(self, hand: Cards, room: QRectF) -> list[tuple[Cards, float]]:
        """The rows of a hand in this room, each with its distance from the top.

        None has more cards than a row of the longest hand, and they are as near to each other as they can be.
        """
        rows, width = self._rows(room)
        high = width * CARD_RATIO
        step = min((room.height() - high) / max(1, rows - 1), high + BETWEEN_ROWS)
        cards = iter(hand)
        lengths = even_lines(len(hand), max(1, ceil(len(hand) / ceil(self._longest / rows))))
        return [(tuple(islice(cards, length)), number * step) for number, length in enumerate(lengths)]

    def _width(self, room: QRectF, rows: int) -> float:
        """How wide the cards of the longest hand can be in so many rows."""
        by_height = room.height() / CARD_RATIO / (1 + (rows - 1) * ROW)
        return min(WIDEST, by_height, self._across(room.width() * HAND, rows))

    def _across(self, width: float, rows: int) -> float:
        """How wide its cards can be in so many rows of this width."""
        covered = ceil(self._longest / rows) - 1
        usual = width / (1 + STRIP * covered)
        return usual if usual >= SMALL else width / (1 + LARGE_STRIP * covered)  # the index of small cards is larger

    def _paint_row(self, painter: QPainter, cards: Cards, at: QPointF, width: float, room: float) -> None:
        """The cards from left to right, closer where there are many."""
        step = min(width * 0.62, max(1.0, (room - width) / max(1, len(cards) - 1)))
        margin, ratio = shadow_margin(width), self.devicePixelRatioF()
        for place, card in enumerate(cards):
            pixmap = self._faces.pixmap(card, width, ratio)
            painter.drawPixmap(QPointF(at.x() + place * step - margin, at.y() - margin), pixmap)


def _seats(stop: ReplayStop | None) -> int:
    """How many seats have a row, with what lies in the middle as one more."""
    return 1 if stop is None else len(stop.hands) + bool(_middle(stop))


def _middle(stop: ReplayStop) -> Cards:
    return tuple(card for place, cards in stop.lying.items() if place.seat is None for card in cards)


def _below_words(room: QRectF, metrics: QFontMetricsF) -> QRectF:
    """The part of a row below its words, with less air round it where cards would else be cut off."""
    for above, below in AIR:
        part = room.adjusted(0, metrics.height() + above, 0, -below)
        if part.height() >= NARROWEST * CARD_RATIO:
            break
    return part
