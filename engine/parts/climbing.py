"""The trick of a climbing game: seats lead, beat or pass, until all others in play have passed and the best leads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.cards import Cards
from engine.events import ASIDE, Event, Marked, Moved, Place, Seat, Zone
from engine.values import replace

M = TypeVar("M")
"""What a game compares combinations by."""


@dataclass(frozen=True, slots=True)
class Trick(Generic[M]):
    """What lies before each seat, which combination is unbeaten and whose, and how many have passed on it in a row.

    ``plays``: how often each seat has played in the whole deal; ``aside``: the cards of earlier tricks; ``barred``: who
    has passed and may not come back in this trick, where that is the rule.
    """

    turn: Seat
    table: tuple[Cards, ...]
    plays: tuple[int, ...]
    aside: Cards = ()
    over: M | None = None
    best: Seat | None = None
    passes: int = 0
    barred: frozenset[Seat] = frozenset()


def still_asked(trick: Trick[M], seat: Seat) -> bool:
    """Whether the seat, not on turn, may come to beat what lies there, or to pass."""
    return trick.best not in (None, seat) and trick.turn != seat and seat not in trick.barred


Turned = tuple[Trick[M], tuple[Event, ...]]
"""The trick one action on, and what happened to its cards and to the mark of the best."""


def first_trick(leader: Seat, seats: int) -> Trick[M]:
    """The trick before the first lead of a deal."""
    return Trick(leader, ((),) * seats, (0,) * seats)


def next_in(seat: Seat, counts: Sequence[int], step: int = 1) -> Seat:
    """The next seat with cards in the direction of play; ``step`` is 1 counter-clockwise, -1 clockwise."""
    seats = len(counts)
    return next(other for far in range(1, seats + 1) if counts[other := (seat + step * far) % seats] or other == seat)


def passes_to_end(playing: int, best_plays: bool = True) -> int:
    """How many passes in a row end a trick: one of every seat that plays on, but for the owner of the best combination.

    ``playing``: how many seats have cards left and may still play in the trick; ``best_plays``: whether the owner is
    one of them, and has not run out. It takes numbers alone, so that the simulators can ask it before their loops.
    """
    return playing - best_plays


def after_pass(trick: Trick[M], counts: Sequence[int], step: int = 1, reenter: bool = True) -> Turned[M]:
    """The seat on turn has passed; after the last of those still in play, the cards are set aside and the best leads.

    ``counts``: cards left by seat. Where the best has run out, the next who has cards leads. ``reenter``: who has
    passed may play again later in the trick.
    """
    assert trick.best is not None
    if reenter:
        passed_on, done = replace(trick, passes=trick.passes + 1), trick.passes + 1
    else:
        passed_on, done = replace(trick, passes=trick.passes + 1, barred=trick.barred | {trick.turn}), 0
    playing = _in_trick(passed_on, counts)
    if done < passes_to_end(sum(map(bool, playing)), playing[trick.best] > 0):
        return replace(passed_on, turn=next_in(trick.turn, playing, step)), ()
    leader = trick.best if counts[trick.best] else next_in(trick.best, counts, step)
    swept = tuple(Moved(cards, Place(Zone.TABLE, seat), ASIDE) for seat, cards in enumerate(trick.table) if cards)
    aside = (*trick.aside, *(card for cards in trick.table for card in cards))
    led: Trick[M] = Trick(leader, ((),) * len(counts), trick.plays, aside)
    return led, (*swept, Marked("best", None))


def after_play(trick: Trick[M], cards: Cards, meld: M, counts: Sequence[int], step: int = 1) -> Turned[M]:
    """The seat on turn has laid these cards; its earlier ones go aside. ``counts``: cards left after the play."""
    seat = trick.turn
    before = trick.table[seat]
    events: tuple[Event, ...] = (
        *((Moved(before, Place(Zone.TABLE, seat), ASIDE),) if before else ()),
        Moved(cards, Place(Zone.HAND, seat), Place(Zone.TABLE, seat)),
        Marked("best", seat),
    )
    following = Trick(
        next_in(seat, _in_trick(trick, counts), step),
        (*trick.table[:seat], cards, *trick.table[seat + 1 :]),
        tuple(count + (each == seat) for each, count in enumerate(trick.plays)),
        (*trick.aside, *before),
        meld,
        seat,
        barred=trick.barred,
    )
    return following, events


def _in_trick(trick: Trick[M], counts: Sequence[int]) -> Sequence[int]:
    """Cards left by seat, none for those who are barred."""
    return [0 if seat in trick.barred else count for seat, count in enumerate(counts)] if trick.barred else counts
