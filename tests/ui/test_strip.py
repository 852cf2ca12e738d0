"""A strip of lessons or coaching never takes from the table the room that the hand needs."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.games import GAMES
from ui.language import Lexicon
from ui.lesson_panel import LessonPanel
from ui.table_page import TablePage

TAIHE = GAMES["taihe_a_bao"]


@pytest.fixture
def page(qtbot: QtBot) -> TablePage:
    lexicon = Lexicon("en")
    lexicon.learn(TAIHE.words)
    page = TablePage(lexicon)
    page.panel = LessonPanel(lexicon, page)  # type: ignore[attr-defined]
    page.set_table(QWidget())
    qtbot.addWidget(page)
    page.panel.begin(TAIHE, TAIHE.lessons()[0])  # type: ignore[attr-defined]
    page.put_beside(page.panel, page.panel.strip)  # type: ignore[attr-defined]
    page.show()
    return page


@pytest.mark.parametrize(
    ("size", "table"),
    [((1280, 760), "below"), ((1280, 560), "beside"), ((960, 530), "under")],
)
def test_the_strip_lies_where_the_table_keeps_its_room(
    page: TablePage, qtbot: QtBot, size: tuple[int, int], table: str
) -> None:
    panel, below = page.panel, page._table  # type: ignore[attr-defined]
    for each in ((1280, 760), (960, 530), size):  # from wherever it was before
        page.resize(*each)
        qtbot.waitUntil(lambda: page.layout().geometry().size() == page.size())  # type: ignore[union-attr]
    assert below is not None
    where = {
        "below": below.y() >= panel.height() and below.width() == page.width(),
        "beside": below.x() >= panel.width() and below.height() == page.height(),
        "under": below.size() == page.size() and panel.width() == page.width(),
    }
    assert [name for name, holds in where.items() if holds] == [table]
    assert panel.strip.narrow is (table == "beside")
