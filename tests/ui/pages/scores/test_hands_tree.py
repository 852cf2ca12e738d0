"""The tree of the score sheet: names where there is room for them, numbers below their names, many players."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAccessible, QFontMetrics
from PySide6.QtWidgets import QTreeWidgetItem
from pytestqt.qtbot import QtBot

from ui.pages.scores.hands_tree import BESIDE, HandsTree, broken, in_lines, shared

FOUR = ("You", "Mei", "Old Chen", "Lan")
TEN = (*FOUR, "Bo", "Hua", "Uncle Lin", "Qiu", "Yun", "Master Wu")
LONG = ("Maximilian-Alexander", "Bartholomew the Elder", "Wilhelmina van der B", "Ann")


def tree_of(qtbot: QtBot, names: tuple[str, ...], wide: int) -> HandsTree:
    tree = HandsTree()
    qtbot.addWidget(tree)
    tree.begin("Hand", names)
    for label in ("1", "2", "Total"):
        tree.add(label, ["+12"] * len(names))
    tree.resize(wide, 300)
    tree.show()
    tree.wrap()
    QCoreApplication.processEvents()
    return tree


def heads(tree: HandsTree) -> list[str]:
    return [tree.headerItem().text(column) for column in range(1, tree.columnCount())]


@pytest.mark.parametrize(("names", "wide"), [(FOUR, 380), (TEN, 640), (LONG, 760)])
def test_names_are_whole_where_there_is_room(qtbot: QtBot, names: tuple[str, ...], wide: int) -> None:
    tree = tree_of(qtbot, names, wide)
    assert [head.replace("\n", " ") for head in heads(tree)] == list(names)
    assert tree.horizontalScrollBar().maximum() == 0
    metrics = tree.header().fontMetrics()
    for column, head in enumerate(heads(tree), 1):
        assert max(map(metrics.horizontalAdvance, head.split("\n"))) <= tree.columnWidth(column) - BESIDE


def test_numbers_stand_at_the_right_below_their_names(qtbot: QtBot) -> None:
    tree = tree_of(qtbot, FOUR, 640)
    for column in range(1, 5):
        for item in (tree.headerItem(), *tree.hands()):
            assert item.textAlignment(column) & Qt.AlignmentFlag.AlignRight


def test_long_names_end_in_dots_before_anybody_has_to_scroll_sideways(qtbot: QtBot) -> None:
    tree = tree_of(qtbot, LONG, 240)
    assert tree.horizontalScrollBar().maximum() == 0
    assert any("…" in head for head in heads(tree))
    assert heads(tree)[3] == "Ann", "a short name is whole"
    for column, name in enumerate(LONG, 1):
        assert tree.headerItem().toolTip(column) == name
        assert tree.headerItem().data(column, Qt.ItemDataRole.AccessibleTextRole) == name


def test_the_numbers_of_ten_players_are_seen_beside_a_table(qtbot: QtBot) -> None:
    tree = tree_of(qtbot, TEN, 379)
    assert tree.horizontalScrollBar().maximum() == 0
    assert all(tree.columnWidth(column) >= tree.sizeHintForColumn(column) for column in range(tree.columnCount()))
    assert {"You", "Mei", "Lan", "Bo", "Hua", "Qiu", "Yun"} <= set(heads(tree))


def test_columns_share_the_room() -> None:
    assert shared(400, (50, 90), (50, 60), (40, 40)) == [200, 200]
    assert shared(400, (30, 250), (30, 150), (30, 60)) == [90, 310]
    assert shared(200, (30, 250), (30, 150), (30, 60)) == [40, 160]
    assert shared(150, (30, 250), (30, 150), (30, 60)) == [30, 120]
    assert shared(50, (30, 250), (30, 150), (30, 60)) == [30, 60], "then it has to be scrolled"
    assert shared(100, (), (), ()) == []


def test_a_name_is_parted_where_its_lines_are_narrowest(qtbot: QtBot) -> None:
    tree = HandsTree()
    qtbot.addWidget(tree)
    metrics = QFontMetrics(tree.font())
    assert broken(metrics, "Wilhelmina van der B")[1] == "Wilhelmina\nvan der B"
    assert broken(metrics, "Ann")[1] == "Ann"
    assert sorted(map(len, broken(metrics, "吴师傅")[1].split("\n"))) == [1, 2]
    assert broken(metrics, "小梅")[1] == "小梅"
    assert in_lines(metrics, "Ann", 500) == "Ann"
    assert "…" in in_lines(metrics, "Maximilian", 20)


@pytest.mark.parametrize(
    ("name", "lines"),
    [("Uncle Lin", "Un-\ncle\nLin"), ("Old Chen", "Old\nCh-\nen"), ("欧阳修文", "欧阳\n修文")],
)
def test_a_word_that_has_no_room_is_parted_before_letters_are_left_out(qtbot: QtBot, name: str, lines: str) -> None:
    tree = HandsTree()
    qtbot.addWidget(tree)
    metrics = QFontMetrics(tree.font())
    width = max(map(metrics.horizontalAdvance, lines.split("\n")))
    assert in_lines(metrics, name, width) == lines
    assert "…" in in_lines(metrics, name, width - 1)


def test_the_names_of_ten_players_are_whole_beside_a_table(qtbot: QtBot) -> None:
    shown = heads(tree_of(qtbot, TEN, 379))
    assert [head.replace("-\n", "").replace("\n", " ") for head in shown] == list(TEN)


def test_a_screen_reader_finds_the_rows_that_are_there_after_one_is_unfolded_and_folded(qtbot: QtBot) -> None:
    active = QAccessible.isActive()
    QAccessible.setActive(True)
    tree = tree_of(qtbot, FOUR, 640)
    first, *_, last = tree.hands()
    first.addChildren([QTreeWidgetItem([words]) for words in ("the sum", "its end")])
    whole = QAccessible.queryAccessibleInterface(tree)

    def found() -> list[str]:
        cells = (whole.child(place) for place in range(whole.childCount()))
        return [cell.text(QAccessible.Text.Name) for cell in cells if cell is not None]

    for unfolds in (True, False):
        first.setExpanded(unfolds)
        QCoreApplication.processEvents()
        rows = found()
        assert ("the sum" in rows, "its end" in rows, rows[-5]) == (unfolds, unfolds, last.text(0))
    QAccessible.setActive(active)
