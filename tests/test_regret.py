"""What players lose on stored positions is looked up rightly: suits that the game cannot tell apart do not matter."""

from __future__ import annotations

from typing import Any

from benchmarks.regret import _alike
from engine.games.taihe_a_bao import TAIHE_A_BAO
from engine.games.taihe_a_bao.actions import Give
from engine.games.taihe_a_bao.rules.phases import Returning
from engine.search_model import SearchSettings
from tests.engine.players.positions import decisions


def test_a_gift_is_worth_what_one_of_the_same_rank_is_whichever_was_stored() -> None:
    assert TAIHE_A_BAO.search_model is not None
    looked_up = 0
    for state in decisions(TAIHE_A_BAO, 6):
        view: Any = state.view(state.turn)
        if not isinstance(view.phase, Returning):
            continue
        gifts = [move for move in view.candidates() if isinstance(move, Give) and move.card is not None]
        usual = TAIHE_A_BAO.search_model.search_problem(view, SearchSettings(), ()).moves
        for one in (gift for gift in gifts if gift in usual):
            for other in (gift for gift in gifts if gift.card.rank is one.card.rank and gift != one):
                rest = {str(move): 0.0 for move in usual if move != one}
                assert _alike(TAIHE_A_BAO, view, {**rest, str(one): 5.0}, str(other)) == 5.0
                assert _alike(TAIHE_A_BAO, view, {**rest, str(other): 5.0}, str(one)) == 5.0
                looked_up += 1
    assert looked_up
