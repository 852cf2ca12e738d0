"""The order of trumps held against the rows, for every trump that a hand can have."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from engine.cards import Card, Suit
from engine.games.bashi_fen.rules.parts import consecutive
from engine.games.bashi_fen.rules.trumps import ascending
from tests.engine.games.bashi_fen.restated.order import SUITS, TRUMP, Order, every_order


def named(suit: str) -> Suit | None:
    return None if suit == TRUMP else Suit(suit)


@pytest.mark.rule("BSF-04", "BSF-20", "BSF-21", "BSF-22", "BSF-55", "BSF-74", "BSF-88")
@pytest.mark.parametrize("high", [True, False])
@pytest.mark.parametrize("red_five", [True, False])
@pytest.mark.parametrize("twos", [True, False])
def test_suits_heights_and_neighbours_are_those_of_the_rows(high: bool, red_five: bool, twos: bool) -> None:
    for order in every_order():
        if (order.high_tractors, order.red_five, order.twos) != (high, red_five, twos):
            continue
        trumps = order.trumps
        for suit, groups in order.suits.items():
            cards = [card for group in groups for card in group]
            assert set(trumps.of_suit(order.where, named(suit))) == set(cards), order
            assert {card: trumps.strength(card) for card in cards} == {card: order.height(card) for card in cards}
            for one, other in combinations(cards, 2):
                here, there = trumps.place(one), trumps.place(other)
                apart = None if here is None or there is None else abs(here - there)
                steps = [order.steps.get(one), order.steps.get(other)]
                assert apart == (None if None in steps else abs(steps[0] - steps[1])), (order, one, other)  # type: ignore[operator]


@pytest.mark.rule("BSF-20", "BSF-22")
def test_cards_in_a_row_are_those_one_on_each_step() -> None:
    random = Random("in a row")
    for order in random.sample(every_order(), 60):
        for suit, groups in order.suits.items():
            cards = [card for group in groups for card in group]
            for _ in range(12):
                start = random.randrange(len(cards))
                some = random.sample(cards[start : start + 5], random.randint(1, min(4, len(cards) - start)))
                assert consecutive(Counter(some), order.trumps) == order.in_a_row(some), (order, suit, some)


@pytest.mark.rule("BSF-20")
def test_cards_are_laid_out_from_low_to_high() -> None:
    random = Random("sorted")
    suits = (*SUITS, "")
    for order in random.sample(every_order(), 60):
        cards = random.choices(list(order.where), k=25)

        def low_first(card: Card, order: Order = order) -> tuple[bool, int, int]:
            return order.suit_of(card) == TRUMP, order.height(card), suits.index(str(card.suit or ""))

        assert list(order.trumps.in_order(cards)) == sorted(cards, key=low_first)
        among = [[card for card in group if card in cards] for group in order.suits[TRUMP]]
        assert [set(group) for group in ascending(order.trumps, cards)] == [set(group) for group in among if group]
