"""Plays of Big Two that give something away for nothing; no search tries them, because another play is better.

Imagined sets hardly tell such plays from others, and a search that takes the luckiest of several moves would choose one
now and then. Where one play lays all cards down it is the only one, unless going out would lose points.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import and_

from engine.events import Seat
from engine.games.big_two.ai.simulator.heuristic import (
    InformationState,
    highest_pair,
    loses_by_going_out,
    partner_of,
    shortest_opponent,
)
from engine.games.big_two.ai.simulator.plans import pairs_and_singles
from engine.games.big_two.ai.simulator.play_loop import (
    CARD_BITS,
    FIRST_FIVE,
    FIRST_PAIR,
    LEAD,
    NO_PLAY,
    NOBODY,
    STRENGTH_SHIFT,
    Hand,
    Move,
    Terms,
    legal,
)
from engine.games.big_two.melds import KEY_BITS, KINDS, Kind, Strength

CHEAP, TWO = 8, 12
"""The heights of a Jack, and of a 2: no 2 is spent on a Jack or less where a lone lower card will do."""
FEW = 3
"""An opponent with no more cards than this is stopped at whatever price."""
NO_CARDS: Hand = 0
SAVED = 3
"""Five cards are kept together where they save so many plays: others are made of pairs, or of pairs and 2s."""
LEAST_STRAIGHT_FLUSH: Strength = KINDS.index(Kind.STRAIGHT_FLUSH) << KEY_BITS


def without_waste(terms: Terms, information: InformationState, moves: Sequence[Move]) -> list[Move]:
    """The moves (a pass among them, where it is allowed) that give nothing away for nothing; at least one is left."""
    out = [move for move in moves if move & CARD_BITS == information.hand]
    if out and not loses_by_going_out(terms, information):
        return out
    partner = partner_of(terms, information.seat)
    if NO_PLAY in moves and partner != NOBODY and information.best == partner and _stands(information):
        return [move for move in moves if move == NO_PLAY or _leaves_one_play(terms, information.hand & ~move)]
    if shortest_opponent(information, partner) <= FEW:
        return _without_feeding(terms, information, moves) or list(moves)
    bombs = _bombs(terms, information.hand)
    kept = NO_CARDS if _lets_partner_out(information, partner) else _needed_for_five(terms, information.hand)
    sparing = [move for move in moves if move and not move & bombs]

    def is_wasteful(move: Move) -> bool:
        size = (move & CARD_BITS).bit_count()
        if move & bombs and size <= 2:
            return any((other & CARD_BITS).bit_count() == size and not _has_twos(other) for other in sparing)
        if move & kept and size == 1:
            return any(not other & kept and _is_lone(information.hand, other) for other in moves if other)
        return _spends_a_two(information, move) and any(_is_lone(information.hand, other) for other in sparing)

    return [move for move in moves if not is_wasteful(move)]


def _stands(information: InformationState) -> bool:
    """Whether no unseen card beats the single that lies there, or no two the pair; nothing is said of five cards."""
    if information.over < FIRST_PAIR:
        return information.unseen.bit_length() - 1 < information.over
    return information.over < FIRST_FIVE and highest_pair(information.unseen) < information.over - FIRST_PAIR


def _leaves_one_play(terms: Terms, rest: Hand) -> bool:
    """Whether these cards can be laid down together; also true without cards."""
    rest &= CARD_BITS
    return not rest or any(move & CARD_BITS == rest for move in legal(terms, rest, LEAD, False))


def _without_feeding(terms: Terms, information: InformationState, moves: Sequence[Move]) -> list[Move]:
    """Leads without singles that can be beaten, where an opponent has one card and the hand has more than singles."""
    partner = partner_of(terms, information.seat)
    if information.over != LEAD or shortest_opponent(information, partner) > 1:
        return list(moves)
    highest = information.unseen.bit_length() - 1
    return [move for move in moves if move >> STRENGTH_SHIFT >= FIRST_PAIR or move >> STRENGTH_SHIFT > highest]


def _lets_partner_out(information: InformationState, partner: Seat) -> bool:
    """Whether a partner with one card may be led a single that it can beat."""
    return information.over == LEAD and partner != NOBODY and information.counts[partner] == 1


def _needed_for_five(terms: Terms, hand: Hand) -> Hand:
    """The cards without which a hand has no five-card play left, where the best of these saves plays enough."""
    fives = [move & CARD_BITS for move in terms.groups(hand).fives]
    if not fives:
        return NO_CARDS
    with_five = 1 + min(pairs_and_singles(hand & ~five) for five in fives)
    return reduce(and_, fives) if pairs_and_singles(hand) - with_five >= SAVED else NO_CARDS


def _bombs(terms: Terms, hand: Hand) -> Hand:
    """The cards that make a four of a kind or a straight flush."""
    fours = sum(15 << place for place in range(0, CARD_BITS.bit_length(), 4) if hand >> place & 15 == 15)
    for move in terms.groups(hand).fives:
        if move >> STRENGTH_SHIFT >= LEAST_STRAIGHT_FLUSH:
            fours |= move & CARD_BITS
    return fours


def _has_twos(move: Move) -> bool:
    return bool((move & CARD_BITS) >> 4 * TWO)


def _spends_a_two(information: InformationState, move: Move) -> bool:
    """Whether this is a single 2 on a Jack or less, from a hand that is not short."""
    cheap = 0 <= information.over < FIRST_PAIR and information.over >> 2 <= CHEAP
    single = 0 <= move >> STRENGTH_SHIFT < FIRST_PAIR and move != NO_PLAY
    return cheap and single and _has_twos(move) and information.hand.bit_count() > FEW + 1


def _is_lone(hand: Hand, move: Move) -> bool:
    """Whether this is a single below the 2s, of a rank of which the hand has no more."""
    strength = move >> STRENGTH_SHIFT
    return strength < FIRST_PAIR and not _has_twos(move) and (hand >> (strength & ~3) & 15).bit_count() == 1
