"""Assigns unseen cards to places: every place gets its number of cards, and no card lies where it cannot be."""

from __future__ import annotations

from bisect import bisect
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from operator import mul
from random import Random
from typing import NamedTuple

from engine.cards import Card
from engine.games.bashi_fen.ai.simulator.packed_cards import FIELD

Bin = int
"""A place for cards: a seat's hand, the kitty or the stock."""
KITTY_BIN: Bin = -1
STOCK_BIN: Bin = -2

_NO_CAP = 99
Likelihoods = Mapping[tuple[Bin, Card], float]
EVEN_LIKELIHOODS: Likelihoods = {}
"""Every card is equally likely in places with equal room."""


@dataclass(frozen=True, slots=True)
class Item:
    """One unseen card, and the places where it can be."""

    card: Card
    bins: frozenset[Bin]


class CardSlot(NamedTuple):
    """What every assignment shares about one card: where it can be, in order, with its packed number and field.

    ``bins``: each place with the most copies that can be there, and how much likelier the card lies there than the room
    makes it; ``limits``: the same by place; ``choices``: in how many places it can be while all are empty.
    """

    card: Card
    bins: tuple[tuple[Bin, int, float], ...]
    limits: dict[Bin, int]
    weight: int
    shift: int
    choices: int


class CardSlots(NamedTuple):
    """The cards, prepared once for all assignments.

    ``bound``: the numbers of those that cannot lie everywhere, or not in any number; ``loose``: of all others, with
    how much likelier each lies in every one of the ``places``, None where that is the same everywhere.
    """

    cards: tuple[CardSlot, ...]
    places: tuple[Bin, ...]
    bound: tuple[int, ...]
    loose: tuple[int, ...]
    likelihoods: dict[int, tuple[float, ...]] | None


def slots_of(
    items: Sequence[Item], caps: Mapping[tuple[Bin, Card], int], weights: Mapping[Card, int], likelihoods: Likelihoods
) -> CardSlots:
    """The cards, prepared once for all assignments."""
    found: list[CardSlot] = []
    known: dict[Item, CardSlot] = {}  # of equal cards that can be in the same places one is prepared
    for item in items:
        if item in known:
            found.append(known[item])
            continue
        card, bins = item.card, item.bins
        limits = {place: caps.get((place, card), _NO_CAP) for place in sorted(bins)}
        liked = tuple((place, limit, likelihoods.get((place, card), 1.0)) for place, limit in limits.items())
        shift = weights[card].bit_length() - 1
        choices = sum(limit > 0 for limit in limits.values())
        known[item] = CardSlot(card, liked, limits, weights[card], shift, choices)
        found.append(known[item])
    places = tuple(sorted({place for item in items for place in item.bins}))
    loose = tuple(number for number, slot in enumerate(found) if _is_loose(slot, len(places)))
    bound = tuple(sorted({*range(len(found))} - {*loose}))
    liked_by_number = {number: tuple(likelihood for _, _, likelihood in found[number].bins) for number in loose}
    even = all(likelihood == 1.0 for each in liked_by_number.values() for likelihood in each)
    return CardSlots(tuple(found), places, bound, loose, None if even else liked_by_number)


def _is_loose(slot: CardSlot, places: int) -> bool:
    """Whether the card may lie in every one of so many places, whatever else lies there."""
    return len(slot.limits) == places and all(limit == _NO_CAP for limit in slot.limits.values())


