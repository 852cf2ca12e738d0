"""The cards as pixmaps: each face rasterised once for a size, with its soft shadow baked in."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from engine.cards import Card
from engine.presentation import Sign
from ui.kit.artwork.card_colours import PALETTES, coloured
from ui.kit.artwork.card_signs import draw_signs
from ui.kit.assets import asset
from ui.kit.geometry import CARD_RATIO
from ui.kit.geometry import SMALL as SMALL

if TYPE_CHECKING:
    from ui.kit.artwork.deck import Deck
    from ui.kit.settings import Settings

_BUDGET = 96 * 1024 * 1024  # bytes of pixmaps: three sizes of a whole deck on a 4K screen
_CORNER = 0.06
_SHADOW_REACH = 0.06  # how far the shadow's soft edge goes, in card widths
_SHADOW_FALL = 0.016  # how much lower it lies: light comes from above
_SHADOW_LAYERS = 8
NO_SIGNS: frozenset[Sign] = frozenset()


@dataclass(frozen=True, slots=True)
class Look:
    """The look of the cards: the settings `cut`, `colours` and `back`, and a deck of the user's own in
    place of ours."""

    cut: str = "standard"
    colours: str = "two"
    back: str = "jade"
    deck: Deck | None = None


def shadow_margin(width: float) -> int:
    """How far a pixmap reaches beyond its card on every side, in device-independent pixels."""
    return ceil(width * (_SHADOW_REACH + _SHADOW_FALL))


def look_of(settings: Settings, deck: Deck | None) -> Look:
    """The look of the cards with these settings; in high contrast the cards have it too."""
    colours = "high_contrast" if settings.contrast else settings.colours
    return Look(settings.cut, colours, settings.back, deck)


class CardFaces:
    """The pixmaps of all cards, drawn when first asked for and kept while they fit a bound of memory."""

    def __init__(self, look: Look | None = None, budget: int = _BUDGET) -> None:
        self.look = look or Look()
        self._budget = budget
        self._held = 0
        self._pixmaps: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()

    def wear(self, look: Look) -> None:
        """Gives pixmaps this look from now on; those of the last look stay while there is room."""
        self.look = look

    def pixmap(self, card: Card | None, width: float, ratio: float = 1.0, signs: frozenset[Sign] = NO_SIGNS) -> QPixmap:
        """The face (the back for None) for a card so many device-independent pixels wide, with these signs on it.

        The pixmap reaches `shadow_margin(width)` beyond the card on every side: draw it that much up and to the left.
        """
        pixels = round(width * ratio), round(shadow_margin(width) * ratio), ratio
        key = (self._worn(width), card, *pixels, signs)
        kept = self._pixmaps.get(key)
        if kept is not None:
            self._pixmaps.move_to_end(key)
            return kept
        worn = card is not None and signs
        drawn = self._signed(card, width, ratio, signs) if worn else QPixmap.fromImage(self._drawn(card, width, ratio))
        self._keep(key, drawn)
        return drawn

    def scaled_back(self, width: int, drawn_width: int, ratio: float) -> QPixmap:
        """The back in the first width, scaled once from the second: for a flying card, which stays at neither size."""

        def scaled() -> QPixmap:
            drawn = self.pixmap(None, drawn_width, ratio)
            whole, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
            return drawn.scaled(drawn.size() * (width / drawn_width), whole, smooth)

        return self.composed(("back", width, drawn_width, ratio), scaled)

    def composed(self, what: tuple[object, ...], draw: Callable[[], QPixmap]) -> QPixmap:
        """A picture made of faces, such as a pile: drawn when first asked for in this look, and kept like them."""
        key = (self.look, *what)
        if key not in self._pixmaps:
            self._keep(key, draw())
        self._pixmaps.move_to_end(key)
        return self._pixmaps[key]

    def cut_at(self, width: float) -> str:
        """The cut of cards of this width."""
        return "large" if width < SMALL else self.look.cut

    def _worn(self, width: float) -> Look:
        cut = self.cut_at(width)
        return self.look if cut == self.look.cut else replace(self.look, cut=cut)

    def _keep(self, key: tuple[object, ...], pixmap: QPixmap) -> None:
        self._pixmaps[key] = pixmap
        self._held += _bytes(pixmap)
        while self._held > self._budget and len(self._pixmaps) > 1:
            _, oldest = self._pixmaps.popitem(last=False)
            self._held -= _bytes(oldest)

    def _signed(self, card: Card | None, width: float, ratio: float, signs: frozenset[Sign]) -> QPixmap:
        """The plain face with signs over it, quick enough for new trumps to change every card of a hand within one
        frame."""
        face = QPixmap(self.pixmap(card, width, ratio))
        face.setDevicePixelRatio(1)
        painter = QPainter(face)
        draw_signs(painter, _room(width, ratio), signs, self.cut_at(width))
        painter.end()
        face.setDevicePixelRatio(ratio)
        return face

    def _own(self, card: Card | None) -> QImage | None:
        """The user's picture of a card, where there is one."""
        deck, name = self.look.deck, face_name(card)
        if deck is None or name not in deck.faces:
            return None
        from ui.kit.artwork.face_pixels import face_from  # few have faces of their own

        return face_from(deck.faces[name])

    def _drawn(self, card: Card | None, width: float, ratio: float) -> QImage:
        room = _room(width, ratio)
        across, margin = round(room.width()), round(room.x())
        image = _shadow_image(across, round(room.height()), margin).copy()
        painter = QPainter(image)
        own = self._own(card)
        if own is None:
            renderer = QSvgRenderer(QByteArray(_svg(card, self._worn(width))))
            renderer.setAspectRatioMode(Qt.AspectRatioMode.IgnoreAspectRatio)
            renderer.render(painter, room)
        else:
            smooth, whole = Qt.TransformationMode.SmoothTransformation, Qt.AspectRatioMode.IgnoreAspectRatio
            painter.drawImage(room.topLeft(), own.scaled(room.size().toSize(), whole, smooth))
        painter.end()
        image.setDevicePixelRatio(ratio)
        return image


def face_name(card: Card | None) -> str:
    """The name of a card's file: ``10S``, ``RJm`` for the marked red joker, ``back`` for None."""
    return "back" if card is None else str(card).replace("*", "m")


def _svg(card: Card | None, look: Look) -> bytes:
    """Our picture of a card; backs keep their colours in every palette."""
    if card is None:
        return asset("cards", "backs", f"{look.back}.svg").read_bytes()
    return coloured(asset("cards", look.cut, f"{face_name(card)}.svg").read_bytes(), PALETTES[look.colours])


def _room(width: float, ratio: float) -> QRectF:
    """The card's rectangle within its pixmap, in device pixels."""
    margin = round(shadow_margin(width) * ratio)
    return QRectF(margin, margin, max(1, round(width * ratio)), max(1, round(width * CARD_RATIO * ratio)))


@lru_cache(maxsize=4)
def _shadow_image(across: int, down: int, margin: int) -> QImage:
    """An empty card's shadow in device pixels: layers that grow fainter outwards, a little below the card."""
    image = QImage(across + 2 * margin, down + 2 * margin, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(10, 20, 16, 15))
    reach, fall = across * _SHADOW_REACH, across * _SHADOW_FALL
    for layer in range(_SHADOW_LAYERS):
        grown = reach * (1 - layer / _SHADOW_LAYERS) ** 1.6
        card = QRectF(margin, margin + fall, across, down).adjusted(-grown, -grown, grown, grown)
        corner = across * _CORNER + grown
        painter.drawRoundedRect(card, corner, corner)
    painter.end()
    return image


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
