"""Which play a sound player of Big Two makes, as numbers: few plays left, winners kept, a partner's play let stand."""

from __future__ import annotations

from typing import NamedTuple

from engine.events import Seat
from engine.games.big_two.ai.simulator.plans import Planner, Weights
from engine.games.big_two.ai.simulator.play_loop import (
    CARD_BITS,
    FIRST_FIVE,
    FIRST_PAIR,
    LAYS_DOWN,
    LEAD,
    NO_PLAY,
    NOBODY,
    SAYS_LAST_CARD,
    SINGLES,
    STRENGTH_SHIFT,
    Hand,
    Move,
    Policy,
    Terms,
    lays_down,
    legal,
    on_duty,
)
from engine.games.big_two.melds import KEY_BITS, STRAIGHT_PLACE, Strength
from engine.games.big_two.options import MANUAL, PARTNERSHIP, SEATS
from engine.games.big_two.rules.scoring import changes

STRONG_FULL_HOUSE: Strength = (STRAIGHT_PLACE + 2 << KEY_BITS) + 9
"""Full houses of Queens and up are seldom beaten."""


class Sight(NamedTuple):
    """What one seat may know of a set in play."""

    seat: Seat
    hand: Hand
    unseen: Hand
    """All cards in other hands."""
    counts: tuple[int, ...]
    over: Strength
    best: Seat
    declared: int
    opening: bool = False


def sound_move(planner: Planner, sight: Sight) -> Move:
    """The move of a sound player, with all that is worth saying; a pass only where one may."""
    terms = planner.terms
    bound = on_duty(sight.declared, sight.seat)
    if sight.over == LEAD:
        move = _lead(planner, sight, bound)
    elif bound and sight.over < FIRST_PAIR:
        highest = sight.hand.bit_length() - 1
        move = SINGLES[highest] if highest > sight.over else NO_PLAY
    else:
        move = _answer(planner, sight)
    return said(terms, sight.hand, move)


def said(terms: Terms, hand: Hand, move: Move) -> Move:
    """Nobody sound forgets a last card, and who can lay down the rest does: all others pay (BT-34, BT-50)."""
    if not move:
        return move
    rest = hand & ~move
    if terms.options.last_card == MANUAL and rest and not rest & (rest - 1):
        return move | SAYS_LAST_CARD
    return move | LAYS_DOWN if terms.options.counter_attack and lays_down(terms.options, hand, move) else move


def partner_of(terms: Terms, seat: Seat) -> Seat:
    """Who sits opposite and plays with this seat; nobody in the individual game."""
    return (seat + 2) % SEATS if terms.options.mode == PARTNERSHIP else NOBODY


def _shortest_opponent(sight: Sight, partner: Seat) -> int:
    return min(count for seat, count in enumerate(sight.counts) if seat not in (sight.seat, partner))


def unbeatable(sight: Sight, move: Move) -> bool:
    """Whether no unseen card beats a single, no two a pair; five cards: whether they are seldom beaten at all."""
    strength = move >> STRENGTH_SHIFT
    if strength < FIRST_PAIR:
        return sight.unseen.bit_length() - 1 < strength
    if strength < FIRST_FIVE:
        return highest_pair(sight.unseen) < strength - FIRST_PAIR
    if max(count for seat, count in enumerate(sight.counts) if seat != sight.seat) < 5:
        return True
    return strength >= STRONG_FULL_HOUSE


def highest_pair(cards: Hand) -> int:
    """The value of the higher card of the highest pair among these cards; -1 where there is none."""
    while cards:
        highest = cards.bit_length() - 1
        of_rank = cards >> (highest & ~3) & 15
        if of_rank & (of_rank - 1):
            return highest
        cards &= ~(15 << (highest & ~3))
    return -1


