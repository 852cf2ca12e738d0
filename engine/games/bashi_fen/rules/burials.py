"""Burials worth trying: low cards of short suits, points kept or put away, trumps last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.cards import Card, Cards
from engine.games.bashi_fen.rules.tricks import POINTS
from engine.games.bashi_fen.rules.trumps import Trumps


def burials(hand: Cards, size: int, trumps: Trumps) -> Iterator[Cards]:
    """Ways to put so many cards away, each once: the highest, points, the lowest, and the shortest suits."""
    length = Counter(map(trumps.suit_of, hand))

    def trump(card: Card) -> bool:
        return trumps.suit_of(card) is None

    ways = (
        sorted(hand, key=lambda card: -trumps.height(card)),
        sorted(hand, key=lambda card: (trump(card), -POINTS.get(card.rank, 0), trumps.height(card))),
        sorted(hand, key=lambda card: (trump(card), trumps.strength(card))),
        sorted(hand, key=lambda card: (trump(card), length[trumps.suit_of(card)], trumps.height(card))),
        sorted(
            hand, key=lambda card: (trump(card), card.rank in POINTS, length[trumps.suit_of(card)], trumps.height(card))
        ),
    )
    yield from dict.fromkeys(trumps.in_order(way[:size]) for way in ways)
