"""The heuristic play of Big Two, packed: it leaves few plays, keeps winners, and lets a partner's play stand."""

from __future__ import annotations

from typing import NamedTuple

from engine.events import Seat
from engine.games.big_two.ai.simulator.plans import Planner
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
    is_obliged,
    lays_down,
    legal,
)
from engine.games.big_two.ai.simulator.weights import Weights
from engine.games.big_two.melds import KEY_BITS, STRAIGHT_PLACE, Strength
from engine.games.big_two.options import MANUAL, PARTNERSHIP, SEATS
from engine.games.big_two.rules.scoring import changes

STRONG_FULL_HOUSE: Strength = (STRAIGHT_PLACE + 2 << KEY_BITS) + 9
"""The strength of a full house of Queens, from which on full houses are seldom beaten."""


class InformationState(NamedTuple):
    """What one seat may know of a set in play, packed."""

    seat: Seat
    hand: Hand
    unseen: Hand
    """All cards in other hands."""
    counts: tuple[int, ...]
    over: Strength
    best: Seat
    declared: int
    opening: bool = False


def heuristic_move(planner: Planner, information: InformationState) -> Move:
    """The heuristic move, with what is announced; a pass only where it is allowed."""
    terms = planner.terms
    obliged = is_obliged(information.declared, information.seat)
    if information.over == LEAD:
        move = _lead(planner, information, obliged)
    elif obliged and information.over < FIRST_PAIR:
        highest = information.hand.bit_length() - 1
        move = SINGLES[highest] if highest > information.over else NO_PLAY
    else:
        move = _answer(planner, information)
    return announced(terms, information.hand, move)


def announced(terms: Terms, hand: Hand, move: Move) -> Move:
    """The move with "last card" said, or the rest laid down, wherever that is possible (BT-34, BT-50)."""
    if not move:
        return move
    rest = hand & ~move
    if terms.options.last_card == MANUAL and rest and not rest & (rest - 1):
        return move | SAYS_LAST_CARD
    return move | LAYS_DOWN if terms.options.counter_attack and lays_down(terms.options, hand, move) else move


def partner_of(terms: Terms, seat: Seat) -> Seat:
    """The partner of this seat, who sits opposite; ``NOBODY`` in the individual game."""
    return (seat + 2) % SEATS if terms.options.mode == PARTNERSHIP else NOBODY


def shortest_opponent(information: InformationState, partner: Seat) -> int:
    """The fewest cards of a seat that is not the partner."""
    return min(count for seat, count in enumerate(information.counts) if seat not in (information.seat, partner))


def unbeatable(information: InformationState, move: Move) -> bool:
    """Whether no unseen card beats this single, or no two unseen cards this pair; five cards are taken for unbeatable
    from a strong full house on."""
    strength = move >> STRENGTH_SHIFT
    if strength < FIRST_PAIR:
        return information.unseen.bit_length() - 1 < strength
    if strength < FIRST_FIVE:
        return highest_pair(information.unseen) < strength - FIRST_PAIR
    if max(count for seat, count in enumerate(information.counts) if seat != information.seat) < 5:
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


def _lead(planner: Planner, information: InformationState, obliged: bool) -> Move:
    """Winners where at most one other play is left; else the costliest play, with a bonus for pairs and five cards."""
    terms, weights = planner.terms, planner.weights
    planned = planner.plays(information.hand)
    plays = [move for move in planned if not information.opening or move & 1]
    if obliged:
        plays = _allowed_leads(planner, information, plays)
    elif not plays:
        plays = legal(terms, information.hand, LEAD, obliged, information.opening)
    if len(planned) == 1:
        return plays[0]
    losing = [move for move in plays if not unbeatable(information, move)]
    if len(losing) <= 1 and len(losing) < len(plays):
        return next(move for move in reversed(plays) if move not in losing)
    partner = partner_of(terms, information.seat)
    left_one = information.counts[(information.seat + 3) % SEATS]
    shortest = shortest_opponent(information, partner)

    def worth(move: Move) -> float:
        strength = move >> STRENGTH_SHIFT
        value = planner.play_cost(move)
        if strength < FIRST_PAIR:
            return value - (2.0 * value if left_one == 1 or shortest == 1 else 0.0)
        feared = strength < FIRST_FIVE and shortest == 2
        return value + lead_worth(weights, strength) - (0.8 * value if feared else 0.0)

    return max(plays, key=worth)