def _lead(planner: Planner, sight: Sight, bound: bool) -> Move:
    """Winners first where one play is left besides; else what costs most, pairs and five cards rather than singles."""
    terms, weights = planner.terms, planner.weights
    planned = planner.plays(sight.hand)
    plays = [move for move in planned if not sight.opening or move & 1]
    if bound:
        plays = _allowed_leads(planner, sight, plays)
    elif not plays:
        plays = legal(terms, sight.hand, LEAD, bound, sight.opening)
    if len(planned) == 1:
        return plays[0]
    losing = [move for move in plays if not unbeatable(sight, move)]
    if len(losing) <= 1 and len(losing) < len(plays):
        return next(move for move in reversed(plays) if move not in losing)
    partner = partner_of(terms, sight.seat)
    left_one = sight.counts[(sight.seat + 3) % SEATS]
    shortest = _shortest_opponent(sight, partner)

    def worth(move: Move) -> float:
        strength = move >> STRENGTH_SHIFT
        value = planner.play_cost(move)
        if strength < FIRST_PAIR:
            return value - (2.0 * value if left_one == 1 or shortest == 1 else 0.0)
        feared = strength < FIRST_FIVE and shortest == 2
        return value + lead_worth(weights, strength) - (0.8 * value if feared else 0.0)

    return max(plays, key=worth)


def lead_worth(weights: Weights, strength: Strength) -> float:
    """How much rather such a combination is led than a single of the same cost."""
    if strength < FIRST_PAIR:
        return 0.0
    return weights.lead_pair if strength < FIRST_FIVE else weights.lead_five


def _allowed_leads(planner: Planner, sight: Sight, plays: list[Move]) -> list[Move]:
    """Of planned plays those that the next player's last card allows (BT-32, BT-33)."""
    more = [move for move in plays if move >> STRENGTH_SHIFT >= FIRST_PAIR]
    return more or legal(planner.terms, sight.hand, LEAD, True, sight.opening)


def _answer(planner: Planner, sight: Sight) -> Move:
    """The play that leaves the cheapest hand, if it is cheap enough; the partner's plays mostly stand."""
    terms, weights = planner.terms, planner.weights
    planned = planner.plays(sight.hand)
    moves = _worth_weighing(planner, sight, planned)
    if not moves:
        return NO_PLAY
    partner = partner_of(terms, sight.seat)
    out = next((move for move in moves if move & CARD_BITS == sight.hand), NO_PLAY)
    shortest = _shortest_opponent(sight, partner)
    if out:
        return NO_PLAY if _better_not_out(terms, sight) else out
    after, move = min((planner.cost_after(sight.hand, each), each) for each in moves)
    dearer = after - planner.split(sight.hand)[0]
    if sight.best == partner:
        return move if dearer < -weights.trust and sight.counts[partner] > 2 else NO_PLAY
    patience = weights.patience
    if shortest < weights.short:
        patience += weights.alarm * (weights.short - shortest)
    if sight.counts[sight.best] <= 2:
        patience += 1.0
    if len(planned) <= 3:
        patience += 0.4
    return move if dearer < patience else NO_PLAY


def _worth_weighing(planner: Planner, sight: Sight, plays: tuple[Move, ...]) -> list[Move]:
    """Planned plays that beat what lies there; where there is none, what breaks the plan least."""
    least = (sight.over + 1) << STRENGTH_SHIFT
    if sight.over < FIRST_PAIR:
        most = FIRST_PAIR << STRENGTH_SHIFT
    elif sight.over < FIRST_FIVE:
        most = FIRST_FIVE << STRENGTH_SHIFT
    else:
        return legal(planner.terms, sight.hand, sight.over, False)
    planned = [move for move in plays if least <= move < most]
    if planned:
        return planned
    every = legal(planner.terms, sight.hand, sight.over, False)
    return every if len(every) < 3 else [every[0], every[-1]]


def _better_not_out(terms: Terms, sight: Sight) -> bool:
    """Whether going out now would lose points, for the partner holds too many cards (BT-41)."""
    if terms.options.mode != PARTNERSHIP:
        return False
    left = [0 if seat == sight.seat else count for seat, count in enumerate(sight.counts)]
    return changes(terms.options, left, sight.seat, ())[sight.seat] < 0


def sound(planner: Planner) -> Policy:
    """The policy for playouts: every seat plays soundly from what it may know, though all hands are at hand."""

    def policy(hands: list[Hand], turn: Seat, over: Strength, best: Seat, declared: int, opening: bool) -> Move:
        hand = hands[turn]
        if over != LEAD and over < FIRST_PAIR and hand.bit_length() - 1 < over:
            return NO_PLAY
        one, two, three, four = hands
        unseen = (one | two | three | four) ^ hand
        counts = (one.bit_count(), two.bit_count(), three.bit_count(), four.bit_count())
        return sound_move(planner, Sight(turn, hand, unseen, counts, over, best, declared, opening))

    return policy
