"""The play of the heuristic player, over numbers: few plays left, winners kept, friends' plays let stand."""

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
    card_count,
    meld_of_move,
)
from engine.games.bao_huang.ai.simulator.weights import UNKNOWN, UNTUNED, Weights
from engine.games.bao_huang.melds import ACE, BLACK, RED, SIX, TWO, Meld
from engine.games.bao_huang.options import SEATS

JOKER_COSTS = {PLAIN_BLACK: 2.5, MARKED_BLACK: 2.7, PLAIN_RED: 4.0, MARKED_RED: 4.0}
"""What it costs to play a joker; the eunuch card is the last of its colour to be played."""
UNMASKED = 2.0
"""What it costs to show the eunuch card while nobody knows who has it."""
RANK_COSTS = (*(0.12 * each for each in range(ACE)), 1.4, 2.0)
"""What it costs to play each of the equal cards, by height."""
SHORT_HAND = 8
"""A seat with no more cards than this is short."""


class InformationState(NamedTuple):
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
    both_weights: tuple[Weights, Weights] = UNTUNED
    """The weights of the emperor's side, and those of the people."""

    @property
    def weights(self) -> Weights:
        """The weights of this seat's side."""
        return self.both_weights[self.people]


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


def heuristic_move(information: InformationState, moves: Sequence[Move]) -> Move:
    """The move of the heuristic player: one of these, or a pass where something lies there."""
    out = next((move for move in moves if move == information.hand), NO_PLAY)
    if out:
        return out
    if information.over is None:
        return _lead(information, moves)
    return _answer(information, moves)


def groups_of(hand: Packed) -> int:
    """How many plays a hand needs at least: one for each rank, one for jokers alone."""
    groups = sum(1 for shift in SHIFTS[: TWO + 1] if hand >> shift & FIELD)
    return groups or int(hand > 0)


def cost_of(information: InformationState, move: Move) -> float:
    """What the cards of a move cost, and what it costs to break equal cards up."""
    total, broken = 0.0, information.weights.broken
    for field in range(SIX, TWO + 1):
        used = move >> SHIFTS[field] & FIELD
        if used:
            total += used * RANK_COSTS[field]
            if (information.hand >> SHIFTS[field] & FIELD) > used:
                total += broken
    for field, worth in JOKER_COSTS.items():
        total += worth * (move >> SHIFTS[field] & FIELD)
    if information.hidden and move >> SHIFTS[MARKED_BLACK] & FIELD:
        total += UNMASKED
    return total


def shortest_of(information: InformationState) -> int:
    """The fewest cards of any seat that is more probably an enemy than a friend."""
    return min(
        (count for seat, count in enumerate(information.counts) if count and information.friends[seat] < 0.5),
        default=99,
    )


def _lead(information: InformationState, moves: Sequence[Move]) -> Move:
    """All cards of a low rank, long sets first; with two plays left a winner first, so that the last set can be led."""
    if groups_of(information.hand) == 2:
        winner = _winner(information, moves)
        if winner:
            return winner
    whole = [move for move in moves if _is_whole_rank(information.hand, move)]
    if whole:
        shortest = shortest_of(information)
        return min(whole, key=lambda move: lead_cost(move, shortest, information.weights))
    return min(moves, key=lambda move: cost_of(information, move) - 0.5 * card_count(move))


def lead_cost(move: Move, shortest: int, weights: Weights) -> float:
    """What a lead of one rank costs: more for high ranks, small sets, and sets that a short enemy can follow."""
    meld = meld_of_move(move)
    watched = weights.watch if meld.size <= shortest <= SHORT_HAND and meld.rank < ACE else 0.0
    if watched and meld.size < shortest:
        watched -= 1.5
    return meld.rank - weights.sets * meld.size + (4.0 if meld.rank >= TWO else 0.0) + watched


def _is_whole_rank(hand: Packed, move: Move) -> bool:
    rank = meld_of_move(move).rank
    return rank < BLACK and move == (hand >> SHIFTS[rank] & FIELD) << SHIFTS[rank]


def _winner(information: InformationState, moves: Sequence[Move]) -> Move:
    """A play that nobody can beat and that leaves one play, as cheap as possible; else none."""
    found = [
        move
        for move in moves
        if groups_of(information.hand - move) == 1 and not _can_be_beaten(information, meld_of_move(move))
    ]
    return min(found, key=lambda move: cost_of(information, move), default=NO_PLAY)


def _can_be_beaten(information: InformationState, meld: Meld) -> bool:
    """Whether unseen cards could beat it, if one enemy had them all."""
    if RED in meld.heights:
        return False
    longest = max((count for seat, count in enumerate(information.counts) if seat != information.seat), default=0)
    if longest < meld.size:
        return False
    reds = (information.unseen >> SHIFTS[PLAIN_RED] & FIELD) + (information.unseen >> SHIFTS[MARKED_RED] & FIELD)
    blacks = (information.unseen >> SHIFTS[PLAIN_BLACK] & FIELD) + (information.unseen >> SHIFTS[MARKED_BLACK] & FIELD)
    needed = sum(each == BLACK for each in meld.heights)
    if reds < needed:
        return False
    if reds + blacks >= meld.size:
        return True
    spare = reds + blacks - needed
    return any(
        (information.unseen >> SHIFTS[rank] & FIELD) + spare >= meld.size - needed
        for rank in range(meld.rank + 1, TWO + 1)
    )


def _answer(information: InformationState, moves: Sequence[Move]) -> Move:
    """The cheapest play if it is cheap enough; the more the owner of the best is trusted, the less it may cost."""
    if not moves:
        return NO_PLAY
    move = min(moves, key=lambda each: cost_of(information, each))
    if groups_of(information.hand - move) == 1 and not _can_be_beaten(information, meld_of_move(move)):
        return move
    return move if cost_of(information, move) < limit_of(information, card_count(move)) else NO_PLAY


def limit_of(information: InformationState, size: int) -> float:
    """The most that an answer of so many cards may cost: more over a short enemy, next to nothing over a friend."""
    trust, shortest, groups = (
        information.friends[information.best],
        shortest_of(information),
        groups_of(information.hand),
    )
    weights = information.weights
    if trust > 0.9:
        low = (
            information.over is not None
            and information.over.rank < SIX + 5
            and information.counts[information.best] > information.counts[information.seat]
        )
        return 1.5 if low else 0.0
    patience = weights.patience + weights.long * size
    if information.counts[information.best] <= SHORT_HAND and trust < 0.5:
        patience += weights.danger * (SHORT_HAND + 1 - information.counts[information.best])
    elif shortest <= SHORT_HAND:
        patience += weights.shadow * (SHORT_HAND + 1 - shortest)
    if groups <= 4:
        patience += weights.near * (5 - groups)
    return patience * (1.15 - trust)


def heuristic_policy(terms: Terms) -> Policy:
    """The heuristic player as a policy: every seat uses only what it may know of the hands."""

    def policy(hands: Sequence[Packed], turn: Seat, moves: list[Move], over: Meld | None, best: Seat) -> Move:
        shown = terms.announced or not any(hand >> SHIFTS[MARKED_BLACK] & FIELD for hand in hands)
        holds = bool(hands[turn] >> SHIFTS[MARKED_BLACK] & FIELD)
        information = InformationState(
            turn,
            hands[turn],
            sum(hands) - hands[turn],
            tuple(map(card_count, hands)),
            over,
            best,
            friends_of(turn, terms.emperor, terms.eunuch if shown else None, holds),
            holds and not shown,
            turn != terms.emperor and turn != terms.eunuch,
        )
        return heuristic_move(information, moves)

    return policy
