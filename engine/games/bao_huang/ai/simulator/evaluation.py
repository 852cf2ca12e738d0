"""The evaluation of an imagined deal: who is probably first and last out, by how fast each seat gets rid of its cards.

The result of a deal played out to its end varies for reasons that have little to do with the move that is weighed. An
evaluation a few tricks after the move shows what the move brought with a third of that noise.
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
from engine.games.bao_huang.rules.scoring import PLACE_POINTS

HAND_STAGES = (7, 14)
"""Hands of no more cards than these have weights of their own."""
MOST_CARDS_WEIGHED, MOST_COPIES = 15, 5
"""Larger numbers count as these."""
PARTNERED, ALONE = (0, 1, 2), (3, 3, 4)
"""Roles of the emperor, the eunuch, and the people, where the emperor has a partner, and where not."""

_KINDS, _GROUPS = RED + 1, TWO + 2
_HELD = tuple(
    tuple(
        tuple((stage * _KINDS + kind) * (MOST_COPIES + 1) + min(copies, MOST_COPIES) for copies in range(17))
        for kind in range(_KINDS)
    )
    for stage in range(len(HAND_STAGES) + 1)
)
_SIZES = _HELD[-1][-1][-1] + 1
_LEADS = _SIZES + MOST_CARDS_WEIGHED + 1
_ROLES = _LEADS + 2 * _GROUPS
FEATURE_COUNT = _ROLES + 5
"""How many weights there are."""


class EvaluatedPosition(NamedTuple):
    """A deal at a lead: all hands, how many cards and how many ranks each seat has left, and who has run out."""

    hands: Sequence[Counts]
    sizes: Sequence[int]
    groups: Sequence[int]
    emperor: Seat
    eunuch: Seat
    turn: Seat
    finish: Sequence[Seat]


def feature_indices(position: EvaluatedPosition, seat: Seat) -> list[int]:
    """The indices of the weights that add up to the logarithm of this seat's finishing rate."""
    size = position.sizes[seat]
    found = [held[copies] for held, copies in zip(_HELD[_stage(size)], position.hands[seat], strict=True)]
    return [*found, *_others(position, seat, size)]


def _stage(size: int) -> int:
    return (size > HAND_STAGES[0]) + (size > HAND_STAGES[1])


def _others(position: EvaluatedPosition, seat: Seat, size: int) -> tuple[int, int, int]:
    """The indices of the weights for cards left, for leading and ranks left, and for the role."""
    roles = ALONE if position.emperor == position.eunuch else PARTNERED
    return (
        _SIZES + (size if size < MOST_CARDS_WEIGHED else MOST_CARDS_WEIGHED),
        _LEADS + (seat == position.turn) * _GROUPS + position.groups[seat],
        _ROLES + roles[0 if seat == position.emperor else 1 if seat == position.eunuch else 2],
    )


def finishing_rates(position: EvaluatedPosition, weights: Sequence[float]) -> list[float]:
    """By seat: the chance to be the next one out is in proportion to this rate; 0 for a seat that is out."""
    return [
        exp(sum([weights[feature] for feature in feature_indices(position, seat)])) if size else 0.0
        for seat, size in enumerate(position.sizes)
    ]


def first_and_last(position: EvaluatedPosition, rates: Sequence[float]) -> tuple[float, float]:
    """How likely the first one out, and the last one, is on the emperor's side."""
    ours = {position.emperor, position.eunuch}
    if position.finish:
        first = float(position.finish[0] in ours)
    else:
        first = sum([rates[seat] for seat in ours]) / sum(rates)
    slow = [1 / each if each else 0.0 for each in rates]
    return first, sum([slow[seat] for seat in ours]) / sum(slow)


def evaluator(options: Options, weights: Sequence[float] = ()) -> Callable[[EvaluatedPosition], float]:
    """A function that estimates what the emperor's side wins, before an announcement (BH-50 … BH-52, BH-60)."""
    fitted = weights or (SIXES_LAST if options.sixes_last else USUAL)
    worth = _by_places if options.position_scoring else _by_ends
    worths = tuple(tuple(tuple(fitted[feature] for feature in kind) for kind in stage) for stage in _HELD)

    def rates_of(position: EvaluatedPosition) -> list[float]:
        rates = []
        for seat, size in enumerate(position.sizes):
            if not size:
                rates.append(0.0)
                continue
            total = sum([kind[copies] for kind, copies in zip(worths[_stage(size)], position.hands[seat], strict=True)])
            for feature in _others(position, seat, size):
                total += fitted[feature]
            rates.append(exp(total))
        return rates

    return lambda position: worth(position, rates_of(position))


def _by_ends(position: EvaluatedPosition, rates: Sequence[float]) -> float:
    first, last = first_and_last(position, rates)
    return 2 * first - 1 if position.emperor == position.eunuch else first - last


def _by_places(position: EvaluatedPosition, rates: Sequence[float]) -> float:
    """The points of the places; a seat that is not out yet is behind another with the chance that their rates give."""
    finish, total = position.finish, 0.0
    for seat in {position.emperor, position.eunuch}:
        own = rates[seat]
        if own:
            behind = [each / (each + own) for other, each in enumerate(rates) if other != seat]
            total += PLACE_POINTS[0] + (PLACE_POINTS[1] - PLACE_POINTS[0]) * (len(finish) + sum(behind))
        else:
            total += PLACE_POINTS[finish.index(seat)]
    return total
