"""What is drawn over the cards."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from ui.kit.geometry import Size
from ui.kit.theme import FELTS
from ui.table.layout.table_layout import least_height, least_window, table_layout
from ui.table.scene.overlays import LINE, BestItem, frame_round
from ui.table.scene.table_scene import qrect


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("play", [QRectF(300, 5, 130, 70), QRectF(800, 5, 155, 70), QRectF(300, 100, 130, 70)])
def test_the_star_and_the_frame_of_the_best_play_lie_wholly_on_the_table(play: QRectF) -> None:
    scene = QGraphicsScene(0, 0, 952, 434)
    best = BestItem(FELTS["jade"])
    scene.addItem(best)
    best.cover(play)
    assert scene.sceneRect().contains(best.medal)
    assert best.medal.intersects(play)
    assert scene.sceneRect().adjusted(1, 1, -1, -1).contains(best.frame), "its line is not cut"
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
def test_the_star_leaves_other_cards_alone_where_a_corner_is_free() -> None:
    best = BestItem(FELTS["jade"])
    play = QRectF(300, 100, 130, 70)
    best.cards = (QRectF(435, 60, 60, 60), QRectF(240, 170, 60, 60))
    best.cover(play)
    assert not any(map(best.medal.intersects, best.cards))
    assert best.medal.center() == frame_round(play, 2.0).bottomRight(), "where the first card has no index"
    best.words = (QRectF(420, 160, 60, 35),)
    assert not any(map(best.medal.intersects, (*best.cards, *best.words)))


@pytest.mark.usefixtures("qapp")
def test_the_star_lies_on_the_last_card_rather_than_on_the_index_of_the_first() -> None:
    best = BestItem(FELTS["jade"])
    play = QRectF(150, 130, 140, 78)
    best.cover(play)
    best.words = (QRectF(299, 120, 490, 160), QRectF(0, 175, 142, 40))  # a panel beside the play, and a plate
    index = QRectF(play.x(), play.y(), 20, 30)
    assert not any(map(best.medal.intersects, (*best.words, index)))
    assert play.contains(best.medal)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("high", "wide"), [(30, 14), (45, 18), (100, 24)])
def test_the_star_is_no_larger_than_small_cards_allow(high: int, wide: int) -> None:
    best = BestItem(FELTS["jade"])
    best.cover(QRectF(50, 50, high * 0.7, high))
    assert best.medal.width() == wide


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("seats", range(3, 11))
@pytest.mark.parametrize("size", [(952, 434), (680, 434), (952, 384), (720, 434), (1272, 690)])
def test_frame_and_star_hide_no_name_badge_or_total(seats: int, size: tuple[int, int]) -> None:
    """A play of five cards or of one, whole or as its first card lies."""
    if size[0] < least_window(seats).width or size[1] < least_height(seats, size[0]):
        pytest.skip("the table is never so small")
    layout = table_layout(Size(*size), seats, 17)
    scene = QGraphicsScene(0, 0, *size)
    best = BestItem(FELTS["jade"])
    scene.addItem(best)
    best.ceiling = layout.felt.y
    best.words = tuple(qrect(seat.plate) for seat in layout.seats)
    for seat in layout.seats:
        for share in (1.0, 0.4):
            room = qrect(seat.play)
            room.setWidth(room.width() * share)
            room.moveCenter(qrect(seat.play).center())
            best.cover(room)
            line = best.frame.adjusted(-LINE / 2, -LINE / 2, LINE / 2, LINE / 2)
            for words in best.words:
                assert not words.intersects(best.medal), (seat.side, share)
                assert not words.intersects(line), (seat.side, share)
