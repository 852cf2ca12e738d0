"""How a hand splits into plays (five-card hands, pairs, singles): the cheapest way, its cost, and the fewest plays.

A play that needs the lead to get rid of costs 1; winners cost less than 0, since they bring the lead.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from engine.games.big_two.ai.simulator.meld_tables import fives_in
from engine.games.big_two.ai.simulator.play_loop import (
    CARD_BITS,
    FIRST_FIVE,
    FIRST_PAIR,
    MOST_REMEMBERED,
    SINGLES,
    STRENGTH_SHIFT,
    Hand,
    Move,
    Terms,
    terms_of,
)
from engine.games.big_two.ai.simulator.weights import Weights
from engine.games.big_two.melds import KEY_BITS, KINDS, RANKS, STRAIGHT_PLACE, Kind, Strength
from engine.games.big_two.options import Options
from engine.parts.summing import plain_sum

CHUNK_RANKS = 3
CHUNK = (1 << 4 * CHUNK_RANKS) - 1
"""Cards that are in no five-card hand are looked up three ranks at a time."""


def fewest_plays(hand: Hand, straights: str) -> int:
    """The least number of five-card hands, pairs and single cards that a hand splits into, at any cost (BT-10)."""
    split = [1 + fewest_plays(hand & ~five, straights) for five in fives_in(hand, straights)]
    return min((pairs_and_singles(hand), *split))


def pairs_and_singles(hand: Hand) -> int:
    """In how many plays a hand goes as pairs and single cards."""
    return sum((hand >> 4 * height & 15).bit_count() + 1 >> 1 for height in range(len(RANKS)))


Split = tuple[float, tuple[Move, ...]]
"""The cost of a hand, and the five-card hands to be played of it; all else goes as pairs and singles."""


@dataclass(frozen=True, slots=True)
class Planner:
    """Splits hands for these terms by these weights, and remembers how it split them."""

    terms: Terms
    weights: Weights
    loose: tuple[tuple[float, ...], ...]
    """The cost of cards in no five-card hand, by chunk."""
    known: dict[Hand, Split] = field(default_factory=dict, repr=False, compare=False)
    prices: dict[Strength, float] = field(default_factory=dict, repr=False, compare=False)
    """The costs of the five-card hands met so far."""

    def split(self, hand: Hand) -> Split:
        """The cheapest split with at most two five-card hands."""
        found = self.known.get(hand)
        if found is None:
            if len(self.known) >= MOST_REMEMBERED:
                self.known.clear()
            found = self.known[hand] = self._cheapest(hand)
        return found

    def cost_after(self, hand: Hand, move: Move) -> float:
        """The cost of the rest of a hand after a move."""
        rest = hand & ~move
        if rest not in self.known:
            self.terms.sifted(hand, rest)
        return self.split(rest)[0]

    def plays(self, hand: Hand) -> tuple[Move, ...]:
        """The plays into which a hand is split: singles, pairs, five-card hands."""
        _, fives = self.split(hand)
        for move in fives:
            hand &= ~move
        return (*loose_plays(hand), *fives)

    def _cheapest(self, hand: Hand) -> Split:
        best = self.cost_of_loose(hand)
        fives = self.terms.groups(hand).fives
        taken: tuple[Move, ...] = ()
        priced = [(self.five_cost(move >> STRENGTH_SHIFT), move, move & CARD_BITS) for move in fives]
        two = hand.bit_count() >= 10
        for place, (cost, move, cards) in enumerate(priced):
            rest = hand ^ cards
            total = cost + self.cost_of_loose(rest)
            if total < best:
                best, taken = total, (move,)
            if two:
                for more, other, others in priced[place + 1 :]:
                    if not others & cards:
                        both = cost + more + self.cost_of_loose(rest ^ others)
                        if both < best:
                            best, taken = both, (move, other)
        return best, taken

    def cost_of_loose(self, cards: Hand) -> float:
        """The cost of these cards as pairs and singles."""
        low, second, third, fourth, top = self.loose
        return (
            low[cards & CHUNK]
            + second[cards >> 12 & CHUNK]
            + third[cards >> 24 & CHUNK]
            + fourth[cards >> 36 & CHUNK]
            + top[cards >> 48]
        )

    def five_cost(self, strength: Strength) -> float:
        """The cost of a five-card hand: by kind, and by rank within it."""
        price = self.prices.get(strength)
        if price is None:
            place = (strength >> KEY_BITS) - STRAIGHT_PLACE
            price = self.prices[strength] = self.weights.fives[place] - self.weights.height * _height(strength)
        return price

    def play_cost(self, move: Move) -> float:
        """The cost of one play."""
        strength = move >> STRENGTH_SHIFT
        if strength >= FIRST_FIVE:
            return self.five_cost(strength)
        if strength >= FIRST_PAIR:
            key = strength - FIRST_PAIR
            return self.weights.pairs[key >> 2] - self.weights.suit * (key & 3)
        return self.weights.singles[strength >> 2] - self.weights.suit * (strength & 3)


def _height(strength: Strength) -> int:
    """The rank by which a five-card hand compares first."""
    key = strength & ((1 << KEY_BITS) - 1)
    match KINDS[strength >> KEY_BITS]:
        case Kind.STRAIGHT | Kind.STRAIGHT_FLUSH:
            return key >> 2
        case Kind.FLUSH:
            return key >> 18
    return key


def _loose_of_rank(height: int, bits: int) -> tuple[tuple[Move, ...], tuple[Move, ...]]:
    """The cards of one rank as singles and pairs: of three the highest goes alone, four are two pairs."""
    values = [4 * height + suit for suit in range(4) if bits >> suit & 1]
    singles = (SINGLES[values.pop()],) if len(values) % 2 else ()
    pairs = zip(values[::2], values[1::2], strict=True)
    return singles, tuple((FIRST_PAIR + high) << STRENGTH_SHIFT | 1 << low | 1 << high for low, high in pairs)


LOOSE = tuple(tuple(_loose_of_rank(height, bits) for bits in range(16)) for height in range(len(RANKS)))


def loose_plays(cards: Hand) -> tuple[Move, ...]:
    """Cards as singles, then as pairs, each rising."""
    singles: tuple[Move, ...] = ()
    pairs: tuple[Move, ...] = ()
    for of_rank in LOOSE:
        alone, together = of_rank[cards & 15]
        singles += alone
        pairs += together
        cards >>= 4
    return singles + pairs


@lru_cache(maxsize=16)
def planner_of(options: Options, weights: Weights) -> Planner:
    """The planner for these options; its tables take some milliseconds to make."""
    of_rank = [[_rank_cost(weights, height, bits) for bits in range(16)] for height in range(len(RANKS))]
    chunks = [of_rank[low : low + CHUNK_RANKS] for low in range(0, len(RANKS), CHUNK_RANKS)]
    return Planner(terms_of(options), weights, tuple(map(_chunk_costs, chunks)))


def _rank_cost(weights: Weights, height: int, bits: int) -> float:
    """What the cards of one rank cost, split as ``loose_plays`` does."""
    singles, pairs = LOOSE[height][bits]
    alone = plain_sum(weights.singles[height] - weights.suit * (move >> STRENGTH_SHIFT & 3) for move in singles)
    return alone + plain_sum(weights.pairs[height] - weights.suit * (move >> STRENGTH_SHIFT & 3) for move in pairs)


def _chunk_costs(ranks: Sequence[Sequence[float]]) -> tuple[float, ...]:
    costs = [0.0]
    for of_rank in ranks:
        costs = [low + high for high in of_rank for low in costs]
    return tuple(costs)
