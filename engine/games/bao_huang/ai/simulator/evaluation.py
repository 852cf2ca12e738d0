"""How a deal will probably end, all hands known: who is first out and who last, by how soon each seat seems to be out.

Played out to its end, an imagined deal is won and lost by small things that have little to do with the move that is
weighed; looked at a few tricks after that move, it shows what it has brought with a third of the noise.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import NamedTuple

from engine.events import Seat
from engine.games.bao_huang.ai.simulator.evaluation_weights import SIXES_LAST, USUAL
from engine.games.bao_huang.ai.simulator.table_meld import Counts
from engine.games.bao_huang.melds import RED, TWO
from engine.games.bao_huang.options import Options
from engine.games.bao_huang.rules.scoring import POINTS

STAGES = (7, 14)
"""Hands of no more cards than this are weighed otherwise than longer ones."""
MOST_CARDS, MOST_COPIES = 15, 5
"""What is more counts as this."""
PARTNERED, ALONE = (0, 1, 2), (3, 3, 4)
"""Roles of the emperor, the eunuch, and the people, where the emperor has a partner, and where not."""

_KINDS, _GROUPS = RED + 1, TWO + 2
_HELD = tuple(
    tuple(
        tuple((stage * _KINDS + kind) * (MOST_COPIES + 1) + min(copies, MOST_COPIES) for copies in range(17))
        for kind in range(_KINDS)
    )
    for stage in range(len(STAGES) + 1)
)
_SIZES = _HELD[-1][-1][-1] + 1
_LEADS = _SIZES + MOST_CARDS + 1
_ROLES = _LEADS + 2 * _GROUPS
CELLS = _ROLES + 5
"""How many weights there are."""


class Stand(NamedTuple):
    """A deal at a lead: all hands, how many cards and how many ranks each seat has left, and who has run out."""

    hands: Sequence[Counts]
    sizes: Sequence[int]
    groups: Sequence[int]
    emperor: Seat
    eunuch: Seat
    turn: Seat
    finish: Sequence[Seat]


def cells(stand: Stand, seat: Seat) -> list[int]:
    """The places of the weights that add up to how soon this seat seems to be out."""
    size = stand.sizes[seat]
    found = [held[copies] for held, copies in zip(_HELD[_stage(size)], stand.hands[seat], strict=True)]
    return [*found, *_others(stand, seat, size)]


def _stage(size: int) -> int:
    return (size > STAGES[0]) + (size > STAGES[1])


def _others(stand: Stand, seat: Seat, size: int) -> tuple[int, int, int]:
    """The places of the weights for cards left, for leading and ranks left, and for the role."""
    roles = ALONE if stand.emperor == stand.eunuch else PARTNERED
    return (
        _SIZES + (size if size < MOST_CARDS else MOST_CARDS),
        _LEADS + (seat == stand.turn) * _GROUPS + stand.groups[seat],
        _ROLES + roles[0 if seat == stand.emperor else 1 if seat == stand.eunuch else 2],
    )


def haste(stand: Stand, weights: Sequence[float]) -> list[float]:
    """By seat: twice as much is twice as likely to be the next one out; 0 for who is out."""
    return [
        exp(sum([weights[cell] for cell in cells(stand, seat)])) if size else 0.0
        for seat, size in enumerate(stand.sizes)
    ]


def first_and_last(stand: Stand, hastes: Sequence[float]) -> tuple[float, float]:
    """How likely the first one out, and the last one, is on the emperor's side."""
    ours = {stand.emperor, stand.eunuch}
    if stand.finish:
        first = float(stand.finish[0] in ours)
    else:
        first = sum([hastes[seat] for seat in ours]) / sum(hastes)
    slow = [1 / each if each else 0.0 for each in hastes]
    return first, sum([slow[seat] for seat in ours]) / sum(slow)


def prospect(options: Options, weights: Sequence[float] = ()) -> Callable[[Stand], float]:
    """What the emperor's side will probably win, before an announcement (BH-50 … BH-52, BH-60)."""
    told = weights or (SIXES_LAST if options.sixes_last else USUAL)
    worth = _by_places if options.position_scoring else _by_ends
    worths = tuple(tuple(tuple(told[cell] for cell in kind) for kind in stage) for stage in _HELD)

    def quick_haste(stand: Stand) -> list[float]:
        hastes = []
        for seat, size in enumerate(stand.sizes):
            if not size:
                hastes.append(0.0)
                continue
            total = sum([kind[copies] for kind, copies in zip(worths[_stage(size)], stand.hands[seat], strict=True)])
            for cell in _others(stand, seat, size):
                total += told[cell]
            hastes.append(exp(total))
        return hastes

    return lambda stand: worth(stand, quick_haste(stand))


def _by_ends(stand: Stand, hastes: Sequence[float]) -> float:
    first, last = first_and_last(stand, hastes)
    return 2 * first - 1 if stand.emperor == stand.eunuch else first - last


def _by_places(stand: Stand, hastes: Sequence[float]) -> float:
    """Each place is worth as much less than the one before; who is not out yet is behind others by their haste."""
    finish, total = stand.finish, 0.0
    for seat in {stand.emperor, stand.eunuch}:
        own = hastes[seat]
        if own:
            behind = [each / (each + own) for other, each in enumerate(hastes) if other != seat]
            total += POINTS[0] + (POINTS[1] - POINTS[0]) * (len(finish) + sum(behind))
        else:
            total += POINTS[finish.index(seat)]
    return total
