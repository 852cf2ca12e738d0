"""The table as text tells what the eye sees of a session: the standing at every seat, and the result of a hand."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.program import Program
from engine.games import GAMES
from tests.app.programs import LONG, Opened, with_pace
from tests.app.test_program import choice, play_a_deal
from ui.pages.lobby.lobby_choice import LobbyChoice
from ui.pages.scores.standings import running_totals

pytestmark = pytest.mark.usefixtures("house_players")

BASHI, BAO_HUANG = GAMES["bashi_fen"], GAMES["bao_huang"]


@pytest.fixture
def program(opened: Opened, tmp_path: Path) -> Program:
    with_pace(tmp_path, 0)
    return opened()


def begin(program: Program, qtbot: QtBot, chosen: LobbyChoice) -> None:
    """Opens the dock and begins such a session, whose cards have then come to rest."""
    program.window.sides.show_dock("text")
    program.window.session_wanted.emit(chosen)
    qtbot.waitUntil(lambda: len(told(program)) > 1, timeout=LONG)


def told(program: Program) -> list[str]:
    """The lines of the dock."""
    return program.window.sides.text.toPlainText().splitlines()


def line_of(program: Program, seat: int) -> str:
    name = program.lexicon.name_of(seat)
    return next(line for line in told(program) if line.startswith(f"{name},"))


def test_it_tells_the_result_and_the_chips_until_the_next_hand(program: Program, qtbot: QtBot) -> None:
    begin(program, qtbot, choice())
    assert all("100 chips" in line_of(program, seat) for seat in range(4))
    play_a_deal(program, qtbot)
    panel, match = program.window.table_page.result, program.window.at_table.match
    assert match is not None
    assert told(program)[0] == "The hand is over."
    assert set(panel.spoken) <= set(told(program))
    changes = match.results[-1].scored.changes
    signed = [f"{change:+d}".replace("-", "−") if change else "0" for change in changes]
    assert f"You {signed[0]} · Mei {signed[1]}" in "\n".join(told(program))
    for seat, total in enumerate(running_totals(match)[-1]):
        assert f"{100 + total} chips" in line_of(program, seat)
    title = panel.title.text()
    program.window.next_wanted.emit()
    qtbot.waitUntil(lambda: "The hand is over." not in told(program), timeout=LONG)
    assert title not in told(program)


def test_the_result_is_told_in_the_language_of_the_moment(program: Program, qtbot: QtBot) -> None:
    begin(program, qtbot, choice())
    play_a_deal(program, qtbot)
    assert f"{program.lexicon.name_of(1)}, " in line_of(program, 1)
    program.window._take_settings(replace(program.window.settings, language="zh_CN"))
    assert program.window.table_page.result.title.text() in told(program)
    assert told(program)[0] == "这一局结束了。"


def test_it_tells_the_totals_where_there_are_no_chips(program: Program, qtbot: QtBot) -> None:
    options = BAO_HUANG.options()
    begin(program, qtbot, LobbyChoice(BAO_HUANG.key, "rizhao", options, ("greedy",) * 4, 4711))
    assert all("total 0" in line_of(program, seat) for seat in range(5))


def test_it_tells_the_levels_after_a_hand_and_what_the_points_are_worth(program: Program, qtbot: QtBot) -> None:
    options = BASHI.options()
    begin(program, qtbot, LobbyChoice(BASHI.key, "sheng_ji", options, ("greedy",) * (BASHI.seats(options) - 1), 4711))
    play_a_deal(program, qtbot)
    assert any(line.startswith("Levels: You ") for line in told(program))
    assert any(line.startswith("From 0 points: ") and "; from 80 points: " in line for line in told(program))
