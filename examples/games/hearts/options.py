"""The house rules of Hearts, its pack, and what a card costs."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card, Cards, Rank, Suit
from engine.options import Range, Switch, rule

SEATS = 4
RANKS = tuple(Rank)[:13]
PACK: Cards = tuple(Card(rank, suit) for suit in Suit for rank in RANKS)
TWO_OF_CLUBS = Card(Rank.TWO, Suit.CLUBS)
QUEEN_OF_SPADES = Card(Rank.QUEEN, Suit.SPADES)


@dataclass(frozen=True, slots=True)
class Options:
    """All that may be agreed on before a session of Hearts."""

    moon: bool = rule(Switch(), True, "HRT-32")
    limit: int = rule(Range(20, 200), 100, "HRT-40", "session")


def height(card: Card) -> int:
    """How high a card stands, from 2 to ace (HRT-20)."""
    return RANKS.index(card.rank)


def points(card: Card) -> int:
    """The points that a card costs its taker (HRT-30)."""
    return 13 if card == QUEEN_OF_SPADES else int(card.suit is Suit.HEARTS)
