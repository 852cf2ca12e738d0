"""In how few plays a hand of Big Two can go: what hints count, where a player's plan looks at strength as well."""

from __future__ import annotations

from engine.games.big_two.ai.simulator.meld_tables import fives_in
from engine.games.big_two.ai.simulator.play_loop import Hand
from engine.games.big_two.melds import RANKS


def fewest_plays(hand: Hand, straights: str) -> int:
    """The least number of five-card hands, pairs and single cards that a hand splits into (BT-10)."""
    without = sum((hand >> 4 * height & 15).bit_count() + 1 >> 1 for height in range(len(RANKS)))
    split = [1 + fewest_plays(hand & ~five, straights) for five in fives_in(hand, straights)]
    return min((without, *split))
