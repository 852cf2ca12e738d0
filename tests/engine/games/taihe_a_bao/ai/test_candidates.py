"""Which plays of Taihe A Bao are searched, and in which order."""

from __future__ import annotations

from engine.cards import read_cards
from engine.games.taihe_a_bao.ai.candidates import candidate_plays, ranked_moves
from engine.games.taihe_a_bao.ai.simulator.heuristic import InformationState
from engine.games.taihe_a_bao.ai.simulator.play_loop import LEAD, NOBODY, packed, terms_of
from engine.games.taihe_a_bao.ai.simulator.weights import weights_for
from engine.games.taihe_a_bao.options import Options
from engine.search_model import MOST_MOVES, Style

TERMS = terms_of(Options(), 0, 0)
WEIGHTS = weights_for(Options(), Style.EVEN)
OTHERS = packed(read_cards("AS AH 4S 5S 6S 7S"))


def test_what_wins_at_once_is_the_only_move() -> None:
    hand = packed(read_cards("KS KH"))
    information = InformationState(0, hand, OTHERS, (2, 2, 2, 2), LEAD, NOBODY)
    moves = [move for _, move in ranked_moves(TERMS, WEIGHTS, information)]
    assert [TERMS.tables.costs[move] for move in moves] == [hand]


def test_a_wanted_play_is_searched_however_low_its_score() -> None:
    hand = packed(read_cards("4S 4H 4C 5S 5H 5C 6S 6H 6C 7S 7H 7C"))
    information = InformationState(0, hand, OTHERS, (12, 2, 2, 2), LEAD, NOBODY)
    *_, (_, worst) = ranked_moves(TERMS, WEIGHTS, information)
    assert worst not in candidate_plays(TERMS, WEIGHTS, information, ())
    found = candidate_plays(TERMS, WEIGHTS, information, {worst})
    assert worst in found
    assert len(found) == MOST_MOVES
