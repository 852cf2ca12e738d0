"""Every course that gifts taken unseen can have had in Bao Huang, and how many deals fit each.

A course says for every card taken who gave it, how high it is, and whether it has been seen since. The rank of a gift
bounds what its giver kept (BH-20), so each course leaves the unseen high cards only some of the free places.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import perm

from engine.cards import Card, shuffled
from engine.events import Seat
from engine.game import NothingImaginedError
from engine.games.bao_huang.ai.imagine.tribute_bounds import TributeBound, completions, tribute_bound
from engine.games.bao_huang.melds import SIX, height
from engine.parts.summing import plain_sum
from engine.values import replace


@dataclass(frozen=True, slots=True)
class Gift:
    """One card that changed hands: ``card`` where this view knows it; ``seen``: it is among the taker's known cards."""

    giver: Seat
    taker: Seat
    height: int
    card: Card | None
    seen: bool


@dataclass(frozen=True, slots=True)
class GiftFacts:
    """What a view knows about gifts taken unseen.

    ``takers``: who took, card by card; ``own``: the viewer's own gifts; ``taken``: what the viewer took, in order;
    ``owed``: how many cards each other giver gave; ``known``: cards certainly held or played by each taker;
    ``kept``: heights of the cards that each other giver is known to have kept, of those that could have been given;
    ``unseen``: cards in unknown places; ``free``: unknown places by seat; ``most``: the highest height to be given;
    ``sixes``: who has shown that nothing but sixes is left in their hand (BH-44).
    """

    seat: Seat
    takers: tuple[Seat, ...]
    own: tuple[Card, ...]
    taken: tuple[Card, ...]
    owed: Mapping[Seat, int]
    known: Mapping[Seat, tuple[Card, ...]]
    kept: Mapping[Seat, tuple[int, ...]]
    unseen: tuple[Card, ...]
    free: Mapping[Seat, int]
    most: int
    sixes: frozenset[Seat] = frozenset()

    def least(self, giver: Seat) -> int:
        """The lowest that a gift of this seat can be."""
        return max(self.kept[giver], default=SIX)


FIRST_LOOK = 2
"""Gifts are first searched for among so many heights from the top, where they are in most deals."""
REST = 1e-6
"""The search drops a beginning that cannot lead to this share of all deals."""


@dataclass(frozen=True, slots=True)
class GiftCourse:
    """One course of all gifts, and in proportion how many deals fit it."""

    gifts: tuple[Gift, ...]
    weight: float


CardOrHeight = Card | int
"""A card, or a height that stands for every card so high."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How far courses are followed: gifts of so many heights from the top, and those with weight for more than this."""

    levels: int
    least: float


@dataclass(frozen=True, slots=True)
class CardCounts:
    """How many cards there are of each card and of each height: unseen, and among the known cards of each taker."""

    unseen: Counter[CardOrHeight]
    known: Mapping[Seat, Counter[CardOrHeight]]


def gift_courses(gift_facts: GiftFacts) -> tuple[GiftCourse, ...]:
    """Every course, but for some that make about a millionth of all deals together; the real one is among them.

    Gifts that the same seat took unseen stand in the order of their givers, which stands for every order. Raises
    NothingImaginedError where no course fits.
    """
    counts = CardCounts(
        _counted(gift_facts.unseen), {seat: _counted(cards) for seat, cards in gift_facts.known.items()}
    )
    likely = plain_sum(course.weight for course in _courses(gift_facts, counts, Depth(FIRST_LOOK, 0.0), ()))
    found = tuple(_courses(gift_facts, counts, Depth(gift_facts.most + 1, likely * REST), ()))
    if not found:
        raise NothingImaginedError("no way in which the gifts can have gone fits the view")
    return found


def _counted(cards: Iterable[Card]) -> Counter[CardOrHeight]:
    counts: Counter[CardOrHeight] = Counter(cards)
    for card, number in list(counts.items()):
        assert isinstance(card, Card)
        counts[height(card)] += number
    return counts


def _courses(gift_facts: GiftFacts, counts: CardCounts, depth: Depth, gifts: tuple[Gift, ...]) -> Iterator[GiftCourse]:
    """The courses that begin with these gifts, which were taken first."""
    choices = _choices(gift_facts, counts, gifts)
    if not choices:
        return
    if len(gifts) == len(gift_facts.takers):
        weight = choices * _completions(gift_facts, counts, gifts)
        if weight:
            yield GiftCourse(gifts, weight)
    elif (
        not depth.least or choices * _completions(gift_facts, counts, gifts) * _at_most(gift_facts, gifts) > depth.least
    ):
        for gift in _next_gifts(gift_facts, depth.levels, gifts, gift_facts.takers[len(gifts)]):
            yield from _courses(gift_facts, counts, depth, (*gifts, gift))


