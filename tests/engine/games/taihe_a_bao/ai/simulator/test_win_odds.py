"""The declarer's odds: what makes a hand better, and that they come true in play."""

from __future__ import annotations

from random import Random

import pytest

from engine.cards import read_cards, shuffled
from engine.games.taihe_a_bao.ai.simulator.heuristic import heuristic_policy
from engine.games.taihe_a_bao.ai.simulator.play_loop import CARD_UNITS, opening_position, packed, played_out, terms_of
from engine.games.taihe_a_bao.ai.simulator.win_odds import features, model_of, winning_chance
from engine.games.taihe_a_bao.melds import height
from engine.games.taihe_a_bao.options import Options, pack


def test_a_hand_is_counted_at_a_glance() -> None:
    hand = packed(read_cards("4S 5S 5H 5C 9S 9H 9C 9D AS AH"))
    assert features(model_of(Options()), hand) == (1, 4, 2, 2, 1, 1, 1)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("4S 5S 6S 7S 9S 10S JS QS KS AS", "4S 5S 5H 7S 9S 9H JS QS 6C KS"),
        ("AS AH AC KS KH QS 9S 9H 9C 4S", "AS KH QS JS 10H 9S 7S 6H 5C 4S"),
        ("AS AH AC AD KS KH KC KD QS QH", "AS AH AC AD KS KH 4C 5D 7S 9H"),
    ],
)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_better_hand_has_better_odds(better: str, worse: str, seats: int) -> None:
    model = model_of(Options(seats=seats))
    assert winning_chance(model, packed(read_cards(better))) > winning_chance(model, packed(read_cards(worse)))


def test_what_is_known_of_the_others_swings_the_odds() -> None:
    model, hand = model_of(Options()), packed(read_cards("AS KH QS JS 10H 9S 7S 6H 5C 4S"))
    assert winning_chance(model, hand, -0.6) < winning_chance(model, hand) < winning_chance(model, hand, 0.4)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("aces", [True, False])
def test_the_odds_come_true(seats: int, aces: bool) -> None:
    options = Options(seats=seats, aces=aces)
    terms, model, random = terms_of(options, 0, 0), model_of(options), Random(f"true {seats} {aces}")
    policy, deck = heuristic_policy(terms), [CARD_UNITS[height(card)] for card in pack(options)]
    expected, won, bid = 0.0, 0, 0
    for _ in range(900):
        mixed = shuffled(deck, random.random)
        hands = [sum(mixed[seat::seats]) for seat in range(seats)]
        odds = winning_chance(model, hands[0])
        if odds >= 0.3:
            bid += 1
            expected += odds
            won += not played_out(terms, opening_position(terms, hands), policy).hands[0]
    assert bid > 150
    assert abs(won - expected) / bid < 0.1
