"""The obligations that "last card" puts on the player before, and when a hand may be laid down: questions about one
hand."""

from __future__ import annotations

from engine.games.big_two.melds import (
    KEY_BITS,
    PAIR_PLACE,
    STRAIGHTS,
    HeldMeld,
    Meld,
    Values,
    fives,
    pairs,
    plays,
)
from engine.games.big_two.options import Options

LEAST_LAID_DOWN = 9
"""The least number of cards that may be laid down (BT-50)."""


def must_play_highest(values: Values, over: Meld | None) -> bool:
    """Whether a single lies there and the highest card beats it: an obliged hand must play that card (BT-31)."""
    return over is not None and over.size == 1 and values[-1] > over.key


def leads_more_than_singles(values: Values, straights: str) -> bool:
    """Whether any pattern but a single can be led (BT-32)."""
    return bool(pairs(values)) or bool(fives(values, straights))


def allowed_plays(values: Values, over: Meld | None, is_obliged: bool, options: Options) -> list[HeldMeld]:
    """Every play of this hand, lowest first; ``is_obliged``: without those that the next player's last card forbids."""
    found = plays(values, over, options.straights)
    if not is_obliged or (over is not None and over.size > 1):
        return found
    if over is not None:
        return found[-1:]
    more = [held for held in found if held[0] >> KEY_BITS >= PAIR_PLACE]
    return more or (found[-1:] if options.last_card_lead_highest else found)


def equal_ranks(values: Values) -> bool:
    """Whether two of these cards are of one rank."""
    return len({value >> 2 for value in values}) < len(values)


def five_of_a_suit(values: Values) -> bool:
    """Whether five of these cards are of one suit."""
    return any(sum(value & 3 == suit for value in values) >= 5 for suit in range(4))


def straight_held(values: Values, straights: str) -> bool:
    """Whether these cards hold a straight, of one suit or not."""
    heights = {value >> 2 for value in values}
    return any(heights.issuperset(window) for window in STRAIGHTS[straights])


def may_lay_down(left: Values, options: Options) -> bool:
    """Whether what is left after a play may be laid down with it (BT-50)."""
    return (
        options.counter_attack
        and len(left) >= LEAST_LAID_DOWN
        and not equal_ranks(left)
        and not five_of_a_suit(left)
        and not straight_held(left, options.straights)
    )
