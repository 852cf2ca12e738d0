"""What players lose on stored positions is looked up rightly, and parted by phase."""

from __future__ import annotations

from typing import Any

import pytest

from benchmarks.regret import _alike, kinds, third_of
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


@pytest.mark.parametrize(("cards", "third"), [(25, "early"), (17, "early"), (16, "middle"), (9, "middle"), (8, "late")])
def test_a_play_is_early_middle_or_late_by_the_cards_that_are_left(cards: int, third: str) -> None:
    assert third_of(cards, 25) == third


def test_every_play_is_in_one_third() -> None:
    found = kinds(TAIHE_A_BAO, "")
    plays = sorted(place for name in ("playing", "playing, over something") for place in found[name])
    assert plays == sorted(place for third in ("early", "middle", "late") for place in found[f"playing, {third}"])
