"""Which play a sound player makes, as numbers: fewest plays left, bombs kept for need, partners' plays let stand."""

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
    Contract,
    Hand,
    Move,
    Policy,
    Tables,
    moves_in,
    tables_of,
)
from engine.games.taihe_a_bao.melds import ACE, HEIGHTS

SURE_WITHIN = 6
"""A hand that needs more plays than this is not searched for a way out that nobody can stop."""
BOMB_AT = 7
"""A useful bomb is thrown once an enemy has no more cards than this …"""
BOMB_PLAYS_LEFT = 2
"""… or where it leaves no more plays than this."""
SPOIL_AT = 5
"""A bomb that costs a play more is thrown once an enemy has no more cards than this."""
BREAK_AT = 2
"""A combination is broken up to beat an enemy who has no more cards than this."""

STANDS_FROM = HEIGHTS[Rank.QUEEN]
"""A partner's play of this rank or higher is never beaten for the declarer's sake."""


class Sight(NamedTuple):
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
class Facts:
    """What the choice looks up besides plans: masks of shapes, and which shape is a whole hand."""

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
def facts_of(aces_of_three: bool) -> Facts:
    """The facts of one pack, made on first use."""
    tables = tables_of(aces_of_three)
    melds = [shape.meld for shape in tables.shapes]
    most = 1 + max(len(block) for block in BLOCKS) * 4
    return Facts(
        tables,
        plans_of(aces_of_three),
        sum(1 << move for move, meld in enumerate(melds) if meld.bomb),
        sum(1 << move for move, meld in enumerate(melds) if meld.top == ACE),
        tuple(meld.size for meld in melds),
        tuple(meld.top for meld in melds),
        tuple(sum(1 << move for move, meld in enumerate(melds) if meld.size <= cards) for cards in range(most)),
        {cost: move for move, cost in enumerate(tables.costs)},
    )


def sound_move(terms: Contract, sight: Sight) -> Move:
    """The move of a sound player, who knows no more than this; some legal move always."""
    facts = facts_of(terms.tables.aces_of_three)
    legal = terms.tables.legal(sight.hand, sight.over)
    if not legal:
        return NO_PLAY
    enemies = _enemies(terms, sight)
    out = sure_way(facts, terms, sight, legal)
    if out != NO_PLAY:
        return out
    if sight.over == LEAD:
        return _lead(terms, facts, sight, legal, min(enemies))
    if not _alone(terms, sight) and sight.best != terms.declarer:
        return _over_partner(terms, facts, sight, legal)
    return _over_enemy(facts, sight, legal, min(enemies))


def _alone(terms: Contract, sight: Sight) -> bool:
    return sight.seat == terms.declarer


def _lowest(mask: int) -> Move:
    return (mask & -mask).bit_length() - 1


def _enemies(terms: Contract, sight: Sight) -> list[int]:
    """The cards left to each whom this seat plays against."""
    return [count for seat, count in enumerate(sight.counts) if (seat == terms.declarer) != _alone(terms, sight)]


def sure_way(facts: Facts, terms: Contract, sight: Sight, legal: int) -> Move:
    """A move that empties the hand, or begins a way out that no enemy can stop; else ``NO_PLAY``."""
    whole = facts.wholes.get(sight.hand, NO_PLAY)
    if whole != NO_PLAY and legal >> whole & 1:
        return whole
    if facts.plans.least(sight.hand) > SURE_WITHIN:
        return NO_PLAY
    return unstoppable(facts, sight.hand, sight.unseen, legal, facts.within[max(_enemies(terms, sight))])


def unstoppable(facts: Facts, hand: Hand, unseen: Hand, legal: int, reach: int) -> Move:
    """A first move of a way out that no enemy can stop, else ``NO_PLAY``; ``reach``: shapes that enemies could hold."""
    tables = facts.tables
    rivals = (tables.low[unseen & LOW_MASK] | tables.high[unseen >> LOW_BITS]) & reach
    return _way_out(facts, hand, rivals, legal)


