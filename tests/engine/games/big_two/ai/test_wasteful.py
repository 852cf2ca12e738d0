"""No search of Big Two tries a play that every player would call a blunder, but where it is asked about."""

from __future__ import annotations

from typing import Any

from benchmarks.detectors.big_two import DETECTORS
from engine.games.big_two import BIG_TWO
from engine.search_model import SearchSettings
from tests.engine.players.positions import decisions

NEVER_TRIED = ("stays in", "partner beaten", "two spent", "bomb broken")


def test_no_search_tries_a_blunder_but_where_it_is_asked_about() -> None:
    assert BIG_TWO.search_model is not None
    search_problem = BIG_TWO.search_model.search_problem
    found = [detector.found for detector in DETECTORS if detector.name in NEVER_TRIED]
    assert len(found) == len(NEVER_TRIED)
    asked = 0
    for state in decisions(BIG_TWO, 6):
        view: Any = state.view(state.turn)
        moves = search_problem(view, SearchSettings(infers=False), ()).moves
        assert not [move for move in moves if any(finds(view, move) for finds in found)], view.hand
        blunders = [move for move in view.candidates() if any(finds(view, move) for finds in found)]
        for move in blunders[:1]:
            assert move in search_problem(view, SearchSettings(infers=False), (move,)).moves
            asked += 1
    assert asked > 3
