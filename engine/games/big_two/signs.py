"""What others' plays and passes tell of their hands: a play that fitted and was not made is likely not there.

A player answers with the lowest card, or the lowest pair, that it can spare, and leads its lowest. So each play and
each pass skips ranks, and the more there is to spare in a hand in the ranks skipped, the less the hand fits.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import NamedTuple

from engine.events import Marked, Seat
from engine.games.big_two.actions import Play
from engine.games.big_two.fast import Hand, packed
from engine.games.big_two.knowledge import HAND_SIZE
from engine.games.big_two.melds import ACE, RANKS, Meld, read_meld
from engine.games.big_two.options import AUTOMATIC, PARTNERSHIP, SEATS, partner
from engine.games.big_two.view import View

SUIT = sum(1 << 4 * height for height in range(len(RANKS)))
"""All cards of the lowest suit: one bit for each rank."""
HIGH = SUIT >> 4 * ACE << 4 * ACE
"""The ranks that players hold back: Aces and Twos."""
MOST_SKIPPED = 2
"""More to spare than this is no less likely: who holds so much back has a reason."""


class Skip(IntEnum):
    """In which situation ranks were skipped."""

    SINGLE_PASS = 0
    SINGLE_PLAY = 1
    SINGLE_LEAD = 2
    PARTNER_SINGLE = 3
    PAIR_PASS = 4
    PAIR_PLAY = 5
    PAIR_LEAD = 6
    PARTNER_PAIR = 7


DOUBT: dict[Skip, tuple[float, float]] = {
    Skip.SINGLE_PASS: (2.0, 1.2),
    Skip.SINGLE_PLAY: (1.3, 1.3),
    Skip.SINGLE_LEAD: (1.1, 1.3),
    Skip.PARTNER_SINGLE: (1.2, 0.4),
    Skip.PAIR_PASS: (1.6, 1.0),
    Skip.PAIR_PLAY: (1.3, 1.5),
    Skip.PAIR_LEAD: (1.1, 2.0),
    Skip.PARTNER_PAIR: (1.2, 0.4),
}
"""By how much each play to spare that was not made, a low one and a high one, takes off the log of the likelihood."""

Skipped = tuple[tuple[int, float, float], ...]
"""Sets of ranks that were skipped, as bits of the lowest suit, and what a low and a high play to spare there says."""


class Sign(NamedTuple):
    """What one seat did while it held the same cards: those that it has played since, and which ranks it skipped."""

    later: Hand
    singles: Skipped
    pairs: Skipped


def signs(view: View) -> tuple[tuple[Sign, ...], ...]:
    """By seat, what others' plays and passes tell, the latest first; nothing of one's own."""
    later = [0] * SEATS
    found: list[dict[Hand, dict[Skip, int]]] = [{} for _ in range(SEATS)]
    for seat, cards, skip, ranks in reversed(list(_followed(view))):
        later[seat] |= cards
        if skip is not None and ranks and seat != view.seat:
            told = found[seat].setdefault(later[seat], {})
            told[skip] = told.get(skip, 0) | ranks
    return tuple(tuple(_sign(held, told) for held, told in of_seat.items()) for of_seat in found)


def _sign(later: Hand, told: dict[Skip, int]) -> Sign:
    skipped = [(skip, (ranks, *DOUBT[skip])) for skip, ranks in told.items()]
    return Sign(
        later,
        tuple(each for skip, each in skipped if skip < Skip.PAIR_PASS),
        tuple(each for skip, each in skipped if skip >= Skip.PAIR_PASS),
    )


def _followed(view: View) -> Iterator[tuple[Seat, Hand, Skip | None, int]]:
    """Every action of the set: its seat, its cards, and what it skipped, if it tells anything."""
    counts = [HAND_SIZE] * SEATS
    declared: set[Seat] = set()
    over: Meld | None = None
    best = view.seat
    for seen in view.history:
        seat, cards, meld = seen.seat, 0, None
        if isinstance(seen.action, Play):
            cards, meld = packed(seen.action.cards), read_meld(seen.action.cards, view.options.straights)
        bound = (seat + 1) % SEATS in declared
        opening = view.options.first_lead_has_3d and view.standing is None and seen is view.history[0]
        helped = view.options.mode == PARTNERSHIP and best == partner(seat)
        yield (seat, cards, *((None, 0) if bound or opening else _skipped(over, meld, helped)))
        if meld is not None:
            over, best = meld, seat
            counts[seat] -= meld.size
            if counts[seat] == 1 and (view.options.last_card == AUTOMATIC or getattr(seen.action, "last_card", False)):
                declared.add(seat)
        if Marked("best", None) in seen.events:
            over = None


def _skipped(over: Meld | None, meld: Meld | None, helped: bool) -> tuple[Skip | None, int]:
    """The situation, and the ranks above what lay there and below what was played; ``helped``: on a partner's play."""
    size = (over or meld).size  # type: ignore[union-attr]
    if size == 5:
        return None, 0
    ranks = _between(-1 if over is None else over.key >> 2, len(RANKS) if meld is None else meld.key >> 2)
    if over is None:
        skip = Skip.SINGLE_LEAD if size == 1 else Skip.PAIR_LEAD
    elif helped:
        skip = Skip.PARTNER_SINGLE if size == 1 else Skip.PARTNER_PAIR
    elif meld is None:
        skip = Skip.SINGLE_PASS if size == 1 else Skip.PAIR_PASS
    else:
        skip = Skip.SINGLE_PLAY if size == 1 else Skip.PAIR_PLAY
    return skip, ranks


def _between(low: int, high: int) -> int:
    """The ranks above one and below another."""
    return SUIT & ((1 << 4 * high) - 1) & ~((1 << 4 * (low + 1)) - 1)


def doubt(told: tuple[Sign, ...], hand: Hand) -> float:
    """How badly a hand explains what its seat did: minus the log of the likelihood."""
    total = 0.0
    for later, singles, pairs in told:
        held = hand | later
        one, two, three, four = held & SUIT, held >> 1 & SUIT, held >> 2 & SUIT, held >> 3 & SUIT
        if singles:
            total += _said_by(one ^ two ^ three ^ four, singles)
        if pairs:
            total += _said_by(one & two | three & four | (one | two) & (three | four), pairs)
    return total


def _said_by(spared: int, skipped: Skipped) -> float:
    total = 0.0
    for ranks, of_low, of_high in skipped:
        fitting = spared & ranks
        if fitting:
            high = (fitting & HIGH).bit_count()
            low = fitting.bit_count() - high
            total += of_low * min(low, MOST_SKIPPED) + of_high * min(high, MOST_SKIPPED)
    return total
