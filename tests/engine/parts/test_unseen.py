"""Even draws of unseen cards, against all the ways in which they can lie."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from engine.cards import read_cards
from engine.events import STOCK, Moved, Place, Zone
from engine.parts.unseen import cards_taken, even_dealer, ways_to_lay

DRAWS = 12_000
CASES = [
    pytest.param(dict.fromkeys(range(6), (0, 1, 2)), (2, 2, 2), id="anything anywhere"),
    pytest.param({0: (0,), 1: (0, 1), 2: (1, 2), 3: (0, 1, 2), 4: (2,)}, (2, 1, 2), id="each card its own places"),
    pytest.param({0: (0, 1), 1: (0, 1), 2: (0, 1), 3: (1,), 4: (0,)}, (3, 2), id="two classes and two alone"),
    pytest.param({0: (0, 1), 1: (1,)}, (0, 2), id="a place without room"),
]


def every_way(cards: dict[int, tuple[int, ...]], sizes: tuple[int, ...]) -> set[tuple[frozenset[int], ...]]:
    """All ways, listed."""
    ways = set()
    for places in product(*cards.values()):
        hands = tuple(
            frozenset(card for card, at in zip(cards, places, strict=True) if at == n) for n in range(len(sizes))
        )
        if tuple(map(len, hands)) == sizes:
            ways.add(hands)
    return ways


@pytest.mark.parametrize(("cards", "sizes"), CASES)
def test_every_way_in_which_cards_can_lie_is_drawn_equally_often(
    cards: dict[int, tuple[int, ...]], sizes: tuple[int, ...]
) -> None:
    ways, random = every_way(cards, sizes), Random("even")
    deal = even_dealer(cards, sizes)
    drawn = Counter(tuple(map(frozenset, deal(random))) for _ in range(DRAWS))
    assert drawn.keys() == ways
    expected = DRAWS / len(ways)
    chi_square = sum((count - expected) ** 2 / expected for count in drawn.values())
    freedom = len(ways) - 1
    assert chi_square <= freedom + 6 * (2 * freedom) ** 0.5 + 10  # far beyond one in a million for these sizes


def test_cards_that_cannot_lie_anywhere_are_refused() -> None:
    with pytest.raises(ValueError, match="cannot lie"):
        even_dealer({0: (0,), 1: (0,)}, (1, 1))


def test_ways_are_counted_and_drawn_by_their_number() -> None:
    ways = ways_to_lay([{(1, 0): 3, (0, 1): 1}, {(1, 0): 1, (0, 1): 2}], (1, 1))
    assert ways.left[0][(1, 1)] == 3 * 2 + 1 * 1
    assert [(taken, onward) for taken, _, onward in ways.choices(0, (1, 1))] == [((1, 0), 2), ((0, 1), 1)]
    random = Random("ways")
    drawn = Counter(tuple(ways.draw((1, 1), random)) for _ in range(7000))
    assert len(drawn) == 7
    assert all(900 < count < 1100 for count in drawn.values())


def test_the_cards_taken_are_read_off_the_deal_in_their_order() -> None:
    mine, other = Place(Zone.HAND, 1), Place(Zone.HAND, 2)
    opening = (
        Moved((None,) * 4, None, STOCK),
        Moved(read_cards("5H"), STOCK, mine),
        Moved((None,), STOCK, other),
        Moved(read_cards("2C"), STOCK, mine),
    )
    assert cards_taken(opening, 1) == read_cards("5H 2C")
