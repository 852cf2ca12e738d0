"""The chart: round ticks, labels that do not overlap, lines told apart without colour."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QColor, QFont, QFontMetricsF
from pytestqt.qtbot import QtBot

from ui.kit.lettering import SMALL, scaled_font
from ui.kit.theme import LIGHT, palette_of
from ui.pages.scores.axes import beside_last, nice_ticks
from ui.pages.scores.score_chart import DASHES, NAMES, ScoreChart, label_font, label_heights, mark_shape


@pytest.mark.parametrize(
    ("least", "most", "about", "ticks"),
    [
        (0, 0, 4, [0, 1]),
        (-3, 3, 6, [-3, -2, -1, 0, 1, 2, 3]),
        (-17, 11, 4, [-20, -10, 0, 10, 20]),
        (0, 12, 5, [0, 5, 10, 15]),
        (-4321, 99, 3, [-6000, -4000, -2000, 0, 2000]),
        (0, 100, 100, list(range(101))),
    ],
)
def test_ticks_are_round_and_hold_everything(least: int, most: int, about: int, ticks: list[int]) -> None:
    assert nice_ticks(least, most, about) == ticks
    assert ticks[0] <= least
    assert ticks[-1] >= most


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("hands", [1, 10, 100, 1000])
def test_the_label_of_the_hands_stands_clear_of_the_last_number(hands: int) -> None:
    font = QFont()
    font.setPixelSize(20)
    letters = QFontMetricsF(font)
    assert beside_last(letters, hands) - letters.horizontalAdvance(str(hands)) / 2 >= letters.horizontalAdvance(" ")


@pytest.mark.parametrize(
    ("wanted", "placed"),
    [
        ([10, 50, 90], [10, 50, 90]),
        ([50, 50], [50, 60]),
        ([98, 99, 5], [90, 100, 5]),
        ([0, 1, 2], [0, 10, 20]),
    ],
)
def test_labels_keep_their_distance_and_stay_inside(wanted: list[float], placed: list[float]) -> None:
    assert label_heights(wanted, 10, 0, 100) == placed


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("pixels", [12, 18, 22])
@pytest.mark.parametrize("names", [("You", "Mei", "Old Chen", "Lan"), ("あなた", "メイ", "陳さん", "ラン")])
def test_in_large_letters_on_a_low_chart_every_name_is_whole_and_below_its_top(
    names: tuple[str, ...], pixels: int
) -> None:
    font = QFont()
    font.setPixelSize(pixels)
    labels = [f"{name} −20" for name in names]
    room = QSizeF(220 * NAMES - 16, 140 - 1.5 * QFontMetricsF(font).height())
    metrics = QFontMetricsF(label_font(font, labels, room))
    assert all(metrics.horizontalAdvance(label) <= room.width() for label in labels)
    for ends in ([5.0, 6.0, 7.0, 8.0], [90.0, 91.0, 92.0, 93.0]):
        heights = label_heights(ends, metrics.height(), metrics.height() / 2, room.height() - metrics.height() / 2)
        assert min(heights) >= metrics.height() / 2 - 1e-6


def test_ten_seats_differ_without_colour() -> None:
    signs = {(DASHES[seat % len(DASHES)], str(mark_shape(seat, QPointF(0, 0)).toList())) for seat in range(10)}
    assert len(signs) == 10


def test_every_line_is_drawn_in_its_colour(qtbot: QtBot) -> None:
    chart = ScoreChart()
    qtbot.addWidget(chart)
    chart.setPalette(palette_of(LIGHT))
    chart.resize(400, 260)
    chart.show_totals(["You", "Mei", "Lan"], [(0, 0, 0), (6, -2, -4), (1, 3, -4)], "hands", "spoken")
    picture = chart.grab().toImage()
    seen = {picture.pixelColor(x, y).name() for x in range(picture.width()) for y in range(picture.height())}
    assert {QColor(colour).name() for colour in LIGHT.series[:3]} <= seen
    assert chart.accessibleName() == "spoken"


def test_before_the_first_hand_there_is_nothing_to_draw(qtbot: QtBot) -> None:
    chart = ScoreChart()
    qtbot.addWidget(chart)
    chart.show_totals(["You"], [(0,)], "hands", "")
    picture = chart.grab().toImage()
    assert len({picture.pixelColor(x, 50).name() for x in range(picture.width())}) == 1


def test_ten_names_have_a_line_each_in_the_lowest_chart(qtbot: QtBot) -> None:
    chart = ScoreChart()
    qtbot.addWidget(chart)
    names = [f"Player {seat}" for seat in range(10)]
    chart.show_totals(names, [(0,) * 10, tuple(range(10))], "hands", "")
    least, metrics = chart.minimumSizeHint(), QFontMetricsF(scaled_font(SMALL))
    font = label_font(scaled_font(SMALL), names, QSizeF(1000, least.height() - 1.5 * metrics.height()))
    assert QFontMetricsF(font).height() * 10 <= least.height() - 1.5 * metrics.height()
