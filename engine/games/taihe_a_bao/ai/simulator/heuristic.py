"""The play of the heuristic player, over numbers: fewest plays left, bombs kept for need, partners' plays let stand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from engine.cards import Rank
from engine.events import Seat
from engine.games.taihe_a_bao.ai.simulator.plans import Plans, plans_of
from engine.games.taihe_a_bao.ai.simulator.play_loop import (
    BLOCKS,
    LEAD,
    LOW_BITS,
    LOW_MASK,
    NO_PLAY,
    Hand,
    Move,
    Policy,
    Tables,
    Terms,
    moves_in,
    tables_of,
)
from engine.games.taihe_a_bao.melds import ACE, HEIGHTS

SURE_WITHIN = 6
"""A sure way out is searched for only in hands that need at most this many plays."""
BOMB_AT = 7
"""A useful bomb is played once an enemy has no more cards than this …"""
BOMB_PLAYS_LEFT = 2
"""… or where it leaves no more plays than this."""
SPOIL_AT = 5
"""A bomb that costs one more play is played once an enemy has no more cards than this."""
BREAK_AT = 2
"""A combination is broken up to beat an enemy who has no more cards than this."""

STANDS_FROM = HEIGHTS[Rank.QUEEN]
"""A partner's play of this rank or higher is never beaten for the declarer's sake."""


class InformationState(NamedTuple):
    """What one seat may know of a hand in play."""

    seat: Seat
    hand: Hand
    unseen: Hand
    """All cards in other hands."""
    counts: tuple[int, ...]
    """Cards left by seat."""
    over: Move
    best: Seat


@dataclass(frozen=True, slots=True)
class Lookups:
    """What the heuristic looks up: tables, plans, masks of shapes, and which shape is a whole hand."""

    tables: Tables
    plans: Plans
    bombs: int
    aces: int
    sizes: tuple[int, ...]
    tops: tuple[int, ...]
    within: tuple[int, ...]
    """By a number of cards: the shapes that take no more."""
    wholes: dict[Hand, Move]


@cache
def lookups_of(aces_of_three: bool) -> Lookups:
    """The look-ups of one pack, made on first use."""
    tables = tables_of(aces_of_three)
    melds = [shape.meld for shape in tables.shapes]
    most = 1 + max(len(block) for block in BLOCKS) * 4
    return Lookups(
        tables,
        plans_of(aces_of_three),
        sum(1 << move for move, meld in enumerate(melds) if meld.bomb),
        sum(1 << move for move, meld in enumerate(melds) if meld.top == ACE),
        tuple(meld.size for meld in melds),
        tuple(meld.top for meld in melds),
        tuple(sum(1 << move for move, meld in enumerate(melds) if meld.size <= cards) for cards in range(most)),
        {cost: move for move, cost in enumerate(tables.costs)},
    )


def heuristic_move(terms: Terms, information: InformationState) -> Move:
    """The move of the heuristic player, who knows no more than this; it is always legal."""
    lookups = lookups_of(terms.tables.aces_of_three)
    legal = terms.tables.legal(information.hand, information.over)
    if not legal:
        return NO_PLAY
    enemies = _enemies(terms, information)
    out = sure_way(lookups, terms, information, legal)
    if out != NO_PLAY:
        return out
    if information.over == LEAD:
        return _lead(terms, lookups, information, legal, min(enemies))
    if not _alone(terms, information) and information.best != terms.declarer:
        return _over_partner(terms, lookups, information, legal)
    return _over_enemy(lookups, information, legal, min(enemies))


def _alone(terms: Terms, information: InformationState) -> bool:
    return information.seat == terms.declarer


def _lowest(mask: int) -> Move:
    return (mask & -mask).bit_length() - 1


def _enemies(terms: Terms, information: InformationState) -> list[int]:
    """The number of cards left to each seat that this one plays against."""
    return [
        count for seat, count in enumerate(information.counts) if (seat == terms.declarer) != _alone(terms, information)
    ]


def sure_way(lookups: Lookups, terms: Terms, information: InformationState, legal: int) -> Move:
    """A move that empties the hand, or begins a way out that no enemy can stop; else ``NO_PLAY``."""
    whole = lookups.wholes.get(information.hand, NO_PLAY)
    if whole != NO_PLAY and legal >> whole & 1:
        return whole
    if lookups.plans.least(information.hand) > SURE_WITHIN:
        return NO_PLAY
    return unstoppable(
        lookups, information.hand, information.unseen, legal, lookups.within[max(_enemies(terms, information))]
    )


def unstoppable(lookups: Lookups, hand: Hand, unseen: Hand, legal: int, reach: int) -> Move:
    """A first move of a way out that no enemy can stop, else ``NO_PLAY``; ``reach``: shapes that enemies could hold."""
    tables = lookups.tables
    rivals = (tables.low[unseen & LOW_MASK] | tables.high[unseen >> LOW_BITS]) & reach
    return _way_out(lookups, hand, rivals, legal)


def _way_out(lookups: Lookups, hand: Hand, rivals: int, legal: int) -> Move:
    beating, costs = lookups.tables.beating, lookups.tables.costs
    while legal:
        lowest = legal & -legal
        legal ^= lowest
        move = lowest.bit_length() - 1
        if rivals & beating[move]:
            continue
        rest = hand - costs[move]
        if rest in lookups.wholes or _way_out(lookups, rest, rivals, lookups.plans.useful(rest)) != NO_PLAY:
            return move
    return NO_PLAY


def _lead(terms: Terms, lookups: Lookups, information: InformationState, legal: int, shortest: int) -> Move:
    """The useful play that is low and long, none that a short enemy can follow; or a partner's way out."""
    partners = [
        count for seat, count in enumerate(information.counts) if seat not in (information.seat, terms.declarer)
    ]
    feeds = not _alone(terms, information) and 1 in partners
    watched = shortest <= (2 if _alone(terms, information) else 1)

    def cost(move: Move) -> float:
        size, top = lookups.sizes[move], lookups.tops[move]
        if lookups.bombs >> move & 1:
            return 20 + top
        if watched and size <= shortest:
            return 12 - top - 1.2 * size
        return top - 1.2 * size - (10 if feeds and size == 1 else 0)

    return min(moves_in(legal & lookups.plans.useful(information.hand)), key=cost)


