"""Cards as values: suits, ranks, packs, the notation everybody uses, and the shuffle that never changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

T = TypeVar("T")


class Suit(StrEnum):
    """In the canonical order of notation: spades, hearts, clubs, diamonds."""

    SPADES = "S"
    HEARTS = "H"
    CLUBS = "C"
    DIAMONDS = "D"


class Rank(StrEnum):
    """Every rank a card can have; which is higher is each game's own business."""

    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "10"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"
    BLACK_JOKER = "BJ"
    RED_JOKER = "RJ"
    FILLER = "XX"


SUITED_RANKS = tuple(Rank)[:13]
"""Two to Ace: the ranks that come in four suits."""

_SUIT_PLACES: dict[Suit | None, int] = {None: 0, **{suit: place for place, suit in enumerate(Suit)}}


_MADE: dict[tuple[Rank, Suit | None, bool], Card] = {}


@dataclass(frozen=True, slots=True, eq=False, init=False)
class Card:
    """One card by its face: copies in several packs are equal; a marked joker of Bao Huang differs from a plain one.

    There is one value for each face, so that comparing cards and looking them up compares addresses.
    """

    rank: Rank
    suit: Suit | None
    marked: bool

    def __new__(cls, rank: Rank, suit: Suit | None = None, marked: bool = False) -> Card:
        made = _MADE.get((rank, suit, marked))
        if made is None:
            made = object.__new__(cls)
            for name, value in (("rank", Rank(rank)), ("suit", suit and Suit(suit)), ("marked", marked)):
                object.__setattr__(made, name, value)
            made = _MADE.setdefault((rank, suit, marked), made)  # two threads may come here at once
        return made

    def __reduce__(self) -> tuple[type[Card], tuple[Rank, Suit | None, bool]]:
        return Card, (self.rank, self.suit, self.marked)

    def __str__(self) -> str:
        return f"{self.rank}{self.suit or ''}{'*' if self.marked else ''}"

    def __repr__(self) -> str:
        return f"Card({self})"


Cards = tuple[Card, ...]

BLACK_JOKER = Card(Rank.BLACK_JOKER)
RED_JOKER = Card(Rank.RED_JOKER)
EUNUCH = Card(Rank.BLACK_JOKER, marked=True)
EMPEROR = Card(Rank.RED_JOKER, marked=True)
FILLER = Card(Rank.FILLER)

STANDARD: Cards = tuple(Card(rank, suit) for suit in Suit for rank in SUITED_RANKS)
"""The 52 suited cards of one pack, spades first, each suit from Two to Ace."""

_BY_TEXT = {str(card): card for card in (*STANDARD, BLACK_JOKER, RED_JOKER, EUNUCH, EMPEROR, FILLER)}

HIDDEN = "?"
"""How a card that one may not see is written."""


class NotationError(ValueError):
    """A text that is no card, no action or no number; the message says what is wrong."""


def read_card(text: str) -> Card:
    """The card of a text such as ``10S``, ``BJ*`` or ``XX``; raises NotationError for anything else."""
    try:
        return _BY_TEXT[text]
    except (KeyError, TypeError):
        raise NotationError(f"{text!r} is no card: write rank and suit, as in 4H, 10S, BJ, RJ* or XX") from None


def read_cards(text: str) -> Cards:
    """The cards of a text in which they stand apart by spaces; raises NotationError."""
    return tuple(read_card(word) for word in text.split())


def cards_named(action: object) -> Cards:
    """The cards that the text of an action names after its verb, among whatever else it says there."""
    return tuple(card for card, _ in copies_named(action))


def copies_named(action: object) -> tuple[tuple[Card, int], ...]:
    """The same, each with the number of the copy that is meant (``KS#2``), else 1."""
    found: list[tuple[Card, int]] = []
    for word in str(action).split()[1:]:
        name, _, number = word.partition("#")
        try:
            found.append((read_card(name), int(number or 1)))
        except ValueError:
            continue
    return tuple(found)


def write_cards(cards: Iterable[Card | None]) -> str:
    """The cards with spaces between; ``?`` for a back."""
    return " ".join(HIDDEN if card is None else str(card) for card in cards)


def canonical(cards: Iterable[Card], height: Callable[[Card], int]) -> Cards:
    """The cards by the game's rank from low to high, then S H C D, plain before marked."""
    return tuple(sorted(cards, key=lambda card: (height(card), _SUIT_PLACES[card.suit], card.marked)))


def shuffled(items: Sequence[T], random: Callable[[], float]) -> tuple[T, ...]:
    """A permutation drawn with ``random()`` alone, because ``random.shuffle`` may differ between Pythons."""
    mixed = list(items)
    for last in range(len(mixed) - 1, 0, -1):
        other = int(random() * (last + 1))
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return tuple(mixed)


def holds(hand: Sequence[Card], cards: Sequence[Card]) -> bool:
    """Whether the hand has all these cards, copies counted."""
    rest = list(hand)
    for card in cards:
        if card not in rest:
            return False
        rest.remove(card)
    return True


def without(hand: Sequence[Card], cards: Iterable[Card]) -> Cards:
    """The hand less these cards, the order of the others kept; raises ValueError where one is missing."""
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return tuple(rest)
