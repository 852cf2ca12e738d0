"""Deals that a view of Bao Huang cannot tell from the real one, drawn evenly from all there are.

Every unknown place can take some of the unseen cards: a hand of sixes only sixes (BH-44), the hand of one who paid
tribute nothing higher than the lowest gift (BH-20). The places open to a card grow as its rank falls, so cards go from
the highest down, each into any open place.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import accumulate
from random import Random
from typing import NamedTuple

from engine.cards import EMPEROR, Card, Cards, shuffled, without
from engine.events import Seat
from engine.game import Hidden
from engine.games.bao_huang.actions import Action, Tribute
from engine.games.bao_huang.ai.imagine.facts import (
    CardsBySeat,
    Facts,
    facts_of,
    first_holder,
    given_unseen,
    only_sixes,
)
from engine.games.bao_huang.ai.imagine.gifts import Gift, GiftCourse, GiftFacts, bounds_of, gift_courses, in_any_order
from engine.games.bao_huang.ai.imagine.tribute_bounds import TributeBounds, shares_at_bound, tribute_bound
from engine.games.bao_huang.melds import RED, SIX, TWO, height, in_order
from engine.games.bao_huang.options import step
from engine.games.bao_huang.rules.phases import Giving
from engine.games.bao_huang.rules.standing import givers, takers
from engine.games.bao_huang.rules.tribute import highest_tribute, may_be_given
from engine.games.bao_huang.rules.view import View
from engine.parts.unseen import imagined_deck


def sample(view: View, random: Random) -> Hidden[Action]:
    """What this view cannot see, imagined so that every hard fact holds."""
    return sampler(view)(random)


def sampler(view: View) -> Callable[[Random], Hidden[Action]]:
    """``sample`` for many deals from one view: what is the same for all of them is worked out once."""
    known, held = facts_of(view), holdings(view)
    return lambda random: _hidden(view, known, held(random), random)


class ImaginedHoldings(NamedTuple):
    """What one imagined deal says: the cards that every other seat holds now, and the tribute that led there."""

    kept: CardsBySeat
    gave: CardsBySeat
    took: CardsBySeat
    lots: tuple[int, ...] = ()


def holdings(view: View) -> Callable[[Random], ImaginedHoldings]:
    """A source of what the others may hold now, each deal that fits the view as likely as the next."""
    known = facts_of(view)
    if isinstance(view.phase, Giving):
        return partial(_before_tribute, view, known)
    if given_unseen(view):
        gift_facts = gift_facts_of(view)
        return partial(_after_lots, view, known, gift_facts, gift_courses(gift_facts))
    bounds = {
        seat: tribute_bound(tuple(map(height, cards)), kept_heights(view, known, seat))
        for seat, cards in known.gave.items()
        if seat != view.seat
    }
    return partial(_all_seen, view, known, bounds)


def _all_seen(view: View, known: Facts, bounds: TributeBounds, random: Random) -> ImaginedHoldings:
    """No tribute, or all saw it."""
    filled = _filled(view, known.unseen, known.free, bounds, random)
    return ImaginedHoldings({seat: (*known.held[seat], *filled[seat]) for seat in filled}, known.gave, known.took)


def _before_tribute(view: View, known: Facts, random: Random) -> ImaginedHoldings:
    """While gifts are chosen any deal fits: whatever a seat has, it gave its highest."""
    owed = dict(givers(view.standing, view.options))
    gone = [seen.seat for seen in view.history if seen.seat != view.seat]
    free = {seat: places + (owed[seat] if seat in gone else 0) for seat, places in known.free.items()}
    hands = {seat: tuple(cards) for seat, cards in _filled(view, known.unseen, free, {}, random).items()}
    gave = {seat: in_order(highest_tribute(hands[seat], owed[seat], view.options)) for seat in gone}
    return ImaginedHoldings(
        {seat: without(hand, gave.get(seat, ())) for seat, hand in hands.items()}, gave | known.gave, {}
    )


def _after_lots(
    view: View, known: Facts, gift_facts: GiftFacts, found: tuple[GiftCourse, ...], random: Random
) -> ImaginedHoldings:
    """Gifts were taken unseen: one of the ways in which they can have gone, then what is left."""
    course = in_any_order(gift_facts, _one_of(found, random).gifts, random.random)
    gifts, unseen, held, free = _named(gift_facts, course, known, random)
    filled = _filled(view, unseen, free, bounds_of(gift_facts, gifts), random)
    gave: CardsBySeat = {}
    took: CardsBySeat = {}
    for gift in gifts:
        assert gift.card is not None
        gave[gift.giver] = (*gave.get(gift.giver, ()), gift.card)
        took[gift.taker] = (*took.get(gift.taker, ()), gift.card)
    gave = {seat: in_order(cards) for seat, cards in gave.items()}
    rest = [card for seat, _ in givers(view.standing, view.options) for card in gave[seat]]
    lots = []
    for card in (gift.card for gift in gifts if gift.card is not None):
        lots.append(rest.index(card))
        rest.pop(lots[-1])
    return ImaginedHoldings({seat: (*held[seat], *filled[seat]) for seat in filled}, gave, took, tuple(lots))


def gift_facts_of(view: View) -> GiftFacts:
    """What this view knows about gifts that went by lot."""
    known = facts_of(view)
    order = takers(view.standing, view.options, view.first)
    owed = {seat: number for seat, number in givers(view.standing, view.options) if seat != view.seat}
    return GiftFacts(
        view.seat,
        order,
        known.gave.get(view.seat, ()),
        known.took.get(view.seat, ()),
        owed,
        {seat: _kept(view, known, seat) for seat in dict.fromkeys(order) if seat != view.seat},
        {seat: kept_heights(view, known, seat) for seat in owed},
        known.unseen,
        known.free,
        TWO - view.options.tribute_spares_twos,
        frozenset(only_sixes(view)),
    )


def _kept(view: View, known: Facts, seat: Seat) -> Cards:
    """The cards that a seat is known to have had after the tribute."""
    return (*known.played[seat], *known.held.get(seat, view.hand))


def kept_heights(view: View, known: Facts, giver: Seat) -> tuple[int, ...]:
    """How high the cards are that a giver kept for certain, of those that it could have given."""
    return tuple(height(card) for card in _kept(view, known, giver) if may_be_given(card, view.options))


def _one_of(found: tuple[GiftCourse, ...], random: Random) -> GiftCourse:
    bounds = list(accumulate(course.weight for course in found))
    lot = random.random() * bounds[-1]
    return next((course for course, bound in zip(found, bounds, strict=True) if lot < bound), found[-1])


def _named(
    gift_facts: GiftFacts, gifts: tuple[Gift, ...], known: Facts, random: Random
) -> tuple[tuple[Gift, ...], Cards, CardsBySeat, dict[Seat, int]]:
    """The gifts with their cards, the viewer's own first; then what is left unseen, sure and free."""
    there = {seat: list(cards) for seat, cards in gift_facts.known.items()}
    unseen, held, free = list(known.unseen), dict(known.held), dict(known.free)
    named: dict[int, Gift] = {}
    for place in sorted(range(len(gifts)), key=lambda place: gifts[place].card is None):
        gift = gifts[place]
        source = unseen if not gift.seen else there.get(gift.taker, [])
        card = gift.card
        if card is None:
            fit = [each for each in source if height(each) == gift.height]
            card = fit[int(random.random() * len(fit))]
        if card in source:
            source.remove(card)
        if not gift.seen:
            held[gift.taker] = (*held[gift.taker], card)
            free[gift.taker] -= 1
        named[place] = Gift(gift.giver, gift.taker, gift.height, card, gift.seen)
    return tuple(named[place] for place in range(len(gifts))), tuple(unseen), held, free


