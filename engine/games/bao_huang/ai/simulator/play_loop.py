"""Play over numbers: a hand and a move are one integer each, made of counts, and one loop plays a deal out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from engine.cards import Card
from engine.events import Seat
from engine.games.bao_huang.actions import PASS, Pass, Play
from engine.games.bao_huang.melds import (
    BLACK,
    IN_PACK,
    RED,
    SIX,
    TWO,
    Meld,
    WayToBeat,
    hangings,
    height,
    in_order,
    ways_to_beat,
)
from engine.games.bao_huang.options import SEATS, Options, pack, step
from engine.games.bao_huang.rules.phases import Playing
from engine.games.bao_huang.rules.scoring import changes
from engine.parts.climbing import passes_to_end

Packed = int
"""How many cards of each kind there are, five bits each: Sixes lowest, marked jokers above plain ones."""

Move = int
"""The cards of a play, packed; ``NO_PLAY`` for a pass."""

NO_PLAY: Move = 0
NOBODY: Seat = -1

BITS = 5
FIELD = (1 << BITS) - 1
PLAIN_BLACK, MARKED_BLACK, PLAIN_RED, MARKED_RED = range(BLACK, BLACK + 4)
FIELD_COUNT = MARKED_RED + 1
CARD_UNITS = tuple(1 << (BITS * field) for field in range(FIELD_COUNT))
"""What one card of each field adds to a packed hand."""
JOKER_SHIFT = BITS * PLAIN_BLACK
SHIFTS = tuple(BITS * field for field in range(FIELD_COUNT))


def field_of(card: Card) -> int:
    """The field in which a card is counted: its height, marked jokers in fields of their own."""
    place = height(card)
    return place if place < BLACK else BLACK + 2 * (place - BLACK) + card.marked


def packed(cards: Iterable[Card]) -> Packed:
    """Cards as a number; suits are forgotten, since they never rank (BH-01)."""
    return sum([CARD_UNITS[field_of(card)] for card in cards])


ALL_CARDS: Packed = packed(pack(Options()))
"""Every card of the game; no house rule adds any or leaves one out."""


def card_count(cards: Packed) -> int:
    """How many cards there are."""
    total = 0
    while cards:
        total += cards & FIELD
        cards >>= BITS
    return total


def unpacked(move: Move, hand: Sequence[Card]) -> Play | Pass:
    """The action of a move for a hand of these cards, which hold it: of each kind the first in canonical order."""
    if move == NO_PLAY:
        return PASS
    found = []
    for card in in_order(hand):
        weight = CARD_UNITS[field_of(card)]
        if move // weight & FIELD:
            found.append(card)
            move -= weight
    return Play(tuple(found))


@lru_cache(maxsize=100_000)
def meld_of_move(move: Move) -> Meld:
    """What compares a move: marked jokers count as their colour (BH-03)."""
    counts = [move >> shift & FIELD for shift in SHIFTS]
    heights = [RED for _ in range(counts[PLAIN_RED] + counts[MARKED_RED])] + [
        BLACK for _ in range(counts[PLAIN_BLACK] + counts[MARKED_BLACK])
    ]
    for each in range(TWO, SIX - 1, -1):
        heights += [each] * counts[each]
    return Meld(tuple(heights))


@dataclass(frozen=True, slots=True)
class Hung:
    """One way to hang 2s and jokers, as packed costs: several where plain and marked jokers can be told apart."""

    costs: tuple[Packed, ...]
    highest: int
    """The equal cards can be up to this height."""
    alone: bool
    """Whether what hangs can be played alone."""


@lru_cache(maxsize=20_000)
def _hung(twos: int, jokers: Packed) -> tuple[Hung, ...]:
    """Every way to hang some of so many 2s and of these jokers, which are packed from the lowest bit on."""
    blacks = (jokers & FIELD) + (jokers >> BITS & FIELD)
    reds = (jokers >> 2 * BITS & FIELD) + (jokers >> 3 * BITS & FIELD)
    return tuple(
        Hung(
            tuple(_costs(each.twos, each.blacks, each.reds, jokers)),
            TWO - (each.twos > 0),
            each.size > 0 and not each.twos,
        )
        for each in hangings(twos, blacks, reds)
    )


def _costs(twos: int, blacks: int, reds: int, jokers: Packed) -> Iterator[Packed]:
    for black in _variants(blacks, jokers & FIELD, jokers >> BITS & FIELD, PLAIN_BLACK):
        for red in _variants(reds, jokers >> 2 * BITS & FIELD, jokers >> 3 * BITS & FIELD, PLAIN_RED):
            yield twos * CARD_UNITS[TWO] + black + red


def _variants(number: int, plain: int, marked: int, field: int) -> Iterator[Packed]:
    for special in range(marked + 1):
        if 0 <= number - special <= plain:
            yield (number - special) * CARD_UNITS[field] + special * CARD_UNITS[field + 1]


@dataclass(frozen=True, slots=True)
class Covered:
    """One way to beat a combination with the jokers of a hand: what hangs, the equal cards' number and least height."""

    costs: tuple[Packed, ...]
    twos: int
    copies: int
    ranks: range