def _over_partner(terms: Terms, lookups: Lookups, information: InformationState, legal: int) -> Move:
    """A pass; but a useful play where the declarer plays before the partner and could beat the partner's low play."""
    seats = terms.seats
    declarer_first = (terms.declarer - information.seat) % seats < (information.best - information.seat) % seats
    reach = lookups.within[information.counts[terms.declarer]]
    in_danger = (
        lookups.tops[information.over] < STANDS_FROM
        and lookups.tables.legal(information.unseen, information.over) & reach
    )
    if not (declarer_first and in_danger):
        return NO_PLAY
    cover = legal & lookups.plans.useful(information.hand) & ~lookups.bombs & ~lookups.aces
    return _lowest(cover) if cover else NO_PLAY


def _over_enemy(lookups: Lookups, information: InformationState, legal: int, enemy: int) -> Move:
    """The cheapest beating play that costs no play later; bombs only near the end, broken combinations only against a
    short enemy."""
    plain, bombs, useful = legal & ~lookups.bombs, legal & lookups.bombs, legal & lookups.plans.useful(information.hand)
    least = lookups.plans.least(information.hand)
    if plain & useful:
        highest = (plain & useful).bit_length() - 1
        return highest if enemy == 1 and lookups.sizes[highest] == 1 else _lowest(plain & useful)
    if bombs & useful and (least - 1 <= BOMB_PLAYS_LEFT or enemy <= BOMB_AT):
        return _lowest(bombs & useful)
    for move in moves_in(plain):
        if lookups.plans.least(information.hand - lookups.tables.costs[move]) == least:
            return move
    if plain and enemy <= BREAK_AT:
        return plain.bit_length() - 1
    if bombs and enemy <= SPOIL_AT:
        return _lowest(bombs)
    return NO_PLAY


def heuristic_policy(terms: Terms) -> Policy:
    """The heuristic player as a policy for rollouts: every seat uses only what it may know of the hands."""
    low, high = (_sizes(range(len(block))) for block in BLOCKS)

    def policy(hands: list[Hand], turn: Seat, _legal: int, over: Move, best: Seat) -> Move:
        hand = hands[turn]
        counts = tuple([low[each & LOW_MASK] + high[each >> LOW_BITS] for each in hands])
        return heuristic_move(terms, InformationState(turn, hand, sum(hands) - hand, counts, over, best))

    return policy


def _sizes(places: range) -> list[int]:
    """The number of cards by the packed counts of so many ranks."""
    sizes = [0]
    for _ in places:
        sizes = [before + more for more in range(5) for before in sizes]
    return sizes
