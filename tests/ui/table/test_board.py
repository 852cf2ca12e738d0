"""The board lets the others pass remarks, after a bomb unless that is switched off and at the end of a match, and no
window over the table cuts a bubble."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect
from pytestqt.qtbot import QtBot

from engine.events import Marked
from tests.ui.table.seated import US, at_position
from ui.kit.settings import Settings

OTHER = 1


@pytest.mark.parametrize("remarks", [True, False])
def test_a_bomb_makes_its_owner_talk_unless_remarks_are_switched_off(qtbot: QtBot, remarks: bool) -> None:
    widget, state = at_position("lead", settings=Settings(remarks=remarks))
    qtbot.addWidget(widget)
    widget.play([Marked("bomb", OTHER)], state.view(US))
    assert widget.board.company.said(OTHER).startswith("remark.bomb.") is remarks


def test_whoever_wins_a_match_beside_us_says_something_where_it_can_be_read(qtbot: QtBot) -> None:
    widget, _ = at_position("lead")
    qtbot.addWidget(widget)
    widget.board.end_match((US,))
    assert not widget.board.company.speaks
    widget.board.end_match((US, OTHER))
    said = widget.board.company.said(OTHER)
    assert said.startswith("remark.match.")
    assert widget.scene._bubbles[OTHER].words == widget.lexicon.say(said)


def test_no_bubble_peeps_out_from_under_a_window_over_the_table(qtbot: QtBot) -> None:
    widget, _ = at_position("lead")
    qtbot.addWidget(widget)
    for seat in (1, 2, 3):
        widget.scene.say(seat, "Pass")
    bubbles = widget.scene._bubbles[1:]
    for covered in bubbles:
        begins = round(covered.room.center().x())
        window = QRect(begins, 0, widget.width() - begins, widget.room_for_windows().height())
        widget.windows = lambda window=window: (window.translated(widget.mapToGlobal(QPoint())),)
        widget.make_way()
        for each in bubbles:
            seen = each.room.translated(each.pos()).toAlignedRect()
            assert not each.opacity() or not seen.intersects(window) or window.contains(seen)
    widget.windows = tuple
    widget.make_way()
    assert [(each.opacity(), each.pos()) for each in bubbles] == [(1.0, QPointF())] * 3