class Assignment:
    """One assignment of every unseen card to a place."""

    def __init__(self, slots: CardSlots, room: dict[Bin, int], random: Random) -> None:
        self.slots, self._places, self._bound, self._loose, self._likelihoods = slots
        self.free = dict(room)
        self.random = random
        self.at: list[Bin | None] = [None] * len(self.slots)
        self.inside: dict[Bin, list[int]] = {place: [] for place in room}
        self.packed = dict.fromkeys(room, 0)
        """The cards of each place, packed."""

    def fill(self) -> bool:
        """Assigns every card, those with the fewest possible places first; other cards make room where they must.

        Returns False where a card had to go to a place where it cannot be.
        """
        fits = self._fill_bound()
        self._fill_loose()
        return fits

    def _fill_bound(self) -> bool:
        """Assigns the cards that cannot lie everywhere, or not in any number."""
        slots, free, packed, lot = self.slots, self.free, self.packed, self.random.random
        keys = {item: slots[item].choices + lot() for item in self._bound}
        fits = True
        for item in sorted(self._bound, key=keys.__getitem__):
            slot, total = slots[item], 0.0
            shares: list[tuple[float, Bin]] = []  # a place is likelier with more room, and where the card is pulled
            for place, limit, likelihood in slot.bins:
                room = free[place]
                if room and (packed[place] >> slot.shift & FIELD) < limit:
                    total += room * likelihood
                    shares.append((total, place))
            if shares:
                drawn = lot() * total
                self._put(item, next((place for edge, place in shares if drawn < edge), shares[-1][1]))
            elif not self._make_room(item):
                self._put(item, next(place for place, room in free.items() if room))
                fits = False
        return fits

    def _fill_loose(self) -> None:
        """Assigns all other cards, in the order of their lots: a place is likelier with more room."""
        lot, places, likelihoods = self.random.random, self._places, self._likelihoods
        lots = {item: lot() for item in self._loose}
        order = sorted(self._loose, key=lots.__getitem__)
        if likelihoods is None:
            for place in places:
                room = self.free[place]
                self._put_all(order[:room], place)
                del order[:room]
            return
        room_left, last = [self.free[place] for place in places], len(places) - 1
        drawn: list[list[int]] = [[] for _ in places]
        for item in order:
            shares = [*accumulate(map(mul, room_left, likelihoods[item]))]
            number = min(bisect(shares, lot() * shares[-1]), last)
            room_left[number] -= 1
            drawn[number].append(item)
        for place, items in zip(places, drawn, strict=True):
            self._put_all(items, place)

    def _put_all(self, items: Sequence[int], place: Bin) -> None:
        slots, at = self.slots, self.at
        for item in items:
            at[item] = place
        self.free[place] -= len(items)
        self.packed[place] += sum([slots[item].weight for item in items])
        self.inside[place] += items

    def _may_be(self, item: int, place: Bin) -> bool:
        slot = self.slots[item]
        return (self.packed[place] >> slot.shift & FIELD) < slot.limits.get(place, 0)

    def _put(self, item: int, place: Bin) -> None:
        self.at[item] = place
        self.free[place] -= 1
        self.packed[place] += self.slots[item].weight
        self.inside[place].append(item)

    def _lift(self, item: int) -> Bin:
        place = self.at[item]
        assert place is not None
        self.at[item] = None
        self.free[place] += 1
        self.packed[place] -= self.slots[item].weight
        self.inside[place].remove(item)
        return place

    def _make_room(self, item: int) -> bool:
        """Moves cards along a chain of places, the last of which has room."""
        came: dict[Bin, tuple[int, Bin | None]] = {}
        queue: deque[tuple[int, Bin | None]] = deque([(item, None)])
        while queue:
            mover, source = queue.popleft()
            for place in self.slots[mover].limits:
                if place in came or not self._may_be(mover, place):
                    continue
                came[place] = (mover, source)
                if self.free[place]:
                    self._shift(came, place)
                    return True
                queue.extend((other, place) for other in self.inside[place])
        return False

    def _shift(self, came: dict[Bin, tuple[int, Bin | None]], place: Bin) -> None:
        target: Bin | None = place
        while target is not None:
            mover, source = came[target]
            if source is not None:
                self._lift(mover)
            self._put(mover, target)
            target = source

    def cards(self) -> dict[Bin, tuple[Card, ...]]:
        """The cards by where they lie."""
        return {place: tuple(self.slots[item].card for item in inside) for place, inside in self.inside.items()}

    def swap(self, one: int, other: int) -> None:
        """Exchanges two cards."""
        here, there = self._lift(one), self._lift(other)
        self._put(one, there)
        self._put(other, here)

    def may_swap(self, one: int, other: int) -> bool:
        """Whether both cards may lie where the other one lies, and an exchange changes anything."""
        here, there = self.at[one], self.at[other]
        assert here is not None
        assert there is not None
        different = here != there and self.slots[one].card != self.slots[other].card
        return different and self._may_be(one, there) and self._may_be(other, here)
