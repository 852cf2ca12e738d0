"""How the gifts of Bao Huang can have gone when they were taken unseen: every way that fits, and how many deals fit it.

A *way* says for every card taken who gave it, how high it is, and whether it has been seen since. The rank of a gift
bounds what its giver kept (BH-20), so each way leaves the unseen high cards only some of the free places.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from math import prod

from engine.cards import Card, shuffled
from engine.events import Seat
from engine.games.bao_huang.melds import height


@dataclass(frozen=True, slots=True)
class Gift:
    """One card that changed hands: ``card`` where this view knows it; ``seen``: it is among the taker's known cards."""

    giver: Seat
    taker: Seat
    height: int
    card: Card | None
    seen: bool


@dataclass(frozen=True, slots=True)
class Puzzle:
    """What a view knows about gifts taken unseen.

    ``takers``: who took, card by card; ``own``: the viewer's own gifts; ``taken``: what the viewer took, in order;
    ``owed``: how many cards each other giver gave; ``known``: cards certainly held or played by each taker;
    ``least``: the lowest that a giver's gifts can be, given what it kept; ``unseen``: cards in unknown places;
    ``free``: unknown places by seat; ``most``: the highest height that can be given; ``kept``: givers whose hands a
    gift bounds.
    """

    seat: Seat
    takers: tuple[Seat, ...]
    own: tuple[Card, ...]
    taken: tuple[Card, ...]
    owed: Mapping[Seat, int]
    known: Mapping[Seat, tuple[Card, ...]]
    least: Mapping[Seat, int]
    unseen: tuple[Card, ...]
    free: Mapping[Seat, int]
    most: int


LEVELS = 3
"""A gift is first looked for among so many heights from the top: lower ones make less than one deal in a thousand."""


@dataclass(frozen=True, slots=True)
class Way:
    """One way, and in proportion how many deals fit it."""

    gifts: tuple[Gift, ...]
    weight: float


Key = Card | int
"""A card, or a height that stands for every card so high."""


@dataclass(frozen=True, slots=True)
class Counts:
    """How many cards there are of each card and of each height: unseen, and among the known cards of each taker."""

    unseen: Counter[Key]
    known: Mapping[Seat, Counter[Key]]


def ways(puzzle: Puzzle, random: Callable[[], float]) -> tuple[Way, ...]:
    """Every way with a chance worth speaking of; at least one, since the real one is a way.

    Where a seat takes several cards unseen, ways differ in the givers, and ``random`` puts them in order.
    """
    counts = Counts(_counted(puzzle.unseen), {seat: _counted(cards) for seat, cards in puzzle.known.items()})
    found = tuple(_ways(puzzle, counts, LEVELS, (), 1.0))
    found = found or tuple(_ways(puzzle, counts, puzzle.most + 1, (), 1.0))
    return tuple(replace(way, gifts=_in_any_order(puzzle, way.gifts, random)) for way in found)


def _counted(cards: Iterable[Card]) -> Counter[Key]:
    counts: Counter[Key] = Counter(cards)
    for card, number in list(counts.items()):
        assert isinstance(card, Card)
        counts[height(card)] += number
    return counts


def _ways(puzzle: Puzzle, counts: Counts, levels: int, gifts: tuple[Gift, ...], choices: float) -> Iterator[Way]:
    """The ways that begin with these gifts, which were taken first; ``choices``: for how many cards and places."""
    if len(gifts) == len(puzzle.takers):
        weight = choices * _completions(puzzle, counts, gifts)
        if weight:
            yield Way(gifts, weight)
        return
    taker = puzzle.takers[len(gifts)]
    for gift, number in _next_gifts(puzzle, counts, levels, gifts, taker):
        if number > 0:
            yield from _ways(puzzle, counts, levels, (*gifts, gift), choices * number)


def _next_gifts(
    puzzle: Puzzle, counts: Counts, levels: int, gifts: tuple[Gift, ...], taker: Seat
) -> Iterator[tuple[Gift, int]]:
    """Every next gift, and for how many cards and places it stands."""
    if taker == puzzle.seat:
        card = puzzle.taken[sum(gift.taker == taker for gift in gifts)]
        for giver in _still_owing(puzzle, gifts):
            yield Gift(giver, taker, height(card), card, True), int(height(card) >= puzzle.least[giver])
        return
    room = puzzle.free[taker] - sum(gift.taker == taker and not gift.seen for gift in gifts)
    known = counts.known[taker]
    after = gifts[-1].giver if gifts and gifts[-1].taker == taker else -1
    if puzzle.seat >= after:
        rest = list(puzzle.own)
        for gift in gifts:
            if gift.giver == puzzle.seat and gift.card is not None:
                rest.remove(gift.card)
        for card in dict.fromkeys(rest):
            there = known[card] - sum(gift.taker == taker and gift.seen and gift.card == card for gift in gifts)
            yield Gift(puzzle.seat, taker, height(card), card, True), there
            hidden = counts.unseen[card] - sum(not gift.seen and gift.card == card for gift in gifts)
            yield Gift(puzzle.seat, taker, height(card), card, False), hidden * room
    for giver in _still_owing(puzzle, gifts):
        if giver < after:
            continue
        for each in range(puzzle.most, max(puzzle.least[giver], puzzle.most - levels + 1) - 1, -1):
            there = known[each] - sum(gift.taker == taker and gift.seen and gift.height == each for gift in gifts)
            yield Gift(giver, taker, each, None, True), there
            hidden = counts.unseen[each] - sum(not gift.seen and gift.height == each for gift in gifts)
            yield Gift(giver, taker, each, None, False), hidden * room


def _still_owing(puzzle: Puzzle, gifts: tuple[Gift, ...]) -> Iterator[Seat]:
    for giver, number in puzzle.owed.items():
        if sum(gift.giver == giver for gift in gifts) < number:
            yield giver


def _in_any_order(puzzle: Puzzle, gifts: tuple[Gift, ...], random: Callable[[], float]) -> tuple[Gift, ...]:
    """Gifts to the same seat in an order drawn by lot; the viewer knows its own."""
    ordered = list(gifts)
    for taker in dict.fromkeys(puzzle.takers):
        places = [place for place, gift in enumerate(gifts) if gift.taker == taker]
        if taker != puzzle.seat and len(places) > 1:
            for place, gift in zip(places, shuffled([gifts[each] for each in places], random), strict=True):
                ordered[place] = gift
    return tuple(ordered)


def limits_of(gifts: tuple[Gift, ...], seat: Seat) -> dict[Seat, int]:
    """For each giver but this one, how high what it kept can be: as its lowest gift."""
    found: dict[Seat, int] = {}
    for gift in gifts:
        if gift.giver != seat:
            found[gift.giver] = min(found.get(gift.giver, gift.height), gift.height)
    return found


def _completions(puzzle: Puzzle, counts: Counts, gifts: tuple[Gift, ...]) -> float:
    """How many deals fit, up to a factor that is the same for every way: high cards first, each into any open place."""
    limits = limits_of(gifts, puzzle.seat)
    hidden = [gift for gift in gifts if not gift.seen]
    total, placed, share = sum(puzzle.free.values()) - len(hidden), 0, 1.0
    for each in range(puzzle.most, min(limits.values(), default=puzzle.most), -1):
        cards = counts.unseen[each] - sum(gift.height == each for gift in hidden)
        closed = sum(puzzle.free[seat] for seat, limit in limits.items() if limit < each)  # givers take no gifts
        for _ in range(cards):
            share *= max(0, total - closed - placed) / max(1, total - placed)
            placed += 1
    return share / prod(total + number for number in range(1, len(hidden) + 1))
