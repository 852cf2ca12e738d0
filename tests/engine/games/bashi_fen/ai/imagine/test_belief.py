"""What is believed of hidden cards: hard facts always hold, and bidding and burying make the truth likelier."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from statistics import fmean
from typing import Any

import pytest

from benchmarks.players.belief_bashi_fen import loss, plays
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.ai.imagine.belief import believed, likelihoods_of
from engine.games.bashi_fen.ai.imagine.facts import deal_history, facts_of, voids_of
from engine.games.bashi_fen.options import PRESETS, Options
from engine.games.bashi_fen.pack import pack
from tests.engine.players.positions import decisions

TABLES = {**PRESETS, "chao dipi": Options(chao_dipi=True), "three packs": replace(PRESETS["zhao_pengyou"], packs=3)}


@pytest.mark.parametrize("name", TABLES)
def test_whatever_is_believed_every_hard_fact_holds(name: str) -> None:
    inferred = 0
    for state in decisions(BASHI_FEN, 1, TABLES[name])[5::29]:
        view: Any = state.view(state.turn)
        history, draw = deal_history(view), believed(view, infers=True)
        facts, voids = facts_of(history), voids_of(history)
        inferred += bool(likelihoods_of(view))
        for seed in range(3):
            all_hands, kitty = draw(Random(seed)).cards()
            assert [len(hand) for hand in all_hands] == list(view.counts)
            assert all_hands[view.seat] == view.hand
            hands = {seat: hand for seat, hand in enumerate(all_hands) if seat != view.seat}
            assert all(fact.holds({**hands, view.seat: view.hand}) for fact in facts)
            assert not any(view.trumps.suit_of(card) == suit for seat, suit in voids for card in hands[seat])
            there = Counter(card for hand in all_hands for card in hand) + Counter(kitty)
            assert there <= Counter(pack(view.options))
    assert inferred


def test_bidding_and_burying_make_the_truth_likelier() -> None:
    """Log loss on deals that the numbers were not counted on; the margin is far above chance, as seeds are fixed."""
    states = [state for number in range(1000, 1003) for state in plays(PRESETS["sheng_ji"], number, 17)]
    assert len(states) >= 6
    assert fmean(loss(state, infers=False) - loss(state, infers=True) for state in states) > 0.03


def test_who_calls_the_copy_after_those_in_hand_holds_no_other() -> None:
    """A first copy is called by who has none: by counting it would be with the declarer as often as with others."""
    options, there = PRESETS["zhao_pengyou"], Counter[bool]()
    views = [state.view(state.turn) for number in range(1000, 1004) for state in plays(options, number, 7)]
    early = [view for view in views if None in view.phase.calls.owners and view.seat != view.phase.named.declarer]
    first = [view for view in early if view.phase.calls.copies[0].number == 1]
    assert first
    for view in first[:8]:
        for infers in (False, True):
            draw, card = believed(view, infers), view.phase.calls.copies[0].card
            there[infers] += sum(card in draw(Random(seed)).cards()[0][view.phase.named.declarer] for seed in range(20))
    assert 0 < 2 * there[True] < there[False]
