"""The rollout policy of Big Two, by which imagined sets are played out: it splits a hand once and follows that plan.

After a play of the cheapest split, the rest of the split is the cheapest split of the rest of the hand. So a hand is
split again only after a play that was not in its plan. Like every policy it decides from what its seat may know.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from engine.events import Seat
from engine.games.big_two.ai.simulator.heuristic import STRONG_FULL_HOUSE, announced, highest_pair
from engine.games.big_two.ai.simulator.plans import Planner, loose_plays, planner_of
from engine.games.big_two.ai.simulator.play_loop import (
    CARD_BITS,
    FIRST_FIVE,
    FIRST_PAIR,
    LEAD,
    MOST_REMEMBERED,
    NO_PLAY,
    SINGLES,
    STRENGTH_SHIFT,
    Hand,
    Move,
    Policy,
    legal,
)
from engine.games.big_two.ai.simulator.weights import Weights
from engine.games.big_two.melds import Strength
from engine.games.big_two.options import MANUAL, PARTNERSHIP, SEATS, Options
from engine.games.big_two.rules.scoring import changes

PAIR_MOVE: Move = FIRST_PAIR << STRENGTH_SHIFT
FIVE_MOVE: Move = FIRST_FIVE << STRENGTH_SHIFT
"""Plays of pairs and of five cards are at least these numbers."""
SURE_MOVE: Move = STRONG_FULL_HOUSE << STRENGTH_SHIFT


class HandPlan(NamedTuple):
    """The plays that a hand is split into, by pattern, lowest first."""

    singles: tuple[Move, ...]
    pairs: tuple[Move, ...]
    fives: tuple[Move, ...]

    def without(self, move: Move) -> HandPlan:
        """The plan when one of its plays is made."""
        singles, pairs, fives = self
        if move < PAIR_MOVE:
            return HandPlan(_without(singles, move), pairs, fives)
        if move < FIVE_MOVE:
            return HandPlan(singles, _without(pairs, move), fives)
        return HandPlan(singles, pairs, _without(fives, move))


def _without(moves: tuple[Move, ...], move: Move) -> tuple[Move, ...]:
    place = moves.index(move)
    return moves[:place] + moves[place + 1 :]


class HandPlans:
    """The plans of the hands met so far."""

    def __init__(self, planner: Planner) -> None:
        self.planner = planner
        self.known: dict[Hand, HandPlan] = {}

    def of(self, hand: Hand) -> HandPlan:
        """The plan for a hand: remembered, or split anew."""
        return self.known.get(hand) or self._kept(hand, planned(self.planner, hand))

    def followed(self, hand: Hand, plan: HandPlan, move: Move) -> None:
        """Remembers what a plan becomes by one of its own plays."""
        rest = hand & ~move
        if rest not in self.known:
            self._kept(rest, plan.without(move))

    def _kept(self, hand: Hand, plan: HandPlan) -> HandPlan:
        if len(self.known) >= MOST_REMEMBERED:
            self.known.clear()
        self.known[hand] = plan
        return plan


def planned(planner: Planner, hand: Hand) -> HandPlan:
    """The cheapest split of a hand."""
    _, fives = planner.split(hand)
    for move in fives:
        hand &= ~move
    plays = loose_plays(hand)
    pairs = next((place for place, move in enumerate(plays) if move >= PAIR_MOVE), len(plays))
    return HandPlan(plays[:pairs], plays[pairs:], tuple(sorted(fives)))


@lru_cache(maxsize=16)
def rollout_policy(options: Options, weights: Weights) -> Policy:
    """The policy for playouts; it looks at no more than the seat on turn may know."""
    plans = HandPlans(planner_of(options, weights))
    lead, answer, terms = _leading(plans), _answering(plans), plans.planner.terms
    announces = options.last_card == MANUAL or options.counter_attack

    def policy(hands: list[Hand], turn: Seat, over: Strength, best: Seat, declared: int, opening: bool) -> Move:
        hand = hands[turn]
        obliged = declared >> (turn + 1) % SEATS & 1
        if over == LEAD:
            move = lead(hands, turn, bool(obliged), opening)
        elif over < FIRST_PAIR and (obliged or hand.bit_length() <= over):
            highest = hand.bit_length() - 1
            move = SINGLES[highest] if highest > over else NO_PLAY
        else:
            move = answer(hands, turn, over, best)
        return announced(terms, hand, move) if announces else move

    return policy


def _leading(plans: HandPlans) -> Callable[[list[Hand], Seat, bool, bool], Move]:
    """Winners where at most one other play is left; else the costliest play, with a bonus for pairs and five cards."""
    planner = plans.planner
    terms, cost, weights = planner.terms, planner.play_cost, planner.weights
    together = terms.options.mode == PARTNERSHIP

    def lead(hands: list[Hand], turn: Seat, obliged: bool, opening: bool) -> Move:
        hand = hands[turn]
        plan = whole = plans.of(hand)
        if obliged or opening:
            allowed = legal(terms, hand, LEAD, obliged, opening)
            plan = HandPlan(*(tuple([move for move in plays if move in allowed]) for plays in whole))
            if not any(plan):
                return allowed[-1]
        move = _certain(hands, hand, plan)
        if not move:
            move = dearest(plan, _shortest(hands, turn, together))
        plans.followed(hand, whole, move)
        return move

    def dearest(plan: HandPlan, shortest: int) -> Move:
        found, most = NO_PLAY, -9.0
        if plan.singles:
            found = plan.singles[-1 if shortest == 1 else 0]
            most = -cost(found) if shortest == 1 else cost(found)
        if plan.pairs:
            worth = cost(plan.pairs[0]) * (0.2 if shortest == 2 else 1.0) + weights.lead_pair
            if worth > most:
                found, most = plan.pairs[0], worth
        for move in plan.fives:
            worth = cost(move) + weights.lead_five
            if worth > most:
                found, most = move, worth
        return found

    return lead


def _shortest(hands: list[Hand], turn: Seat, together: bool) -> int:
    """The number of cards of the opponent with the fewest."""
    beside = min(hands[turn - 1].bit_count(), hands[turn - 3].bit_count())
    return beside if together else min(beside, hands[turn - 2].bit_count())


def _certain(hands: list[Hand], hand: Hand, plan: HandPlan) -> Move:
    """The highest winner, if at most one play of the plan can be beaten; the only play of a plan of one."""
    singles, pairs, fives = plan
    if len(singles) + len(pairs) + len(fives) == 1:
        return (singles or pairs or fives)[0]
    one, two, three, four = hands
    unseen = (one | two | three | four) ^ hand
    losing, found, least = 0, NO_PLAY, SINGLES[unseen.bit_length() - 1]
    for move in singles:
        if move > least:
            found = move
        elif losing:
            return NO_PLAY
        else:
            losing = 1
    if pairs:
        least = FIRST_PAIR + highest_pair(unseen) << STRENGTH_SHIFT
        for move in pairs:
            if move > least:
                found = move
            elif losing:
                return NO_PLAY
            else:
                losing = 1
    for move in fives:
        if move >= SURE_MOVE or max([each.bit_count() for each in hands if each is not hand]) < 5:
            found = move
        elif losing:
            return NO_PLAY
        else:
            losing = 1
    return found


def _answering(plans: HandPlans) -> Callable[[list[Hand], Seat, Strength, Seat], Move]:
    """The lowest planned play that beats what lies there; else, if urgent, the play after which the
    hand costs least."""
    planner = plans.planner
    terms, cost, weights = planner.terms, planner.play_cost, planner.weights
    together = terms.options.mode == PARTNERSHIP

    def answer(hands: list[Hand], turn: Seat, over: Strength, best: Seat) -> Move:
        hand, least = hands[turn], over + 1 << STRENGTH_SHIFT
        plan = plans.of(hand)
        for move in plan[0 if over < FIRST_PAIR else 1 if over < FIRST_FIVE else 2]:
            if move >= least:
                if move & CARD_BITS == hand:
                    return NO_PLAY if together and out_loses(hands, turn) else move
                helped = together and best == (turn + 2) % SEATS
                if helped and (cost(move) <= weights.trust or hands[best].bit_count() <= 2):
                    return NO_PLAY
                plans.followed(hand, plan, move)
                return move
        if together and best == (turn + 2) % SEATS:
            return NO_PLAY
        return broken(hands, turn, over, best, plan)

    def broken(hands: list[Hand], turn: Seat, over: Strength, best: Seat, plan: HandPlan) -> Move:
        hand = hands[turn]
        if FIRST_PAIR <= over < FIRST_FIVE and highest_pair(hand) + FIRST_PAIR <= over:
            return NO_PLAY
        moves = legal(terms, hand, over, False)
        if not moves:
            return NO_PLAY
        if over < FIRST_FIVE and len(moves) > 2:
            moves = [moves[0], moves[-1]]
        patience = weights.patience + weights.alarm * max(0, weights.short - _shortest(hands, turn, together))
        if hands[best].bit_count() <= 2:
            patience += 1.0
        if sum(map(len, plan)) <= 3:
            patience += 0.4
        after, move = min([(planner.cost_after(hand, each), each) for each in moves])
        if move & CARD_BITS == hand:
            return NO_PLAY if together and out_loses(hands, turn) else move
        return move if after - planner.split(hand)[0] < patience else NO_PLAY

    def out_loses(hands: list[Hand], turn: Seat) -> bool:
        """Whether going out now would lose points, because the partner holds too many cards (BT-41)."""
        left = [0 if seat == turn else each.bit_count() for seat, each in enumerate(hands)]
        return changes(terms.options, left, turn, ())[turn] < 0

    return answer
