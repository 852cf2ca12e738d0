"""A game in the lobby: its name and a sentence on felt, beside a fan of its cards."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen
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
"""Pixels."""
FAN_STEP = 11.0
"""Degrees between two cards of the fan."""


class GameTile(QAbstractButton):
    """A checkable picture of a table with the game's name on it."""

    def __init__(self, faces: CardFaces, cards: Cards, felt: Felt) -> None:
        super().__init__()
        self._faces, self._cards, self._felt = faces, cards, felt
        self.about = ""
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_game(self, name: str, about: str) -> None:
        """These words on the tile."""
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
        """High enough for the title and three lines."""
        return QSize(420, self._height())

    def minimumSizeHint(self) -> QSize:
        """Any width; the sentence wraps beside the cards."""
        return QSize(280, self._height())

    def _height(self) -> int:
        title, plain = QFontMetrics(scaled_font(TITLE, bold=True)), QFontMetrics(scaled_font(PLAIN))
        lines = 3 if plain.height() < LARGE_LETTERS else 5  # large letters stand in a window of the same width
        return max(150, title.height() + lines * plain.lineSpacing() + 60)

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
        room = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        shape = QPainterPath()
        shape.addRoundedRect(room, 12, 12)
        light = QLinearGradient(room.topLeft(), room.bottomLeft())
        light.setColorAt(0, QColor(self._felt.light))
        light.setColorAt(1, QColor(self._felt.edge))
        painter.fillPath(shape, light)
        painter.setClipPath(shape)
        fan = min(room.height() * 0.64, room.width() * 0.17)
        self._paint_fan(painter, QPointF(room.right() - fan * 1.5 - 14, room.bottom() + fan * 0.12), fan)
        painter.setClipping(False)
        self._write(painter, room.adjusted(22, 18, -fan * 3.0 - 26, -14))
        self._frame(painter, room)
        painter.end()

    def _paint_fan(self, painter: QPainter, foot: QPointF, width: float) -> None:
        """The cards turn about a foot below the tile's edge, so that they rise out of it like a held hand."""
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
        title = scaled_font(TITLE if room.width() > 240 else HEADING, bold=True)
        painter.setFont(title)
        painter.setPen(QColor(self._felt.text))
        high = painter.boundingRect(room, Qt.AlignmentFlag.AlignLeft, self.text()).height()  # Chinese stands higher
        painter.drawText(QRectF(room.left(), room.top(), room.width(), high), Qt.AlignmentFlag.AlignLeft, self.text())
        painter.setFont(scaled_font(PLAIN))
        painter.setPen(QColor(self._felt.muted))
        below = QRectF(room.left(), room.top() + high + 6, room.width(), room.height() - high - 6)
        painter.drawText(below, Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap, self.about)

    def _frame(self, painter: QPainter, room: QRectF) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.isChecked():
            painter.setPen(QPen(QColor(self._felt.brass), 2.5))
            painter.drawRoundedRect(room, 12, 12)
        if self.hasFocus():
            painter.setPen(QPen(QColor(self._felt.text), 1.2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(room.adjusted(6, 6, -6, -6), 8, 8)


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
