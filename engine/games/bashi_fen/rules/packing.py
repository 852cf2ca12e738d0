"""Whether stacks of identical cards can be cut into tuples of given widths: counts only, never single cards."""

from __future__ import annotations

from functools import lru_cache

Counts = tuple[int, ...]
"""How many there are of each number: ``counts[3]`` stacks of three, or tuples of width three."""


@lru_cache(maxsize=1 << 16)
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
