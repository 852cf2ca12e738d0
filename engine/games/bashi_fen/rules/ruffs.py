"""Trumps played on a throw: whether they have its make-up, and how high they count (BSF-5C)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice, product

from engine.cards import Card
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.following.holding import packs_into
from engine.games.bashi_fen.rules.parts import Shape
from engine.games.bashi_fen.rules.trumps import Trumps

Top = tuple[Shape, int]
"""A shape, and the strength of its highest card."""

Reading = tuple[Top, ...]
"""One way to read cards as the shapes of a throw, the widest and longest first, then the highest."""


def make_up(shapes: Sequence[Shape], options: Options) -> tuple[Shape, ...]:
    """What a ruff has to match: the shapes themselves, or by ``counts`` only their tuples."""
    if options.throw_ruff == "shape":
        return tuple(shapes)
    return tuple(Shape(shape.width, 1) for shape in shapes for _ in range(shape.length))


def readings(cards: Sequence[Card], shapes: Sequence[Shape], trumps: Trumps) -> Iterator[Reading]:
    """All the ways in which these cards of one suit are exactly these shapes, the highest tuples first."""
    for tops, tuples in _ways(cards, shapes, trumps):
        for each in tuples:
            yield tuple(sorted((*tops, *each), reverse=True))


def highest_readings(cards: Sequence[Card], shapes: Sequence[Shape], trumps: Trumps) -> Iterator[Reading]:
    """For every way to lay the tractors the one reading whose other tuples are the highest."""
    for tops, tuples in _ways(cards, shapes, trumps):
        for each in islice(tuples, 1):
            yield tuple(sorted((*tops, *each), reverse=True))


def largest_top(reading: Reading) -> int:
    """The top of the largest part: of the greatest width, the highest."""
    widest = max(shape.width for shape, _ in reading)
    return max(top for shape, top in reading if shape.width == widest)


def _ways(
    cards: Sequence[Card], shapes: Sequence[Shape], trumps: Trumps
) -> Iterator[tuple[tuple[Top, ...], Iterator[tuple[Top, ...]]]]:
    """Every way to lay the tractors and runs, with all the ways to read what is left as the other shapes."""
    if len(cards) != sum(shape.size for shape in shapes):
        return
    sequences = sorted((shape for shape in shapes if shape.length > 1), reverse=True)
    widths = sorted((shape.width for shape in shapes if shape.size == shape.width > 1), reverse=True)
    for left, tops in _laid(Counter(cards), sequences, trumps):
        stacks = tuple(sorted(((trumps.strength(card), number) for card, number in left.items()), reverse=True))
        yield tops, _tuples(stacks, tuple(widths), 0)


def _laid(
    counts: Counter[Card], sequences: Sequence[Shape], trumps: Trumps
) -> Iterator[tuple[Counter[Card], tuple[Top, ...]]]:
    """Every way to take these tractors and runs out of the cards, with what is left."""
    if not sequences:
        yield counts, ()
        return
    shape = sequences[0]
    at: dict[int, list[Card]] = {}
    for card, number in counts.items():
        place = trumps.place(card)
        if place is not None and number >= shape.width:
            at.setdefault(place, []).append(card)
    for low in sorted(at, reverse=True):
        if not all(low + step in at for step in range(shape.length)):
            continue
        for chosen in product(*(at[low + step] for step in range(shape.length))):
            left = counts - Counter(dict.fromkeys(chosen, shape.width))
            for rest, tops in _laid(left, sequences[1:], trumps):
                yield rest, ((shape, trumps.strength(chosen[-1])), *tops)


def _tuples(stacks: tuple[tuple[int, int], ...], widths: tuple[int, ...], first: int) -> Iterator[tuple[Top, ...]]:
    """Every way to take tuples of these widths, widest first, out of stacks of a strength and a height.

    Equal widths are taken from the stack at ``first`` on; what is left over are single cards.
    """
    heights = Counter(height for _, height in stacks)
    limit = max((*heights, *widths, 0)) + 1
    if not packs_into(*(tuple(counts[each] for each in range(limit)) for counts in (heights, Counter(widths)))):
        return
    if not widths:
        yield tuple((Shape(1, 1), strength) for strength, height in stacks for _ in range(height))
        return
    width, rest = widths[0], widths[1:]
    for place in range(first, len(stacks)):
        strength, height = stacks[place]
        if height >= width:
            fewer = (*stacks[:place], (strength, height - width), *stacks[place + 1 :])
            again = place if rest and rest[0] == width else 0
            yield from (((Shape(width, 1), strength), *more) for more in _tuples(fewer, rest, again))
