"""The combinations of Big Two: what cards make, what beats what, and every combination that a hand holds.

A card's *value* is its place among all 52: four for each rank above Three, and the suit; 0 for the 3♦, 51 for the 2♠.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations, combinations_with_replacement, product

from engine.cards import SUITED_RANKS, Card, Cards, Rank, Suit, canonical
from engine.games.big_two.options import HONG_KONG, PLAIN
from engine.words import Text, text

RANKS = (*SUITED_RANKS[1:], Rank.TWO)
"""From low to high, Three to Two (BT-02); a rank's place here is its height."""

SUITS = (Suit.DIAMONDS, Suit.CLUBS, Suit.HEARTS, Suit.SPADES)
"""From low to high (BT-02)."""

CARDS: Cards = tuple(Card(rank, suit) for rank in RANKS for suit in SUITS)
"""All cards from the 3♦ to the 2♠; a card's place here is its value."""

VALUES = {card: value for value, card in enumerate(CARDS)}
ACE, TWO = RANKS.index(Rank.ACE), RANKS.index(Rank.TWO)


class Kind(StrEnum):
    """What cards can make; the five-card hands from low to high (BT-10, BT-13)."""

    SINGLE = "single"
    PAIR = "pair"
    STRAIGHT = "straight"
    FLUSH = "flush"
    FULL_HOUSE = "full_house"
    FOUR_OF_A_KIND = "four_of_a_kind"
    STRAIGHT_FLUSH = "straight_flush"


KINDS = tuple(Kind)
PAIR_PLACE, STRAIGHT_PLACE = KINDS.index(Kind.PAIR), KINDS.index(Kind.STRAIGHT)
KEY_BITS = 24

Strength = int
"""Kind and key in one number: of two combinations of as many cards the greater one beats the other."""

Values = tuple[int, ...]
"""The values of some cards, rising."""

HeldMeld = tuple[Strength, Values]
"""One combination in a hand."""


@dataclass(frozen=True, slots=True)
class Meld:
    """A combination by what compares it: its kind, and a number that compares it with others of that kind."""

    kind: Kind
    key: int

    @property
    def strength(self) -> Strength:
        """Kind and key in one number."""
        return KINDS.index(self.kind) << KEY_BITS | self.key

    @property
    def size(self) -> int:
        """The number of cards: 1, 2 or 5."""
        return size_of(self.strength)


def size_of(strength: Strength) -> int:
    """The number of cards of a combination: 1, 2 or 5."""
    kind = strength >> KEY_BITS
    return 5 if kind >= STRAIGHT_PLACE else kind + 1


def meld_of_strength(strength: Strength) -> Meld:
    """The combination of this strength."""
    return Meld(KINDS[strength >> KEY_BITS], strength & ((1 << KEY_BITS) - 1))


def _windows(straights: str) -> tuple[tuple[int, ...], ...]:
    """The heights of every straight, rising, from the lowest to the highest (BT-16)."""
    plain = tuple(tuple(range(low, low + 5)) for low in range(ACE - 3))
    return (*plain, (0, 1, 2, 3, TWO), (0, 1, 2, ACE, TWO)) if straights == HONG_KONG else plain


STRAIGHTS = {straights: _windows(straights) for straights in (HONG_KONG, PLAIN)}
STRAIGHT_LEVELS = {
    straights: {heights: level for level, heights in enumerate(STRAIGHTS[straights])} for straights in STRAIGHTS
}
"""How high a straight is among the straights, by its heights."""


def _strength(kind: Kind, key: int) -> Strength:
    return KINDS.index(kind) << KEY_BITS | key


_SINGLE, _PAIR, _STRAIGHT, _FLUSH, _FULL_HOUSE, _FOUR, _STRAIGHT_FLUSH = (_strength(kind, 0) for kind in KINDS)


def _straight_key(level: int, values: Values) -> int:
    """Straights compare by their top card, the last value: its rank, here with the levels of BT-16, then its suit."""
    return level << 2 | values[-1] & 3


def _flush_key(values: Values) -> int:
    """Flushes compare by their ranks from the top down, then by suit (BT-15)."""
    low, second, third, fourth, top = values
    ranks = (((top >> 2 << 4 | fourth >> 2) << 4 | third >> 2) << 4 | second >> 2) << 4 | low >> 2
    return ranks << 2 | top & 3


