"""Plays of Bao Huang that give something away for nothing; no search tries them, because another play is better.

Imagined deals hardly tell such plays from others, and a search that takes the luckiest of several moves would choose
one now and then. Jokers are worth most at the end, which a short look ahead does not reach.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Rank
from engine.games.bao_huang.ai.simulator.heuristic import InformationState, groups_of
from engine.games.bao_huang.ai.simulator.play_loop import (
    FIELD,
    MARKED_BLACK,
    MARKED_RED,
    NO_PLAY,
    NOBODY,
    PLAIN_BLACK,
    PLAIN_RED,
    SHIFTS,
    Move,
    Packed,
    card_count,
    meld_of_move,
)
from engine.games.bao_huang.melds import RANKS, TWO

MIDDLING = RANKS.index(Rank.JACK)
"""A combination of this rank or less is worth no joker …"""
EARLY, FIRST = 20, 28
"""… two of them while everybody has so many cards, or one while everybody has so many …"""
PLAYS_LEFT = 4
"""… and while the hand needs more plays than this."""
NEARLY_OUT = 10
"""A seat with no more cards than this has to be watched."""
JOKERS = (PLAIN_BLACK, MARKED_BLACK, PLAIN_RED, MARKED_RED)


def without_waste(information: InformationState, moves: Sequence[Move]) -> list[Move]:
    """The plays that give nothing away for nothing; none where only a pass is left.

    A hand that can go out does, except over a certain friend.
    """
    friend = information.best != NOBODY and information.friends[information.best] == 1
    if information.hand in moves and not friend:
        return [information.hand]
    if information.over is None:
        spared = (_leads_jokers, _shows_eunuch)
        return [move for move in moves if not any(each(information, move) for each in spared)] or list(moves)
    wholes = {} if _is_watching(information) else _wholes(information, moves)

    def is_wasteful(move: Move) -> bool:
        return (
            _jokers_early(information, move)
            or (friend and _beats_a_friend(information, move))
            or any(_is_dearer(information, move, rank) for rank in wholes.get(card_count(move), ()))
            or _shows_eunuch(information, move)
        )

    return [move for move in moves if not is_wasteful(move)]


def _jokers_in(move: Packed) -> int:
    """How many jokers there are."""
    return sum(move >> SHIFTS[field] & FIELD for field in JOKERS)


def _leads_jokers(information: InformationState, move: Move) -> bool:
    return _jokers_in(move) > 0 and groups_of(information.hand - move) > PLAYS_LEFT


def _jokers_early(information: InformationState, move: Move) -> bool:
    """Whether jokers go over a middling combination while everybody has many cards."""
    assert information.over is not None
    jokers, least = _jokers_in(move), min(information.counts)
    if information.over.heights[0] > MIDDLING or groups_of(information.hand - move) <= PLAYS_LEFT:
        return False
    return (jokers > 1 and least >= EARLY) or (jokers == 1 and least >= FIRST)


def _beats_a_friend(information: InformationState, move: Move) -> bool:
    """Whether a friend's Queens or better are beaten by a hand that is not nearly out."""
    assert information.over is not None
    return information.over.heights[0] > MIDDLING and groups_of(information.hand - move) > 2


def _is_watching(information: InformationState) -> bool:
    """Whether a seat that is no certain friend is nearly out."""
    return any(
        0 < count <= NEARLY_OUT and information.friends[seat] < 1
        for seat, count in enumerate(information.counts)
        if seat != information.seat
    )


def _wholes(information: InformationState, moves: Sequence[Move]) -> dict[int, list[int]]:
    """The ranks below the 2s of which all cards can be played with nothing hung on them, by their number."""
    found: dict[int, list[int]] = {}
    for move in moves:
        meld = meld_of_move(move)
        rank = meld.rank
        if rank < TWO and meld.heights[0] == rank and information.hand >> SHIFTS[rank] & FIELD == meld.size:
            found.setdefault(meld.size, []).append(rank)
    return found


def _is_dearer(information: InformationState, move: Move, whole: int) -> bool:
    """Whether a play costs more than the whole rank would: it breaks equal cards up, or spends 2s on middling ones."""
    assert information.over is not None
    if information.over.heights[0] <= MIDDLING and move >> SHIFTS[TWO] & FIELD:
        return True
    broken = any(0 < (move >> SHIFTS[rank] & FIELD) < (information.hand >> SHIFTS[rank] & FIELD) for rank in range(TWO))
    return broken and whole <= meld_of_move(move).heights[0]


def _shows_eunuch(information: InformationState, move: Move) -> bool:
    """Whether the eunuch card is shown though nobody knows who has it, a plain one will do, and nobody is short."""
    if not information.hidden or not move >> SHIFTS[MARKED_BLACK] & FIELD or _is_watching(information):
        return False
    return bool((information.hand - move) >> SHIFTS[PLAIN_BLACK] & FIELD) and move != NO_PLAY
