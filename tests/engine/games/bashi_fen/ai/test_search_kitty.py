"""Which burials a search of Bashi Fen weighs: more than one idea, and none that wastes trumps or leaves points open."""

from __future__ import annotations

from typing import Any

import pytest

from benchmarks.detectors.bashi_fen import DETECTORS
from engine.cards import Cards
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.ai.search_model import SEARCH_MODEL
from engine.games.bashi_fen.options import PRESETS
from engine.games.bashi_fen.rules.phases import Burying
from engine.games.bashi_fen.rules.tricks import points_in
from engine.search_model import SearchSettings
from tests.engine.players.positions import decisions

(POINTS_BURIED,) = (detector.found for detector in DETECTORS if detector.name == "points buried")


def buryings(name: str) -> list[Any]:
    """What takers of a kitty see in a few deals."""
    views = [state.view(state.turn) for state in decisions(BASHI_FEN, 8, PRESETS[name]) if state.turn is not None]
    return [view for view in views if isinstance(view.phase, Burying)]


def _is_low(view: Any, buried: Cards, suit: object) -> bool:
    """Whether every card of this suit without points but the highest is buried, and the suit is not emptied."""
    own = view.trumps.of_suit(view.hand, suit)
    barren = [card for card in own if not points_in((card,))]
    return len(barren) > 1 and len(view.trumps.of_suit(buried, suit)) == len(barren) < len(own)


@pytest.mark.parametrize("name", ["tuo_la_ji", "sheng_ji", "zhao_pengyou"])
def test_burials_empty_suits_and_neither_waste_trumps_nor_leave_points_open(name: str) -> None:
    views = buryings(name)
    emptied = asked = low = 0
    for view in views:
        moves = SEARCH_MODEL.search_problem(view, SearchSettings(), ()).moves
        assert all(view.refusal(move) is None for move in moves)
        plain = {view.trumps.suit_of(card) for card in view.hand} - {None}
        for move in moves[1:]:
            assert not POINTS_BURIED(view, move)
            assert not view.trumps.of_suit(move.cards, None)
            kept = list(view.hand)
            for card in move.cards:
                kept.remove(card)
            trumps = len(view.trumps.of_suit(kept, None))
            assert points_in(move.cards) < 25 or 2 * trumps > len(kept)
            low += any(_is_low(view, move.cards, suit) for suit in plain)
            emptied += {view.trumps.suit_of(card) for card in kept} - {None} < plain
        highest = next(iter(view.candidates()))  # the highest cards, which no search tries of itself
        asked += highest in SEARCH_MODEL.search_problem(view, SearchSettings(), (highest,)).moves
    assert emptied > 3
    assert low > 0
    assert asked == len(views)
