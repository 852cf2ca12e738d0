"""In how few plays a hand of Big Two can go."""

from __future__ import annotations

from random import Random

import pytest

from engine.games.big_two.ai.simulator.meld_tables import fives_in, pairs_in
from engine.games.big_two.ai.simulator.plans import fewest_plays
from engine.games.big_two.melds import STRAIGHTS


@pytest.mark.parametrize("straights", STRAIGHTS)
def test_the_fewest_plays_are_those_of_the_best_of_all_splits(straights: str) -> None:
    """Tried card by card on hands of eight: the highest card alone, in a pair or in a five-card hand, then the rest."""

    def tried(hand: int) -> int:
        if not hand:
            return 0
        highest = 1 << hand.bit_length() - 1
        plays = (*pairs_in(hand), *fives_in(hand, straights))
        return 1 + min(tried(hand & ~play) for play in (highest, *plays) if play & highest)

    lots = Random(5)
    found = set()
    for _ in range(60):
        hand = sum(1 << place for place in lots.sample(range(0, 52, lots.choice((1, 4))), 8))
        found.add(fewest_plays(hand, straights))
        assert fewest_plays(hand, straights) == tried(hand)
    assert len(found) > 3
