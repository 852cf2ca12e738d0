"""Cards that nobody sees: where each of them may lie, and even draws among all the ways in which they can lie there."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from itertools import accumulate
from math import factorial, prod
from random import Random
from typing import Any, TypeVar

from engine.cards import Card, Cards, shuffled
from engine.events import Event, Moved, Place, Seat, Zone
from engine.game import View
from engine.parts.drawing import deck_of

T = TypeVar("T", bound=Hashable)
Counts = tuple[int, ...]
"""By place: how many cards."""
Stage = Mapping[Counts, int]
"""By how many of its cards every place gets: in how many ways."""


def cards_taken(opening: Iterable[Event], seat: Seat) -> Cards:
    """The cards that a seat has taken, in the order in which they came, read off the deal as this seat saw it."""
    hand = Place(Zone.HAND, seat)
    return tuple(
        card
        for event in opening
        if isinstance(event, Moved) and event.target == hand
        for card in event.cards
        if card is not None
    )


def imagined_deck(
    view: View[Any], hands: Mapping[Seat, Sequence[Card]], random: Random, step: int = 1, kitty: Cards = ()
) -> Cards:
    """The deck from which the others took these hands, each in any order, and this view's seat what it did take."""
    own = cards_taken(view.opening, view.seat)
    taken = [own if seat == view.seat else shuffled(hands[seat], random.random) for seat in range(len(hands) + 1)]
    return deck_of(taken, view.first, kitty, step)


def even_counts(stages: Sequence[Stage], sizes: Counts) -> Callable[[Random], list[Counts]]:
    """A source of how many cards of each stage every place gets: all whole ways are equally likely.

    ``sizes``: by place, how many cards it gets of all stages together. Raises ValueError where there is no way.
    """
    deals: list[dict[Counts, int]] = [{(0,) * len(sizes): 1}]
    for stage in reversed(stages):
        found: dict[Counts, int] = {}
        for room, number in deals[-1].items():
            for taken, ways in stage.items():
                more = tuple(map(int.__add__, room, taken))
                if all(map(int.__le__, more, sizes)):
                    found[more] = found.get(more, 0) + number * ways
        deals.append(found)
    deals.reverse()  # deals[n][room]: in how many ways the stages from n on fill places that have so much room
    if not deals[0].get(sizes):
        raise ValueError("these cards cannot lie in these places")

    def draw(random: Random) -> list[Counts]:
        room, drawn = sizes, []
        for stage, following in zip(stages, deals[1:], strict=True):
            choices = [
                (taken, left, ways * following[left])
                for taken, ways in stage.items()
                if (left := tuple(map(int.__sub__, room, taken))) in following
            ]
            bounds = list(accumulate(number for _, _, number in choices))
            lot = min(int(random.random() * bounds[-1]), bounds[-1] - 1)  # a float near a large number may round up
            taken, room, _ = next(choice for choice, bound in zip(choices, bounds, strict=True) if lot < bound)
            drawn.append(taken)
        return drawn

    return draw


def even_dealer(cards: Mapping[T, Iterable[int]], sizes: Counts) -> Callable[[Random], tuple[tuple[T, ...], ...]]:
    """A source of hands for these cards, each with the places where it may lie: all hands that fit are equally likely.

    Cards with the same places are alike, so that ways are counted by class. Raises ValueError where nothing fits.
    """
    classes: dict[tuple[int, ...], list[T]] = {}
    for card, places in cards.items():
        classes.setdefault(tuple(sorted(places)), []).append(card)
    stages = [_splits(len(alike), places, len(sizes)) for places, alike in classes.items()]
    counts = even_counts(stages, sizes)

    def deal(random: Random) -> tuple[tuple[T, ...], ...]:
        hands: list[list[T]] = [[] for _ in sizes]
        for alike, taken in zip(classes.values(), counts(random), strict=True):
            mixed = iter(shuffled(alike, random.random))
            for hand, number in zip(hands, taken, strict=True):
                hand.extend(next(mixed) for _ in range(number))
        return tuple(map(tuple, hands))

    return deal


def _splits(number: int, places: tuple[int, ...], width: int) -> Stage:
    """Every way to split so many different cards among these of ``width`` places, counted."""
    found: dict[Counts, int] = {}

    def further(left: int, rest: tuple[int, ...], taken: list[int]) -> None:
        if not rest:
            if left == 0:
                found[tuple(taken)] = factorial(number) // prod(map(factorial, taken))
            return
        for each in range(left + 1) if len(rest) > 1 else (left,):
            further(left - each, rest[1:], [*taken[: rest[0]], each, *taken[rest[0] + 1 :]])

    further(number, places, [0] * width)
    return found
