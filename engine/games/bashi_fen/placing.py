"""Puts unseen cards where they can be: every place its number, and no card where it cannot be."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from engine.cards import Card, shuffled

Bin = int
"""A seat's hand, or one of the two below."""
KITTY: Bin = -1
STOCK: Bin = -2

_NO_CAP = 99
Pulls = Mapping[tuple[Bin, Card], float]
NO_PULLS: Pulls = {}
"""Every card is as likely in one place as in another that has as much room."""


@dataclass(frozen=True, slots=True)
class Item:
    """One unseen card, and the places where it can be."""

    card: Card
    bins: frozenset[Bin]


class Placing:
    """Where every unseen card is in one guess."""

    def __init__(
        self,
        items: Sequence[Item],
        room: dict[Bin, int],
        caps: dict[tuple[Bin, Card], int],
        weights: Mapping[Card, int],
        random: Random,
        pulls: Pulls = NO_PULLS,
    ) -> None:
        self.items = items
        self.free = dict(room)
        self.caps = caps
        self.random = random
        self.at: list[Bin | None] = [None] * len(items)
        self.held: dict[Bin, Counter[Card]] = {place: Counter() for place in room}
        self.inside: dict[Bin, list[int]] = {place: [] for place in room}
        self.packed = dict.fromkeys(room, 0)
        """What lies in each place, as a number."""
        self._weights = weights
        self._pulls = pulls

    def fill(self) -> None:
        """Every card goes somewhere; the ones with the fewest places first, others make room where they must."""
        order = sorted(shuffled(range(len(self.items)), self.random.random), key=lambda item: self._choices(item))
        for item in order:
            if not self._drop(item) and not self._make_room(item):
                self._put(item, next(place for place, room in self.free.items() if room))

    def _choices(self, item: int) -> int:
        return sum(self._may_be(item, place) for place in self.items[item].bins)

    def _may_be(self, item: int, place: Bin) -> bool:
        card = self.items[item].card
        return place in self.items[item].bins and self.held[place][card] < self.caps.get((place, card), _NO_CAP)

    def _drop(self, item: int) -> bool:
        """Into a place that has room, more likely where there is more, and where it is likelier to be."""
        places = [place for place in sorted(self.items[item].bins) if self.free[place] and self._may_be(item, place)]
        if not places:
            return False
        card, pulls = self.items[item].card, self._pulls
        self._put(item, self.random.choices(places, [self.free[to] * pulls.get((to, card), 1.0) for to in places])[0])
        return True

    def _put(self, item: int, place: Bin) -> None:
        self.at[item] = place
        self.free[place] -= 1
        self.held[place][self.items[item].card] += 1
        self.packed[place] += self._weights[self.items[item].card]
        self.inside[place].append(item)

    def _lift(self, item: int) -> Bin:
        place = self.at[item]
        assert place is not None
        self.at[item] = None
        self.free[place] += 1
        self.held[place][self.items[item].card] -= 1
        self.packed[place] -= self._weights[self.items[item].card]
        self.inside[place].remove(item)
        return place

    def _make_room(self, item: int) -> bool:
        """Moves cards along a chain of places, the last of which has room."""
        came: dict[Bin, tuple[int, Bin | None]] = {}
        queue: deque[tuple[int, Bin | None]] = deque([(item, None)])
        while queue:
            mover, source = queue.popleft()
            for place in self.items[mover].bins:
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

    def hands(self) -> dict[Bin, tuple[Card, ...]]:
        """The cards by where they lie."""
        return {place: tuple(self.items[item].card for item in inside) for place, inside in self.inside.items()}

    def swap(self, one: int, other: int) -> None:
        """Two cards change places."""
        here, there = self._lift(one), self._lift(other)
        self._put(one, there)
        self._put(other, here)

    def may_swap(self, one: int, other: int) -> bool:
        """Whether both cards may be where the other one is, and it makes a difference."""
        here, there = self.at[one], self.at[other]
        assert here is not None
        assert there is not None
        different = here != there and self.items[one].card != self.items[other].card
        return different and self._may_be(one, there) and self._may_be(other, here)
