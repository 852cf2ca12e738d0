"""A face's pixels are the drawing's, and nothing else is taken for the pixels of a face."""

from __future__ import annotations

import zlib

import pytest
from PySide6.QtGui import QColor

from tests.ui.kit.artwork.test_deck import PLAIN, picture
from ui.kit.artwork.face_pixels import ACROSS, DOWN, face_from, pixels_of


@pytest.mark.usefixtures("qapp")
def test_a_drawing_comes_back_from_its_pixels() -> None:
    pixels = pixels_of(picture('<path d="M0 0h250v175h-250z" fill="#0000ff"/>'))
    assert pixels is not None
    image = face_from(pixels)
    assert (image.width(), image.height()) == (ACROSS, DOWN)
    assert image.pixelColor(ACROSS // 2, DOWN // 4) == QColor("#0000ff")
    assert image.pixelColor(ACROSS // 2, DOWN * 3 // 4).alpha() == 0
    assert len(pixels) < 100_000


def test_what_is_no_drawing_has_no_pixels() -> None:
    assert pixels_of(PLAIN.encode()[:40]) is None


@pytest.mark.parametrize(
    "pixels",
    [
        b"",
        b"nonsense",
        zlib.compress(b"too few"),
        zlib.compress(bytes(ACROSS * DOWN * 4 + 1)),
        zlib.compress(bytes(10**8)),
    ],
)
def test_other_bytes_are_no_pixels_of_a_face(pixels: bytes) -> None:
    with pytest.raises(ValueError, match="pixels"):
        face_from(pixels)
