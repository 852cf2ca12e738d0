"""No search of Bao Huang tries a play that every player would call a blunder, but where it is asked about."""

from __future__ import annotations

from typing import Any

from benchmarks.detectors.bao_huang import DETECTORS
from engine.games.bao_huang import BAO_HUANG
from engine.search_model import SearchSettings
from tests.engine.players.positions import decisions

NEVER_TRIED = ("stays in", "jokers early", "jokers led", "set broken", "friend beaten", "twos spent", "eunuch shown")


def test_no_search_tries_a_blunder_but_where_it_is_asked_about() -> None:
    assert BAO_HUANG.search_model is not None
    search_problem = BAO_HUANG.search_model.search_problem
    found = [detector.found for detector in DETECTORS if detector.name in NEVER_TRIED]
    assert len(found) == len(NEVER_TRIED)
    asked = 0
    for state in decisions(BAO_HUANG, 2):
        view: Any = state.view(state.turn)
        moves = search_problem(view, SearchSettings(infers=False), ()).moves
        assert not [move for move in moves if any(finds(view, move) for finds in found)], view.hand
        blunders = [move for move in view.candidates() if any(finds(view, move) for finds in found)]
        for move in blunders[:1]:
            assert move in search_problem(view, SearchSettings(infers=False), (move,)).moves
            asked += 1
    assert asked > 3
