"""The board lets the others pass remarks: after a bomb unless that is switched off, and at the end of a match."""

from __future__ import annotations

import pytest
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
