"""Cards that a seat does not see: where each may lie, and even draws among all the ways in which they can lie there."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import factorial, prod
from random import Random
from typing import TypeVar

from engine.cards import Card, Cards, shuffled
from engine.events import Event, Moved, Place, Seat, Zone
from engine.game import AnyView
from engine.parts.drawing import deck_of

T = TypeVar("T", bound=Hashable)
PlaceCounts = tuple[int, ...]
"""By place: how many cards."""
StageWays = Mapping[PlaceCounts, int]
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
    view: AnyView, hands: Mapping[Seat, Sequence[Card]], random: Random, step: int = 1, kitty: Cards = ()
) -> Cards:
    """The deck from which the others took these hands, each in any order, and this view's seat what it did take.

    ``step``: 1 counter-clockwise, -1 clockwise; ``kitty``: what nobody took.
    """
    own = cards_taken(view.opening, view.seat)
    seats = sorted(hands.keys() | {view.seat})
    taken = [own if seat == view.seat else shuffled(hands[seat], random.random) for seat in seats]
    return deck_of(taken, view.first, kitty, step)


@dataclass(frozen=True, slots=True)
class Ways:
    """Cards laid in stages (ranks, or classes of cards that are alike) into places with limited room.

    ``left[n][room]``: in how many ways the stages from n on fill places with exactly this room; absent: none.
    """

    stages: tuple[StageWays, ...]
    left: tuple[Mapping[PlaceCounts, int], ...]

    def choices(self, number: int, room: PlaceCounts) -> Iterator[tuple[PlaceCounts, PlaceCounts, int]]:
        """By how many cards of this stage every place takes: the room left then, and the ways to go on from there."""
        for taken in self.stages[number]:
            after = tuple(map(int.__sub__, room, taken))
            ways = self.left[number + 1].get(after, 0)
            if ways:
                yield taken, after, ways

    def draw(self, room: PlaceCounts, random: Random) -> list[tuple[PlaceCounts, int]]:
        """By stage: how many cards every place takes, and in which of that many ways; all whole ways are as likely.

        Raises KeyError where there is no way.
        """
        drawn: list[tuple[PlaceCounts, int]] = []
        for number, stage in enumerate(self.stages):
            ways = self.left[number][room]
            lot = min(int(random.random() * ways), ways - 1)  # a float near a large number may round up to it
            for taken, after, onward in self.choices(number, room):
                if lot < onward * stage[taken]:
                    drawn.append((taken, lot // onward))
                    room = after
                    break
                lot -= onward * stage[taken]
        return drawn


def ways_to_lay(stages: Sequence[StageWays], sizes: PlaceCounts) -> Ways:
    """All the ways to fill places of these sizes, counted once for many draws."""
    left: list[dict[PlaceCounts, int]] = [{(0,) * len(sizes): 1}]
    for stage in reversed(stages):
        found: dict[PlaceCounts, int] = {}
        for room, number in left[-1].items():
            for taken, ways in stage.items():
                more = tuple(map(int.__add__, room, taken))
                if all(map(int.__le__, more, sizes)):
                    found[more] = found.get(more, 0) + number * ways
        left.append(found)
    return Ways(tuple(stages), tuple(reversed(left)))


def even_dealer(cards: Mapping[T, Iterable[int]], sizes: PlaceCounts) -> Callable[[Random], tuple[tuple[T, ...], ...]]:
    """A source of hands for these cards, each with the places where it may lie: all hands that fit are equally likely.

    Cards with the same places are alike, so that ways are counted by class. Raises ValueError where nothing fits.
    """
    classes: dict[tuple[int, ...], list[T]] = {}
    for card, places in cards.items():
        classes.setdefault(tuple(sorted(places)), []).append(card)
    ways = ways_to_lay([_splits(len(alike), places, len(sizes)) for places, alike in classes.items()], sizes)
    if not ways.left[0].get(sizes):
        raise ValueError("these cards cannot lie in these places")

    def deal(random: Random) -> tuple[tuple[T, ...], ...]:
        hands: list[list[T]] = [[] for _ in sizes]
        for alike, (taken, _) in zip(classes.values(), ways.draw(sizes, random), strict=True):
            mixed = iter(shuffled(alike, random.random))
            for hand, number in zip(hands, taken, strict=True):
                hand.extend(next(mixed) for _ in range(number))
        return tuple(map(tuple, hands))

    return deal


def _splits(number: int, places: tuple[int, ...], width: int) -> StageWays:
    """Every way to split so many different cards among these of ``width`` places, counted."""
    found: dict[PlaceCounts, int] = {}

    def further(left: int, rest: tuple[int, ...], taken: list[int]) -> None:
        if not rest:
            if left == 0:
                found[tuple(taken)] = factorial(number) // prod(map(factorial, taken))
            return
        for each in range(left + 1) if len(rest) > 1 else (left,):
            further(left - each, rest[1:], [*taken[: rest[0]], each, *taken[rest[0] + 1 :]])

    further(number, places, [0] * width)
    return found