def card_values(cards: Iterable[Card]) -> Values:
    """The values of these cards, rising; raises KeyError for a card that the game lacks."""
    return tuple(sorted(VALUES[card] for card in cards))


def strength_of(values: Values, straights: str) -> Strength | None:
    """What these cards make, or None (BT-10 … BT-16). Copies of a card, which no pack of 52 has, count as equals."""
    match values:
        case (value,):
            return _SINGLE | value
        case (low, high):
            return _PAIR | high if low >> 2 == high >> 2 else None
        case (_, _, _, _, _):
            return _five(values, straights)
    return None


def _five(values: Values, straights: str) -> Strength | None:
    heights = tuple(value >> 2 for value in values)
    suited = len({value & 3 for value in values}) == 1
    level = STRAIGHT_LEVELS[straights].get(heights)
    (height, copies), *others = Counter(heights).most_common(2)
    if level is not None and suited:
        return _STRAIGHT_FLUSH | _straight_key(level, values)
    if copies >= 4:
        return _FOUR | height
    if copies == 3 and others[0][1] == 2:
        return _FULL_HOUSE | height
    if suited:
        return _FLUSH | _flush_key(values)
    return None if level is None else _STRAIGHT | _straight_key(level, values)


def read_meld(cards: Sequence[Card], straights: str) -> Meld | None:
    """The combination that these cards make, or None where they make none."""
    strength = strength_of(card_values(cards), straights)
    return None if strength is None else meld_of_strength(strength)


def beats(meld: Meld, over: Meld) -> bool:
    """As many cards and higher: a better kind of five cards beats any worse one (BT-10 … BT-15)."""
    return meld.size == over.size and meld.strength > over.strength


def singles(values: Values) -> list[HeldMeld]:
    """Every card, lowest first."""
    return [(_SINGLE | value, (value,)) for value in dict.fromkeys(values)]


def pairs(values: Values) -> list[HeldMeld]:
    """Every pair that these cards hold, lowest first."""
    found = {}
    for low, high in _choices(values, 2):
        if low >> 2 == high >> 2:
            found[low, high] = _PAIR | high
    return sorted((strength, pair) for pair, strength in found.items())


def fives(values: Values, straights: str) -> list[HeldMeld]:
    """Every five-card hand that these cards hold, lowest first."""
    if len(values) < 5:
        return []
    equals: list[list[int]] = [[] for _ in RANKS]
    suited: list[list[int]] = [[], [], [], []]
    for value in values:
        equals[value >> 2].append(value)
        suited[value & 3].append(value)
    found: dict[Values, Strength] = {}
    for level, heights in enumerate(STRAIGHTS[straights]):
        for run in product(*(dict.fromkeys(equals[height]) for height in heights)):
            suit = run[0] & 3
            pure = all(value & 3 == suit for value in run)
            found[run] = (_STRAIGHT_FLUSH if pure else _STRAIGHT) | _straight_key(level, run)
    for suit_cards in suited:
        for five in _choices(suit_cards, 5):
            found.setdefault(five, _FLUSH | _flush_key(five))
    for height, cards in enumerate(equals):
        if len(cards) >= 3:
            _add_equals(found, height, cards, equals)
    return sorted((strength, five) for five, strength in found.items())


def highest_five(values: Values, straights: str) -> Strength:
    """The strength of the highest five-card hand that these different cards hold; -1 where they hold none."""
    ranks, suits = (Counter(value >> shift & mask for value in values) for shift, mask in ((2, 15), (0, 3)))
    held = set(values)
    for level, heights in reversed(tuple(enumerate(STRAIGHTS[straights]))):
        for suit in reversed(range(len(SUITS))):
            run = tuple(height << 2 | suit for height in heights)
            if held.issuperset(run):
                return _STRAIGHT_FLUSH | _straight_key(level, run)
    for kind, copies, beside in ((_FOUR, 4, 1), (_FULL_HOUSE, 3, 2)):
        for height in sorted(ranks, reverse=True):
            others = (number for rank, number in ranks.items() if rank != height)
            if ranks[height] >= copies and max(others, default=0) >= beside:
                return kind | height
    suited = [tuple(value for value in values if value & 3 == suit)[-5:] for suit in suits if suits[suit] >= 5]
    if suited:
        return max(_FLUSH | _flush_key(five) for five in suited)
    levels = (level for level, heights in enumerate(STRAIGHTS[straights]) if all(map(ranks.__contains__, heights)))
    level = max(levels, default=-1)
    if level < 0:
        return -1
    top = STRAIGHTS[straights][level][-1]
    return _STRAIGHT | _straight_key(level, tuple(value for value in values if value >> 2 == top))


