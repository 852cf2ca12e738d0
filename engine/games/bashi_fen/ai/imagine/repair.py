"""Repairs an assignment: cards are exchanged until every fact that plays have proved is true of it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.cards import Cards
from engine.events import Seat
from engine.games.bashi_fen.ai.imagine.assignment import Assignment, Bin
from engine.games.bashi_fen.ai.imagine.facts import Fact, bounded
from engine.games.bashi_fen.ai.simulator.packed_cards import PackedCards, Packing, held_twice
from engine.search_model import Stop, never

_STEPS = 600
"""The most exchanges that are tried before another assignment is made."""
_LEVEL, _WORSE = 0.3, 0.02
"""The chance of keeping an exchange that changes nothing, and one that makes one more fact untrue."""


class Constraints:
    """The facts that must be true of the hands, by the seats and suits that they are about; answers are remembered."""

    def __init__(self, facts: Sequence[Fact], own: Seat, hand: Cards, packing: Packing) -> None:
        self.facts, self.packing = facts, packing
        self._hand = {own: hand}
        self._masks = [packing.masks[fact.lead.suit] for fact in facts]
        self._seats = [tuple(seat for seat in fact.seats if seat != own) for fact in facts]
        self._of: dict[Bin, list[int]] = {}
        self._known: dict[tuple[int, ...], bool] = {}
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
        mask = self._masks[number]
        key = (number, *(packed[seat] & mask for seat in self._seats[number]))
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
    place, weights = constraints.place(number, random), constraints.packing.weights
    suited = [
        item for item in assignment.inside[place] if weights[assignment.slots[item].card] & constraints.mask(number)
    ]
    more = held_twice(assignment.packed[place])
    if random.random() < 0.7:
        suited = [item for item in suited if weights[assignment.slots[item].card] & more] or suited
    mine = suited or assignment.inside[place]
    one = mine[int(random.random() * len(mine))] if mine else None
    other = int(random.random() * len(assignment.slots))
    if one is None or not assignment.may_swap(one, other):
        return
    there = assignment.at[other]
    assert there is not None
    cards = weights[assignment.slots[one].card] | weights[assignment.slots[other].card]
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
