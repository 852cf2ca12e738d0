"""Evidence from others' plays and passes about their hands: a hand is less likely to hold what its seat did not play.

A player answers with the lowest card, or the lowest pair, that it can spare, and leads its lowest. So each play and
each pass skips ranks, and a hand with something to spare there is less likely. A player that passed on five cards
while it held many cards hardly holds five that beat them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import IntEnum, unique
from typing import NamedTuple

from engine.events import Marked, Seat
from engine.games.big_two.actions import Play
from engine.games.big_two.ai.imagine.facts import HAND_SIZE
from engine.games.big_two.ai.simulator.play_loop import FIRST_FIVE, FIRST_PAIR, LEAD, Hand, packed
from engine.games.big_two.melds import (
    ACE,
    RANKS,
    STRAIGHTS,
    Kind,
    Strength,
    meld_of_strength,
    read_meld,
    size_of,
)
from engine.games.big_two.options import AUTOMATIC, PARTNERSHIP, SEATS, partner
from engine.games.big_two.rules.view import View

SUIT = sum(1 << 4 * height for height in range(len(RANKS)))
"""All cards of the lowest suit: one bit for each rank."""
HIGH = SUIT >> 4 * ACE << 4 * ACE
"""The ranks that players hold back: Aces and Twos."""


@unique
class Skip(IntEnum):
    """The situation in which something was skipped."""

    SINGLE_PASS = 0
    SINGLE_PLAY = 1
    SINGLE_LEAD = 2
    PARTNER_SINGLE = 3
    PAIR_PASS = 4
    PAIR_PLAY = 5
    PAIR_LEAD = 6
    PARTNER_PAIR = 7
    FIVE_PASS = 8


STAGES = (4, 7, 10, HAND_SIZE)
"""The weight of evidence depends on the size of the hand; each stage goes up to this many cards."""
SURPRISAL: dict[Skip, tuple[tuple[float, float], ...]] = {
    Skip.SINGLE_PASS: ((1.5, 2.1), (2.6, 2.8), (1.4, 2.5), (0.7, 1.5)),
    Skip.SINGLE_PLAY: ((3.0, 3.0), (1.6, 2.3), (1.0, 1.0), (0.5, 0.8)),
    Skip.SINGLE_LEAD: ((0.7, 0.0), (1.2, 0.4), (1.0, 0.4), (1.0, 0.4)),
    Skip.PARTNER_SINGLE: ((0.1, 0.0), (0.0, 0.0), (0.0, 0.1), (0.0, 0.0)),
    Skip.PAIR_PASS: ((3.0, 3.0), (3.0, 3.0), (2.8, 2.0), (0.7, 1.2)),
    Skip.PAIR_PLAY: ((0.0, 0.0), (2.5, 1.0), (1.6, 1.8), (0.6, 1.2)),
    Skip.PAIR_LEAD: ((0.0, 0.0), (1.3, 0.1), (1.1, 0.2), (0.0, 0.0)),
    Skip.PARTNER_PAIR: ((1.4, 0.0), (1.0, 0.1), (0.8, 0.2), (0.4, 0.0)),
    Skip.FIVE_PASS: ((0.0, 0.0), (2.2, 0.0), (3.0, 0.0), (3.0, 0.0)),
}
"""By stage, how much something low and something high to spare takes off the log of the likelihood.

