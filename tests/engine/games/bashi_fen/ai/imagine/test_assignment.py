"""How unseen cards are assigned: held against all ways that there are, each as likely as the lots make it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import permutations, product
from random import Random

import pytest

from engine.cards import Card, Suit, read_cards
from engine.games.bashi_fen.ai.imagine.assignment import Assignment, Item, Likelihoods, slots_of
from engine.games.bashi_fen.ai.simulator.packed_cards import packing_of
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.trumps import Rank, trumps_of
from tests.fit import assert_fits

PACKING = packing_of(Options(), trumps_of(Options(), Suit.SPADES, Rank.TWO))
Caps = dict[tuple[int, Card], int]
Lying = tuple[tuple[int, tuple[str, ...]], ...]


def lying(places: dict[int, Sequence[Card]]) -> Lying:
    """The cards of each place, in any order."""
    return tuple((place, tuple(sorted(map(str, cards)))) for place, cards in sorted(places.items()))


def drawn(
    items: Sequence[Item], room: dict[int, int], caps: Caps, likelihoods: Likelihoods, random: Random
) -> Assignment:
    assignment = Assignment(slots_of(items, caps, PACKING.weights, likelihoods), room, random)
    assignment.fits = assignment.fill()  # type: ignore[attr-defined]
    return assignment


def every_order(items: Sequence[Item], caps: Caps, places: frozenset[int]) -> Iterator[list[int]]:
    """Cards that are bound come first, those with fewer places before others; equal ones in any order."""
    groups: dict[int, list[int]] = defaultdict(list)
    for number, item in enumerate(items):
        loose = item.bins == places and not any((place, item.card) in caps for place in places)
        groups[99 if loose else sum(caps.get((place, item.card), 1) > 0 for place in item.bins)].append(number)
    for orders in product(*(permutations(groups[choices]) for choices in sorted(groups))):
        yield [number for order in orders for number in order]


def expected(items: Sequence[Item], room: dict[int, int], caps: Caps, likelihoods: Likelihoods) -> dict[Lying, float]:
    """How likely each assignment is: a place in proportion to its room, and to how likely the card lies there."""
    found: dict[Lying, float] = defaultdict(float)

    def lay(order: list[int], places: dict[int, list[Card]], chance: float) -> None:
        if not order:
            found[lying(places)] += chance
            return
        item = items[order[0]]
        shares = {
            place: (room[place] - len(places[place])) * likelihoods.get((place, item.card), 1.0)
            for place in item.bins
            if places[place].count(item.card) < caps.get((place, item.card), 99)
        }
        for place, share in shares.items():
            if share:
                more = {**places, place: [*places[place], item.card]}
                lay(order[1:], more, chance * share / sum(shares.values()))

    orders = list(every_order(items, caps, frozenset(room)))
    for order in orders:
        lay(order, {place: [] for place in room}, 1 / len(orders))
    return found


ACE, KING, QUEEN, JACK = read_cards("AS KS QS JS")
ALL, LEFT = frozenset({1, 2, 3}), frozenset({1, 2})
TABLES: dict[str, tuple[list[Item], dict[int, int], Caps, Likelihoods]] = {
    "anywhere": ([Item(card, ALL) for card in (ACE, KING, QUEEN, JACK)], {1: 1, 2: 2, 3: 1}, {}, {}),
    "pulled": (
        [Item(card, ALL) for card in (ACE, KING, QUEEN, JACK)],
        {1: 1, 2: 2, 3: 1},
        {},
        {(1, ACE): 3.0, (3, KING): 0.2, (2, JACK): 2.0},
    ),
    "alike": ([Item(card, ALL) for card in (ACE, ACE, KING, QUEEN)], {1: 2, 2: 1, 3: 1}, {}, {(1, ACE): 2.0}),
    "few_places": (
        [Item(ACE, LEFT), Item(KING, ALL), Item(QUEEN, frozenset({2, 3})), Item(JACK, ALL)],
        {1: 2, 2: 2, 3: 2},
        {},
        {(2, ACE): 4.0, (3, QUEEN): 0.5, (1, KING): 2.5},
    ),
    "no_pair": (
        [Item(card, ALL) for card in (ACE, ACE, KING, KING)],
        {1: 2, 2: 2, 3: 2},
        {(1, ACE): 1, (2, KING): 0},
        {},
    ),
    "no_pair_pulled": (
        [Item(card, ALL) for card in (ACE, ACE, KING, QUEEN)],
        {1: 2, 2: 2, 3: 2},
        {(1, ACE): 1, (3, ACE): 1, (2, KING): 0},
        {(1, ACE): 2.0, (1, QUEEN): 0.3},
    ),
}


@pytest.mark.parametrize("name", TABLES)
def test_cards_are_assigned_as_often_as_room_and_likelihood_make_it(name: str) -> None:
    items, room, caps, likelihoods = TABLES[name]
    weights, random, found = expected(items, room, caps, likelihoods), Random(name), Counter[Lying]()
    for _ in range(2500):
        assignment = drawn(items, room, caps, likelihoods, random)
        assert assignment.fits  # type: ignore[attr-defined]
        found[lying(assignment.cards())] += 1
    assert_fits(found, weights, name)


def possible(items: Sequence[Item], room: dict[int, int], caps: Caps) -> bool:
    """Whether every card can be laid where it may be."""
    for places in product(*(item.bins for item in items)):
        if all(places.count(place) <= size for place, size in room.items()):
            laid = Counter((place, item.card) for place, item in zip(places, items, strict=True))
            if all(number <= caps.get(key, 99) for key, number in laid.items()):
                return True
    return False


def is_sound(assignment: Assignment, items: Sequence[Item], room: dict[int, int]) -> None:
    """Every card lies somewhere, the room that is left and the packed cards are those of where they lie."""
    cards = assignment.cards()
    assert Counter(card for each in cards.values() for card in each) == Counter(item.card for item in items)
    assert assignment.free == {place: size - len(cards[place]) for place, size in room.items()}
    assert assignment.packed == {place: PACKING.packed(each) for place, each in cards.items()}
    assert all(number in assignment.inside[place] for number, place in enumerate(assignment.at) if place is not None)
    assert sum(map(len, assignment.inside.values())) == len(items)


def test_whatever_can_be_laid_is_laid_where_it_may_be() -> None:
    """Cards make room for others along a chain of places, and an exchange of two keeps all in order."""
    random, ends = Random("laid"), Counter[bool]()
    for _ in range(500):
        kinds = random.sample((ACE, KING, QUEEN, JACK), random.choice((2, 3, 4)))
        number = random.randint(3, 6)
        items = [
            Item(random.choice(kinds), frozenset(random.sample((1, 2, 3), random.choice((1, 2, 2, 3)))))
            for _ in range(number - 1)
        ]
        items.append(Item(random.choice(kinds), ALL))
        room = {1: 1, 2: 1, 3: 1}
        for _ in range(number - 3 + random.choice((0, 0, 1))):
            room[random.choice((1, 2, 3))] += 1
        caps = {
            (random.choice((1, 2, 3)), random.choice(kinds)): random.choice((0, 1))
            for _ in range(random.choice((0, 2)))
        }
        assignment = drawn(items, room, caps, {}, random)
        fits = assignment.fits  # type: ignore[attr-defined]
        ends[fits] += 1
        is_sound(assignment, items, room)
        if fits:
            assert may_lie_so(assignment, items, caps)
        else:
            assert not possible(items, room, caps), (items, room, caps)
        _exchanges_keep_order(assignment, items, room, caps, random)
    assert min(ends.values()) > 50, ends


def may_lie_so(assignment: Assignment, items: Sequence[Item], caps: Caps) -> bool:
    """Whether every card lies where it may be."""
    laid = Counter((place, item.card) for place, item in zip(assignment.at, items, strict=True))
    inside = all(place in item.bins for place, item in zip(assignment.at, items, strict=True))
    return inside and all(number <= caps.get(key, 99) for key, number in laid.items())  # type: ignore[call-overload]


def _exchanges_keep_order(
    assignment: Assignment, items: Sequence[Item], room: dict[int, int], caps: Caps, random: Random
) -> None:
    one, other = random.sample(range(len(items)), 2)
    here, there = assignment.at[one], assignment.at[other]
    allowed = (
        here != there
        and items[one].card != items[other].card
        and here in items[other].bins
        and there in items[one].bins
        and all(
            sum(assignment.at[number] == place and items[number].card == card for number in range(len(items)))
            < caps.get((place, card), 99)  # type: ignore[arg-type]
            for place, card in ((here, items[other].card), (there, items[one].card))
        )
    )
    assert assignment.may_swap(one, other) == allowed
    assignment.swap(one, other)
    assert (assignment.at[one], assignment.at[other]) == (there, here)
    is_sound(assignment, items, room)