@lru_cache(maxsize=100_000)
def _covers(over: Meld, jokers: Packed, options: Options) -> tuple[Covered, ...]:
    """The answers to a combination that these jokers allow (BH-31 … BH-34)."""
    blacks = (jokers & FIELD) + (jokers >> BITS & FIELD)
    reds = (jokers >> 2 * BITS & FIELD) + (jokers >> 3 * BITS & FIELD)
    return tuple(
        _covered(answer, jokers)
        for answer in ways_to_beat(over, options, IN_PACK)
        if answer.hanging.blacks <= blacks and answer.hanging.reds <= reds
    )


def _covered(answer: WayToBeat, jokers: Packed) -> Covered:
    hanging = answer.hanging
    costs = tuple(_costs(hanging.twos, hanging.blacks, hanging.reds, jokers))
    return Covered(costs, hanging.twos, answer.copies, range(answer.least, TWO + (not hanging.twos)))


def legal(hand: Packed, over: Meld | None, options: Options) -> list[Move]:
    """Every play that this hand may make, in the order of candidates; passes left out."""
    return _leads(hand, options) if over is None else _beating(hand, over, options)


def _leads(hand: Packed, options: Options) -> list[Move]:
    sixes = hand & FIELD
    lowest = SIX + (options.sixes_last and sixes != hand)
    counts = [hand >> shift & FIELD for shift in SHIFTS]
    moves: list[Move] = []
    for hung in _hung(counts[TWO] if options.twos_hang else 0, hand >> JOKER_SHIFT):
        for rank in range(lowest, hung.highest + 1):
            if counts[rank]:
                weight = CARD_UNITS[rank]
                for copies in range(1, counts[rank] + 1):
                    moves += [cost + weight * copies for cost in hung.costs]
        if hung.alone:
            moves += hung.costs
    return moves


def _beating(hand: Packed, over: Meld, options: Options) -> list[Move]:
    moves: list[Move] = []
    twos = hand >> SHIFTS[TWO] & FIELD
    for way in _covers(over, hand >> JOKER_SHIFT, options):
        if way.twos > twos:
            continue
        if not way.copies:
            moves += way.costs
            continue
        for rank in way.ranks:
            if hand >> SHIFTS[rank] & FIELD >= way.copies:
                moves += [cost + CARD_UNITS[rank] * way.copies for cost in way.costs]
    return moves


@dataclass(frozen=True, slots=True)
class Terms:
    """What stays the same while a deal is played; the eunuch (the emperor, if alone) is the truth or a guess."""

    options: Options
    emperor: Seat
    eunuch: Seat
    announced: bool = False


