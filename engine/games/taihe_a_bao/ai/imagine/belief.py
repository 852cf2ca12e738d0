"""What a seat of Taihe A Bao believes: deals that obey every hard fact, the likelier the better they fit the bids."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import NamedTuple

from engine.cards import Card, Cards
from engine.events import Place, Seat, Zone
from engine.games.taihe_a_bao.actions import Call, Declare, Give, Play
from engine.games.taihe_a_bao.ai.imagine.evidence import Declined, Passed, Spoken, Told, likelihood
from engine.games.taihe_a_bao.ai.imagine.sampler import dealer, knowledge
from engine.games.taihe_a_bao.ai.simulator.auction import House, Stage, hands_in, house_of
from engine.games.taihe_a_bao.ai.simulator.play_loop import LEAD, NOBODY, Hand, packed, tables_of
from engine.games.taihe_a_bao.melds import height, read_meld
from engine.games.taihe_a_bao.options import pack
from engine.games.taihe_a_bao.rules.phases import Playing
from engine.games.taihe_a_bao.rules.view import View
from engine.parts.climbing import passes_to_end
from engine.parts.likelihood import likelier

TRIES = 5
"""So many deals are imagined for one that is believed."""
PASSES_HEARD = 8
"""So many of the latest passes are weighed."""
LOTS = 720_720
"""A number that many others divide: lots below it settle fairly which of a few equal cards is meant."""


class Belief(NamedTuple):
    """One deal that is believed: the owner of every card before any play, and every hand as it is now, packed."""

    owners: tuple[Seat, ...]
    hands: tuple[Hand, ...]
    lot: int
    """Settles which of equal cards others will call or give."""


def house_in(view: View) -> House:
    """The house of the view's deal."""
    return house_of(view.options, view.starter, view.protected)


def told_by(view: View) -> Told:
    """What the view knows of the bidding, and of the cards that are gone."""
    house, seats = house_in(view), view.options.seats
    numbers = {card: number for number, card in enumerate(house.cards)}
    transfers = {transfer.place: transfer for transfer in knowledge(view).transfers}
    steps: list[Spoken | Passed] = []
    played = [0] * seats
    spoken = callers = 0
    for place, seen in enumerate(view.history):
        if isinstance(seen.action, Play):
            played[seen.seat] += packed(seen.action.cards)
        if any(played):
            continue  # the declarer leads: what comes after are plays and passes on them
        if not isinstance(seen.action, Give):
            stage = Stage.DECLARING if spoken < seats else Stage.CALLING
            wanted = isinstance(seen.action, Declare | Call)
            rank = height(seen.action.card) if isinstance(seen.action, Call) else None
            if seen.seat != view.seat:
                steps.append(Spoken(seen.seat, stage, callers, spoken % seats, wanted, rank))
            spoken += 1
        if place in transfers:
            moved = transfers[place]
            number = None if moved.card is None else numbers[moved.card]
            steps.append(Passed(number, moved.source, moved.target, place))
            callers += not isinstance(seen.action, Give)
    phase = view.phase
    if not isinstance(phase, Playing):
        return Told(house, tuple(steps), tuple(played), (), NOBODY)
    declined = tuple(_declined(view))[-PASSES_HEARD:]
    return Told(house, tuple(steps), tuple(played), declined, phase.declarer)


def _declined(view: View) -> Iterator[Declined]:
    """Every pass of another seat on a play, in order."""
    moves, seats = tables_of(view.aces_of_three).moves, view.options.seats
    played, counts = [0] * seats, [len(pack(view.options)) // seats] * seats
    over, best, passes = LEAD, NOBODY, 0
    for seen in view.history:
        if isinstance(seen.action, Play):
            meld = read_meld(seen.action.cards, view.aces_of_three)
            assert meld is not None
            played[seen.seat] += packed(seen.action.cards)
            counts[seen.seat] -= len(seen.action.cards)
            over, best, passes = moves[meld], seen.seat, 0
        elif over != LEAD:
            if seen.seat != view.seat:
                yield Declined(seen.seat, over, best, tuple(counts), played[seen.seat], sum(played))
            passes += 1
            if passes == passes_to_end(seats):
                over, best, passes = LEAD, NOBODY, 0


def believed(view: View, infers: bool) -> Callable[[Random], Belief]:
    """A source of deals that fit the view; with ``infers`` the likelier the better they explain the others' bids.

    It is made ready when the first deal is asked for: quick players never ask.
    """
    source = cache(lambda: _source(view, infers))
    return lambda random: source()(random)


def _source(view: View, infers: bool) -> Callable[[Random], Belief]:
    told = told_by(view)
    numbers = {card: number for number, card in enumerate(told.house.cards)}
    draw = dealer(view, lambda card: numbers[card])
    soft = infers and (bool(told.declined) or any(isinstance(step, Spoken) for step in told.steps))
    likely = likelier(draw, likelihood(told), TRIES) if soft else draw

    def belief(random: Random) -> Belief:
        dealt = likely(random)
        owners = [0] * len(numbers)
        for seat, hand in enumerate(dealt.hands):
            for number in hand:
                owners[number] = seat
        for step in told.steps:
            if isinstance(step, Passed):
                owners[dealt.given[step.place] if step.number is None else step.number] = step.target
        hands = hands_in(told.house, owners)
        now = tuple(hand - gone for hand, gone in zip(hands, told.played, strict=True))
        return Belief(tuple(owners), now, int(random.random() * LOTS))

    return belief


def lay_open(view: View, belief: Belief) -> tuple[tuple[Place, Cards], ...]:
    """The other hands: what each had before any play, less what it has played."""
    gone = {card for seen in view.history if isinstance(seen.action, Play) for card in seen.action.cards}
    hands: dict[Seat, list[Card]] = {seat: [] for seat in range(view.options.seats) if seat != view.seat}
    for card, owner in zip(house_in(view).cards, belief.owners, strict=True):
        if owner in hands and card not in gone:
            hands[owner].append(card)
    return tuple((Place(Zone.HAND, seat), tuple(cards)) for seat, cards in hands.items())
