"""The staircase of levels: every name stands whole, and none over another."""

from __future__ import annotations

from itertools import combinations, pairwise, product
from random import Random

import pytest
from PySide6.QtGui import QFont, QFontMetricsF
from pytestqt.qtbot import QtBot

from engine.presentation import Ladder
from ui.pages.scores.ladder_picture import LEAST_WIDE, LadderPicture, _dots

RUNGS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
NAMES = ("You", "Mei", "Old Chen", "Lan")
TEN = ("You", "Mei", "Old Chen", "Lan", "Bo", "Uncle Lin", "Qiu", "Yun", "Hua", "Master Wu")


def test_no_name_stands_over_another_or_on_a_step(qtbot: QtBot) -> None:
    picture = LadderPicture()
    qtbot.addWidget(picture)
    bold = QFont(picture.font())
    bold.setBold(True)
    line = picture.fontMetrics().height()
    for places in product((0, 1, 2, 13), repeat=4):
        picture.show_ladder(Ladder(RUNGS, places, frozenset()), NAMES, "")
        for width in (LEAST_WIDE, 310, 420, 560):
            heaps, edges = picture.heaps(width), picture.edges(width)
            pills = [(NAMES[seat], pill) for heap in heaps.values() for seat, pill in heap.names]
            assert sorted(name for name, _ in pills) == sorted(NAMES)
            signs = [heap.sign for heap in heaps.values()]
            rooms = [*signs, *(pill for _, pill in pills)]
            assert not any(one.intersects(other) for one, other in combinations(rooms, 2)), places
            for name, pill in pills:
                assert pill.width() >= QFontMetricsF(bold).horizontalAdvance(name) + 6
            for room in rooms:
                assert room.left() >= 0
                assert room.right() <= width
                assert room.top() + picture.sizeHint().height() - 1.35 * line >= 0
                below = max(step for step in range(len(edges) - 1) if edges[step] < room.right())
                assert room.bottom() <= -below * 0.225 * line, "a name does not cover the step of another level"


@pytest.mark.parametrize("width", [LEAST_WIDE, 310, 420, 900])
@pytest.mark.parametrize("higher", [1, 2, 5, 12])
def test_the_names_of_a_level_begin_with_it_over_its_step_and_are_apart_from_another(
    qtbot: QtBot, width: int, higher: int
) -> None:
    """Ten names of two neighbouring levels must not read as one heap, nor as names of one level only."""
    picture = LadderPicture()
    qtbot.addWidget(picture)
    line = picture.fontMetrics().height()
    picture.show_ladder(Ladder(RUNGS, (0, higher) * 5, frozenset()), TEN, "")
    heaps, edges = picture.heaps(width), picture.edges(width)
    assert {place: sorted(seat for seat, _ in heap.names) for place, heap in heaps.items()} == picture.groups
    for place, heap in heaps.items():
        assert heap.room.left() <= edges[place]
        assert heap.room.right() >= edges[place + 1] - 4
        assert heap.sign.left() == edges[place] or heap.room.right() >= width - 4
        assert all(pill.left() > heap.sign.right() for _, pill in heap.names)
        assert heap.sign.top() == min(pill.top() for _, pill in heap.names)
    assert heaps[0].names[0][0] == 0, "we first"
    apart = heaps[0].room.adjusted(0, -line / 5, 0, line / 5)
    assert not apart.intersects(heaps[higher].room)


def test_every_name_has_its_own_place_where_everybody_has_another_level(qtbot: QtBot) -> None:
    picture = LadderPicture()
    qtbot.addWidget(picture)
    picture.show_ladder(Ladder(RUNGS, tuple(range(2, 12)), frozenset()), TEN, "")
    heaps = picture.heaps(LEAST_WIDE)
    assert [len(heap.names) for heap in heaps.values()] == [1] * 10
    assert not any(one.room.intersects(other.room) for one, other in combinations(heaps.values(), 2))


def test_no_row_of_ten_names_is_cut_off_at_the_top_in_any_width(qtbot: QtBot) -> None:
    picture, random = LadderPicture(), Random(7)
    qtbot.addWidget(picture)
    for _ in range(60):
        levels = random.choice((3, 6, 14))
        picture.show_ladder(Ladder(RUNGS, tuple(random.randrange(levels) for _ in TEN), frozenset()), TEN, "")
        room = picture.sizeHint().height() - 1.35 * picture.fontMetrics().height()
        for width in range(LEAST_WIDE, 700, 37):
            assert max(-heap.room.top() for heap in picture.heaps(width).values()) <= room


def test_a_level_that_is_a_word_has_room_for_it_and_the_others_for_theirs(qtbot: QtBot) -> None:
    picture = LadderPicture()
    qtbot.addWidget(picture)
    bold = QFont(picture.font())
    bold.setBold(True)
    for word in ("no trump", "王主", "ノートランプ"):
        picture.show_ladder(Ladder((*RUNGS, word), (0, 13, 14, 0), frozenset()), NAMES, "")
        for width in (LEAST_WIDE, 420):
            edges = picture.edges(width)
            assert edges == sorted(edges)
            assert edges[-1] <= width
            assert edges[14] - edges[13] >= QFontMetricsF(bold).horizontalAdvance(word)
            narrowest = min(right - left for left, right in pairwise(edges))
            assert narrowest >= QFontMetricsF(picture.font()).horizontalAdvance("10")


@pytest.mark.parametrize("seats", range(5, 11))
def test_of_the_names_of_a_level_none_stands_alone_in_a_row(qtbot: QtBot, seats: int) -> None:
    picture = LadderPicture()
    qtbot.addWidget(picture)
    picture.show_ladder(Ladder(RUNGS, (0,) * seats, frozenset()), TEN[:seats], "")
    names = picture.heaps(LEAST_WIDE)[0].names
    tops = [pill.top() for _, pill in names]
    assert len(set(tops)) > 1
    assert min(map(tops.count, tops)) > 1, "nobody stands alone below the others"


def test_no_dot_stands_beside_our_own_framed_name(qtbot: QtBot) -> None:
    picture = LadderPicture()
    qtbot.addWidget(picture)
    picture.show_ladder(Ladder(RUNGS, (0,) * 4, frozenset()), ("You", "Mei", "Bo", "Lan"), "")
    heap = picture.heaps(LEAST_WIDE)[0]
    (_, ours), (_, next_to_us), *others = heap.names
    dots = list(_dots(heap))
    assert len(dots) == len(others)
    assert all(dot.x() > next_to_us.right() > ours.right() for dot in dots)
