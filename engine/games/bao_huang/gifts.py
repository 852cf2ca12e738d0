"""How the gifts of Bao Huang can have gone when they were taken unseen: every way that fits, and how many deals fit it.

A *way* says for every card taken who gave it, how high it is, and whether it has been seen since. The rank of a gift
bounds what its giver kept (BH-20), so each way leaves the unseen high cards only some of the free places.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from engine.cards import Card, shuffled
from engine.events import Seat
from engine.games.bao_huang.bounds import Bound, bound_of, completions
from engine.games.bao_huang.melds import SIX, height


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
    ``kept``: heights of the cards that each other giver is known to have kept, of those that could have been given;
    ``unseen``: cards in unknown places; ``free``: unknown places by seat; ``most``: the highest height to be given.
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

    def least(self, giver: Seat) -> int:
        """The lowest that a gift of this seat can be."""
        return max(self.kept[giver], default=SIX)


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
    found = tuple(_ways(puzzle, counts, LEVELS, ()))
    found = found or tuple(_ways(puzzle, counts, puzzle.most + 1, ()))
    return tuple(replace(way, gifts=_in_any_order(puzzle, way.gifts, random)) for way in found)


def _counted(cards: Iterable[Card]) -> Counter[Key]:
    counts: Counter[Key] = Counter(cards)
    for card, number in list(counts.items()):
        assert isinstance(card, Card)
        counts[height(card)] += number
    return counts


def _ways(puzzle: Puzzle, counts: Counts, levels: int, gifts: tuple[Gift, ...]) -> Iterator[Way]:
    """The ways that begin with these gifts, which were taken first."""
    if gifts and not _choices(puzzle, counts, gifts):
        return
    if len(gifts) < len(puzzle.takers):
        for gift in _next_gifts(puzzle, levels, gifts, puzzle.takers[len(gifts)]):
            yield from _ways(puzzle, counts, levels, (*gifts, gift))
        return
    weight = _choices(puzzle, counts, gifts) * _completions(puzzle, counts, gifts)
    if weight:
        yield Way(gifts, weight)


def _next_gifts(puzzle: Puzzle, levels: int, gifts: tuple[Gift, ...], taker: Seat) -> Iterator[Gift]:
    """Every next gift; gifts to one seat in the order of their givers."""
    if taker == puzzle.seat:
        card = puzzle.taken[sum(gift.taker == taker for gift in gifts)]
        for giver in _still_owing(puzzle, gifts):
            if height(card) >= puzzle.least(giver):
                yield Gift(giver, taker, height(card), card, True)
        return
    after = gifts[-1].giver if gifts and gifts[-1].taker == taker else -1
    if puzzle.seat >= after:
        rest = list(puzzle.own)
        for gift in gifts:
            if gift.giver == puzzle.seat and gift.card is not None:
                rest.remove(gift.card)
        for card in dict.fromkeys(rest):
            yield Gift(puzzle.seat, taker, height(card), card, True)
            yield Gift(puzzle.seat, taker, height(card), card, False)
    for giver in _still_owing(puzzle, gifts):
        if giver >= after:
            for each in range(puzzle.most, max(puzzle.least(giver), puzzle.most - levels + 1) - 1, -1):
                yield Gift(giver, taker, each, None, True)
                yield Gift(giver, taker, each, None, False)


def _choices(puzzle: Puzzle, counts: Counts, gifts: tuple[Gift, ...]) -> int:
    """For how many cards and places these gifts stand; the viewer's own are known, so they choose first."""
    number = 1
    before: list[Gift] = []
    for gift in sorted(gifts, key=lambda gift: gift.card is None):
        if gift.taker == puzzle.seat:
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
            number *= max(0, puzzle.free[gift.taker] - sum(e.taker == gift.taker and not e.seen for e in before))
        before.append(gift)
    return number


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


def bounds_of(puzzle: Puzzle, gifts: tuple[Gift, ...]) -> dict[Seat, Bound]:
    """What these gifts tell of each giver but the viewer."""
    given: dict[Seat, list[int]] = {seat: [] for seat in puzzle.owed}
    for gift in gifts:
        if gift.giver != puzzle.seat:
            given[gift.giver].append(gift.height)
    return {seat: bound_of(heights, puzzle.kept[seat]) for seat, heights in given.items()}


def _completions(puzzle: Puzzle, counts: Counts, gifts: tuple[Gift, ...]) -> float:
    """How many deals fit these gifts."""
    free, unseen = dict(puzzle.free), [counts.unseen[each] for each in range(puzzle.most + 1)]
    for gift in gifts:
        if not gift.seen:
            free[gift.taker] -= 1
            unseen[gift.height] -= 1
    bounds = bounds_of(puzzle, gifts)
    return completions(bounds, unseen, free) if bounds else 1.0
