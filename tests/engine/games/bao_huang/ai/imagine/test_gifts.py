"""Gifts that went unseen: those to one seat in any order, and how many deals leave each card a place."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import comb, factorial
from random import Random

import pytest

from engine.games.bao_huang.ai.imagine.gifts import Gift, GiftFacts, in_any_order
from engine.games.bao_huang.ai.imagine.tribute_bounds import TributeBound, completions, shares_at_bound, tribute_bound


def gift(giver: int, taker: int, height: int) -> Gift:
    return Gift(giver, taker, height, None, False)


@pytest.mark.rule("BH-21")
@pytest.mark.parametrize("taker", [0, 2, 4])
@pytest.mark.parametrize("viewer", [0, 2, 4])
def test_gifts_to_one_seat_went_in_any_order_but_one_knows_ones_own(taker: int, viewer: int) -> None:
    facts = GiftFacts(viewer, (taker, taker, 3), (), (), {0: 1, 1: 1, 4: 1}, {}, {}, (), {}, 9)
    gifts, random = (gift(0, taker, 8), gift(1, taker, 7), gift(4, 3, 6)), Random("order")
    drawn = Counter(tuple(each.giver for each in in_any_order(facts, gifts, random.random)) for _ in range(400))
    if taker == viewer:
        assert drawn == {(0, 1, 4): 400}
    else:
        assert set(drawn) == {(0, 1, 4), (1, 0, 4)}
        assert min(drawn.values()) > 150


def test_the_lowest_gift_bounds_what_was_kept() -> None:
    assert tribute_bound((8, 5, 5), (5, 4, 5, 8)) == TributeBound(5, 2, 2)
    assert tribute_bound((9,), ()) == TributeBound(9, 1, 0)


FREE = {0: 2, 1: 1, 2: 2}
UNSEEN = (2, 1, 2)
"""By height, how many cards; the places above take them all."""


def every_lay(bounds: dict[int, TributeBound]) -> Counter[tuple[tuple[int, ...], ...]]:
    """Every way to lay different cards into the places, by the heights in each hand; each weighed by its choices.

    A giver could have given any of its cards at the bound: a way counts by one over that many choices.
    """
    cards = [height for height, number in enumerate(UNSEEN) for _ in range(number)]
    found: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for seats in product(FREE, repeat=len(cards)):
        hands = {seat: [card for card, at in zip(cards, seats, strict=True) if at == seat] for seat in FREE}
        if any(len(hands[seat]) != number for seat, number in FREE.items()):
            continue
        weight = 1.0
        for seat, bound in bounds.items():
            at_bound = hands[seat].count(bound.limit)
            weight /= comb(bound.kept + at_bound + bound.gifts, bound.gifts)
            weight *= all(card <= bound.limit for card in hands[seat])
        if weight:
            key = tuple(tuple(sorted(hands[seat])) for seat in FREE)
            found[key] += weight  # type: ignore[assignment]
    return found


@pytest.mark.parametrize(
    "bounds",
    [
        {},
        {0: TributeBound(2, 1, 0)},
        {0: TributeBound(1, 1, 0)},
        {0: TributeBound(1, 2, 1), 1: TributeBound(2, 1, 2)},
        {0: TributeBound(2, 1, 1), 1: TributeBound(2, 2, 0), 2: TributeBound(2, 1, 0)},
        {0: TributeBound(0, 1, 0), 1: TributeBound(1, 1, 0)},
        {0: TributeBound(0, 1, 0), 1: TributeBound(0, 1, 0), 2: TributeBound(1, 1, 0)},
    ],
    ids=str,
)
def test_deals_that_fit_are_counted_and_cards_at_the_bound_shared_as_they_are(bounds: dict[int, TributeBound]) -> None:
    ways = every_lay(bounds)
    # every order of the places in a hand counts once, as places are told apart
    places = factorial(2) * factorial(1) * factorial(2)
    assert completions(bounds, UNSEEN, FREE) == pytest.approx(sum(ways.values()) * places)
    highest = len(UNSEEN) - 1
    at_bound = [seat for seat, bound in bounds.items() if bound.limit == highest]
    if not at_bound or not ways:
        return
    expected: Counter[tuple[int, ...]] = Counter()
    for hands, weight in ways.items():
        expected[tuple(hands[seat].count(highest) for seat in at_bound)] += weight  # type: ignore[assignment]
    random, drawn = Random("shares"), Counter[tuple[int, ...]]()
    for _ in range(2000):
        shares = shares_at_bound(bounds, highest, UNSEEN[highest], FREE, random.random)
        drawn[tuple(shares[seat] for seat in at_bound)] += 1
    assert set(drawn) == set(expected)
    for key, weight in expected.items():
        assert drawn[key] / 2000 == pytest.approx(weight / sum(expected.values()), abs=0.05)
