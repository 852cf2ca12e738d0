"""What is drawn over the cards."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from ui.kit.theme import FELTS
from ui.table.scene.overlays import BestItem


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("play", [QRectF(300, 5, 130, 70), QRectF(800, 5, 155, 70), QRectF(300, 100, 130, 70)])
def test_the_star_of_the_best_play_lies_wholly_on_the_table(play: QRectF) -> None:
    scene = QGraphicsScene(0, 0, 952, 434)
    best = BestItem(FELTS["jade"])
    scene.addItem(best)
    best.cover(play)
    assert scene.sceneRect().contains(best.medal)
    assert best.medal.intersects(play)
    assert best.boundingRect().contains(best.medal)
