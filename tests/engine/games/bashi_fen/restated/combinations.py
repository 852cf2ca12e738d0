"""Combinations, leads, throws and tricks, told again by trying every choice of cards (BSF-23, BSF-51 … BSF-82)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from typing import NamedTuple

from engine.cards import Card, Cards
from engine.games.bashi_fen.options import Options
from tests.engine.games.bashi_fen.restated.order import SUITS, TRUMP, Order

SINGLE, RUN, TUPLE, TRACTOR = range(4)


class Piece(NamedTuple):
    """So many consecutive tuples of a width, how high the highest stands, and the cards."""

    width: int
    length: int
    top: int
    cards: Cards

    @property
    def shape(self) -> tuple[int, int]:
        """Width and length."""
        return self.width, self.length

    @property
    def size(self) -> int:
        """How many cards it has."""
        return self.width * self.length

    @property
    def kind(self) -> int:
        """What it is, the worthier the higher."""
        if self.width == 1:
            return RUN if self.length > 1 else SINGLE
        return TRACTOR if self.length > 1 else TUPLE


def pieces(cards: Sequence[Card], order: Order, least_run: int = 0) -> Iterator[Piece]:
    """Everything that can be taken out of cards of one suit and is one combination."""
    counts = Counter(cards)
    for width in range(1, max(counts.values(), default=0) + 1):
        kinds = [card for card in counts if counts[card] >= width]
        for length in range(1, len(kinds) + 1):
            if width == 1 < length and not 0 < least_run <= length:
                continue
            for chosen in combinations(kinds, length):
                if length == 1 or order.in_a_row(chosen):
                    yield Piece(width, length, max(map(order.height, chosen)), chosen * width)


def one_piece(cards: Sequence[Card], order: Order, least_run: int = 2) -> Piece | None:
    """All these cards as one combination, if they are one."""
    same_suit = len({order.suit_of(card) for card in cards}) == 1
    whole = (piece for piece in pieces(cards, order, least_run) if piece.size == len(cards))
    return next(whole, None) if same_suit else None


def less(cards: Sequence[Card], gone: Sequence[Card]) -> Cards:
    """The cards without those."""
    return tuple((Counter(cards) - Counter(gone)).elements())


Told = tuple[tuple[int, int, int], ...]
"""Combinations as width, length and height."""


def read(cards: Sequence[Card], order: Order, least_run: int) -> set[Told]:
    """Cards read largest first, of equal size the tractor first; in several ways where different cards rank equally."""
    if not cards:
        return {()}

    def worth(piece: Piece) -> tuple[int, int, int, int]:
        return piece.size, piece.kind, piece.top, piece.width

    found = list(pieces(cards, order, least_run))
    best = max(map(worth, found))
    return {
        ((piece.width, piece.length, piece.top), *rest)
        for piece in found
        if worth(piece) == best
        for rest in read(less(cards, piece.cards), order, least_run)
    }


def loose(cards: Sequence[Card], order: Order) -> bool:
    """Whether the cards are tuples of one width on different steps with gaps between (BSF-59)."""
    counts = Counter(cards)
    steps = {order.steps.get(card) for card in counts}
    even = len(set(counts.values())) == 1 and min(counts.values()) > 1
    return even and len(counts) > 1 and None not in steps and len(steps) == len(counts) and not order.in_a_row(counts)


def gap(cards: Sequence[Card], hand: Sequence[Card], order: Order) -> Cards:
    """The cards of a hand that stand between those, in their suit."""
    steps = [order.steps[card] for card in cards]
    return tuple(
        card
        for card in hand
        if order.suit_of(card) == order.suit_of(cards[0])
        and card in order.steps
        and min(steps) < order.steps[card] < max(steps)
        and order.steps[card] not in steps
    )


def even_tuples(cards: Sequence[Card]) -> bool:
    """Whether there are equally many of each (BSF-5A, rule 2)."""
    return len(set(Counter(cards).values())) == 1


def why_not_led(groups: Sequence[Cards], hand: Sequence[Card], order: Order, options: Options) -> str | None:
    """Why these cards may not be led (BSF-50, BSF-57, BSF-59, BSF-5A, BSF-5D)."""
    cards = [card for group in groups for card in group]
    least = options.runs_of_singles
    if Counter(cards) - Counter(hand):
        return "not_held"
    if len({order.suit_of(card) for card in cards}) != 1:
        return "mixed_suits"
    if len(groups) > 1:
        if any(one_piece(group, order, least) is None for group in groups):
            return "no_part_or_run" if least else "no_part"
        even = len({(len(group), *Counter(group).values()) for group in groups}) == 1 and len(set(groups[0])) == 1
    elif one_piece(cards, order, least) is not None:
        return None
    elif options.loose_tractors and loose(cards, order):
        return "holds_between" if gap(cards, hand, order) else None
    else:
        even = even_tuples(cards)
    if options.throws == "no":
        return "no_throws"
    return "unequal_tuples" if options.throws == "strictly_highest" and not even else None


def taken_apart(cards: Sequence[Card], shapes: Sequence[tuple[int, int]], order: Order) -> set[Told]:
    """Every way in which the cards are exactly combinations of these shapes."""
    if not shapes:
        return set() if cards else {()}
    return {
        ((piece.width, piece.length, piece.top), *rest)
        for piece in pieces(cards, order, 2)
        if piece.shape == shapes[0]
        for rest in taken_apart(less(cards, piece.cards), shapes[1:], order)
    }


def bomb(play: Cards, order: Order) -> tuple[int, int] | None:
    """Among bombs trumps, then rank (BSF-82)."""
    if len(play) < 4 or len(set(play)) > 1:
        return None
    return int(order.suit_of(play[0]) == TRUMP), order.height(play[0])


def who_wins(led: Told, plays: Sequence[Cards], order: Order, options: Options) -> int:
    """The place in the order of playing of who wins; the first play is the lead, read as these combinations."""
    if options.bombs != "no":
        bombs = [bomb(play, order) or () for play in plays]
        if any(bombs):
            return bombs.index(max(bombs))
    suit = order.suit_of(plays[0][0])
    if len(led) > 1:
        return _who_ruffs(led, plays, order, options)
    width, length, top = led[0]
    values: list[tuple[int, ...]] = [(int(suit == TRUMP), width, top)]
    for play in plays[1:]:
        piece, value = one_piece(play, order), ()
        if piece is not None and order.suit_of(play[0]) in (suit, TRUMP):
            larger = options.bigger_shapes_beat and width > 1 and length > 1 and piece.width > width
            if piece.shape == (width, length) or larger:
                value = (int(order.suit_of(play[0]) == TRUMP), piece.width, piece.top)  # type: ignore[assignment]
        values.append(value)
    return values.index(max(values))


def _who_ruffs(led: Told, plays: Sequence[Cards], order: Order, options: Options) -> int:
    """Only trumps of the same make-up beat a throw; the first of equal ones wins (BSF-5C, BSF-81)."""
    shapes = [(width, length) for width, length, _ in led]
    if options.throw_ruff == "counts":
        shapes = [(width, 1) for width, length, _ in led for _ in range(length)]
    best: Told | None = None
    winner = 0
    for number, play in enumerate(plays):
        if any(order.suit_of(card) != TRUMP for card in play):
            continue
        fitting = taken_apart(play, shapes, order)
        ways = [way for way in fitting if best is None or _above(way, best, options.throw_compare)]
        if ways:
            best, winner = max(ways, key=lambda way: _compared(way, options.throw_compare)), number
    return winner


def _compared(way: Told, by: str) -> tuple[int, ...]:
    if by == "highest_card":
        return (max(top for _, _, top in way),)
    if by == "largest_part":
        return max((width, top) for width, _, top in way)
    return tuple(top for _, _, top in sorted(way, reverse=True))


def _above(way: Told, other: Told, by: str) -> bool:
    return (
        all(mine > theirs for mine, theirs in zip(_compared(way, by), _compared(other, by), strict=True))
        if by == "every_part"
        else _compared(way, by) > _compared(other, by)
    )


def some_order(random: Random) -> Order:
    """Any trumps."""
    suit = random.choice((*SUITS, None))
    rank = random.choice(["2", "7", "10", "A", *([None] if suit is None else [])])
    return Order(suit, rank, random.random() < 0.8, random.random() < 0.3, random.random() < 0.3)


def some_cards(random: Random, order: Order, suit: str, copies: int, number: int) -> Cards:
    """So many cards of a suit, near to each other, that repeat."""
    groups = order.suits[suit]
    start = random.randrange(max(len(groups) - 2, 1))
    near = [card for group in groups[start : start + random.randint(1, 5)] for card in group]
    pile = [card for card in near for _ in range(random.randint(1, copies))]
    random.shuffle(pile)
    return tuple(pile[:number])


def some_options(random: Random, **fixed: object) -> Options:
    """Any table, as far as leading, throwing and winning go."""
    drawn = {
        "packs": 6,
        "runs_of_singles": random.choice((0, 0, 3, 4)),
        "bigger_shapes_beat": random.random() < 0.4,
        "bombs": random.choice(("no", "no", "any_suit", "same_suit_or_trump")),
        "throws": random.choice(("no", "unbeatable", "unbeatable", "strictly_highest")),
        "throw_ruff": random.choice(("shape", "counts")),
        "throw_compare": random.choice(("largest_part", "every_part", "highest_card")),
        "failed_throw": random.choice(("lowest_rank", "lowest_beaten_part", "fewest_cards")),
        "loose_tractors": random.random() < 0.3,
    }
    return Options(**{**drawn, **fixed})  # type: ignore[arg-type]
