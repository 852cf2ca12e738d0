"""What every search is held to: plays that every player would call a blunder are tried only where asked about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from benchmarks.detectors import Detector
from engine.game import AnyGame
from engine.search_model import SearchSettings
from tests.engine.players.positions import decisions


def assert_tried_only_where_asked_about(
    game: AnyGame, detectors: Sequence[Detector], never_tried: Sequence[str], deals: int
) -> None:
    """No search tries a play that one of these detectors finds, and one that a person made is judged all the same."""
    assert game.search_model is not None
    search_problem = game.search_model.search_problem
    found = [detector.found for detector in detectors if detector.name in never_tried]
    assert len(found) == len(never_tried)
    asked = 0
    for state in decisions(game, deals):
        view: Any = state.view(state.turn)
        moves = search_problem(view, SearchSettings(infers=False), ()).moves
        assert not [move for move in moves if any(finds(view, move) for finds in found)], view.hand
        blunders = [move for move in view.candidates() if any(finds(view, move) for finds in found)]
        for move in blunders[:1]:
            assert move in search_problem(view, SearchSettings(infers=False), (move,)).moves
            asked += 1
    assert asked > 3
