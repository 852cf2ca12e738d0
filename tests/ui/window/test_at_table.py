"""What a window has at its table: never a session and a lesson at once."""

from __future__ import annotations

from tests.ui.screens import GAME, new_match, play_hand
from ui.window.at_table import SESSION, AtTable, beside_strip, session_at_table


def test_before_anything_is_played_there_is_no_game() -> None:
    assert AtTable().game_and_options is None


def test_a_session_is_played_by_its_match_s_rules_and_keeps_its_view_with_a_later_deal() -> None:
    match = new_match()
    later, view = play_hand(match)
    at_table = session_at_table(match).seen(view).in_match(later)
    assert at_table.game_and_options == (match.game, match.options)
    assert at_table.match is later
    assert at_table.view is view
    assert at_table.title == SESSION
    assert session_at_table(match).view is None, "a new session begins with no view"


def test_a_lesson_is_no_session() -> None:
    at_table = beside_strip(GAME, GAME.options(), "window.title.lesson")
    assert at_table.match is None
    assert at_table.game_and_options == (GAME, GAME.options())
    assert at_table.title == "window.title.lesson"