def _filled(
    view: View, unseen: Cards, free: Mapping[Seat, int], bounds: TributeBounds, random: Random
) -> dict[Seat, list[Card]]:
    """The unseen cards put into the free places, each deal that fits as likely as the next."""
    filled: dict[Seat, list[Card]] = {seat: [] for seat in free}
    left = dict(free)
    cards = list(shuffled(unseen, random.random))
    for seat in only_sixes(view) & free.keys():
        filled[seat] = [card for card in cards if height(card) == SIX][: left.pop(seat)]
        cards = list(without(cards, filled[seat]))
    for each in range(TWO, min((bound.limit for bound in bounds.values()), default=RED) - 1, -1):
        of_height = [card for card in cards if height(card) == each and may_be_given(card, view.options)]
        cards = [card for card in cards if card not in of_height]
        for seat, number in shares_at_bound(bounds, each, len(of_height), left, random.random).items():
            _put(of_height, number, seat, filled, left)
        open_seats = [seat for seat in left if seat not in bounds or bounds[seat].limit > each]
        places = shuffled([seat for seat in open_seats for _ in range(left[seat])], random.random)
        for seat, _ in zip(places, tuple(of_height), strict=False):
            _put(of_height, 1, seat, filled, left)
    places = shuffled([seat for seat, number in left.items() for _ in range(number)], random.random)
    for seat in places:
        _put(cards, 1, seat, filled, left)
    return filled


def _put(cards: list[Card], number: int, seat: Seat, filled: dict[Seat, list[Card]], left: dict[Seat, int]) -> None:
    """The last of these cards go to this seat."""
    for _ in range(number):
        filled[seat].append(cards.pop())
        left[seat] -= 1


def _hidden(view: View, known: Facts, held: ImaginedHoldings, random: Random) -> Hidden[Action]:
    """First hands, from the cards that the others are imagined to hold now, and the tribute that was hidden."""
    holder = first_holder(view)
    hands: dict[Seat, Cards] = {}
    for seat in held.kept:
        after_tribute = (*held.kept[seat], *known.played[seat])
        if holder is not None:
            after_tribute = tuple(card for card in after_tribute if card != EMPEROR)
            after_tribute += (EMPEROR,) if seat == holder else ()
        first = (*without(after_tribute, held.took.get(seat, ())), *held.gave.get(seat, ()))
        hands[seat] = first
    actions: dict[int, Action] = {
        place: Tribute(held.gave[seen.seat])
        for place, seen in enumerate(view.history)
        if isinstance(seen.action, Tribute) and seen.seat != view.seat
    }
    return Hidden(imagined_deck(view, hands, random, step(view.options)), actions, held.lots)
