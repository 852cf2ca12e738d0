"""Which play a sound player of Bao Huang makes, as numbers: few plays left, winners kept, friends' plays let stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.events import Seat
from engine.games.bao_huang.ai.simulator.play_loop import (
    FIELD,
    MARKED_BLACK,
    MARKED_RED,
    NO_PLAY,
    PLAIN_BLACK,
    PLAIN_RED,
    SHIFTS,
    Move,
    Packed,
    Policy,
    Terms,
    meld_of_move,
    size_of,
)
from engine.games.bao_huang.ai.simulator.weights import SOUND, UNKNOWN, Temper
from engine.games.bao_huang.melds import ACE, BLACK, RED, SIX, TWO, Meld
from engine.games.bao_huang.options import SEATS

JOKER_COSTS = {PLAIN_BLACK: 2.5, MARKED_BLACK: 2.7, PLAIN_RED: 4.0, MARKED_RED: 4.0}
"""What a joker is worth keeping; the eunuch card falls last of its colour."""
UNMASKED = 2.0
"""What it costs to show the eunuch card while nobody knows."""
RANK_COSTS = (*(0.12 * each for each in range(ACE)), 1.4, 2.0)
"""What each of the equal cards is worth keeping, by height."""
SHORT = 8
"""An enemy with no more cards than this is short."""


class Sight(NamedTuple):
    """What one seat may know of a deal in play, and how far it trusts each seat."""

    seat: Seat
    hand: Packed
    unseen: Packed
    """All cards in other hands."""
    counts: tuple[int, ...]
    """Cards left by seat."""
    over: Meld | None
    best: Seat
    friends: tuple[float, ...]
    hidden: bool
    """Whether it holds the eunuch card and nobody can know."""
    people: bool
    """Whether it is one of the people."""
    tempers: tuple[Temper, Temper] = SOUND
    """By what the emperor's side and the people judge."""

    @property
    def temper(self) -> Temper:
        """By what this seat judges."""
        return self.tempers[self.people]


def friends_of(seat: Seat, emperor: Seat, eunuch: Seat | None, holds_eunuch: bool) -> tuple[float, ...]:
    """How far this seat trusts each other to be on its side; ``eunuch`` None: not known to all (BH-12)."""
    if eunuch is None and holds_eunuch:
        eunuch = seat
    if eunuch is not None:
        ours = {emperor, eunuch}
        return tuple(float((each in ours) == (seat in ours)) for each in range(SEATS))
    if seat == emperor:
        return tuple(1.0 if each == seat else 1 / (SEATS - 1) for each in range(SEATS))
    return tuple(1.0 if each == seat else 0.0 if each == emperor else UNKNOWN for each in range(SEATS))


def sound_move(sight: Sight, moves: Sequence[Move]) -> Move:
    """The move of a sound player, one of these or a pass; a pass only where something lies there."""
    out = next((move for move in moves if move == sight.hand), NO_PLAY)
    if out:
        return out
    if sight.over is None:
        return _lead(sight, moves)
    return _answer(sight, moves)


def groups_of(hand: Packed) -> int:
    """How many plays a hand needs at least: one for each rank, one for jokers alone."""
    groups = sum(1 for shift in SHIFTS[: TWO + 1] if hand >> shift & FIELD)
    return groups or int(hand > 0)


def cost_of(sight: Sight, move: Move) -> float:
    """What the cards of a move are worth, and what it costs to break equal cards up."""
    total, broken = 0.0, sight.temper.broken
    for field in range(SIX, TWO + 1):
        used = move >> SHIFTS[field] & FIELD
        if used:
            total += used * RANK_COSTS[field]
            if (sight.hand >> SHIFTS[field] & FIELD) > used:
                total += broken
    for field, worth in JOKER_COSTS.items():
        total += worth * (move >> SHIFTS[field] & FIELD)
    if sight.hidden and move >> SHIFTS[MARKED_BLACK] & FIELD:
        total += UNMASKED
    return total


def shortest_of(sight: Sight) -> int:
    """The fewest cards of anybody who is more likely foe than friend."""
    return min((count for seat, count in enumerate(sight.counts) if count and sight.friends[seat] < 0.5), default=99)


def _lead(sight: Sight, moves: Sequence[Move]) -> Move:
    """All of a low rank, long sets first; at the end winners first, so that the last set can be led."""
    if groups_of(sight.hand) == 2:
        winner = _winner(sight, moves)
        if winner:
            return winner
    whole = [move for move in moves if _is_whole_rank(sight.hand, move)]
    if whole:
        shortest = shortest_of(sight)
        return min(whole, key=lambda move: lead_cost(move, shortest, sight.temper))
    return min(moves, key=lambda move: cost_of(sight, move) - 0.5 * size_of(move))


