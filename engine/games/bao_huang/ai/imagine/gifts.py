"""How the gifts of Bao Huang can have gone when they were taken unseen: every way that fits, and how many deals fit it.

A *way* says for every card taken who gave it, how high it is, and whether it has been seen since. The rank of a gift
bounds what its giver kept (BH-20), so each way leaves the unseen high cards only some of the free places.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from engine.cards import Card, shuffled
from engine.events import Seat
from engine.game import NothingImaginedError
from engine.games.bao_huang.ai.imagine.tribute_bounds import Bound, bound_of, completions
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


FIRST_LOOK = 2
"""Gifts are first looked for among so many heights from the top: that is where most deals have them."""
REST = 1e-6
"""What cannot make this share of all deals is not followed any further."""


@dataclass(frozen=True, slots=True)
class Way:
    """One way, and in proportion how many deals fit it."""

    gifts: tuple[Gift, ...]
    weight: float


Key = Card | int
"""A card, or a height that stands for every card so high."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How far ways are followed: gifts of so many heights from the top, and those with weight for more than this."""

    levels: int
    least: float


@dataclass(frozen=True, slots=True)
class Counts:
    """How many cards there are of each card and of each height: unseen, and among the known cards of each taker."""

    unseen: Counter[Key]
    known: Mapping[Seat, Counter[Key]]


def ways(puzzle: Puzzle) -> tuple[Way, ...]:
    """Every way, but for some that make about a millionth of all deals together; the real one is a way.

    Gifts that the same seat took unseen stand in the order of their givers, which stands for every order. Raises
    NothingImaginedError where no way fits.
    """
    counts = Counts(_counted(puzzle.unseen), {seat: _counted(cards) for seat, cards in puzzle.known.items()})
    likely = sum(way.weight for way in _ways(puzzle, counts, Depth(FIRST_LOOK, 0.0), ()))
    found = tuple(_ways(puzzle, counts, Depth(puzzle.most + 1, likely * REST), ()))
    if not found:
        raise NothingImaginedError("no way in which the gifts can have gone fits the view")
    return found


def _counted(cards: Iterable[Card]) -> Counter[Key]:
    counts: Counter[Key] = Counter(cards)
    for card, number in list(counts.items()):
        assert isinstance(card, Card)
        counts[height(card)] += number
    return counts


def _ways(puzzle: Puzzle, counts: Counts, depth: Depth, gifts: tuple[Gift, ...]) -> Iterator[Way]:
    """The ways that begin with these gifts, which were taken first."""
    choices = _choices(puzzle, counts, gifts)
    if not choices:
        return
    if len(gifts) == len(puzzle.takers):
        weight = choices * _completions(puzzle, counts, gifts)
        if weight:
            yield Way(gifts, weight)
    elif not depth.least or choices * _completions(puzzle, counts, gifts) * _at_most(puzzle, gifts) > depth.least:
        for gift in _next_gifts(puzzle, depth.levels, gifts, puzzle.takers[len(gifts)]):
            yield from _ways(puzzle, counts, depth, (*gifts, gift))


def _at_most(puzzle: Puzzle, gifts: tuple[Gift, ...]) -> int:
    """How many times as many deals as fit these gifts there can be with the others named too.

    Each of those deals has every card in its place, so what is left to say is which card of its taker each gift is,
    and who gave it; that it was its giver's highest only makes fewer.
    """
    number = 1
    for taker in puzzle.takers[len(gifts) :]:
        cards = 1 if taker == puzzle.seat else len(puzzle.known[taker]) + puzzle.free[taker]
        number *= cards * (len(puzzle.owed) + bool(puzzle.own))
    return number


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


def in_any_order(puzzle: Puzzle, gifts: tuple[Gift, ...], random: Callable[[], float]) -> tuple[Gift, ...]:
    """A way's gifts to the same seat in an order drawn by lot; the viewer knows its own."""
    ordered = list(gifts)
    for taker in dict.fromkeys(puzzle.takers):
        places = [place for place, gift in enumerate(gifts) if gift.taker == taker]
        if taker != puzzle.seat and len(places) > 1:
            for place, gift in zip(places, shuffled([gifts[each] for each in places], random), strict=True):
                ordered[place] = gift
    return tuple(ordered)


def bounds_of(puzzle: Puzzle, gifts: tuple[Gift, ...]) -> dict[Seat, Bound]:
    """What these gifts tell of each of their givers but the viewer."""
    given: dict[Seat, list[int]] = {seat: [] for seat in puzzle.owed}
    for gift in gifts:
        if gift.giver != puzzle.seat:
            given[gift.giver].append(gift.height)
    return {seat: bound_of(heights, puzzle.kept[seat]) for seat, heights in given.items() if heights}


def _completions(puzzle: Puzzle, counts: Counts, gifts: tuple[Gift, ...]) -> float:
    """How many deals fit these gifts."""
    free, unseen = dict(puzzle.free), [counts.unseen[each] for each in range(puzzle.most + 1)]
    for gift in gifts:
        if not gift.seen:
            free[gift.taker] -= 1
            unseen[gift.height] -= 1
    return completions(bounds_of(puzzle, gifts), unseen, free)
