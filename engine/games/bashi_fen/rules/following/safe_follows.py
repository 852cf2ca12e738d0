"""Follows that are always allowed: the cards that are owed, and the first others in an order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from engine.cards import Card, Cards, without
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.following.follow import BREAKING
from engine.games.bashi_fen.rules.following.holding import Counts, Holding, Left, Stack, packs_into, with_more
from engine.games.bashi_fen.rules.following.obligation import Sense, Server, owed_shapes
from engine.games.bashi_fen.rules.parts import Lead, Shape
from engine.games.bashi_fen.rules.trumps import Trumps

Preference = Callable[[Card], tuple[int, ...]]
"""An order of cards: those of the lowest value are given first."""


def obliged_follows(
    lead: Lead, hand: Sequence[Card], preferences: Sequence[Preference], trumps: Trumps, options: Options
) -> Iterator[Cards]:
    """For each preference an allowed follow to the lead from this hand, which is large enough."""
    suit = trumps.of_suit(hand, lead.suit)
    if len(suit) <= lead.size:
        others = without(hand, suit)
        for preference in preferences:
            yield (*suit, *sorted(others, key=preference)[: lead.size - len(suit)])
        return
    counts = Counter(suit)
    cards = trumps.in_order(counts)
    stacks = tuple(Stack(trumps.place(card), counts[card], counts[card]) for card in cards)
    left = owed(stacks, lead.shapes, options)
    for preference in preferences:
        order = sorted(range(len(cards)), key=lambda place: preference(cards[place]))
        numbers = cards_given(order, stacks, left, lead.size)
        yield tuple(card for card, number in zip(cards, numbers, strict=True) for _ in range(number))


def made_up(shapes: Sequence[Shape], cards: Sequence[Card], preference: Preference, trumps: Trumps) -> Cards | None:
    """Cards of one suit that make these shapes, those first in the preference that do; None where there are none."""
    counts = Counter(cards)
    order = sorted(counts, key=preference)
    stacks = tuple(Stack(trumps.place(card), counts[card], counts[card]) for card in order)
    left = Server(Options(), stacks, Sense.FREE).whole(shapes)
    if left is None:
        return None
    numbers = cards_given(range(len(order)), stacks, left, sum(shape.size for shape in shapes))
    return tuple(card for card, number in zip(order, numbers, strict=True) for _ in range(number))


def owed(stacks: Holding, shapes: Sequence[Shape], options: Options) -> Left | None:
    """One way to give the parts of a lead all that is owed out of these stacks; None where nothing is."""
    if options.tuple_follow == "suit_only" or all(shape.size == 1 for shape in shapes):
        return None
    sense = Sense.FREE if options.tuple_follow in BREAKING else Sense.WHOLE
    return Server(options, stacks, sense).left(owed_shapes(shapes, options))


def cards_given(order: Sequence[int], stacks: Holding, left: Left | None, size: int) -> list[int]:
    """How many cards each stack gives: what is owed, then up to this number whatever comes first in order."""
    numbers = [0] * len(stacks)
    if left is not None:
        numbers = [stack.held - copies for stack, copies in zip(stacks, left.copies, strict=True)]
        if any(left.cut) or any(left.whole):
            for place, number in kept_promises(order, stacks, left):
                numbers[place] += number
    missing = size - sum(numbers)
    for place in order:
        if not missing:
            break
        more = min(missing, stacks[place].held - numbers[place])
        numbers[place] += more
        missing -= more
    return numbers


def kept_promises(order: Sequence[int], stacks: Sequence[Stack], left: Left) -> list[tuple[int, int]]:
    """The stacks that keep the promises, by number, with how many cards each gives; the first in order give first."""
    copies, whole, cut = list(left.copies), list(left.whole), left.cut
    kept = []
    for place in order:
        height = copies[place]
        if height == stacks[place].whole and whole[height]:
            whole[height] -= 1
            copies[place] = 0
            kept.append((place, height))
    for width in range(len(cut) - 1, 1, -1):
        for _ in range(cut[width]):
            cut = with_more(cut, width, -1)
            place = next(place for place in order if _gives(copies, place, copies[place] - width, cut))
            copies[place] -= width
            kept.append((place, width))
    return kept


def _gives(copies: Sequence[int], place: int, rest: int, cut: Counts) -> bool:
    """Whether the other promises still stand when only so much is left of this stack."""
    if rest < 0:
        return False
    heights = [0] * len(cut)
    for number, height in enumerate(copies):
        heights[rest if number == place else height] += 1
    return packs_into(tuple(heights), cut)
