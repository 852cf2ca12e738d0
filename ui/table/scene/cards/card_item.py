"""Cards as pixmaps: one item a card that can be seen or flies, one item for a whole pile of backs."""

from __future__ import annotations

from math import cos, pi

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsPixmapItem

from engine.cards import Card
from engine.presentation import Sign
from ui.kit.faces import NO_SIGNS, CardFaces, shadow_margin
from ui.kit.geometry import CARD_RATIO, Point
from ui.table.layout.arrangement import Pose
from ui.table.scene.cards.hand_backs import backs_shown, fan_of_backs

CORNER = 0.06
"""The radius of a card's corners over its width."""


VEIL = QColor(14, 34, 29, 125)
SMOOTH, UNCHANGED = Qt.TransformationMode.SmoothTransformation, Qt.TransformationMode.FastTransformation
"""How Qt draws a pixmap; it copies one whose pixels are the screen's, unless told to smooth."""


class CardItem(QGraphicsPixmapItem):
    """One card. ``card`` is what it is (None: nobody here knows); the pose says whether its face shows."""

    def __init__(self, faces: CardFaces, card: Card | None, ratio: float) -> None:
        super().__init__()
        self.card = card
        self.pose = Pose(Point(0, 0), 1)
        self._faces, self._ratio = faces, ratio
        self.signs = NO_SIGNS
        self._drawn: tuple[Card | None, int, int] | None = None
        self._plain: bool | None = None
        self._frame: QGraphicsPathItem | None = None
        self._veil: QGraphicsPathItem | None = None
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def redraw(self, ratio: float) -> None:
        """Redraws it in another look of the faces, at this ratio of device to logical pixels."""
        self._ratio, self._drawn, self._plain = ratio, None, None
        self.lie(self.pose)

    def wear(self, signs: frozenset[Sign]) -> None:
        """Shows these signs on the face."""
        if signs != self.signs:
            self.signs = signs
            if self._drawn is not None:  # a card that lies nowhere yet has no size to be drawn in
                self.redraw(self._ratio)

    def lie(self, pose: Pose, drawn_width: float | None = None) -> None:
        """Takes this pose. ``drawn_width``: on the way between two sizes, the width whose pixmap is scaled."""
        self.pose = pose
        drawn_width = max(1, round(drawn_width if drawn_width is not None else pose.width))
        flat = pose.up == 0 and pose.angle == 0  # so do most cards fly: they are scaled once for all
        width = max(1, round(pose.width)) if flat else drawn_width
        shown = self.card if pose.up >= 0.5 else None
        if (shown, width, drawn_width) != self._drawn:
            self._drawn = (shown, width, drawn_width)
            self._show(shown, width, drawn_width)
        self._turn(pose, pose.width / width if width == drawn_width else 1.0)
        self.setPos(self._snapped(pose, width))

    def _show(self, shown: Card | None, width: int, drawn_width: int) -> None:
        if width == drawn_width:
            self.setPixmap(self._faces.pixmap(shown, width, self._ratio, self.signs))
            margin = shadow_margin(width)
            self.setOffset(-margin - width / 2, -margin - width * CARD_RATIO / 2)
        else:
            back = self._faces.scaled_back(width, drawn_width, self._ratio)
            self.setPixmap(back)
            size = back.deviceIndependentSize()
            self.setOffset(-size.width() / 2, -size.height() / 2)
        self._shape_frame()

    def _turn(self, pose: Pose, scale: float) -> None:
        across = 1.0 if pose.up in (0.0, 1.0) else max(0.02, abs(cos(pose.up * pi)))
        plain = pose.angle == 0 and abs(scale - 1) < 0.004 and across >= 0.999
        if not plain:
            self.setTransform(QTransform().rotate(pose.angle).scale(scale * across, scale))
        elif not self._plain:
            self.resetTransform()
        if plain != self._plain:
            self._plain = plain
            self.setTransformationMode(UNCHANGED if plain and self._ratio % 1 == 0 else SMOOTH)

    def frame(self, pen: QPen | None) -> None:
        """Draws this frame round the card, or none."""
        if pen is None:
            if self._frame is not None:
                self._frame.setVisible(False)
            return
        if self._frame is None:
            self._frame = QGraphicsPathItem(self)
            self._frame.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._frame.setVisible(True)
        if self._frame.pen() != pen:
            self._frame.setPen(pen)
        self._shape_frame()

    @property
    def veiled(self) -> bool:
        """Whether a veil lies on the card."""
        return self._veil is not None and self._veil.isVisible()

    def veil(self, veiled: bool) -> None:
        """Puts a veil on the card, or removes it; unlike glass it hides the cards behind."""
        if self._veil is None and veiled:
            self._veil = QGraphicsPathItem(self)
            self._veil.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self._veil.setPen(QPen(Qt.PenStyle.NoPen))
            self._veil.setBrush(VEIL)
            self._veil.setZValue(-1)  # under the frame
            self._shape_frame()
        if self._veil is not None:
            self._veil.setVisible(veiled)

    def _shape_frame(self) -> None:
        if self._drawn is None:
            return
        if self._frame is not None:
            self._frame.setPath(_outline(self._drawn[1], self._frame.pen().widthF() / 2))
        if self._veil is not None:
            self._veil.setPath(_outline(self._drawn[1], 0.0))

    def _snapped(self, pose: Pose, width: int) -> QPointF:
        """The middle, moved by less than a pixel so that the pixmap's pixels are the screen's."""
        left, top = pose.at.x - width / 2, pose.at.y - width * CARD_RATIO / 2
        ratio = self._ratio
        return QPointF(
            pose.at.x + round(left * ratio) / ratio - left,
            pose.at.y + round(top * ratio) / ratio - top,
        )

    def room(self) -> QRectF:
        """The upright rectangle around the card in the scene."""
        height = self.pose.width * CARD_RATIO
        return QRectF(self.pose.at.x - self.pose.width / 2, self.pose.at.y - height / 2, self.pose.width, height)


