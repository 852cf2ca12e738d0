"""What a seat of Taihe A Bao believes: deals that obey every hard fact, the likelier the better they fit the bids."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp
from random import Random
from typing import NamedTuple

from engine.events import Seat
from engine.games.taihe_a_bao.actions import Call, Declare, Give, Play
from engine.games.taihe_a_bao.auction import House, Stage, edge, hands_in, house_of
from engine.games.taihe_a_bao.bids import after_exchange
from engine.games.taihe_a_bao.exchanges import best_exchange
from engine.games.taihe_a_bao.fast import Hand, copies, packed
from engine.games.taihe_a_bao.melds import ACE, height
from engine.games.taihe_a_bao.odds import model_of, probability
from engine.games.taihe_a_bao.options import Options
from engine.games.taihe_a_bao.sample import Dealt, dealer, knowledge
from engine.games.taihe_a_bao.view import View
from engine.parts.likelihood import likelier

TRIES = 5
"""So many deals are imagined for one that is believed."""
STAKES = 1.0
"""An edge of so many stakes makes a bid three times as likely as its opposite."""
CALL_ODDS = 0.3
"""A call whose log odds are so much worse than the best one's is a third as likely."""
SURPRISE = 0.04
"""Players do the unlikely so often: no bid is impossible."""
MOST_ODDS = 30.0
LOTS = 720_720
"""A number that many others divide: lots below it settle fairly which of a few equal cards is meant."""


class Belief(NamedTuple):
    """One deal that is believed: the owner of every card before any play, and every hand as it is now, packed."""

    owners: tuple[Seat, ...]
    hands: tuple[Hand, ...]
    lot: int
    """Settles which of equal cards others will call or give."""


class Passed(NamedTuple):
    """A card went from hand to hand; ``number`` None: this view did not see which; ``place`` in the history."""

    number: int | None
    source: Seat
    target: Seat
    place: int


class Spoken(NamedTuple):
    """Another seat's bid: what it could have said instead depends on its hand; ``rank``: of the card called."""

    seat: Seat
    stage: Stage
    callers: int
    spoken: int
    wanted: bool
    rank: int | None


@dataclass(frozen=True, slots=True)
class Told:
    """What this view saw of the bidding, in order, and by seat the cards that have been played."""

    house: House
    steps: tuple[Spoken | Passed, ...]
    played: tuple[Hand, ...]


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
    return Told(house, tuple(steps), tuple(played))


def believed(view: View, infers: bool) -> Callable[[Random], Belief]:
    """A source of deals that fit the view; with ``infers`` the likelier the better they explain the others' bids."""
    told = told_by(view)
    numbers = {card: number for number, card in enumerate(told.house.cards)}
    draw = dealer(view, lambda card: numbers[card])
    soft = infers and any(isinstance(step, Spoken) for step in told.steps)
    likely = likelier(draw, lambda dealt: likelihood(told, dealt), TRIES) if soft else draw

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


def likelihood(told: Told, dealt: Dealt[int]) -> float:
    """How likely sound players would have bid like that with the hands of this deal."""
    options, weights = told.house.options, told.house.weights
    hands = [sum([weights[number] for number in hand]) for hand in dealt.hands]
    chance = 1.0
    for step in told.steps:
        if isinstance(step, Passed):
            moved = weights[dealt.given[step.place] if step.number is None else step.number]
            hands[step.source] -= moved
            hands[step.target] += moved
        else:
            wants = edge(options, hands[step.seat], step.stage, step.callers, step.spoken) / STAKES
            wanted = probability(max(-MOST_ODDS, min(MOST_ODDS, wants)))
            chance *= SURPRISE + (1 - SURPRISE) * (wanted if step.wanted else 1 - wanted)
            if step.rank is not None:
                chance *= _likely_call(options, hands[step.seat], step.rank)
    return chance


def _likely_call(options: Options, hand: Hand, rank: int) -> float:
    """How well a call of this height suits the hand."""
    given = [each for each in range(ACE) if copies(hand, each)]
    odds = after_exchange(model_of(options), hand, rank, given)
    return SURPRISE + exp(min(0.0, odds - best_exchange(options)(hand)) / CALL_ODDS)