class Position(NamedTuple):
    """A deal in play: what changes from ply to ply."""

    hands: tuple[Packed, ...]
    turn: Seat
    """``NOBODY`` where the deal is over."""
    over: Meld | None = None
    best: Seat = NOBODY
    passes: int = 0
    finish: tuple[Seat, ...] = ()
    """Who has run out, in order; all seats at the end."""


def opening_position(terms: Terms, hands: Iterable[Packed]) -> Position:
    """The position in which the emperor is about to lead (BH-40)."""
    return Position(tuple(hands), terms.emperor)


def position_of(playing: Playing, hands: Iterable[Iterable[Card]]) -> Position:
    """The phase as numbers, with these hands by seat, real or imagined."""
    best = NOBODY if playing.best is None else playing.best
    trick = playing.trick
    return Position(tuple(map(packed, hands)), trick.turn, trick.over, best, trick.passes, playing.finish)


Policy = Callable[[Sequence[Packed], Seat, list[Move], Meld | None, Seat], Move]
"""Hands by seat, seat on turn, its legal plays (never none), combination to beat, its owner: the move."""


def played_out(terms: Terms, position: Position, policy: Policy, plies: int = -1) -> Position:
    """The position after so many plies (-1: to the end) of this policy; where only a pass is legal nobody is asked."""
    options, direction = terms.options, step(terms.options)
    hands, finish = list(position.hands), list(position.finish)
    turn, over, best, passes = position.turn, position.over, position.best, position.passes
    while plies and turn != NOBODY:
        plies -= 1
        moves = legal(hands[turn], over, options)
        move = policy(hands, turn, moves, over, best) if moves else NO_PLAY
        if move:
            hands[turn] -= move
            over, best, passes = meld_of_move(move), turn, 0
            if not hands[turn]:
                finish.append(turn)
                if _one_side_is_out(terms, finish):
                    finish += _left(hands, turn, direction)
                    turn = NOBODY
                    break
        else:
            passes += 1
            if passes == passes_to_end(sum(map(bool, hands)), hands[best] > 0):
                turn, over, passes = best, None, 0
                best = NOBODY
                if hands[turn]:
                    continue
        turn = (turn + direction) % SEATS
        while not hands[turn]:
            turn = (turn + direction) % SEATS
    return Position(tuple(hands), turn, over, best, passes, tuple(finish))


def _one_side_is_out(terms: Terms, finish: Sequence[Seat]) -> bool:
    """Whether all members of one side have run out (BH-43)."""
    if terms.emperor in finish and terms.eunuch in finish:
        return True
    people = sum(seat not in (terms.emperor, terms.eunuch) for seat in finish)
    return people == (SEATS - 1 if terms.emperor == terms.eunuch else SEATS - 2)


def _left(hands: Sequence[Packed], last: Seat, direction: int) -> list[Seat]:
    """Who shares the last places: fewer cards first, then in turn order (BH-43)."""
    in_turn = [(last + direction * places) % SEATS for places in range(1, SEATS)]
    return sorted((seat for seat in in_turn if hands[seat]), key=lambda seat: card_count(hands[seat]))


def after(terms: Terms, position: Position, move: Move) -> Position:
    """The position one legal move on."""
    return played_out(terms, position, lambda *_: move, 1)


def result(terms: Terms, position: Position) -> tuple[int, ...]:
    """Each seat's change in points at the end of a deal: the same numbers as ``Scored.changes``."""
    return changes(terms.options, position.finish, terms.emperor, terms.eunuch, terms.announced)


def uniform_policy(random: Callable[[], float]) -> Policy:
    """Any legal move with equal chance, passes included."""

    def policy(_hands: Sequence[Packed], _turn: Seat, moves: list[Move], over: Meld | None, _best: Seat) -> Move:
        pick = int(random() * (len(moves) + (over is not None)))
        return moves[pick] if pick < len(moves) else NO_PLAY

    return policy
