"""What players lose on stored positions is looked up rightly, and parted by phase."""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import Any

import pytest

from benchmarks.players import regret as benchmark
from benchmarks.players.regret import _alike, completed, kinds, regret, third_of
from benchmarks.players.stored_positions import stored
from engine.games.taihe_a_bao import TAIHE_A_BAO
from engine.games.taihe_a_bao.actions import Give
from engine.games.taihe_a_bao.rules.phases import Returning
from engine.players import bot_named
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


def test_a_move_that_was_never_judged_is_judged_anew_and_not_taken_for_the_worst(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    name, view = next((name, view) for name, view in stored(TAIHE_A_BAO, "") if len(list(view.candidates())) > 3)
    made = bot_named("greedy")(TAIHE_A_BAO, view, Random(f"{name} 0"))
    others = {str(move): 0.5 for move in view.candidates() if move != made}
    monkeypatch.setattr(benchmark, "stored", lambda *_: [(name, view)])
    choices = {name: [made]}
    values = completed(TAIHE_A_BAO, "", {name: [others, others]}, [choices], (4, 4))
    one, other = values[name]
    best, best_of_the_other = (max(half, key=half.__getitem__) for half in (one, other))
    lost = [one[best_of_the_other] - one[str(made)], other[best] - other[str(made)]]
    assert regret(TAIHE_A_BAO, "", values, choices) == [pytest.approx(fmean(lost))]
    assert completed(TAIHE_A_BAO, "", values, [choices], (4, 4)) == values


@pytest.mark.parametrize(("cards", "third"), [(25, "early"), (17, "early"), (16, "middle"), (9, "middle"), (8, "late")])
def test_a_play_is_early_middle_or_late_by_the_cards_that_are_left(cards: int, third: str) -> None:
    assert third_of(cards, 25) == third


def test_a_set_without_plays_has_no_thirds() -> None:
    assert set(kinds(TAIHE_A_BAO, "returns")) == {"all", "returning"}


def test_every_play_is_in_one_third() -> None:
    found = kinds(TAIHE_A_BAO, "")
    plays = sorted(place for name in ("playing", "playing, over something") for place in found[name])
    assert plays == sorted(place for third in ("early", "middle", "late") for place in found[f"playing, {third}"])
