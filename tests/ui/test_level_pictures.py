"""The bar of brackets and the ladder of levels, and the marks on faces."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from engine.cards import Card, Rank, Suit
from engine.games import GAMES
from engine.sight import Ladder, Sign
from ui.faces import Faces, shadow_margin
from ui.gauge import GaugePicture, marked, shares
from ui.ladder_picture import MOST_NAMES, LadderPicture

BRACKETS = GAMES["bashi_fen"].sight.brackets(GAMES["bashi_fen"].options())


@pytest.mark.parametrize(
    ("points", "bracket"), [(0, 0), (5, 1), (35, 1), (40, 2), (80, 3), (119, 3), (160, 5), (195, 5), (200, 6), (900, 6)]
)
def test_the_marker_stands_inside_the_bracket_of_its_points(points: int, bracket: int) -> None:
    start, end = shares(BRACKETS)[bracket]
    assert start < marked(BRACKETS, points) < end


def test_more_points_stand_further_on() -> None:
    places = [marked(BRACKETS, points) for points in range(0, 200, 5)]
    assert places == sorted(places)


def test_without_brackets_there_is_no_bar(qtbot: QtBot) -> None:
    picture = GaugePicture()
    qtbot.addWidget(picture)
    picture.show_gauge((), None, "")
    assert not picture.isVisible()
    picture.show_gauge(BRACKETS, 95, "95 points")
    assert picture.isVisible()
    assert picture.accessibleName() == "95 points"
    assert not picture.grab().toImage().isNull()


def test_a_ladder_is_as_high_as_its_tallest_heap_needs(qtbot: QtBot) -> None:
    picture = LadderPicture()
    qtbot.addWidget(picture)
    names = [f"Seat {seat}" for seat in range(10)]
    heights = []
    for together in (1, 3, 10):
        ladder = Ladder(("2", "3", "4"), (0,) * together + (1,) * (10 - together), frozenset({1}))
        picture.show_ladder(ladder, names, "levels")
        assert sorted(map(len, picture.groups.values())) == sorted(each for each in (together, 10 - together) if each)
        heights.append(picture.sizeHint().height())
        picture.resize(picture.sizeHint())
        assert not picture.grab().toImage().isNull()
    assert max(heights) <= picture.fontMetrics().height() * (MOST_NAMES + 4)
    picture.show_ladder(None, (), "")
    assert not picture.isVisible()


def test_signs_change_the_face_where_a_covered_card_still_shows_it() -> None:
    faces, card, width = Faces(), Card(Rank.KING, Suit.HEARTS), 100
    plain = faces.pixmap(card, width).toImage()
    margin, strip = shadow_margin(width), 26
    for sign, rows in ((Sign.TRUMP, (0, 7)), (Sign.POINTS, (48, 62))):
        worn = faces.pixmap(card, width, 1.0, frozenset({sign})).toImage()
        differing = {
            (x, y)
            for x in range(width)
            for y in range(140)
            if plain.pixel(margin + x, margin + y) != worn.pixel(margin + x, margin + y)
        }
        assert differing
        assert {x for x, _ in differing} & set(range(strip))
        assert all(rows[0] <= y <= rows[1] for _, y in differing)
