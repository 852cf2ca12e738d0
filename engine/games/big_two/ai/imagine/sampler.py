"""Deals that a view of Big Two cannot tell from the real one, drawn evenly from all there are.

Only the other hands are hidden. Mostly any split of the unseen cards fits. Where obligations have proven something,
the cards are dealt rank by rank, and the chance of each way to deal a rank is the share of deals that it leads to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, islice, product
from random import Random

from engine.cards import shuffled
from engine.events import Seat
from engine.game import Hidden, NothingImaginedError
from engine.games.big_two.actions import Action
from engine.games.big_two.ai.imagine.facts import THREE_OF_DIAMONDS_VALUE, Bound, Facts, facts_of, first_cards
from engine.games.big_two.melds import CARDS, RANKS, Values
from engine.games.big_two.rules.obligations import five_of_a_suit, straight_held
from engine.games.big_two.rules.view import View
from engine.parts.unseen import PlaceCounts, Ways, imagined_deck, ways_to_lay

MOST_REDRAWS = 200
"""How many draws may hold a forbidden five-card hand before all deals are gone through in turn …"""
MOST_DEALS_TRIED = 100_000
"""… and how many deals, whole or begun, that goes through at most."""

DealtHands = Mapping[Seat, Values]
Splits = tuple[tuple[int, ...], ...]
"""Ways to hand out the cards of one rank: for each card the place of the seat that gets it."""


def sample(view: View, random: Random) -> Hidden[Action]:
    """What this view cannot see, imagined so that every hard fact holds."""
    imagined = dealer(facts_of(view), view.options.straights)(random)
    held = {seat: [CARDS[value] for value in (*first_cards(view, seat), *imagined[seat])] for seat in imagined}
    return Hidden(imagined_deck(view, held, random), {})


def dealer(facts: Facts, straights: str) -> Callable[[Random], DealtHands]:
    """A source of the other seats' present hands; all deals that fit are equally likely."""
    seats = tuple(facts.places)
    constraints = DealConstraints(
        facts.unseen,
        tuple(facts.places[seat] for seat in seats),
        tuple(facts.bounds[seat] for seat in seats),
        None if facts.starter is None else seats.index(facts.starter),
        straights,
    )
    draw = _drawn if constraints.bound else _any_split
    return lambda random: dict(zip(seats, draw(constraints, random), strict=True))


@dataclass(frozen=True, slots=True)
class DealConstraints:
    """Unseen cards to be dealt to places; ``holder`` is the place of the hand that has the 3♦, if that is known."""

    unseen: Values
    sizes: tuple[int, ...]
    bounds: tuple[Bound, ...]
    holder: int | None
    straights: str

    @property
    def bound(self) -> bool:
        """Whether anything is proven of any hand."""
        return any(bound != Bound() for bound in self.bounds)

    def opens(self, value: int) -> tuple[int, ...]:
        """The places of the hands that may have this card."""
        if value == THREE_OF_DIAMONDS_VALUE and self.holder is not None:
            return (self.holder,)
        return tuple(
            place
            for place, bound in enumerate(self.bounds)
            if value < bound.limit and (bound.apart is None or all(value >> 2 != each >> 2 for each in bound.apart))
        )


def _any_split(constraints: DealConstraints, random: Random) -> list[Values]:
    """Any split of the unseen cards; at most the place of the 3♦ is proven."""
    sizes = list(constraints.sizes)
    fixed: list[Values] = [()] * len(sizes)
    unseen = constraints.unseen
    if constraints.holder is not None:
        unseen = tuple(value for value in unseen if value != THREE_OF_DIAMONDS_VALUE)
        fixed[constraints.holder] = (THREE_OF_DIAMONDS_VALUE,)
        sizes[constraints.holder] -= 1
    mixed = shuffled(unseen, random.random)
    ends = [0, *accumulate(sizes)]
    return [tuple(sorted((*fixed[place], *mixed[ends[place] : ends[place + 1]]))) for place in range(len(sizes))]


