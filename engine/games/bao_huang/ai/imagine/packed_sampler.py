"""Imagined deals as numbers: what ``sample`` draws card by card, drawn by heights, for a search that needs hundreds.

Suits never rank, so only how many cards of each height go where has to be drawn. What is the same for all deals in
which the gifts had one course is worked out once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial
from itertools import accumulate
from random import Random
from typing import NamedTuple

from engine.events import Seat
from engine.games.bao_huang.ai.imagine.facts import Facts, facts_of, given_unseen, only_sixes
from engine.games.bao_huang.ai.imagine.gifts import Gift, bounds_of, gift_courses
from engine.games.bao_huang.ai.imagine.sampler import gift_facts_of, kept_heights
from engine.games.bao_huang.ai.imagine.tribute_bounds import TributeBounds, shares_at_bound, tribute_bound
from engine.games.bao_huang.ai.simulator.play_loop import CARD_UNITS, Packed, field_of, packed
from engine.games.bao_huang.melds import SIX, TWO, height
from engine.games.bao_huang.options import SEATS
from engine.games.bao_huang.rules.view import View

Draw = Callable[[Random], tuple[Packed, ...]]
"""The hands by seat in one imagined deal."""


class Spread(NamedTuple):
    """Cards to be put into free places: what all deals share in which the gifts had the same course."""

    hands: tuple[Packed, ...]
    """What every seat is known to have."""
    free: Mapping[Seat, int]
    bounds: TributeBounds
    high: tuple[tuple[int, int], ...]
    """Heights that a bound may keep out of a hand, from the highest down, with the number of their cards."""
    rest: tuple[Packed, ...]
    """All other cards, one by one."""


def packed_hands(view: View) -> Draw:
    """A source of what the seats may hold once all tribute is given, each deal that fits as likely as the next."""
    known = facts_of(view)
    unseen = tuple(map(field_of, known.unseen))
    hands = [packed(view.hand if seat == view.seat else known.held[seat]) for seat in range(SEATS)]
    if not given_unseen(view):
        bounds = {
            seat: tribute_bound(tuple(map(height, cards)), kept_heights(view, known, seat))
            for seat, cards in known.gave.items()
            if seat != view.seat
        }
        return partial(_dealt, _spread(view, hands, known.free, bounds, unseen))
    gift_facts = gift_facts_of(view)
    found = gift_courses(gift_facts)
    until = tuple(accumulate(way.weight for way in found))

    @cache
    def spread(place: int) -> Spread:
        gifts = found[place].gifts
        return _given(view, known, hands, bounds_of(gift_facts, gifts), gifts)

    def draw(random: Random) -> tuple[Packed, ...]:
        lot = random.random() * until[-1]
        place = next((place for place, bound in enumerate(until) if lot < bound), len(until) - 1)
        return _dealt(spread(place), random)

    return draw


def _given(view: View, known: Facts, hands: Iterable[Packed], bounds: TributeBounds, gifts: Iterable[Gift]) -> Spread:
    """The cards still to be spread where the gifts went so: those not seen since are in their takers' hands."""
    unseen, held, free = list(map(field_of, known.unseen)), list(hands), dict(known.free)
    for gift in gifts:
        if not gift.seen:
            unseen.remove(gift.height)
            held[gift.taker] += CARD_UNITS[gift.height]
            free[gift.taker] -= 1
    return _spread(view, held, free, bounds, unseen)


def _spread(
    view: View, hands: Iterable[Packed], free: Mapping[Seat, int], bounds: TributeBounds, unseen: Iterable[int]
) -> Spread:
    """Hands that hold sixes only are filled at once; what is left is parted into high cards and the rest."""
    held, left, fields = list(hands), dict(free), list(unseen)
    for seat in only_sixes(view) & left.keys():
        number = left.pop(seat)
        held[seat] += number * CARD_UNITS[SIX]
        for _ in range(number):
            fields.remove(SIX)
    lowest = min((bound.limit for bound in bounds.values()), default=TWO + 1)
    most = TWO - view.options.tribute_spares_twos
    high = tuple((each, fields.count(each)) for each in range(most, lowest - 1, -1))
    rest = tuple(CARD_UNITS[each] for each in fields if not lowest <= each <= most)
    return Spread(tuple(held), left, bounds, high, rest)


def _dealt(spread: Spread, random: Random) -> tuple[Packed, ...]:
    """High cards first, since the places open to a card grow as its rank falls; then the rest anywhere."""
    lot = random.random
    hands, left = list(spread.hands), dict(spread.free)
    for each, number in spread.high:
        weight = CARD_UNITS[each]
        for seat, count in shares_at_bound(spread.bounds, each, number, left, lot).items():
            hands[seat] += count * weight
            left[seat] -= count
            number -= count
        within = [seat for seat in left if seat not in spread.bounds or spread.bounds[seat].limit > each]
        places = sum([left[seat] for seat in within])
        for place in range(places, places - number, -1):
            pick = int(lot() * place)
            for seat in within:
                pick -= left[seat]
                if pick < 0:
                    hands[seat] += weight
                    left[seat] -= 1
                    break
    order, taken = sorted(spread.rest, key=lambda _: lot()), 0
    for seat, count in left.items():
        hands[seat] += sum(order[taken : taken + count])
        taken += count
    return tuple(hands)
