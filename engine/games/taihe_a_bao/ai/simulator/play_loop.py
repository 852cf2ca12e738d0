"""Play over numbers: a hand is one integer, legal plays are two look-ups and a mask, and one loop plays a deal out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from engine.cards import Card
from engine.events import Seat
from engine.games.taihe_a_bao.actions import PASS, Pass, Play
from engine.games.taihe_a_bao.melds import NINE, RANKS, SHAPES, Meld, MeldShape, beats, height, in_order
from engine.games.taihe_a_bao.options import Options, three_aces_are_four
from engine.games.taihe_a_bao.rules.phases import Playing
from engine.games.taihe_a_bao.rules.scoring import changes, stakes
from engine.parts.climbing import passes_to_end

Hand = int
"""How many cards of each rank, as digits of base five: 4-7 in the lowest ``LOW_BITS`` bits, 9-A above them."""

Move = int
"""A shape by its place in ``SHAPES``, or ``NO_PLAY``."""

NO_PLAY: Move = -1
LEAD: Move = len(SHAPES[False])
"""Stands for the combination to beat where there is none."""

NOBODY: Seat = -1

LOW_BITS = 10
LOW_MASK = (1 << LOW_BITS) - 1
BLOCKS = (range(NINE), range(NINE, len(RANKS)))
"""The heights in the two parts of a packed hand; no combination lies in both (TAB-32)."""

CARD_UNITS = tuple(
    5**place << shift for block, shift in zip(BLOCKS, (0, LOW_BITS), strict=True) for place in range(len(block))
)
"""What one card of each height adds to a packed hand."""


_UNITS: tuple[int, ...] = tuple(5**place for place in range(len(RANKS)))


@dataclass(frozen=True, slots=True)
class Tables:
    """Which shapes a hand holds and which beat which, as masks with one bit a shape in the order of ``SHAPES``."""

    aces_of_three: bool
    shapes: tuple[MeldShape, ...]
    low: tuple[int, ...]
    """Shapes held, by the lower part of a hand."""
    high: tuple[int, ...]
    """Shapes held, by the upper part of a hand."""
    beating: tuple[int, ...]
    """Shapes that beat each shape; at ``LEAD``, all."""
    costs: tuple[Hand, ...]
    """What each shape takes from a packed hand."""
    moves: dict[Meld, Move]

    def legal(self, hand: Hand, over: Move) -> int:
        """The shapes that this hand may play on this combination (TAB-31 … TAB-34)."""
        return (self.low[hand & LOW_MASK] | self.high[hand >> LOW_BITS]) & self.beating[over]


@cache
def tables_of(aces_of_three: bool) -> Tables:
    """The tables of one pack, made on first use in 3 ms; ``aces_of_three``: AAA is a four (TAB-37)."""
    shapes = SHAPES[aces_of_three]
    low, high = (_held(shapes, block) for block in BLOCKS)
    beating = tuple(_mask(beats(each.meld, over.meld) for each in shapes) for over in shapes)
    everything = (1 << len(shapes)) - 1
    costs = tuple(shape.copies * sum(CARD_UNITS[each] for each in shape.heights) for shape in shapes)
    moves = {shape.meld: move for move, shape in enumerate(shapes)}
    return Tables(aces_of_three, shapes, low, high, (*beating, everything), costs, moves)


def _mask(bits: Iterable[bool]) -> int:
    return sum(1 << place for place, bit in enumerate(bits) if bit)


def _held(shapes: Sequence[MeldShape], block: range) -> tuple[int, ...]:
    """The shapes of a block by its packed counts: those that no rank is short of."""
    held = [_mask(shape.heights[0] in block for shape in shapes)]
    for each in block:
        enough = [_mask(each not in shape.heights or shape.copies <= copies for shape in shapes) for copies in range(5)]
        held = [before & more for more in enough for before in held]
    return tuple(held)


def packed(cards: Iterable[Card]) -> Hand:
    """A hand as a number; suits are forgotten, since they never rank (TAB-02)."""
    return sum(CARD_UNITS[height(card)] for card in cards)


def copies(hand: Hand, each: int) -> int:
    """How many cards of this height a packed hand has."""
    low, high = BLOCKS
    part, place = (hand & LOW_MASK, each) if each in low else (hand >> LOW_BITS, each - high.start)
    return part // _UNITS[place] % 5


def unpacked(move: Move, cards: Sequence[Card], tables: Tables) -> Play | Pass:
    """The action of a move for a hand of these cards, which hold it: of each rank the first in canonical order."""
    if move == NO_PLAY:
        return PASS
    shape = tables.shapes[move]
    by_height: dict[int, list[Card]] = {}
    for card in in_order(cards):
        by_height.setdefault(height(card), []).append(card)
    return Play(tuple(card for each in shape.heights for card in by_height[each][: shape.copies]))


def moves_in(legal: int) -> Iterator[Move]:
    """The moves of a mask, weakest first."""
    while legal:
        lowest = legal & -legal
        yield lowest.bit_length() - 1
        legal ^= lowest


@dataclass(frozen=True, slots=True)
class Terms:
    """What stays the same while a hand is played: the tables, the declarer, and what every ending is worth."""

    tables: Tables
    seats: int
    declarer: Seat
    unplayed: tuple[int, ...] | None
    """The seats' changes where the hand is not played at all (TAB-53), else None."""
    endings: dict[tuple[bool, bool, bool], tuple[int, ...]]
    """The seats' changes by: declarer won, opponents played, declarer played after the lead (TAB-40 … TAB-56)."""