def _way_out(facts: Facts, hand: Hand, rivals: int, legal: int) -> Move:
    beating, costs = facts.tables.beating, facts.tables.costs
    while legal:
        lowest = legal & -legal
        legal ^= lowest
        move = lowest.bit_length() - 1
        if rivals & beating[move]:
            continue
        rest = hand - costs[move]
        if rest in facts.wholes or _way_out(facts, rest, rivals, facts.plans.useful(rest)) != NO_PLAY:
            return move
    return NO_PLAY


def _lead(terms: Contract, facts: Facts, sight: Sight, legal: int, shortest: int) -> Move:
    """The useful play that is low and long; nothing small enough for a short enemy, but what lets a partner out."""
    partners = [count for seat, count in enumerate(sight.counts) if seat not in (sight.seat, terms.declarer)]
    feeds = not _alone(terms, sight) and 1 in partners
    watched = shortest <= (2 if _alone(terms, sight) else 1)

    def cost(move: Move) -> float:
        size, top = facts.sizes[move], facts.tops[move]
        if facts.bombs >> move & 1:
            return 20 + top
        if watched and size <= shortest:
            return 12 - top - 1.2 * size
        return top - 1.2 * size - (10 if feeds and size == 1 else 0)

    return min(moves_in(legal & facts.plans.useful(sight.hand)), key=cost)


def _over_partner(terms: Contract, facts: Facts, sight: Sight, legal: int) -> Move:
    """Pass, unless the declarer comes before the partner, could beat a low play, and a useful card makes it dearer."""
    seats = terms.seats
    declarer_first = (terms.declarer - sight.seat) % seats < (sight.best - sight.seat) % seats
    reach = facts.within[sight.counts[terms.declarer]]
    in_danger = facts.tops[sight.over] < STANDS_FROM and facts.tables.legal(sight.unseen, sight.over) & reach
    if not (declarer_first and in_danger):
        return NO_PLAY
    cover = legal & facts.plans.useful(sight.hand) & ~facts.bombs & ~facts.aces
    return _lowest(cover) if cover else NO_PLAY


def _over_enemy(facts: Facts, sight: Sight, legal: int, enemy: int) -> Move:
    """The cheapest beating play that costs no play later; bombs, and breaking combinations, only against the short."""
    plain, bombs, useful = legal & ~facts.bombs, legal & facts.bombs, legal & facts.plans.useful(sight.hand)
    least = facts.plans.least(sight.hand)
    if plain & useful:
        highest = (plain & useful).bit_length() - 1
        return highest if enemy == 1 and facts.sizes[highest] == 1 else _lowest(plain & useful)
    if bombs & useful and (least - 1 <= BOMB_PLAYS_LEFT or enemy <= BOMB_AT):
        return _lowest(bombs & useful)
    for move in moves_in(plain):
        if facts.plans.least(sight.hand - facts.tables.costs[move]) == least:
            return move
    if plain and enemy <= BREAK_AT:
        return plain.bit_length() - 1
    if bombs and enemy <= SPOIL_AT:
        return _lowest(bombs)
    return NO_PLAY


def sound(terms: Contract) -> Policy:
    """The policy for rollouts: every seat plays soundly from what it may know, though all hands are at hand."""
    low, high = (_sizes(range(len(block))) for block in BLOCKS)

    def policy(hands: list[Hand], turn: Seat, _legal: int, over: Move, best: Seat) -> Move:
        hand = hands[turn]
        counts = tuple([low[each & LOW_MASK] + high[each >> LOW_BITS] for each in hands])
        return sound_move(terms, Sight(turn, hand, sum(hands) - hand, counts, over, best))

    return policy


def _sizes(places: range) -> list[int]:
    """The number of cards by the packed counts of so many ranks."""
    sizes = [0]
    for _ in places:
        sizes = [before + more for more in range(5) for before in sizes]
    return sizes
