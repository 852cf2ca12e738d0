"""A face of the person's own as pixels: drawn once in another process, and scaled to every size of card."""

from __future__ import annotations

import zlib

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from ui.kit.geometry import CARD_RATIO

ACROSS = 512
"""The width of a face in pixels: as many as the widest card on a large screen has."""
DOWN = round(ACROSS * CARD_RATIO)
_BYTES = ACROSS * DOWN * 4
_FORMAT = QImage.Format.Format_ARGB32_Premultiplied


def pixels_of(drawing: bytes) -> bytes | None:
    """The packed pixels of an SVG drawing; None where Qt cannot read it. It may take long, and much memory."""
    renderer = QSvgRenderer(QByteArray(drawing))
    if not renderer.isValid():
        return None
    renderer.setAspectRatioMode(Qt.AspectRatioMode.IgnoreAspectRatio)
    image = QImage(ACROSS, DOWN, _FORMAT)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, ACROSS, DOWN))
    painter.end()
    return zlib.compress(bytes(image.constBits()), 1)


def face_from(pixels: bytes) -> QImage:
    """The picture from its pixels; raises ValueError where these are none of a face, and unpacks no more than a face
    has."""
    try:
        unpacked = zlib.decompressobj().decompress(pixels, _BYTES + 1)
    except zlib.error as error:
        raise ValueError("no pixels of a face") from error
    if len(unpacked) != _BYTES:
        raise ValueError("not as many pixels as a face has")
    return QImage(unpacked, ACROSS, DOWN, ACROSS * 4, _FORMAT).copy()
