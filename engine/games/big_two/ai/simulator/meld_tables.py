"""Every pair and every five-card hand of a packed hand, looked up rank by rank; ``melds`` finds the same card by card.

Each is a number, its strength above its cards, and they stand in the order of ``melds``.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from engine.games.big_two.melds import CARDS, KEY_BITS, KINDS, RANKS, STRAIGHTS, Kind

ABOVE_CARDS = len(CARDS) + 2
"""Two bits above the cards are for what is announced with a play; the strength stands above these."""
_PAIR, _STRAIGHT, _FLUSH, _FULL_HOUSE, _FOUR, _STRAIGHT_FLUSH = (
    KINDS.index(kind) << KEY_BITS
    for kind in (
        Kind.PAIR,
        Kind.STRAIGHT,
        Kind.FLUSH,
        Kind.FULL_HOUSE,
        Kind.FOUR_OF_A_KIND,
        Kind.STRAIGHT_FLUSH,
    )
)
_SUIT = sum(1 << 4 * height for height in range(len(RANKS)))
"""All cards of the lowest suit."""
_SUBSETS = tuple(
    tuple(
        tuple(map(sum, combinations([1 << suit for suit in range(4) if bits >> suit & 1], size))) for size in range(5)
    )
    for bits in range(16)
)
"""By the cards of one rank, and by number: every choice of so many of them."""


def pairs_in(hand: int) -> tuple[int, ...]:
    """Every pair in a hand, lowest first."""
    found: list[int] = []
    for height in range(len(RANKS)):
        found += _PAIRS[height][hand & 15]
        hand >>= 4
    return tuple(found)


def _pairs_of(height: int, bits: int) -> tuple[int, ...]:
    pairs = sorted(_SUBSETS[bits][2], key=lambda two: (two.bit_length(), two))
    return tuple((_PAIR | 4 * height + two.bit_length() - 1) << ABOVE_CARDS | two << 4 * height for two in pairs)


_PAIRS = tuple(tuple(_pairs_of(height, bits) for bits in range(16)) for height in range(len(RANKS)))


def _windows(straights: str) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
    """By level: the straight's key without its suit, its ranks as a set, and its ranks rising."""
    return tuple(
        (level << 2, sum(1 << height for height in heights), heights)
        for level, heights in enumerate(STRAIGHTS[straights])
    )


_WINDOWS = {straights: _windows(straights) for straights in STRAIGHTS}


def fives_in(hand: int, straights: str) -> tuple[int, ...]:
    """Every five-card hand in a hand, lowest first."""
    if hand.bit_count() < 5:
        return ()
    ranks = [hand >> place & 15 for place in range(0, 4 * len(RANKS), 4)]
    found: list[int] = []
    there = sum([1 << height for height, bits in enumerate(ranks) if bits])
    pure: set[int] = set()
    for key, heights, rising in _WINDOWS[straights]:
        if there & heights == heights:
            found += _straights(key, rising, ranks, pure)
    for suit in range(4):
        suited = hand & _SUIT << suit
        if suited.bit_count() >= 5:
            found += [move for move in _flushes(suited, suit) if move & (1 << ABOVE_CARDS) - 1 not in pure]
    for height, bits in enumerate(ranks):
        if bits.bit_count() >= 3:
            found += _full_houses(height, ranks)
            if bits == 15:
                found += _fours(height, ranks)
    found.sort(key=_strength)
    return tuple(found)


def _strength(move: int) -> int:
    return move >> ABOVE_CARDS


def _straights(key: int, heights: tuple[int, ...], ranks: list[int], pure: set[int]) -> Iterator[int]:
    """Every straight of these ranks; the cards of straight flushes are added to ``pure``."""
    for run in product(*[_SUBSETS[ranks[height]][1] for height in heights]):
        cards = 0
        for bit, height in zip(run, heights, strict=True):
            cards |= bit << 4 * height
        top = run[4]
        if run.count(top) == 5:
            pure.add(cards)
            yield (_STRAIGHT_FLUSH | key | top.bit_length() - 1) << ABOVE_CARDS | cards
        else:
            yield (_STRAIGHT | key | top.bit_length() - 1) << ABOVE_CARDS | cards


def _flushes(suited: int, suit: int) -> Iterator[int]:
    """Every five cards of one suit."""
    heights = [height for height in range(len(RANKS)) if suited >> 4 * height & 15]
    for low, second, third, fourth, top in combinations(heights, 5):
        key = ((((top << 4 | fourth) << 4 | third) << 4 | second) << 4 | low) << 2 | suit
        cards = 1 << 4 * low | 1 << 4 * second | 1 << 4 * third | 1 << 4 * fourth | 1 << 4 * top
        yield (_FLUSH | key) << ABOVE_CARDS | cards << suit


def _full_houses(height: int, ranks: list[int]) -> Iterator[int]:
    """Every full house on three cards of this rank; those that begin with the lowest cards first."""
    strength = (_FULL_HOUSE | height) << ABOVE_CARDS
    threes = [strength | three << 4 * height for three in _SUBSETS[ranks[height]][3]]
    for other in range(height):
        for two in _SUBSETS[ranks[other]][2]:
            for three in threes:
                yield three | two << 4 * other
    for three in threes:
        for other in range(height + 1, len(RANKS)):
            for two in _SUBSETS[ranks[other]][2]:
                yield three | two << 4 * other


def _fours(height: int, ranks: list[int]) -> Iterator[int]:
    """All four cards of this rank with any fifth."""
    four = (_FOUR | height) << ABOVE_CARDS | 15 << 4 * height
    for other, bits in enumerate(ranks):
        if other != height:
            for one in _SUBSETS[bits][1]:
                yield four | one << 4 * other
