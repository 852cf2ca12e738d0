"""What a follow owes, told again by trying every play of a hand (BSF-50 … BSF-57, BSF-5B, BSF-80, BSF-82)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product

from engine.cards import Card, Cards
from engine.games.bashi_fen.options import Options
from tests.engine.games.bashi_fen.restated.combinations import bomb, less, pieces
from tests.engine.games.bashi_fen.restated.order import TRUMP, Order

Shapes = tuple[tuple[int, int], ...]
Given = tuple[tuple[int, ...], int]
"""The lengths of the tractors, or of the run, that a part gets, and the number of its pairs."""


def every_play(cards: Sequence[Card], number: int) -> Iterator[Cards]:
    """Every so-many of these cards, equal ones not told apart."""
    counts = Counter(cards)
    for taken in product(*(range(min(copies, number) + 1) for copies in counts.values())):
        if sum(taken) == number:
            yield tuple(card for card, copies in zip(counts, taken, strict=True) for _ in range(copies))


def asked(shapes: Shapes, options: Options) -> Shapes:
    """The parts of a lead as they are owed; those of a throw may count as tuples alone (BSF-5B)."""
    if options.throw_follow == "shape" or len(shapes) == 1:
        return shapes
    return tuple(sorted(((width, 1) for width, length in shapes for _ in range(length)), reverse=True))


@lru_cache(maxsize=1 << 14)
def most_given(cards: Cards, shapes: Shapes, order: Order, options: Options) -> tuple[Given, ...]:
    """The most that cards of the suit give to the parts in order, where no card comes more than twice."""
    if not shapes:
        return ()
    return max(
        (given, *most_given(left, shapes[1:], order, options))
        for given, left in _ways(cards, shapes[0], order, options)
    )


def _ways(cards: Cards, shape: tuple[int, int], order: Order, options: Options) -> Iterator[tuple[Given, Cards]]:
    width, length = shape
    if shape == (1, 1):
        yield ((), 0), cards
        return
    for lengths, left in _rows(cards, width, length, order, options):
        pairs = [card for card, copies in Counter(left).items() if copies >= 2] if width == 2 else []
        for number in range(min(length - sum(lengths), len(pairs)) + 1):
            for chosen in combinations(pairs, number):
                yield (lengths, sum(lengths) + number if width == 2 else 0), less(left, chosen * 2)


def _rows(
    cards: Cards, width: int, length: int, order: Order, options: Options
) -> Iterator[tuple[tuple[int, ...], Cards]]:
    """The tractors of pairs, or the run, that are given first."""
    yield (), cards
    if options.tractor_follow == "tuples":
        return
    for piece in pieces(cards, order, 2):
        if piece.width == width and 1 < piece.length <= length and (width == 2 or piece.length == length):
            left = less(cards, piece.cards)
            yield (piece.length,), left
            if options.tuple_follow == "decompose" and width == 2:
                for more, end in _rows(left, width, length - piece.length, order, options):
                    yield (piece.length, *more), end


def why_not_followed(shapes: Shapes, suit: str, hand: Cards, play: Cards, order: Order, options: Options) -> str | None:
    """Why this play may not follow parts of these shapes in this suit."""
    size = sum(width * length for width, length in shapes)
    if len(play) != size:
        return "other_number"
    if Counter(play) - Counter(hand):
        return "not_held"
    if (
        options.bombs != "no"
        and bomb(play, order)
        and (options.bombs == "any_suit" or order.suit_of(play[0]) in (suit, TRUMP))
    ):
        return None
    own = tuple(card for card in hand if order.suit_of(card) == suit)
    given = tuple(card for card in play if order.suit_of(card) == suit)
    if len(given) < min(len(own), size):
        return "suit_first"
    if len(own) <= size or options.tuple_follow == "suit_only":
        return None
    if len(shapes) == 1 and shapes[0][1] == 1:
        return _why_no_tuple(shapes[0][0], own, given, options.tuple_follow)
    parts = asked(shapes, options)
    for best, mine in zip(
        most_given(own, parts, order, options), most_given(given, parts, order, options), strict=True
    ):
        if mine < best:
            return "sequence_owed" if mine[0] < best[0] else "tuples_owed"
    return None


def _why_no_tuple(width: int, own: Cards, given: Cards, rule: str) -> str | None:
    """One tuple of any width was led (BSF-53, BSF-80)."""
    held, laid = Counter(own), Counter(given)
    if max(laid.values()) >= width:
        return None
    if rule in ("exact_only", "decompose"):
        if max(held.values()) >= width:
            return "tuples_owed"
        if rule == "exact_only":
            return None
        return "smaller_owed" if _broken(laid, width) < _broken(held, width) else None
    if width in held.values():
        return "tuples_owed"
    whole = [copies for copies in held.values() if 1 < copies < width]
    kept = sorted((copies for card, copies in laid.items() if copies == held[card] and copies > 1), reverse=True)
    if rule == "longest_first":
        return "smaller_owed" if tuple(kept) < _longest_that_fit(whole, width) else None
    sums = {sum(some) for number in range(len(whole) + 1) for some in combinations(whole, number)}
    return "smaller_owed" if sum(kept) < max(each for each in sums if each <= width) else None


def _longest_that_fit(tuples: Sequence[int], room: int) -> tuple[int, ...]:
    taken = []
    for width in sorted(tuples, reverse=True):
        if width <= room:
            taken.append(width)
            room -= width
    return tuple(taken)


def _broken(cards: Counter[Card], room: int) -> tuple[int, ...]:
    """How many tuples of each width, longest first, can be cut out of the cards for this room."""
    return max(_cuts(tuple(cards.values()), room, room - 1))


def _cuts(stacks: tuple[int, ...], room: int, width: int) -> Iterator[tuple[int, ...]]:
    if width < 2:
        yield ()
        return
    for number, left in _cut(stacks, width, room // width):
        for more in _cuts(left, room - number * width, width - 1):
            yield (number, *more)


def _cut(stacks: tuple[int, ...], width: int, most: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    yield 0, stacks
    if most:
        for place, height in enumerate(stacks):
            if height >= width:
                left = (*stacks[:place], height - width, *stacks[place + 1 :])
                yield from ((number + 1, end) for number, end in _cut(left, width, most - 1))
