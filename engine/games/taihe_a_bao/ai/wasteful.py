"""Plays of Taihe A Bao that give something away for nothing; no search tries them, because another play is better.

Imagined deals hardly tell such plays from others, and a search that takes the luckiest of several moves would choose
one now and then.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.taihe_a_bao.ai.simulator.heuristic import InformationState
from engine.games.taihe_a_bao.ai.simulator.play_loop import LEAD, NO_PLAY, NOBODY, Hand, Move, Terms, copies, moves_in
from engine.games.taihe_a_bao.melds import ACE, NINE, Meld

FEW = 2
"""An enemy with no more cards than this is stopped at whatever price."""


def without_waste(terms: Terms, information: InformationState, moves: Sequence[Move]) -> list[Move]:
    """The moves (a pass among them, where it is allowed) that give nothing away for nothing; at least one is left."""
    tables = terms.tables
    out = [move for move in moves if move != NO_PLAY and tables.costs[move] == information.hand]
    if out:
        return out

    def leaves_one_play(move: Move) -> bool:
        return move != NO_PLAY and _is_one_play(terms, information.hand - tables.costs[move])

    if NO_PLAY in moves and _is_safe_with_a_partner(terms, information):
        return [move for move in moves if move == NO_PLAY or leaves_one_play(move)]
    if information.over == LEAD and _may_feed_the_declarer(terms, information):
        return [move for move in moves if not _is_beatable_single(terms, information, move)] or list(moves)
    if _shortest_enemy(terms, information) <= FEW:
        return list(moves)
    melds = {move: tables.shapes[move].meld for move in moves if move != NO_PLAY}
    over = None if information.over == LEAD else tables.shapes[information.over].meld
    plain = any(not meld.bomb for meld in melds.values())

    def is_wasteful(move: Move) -> bool:
        if move == NO_PLAY or leaves_one_play(move):
            return False
        meld = melds[move]
        if meld.bomb:
            return over is not None and not over.bomb and over.top <= NINE and plain
        return _breaks(information.hand, meld) and any(
            _is_whole(information.hand, other) and other.size == meld.size for other in melds.values()
        )

    return [move for move in moves if not is_wasteful(move)]


def _is_one_play(terms: Terms, rest: Hand) -> bool:
    """Whether these cards make one combination; also true without cards."""
    return not rest or any(terms.tables.costs[move] == rest for move in moves_in(terms.tables.legal(rest, LEAD)))


def _is_safe_with_a_partner(terms: Terms, information: InformationState) -> bool:
    """Whether the declarer has passed on the best play, which is of the own side."""
    if NOBODY in (information.best, terms.declarer) or terms.declarer in (information.seat, information.best):
        return False
    since = (information.seat - information.best) % terms.seats
    return 0 < (terms.declarer - information.best) % terms.seats < since


def _may_feed_the_declarer(terms: Terms, information: InformationState) -> bool:
    """Whether a single may let the declarer out with the last card before a partner with one card is asked."""
    if terms.declarer == information.seat or information.counts[terms.declarer] > 1:
        return False
    before = range(1, (terms.declarer - information.seat) % terms.seats)
    return all(information.counts[(information.seat + step) % terms.seats] > 1 for step in before)


def _is_beatable_single(terms: Terms, information: InformationState, move: Move) -> bool:
    """Whether an unseen card beats this single."""
    meld = terms.tables.shapes[move].meld
    return meld.size == 1 and any(copies(information.unseen, top) for top in range(meld.top + 1, ACE + 1))


def _shortest_enemy(terms: Terms, information: InformationState) -> int:
    """The fewest cards of an enemy."""
    if information.seat != terms.declarer:
        return information.counts[terms.declarer]
    return min(count for seat, count in enumerate(information.counts) if seat != information.seat)


def _breaks(hand: Hand, meld: Meld) -> bool:
    """Whether this single or pair is taken out of three or four equal cards."""
    return meld.size <= 2 and copies(hand, meld.top) >= 3


def _is_whole(hand: Hand, meld: Meld) -> bool:
    """Whether this single or pair below the Aces is all that the hand has of its rank."""
    return meld.top < ACE and meld.size == copies(hand, meld.top)