def _at_most(gift_facts: GiftFacts, gifts: tuple[Gift, ...]) -> int:
    """The most by which naming the other gifts can multiply the number of deals that fit.

    Every card has its place in those deals, so only the giver of each gift and which card of its taker it is are left
    to name. That a gift was its giver's highest makes fewer.
    """
    number = 1
    for taker in gift_facts.takers[len(gifts) :]:
        cards = 1 if taker == gift_facts.seat else len(gift_facts.known[taker]) + gift_facts.free[taker]
        number *= cards * (len(gift_facts.owed) + bool(gift_facts.own))
    return number


def _next_gifts(gift_facts: GiftFacts, levels: int, gifts: tuple[Gift, ...], taker: Seat) -> Iterator[Gift]:
    """Every next gift; gifts to one seat in the order of their givers."""
    if taker == gift_facts.seat:
        card = gift_facts.taken[sum(gift.taker == taker for gift in gifts)]
        for giver in _still_owing(gift_facts, gifts):
            if height(card) >= gift_facts.least(giver):
                yield Gift(giver, taker, height(card), card, True)
        return
    after = gifts[-1].giver if gifts and gifts[-1].taker == taker else -1
    if gift_facts.seat >= after:
        rest = list(gift_facts.own)
        for gift in gifts:
            if gift.giver == gift_facts.seat and gift.card is not None:
                rest.remove(gift.card)
        for card in dict.fromkeys(rest):
            yield Gift(gift_facts.seat, taker, height(card), card, True)
            yield Gift(gift_facts.seat, taker, height(card), card, False)
    for giver in _still_owing(gift_facts, gifts):
        if giver >= after:
            for each in range(gift_facts.most, max(gift_facts.least(giver), gift_facts.most - levels + 1) - 1, -1):
                yield Gift(giver, taker, each, None, True)
                yield Gift(giver, taker, each, None, False)


def _choices(gift_facts: GiftFacts, counts: CardCounts, gifts: tuple[Gift, ...]) -> int:
    """For how many cards and places these gifts stand; the viewer's own gifts, whose cards are known, choose first."""
    if any(gift.taker in gift_facts.sixes and not gift.seen and gift.height != SIX for gift in gifts):
        return 0  # it would still be there, and no six could have been played
    number = 1
    before: list[Gift] = []
    for gift in sorted(gifts, key=lambda gift: gift.card is None):
        if gift.taker == gift_facts.seat:
            continue
        key = gift.height if gift.card is None else gift.card
        source = counts.known[gift.taker] if gift.seen else counts.unseen
        gone = sum(
            each.seen == gift.seen
            and (each.taker == gift.taker or not gift.seen)
            and (each.height if gift.card is None else each.card) == key
            for each in before
        )
        number *= max(0, source[key] - gone)
        if not gift.seen:
            number *= max(0, gift_facts.free[gift.taker] - sum(e.taker == gift.taker and not e.seen for e in before))
        before.append(gift)
    return number


def _still_owing(gift_facts: GiftFacts, gifts: tuple[Gift, ...]) -> Iterator[Seat]:
    for giver, number in gift_facts.owed.items():
        if sum(gift.giver == giver for gift in gifts) < number:
            yield giver


def in_any_order(gift_facts: GiftFacts, gifts: tuple[Gift, ...], random: Callable[[], float]) -> tuple[Gift, ...]:
    """A course's gifts to the same seat in an order drawn by lot; the viewer knows its own."""
    ordered = list(gifts)
    for taker in dict.fromkeys(gift_facts.takers):
        places = [place for place, gift in enumerate(gifts) if gift.taker == taker]
        if taker != gift_facts.seat and len(places) > 1:
            for place, gift in zip(places, shuffled([gifts[each] for each in places], random), strict=True):
                ordered[place] = gift
    return tuple(ordered)


def bounds_of(gift_facts: GiftFacts, gifts: tuple[Gift, ...]) -> dict[Seat, TributeBound]:
    """What these gifts prove about each of their givers but the viewer."""
    given: dict[Seat, list[int]] = {seat: [] for seat in gift_facts.owed}
    for gift in gifts:
        if gift.giver != gift_facts.seat:
            given[gift.giver].append(gift.height)
    return {seat: tribute_bound(heights, gift_facts.kept[seat]) for seat, heights in given.items() if heights}


def _completions(gift_facts: GiftFacts, counts: CardCounts, gifts: tuple[Gift, ...]) -> float:
    """How many deals fit these gifts."""
    free, unseen = dict(gift_facts.free), [counts.unseen[each] for each in range(gift_facts.most + 1)]
    for gift in gifts:
        if not gift.seen:
            free[gift.taker] -= 1
            unseen[gift.height] -= 1
    bounds, ways_of_sixes = bounds_of(gift_facts, gifts), 1
    for seat in gift_facts.sixes & free.keys():
        number = free[seat]
        ways_of_sixes *= perm(unseen[SIX], number)
        unseen[SIX], free[seat] = max(0, unseen[SIX] - number), 0
        if seat in bounds and bounds[seat].limit == SIX:
            bounds[seat] = replace(bounds[seat], kept=bounds[seat].kept + number)
    return ways_of_sixes * completions(bounds, unseen, free)