def _outline(width: int, inset: float) -> QPainterPath:
    """The card's edge, so far within it."""
    card = QRectF(-width / 2, -width * CARD_RATIO / 2, width, width * CARD_RATIO)
    path = QPainterPath()
    path.addRoundedRect(card.adjusted(inset, inset, -inset, -inset), width * CORNER, width * CORNER)
    return path


class PileItem(QGraphicsPixmapItem):
    """A pile of backs as one picture, a little higher the more cards it has."""

    def __init__(self, faces: CardFaces, ratio: float, *, fanned: bool = False) -> None:
        """``fanned``: the backs are held as a fan, as another seat holds its hand."""
        super().__init__()
        self.count = 0
        self._fanned = fanned
        self._faces, self._ratio = faces, ratio
        self._pose = Pose(Point(0, 0), 1)
        self._drawn: tuple[int, int] | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def redraw(self, ratio: float) -> None:
        """Redraws it in another look of the faces, at this ratio of device to logical pixels."""
        self._ratio, self._drawn = ratio, None
        self.hold(self.count, self._pose)

    def hold(self, count: int, pose: Pose) -> None:
        """Shows a pile of so many cards there; nothing without cards, or with fewer: those left before they came."""
        self.count, self._pose = count, pose
        self.setVisible(count > 0)
        layers, width = (backs_shown if self._fanned else layers_of)(max(count, 0)), round(pose.width)
        if count > 0 and (layers, width) != self._drawn:
            self._drawn = (layers, width)
            self.setPixmap(self._faces.composed(("pile", self._fanned, layers, width, self._ratio), self._pixmap))
            if self._fanned:
                self.setOffset(-width, -width * CARD_RATIO / 2)
            else:
                margin = shadow_margin(width)
                self.setOffset(-margin - width / 2, -margin - width * CARD_RATIO / 2 - (layers - 1) * LAYER * width)
        left, top = pose.at.x - width / 2, pose.at.y - width * CARD_RATIO / 2
        ratio = self._ratio
        self.setPos(pose.at.x + round(left * ratio) / ratio - left, pose.at.y + round(top * ratio) / ratio - top)

    def _pixmap(self) -> QPixmap:
        assert self._drawn is not None
        return (fan_of_backs if self._fanned else _pile_pixmap)(self._faces, *self._drawn, self._ratio)


LAYER = 0.018
"""How much higher each layer of a pile lies, as a share of the card's width."""
MOST_LAYERS = 7


def layers_of(count: int) -> int:
    """How many backs are drawn for so many cards: each of a few, then one more for every three."""
    return min(MOST_LAYERS, count if count < 3 else 2 + count // 3)


def _pile_pixmap(faces: CardFaces, layers: int, width: int, ratio: float) -> QPixmap:
    back = faces.pixmap(None, width, ratio)
    size = back.deviceIndependentSize()
    rise = (layers - 1) * LAYER * width
    pile = QPixmap(round(size.width() * ratio), round((size.height() + rise) * ratio))
    pile.setDevicePixelRatio(ratio)
    pile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pile)
    for layer in range(layers):
        painter.drawPixmap(QPointF(0, rise - layer * LAYER * width), back)
    painter.end()
    return pile
