"""Packed play: a hand is 52 bits, its combinations are found once and then filtered, and one loop plays a set out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from engine.cards import Card
from engine.events import Seat
from engine.games.big_two.actions import PASS, Pass, Play
from engine.games.big_two.ai.simulator.meld_tables import ABOVE_CARDS, fives_in, pairs_in
from engine.games.big_two.melds import (
    CARDS,
    KEY_BITS,
    STRAIGHT_PLACE,
    Strength,
    Values,
    card_values,
    cards_of,
)
from engine.games.big_two.options import MANUAL, SEATS, Options
from engine.games.big_two.rules.obligations import may_lay_down
from engine.games.big_two.rules.phases import Playing
from engine.games.big_two.rules.scoring import changes
from engine.parts.climbing import passes_to_end

Hand = int
"""One bit for each card, in the order of values: 3♦ lowest, 2♠ highest."""

Move = int
"""The cards of a play as bits, above them two bits for what is said with it, above those its strength."""

NO_PLAY: Move = 0
NOBODY: Seat = -1
LEAD: Strength = -1
"""Stands for the combination to beat where there is none."""

SAYS_LAST_CARD: Move = 1 << len(CARDS)
LAYS_DOWN: Move = SAYS_LAST_CARD << 1
STRENGTH_SHIFT = ABOVE_CARDS
CARD_BITS: Move = SAYS_LAST_CARD - 1

FIRST_PAIR: Strength = 1 << KEY_BITS
FIRST_FIVE: Strength = STRAIGHT_PLACE << KEY_BITS
SINGLES: tuple[Move, ...] = tuple(value << STRENGTH_SHIFT | 1 << value for value in range(len(CARDS)))
"""The move of each single card; a single's strength is its value."""

MOST_REMEMBERED = 12_000
"""Hands whose combinations, or whose split by one policy, are kept at most: a process that thinks stays below 50 MB."""


def bits_of(values: Iterable[int]) -> Hand:
    """The cards of these values as bits."""
    return sum(1 << value for value in values)


def packed(cards: Iterable[Card]) -> Hand:
    """The cards as bits."""
    return bits_of(card_values(cards))


def values_in(hand: Hand) -> Values:
    """The values of a hand's cards, rising."""
    found = []
    while hand:
        lowest = hand & -hand
        found.append(lowest.bit_length() - 1)
        hand ^= lowest
    return tuple(found)


def packed_move(action: Play | Pass, strength: Strength) -> Move:
    """The number of an action whose cards have this strength."""
    if isinstance(action, Pass):
        return NO_PLAY
    said = SAYS_LAST_CARD * action.last_card + LAYS_DOWN * action.lay_down
    return strength << STRENGTH_SHIFT | said | packed(action.cards)


def unpacked(move: Move) -> Play | Pass:
    """The action of a move."""
    if not move:
        return PASS
    return Play(cards_of(values_in(move & CARD_BITS)), bool(move & SAYS_LAST_CARD), bool(move & LAYS_DOWN))


class Groups(NamedTuple):
    """The pairs and the five-card hands in a hand, as moves, lowest first."""

    pairs: tuple[Move, ...]
    fives: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Terms:
    """What stays the same while sets are played with these options; ``known``: combinations of hands seen before."""

    options: Options
    known: dict[Hand, Groups] = field(default_factory=dict, repr=False, compare=False)

    def groups(self, hand: Hand) -> Groups:
        """The combinations in a hand: from scratch for a new one."""
        found = self.known.get(hand)
        if found is None:
            found = Groups(pairs_in(hand), fives_in(hand, self.options.straights))
            self._remember(hand, found)
        return found

    def sifted(self, hand: Hand, rest: Hand) -> Groups:
        """The combinations in what is left of a hand: those of the hand that lost no card."""
        found = self.known.get(rest)
        if found is None:
            gone = hand ^ rest
            every = self.groups(hand)
            found = Groups(
                tuple([move for move in every.pairs if not move & gone]),
                tuple([move for move in every.fives if not move & gone]),
            )
            self._remember(rest, found)
        return found

    def _remember(self, hand: Hand, found: Groups) -> None:
        if len(self.known) >= MOST_REMEMBERED:
            self.known.clear()
        self.known[hand] = found


@cache
def terms_of(options: Options) -> Terms:
    """The terms of these options."""
    return Terms(options)


class Position(NamedTuple):
    """A set in play: what changes from ply to ply; several seats are a number with one bit for each."""

    hands: tuple[Hand, ...]
    turn: Seat
    """``NOBODY`` where the set is over (BT-40)."""
    over: Strength = LEAD
    best: Seat = NOBODY
    passes: int = 0
    barred: int = 0
    """Who has passed and is out of the round (BT-17)."""
    declared: int = 0
    forgot: int = 0
    opening: bool = False
    """Whether this is a first lead that has to contain the 3♦ (BT-19)."""
    out: Seat = NOBODY


def opening_position(terms: Terms, hands: Iterable[Hand], starter: Seat, first_set: bool) -> Position:
    """The position in which the starter is about to lead."""
    return Position(tuple(hands), starter, opening=first_set and terms.options.first_lead_has_3d)


def position_of(playing: Playing, hands: Iterable[Iterable[Card]], opening: bool) -> Position:
    """The phase as numbers, with these hands by seat, real or imagined; ``opening`` as in a position."""
    trick = playing.trick
    return Position(
        tuple(map(packed, hands)),
        trick.turn,
        LEAD if trick.over is None else trick.over.strength,
        NOBODY if trick.best is None else trick.best,
        trick.passes,
        bits_of(trick.barred),
        bits_of(playing.declared),
        bits_of(playing.forgot),
        opening,
    )


