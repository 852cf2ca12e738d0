"""Packed cards: a field of three bits for every kind of card, suit by suit as played, trumps on top."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache

from engine.cards import FILLER, STANDARD, Card, Cards, Rank
from engine.games.bashi_fen.actions import JOKERS
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.pack import pack
from engine.games.bashi_fen.rules.tricks import POINTS
from engine.games.bashi_fen.rules.trumps import PlayedSuit, Trumps

PackedCards = int
"""How many cards of each kind there are: up to seven in each field."""

BITS = 3
FIELD = (1 << BITS) - 1
KINDS: Cards = (*STANDARD, *JOKERS, FILLER)
ONES = sum(1 << (BITS * number) for number in range(len(KINDS)))
"""One card of every kind."""
TWOS, FOURS = ONES << 1, ONES << 2
SEVERAL = TWOS | FOURS
"""The bits that are set where there are two or more of a kind."""


def cards_counted(cards: PackedCards) -> int:
    """How many cards there are."""
    many = cards & FOURS
    return cards.bit_count() + (cards & TWOS).bit_count() + (3 * many.bit_count() if many else 0)


def fields_in(cards: PackedCards) -> list[int]:
    """The fields in which there are cards, from the lowest up."""
    kinds = (cards | cards >> 1 | cards >> 2) & ONES
    found = []
    while kinds:
        lowest_one = kinds & -kinds
        found.append((lowest_one.bit_length() - 1) // BITS)
        kinds ^= lowest_one
    return found


def more_than(cards: PackedCards, others: PackedCards) -> PackedCards:
    """By how many of each kind there are more of these cards than of the others."""
    found = 0
    for number in fields_in(cards):
        more = (cards >> BITS * number & FIELD) - (others >> BITS * number & FIELD)
        if more > 0:
            found += more << BITS * number
    return found


def held_twice(cards: PackedCards) -> PackedCards:
    """A one for every kind of which there are two or more."""
    return (cards >> 1 | cards >> 2) & ONES


def lowest(cards: PackedCards) -> int:
    """The field of the lowest card; there is one."""
    return ((cards & -cards).bit_length() - 1) // BITS


def highest(cards: PackedCards) -> int:
    """The field of the highest card; there is one."""
    return (cards.bit_length() - 1) // BITS


@dataclass(frozen=True, slots=True, eq=False)
class Packing:
    """How cards are packed under these trumps: the field of each kind of card, and tables by field."""

    options: Options
    trumps: Trumps
    cards: Cards
    """The kind of card of each field."""
    weights: dict[Card, PackedCards] = field(repr=False)
    suits: tuple[PlayedSuit, ...]
    """The suit as played of each field."""
    strengths: tuple[int, ...]
    """How high a card stands: within its suit; trumps above all others."""
    points: tuple[int, ...]
    full: PackedCards = field(repr=False)
    """Every card of the table."""
    masks: dict[PlayedSuit, PackedCards] = field(repr=False)
    """All fields of a suit as played."""
    leading: tuple[tuple[PackedCards, bool], ...]
    """All fields of a suit, and whether it is a plain one, from the lowest fields up."""
    plain_masks: tuple[PackedCards, ...]
    """All fields of each plain suit, from the lowest up."""
    fives: PackedCards
    """The fields of cards that count five points …"""
    tens: PackedCards
    """… and ten …"""
    counting: PackedCards
    """… and all of these."""
    jokers: PackedCards
    """The fields of the jokers."""
    kept: PackedCards
    """The fields of cards that are not given away for nothing: counting cards, and jokers."""
    order: tuple[int, ...] = field(repr=False)
    """The place of each field in canonical order."""
    places: tuple[int | None, ...] = field(repr=False)
    """The place among neighbours of each field (BSF-22)."""

    def packed(self, cards: Iterable[Card]) -> PackedCards:
        """The cards, packed."""
        weights = self.weights
        return sum(weights[card] for card in cards)

    def unpacked(self, cards: PackedCards) -> Cards:
        """The packed cards as cards, in canonical order."""
        numbers = sorted(fields_in(cards), key=self.order.__getitem__)
        return tuple(self.cards[number] for number in numbers for _ in range(cards >> BITS * number & FIELD))

    def points_in(self, cards: PackedCards) -> int:
        """Fives count five, tens and kings ten (BSF-60)."""
        fives, tens = cards & self.fives, cards & self.tens
        return (5 * cards_counted(fives) if fives else 0) + (10 * cards_counted(tens) if tens else 0)


ABOVE = 1000
"""What is added to the strength of trumps, so that they stand above all other suits."""


@lru_cache(maxsize=64)
def packing_of(options: Options, trumps: Trumps) -> Packing:
    """The packing of a hand played under these trumps: fields in order of suit and strength."""
    suits: list[PlayedSuit] = [suit for suit in dict.fromkeys(card.suit for card in STANDARD) if suit != trumps.suit]
    cards = tuple(card for suit in (*suits, None) for card in trumps.in_order(trumps.of_suit(KINDS, suit)))
    weights = {card: 1 << (BITS * place) for place, card in enumerate(cards)}
    masks = {suit: sum(weights[card] * FIELD for card in trumps.of_suit(cards, suit)) for suit in (*suits, None)}
    fives = sum(weights[card] * FIELD for card in cards if card.rank is Rank.FIVE)
    tens = sum(weights[card] * FIELD for card in cards if POINTS.get(card.rank) == 10)
    jokers = sum(weights[card] * FIELD for card in JOKERS)
    return Packing(
        options=options,
        trumps=trumps,
        cards=cards,
        weights=weights,
        suits=tuple(map(trumps.suit_of, cards)),
        strengths=tuple(trumps.strength(card) + ABOVE * (trumps.suit_of(card) is None) for card in cards),
        points=tuple(POINTS.get(card.rank, 0) for card in cards),
        full=sum(weights[card] for card in pack(options)),
        masks=masks,
        leading=tuple((mask, suit is not None) for suit, mask in masks.items()),
        plain_masks=tuple(masks[suit] for suit in suits),
        fives=fives,
        tens=tens,
        counting=fives | tens,
        jokers=jokers,
        kept=fives | tens | jokers,
        order=tuple(map(trumps.in_order(cards).index, cards)),
        places=tuple(map(trumps.place, cards)),
    )
