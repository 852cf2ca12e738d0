"""The trumps of a hand: the suit that a card is played as, its strength there, and its place among neighbours."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache

from engine.cards import BLACK_JOKER, FILLER, RED_JOKER, SUITED_RANKS, Card, Cards, Rank, Suit, canonical
from engine.games.bashi_fen.options import Options

RED_FIVE = Card(Rank.FIVE, Suit.HEARTS)
PlayedSuit = Suit | None
"""A suit as played; None is the suit of trumps."""

_ABOVE_SUITS = 100
"""What ``height`` adds to trumps, so that they stand above every suit when a hand is sorted."""


@dataclass(frozen=True, slots=True)
class Trumps:
    """The trumps of a hand (BSF-20 … BSF-22, BSF-55, BSF-74, BSF-88).

    ``rank`` without ``suit``: no suit is trump (``no_suit``); neither: no rank is, either (``no_trump``).
    ``twos``: every 2 is a trump too, though another rank is the trump rank.
    """

    suit: Suit | None
    rank: Rank | None
    high_tractors: bool = True
    red_five: bool = False
    twos: bool = False
    _rungs: dict[Card, tuple[PlayedSuit, int, int | None]] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_rungs", _rungs(self))

    def knows(self, card: Card) -> bool:
        """Whether the game has such a card at all: it has no marked jokers."""
        return card in self._rungs

    def suit_of(self, card: Card) -> PlayedSuit:
        """The suit that this card is played as; None for a trump. Nothing else decides this."""
        return self._rungs[card][0]

    def strength(self, card: Card) -> int:
        """How high the card stands within its suit as played; equal cards share a number (BSF-20)."""
        return self._rungs[card][1]

    def place(self, card: Card) -> int | None:
        """The card's place among neighbours, which differ by one; None where it joins no tractor (BSF-22)."""
        return self._rungs[card][2]

    def is_high(self, card: Card) -> bool:
        """Whether the card is a trump whatever suit is named: a joker, a filler, of the trump rank, a constant 2."""
        return card.suit is None or card.rank is self.rank or (self.twos and card.rank is Rank.TWO)

    def height(self, card: Card) -> int:
        """For sorting a hand: within each suit by strength, trumps above all suits."""
        return self.strength(card) + (0 if self.suit_of(card) is not None else _ABOVE_SUITS)

    def in_order(self, cards: Iterable[Card]) -> Cards:
        """The cards in canonical order: from low to high, then S H C D."""
        return canonical(cards, self.height)

    def of_suit(self, cards: Iterable[Card], suit: PlayedSuit) -> Cards:
        """Those of the cards that are played as this suit."""
        return tuple(card for card in cards if self.suit_of(card) == suit)


_made = cache(Trumps)


def trumps_of(options: Options, suit: Suit | None, rank: Rank | None) -> Trumps:
    """The trumps that a table with these options has in a hand with this trump suit and rank."""
    twos = options.constant_trumps and rank not in (None, Rank.TWO)
    return _made(suit, rank, options.high_trump_tractors, options.red_five, twos)


def ascending(trumps: Trumps, cards: Iterable[Card]) -> tuple[Cards, ...]:
    """The trumps among these cards from low to high, equal ones together, each card once."""
    equal: dict[int, list[Card]] = {}
    for card in trumps.in_order(trumps.of_suit(dict.fromkeys(cards), None)):
        equal.setdefault(trumps.strength(card), []).append(card)
    return tuple(map(tuple, equal.values()))


def _rungs(trumps: Trumps) -> dict[Card, tuple[PlayedSuit, int, int | None]]:
    rungs: dict[Card, tuple[PlayedSuit, int, int | None]] = {}
    for suit in Suit:
        if suit is not trumps.suit:
            rungs |= {card: (suit, height, height) for height, card in enumerate(_plain(trumps, suit))}
    place = 0
    for strength, (cards, links) in enumerate(_ladder(trumps)):
        rungs |= dict.fromkeys(cards, (None, strength, place if links else None))
        place += links
    return rungs


def _plain(trumps: Trumps, suit: Suit) -> Iterator[Card]:
    """The cards of a suit that are no trumps by their rank, from low to high."""
    for rank in SUITED_RANKS:
        card = Card(rank, suit)
        if not trumps.is_high(card) and not _is_red_five(trumps, card):
            yield card


def _ladder(trumps: Trumps) -> Iterator[tuple[Cards, bool]]:
    """The trumps from low to high: equal cards, and whether they have neighbours; fillers never do (BSF-04)."""
    if trumps.suit is not None:
        yield from (((card,), True) for card in _plain(trumps, trumps.suit))
    high = trumps.high_tractors
    if trumps.twos:
        yield from ((cards, high) for cards in _of_rank(trumps, Rank.TWO))
    if trumps.rank is not None:
        yield from ((cards, high) for cards in _of_rank(trumps, trumps.rank))
    yield (FILLER,), False
    yield (BLACK_JOKER,), high
    yield (RED_JOKER,), high
    if trumps.red_five:
        yield (RED_FIVE,), high


def _of_rank(trumps: Trumps, rank: Rank) -> Iterator[Cards]:
    """The trumps of a rank: the equal ones of the other suits, then the one of the trump suit."""
    cards = [card for card in (Card(rank, suit) for suit in Suit) if not _is_red_five(trumps, card)]
    yield tuple(card for card in cards if card.suit is not trumps.suit)
    own = tuple(card for card in cards if card.suit is trumps.suit)
    if own:
        yield own


def _is_red_five(trumps: Trumps, card: Card) -> bool:
    return trumps.red_five and card == RED_FIVE
