"""What the exercises of Bashi Fen ask can be answered either way."""

from __future__ import annotations

from engine.exercises import collection_of, view_of
from engine.games import GAMES
from engine.games.bashi_fen.actions import Play
from engine.games.bashi_fen.rules.phases import Playing
from engine.games.bashi_fen.rules.tricks import winner
from engine.games.bashi_fen.rules.view import View


def test_whoever_is_asked_to_ruff_or_not_can_do_either() -> None:
    asked = [exercise for exercise in collection_of(GAMES["bashi_fen"]) if exercise.theme == "ruffing"]
    assert asked
    for exercise in asked:
        view = view_of(exercise)
        assert isinstance(view, View)
        ways = {_ruffs(view, move) for move in view.candidates() if isinstance(move, Play)}
        assert ways == {False, True}, exercise.key


def _ruffs(view: View, play: Play) -> bool:
    """Whether the play would beat what was led."""
    phase = view.phase
    assert isinstance(phase, Playing)
    assert phase.lead is not None
    return winner(phase.lead, [play.cards], view.trumps, view.options) == 1