def lead_cost(move: Move, shortest: int, temper: Temper) -> float:
    """How ill a lead of one rank goes: high ones do, small sets, and what a short enemy can follow."""
    meld = meld_of_move(move)
    watched = temper.watch if meld.size <= shortest <= SHORT and meld.rank < ACE else 0.0
    if watched and meld.size < shortest:
        watched -= 1.5
    return meld.rank - temper.sets * meld.size + (4.0 if meld.rank >= TWO else 0.0) + watched


def _is_whole_rank(hand: Packed, move: Move) -> bool:
    rank = meld_of_move(move).rank
    return rank < BLACK and move == (hand >> SHIFTS[rank] & FIELD) << SHIFTS[rank]


def _winner(sight: Sight, moves: Sequence[Move]) -> Move:
    """A play that nobody can beat and that leaves one play, as cheap as can be; else none."""
    found = [
        move for move in moves if groups_of(sight.hand - move) == 1 and not _can_be_beaten(sight, meld_of_move(move))
    ]
    return min(found, key=lambda move: cost_of(sight, move), default=NO_PLAY)


def _can_be_beaten(sight: Sight, meld: Meld) -> bool:
    """Whether unseen cards could beat it, if one enemy had them all."""
    if RED in meld.heights:
        return False
    longest = max((count for seat, count in enumerate(sight.counts) if seat != sight.seat), default=0)
    if longest < meld.size:
        return False
    reds = (sight.unseen >> SHIFTS[PLAIN_RED] & FIELD) + (sight.unseen >> SHIFTS[MARKED_RED] & FIELD)
    blacks = (sight.unseen >> SHIFTS[PLAIN_BLACK] & FIELD) + (sight.unseen >> SHIFTS[MARKED_BLACK] & FIELD)
    needed = sum(each == BLACK for each in meld.heights)
    if reds < needed:
        return False
    if reds + blacks >= meld.size:
        return True
    spare = reds + blacks - needed
    return any(
        (sight.unseen >> SHIFTS[rank] & FIELD) + spare >= meld.size - needed for rank in range(meld.rank + 1, TWO + 1)
    )


def _answer(sight: Sight, moves: Sequence[Move]) -> Move:
    """The cheapest play over an enemy if it is cheap enough; a friend's play stands, the surer the friend."""
    if not moves:
        return NO_PLAY
    move = min(moves, key=lambda each: cost_of(sight, each))
    if groups_of(sight.hand - move) == 1 and not _can_be_beaten(sight, meld_of_move(move)):
        return move
    return move if cost_of(sight, move) < limit_of(sight, size_of(move)) else NO_PLAY


def limit_of(sight: Sight, size: int) -> float:
    """What an answer of so many cards may cost: more over an enemy who is short, next to nothing over a friend."""
    trust, shortest, groups = sight.friends[sight.best], shortest_of(sight), groups_of(sight.hand)
    temper = sight.temper
    if trust > 0.9:
        low = (
            sight.over is not None and sight.over.rank < SIX + 5 and sight.counts[sight.best] > sight.counts[sight.seat]
        )
        return 1.5 if low else 0.0
    patience = temper.patience + temper.long * size
    if sight.counts[sight.best] <= SHORT and trust < 0.5:
        patience += temper.danger * (SHORT + 1 - sight.counts[sight.best])
    elif shortest <= SHORT:
        patience += temper.shadow * (SHORT + 1 - shortest)
    if groups <= 4:
        patience += temper.near * (5 - groups)
    return patience * (1.15 - trust)


def sound(terms: Terms) -> Policy:
    """The policy for playouts: every seat plays soundly from what it may know, though all hands are at hand."""

    def policy(hands: Sequence[Packed], turn: Seat, moves: list[Move], over: Meld | None, best: Seat) -> Move:
        shown = terms.announced or not any(hand >> SHIFTS[MARKED_BLACK] & FIELD for hand in hands)
        holds = bool(hands[turn] >> SHIFTS[MARKED_BLACK] & FIELD)
        sight = Sight(
            turn,
            hands[turn],
            sum(hands) - hands[turn],
            tuple(map(size_of, hands)),
            over,
            best,
            friends_of(turn, terms.emperor, terms.eunuch if shown else None, holds),
            holds and not shown,
            turn != terms.emperor and turn != terms.eunuch,
        )
        return sound_move(sight, moves)

    return policy
