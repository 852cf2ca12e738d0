"""What a seat plays where imagined deals are played out: only the cheapest answer, and leads of whole ranks.

It plays as ``heuristic_policy`` does, but for plays that this seldom chooses (half a rank led with jokers, say), in a
tenth of the time: hands are counts, and the answers to a combination are tried from the cheapest on.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import inf

from engine.events import Seat
from engine.games.bao_huang.ai.simulator.heuristic import RANK_COSTS, SHORT_HAND, UNMASKED, friends_of
from engine.games.bao_huang.ai.simulator.table_meld import BLACK_COST, RED_COST, CountedPlay, HeightCounts, TableMeld
from engine.games.bao_huang.ai.simulator.weights import UNKNOWN, Weights
from engine.games.bao_huang.melds import ACE, BLACK, RED, SIX, TWO
from engine.games.bao_huang.options import SEATS

FRIEND = 0.9
"""A seat that is trusted more than this is a friend, whose plays are let stand."""
NUMBER_OF_HEIGHTS = RED + 1
COPIES = tuple(tuple(RANK_COSTS[rank] * copies for rank in range(TWO + 1)) for copies in range(2 * NUMBER_OF_HEIGHTS))

Trusts = tuple[tuple[float, ...], ...]


@cache
def trusts_of(emperor: Seat, eunuch: Seat, shown: bool, unknown: float) -> Trusts:
    """How far each seat trusts each other."""
    return tuple(
        tuple(
            unknown if trust == UNKNOWN else trust
            for trust in friends_of(seat, emperor, eunuch if shown else None, seat == eunuch)
        )
        for seat in range(SEATS)
    )


def _shortest(sizes: Sequence[int], trust: Sequence[float]) -> int:
    shortest = 99
    for seat in range(SEATS):
        size = sizes[seat]
        if size and size < shortest and trust[seat] < 0.5:
            shortest = size
    return shortest


def rollout_lead(
    hand: HeightCounts,
    size: int,
    groups: int,
    turn: Seat,
    sizes: Sequence[int],
    trust: Sequence[float],
    hands: Sequence[HeightCounts],
    sixes_last: bool,
    twos_hang: bool,
    weights: Weights,
    hidden: bool,
) -> CountedPlay:
    """All cards of a low rank, long sets first; with two plays left a winner first, so that the last set can be led."""
    blacks, reds = hand[BLACK], hand[RED]
    if not groups:
        return (SIX, 0, 0, blacks, reds)
    lowest = SIX + (sixes_last and size != hand[SIX])
    if groups <= 2:
        ranks = [rank for rank in range(lowest, TWO + 1) if hand[rank]]
        if len(ranks) == 1 and groups == 1:
            return (ranks[0], hand[ranks[0]], 0, blacks, reds)
        if groups == 2 and twos_hang and hand[TWO] and len(ranks) == 2:
            return (ranks[0], hand[ranks[0]], hand[TWO], blacks, reds)
        if groups == 2:
            winner = _winner(hand, ranks, turn, sizes, hands, hidden)
            if winner is not None:
                return winner
        if not ranks:  # sixes go last, and with nothing: the jokers first
            return (SIX, 0, 0, blacks, reds)
    shortest = _shortest(sizes, trust)
    cheapest, least = -1, inf
    for rank in range(lowest, TWO + 1):
        copies = hand[rank]
        if copies:
            cost = rank - weights.sets * copies
            if rank >= TWO:
                cost += 4.0
            if copies <= shortest <= SHORT_HAND and rank < ACE:
                cost += weights.watch if copies == shortest else weights.watch - 1.5
            if cost < least:
                cheapest, least = rank, cost
    return (cheapest, hand[cheapest], 0, 0, 0)


def _winner(
    hand: HeightCounts,
    ranks: Sequence[int],
    turn: Seat,
    sizes: Sequence[int],
    hands: Sequence[HeightCounts],
    hidden: bool,
) -> CountedPlay | None:
    """A whole rank that nobody can beat, with as few jokers as that takes."""
    best, least = None, inf
    for rank in ranks:
        copies = hand[rank]
        for reds in range(min(1, hand[RED]) + 1):
            for blacks in range(hand[BLACK] + 1):
                cost = COPIES[copies][rank] + BLACK_COST * blacks + RED_COST * reds
                if hidden and blacks == hand[BLACK]:
                    cost += UNMASKED
                if cost < least and not _can_be_beaten(rank, copies, blacks, reds, turn, sizes, hands):
                    best, least = (rank, copies, 0, blacks, reds), cost
    return best


def _can_be_beaten(
    rank: int, copies: int, blacks: int, reds: int, turn: Seat, sizes: Sequence[int], hands: Sequence[HeightCounts]
) -> bool:
    """Whether unseen cards could beat it, if one enemy had them all."""
    if reds:
        return False
    size = copies + blacks
    others = [hand for seat, hand in enumerate(hands) if seat != turn and sizes[seat] >= size]
    if not others:
        return False
    others = [hand for seat, hand in enumerate(hands) if seat != turn]
    unseen_reds = sum([hand[RED] for hand in others])
    if unseen_reds < blacks:
        return False
    jokers = unseen_reds + sum([hand[BLACK] for hand in others])
    if jokers >= size:
        return True
    for higher in range(rank + 1, TWO + 1):
        if jokers - blacks + sum([hand[higher] for hand in others]) >= copies:
            return True
    return False


def rollout_answer(
    hand: HeightCounts,
    groups: int,
    turn: Seat,
    sizes: Sequence[int],
    trust: Sequence[float],
    hands: Sequence[HeightCounts],
    over: TableMeld,
    best: Seat,
    weights: Weights,
    hidden: bool,
    short: bool,
) -> CountedPlay | None:
    """The cheapest play if it is cheap enough; the more the owner of the best is trusted, the less it may cost.

    ``short``: False where nobody can be short of cards yet.
    """
    if over.reds:
        return None
    trusted, foe_cards = trust[best], sizes[best]
    if trusted > FRIEND:
        limit = 1.5 if over.rank < SIX + 5 and foe_cards > sizes[turn] else 0.0
    else:
        limit = weights.patience + weights.long * over.size
        if foe_cards <= SHORT_HAND and trusted < 0.5:
            limit += weights.danger * (SHORT_HAND + 1 - foe_cards)
        elif short:
            shortest = _shortest(sizes, trust)
            if shortest <= SHORT_HAND:
                limit += weights.shadow * (SHORT_HAND + 1 - shortest)
        if groups <= 4:
            limit += weights.near * (5 - groups)
        limit *= 1.15 - trusted
    near = groups <= 2
    if not limit and not near:
        return None
    chosen, least = None, inf if near else limit
    held_blacks, held_reds = hand[BLACK], hand[RED]
    for way_cost, copies, ranks, twos, blacks, reds in over.ways:
        if way_cost >= least:
            break
        if blacks > held_blacks or reds > held_reds or (twos and twos > hand[TWO]):
            continue
        if hidden and blacks and blacks == held_blacks:
            way_cost += UNMASKED
        if not copies:
            if way_cost < least:
                chosen, least = (SIX, 0, twos, blacks, reds), way_cost
            continue
        costs = COPIES[copies]
        for rank in ranks:
            cost = way_cost + costs[rank]
            if cost >= least:  # and higher ranks cost more
                break
            held = hand[rank]
            if held >= copies:
                if held > copies:
                    cost += weights.broken
                if cost < least:
                    chosen, least = (rank, copies, twos, blacks, reds), cost
    if near:
        finishing = _finishing(hand, turn, sizes, hands, over)
        if finishing is not None:
            return finishing
        if chosen is not None and least >= limit:
            return None
    return chosen


def _finishing(
    hand: HeightCounts, turn: Seat, sizes: Sequence[int], hands: Sequence[HeightCounts], over: TableMeld
) -> CountedPlay | None:
    """A play that empties the hand, or that nobody can beat and that leaves one play."""
    size, kept = sizes[turn], None
    for _, copies, ranks, twos, blacks, reds in over.ways:
        if blacks > hand[BLACK] or reds > hand[RED] or (twos and twos > hand[TWO]):
            continue
        for rank in ranks if copies else (SIX,):
            if hand[rank] < copies:
                continue
            if copies + twos + blacks + reds == size:
                return (rank, copies, twos, blacks, reds)
            if kept is None:
                after = sum(1 for each in range(TWO + 1) if hand[each] and not (each == rank and hand[each] == copies))
                if after <= 1 and not twos and not _can_be_beaten(rank, copies, blacks, reds, turn, sizes, hands):
                    kept = (rank, copies, twos, blacks, reds)
    return kept
