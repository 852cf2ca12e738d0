"""A game in the lobby: its name and a sentence on felt, beside a fan of its cards."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from engine.cards import Card, Cards, Suit
from engine.game import AnyGame
from engine.match import Match, next_record
from engine.record import opened
from ui.kit.faces import CardFaces, shadow_margin
from ui.kit.lettering import HEADING, PLAIN, TITLE, scaled_font
from ui.kit.theme import Felt

FAN = 5
LARGE_LETTERS = 19
"""The size in pixels from which letters count as large."""
LOWEST, FRAME, BELOW_NAME = 150, 2, 6
"""Pixels: the least height of a tile, its frame, and the gap between name and sentence."""
NARROW = 340
"""Tiles narrower than this, in pixels, have smaller cards."""
LEAST, LEAST_LARGE = 286, 310
"""The least width of a tile in pixels, with usual and with large letters."""
FAN_STEP = 11.0
"""Degrees between two cards of the fan."""


class GameTile(QAbstractButton):
    """A checkable picture of a table with the game's name on it."""

    def __init__(self, faces: CardFaces, cards: Cards, felt: Felt) -> None:
        super().__init__()
        self._faces, self._cards, self._felt = faces, cards, felt
        self.about = ""
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)  # as high as its row
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_game(self, name: str, about: str) -> None:
        """Shows these words on the tile."""
        self.setText(name)
        self.about = about
        self.setAccessibleName(name)
        self.setAccessibleDescription(about)
        self.updateGeometry()
        self.update()

    def use_felt(self, felt: Felt) -> None:
        """Another table."""
        self._felt = felt
        self.update()

    def sizeHint(self) -> QSize:
        """As high as its words need."""
        return QSize(420, self.heightForWidth(420))

    def minimumSizeHint(self) -> QSize:
        """Any width; the sentence wraps beside the cards."""
        return QSize(LEAST, LOWEST)

    def hasHeightForWidth(self) -> bool:
        """Narrow means more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """High enough for the cards, and for the words beside the widest that they can be."""
        room = QRectF(0, 0, width - 2 * FRAME, width)
        words = self._words_room(room)
        return max(LOWEST, round(room.height() - words.height() + self._words_size(words).height()) + 2 * FRAME)

    def changeEvent(self, event: QEvent) -> None:
        """Adapts the height to another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Felt, fan, words; a brass frame when chosen, a second line when focused."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        room = QRectF(self.rect()).adjusted(FRAME, FRAME, -FRAME, -FRAME)
        shape = QPainterPath()
        shape.addRoundedRect(room, 12, 12)
        light = QLinearGradient(room.topLeft(), room.bottomLeft())
        light.setColorAt(0, QColor(self._felt.light))
        light.setColorAt(1, QColor(self._felt.edge))
        painter.fillPath(shape, light)
        painter.setClipPath(shape)
        fan = self._fan(room)
        self._paint_fan(painter, QPointF(room.right() - fan * 1.5 - 14, room.bottom() + fan * 0.12), fan)
        painter.setClipping(False)
        self._write(painter, self._words_room(room))
        self._frame(painter, room)
        painter.end()

    def _fan(self, room: QRectF) -> float:
        """The width of a card; narrow tiles leave more room to the words."""
        return min(room.height() * 0.64, room.width() * (0.17 if room.width() >= NARROW else 0.11))

    def _words_room(self, room: QRectF) -> QRectF:
        inset = 22 if room.width() >= NARROW else 16
        return room.adjusted(inset, inset - 4, -self._fan(room) * 3.0 - inset - 4, -14)

    @property
    def words_fit(self) -> bool:
        """Whether the name and the sentence have room beside the cards."""
        room = self._words_room(QRectF(self.rect()).adjusted(FRAME, FRAME, -FRAME, -FRAME))
        needed = self._words_size(room)
        return needed.width() <= room.width() and needed.height() <= room.height()

    def _words_size(self, room: QRectF) -> QSize:
        """The size of name and sentence in a room of this width."""
        name = QFontMetrics(self._title_font(room)).size(0, self.text())
        below = QRect(0, 0, int(room.width()), 10_000)
        plain, wraps = QFontMetrics(scaled_font(PLAIN)), Qt.TextFlag.TextWordWrap
        about = plain.boundingRect(below, Qt.AlignmentFlag.AlignLeft | wraps, self.about)
        return QSize(max(name.width(), about.width()), name.height() + BELOW_NAME + about.height())

    def _title_font(self, room: QRectF) -> QFont:
        return scaled_font(TITLE if room.width() > 240 else HEADING, bold=True)

    def _paint_fan(self, painter: QPainter, foot: QPointF, width: float) -> None:
        """Paints the cards turned about a point below the tile's edge, like a held hand."""
        ratio = self.devicePixelRatioF()
        margin = shadow_margin(width)
        middle = (len(self._cards) - 1) / 2
        for place, card in enumerate(self._cards):
            painter.save()
            painter.translate(foot)
            painter.rotate((place - middle) * FAN_STEP)
            painter.translate(0, -width * 1.32)
            pixmap = self._faces.pixmap(card, width, ratio)
            painter.translate((place - middle) * width * 0.22, 0)
            painter.drawPixmap(QPointF(-width / 2 - margin, -margin), pixmap)
            painter.restore()

    def _write(self, painter: QPainter, room: QRectF) -> None:
        painter.setFont(self._title_font(room))
        painter.setPen(QColor(self._felt.text))
        high = painter.boundingRect(room, Qt.AlignmentFlag.AlignLeft, self.text()).height()  # Chinese stands higher
        painter.drawText(QRectF(room.left(), room.top(), room.width(), high), Qt.AlignmentFlag.AlignLeft, self.text())
        painter.setFont(scaled_font(PLAIN))
        painter.setPen(QColor(self._felt.muted))
        below = QRectF(room.left(), room.top() + high + BELOW_NAME, room.width(), room.height() - high - BELOW_NAME)
        painter.drawText(below, Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap, self.about)

    def _frame(self, painter: QPainter, room: QRectF) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.isChecked():
            painter.setPen(QPen(QColor(self._felt.brass), 2.5))
            painter.drawRoundedRect(room, 12, 12)
        if self.hasFocus():
            painter.setPen(QPen(QColor(self._felt.text), 1.2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(room.adjusted(6, 6, -6, -6), 8, 8)


def least_width() -> int:
    """The least width of a tile with letters of the present size."""
    return LEAST if QFontMetrics(scaled_font(PLAIN)).height() < LARGE_LETTERS else LEAST_LARGE


def fan_of(game: AnyGame) -> Cards:
    """Five high cards of a game for its picture, of different ranks, the suits in turn; marked ones are its own."""
    options = next(iter(game.presets.values()))
    height = game.height(opened(next_record(Match(game, options, 1))).state.view(0))
    pack = game.pack(options)
    ranks = sorted(
        {card.rank: height(card) for card in pack if card.suit is not None}.items(), key=lambda each: each[1]
    )
    suits = tuple(Suit)
    high = [rank for rank, _ in ranks[-FAN:]]
    plain = [
        _of_suit([card for card in pack if card.rank == rank], suits[place % 4]) for place, rank in enumerate(high)
    ]
    jokers = {card for card in pack if card.suit is None}
    own = sorted({card for card in jokers if card.marked} or jokers, key=height)
    return (*plain, *own)[-FAN:]


def _of_suit(cards: list[Card], suit: Suit) -> Card:
    """The card of this suit, or another where the pack lacks it."""
    return next((card for card in cards if card.suit is suit), cards[0])
