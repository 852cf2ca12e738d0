"""A small picture of a table, as its own seat sees it: its cards, the cards played, and how many the others hold."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QPainter, QPen, QPixmap

from engine.cards import Cards, canonical
from engine.events import Place, Seat, Zone
from engine.game import AnyGame, AnyView
from engine.match import Match
from ui.kit.faces import CardFaces, shadow_margin
from ui.kit.geometry import CARD_RATIO
from ui.kit.lettering import SMALL, scaled_font
from ui.kit.theme import Felt
from ui.table.scene.last_trick import last_trick

SIZE = QSize(184, 112)
HAND_WIDTH, PLAYED_WIDTH, BACK_WIDTH = 24.0, 20.0, 13.0
IN_A_ROW = 13
"""The most cards of a hand in one row, so that the 10 stays whole; more lie in rows one over another."""
RANK_AND_SUIT, RANK_ALONE = 21.0, 12.0
"""How much of each row is in sight where there are two, and where there are more."""
EDGE = 8.0
MOST_LETTERS = 14
"""The largest letters of a number, in pixels."""
PLAYED_FROM, PLAYED_TO = 46.0, 142.0
"""The lines between which played cards lie, so that backs and numbers of the seats at the sides stay visible."""

PLAYED = (Zone.TABLE, Zone.SHOWN)
"""Where cards lie that a seat has played: a throw is shown until all have seen whether it stands."""


@dataclass(frozen=True, slots=True)
class SmallTable:
    """The part of a view that is drawn; ``seats`` from ours on, each with the number of its cards and what it has
    played."""

    hand: Cards
    seats: tuple[tuple[int, Cards], ...]
    stands: Match | None = None
    """How the session stands after this hand; None while it is being played."""


def small_table(game: AnyGame, view: AnyView, seat: Seat, seats: int) -> SmallTable:
    """The small table of what this seat may know, with this seat in front; once all cards are played, it shows the last
    trick, without which it would be empty."""
    places, height = view.places(), game.height(view)
    if not any(cards for place, cards in places.items() if place.zone is Zone.HAND):
        places = {Place(Zone.TABLE, play.seat): play.cards for play in last_trick(view)}
    held = [card for card in places.get(Place(Zone.HAND, seat), ()) if card is not None]
    around = []
    for step in range(seats):
        other = (seat + step) % seats
        lying = tuple(card for zone in PLAYED for card in places.get(Place(zone, other), ()) if card is not None)
        around.append((len(places.get(Place(Zone.HAND, other), ())), lying))
    high_first = sorted(canonical(held, height), key=lambda card: -height(card))
    return SmallTable(tuple(high_first), tuple(around))


def painted(table: SmallTable | None, faces: CardFaces, felt: Felt, ratio: float) -> QPixmap:
    """The picture, or only the felt without a table."""
    pixmap = QPixmap(SIZE * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(felt.line), 1))
    painter.setBrush(QColor(felt.cloth))
    painter.drawRoundedRect(QRectF(0.5, 0.5, SIZE.width() - 1, SIZE.height() - 1), 8, 8)
    if table is not None:
        _paint_others(painter, table, faces, felt, ratio)
        _paint_hand(painter, table.hand, faces, ratio)
    painter.end()
    return pixmap


def _paint_others(painter: QPainter, table: SmallTable, faces: CardFaces, felt: Felt, ratio: float) -> None:
    """Paints the other seats: a back with the number of cards at the edge, until nobody holds any, and played cards
    towards the middle."""
    seats = len(table.seats)
    middle = QPointF(SIZE.width() / 2, SIZE.height() * 0.44)
    painter.setFont(_count_font())
    in_hands = any(count for count, _ in table.seats)
    for step, (count, lying) in enumerate(table.seats):
        angle = 2 * pi * step / seats
        towards = QPointF(sin(angle), cos(angle))
        if step and in_hands:
            at = middle + QPointF(towards.x() * (SIZE.width() / 2 - 26), towards.y() * (SIZE.height() * 0.44 - 14))
            _paint_back(painter, at, count, faces, felt, ratio)
        if lying:
            at = middle + QPointF(towards.x() * 34, towards.y() * 6 + 3)
            _paint_played(painter, at, lying, faces, ratio)


def _count_font() -> QFont:
    """The small letters, or in large print the largest in which a number of two digits has room beside its back."""
    font = scaled_font(SMALL)
    font.setPixelSize(min(QFontInfo(font).pixelSize(), MOST_LETTERS))
    return font


def _paint_back(painter: QPainter, at: QPointF, count: int, faces: CardFaces, felt: Felt, ratio: float) -> None:
    height = BACK_WIDTH * CARD_RATIO
    _paint_card(painter, None, QPointF(at.x() - BACK_WIDTH - 1, at.y() - height / 2), faces, BACK_WIDTH, ratio)
    painter.setPen(QColor(felt.text))
    painter.drawText(QRectF(at.x() + 2, at.y() - height, 24, 2 * height), Qt.AlignmentFlag.AlignVCenter, str(count))


def _paint_played(painter: QPainter, at: QPointF, cards: Cards, faces: CardFaces, ratio: float) -> None:
    step = min(PLAYED_WIDTH * 0.5, 30.0 / max(1, len(cards) - 1))
    left = played_left(at.x(), PLAYED_WIDTH + step * (len(cards) - 1))
    top = at.y() - PLAYED_WIDTH * CARD_RATIO / 2
    for place, card in enumerate(cards):
        _paint_card(painter, card, QPointF(left + place * step, top), faces, PLAYED_WIDTH, ratio)


def played_left(middle: float, width: float) -> float:
    """The x at which played cards of this width begin: around this middle, as far as there is room."""
    return min(max(middle - width / 2, PLAYED_FROM), PLAYED_TO - width)


def _paint_hand(painter: QPainter, cards: Cards, faces: CardFaces, ratio: float) -> None:
    """Paints our cards at the lower edge; of several rows the last goes beyond it."""
    rows = hand_rows(cards)
    top = SIZE.height() - EDGE - HAND_WIDTH * CARD_RATIO
    strip = RANK_AND_SUIT if len(rows) < 3 else RANK_ALONE
    if len(rows) > 1:
        top = SIZE.height() - 4 - strip * len(rows)
        painter.setClipRect(QRectF(1, 0, SIZE.width() - 2, SIZE.height() - 1))
    for place, row in enumerate(rows):
        _paint_row(painter, row, len(rows[0]), faces, top + place * strip, ratio)


def hand_rows(cards: Cards) -> tuple[Cards, ...]:
    """The rows in which a hand lies: as many cards in each, as far as that comes out."""
    rows = max(1, ceil(len(cards) / IN_A_ROW))
    each = ceil(len(cards) / rows)
    return tuple(cards[begin : begin + each] for begin in range(0, len(cards), each)) if cards else ()


def _paint_row(painter: QPainter, cards: Cards, widest: int, faces: CardFaces, top: float, ratio: float) -> None:
    """Paints a row that begins where one of so many cards begins that lies in the middle."""
    room = SIZE.width() - 2 * EDGE
    step = min(HAND_WIDTH * 0.6, (room - HAND_WIDTH) / max(1, widest - 1))
    left = EDGE + (room - HAND_WIDTH - step * max(0, widest - 1)) / 2
    for place, card in enumerate(cards):
        _paint_card(painter, card, QPointF(left + place * step, top), faces, HAND_WIDTH, ratio)


def _paint_card(painter: QPainter, card: object, at: QPointF, faces: CardFaces, width: float, ratio: float) -> None:
    margin = shadow_margin(width)
    painter.drawPixmap(at - QPointF(margin, margin), faces.pixmap(card, width, ratio))  # type: ignore[arg-type]
