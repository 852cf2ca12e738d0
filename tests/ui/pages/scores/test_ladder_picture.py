"""The staircase of levels: every name stands whole, and none over another."""

from __future__ import annotations

from itertools import combinations, pairwise, product

from PySide6.QtGui import QFont, QFontMetricsF
from pytestqt.qtbot import QtBot

from engine.presentation import Ladder
from ui.pages.scores.ladder_picture import LEAST_WIDE, LadderPicture

RUNGS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
NAMES = ("You", "Mei", "Old Chen", "Lan")


def test_no_name_stands_over_another(qtbot: QtBot) -> None:
    picture = LadderPicture()
    qtbot.addWidget(picture)
    bold = QFont(picture.font())
    bold.setBold(True)
    foot = 1.35 * picture.fontMetrics().height()
    for places in product((0, 1, 2, 13), repeat=4):
        picture.show_ladder(Ladder(RUNGS, places, frozenset()), NAMES, "")
        for width in (LEAST_WIDE, 310, 420, 560):
            heaps = [each for heap in picture.heaps(width).values() for each in heap]
            assert len(heaps) == len(NAMES)
            assert not any(one.intersects(other) for (one, _), (other, _) in combinations(heaps, 2)), places
            for pill, name in heaps:
                assert pill.width() >= QFontMetricsF(bold).horizontalAdvance(name) + 6
                assert pill.left() >= 0
                assert pill.right() <= width
                assert pill.top() + picture.sizeHint().height() - foot >= 0


def test_a_heap_that_stands_higher_is_apart_from_the_next_and_tied_to_its_step(qtbot: QtBot) -> None:
    """Two neighbouring levels must not read as one heap of four names."""
    picture = LadderPicture()
    qtbot.addWidget(picture)
    line = picture.fontMetrics().height()
    picture.show_ladder(Ladder(RUNGS, (1, 0, 1, 0), frozenset()), NAMES, "")
    heaps = picture.heaps(LEAST_WIDE)
    strings = picture.strings(heaps, LEAST_WIDE)
    assert set(strings) == {1}
    assert strings[1].y1() == heaps[1][0][0].bottom() < strings[1].y2()
    assert heaps[0][-1][0].top() - heaps[1][0][0].bottom() >= line / 3
    picture.show_ladder(Ladder(RUNGS, (9, 0, 9, 0), frozenset()), NAMES, "")
    assert not picture.strings(picture.heaps(LEAST_WIDE), LEAST_WIDE)


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