def _add_equals(found: dict[Values, Strength], height: int, cards: list[int], equals: list[list[int]]) -> None:
    """Full houses on three of these equal cards, and fours on four of them."""
    for other, others in enumerate(equals):
        if other != height:
            for pair in _choices(others, 2):
                for three in _choices(cards, 3):
                    _found(found, (*three, *pair), _FULL_HOUSE | height)
    for four in _choices(cards, 4):
        for other, others in enumerate(equals):
            if other != height:
                for value in dict.fromkeys(others):
                    _found(found, (*four, value), _FOUR | height)
    for all_equal in _choices(cards, 5):
        _found(found, all_equal, _FOUR | height)


def _choices(values: Sequence[int], number: int) -> Iterable[Values]:
    """Every different choice of so many of these cards: a hand has each card once, a question may bring hundreds."""
    held = Counter(values)
    if len(held) == len(values):
        return combinations(values, number)
    different = combinations_with_replacement(held, number)
    return (chosen for chosen in different if all(chosen.count(value) <= held[value] for value in chosen))


def _found(found: dict[Values, Strength], values: Values, strength: Strength) -> None:
    """Adds a combination; cards that are a flush and, by copies, also a better kind count as the better kind."""
    rising = tuple(sorted(values))
    if strength > found.get(rising, -1):
        found[rising] = strength


def combinations_in(values: Values, straights: str) -> list[HeldMeld]:
    """Every combination that these cards hold: singles, pairs, five-card hands, each from low to high."""
    return [*singles(values), *pairs(values), *fives(values, straights)]


def plays(values: Values, over: Meld | None, straights: str) -> list[HeldMeld]:
    """Every combination that may be led, or that beats what lies there, lowest first; obligations aside (BT-10)."""
    if over is None:
        return combinations_in(values, straights)
    held = {1: singles, 2: pairs}[over.size](values) if over.size < 5 else fives(values, straights)
    return [each for each in held if each[0] > over.strength]


def cards_of(values: Iterable[int]) -> Cards:
    """The cards of these values in canonical order."""
    return in_order([CARDS[value] for value in values])


def height(card: Card) -> int:
    """How high the card's rank stands, 0 for a Three (BT-02); raises KeyError for a card that the game lacks."""
    return VALUES[card] >> 2


def in_order(cards: Sequence[Card]) -> Cards:
    """The cards in canonical order: ranks from low to high, then S H C D."""
    return canonical(cards, height)


def holds_two(straight: Meld) -> bool:
    """Whether a straight, or a straight flush, holds a 2, by which it is above all others (BT-16)."""
    return TWO in STRAIGHTS[HONG_KONG][straight.key >> 2]


def meld_words(meld: Meld) -> Text:
    """The combination in a player's words: "a pair of 8s with the 8♠"."""
    match meld.kind:
        case Kind.SINGLE | Kind.PAIR:
            card = CARDS[meld.key]
            return text(f"meld.{meld.kind}", card=card, rank=card.rank.value)
        case Kind.STRAIGHT | Kind.STRAIGHT_FLUSH:
            return _straight_words(meld)
        case Kind.FLUSH:
            return _flush_words(meld)
    return text(f"meld.{meld.kind}", rank=RANKS[meld.key].value)


def _flush_words(meld: Meld) -> Text:
    """The flush by all its ranks, because the suit of two decides only if these are equal (BT-15)."""
    top, *lower = (meld.key >> place & 15 for place in (18, 14, 10, 6, 2))
    return text("meld.flush", card=CARDS[top << 2 | meld.key & 3], ranks="-".join(RANKS[rank].value for rank in lower))


def _straight_words(meld: Meld) -> Text:
    heights = STRAIGHTS[HONG_KONG][meld.key >> 2]
    low, high = heights[0], heights[-1]
    if high == TWO:
        low, high = (ACE, heights[2]) if ACE in heights else (TWO, heights[3])
    top = CARDS[heights[-1] << 2 | meld.key & 3]
    return text(f"meld.{meld.kind}", low=RANKS[low].value, high=RANKS[high].value, card=top)
