"""A card on the table is drawn when it has a size, and copied pixel by pixel where it lies as it was drawn."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QTransform

from engine.cards import read_card
from engine.presentation import Sign
from ui.kit.faces import CardFaces, shadow_margin
from ui.kit.geometry import Point
from ui.table.layout.arrangement import Pose
from ui.table.scene.cards.card_item import CardItem, PileItem

pytestmark = pytest.mark.usefixtures("qapp")

SMOOTH, UNCHANGED = Qt.TransformationMode.SmoothTransformation, Qt.TransformationMode.FastTransformation
LYING = Pose(Point(200.3, 150.8), 80)


@pytest.mark.parametrize(
    ("pose", "drawn_width", "ratio", "mode"),
    [
        (LYING, None, 1.0, UNCHANGED),
        (LYING, None, 2.0, UNCHANGED),
        (LYING, None, 1.5, SMOOTH),
        (LYING, 96.0, 1.0, SMOOTH),
        (Pose(LYING.at, 80, 3.0), None, 1.0, SMOOTH),
        (Pose(LYING.at, 80, up=0.7), None, 1.0, SMOOTH),
    ],
)
def test_only_a_card_whose_pixels_are_the_screens_is_not_smoothed(
    pose: Pose, drawn_width: float | None, ratio: float, mode: Qt.TransformationMode
) -> None:
    item = CardItem(CardFaces(), read_card("QS"), ratio)
    for earlier in (LYING, Pose(LYING.at, 60, 10.0)):
        item.lie(earlier)
        item.lie(pose, drawn_width)
        assert item.transformationMode() is mode
        assert (item.transform() == QTransform()) is (pose == LYING and drawn_width is None)


def test_signs_are_drawn_with_the_first_size_that_a_card_has() -> None:
    faces = CardFaces()
    item = CardItem(faces, read_card("QS"), 1.0)
    item.wear(frozenset({Sign.TRUMP}))
    assert not faces._pixmaps
    item.lie(LYING)
    assert {key[-1] for key in faces._pixmaps} == {frozenset(), frozenset({Sign.TRUMP})}


@pytest.mark.parametrize("ratio", [1.0, 2.0])
@pytest.mark.parametrize("width", [61.4, 80.0, 93.6])
def test_a_back_on_its_way_is_copied_from_one_of_its_size(width: float, ratio: float) -> None:
    faces = CardFaces()
    item = CardItem(faces, None, ratio)
    item.lie(Pose(LYING.at, width, up=0.0), 96.0)
    assert item.transformationMode() is UNCHANGED
    wide, margin = item.sceneBoundingRect().width(), shadow_margin(96) * round(width) / 96
    assert wide == pytest.approx(round(width) + 2 * margin, abs=1.0)
    middle = item.sceneBoundingRect().center()
    assert middle.x() == pytest.approx(LYING.at.x, abs=1.0)
    assert middle.y() == pytest.approx(LYING.at.y, abs=1.0)
    item.lie(Pose(LYING.at, 80, up=0.0))
    assert item.pixmap().cacheKey() == faces.pixmap(None, 80, ratio).cacheKey()


def test_a_hand_of_backs_is_a_fan_that_spreads_with_its_cards_and_a_pile_lies_on_itself() -> None:
    def wide(count: int, fanned: bool) -> int:
        pile = PileItem(CardFaces(), 1.0, fanned=fanned)
        pile.hold(count, LYING)
        return opaque_columns(pile.pixmap().toImage())

    assert wide(2, True) < wide(6, True) < wide(13, True)
    assert wide(2, False) == wide(6, False) == wide(13, False)


def opaque_columns(image: QImage) -> int:
    """How many columns of pixels are covered, by more than a shadow."""
    rows = range(0, image.height(), 2)
    return sum(any(image.pixelColor(x, y).alpha() == 255 for y in rows) for x in range(image.width()))
