"""Which burials a search of Bashi Fen weighs: more than one idea, and none that wastes trumps or leaves points open."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from benchmarks.detectors.bashi_fen import DETECTORS
from engine.cards import Cards
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.ai.search_model import SEARCH_MODEL
from engine.games.bashi_fen.ai.search_play import FACTS
from engine.games.bashi_fen.options import PRESETS
from engine.games.bashi_fen.rules.phases import Burying
from engine.games.bashi_fen.rules.tricks import points_in
from engine.search_model import SearchSettings
from tests.engine.games.bashi_fen.dealing import after, deal_with, when_taken
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


IMAGINED = 12
"""So many deals are imagined for a burial."""


def test_who_buries_reckons_with_the_partners_that_will_be_called() -> None:
    found: list[int] = []
    for view in buryings("zhao_pengyou"):
        problem = SEARCH_MODEL.search_problem(view, SearchSettings(), ())
        random = Random(1)
        found += [problem.playout(problem.imagined(random), 0).facts[FACTS.index("partners")] for _ in range(IMAGINED)]
    assert sum(found) > len(found) / 2, "a declarer who has called plays alone only where nobody answers"


def test_who_takes_the_kitty_from_the_declarer_reckons_with_the_declarers_call() -> None:
    options = replace(PRESETS["zhao_pengyou"], chao_dipi=True)
    step = when_taken(deal_with(options, "2S 3C 3C 4C 4C 5C 5C 6C 6C", "2H 2H 7C 7C 8C 8C 9C 9C 10C"), {0: "bid 2S"})
    step = after(step, "bury 3C 3C 4C 4C 5C 5C 6C 6C", "bid 2H 2H")
    view: Any = step.state.view(1)
    assert isinstance(view.phase, Burying)
    problem = SEARCH_MODEL.search_problem(view, SearchSettings(), ())
    random = Random(1)
    facts = [problem.playout(problem.imagined(random), 0).facts for _ in range(IMAGINED)]
    assert any(fact[FACTS.index("partners")] for fact in facts)
