"""Repairs an assignment: cards are exchanged until every fact that plays have proved is true of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from engine.cards import Cards
from engine.events import Seat
from engine.games.bashi_fen.ai.imagine.assignment import Assignment, Bin
from engine.games.bashi_fen.ai.imagine.facts import Fact, Followed, bounded
from engine.games.bashi_fen.ai.simulator.packed_cards import FIELD, ONES, PackedCards, Packing, held_twice
from engine.games.bashi_fen.rules.following.obligation import owed_shapes
from engine.search_model import Stop, never

_STEPS = 600
"""The most exchanges that are tried before another assignment is made."""
_LEVEL, _WORSE = 0.3, 0.02
"""The chance of keeping an exchange that changes nothing, and one that makes one more fact untrue."""


class WhatMatters(NamedTuple):
    """What of a seat's cards decides whether a follow was allowed: those of which it had several, tuple by tuple.

    ``played``: the fields of the cards that the follow had several of; ``places``: whether it matters which cards they
    are, since a tractor was led; else their numbers are enough.
    """

    rest: PackedCards
    played: PackedCards
    places: bool

    def of(self, cards: PackedCards) -> tuple[int, ...]:
        """The same for all hands of which the fact is true alike; the cards are those of the suit led."""
        held = cards + self.rest
        twos, fours = held >> 1 & ONES, held >> 2 & ONES
        several = twos | fours
        if self.places:
            return (held & several * FIELD,)
        odd = held & several
        return (
            held & self.played,
            (twos & ~fours & ~odd).bit_count(),
            (twos & ~fours & odd).bit_count(),
            (fours & ~twos & ~odd).bit_count(),
            (fours & ~twos & odd).bit_count(),
            (fours & twos & ~odd).bit_count(),
            (fours & twos & odd).bit_count(),
        )


def what_matters(fact: Fact, packing: Packing) -> WhatMatters | None:
    """What decides about a follow; None for other facts, and where runs of single cards were led."""
    if not isinstance(fact, Followed) or any(width == 1 < length for width, length in fact.lead.shapes):
        return None
    several = (card for card, number in Counter(fact.play).items() if number > 1)
    shapes = owed_shapes(fact.lead.shapes, fact.options)
    rest = packing.packed(fact.trumps.of_suit(fact.rest, fact.lead.suit))
    return WhatMatters(rest, packing.packed(several) * FIELD, any(shape.length > 1 for shape in shapes))


class Constraints:
    """The facts that must be true of the hands, by the seats and suits that they are about; answers are remembered."""

    def __init__(self, facts: Sequence[Fact], own: Seat, hand: Cards, packing: Packing) -> None:
        self.facts, self.packing = facts, packing
        self._hand = {own: hand}
        self._masks = [packing.masks[fact.lead.suit] for fact in facts]
        self._seats = [tuple(seat for seat in fact.seats if seat != own) for fact in facts]
        self._of: dict[Bin, list[int]] = {}
        self._known: dict[tuple[int, ...], bool] = {}
        self._matters = [what_matters(fact, packing) for fact in facts]
        self._loose = tuple(number for number, fact in enumerate(facts) if not bounded(fact))
        for number, seats in enumerate(self._seats):
            for seat in seats:
                self._of.setdefault(seat, []).append(number)

    def untrue(self, packed: dict[Bin, PackedCards], fits: bool) -> set[int]:
        """The facts that are untrue of these hands; where every card ``fits``, facts that only bound copies hold."""
        numbers = self._loose if fits else range(len(self.facts))
        return {number for number in numbers if not self.holds(number, packed)}

    def holds(self, number: int, packed: dict[Bin, PackedCards]) -> bool:
        """Whether one fact is true of these hands."""
        mask, matters = self._masks[number], self._matters[number]
        if matters is None:
            key = (number, *(packed[seat] & mask for seat in self._seats[number]))
        else:
            key = (number, *matters.of(packed[self._seats[number][0]] & mask))
        if key not in self._known:
            hands = {seat: self.packing.unpacked(packed[seat] & mask) for seat in self._seats[number]}
            self._known[key] = self.facts[number].holds(self._hand | hands)
        return self._known[key]

    def about(self, places: tuple[Bin, Bin], cards: PackedCards) -> list[int]:
        """The facts that can change when these cards go from one place to the other."""
        found = [number for place in places for number in self._of.get(place, ()) if self._masks[number] & cards]
        return list(dict.fromkeys(found))

    def place(self, number: int, random: Random) -> Bin:
        """A seat that a fact is about."""
        seats = self._seats[number]
        return seats[int(random.random() * len(seats))]

    def mask(self, number: int) -> PackedCards:
        """The fields of the suit that a fact is about."""
        return self._masks[number]


def repaired(assignment: Assignment, constraints: Constraints, fits: bool, random: Random, stop: Stop = never) -> bool:
    """Exchanges cards in place, and returns whether every fact is true then; ``fits``: no card lies where it cannot.

    ``stop`` is asked before every exchange, as 600 of them take long where many packs are played with.
    """
    wrong = constraints.untrue(assignment.packed, fits)
    for _ in range(_STEPS):
        if not wrong:
            return True
        if stop():
            return False
        number = sorted(wrong)[int(random.random() * len(wrong))]
        _try(assignment, constraints, wrong, number, random)
    return not wrong


def _try(assignment: Assignment, constraints: Constraints, wrong: set[int], number: int, random: Random) -> None:
    """Tries one exchange of a card that the fact is about, mostly of one of which the hand has several copies."""
    place, mask, slots = constraints.place(number, random), constraints.mask(number), assignment.slots
    suited = [item for item in assignment.inside[place] if slots[item].weight & mask]
    more = held_twice(assignment.packed[place])
    if random.random() < 0.7:
        suited = [item for item in suited if slots[item].weight & more] or suited
    mine = suited or assignment.inside[place]
    one = mine[int(random.random() * len(mine))] if mine else None
    other = int(random.random() * len(slots))
    if one is None or not assignment.may_swap(one, other):
        return
    there = assignment.at[other]
    assert there is not None
    cards = slots[one].weight | slots[other].weight
    touched = constraints.about((place, there), cards)
    before = sum(each in wrong for each in touched)
    assignment.swap(one, other)
    untrue = {each for each in touched if not constraints.holds(each, assignment.packed)}
    chance = 1.0 if len(untrue) < before else _LEVEL if len(untrue) == before else _WORSE
    if len(untrue) > before + 1 or random.random() >= chance:
        assignment.swap(one, other)
        return
    wrong.difference_update(touched)
    wrong |= untrue
