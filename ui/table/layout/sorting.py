"""The orders in which a hand is sorted, and the groups that they make of it. Qt-free."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Sequence

from engine.cards import Card, Cards, Rank, Suit
from engine.presentation import printed_suit

SuitOf = Callable[[Card], Suit | None]
"""The suit as which a card is played; None for cards that stand apart."""

BY_HAND = "by_hand"
"""The order that a person makes by dragging cards inside the hand."""

RANK = "rank"
"""High cards first, whatever their suit."""

SUITS = "suit"
"""By suit as played; the first order where suits must be followed."""

COMBINATION = "combination"
"""The largest group of a rank first; as a setting, by sets in a game that has them."""

ORDERS = (RANK, COMBINATION, SUITS, BY_HAND)
"""The orders that the S key goes through; all but the last are words of the setting ``sort``."""

COLUMNS = "columns"
"""By rank too, with the cards of a rank in a column; the first order in games that hold a hand so."""

SETS = "sets"
"""The combinations of the hand's best split side by side, then the rest by rank; in games that have them."""

PARTS = "parts"
"""By suit as played, and in each suit the parts that may be led together, the largest first; in games
that have them."""

SplitOf = Callable[[Cards], tuple[Cards, ...]]
"""The parts of a hand that may be led together."""


def unsplit(cards: Cards) -> tuple[Cards, ...]:
    """Every card by itself, in a game where nothing is led together."""
    return tuple((card,) for card in cards)


_ALTERNATING = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
_SUITS = {suit: place for place, suit in enumerate(_ALTERNATING)}


def sorted_places(
    cards: Sequence[Card], order: str, height: Callable[[Card], int], suit_of: SuitOf = printed_suit
) -> tuple[int, ...]:
    """Where in ``cards`` each card of the sorted hand stands; high cards first, equal ones as they were."""
    copies = Counter(card.rank for card in cards)
    rows = _rows(suit_of)

    def key(place: int) -> tuple[int, ...]:
        card = cards[place]
        suit = _SUITS[card.suit] if card.suit is not None else -1
        match order:
            case "suit":
                return rows[suit_of(card)], -height(card), suit, card.marked
            case "combination":
                return -copies[card.rank], -height(card), suit, card.marked
            case "columns":
                return -height(card), suit, not card.marked  # the marked one is not the first to be taken
        return -height(card), suit, card.marked

    return tuple(sorted(range(len(cards)), key=key))


def places_in_sets(
    cards: Sequence[Card], sets: Sequence[Cards], height: Callable[[Card], int]
) -> tuple[tuple[int, ...], ...]:
    """Where in ``cards`` each card of a hand sorted by these sets stands: set by set, then the rest by rank.

    In a set equal cards come first. Of a set of which cards are gone, those that are left stay together.
    """
    left = list(sorted_places(cards, "rank", height))
    groups: list[list[int]] = []
    for each in sets:
        group: list[int] = []
        for card in (each[place] for place in sorted_places(each, COMBINATION, height)):
            place = next((place for place in left if cards[place] == card), None)
            if place is not None:
                left.remove(place)
                group.append(place)
        groups.append(group)
    return tuple(tuple(group) for group in (*groups, left) if group)


def places_in_parts(
    cards: Sequence[Card], split: SplitOf, height: Callable[[Card], int], suit_of: SuitOf
) -> tuple[int, ...]:
    """Where in ``cards`` each card of a hand sorted by parts stands: suit by suit, the largest parts first."""
    left = list(sorted_places(cards, SUITS, height, suit_of))
    rows = _rows(suit_of)
    parts = [
        [each[place] for place in sorted_places(each, SUITS, height, suit_of)] for each in split(tuple(cards)) if each
    ]
    parts.sort(key=lambda part: (rows[suit_of(part[0])], -len(part), -height(part[0])))
    ordered: list[int] = []
    for card in (card for part in parts for card in part):
        place = next(place for place in left if cards[place] == card)
        left.remove(place)
        ordered.append(place)
    return (*ordered, *left)


def _rows(suit_of: SuitOf) -> dict[Suit | None, int]:
    """The order of the suits: cards that stand apart first, then red and black in turn as far as possible."""
    low = (Rank.THREE, Rank.FOUR)  # one of them is an ordinary card at every table
    plain = [suit for suit in _ALTERNATING if any(suit_of(Card(rank, suit)) is suit for rank in low)]
    if len(plain) == 3:
        blacks = [suit for suit in plain if suit in (Suit.SPADES, Suit.CLUBS)]
        reds = [suit for suit in plain if suit not in blacks]
        plain = [blacks[0], *reds, blacks[1]] if len(blacks) == 2 else [reds[0], *blacks, reds[1]]
    places: dict[Suit | None, int] = dict.fromkeys(_ALTERNATING, len(plain) + 1)
    return places | {None: 0} | {suit: place + 1 for place, suit in enumerate(plain)}


def group_of(card: Card, order: str, suit_of: SuitOf = printed_suit) -> Hashable:
    """What neighbours of one group share in this order; groups lie a little apart."""
    return suit_of(card) if order in (SUITS, PARTS) else card.rank


def next_order(order: str, columns: bool = False, sets: bool = False, parts: bool = False) -> str:
    """The order that the S key brings after this one; ``columns``, ``sets``, ``parts``: whether it is among them."""
    first = [COLUMNS] if columns else []
    last = [*([SETS] if sets else []), *([PARTS] if parts else []), BY_HAND]
    orders = (*first, *ORDERS[:-1], *last)
    return orders[(orders.index(order) + 1) % len(orders)]
