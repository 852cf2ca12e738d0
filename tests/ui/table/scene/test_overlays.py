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


@pytest.mark.usefixtures("qapp")
def test_the_star_does_not_reach_into_the_words_above_the_felt() -> None:
    scene = QGraphicsScene(0, 0, 952, 434)
    best = BestItem(FELTS["jade"])
    scene.addItem(best)
    best.ceiling = 28.0
    best.cover(QRectF(300, 31, 130, 70))
    assert best.medal.top() >= best.ceiling


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("high", "wide"), [(30, 14), (45, 18), (100, 24)])
def test_the_star_is_no_larger_than_small_cards_allow(high: int, wide: int) -> None:
    best = BestItem(FELTS["jade"])
    best.cover(QRectF(50, 50, high * 0.7, high))
    assert best.medal.width() == wide
