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

from engine.cards import Cards, shuffled
from engine.events import Moved, Place, Seat, Zone
from engine.game import Hidden, NothingImaginedError
from engine.games.big_two.actions import Action
from engine.games.big_two.ai.imagine.facts import THREE_OF_DIAMONDS, Bound, Facts, facts_of, first_cards
from engine.games.big_two.melds import CARDS, RANKS, Values
from engine.games.big_two.options import SEATS
from engine.games.big_two.rules.obligations import five_of_a_suit, straight_held
from engine.games.big_two.rules.view import View
from engine.parts.drawing import deck_of

MOST_REDRAWS = 200
"""So many draws may hold a five-card hand where none can be, before all deals are gone through in turn …"""
MOST_TRIED = 100_000
"""… as far as so many deals, whole or begun, reach."""

DealtHands = Mapping[Seat, Values]
Ways = tuple[tuple[int, ...], ...]
"""Ways to hand out the cards of one rank: for each card the place of the seat that gets it."""


def sample(view: View, random: Random) -> Hidden[Action]:
    """What this view cannot see, imagined so that every hard fact holds."""
    imagined = dealer(facts_of(view), view.options.straights)(random)
    hands: list[Cards] = []
    for seat in range(SEATS):
        if seat == view.seat:
            hands.append(_own_cards(view))
        else:
            held = [CARDS[value] for value in (*first_cards(view, seat), *imagined[seat])]
            hands.append(shuffled(held, random.random))
    return Hidden(deck_of(hands, view.first), {})


def _own_cards(view: View) -> Cards:
    """One's own cards in the order in which they were taken."""
    own = Place(Zone.HAND, view.seat)
    return tuple(
        card
        for event in view.opening
        if isinstance(event, Moved) and event.target == own
        for card in event.cards
        if card is not None
    )


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
        """The places of the hands that can have this card."""
        if value == THREE_OF_DIAMONDS and self.holder is not None:
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
        unseen = tuple(value for value in unseen if value != THREE_OF_DIAMONDS)
        fixed[constraints.holder] = (THREE_OF_DIAMONDS,)
        sizes[constraints.holder] -= 1
    mixed = shuffled(unseen, random.random)
    ends = [0, *accumulate(sizes)]
    return [tuple(sorted((*fixed[place], *mixed[ends[place] : ends[place + 1]]))) for place in range(len(sizes))]


def _drawn(constraints: DealConstraints, random: Random) -> list[Values]:
    """An even draw among the deals that fit: what holds a forbidden five-card hand is drawn again.

    Where that does not help, the first one that fits of all deals, in a random order. Raises NothingImaginedError where
    none of the first ``MOST_TRIED`` fits.
    """
    counts = _deal_counts(constraints)
    for _ in range(MOST_REDRAWS):
        hands = _draw(counts, constraints.sizes, random)
        if all(map(_stands_apart, hands, constraints.bounds, [constraints.straights] * len(hands))):
            return hands
    for deal in islice(_every_deal(counts, constraints, random), MOST_TRIED):
        if deal is not None:
            return deal
    raise NothingImaginedError(f"no deal that fits was among {MOST_TRIED}")


def _stands_apart(hand: Values, bound: Bound, straights: str) -> bool:
    """Whether the hand has no five-card hand where it is proven to have none; pairs never get there."""
    if bound.apart is None:
        return True
    together = tuple(sorted((*hand, *bound.apart)))
    return not five_of_a_suit(together) and not straight_held(together, straights)


@dataclass(frozen=True, slots=True)
class DealCounts:
    """By rank: its cards, the ways to hand them out by how many each hand gets, and the number of deals by room."""

    cards: tuple[Values, ...]
    ways: tuple[Mapping[tuple[int, ...], Ways], ...]
    deals: tuple[Mapping[tuple[int, ...], int], ...]
    """How many deals of the ranks from this one on fill hands that have so much room; absent: none."""


@lru_cache(maxsize=8)
def _deal_counts(constraints: DealConstraints) -> DealCounts:
    cards = tuple(tuple(value for value in constraints.unseen if value >> 2 == height) for height in range(len(RANKS)))
    ways = tuple(_ways(constraints, each) for each in cards)
    nothing = (0,) * len(constraints.sizes)
    deals: list[dict[tuple[int, ...], int]] = [{nothing: 1}]
    for of_rank in reversed(ways):
        found: dict[tuple[int, ...], int] = {}
        for room, number in deals[-1].items():
            for taken, splits in of_rank.items():
                more = tuple(map(int.__add__, room, taken))
                if all(map(int.__le__, more, constraints.sizes)):
                    found[more] = found.get(more, 0) + number * len(splits)
        deals.append(found)
    return DealCounts(cards, ways, tuple(reversed(deals)))


def _ways(constraints: DealConstraints, cards: Values) -> Mapping[tuple[int, ...], Ways]:
    """Every way to hand out the cards of one rank; a hand whose cards stand apart gets one of them at most."""
    found: dict[tuple[int, ...], list[tuple[int, ...]]] = {}
    for split in product(*map(constraints.opens, cards)):
        taken = tuple(split.count(place) for place in range(len(constraints.sizes)))
        if all(number < 2 or bound.apart is None for number, bound in zip(taken, constraints.bounds, strict=True)):
            found.setdefault(taken, []).append(split)
    return {taken: tuple(splits) for taken, splits in found.items()}


def _draw(counts: DealCounts, sizes: tuple[int, ...], random: Random) -> list[Values]:
    """One deal, evenly drawn among those that bounds and ranks allow."""
    hands: list[Values] = [()] * len(sizes)
    room = sizes
    for height, cards in enumerate(counts.cards):
        deals = counts.deals[height][room]
        lot = min(int(random.random() * deals), deals - 1)  # a float near a large number may round up to it
        for splits, left, number in _choices(counts, height, room):
            if lot < number * len(splits):
                hands = _given(hands, cards, splits[lot // number])
                room = left
                break
            lot -= number * len(splits)
    return hands


def _choices(counts: DealCounts, height: int, room: tuple[int, ...]) -> Iterator[tuple[Ways, tuple[int, ...], int]]:
    """By how many of this rank each hand takes: the ways to do it, the room left then, and the deals of each way."""
    for taken, splits in counts.ways[height].items():
        left = tuple(map(int.__sub__, room, taken))
        number = counts.deals[height + 1].get(left, 0)
        if number:
            yield splits, left, number


def _given(hands: list[Values], cards: Values, split: tuple[int, ...]) -> list[Values]:
    return [
        (*hand, *(card for card, owner in zip(cards, split, strict=True) if owner == place))
        for place, hand in enumerate(hands)
    ]


def _every_deal(counts: DealCounts, constraints: DealConstraints, random: Random) -> Iterator[list[Values] | None]:
    """Every deal that fits, in a random order, and None for each that is begun and cannot fit."""

    def further(height: int, room: tuple[int, ...], hands: list[Values]) -> Iterator[list[Values] | None]:
        if not all(map(_stands_apart, hands, constraints.bounds, [constraints.straights] * len(hands))):
            yield None
            return
        if height == len(counts.cards):
            yield hands
            return
        ways = [(split, left) for splits, left, _ in _choices(counts, height, room) for split in splits]
        for split, left in shuffled(ways, random.random):
            yield from further(height + 1, left, _given(hands, counts.cards[height], split))

    return further(0, constraints.sizes, [()] * len(constraints.sizes))