def is_obliged(declared: int, seat: Seat) -> bool:
    """Whether the next seat has declared its last card, so that this one is obliged (BT-31)."""
    return bool(declared >> (seat + 1) % SEATS & 1)


def may_pass(hand: Hand, over: Strength, obliged: bool) -> bool:
    """Whether a hand may pass: a leader may not, nor an obliged hand whose highest card beats the single (BT-31)."""
    return over != LEAD and not (obliged and over < FIRST_PAIR and hand.bit_length() - 1 > over)


def legal(terms: Terms, hand: Hand, over: Strength, obliged: bool, opening: bool = False) -> list[Move]:
    """Every play that a hand may make, in the order of candidates; ``obliged``: by a last card (BT-31 … BT-33)."""
    highest = hand.bit_length() - 1
    groups = terms.groups(hand)
    found: list[Move]
    if over == LEAD:
        more = [*groups.pairs, *groups.fives]
        if not obliged:
            found = [*[SINGLES[value] for value in values_in(hand)], *more]
        elif more:
            found = more
        else:
            found = (
                [SINGLES[highest]] if terms.options.last_card_lead_highest else [SINGLES[v] for v in values_in(hand)]
            )
        if opening:
            found = [move for move in found if move & 1]
    elif over < FIRST_PAIR:
        above = [value for value in values_in(hand) if value > over]
        found = [SINGLES[value] for value in (above[-1:] if obliged else above)]
    else:
        least = (over + 1) << STRENGTH_SHIFT
        found = [move for move in (groups.pairs if over < FIRST_FIVE else groups.fives) if move >= least]
    return _with_announcements(terms.options, hand, found)


def beaten(terms: Terms, hand: Hand, over: Strength) -> bool:
    """Whether a hand has a combination that beats this one."""
    if over < FIRST_PAIR:
        return hand.bit_length() - 1 > over
    groups = terms.groups(hand)
    moves = groups.pairs if over < FIRST_FIVE else groups.fives
    return bool(moves) and moves[-1] >> STRENGTH_SHIFT > over


def _with_announcements(options: Options, hand: Hand, found: list[Move]) -> list[Move]:
    """The moves in every way they may be made: with "last card", with the rest laid down, or plain (BT-34, BT-50)."""
    if options.last_card == MANUAL and 2 <= hand.bit_count() <= 6:
        left = hand.bit_count() - 1
        return [
            each
            for move in found
            for each in ((move | SAYS_LAST_CARD, move) if (move & CARD_BITS).bit_count() == left else (move,))
        ]
    if options.counter_attack and hand.bit_count() > 9:
        return [
            each for move in found for each in ((move, move | LAYS_DOWN) if lays_down(options, hand, move) else (move,))
        ]
    return found


def lays_down(options: Options, hand: Hand, move: Move) -> bool:
    """Whether what a move leaves may be laid down with it (BT-50)."""
    return options.counter_attack and may_lay_down(values_in(hand & ~move), options)


Policy = Callable[[list[Hand], Seat, Strength, Seat, int, bool], Move]
"""Hands by seat, seat on turn, combination to beat, its owner, who has declared, opening lead or not: a legal move."""


def played_out(terms: Terms, position: Position, policy: Policy, plies: int = -1) -> Position:
    """The position after so many plies (-1: to the end) of this policy; a hand with too few cards passes unasked."""
    reenter, automatic = terms.options.reenter, terms.options.last_card != MANUAL
    hands = list(position.hands)
    _, turn, over, best, passes, barred, declared, forgot, opening, out = position
    enough = passes_to_end(SEATS)
    while plies and turn != NOBODY:
        plies -= 1
        hand = hands[turn]
        if over >= FIRST_FIVE and hand.bit_count() < 5:
            move = NO_PLAY
        else:
            move = policy(hands, turn, over, best, declared, opening)
        if move:
            over, best, passes, opening = move >> STRENGTH_SHIFT, turn, 0, False
            rest = 0 if move & LAYS_DOWN else hand & ~move
            hands[turn] = rest
            if not rest:
                out, turn = turn, NOBODY
                break
            if not rest & (rest - 1):
                if automatic or move & SAYS_LAST_CARD:
                    declared |= 1 << turn
                else:
                    forgot |= 1 << turn
        else:
            passes += 1
            if not reenter:
                barred |= 1 << turn
            if (passes if reenter else barred.bit_count()) == enough:
                turn, over, best, passes, barred = best, LEAD, NOBODY, 0, 0
                continue
        turn = (turn + 1) & 3
        while barred >> turn & 1:
            turn = (turn + 1) & 3
    return Position(tuple(hands), turn, over, best, passes, barred, declared, forgot, opening, out)


def after(terms: Terms, position: Position, move: Move) -> Position:
    """The position after one legal move."""
    return played_out(terms, position, lambda *_: move, 1)


def result(terms: Terms, position: Position) -> tuple[int, ...]:
    """Each seat's change in points at the end of a set, as in ``Scored.changes``."""
    left = [hand.bit_count() for hand in position.hands]
    return changes(terms.options, left, position.out, values_in(position.forgot))


def uniform_policy(terms: Terms, random: Callable[[], float]) -> Policy:
    """The policy that makes any legal move with equal chance, passes included."""

    def policy(hands: list[Hand], turn: Seat, over: Strength, _best: Seat, declared: int, opening: bool) -> Move:
        hand, obliged = hands[turn], is_obliged(declared, turn)
        moves = legal(terms, hand, over, obliged, opening)
        pick = int(random() * (len(moves) + may_pass(hand, over, obliged)))
        if pick >= len(moves):
            return NO_PLAY
        terms.sifted(hand, hand & ~moves[pick])
        return moves[pick]

    return policy
