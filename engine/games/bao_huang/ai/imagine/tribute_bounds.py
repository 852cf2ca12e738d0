"""What tribute proves about its givers' hands: no card that was kept is higher than the lowest gift (BH-20).

Of several equal highest cards the giver gives any, so a hand that keeps more of them is as likely as one that keeps
fewer only if each is weighed by one over the choices that its giver had.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import comb, factorial

from engine.events import Seat
from engine.parts.summing import plain_sum


@dataclass(frozen=True, slots=True)
class TributeBound:
    """Of one giver: how high its kept cards can be, how many gifts were so high, and how many such cards it kept."""

    limit: int
    gifts: int
    kept: int


TributeBounds = Mapping[Seat, TributeBound]


def tribute_bound(gifts: Sequence[int], kept: Sequence[int]) -> TributeBound:
    """The bound that gifts of these heights set, where the giver is known to have kept cards of those heights."""
    limit = min(gifts)
    return TributeBound(limit, gifts.count(limit), kept.count(limit))


def numbers_of_ways(bound: TributeBound, places: int, cards: int) -> list[float]:
    """By number: in how many ways so many of these cards, all as high as the bound, can be among its unknown cards."""
    most = min(places, cards)
    return [comb(places, more) / comb(bound.kept + more + bound.gifts, bound.gifts) for more in range(most + 1)]


def _products(one: Sequence[float], other: Sequence[float], most: int) -> list[float]:
    total = [0.0] * (min(most, len(one) + len(other) - 2) + 1)
    for place, weight in enumerate(one):
        for more, also in enumerate(other[: len(total) - place]):
            total[place + more] += weight * also
    return total


def completions(bounds: TributeBounds, unseen: Sequence[int], free: Mapping[Seat, int]) -> float:
    """How many deals fit: ``unseen`` cards by height go into ``free`` places by seat, high cards first."""
    total, placed, ways = sum(free.values()), 0, 1.0
    lowest = min((bound.limit for bound in bounds.values()), default=len(unseen))
    for each in range(len(unseen) - 1, lowest - 1, -1):
        cards = unseen[each]
        at_bound = [seat for seat, bound in bounds.items() if bound.limit == each]
        shut = sum(free[seat] for seat, bound in bounds.items() if bound.limit <= each)
        weights = [float(comb(max(0, total - placed - shut), number)) for number in range(cards + 1)]
        for seat in at_bound:
            weights = _products(weights, numbers_of_ways(bounds[seat], free[seat], cards), cards)
        if len(weights) <= cards:
            return 0.0
        ways *= weights[cards] * factorial(cards)
        placed += cards
    return ways * factorial(total - placed)


def shares_at_bound(
    bounds: TributeBounds, each: int, cards: int, free: Mapping[Seat, int], random: Callable[[], float]
) -> dict[Seat, int]:
    """How many of these cards of one height go to each giver whose bound is just so high, drawn evenly.

    ``free``: the places left. What is not dealt out here goes to those without a bound or with a higher one.
    """
    at_bound = [seat for seat, bound in bounds.items() if bound.limit == each and seat in free]
    shut = sum(free[seat] for seat, bound in bounds.items() if bound.limit <= each and seat in free)
    others = sum(free.values()) - shut
    rest: list[list[float]] = [[float(comb(others, number)) for number in range(cards + 1)]]
    for seat in at_bound[::-1]:
        rest.append(_products(rest[-1], numbers_of_ways(bounds[seat], free[seat], cards), cards))
    found, left = {}, cards
    for place, seat in enumerate(at_bound):
        behind = rest[len(at_bound) - 1 - place]
        own = numbers_of_ways(bounds[seat], free[seat], left)
        weights = [
            weight * (behind[left - more] if left - more < len(behind) else 0.0) for more, weight in enumerate(own)
        ]
        lot = random() * plain_sum(weights)
        number = 0
        while number < len(weights) - 1 and lot >= weights[number]:
            lot -= weights[number]
            number += 1
        found[seat] = number
        left -= number
    return found