def _drawn(constraints: DealConstraints, random: Random) -> list[Values]:
    """An even draw among the deals that fit: what holds a forbidden five-card hand is drawn again.

    Where that does not help, the first one that fits of all deals, in a random order. Raises NothingImaginedError where
    none of the first ``MOST_DEALS_TRIED`` fits.
    """
    counts = _deal_counts(constraints)
    for _ in range(MOST_REDRAWS):
        hands = _draw(counts, constraints.sizes, random)
        if all(map(stands_apart, hands, constraints.bounds, [constraints.straights] * len(hands))):
            return hands
    for deal in islice(_every_deal(counts, constraints, random), MOST_DEALS_TRIED):
        if deal is not None:
            return deal
    raise NothingImaginedError(f"no deal that fits was among {MOST_DEALS_TRIED}")


def stands_apart(hand: Values, bound: Bound, straights: str) -> bool:
    """Whether the hand has no five-card hand where it is proven to have none; pairs are never dealt there."""
    if bound.apart is None:
        return True
    together = tuple(sorted((*hand, *bound.apart)))
    return not five_of_a_suit(together) and not straight_held(together, straights)


@dataclass(frozen=True, slots=True)
class DealCounts:
    """By rank: its cards, and the splits of them by how many each hand gets; and all ways to lay them, counted."""

    cards: tuple[Values, ...]
    splits: tuple[Mapping[PlaceCounts, Splits], ...]
    ways: Ways


@lru_cache(maxsize=8)
def _deal_counts(constraints: DealConstraints) -> DealCounts:
    cards = tuple(tuple(value for value in constraints.unseen if value >> 2 == height) for height in range(len(RANKS)))
    splits = tuple(_splits(constraints, each) for each in cards)
    stages = [{taken: len(found) for taken, found in of_rank.items()} for of_rank in splits]
    return DealCounts(cards, splits, ways_to_lay(stages, constraints.sizes))


def _splits(constraints: DealConstraints, cards: Values) -> Mapping[PlaceCounts, Splits]:
    """Every way to hand out the cards of one rank; a hand whose cards stand apart gets one of them at most."""
    found: dict[tuple[int, ...], list[tuple[int, ...]]] = {}
    for split in product(*map(constraints.opens, cards)):
        taken = tuple(split.count(place) for place in range(len(constraints.sizes)))
        if all(number < 2 or bound.apart is None for number, bound in zip(taken, constraints.bounds, strict=True)):
            found.setdefault(taken, []).append(split)
    return {taken: tuple(splits) for taken, splits in found.items()}


def _draw(counts: DealCounts, sizes: PlaceCounts, random: Random) -> list[Values]:
    """One deal, evenly drawn among those that bounds and ranks allow."""
    hands: list[Values] = [()] * len(sizes)
    for cards, splits, (taken, way) in zip(counts.cards, counts.splits, counts.ways.draw(sizes, random), strict=True):
        hands = _given(hands, cards, splits[taken][way])
    return hands


def _given(hands: list[Values], cards: Values, split: tuple[int, ...]) -> list[Values]:
    return [
        (*hand, *(card for card, owner in zip(cards, split, strict=True) if owner == place))
        for place, hand in enumerate(hands)
    ]


def _every_deal(counts: DealCounts, constraints: DealConstraints, random: Random) -> Iterator[list[Values] | None]:
    """Every deal that fits, in a random order, and None for each that is begun and cannot fit."""

    def further(height: int, room: PlaceCounts, hands: list[Values]) -> Iterator[list[Values] | None]:
        if not all(map(stands_apart, hands, constraints.bounds, [constraints.straights] * len(hands))):
            yield None
            return
        if height == len(counts.cards):
            yield hands
            return
        choices = counts.ways.choices(height, room)
        ways = [(split, left) for taken, left, _ in choices for split in counts.splits[height][taken]]
        for split, left in shuffled(ways, random.random):
            yield from further(height + 1, left, _given(hands, counts.cards[height], split))

    return further(0, constraints.sizes, [()] * len(constraints.sizes))
