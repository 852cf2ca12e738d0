"""What somebody has of one suit, as stacks of identical cards, and the tuples that can be cut or promised out of it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

Counts = tuple[int, ...]
"""How many there are of each number: ``counts[3]`` stacks of three, or tuples of width three."""


class Stack(NamedTuple):
    """The copies of one card: its place among neighbours, how many are held, and how many the whole hand has."""

    place: int | None
    held: int
    whole: int


Holding = tuple[Stack, ...]


class Left(NamedTuple):
    """How many stay of every stack, and the tuples promised out of these, by width: cut from anything, or whole."""

    copies: tuple[int, ...]
    cut: Counts
    whole: Counts


def untouched(holding: Holding, widest: int) -> Left:
    """A holding of which nothing is taken or promised yet; ``widest``: the widest tuple that may be asked for."""
    copies = tuple(stack.held for stack in holding)
    nothing = (0,) * (max((*copies, widest)) + 1)
    return Left(copies, nothing, nothing)


class Heights(NamedTuple):
    """How many stacks are left of each height: whole ones, and others."""

    whole: Counts
    others: Counts


def by_height(holding: Holding, left: Left) -> Heights:
    """What is left, by height; stacks of one card are left out."""
    whole, others = [0] * len(left.cut), [0] * len(left.cut)
    for (_, _, full), copies in zip(holding, left.copies, strict=True):
        if copies > 1:
            (whole if copies == full else others)[copies] += 1
    return Heights(tuple(whole), tuple(others))


def keeps(heights: Heights, left: Left) -> bool:
    """Whether what is left still holds all that is promised."""
    free = []
    for stacks, promises, rest in zip(heights.whole, left.whole, heights.others, strict=True):
        if stacks < promises:
            return False
        free.append(stacks - promises + rest)
    return packs_into(tuple(free), left.cut)


def promised_whole(heights: Heights, left: Left, width: int, most: int) -> tuple[int, Left]:
    """As many whole stacks of a height promised as can be, up to ``most``, and their number."""
    for number in range(min(most, heights.whole[width] - left.whole[width]), 0, -1):
        after = left._replace(whole=with_more(left.whole, width, number))
        if keeps(heights, after):
            return number, after
    return 0, left


def promised_cut(heights: Heights, left: Left, width: int, most: int) -> tuple[int, Left]:
    """As many tuples of a width, cut from any stacks, promised as can be, up to ``most``, and their number."""
    free = tuple(map(sum, zip(*heights, strict=True)))
    for number in range(min(most, most_of(free, width) - left.cut[width]), 0, -1):
        after = left._replace(cut=with_more(left.cut, width, number))
        if keeps(heights, after):
            return number, after
    return 0, left


@lru_cache(maxsize=1 << 12)
def packs_into(stacks: Counts, tuples: Counts) -> bool:
    """Whether all these tuples can be cut out of these stacks, each tuple out of one stack; both of one length."""
    widths = [width for width in range(len(tuples) - 1, 0, -1) if tuples[width]]
    if not widths:
        return True
    widest = widths[0]
    if len(widths) == 1:
        return most_of(stacks, widest) >= tuples[widest]
    exact = min(stacks[widest], tuples[widest])  # a stack of just this height is never better used otherwise
    if exact:
        return packs_into(with_more(stacks, widest, -exact), with_more(tuples, widest, -exact))
    fewer = with_more(tuples, widest, -1)
    return any(
        packs_into(with_more(with_more(stacks, height, -1), height - widest, 1), fewer)
        for height in range(widest + 1, len(stacks))
        if stacks[height]
    )


def most_of(stacks: Counts, width: int) -> int:
    """How many tuples of one width the stacks give."""
    return sum(number * (height // width) for height, number in enumerate(stacks) if number)


def with_more(counts: Counts, place: int, more: int) -> Counts:
    """The counts with so many more (or fewer) of one number."""
    return (*counts[:place], counts[place] + more, *counts[place + 1 :])