``benchmarks/tuning/big_two_signs.py`` counts them. Five-card hands have one number; a pass on a partner's says nothing.
"""


class Above(NamedTuple):
    """The five-card hands that beat a given one; those of its own kind are compared by rank alone."""

    straights: tuple[int, ...]
    """The ranks of each straight, as bits of the lowest suit."""
    flushes: int
    threes: int
    fours: int
    """The ranks of which one card, three or four make a better one."""

    def held(self, one: int, two: int, three: int, four: int) -> bool:
        """Whether a hand, suit by suit as bits of the lowest, has one; any fifth card goes with four."""
        either, both = one | two, one & two
        others, others_both = three | four, three & four
        if both & others_both & self.fours:
            return True
        if (both & others | either & others_both) & self.threes:
            pairs = both | others_both | either & others
            if pairs & (pairs - 1):
                return True
        if self.flushes:
            for suited in (one, two, three, four):
                if suited & self.flushes and suited.bit_count() >= 5:
                    return True
        ranks = either | others
        return any(ranks & straight == straight for straight in self.straights)


def above(over: Strength, straights: str) -> Above:
    """The five-card hands that beat this strength, without straight flushes, which are rare."""
    meld = meld_of_strength(over)
    windows = tuple(sum(1 << 4 * height for height in heights) for heights in STRAIGHTS[straights])
    match meld.kind:
        case Kind.STRAIGHT:
            return Above(windows[(meld.key >> 2) + 1 :], SUIT, SUIT, SUIT)
        case Kind.FLUSH:
            return Above((), _higher(meld.key >> 18), SUIT, SUIT)
        case Kind.FULL_HOUSE:
            return Above((), 0, _higher(meld.key), SUIT)
        case Kind.FOUR_OF_A_KIND:
            return Above((), 0, 0, _higher(meld.key))
    return Above((), 0, 0, 0)


Skipped = tuple[tuple[int, float], ...]
"""Sets of ranks that were skipped, as bits of the lowest suit, each with the surprisal of a play to spare there."""


class Evidence(NamedTuple):
    """What one seat skipped while it held the same cards, and the cards of these that it has played since."""

    later: Hand
    singles: Skipped
    pairs: Skipped
    fives: Above | None
    of_fives: float

    def informs(self) -> bool:
        """Whether it makes any hand less likely."""
        return bool(self.singles or self.pairs or self.fives)


@dataclass(slots=True)
class Skips:
    """What one seat skipped while it held the same cards: ranks by situation, and the lowest five cards passed on."""

    ranks: dict[Skip, int] = field(default_factory=dict)
    five: Strength | None = None

    def add(self, skip: Skip, skipped: int) -> None:
        """Adds one situation: the ranks, or the strength of five cards."""
        if skip == Skip.FIVE_PASS:
            self.five = skipped if self.five is None else min(skipped, self.five)
        else:
            self.ranks[skip] = self.ranks.get(skip, 0) | skipped


def evidence_of(view: View) -> tuple[tuple[Evidence, ...], ...]:
    """The evidence from others' plays and passes, by seat, the latest first; none about the view's own seat."""
    later = [0] * SEATS
    found: list[dict[Hand, Skips]] = [{} for _ in range(SEATS)]
    for seat, cards, skip, skipped in reversed(list(followed(view))):
        later[seat] |= cards
        if skip is not None and seat != view.seat:
            found[seat].setdefault(later[seat], Skips()).add(skip, skipped)
    return tuple(
        tuple(
            _evidence(played, skips, view.counts[seat] + played.bit_count(), view) for played, skips in of_seat.items()
        )
        for seat, of_seat in enumerate(found)
    )


def stage(number: int) -> int:
    """The place in ``STAGES`` of a hand of so many cards."""
    return next(place for place, most in enumerate(STAGES) if number <= most)


def _evidence(later: Hand, skips: Skips, number: int, view: View) -> Evidence:
    place = stage(number)
    skipped = [
        (skip, (ranks & part, weight))
        for skip, ranks in skips.ranks.items()
        for part, weight in zip((~HIGH, HIGH), SURPRISAL[skip][place], strict=True)
        if ranks & part and weight
    ]
    of_fives = 0.0 if skips.five is None else SURPRISAL[Skip.FIVE_PASS][place][0]
    return Evidence(
        later,
        tuple(each for skip, each in skipped if skip < Skip.PAIR_PASS),
        tuple(each for skip, each in skipped if skip >= Skip.PAIR_PASS),
        above(skips.five, view.options.straights) if skips.five is not None and of_fives else None,
        of_fives,
    )


def followed(view: View) -> Iterator[tuple[Seat, Hand, Skip | None, int]]:
    """Every action of the set: its seat, its cards, and the ranks, or the five cards, that it skipped, if any."""
    counts = [HAND_SIZE] * SEATS
    declared: set[Seat] = set()
    over: Strength = LEAD
    best = view.seat
    for seen in view.history:
        seat, cards, made = seen.seat, 0, LEAD
        if isinstance(seen.action, Play):
            meld = read_meld(seen.action.cards, view.options.straights)
            assert meld is not None
            cards, made = packed(seen.action.cards), meld.strength
        obliged = (seat + 1) % SEATS in declared
        opening = view.options.first_lead_has_3d and view.standing is None and seen is view.history[0]
        helped = view.options.mode == PARTNERSHIP and best == partner(seat)
        yield (seat, cards, *((None, 0) if obliged or opening else _skipped(over, made, helped)))
        if made != LEAD:
            over, best = made, seat
            counts[seat] -= size_of(made)
            if counts[seat] == 1 and (view.options.last_card == AUTOMATIC or getattr(seen.action, "last_card", False)):
                declared.add(seat)
        if Marked("best", None) in seen.events:
            over = LEAD


def _skipped(over: Strength, made: Strength, helped: bool) -> tuple[Skip | None, int]:
    """The situation, and the ranks above what lay there and below what was played; ``helped``: on a partner's play."""
    if max(over, made) >= FIRST_FIVE:
        return (Skip.FIVE_PASS, over) if made == LEAD and not helped else (None, 0)
    first = FIRST_PAIR if max(over, made) >= FIRST_PAIR else 0
    if over == LEAD:
        skip = Skip.SINGLE_LEAD
    elif helped:
        skip = Skip.PARTNER_SINGLE
    else:
        skip = Skip.SINGLE_PASS if made == LEAD else Skip.SINGLE_PLAY
    ranks = SUIT if over == LEAD else _higher(over - first >> 2)
    if made != LEAD:
        ranks &= (1 << 4 * (made - first >> 2)) - 1
    return (Skip(skip + Skip.PAIR_PASS) if first else skip, ranks) if ranks else (None, 0)


def _higher(height: int) -> int:
    """The ranks above one."""
    return SUIT >> 4 * (height + 1) << 4 * (height + 1)


def surprisal(evidence: tuple[Evidence, ...], hand: Hand) -> float:
    """The surprisal of what a seat did if it held this hand: minus the log of the likelihood."""
    total = 0.0
    for later, singles, pairs, fives, of_fives in evidence:
        held = hand | later
        one, two, three, four = held & SUIT, held >> 1 & SUIT, held >> 2 & SUIT, held >> 3 & SUIT
        if singles:
            total += _weight_of(one ^ two ^ three ^ four, singles)
        if pairs:
            total += _weight_of(one & two | three & four | (one | two) & (three | four), pairs)
        if fives is not None and fives.held(one, two, three, four):
            total += of_fives
    return total


def _weight_of(spared: int, skipped: Skipped) -> float:
    """The surprisal of having these ranks to spare."""
    total = 0.0
    for ranks, weight in skipped:
        if spared & ranks:
            total += weight
    return total