@cache
def terms_of(options: Options, declarer: Seat, callers: int) -> Terms:
    """The terms under this declarer after so many calls (0: declared at once)."""

    def ending(won: bool, opponents_played: bool, declarer_plays: int) -> tuple[int, ...]:
        value = stakes(options, callers, won, opponents_played, declarer_plays)[-1].amount
        return changes(options, declarer, won, value)

    endings = {
        (won, opponents_played, again): ending(won, opponents_played, 1 + again)
        for won in (False, True)
        for opponents_played in (False, True)
        for again in (False, True)
    }
    unplayed = ending(True, False, 0) if options.sole_caller_wins and callers == 1 else None
    return Terms(tables_of(three_aces_are_four(options)), options.seats, declarer, unplayed, endings)


class Position(NamedTuple):
    """A hand in play: what changes from ply to ply."""

    hands: tuple[Hand, ...]
    turn: Seat
    """``NOBODY`` where the hand is over (TAB-38)."""
    over: Move = LEAD
    best: Seat = NOBODY
    """Who holds the unbeaten combination; ``NOBODY`` where there is none."""
    passes: int = 0
    plays: tuple[int, ...] = ()
    """How often each seat has played."""


def opening_position(terms: Terms, hands: Sequence[Hand]) -> Position:
    """The position in which the declarer is about to lead (TAB-30)."""
    return Position(tuple(hands), terms.declarer, plays=(0,) * terms.seats)


def position_of(terms: Terms, playing: Playing, hands: Iterable[Iterable[Card]]) -> Position:
    """The phase as numbers, with these hands by seat, real or imagined."""
    over = LEAD if playing.over is None else terms.tables.moves[playing.over]
    best = NOBODY if playing.best is None else playing.best
    return Position(tuple(map(packed, hands)), playing.turn, over, best, playing.passes, playing.plays)


Policy = Callable[[list[Hand], Seat, int, Move, Seat], Move]
"""Hands by seat, seat on turn, mask of its legal plays (never 0), combination to beat, its owner: the move."""


def played_out(terms: Terms, position: Position, policy: Policy, plies: int = -1) -> Position:
    """The position after so many plies (-1: to the end) of this policy; where only a pass is legal nobody is asked."""
    tables, seats = terms.tables, terms.seats
    low, high, beating, costs = tables.low, tables.high, tables.beating, tables.costs
    hands, plays = list(position.hands), list(position.plays)
    turn, over, best, passes = position.turn, position.over, position.best, position.passes
    enough = passes_to_end(seats)
    while plies and turn != NOBODY:
        plies -= 1
        hand = hands[turn]
        legal = (low[hand & LOW_MASK] | high[hand >> LOW_BITS]) & beating[over]
        move = policy(hands, turn, legal, over, best) if legal else NO_PLAY
        if move >= 0:
            plays[turn] += 1
            hands[turn] = hand = hand - costs[move]
            over, best, passes = move, turn, 0
            if not hand:
                turn = NOBODY
                break
        else:
            passes += 1
            if passes == enough:
                turn, over, best, passes = best, LEAD, NOBODY, 0
                continue
        turn += 1
        if turn == seats:
            turn = 0
    return Position(tuple(hands), turn, over, best, passes, tuple(plays))


def after(terms: Terms, position: Position, move: Move) -> Position:
    """The position one legal move on."""
    return played_out(terms, position, lambda *_: move, 1)


def result(terms: Terms, position: Position) -> tuple[int, ...]:
    """Each seat's change in points at the end of a hand: the same numbers as ``Scored.changes``."""
    if terms.unplayed is not None:
        return terms.unplayed
    declarer, plays = terms.declarer, position.plays
    own = plays[declarer]
    return terms.endings[not position.hands[declarer], sum(plays) > own, own > 1]


def uniform_policy(random: Callable[[], float]) -> Policy:
    """Any legal move with equal chance, passes included."""

    def policy(_hands: list[Hand], _turn: Seat, legal: int, over: Move, _best: Seat) -> Move:
        pick = int(random() * (legal.bit_count() + (over != LEAD)))
        if over != LEAD:
            if not pick:
                return NO_PLAY
            pick -= 1
        while pick:
            legal &= legal - 1
            pick -= 1
        return (legal & -legal).bit_length() - 1

    return policy