def lead_worth(weights: Weights, strength: Strength) -> float:
    """The bonus of leading such a combination over a single of the same cost."""
    if strength < FIRST_PAIR:
        return 0.0
    return weights.lead_pair if strength < FIRST_FIVE else weights.lead_five


def _allowed_leads(planner: Planner, information: InformationState, plays: list[Move]) -> list[Move]:
    """The planned plays that the next player's last card allows; else every lead that is allowed (BT-32, BT-33)."""
    more = [move for move in plays if move >> STRENGTH_SHIFT >= FIRST_PAIR]
    return more or legal(planner.terms, information.hand, LEAD, True, information.opening)


def _answer(planner: Planner, information: InformationState) -> Move:
    """The play that leaves the cheapest hand, if it is cheap enough; a partner's play is seldom beaten."""
    terms, weights = planner.terms, planner.weights
    planned = planner.plays(information.hand)
    moves = _worth_weighing(planner, information, planned)
    if not moves:
        return NO_PLAY
    partner = partner_of(terms, information.seat)
    out = next((move for move in moves if move & CARD_BITS == information.hand), NO_PLAY)
    shortest = shortest_opponent(information, partner)
    if out:
        return NO_PLAY if loses_by_going_out(terms, information) else out
    after, move = min((planner.cost_after(information.hand, each), each) for each in moves)
    dearer = after - planner.split(information.hand)[0]
    if information.best == partner:
        return move if dearer < -weights.trust and information.counts[partner] > 2 else NO_PLAY
    patience = weights.patience
    if shortest < weights.short:
        patience += weights.alarm * (weights.short - shortest)
    if information.counts[information.best] <= 2:
        patience += 1.0
    if len(planned) <= 3:
        patience += 0.4
    return move if dearer < patience else NO_PLAY


def _worth_weighing(planner: Planner, information: InformationState, plays: tuple[Move, ...]) -> list[Move]:
    """The planned plays that beat what lies there; where there is none, the lowest and highest that break the plan.

    Of five cards, every play that beats what lies there.
    """
    least = (information.over + 1) << STRENGTH_SHIFT
    if information.over < FIRST_PAIR:
        most = FIRST_PAIR << STRENGTH_SHIFT
    elif information.over < FIRST_FIVE:
        most = FIRST_FIVE << STRENGTH_SHIFT
    else:
        return legal(planner.terms, information.hand, information.over, False)
    planned = [move for move in plays if least <= move < most]
    if planned:
        return planned
    every = legal(planner.terms, information.hand, information.over, False)
    return every if len(every) < 3 else [every[0], every[-1]]


def loses_by_going_out(terms: Terms, information: InformationState) -> bool:
    """Whether going out now would lose points, because the partner holds too many cards (BT-41)."""
    if terms.options.mode != PARTNERSHIP:
        return False
    left = [0 if seat == information.seat else count for seat, count in enumerate(information.counts)]
    return changes(terms.options, left, information.seat, ())[information.seat] < 0


def heuristic_policy(planner: Planner) -> Policy:
    """The policy by which every seat makes its heuristic move; it looks at no more than the seat may know."""

    def policy(hands: list[Hand], turn: Seat, over: Strength, best: Seat, declared: int, opening: bool) -> Move:
        hand = hands[turn]
        if over != LEAD and over < FIRST_PAIR and hand.bit_length() - 1 < over:
            return NO_PLAY
        one, two, three, four = hands
        unseen = (one | two | three | four) ^ hand
        counts = (one.bit_count(), two.bit_count(), three.bit_count(), four.bit_count())
        return heuristic_move(planner, InformationState(turn, hand, unseen, counts, over, best, declared, opening))

    return policy
