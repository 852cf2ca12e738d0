"""Fewest plays by look-up, against a search over all ways to lay a hand down."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from engine.cards import read_cards
from engine.games.taihe_a_bao.ai.simulator.plans import plans_of
from engine.games.taihe_a_bao.ai.simulator.play_loop import LEAD, moves_in, packed, tables_of
from engine.games.taihe_a_bao.options import Options, pack


@pytest.mark.parametrize(
    ("cards", "least"),
    [
        ("", 0),
        ("AS", 1),
        ("4S 4H", 1),
        ("4S 5S", 2),
        ("4S 5S 6S 7S", 1),
        ("7S 9S 10S", 3),
        ("4S 4H 5S 5H 6S 6H", 1),
        ("4S 5S 6S 6H", 2),
        ("9S 10S JS QS KS AS", 2),
        ("9S 10S JS JH QS QH KS KH", 2),
        ("AS AH AC AD", 1),
        ("4S 4H 4C 5S 6S", 2),
        ("4S 6S 9S JS KS AS", 6),
    ],
)
def test_the_fewest_plays_of_a_hand(cards: str, least: int) -> None:
    assert plans_of(False).least(packed(read_cards(cards))) == least


@pytest.mark.parametrize("aces_of_three", [False, True])
def test_look_ups_agree_with_a_search_over_every_order_of_play(aces_of_three: bool) -> None:
    tables, plans = tables_of(aces_of_three), plans_of(aces_of_three)

    @cache
    def searched(hand: int) -> int:
        if not hand:
            return 0
        return 1 + min(searched(hand - tables.costs[move]) for move in moves_in(tables.legal(hand, LEAD)))

    random = Random(f"plans {aces_of_three}")
    cards = pack(Options(seats=3 if aces_of_three else 4))
    for _ in range(150):
        hand = packed(random.sample(cards, 9))
        assert plans.least(hand) == searched(hand)
        useful = {
            move
            for move in moves_in(tables.legal(hand, LEAD))
            if searched(hand - tables.costs[move]) == searched(hand) - 1
        }
        assert set(moves_in(plans.useful(hand))) == useful
