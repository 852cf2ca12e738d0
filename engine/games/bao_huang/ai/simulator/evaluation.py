"""The evaluation of an imagined deal: who is probably first and last out, by how fast each seat gets rid of its cards.

The result of a deal played out to its end varies for reasons that have little to do with the move that is weighed. An
evaluation a few tricks after the move shows what the move brought with a third of that noise.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import NamedTuple

from engine.events import Seat
from engine.games.bao_huang.ai.simulator.table_meld import HeightCounts
from engine.games.bao_huang.melds import RED, TWO
from engine.games.bao_huang.options import Options
from engine.games.bao_huang.rules.scoring import PLACE_POINTS
from engine.parts.summing import plain_sum

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


def _hundredths(text: str) -> tuple[float, ...]:
    return tuple(int(each) / 100 for each in text.split())


USUAL = _hundredths("""
    26 -105 -115 -95 -23 -24 39 -106 -91 -87 -25 -34 53 -110 -92 -46 -60 -60 55 -84 -58 -48 -30 -55 53 -69 -48 -32
    -15 -6 39 -60 -34 -7 -15 28 20 -69 -3 -10 -5 -15 13 -34 3 3 42 47 -13 -43 -6 32 30 26 -105 -32 50 91 127 133 -52
    93 122 30 0 0 -84 169 198 82 0 0 42 -64 -74 -85 -60 -55 45 -58 -54 -41 -5 -24 59 -51 -31 -21 -19 2 53 -54 -28 -28
    -15 1 45 -33 -26 -21 -8 -14 41 -50 -17 -17 -22 11 18 -46 -11 -14 -14 -22 17 -28 -6 3 -3 13 3 -35 -8 -12 4 12 -78
    -53 -1 15 47 79 -50 38 90 81 -1 0 -98 34 130 161 40 0 43 -37 -33 -31 -21 -5 54 -40 -27 -15 -6 -8 53 -39 -19 -12
    -13 7 51 -38 -16 -14 -7 -3 40 -30 -17 -10 -4 2 36 -30 -12 -5 -5 14 25 -34 -11 -15 -2 3 15 -33 -16 -8 5 7 3 -34
    -22 -3 -0 2 -49 -41 1 10 32 52 -63 4 65 124 95 0 -80 -5 72 121 101 0 0 -18 -10 9 -2 5 1 -1 -14 -7 -11 -5 6 2 10
    -3 -29 -34 -43 -67 -60 -59 -53 -49 -39 -27 -11 71 585 141 71 31 15 6 7 14 21 12 -17 -4 -3 -3 -15
""")
"""The weights, fitted by ``benchmarks/tuning/bao_huang_evaluation.py`` (seed "prospects 1"), written in hundredths: by
stage of the hand, height and copies; cards left; leading and ranks left; role.

On 300 fresh deals the evaluation explains .48 of the variance of the results over all leads: .22 with more than 90
cards left, .47 with 40 to 90, .73 with fewer; .48 by places, .42 where 2s hang, .44 with joker order and where sixes
go last.
"""

SIXES_LAST = _hundredths("""
    149 0 -11 -12 -21 -45 4 -109 -73 32 -16 0 18 -92 -85 -33 -52 12 22 -79 -62 -36 -95 -34 39 -62 -38 -44 -29 10 20
    -57 -51 -18 8 19 9 -54 -12 -33 -58 20 -1 -39 -20 21 44 9 -3 -14 -1 7 27 49 -120 23 95 117 159 140 -55 108 88 31 0
    0 -60 151 198 61 0 0 93 -2 -4 -16 -19 -25 16 -45 -101 -47 -77 -3 29 -56 -29 -35 -6 -23 35 -55 -33 -32 3 -6 33 -40
    -33 -27 -19 -29 32 -41 -16 -21 -23 -18 25 -26 -10 0 -9 16 15 -28 -17 5 12 3 -9 -26 -18 1 -3 7 -92 -30 -2 18 61 80
    -33 23 80 25 8 0 -82 24 111 160 32 0 73 -9 -7 -21 -10 -11 30 -24 -28 -21 -20 -3 27 -28 -15 -22 -13 1 34 -20 -14
    -6 6 3 33 -22 -15 -4 -1 -1 28 -28 2 -2 -1 12 7 -18 -15 -9 -4 -1 -1 -29 -15 -6 5 3 -13 -23 -19 4 -5 4 -69 -38 -14
    6 32 55 -35 8 44 70 51 0 -75 -10 59 121 161 0 0 -43 -36 -15 -4 10 18 11 -9 -16 -12 -2 4 4 12 3 -32 -112 -50 -64
    -57 -48 -46 -38 -23 -6 11 2 506 96 60 28 10 1 5 13 24 11 -13 -18 12 -42 32
""")
"""For the house rule that sixes go last (BH-44)."""


class EvaluatedPosition(NamedTuple):
    """A deal at a lead: all hands, how many cards and how many ranks each seat has left, and who has run out."""

    hands: Sequence[HeightCounts]
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
        exp(plain_sum([weights[feature] for feature in feature_indices(position, seat)])) if size else 0.0
        for seat, size in enumerate(position.sizes)
    ]


def first_and_last(position: EvaluatedPosition, rates: Sequence[float]) -> tuple[float, float]:
    """How likely the first one out, and the last one, is on the emperor's side."""
    ours = {position.emperor, position.eunuch}
    if position.finish:
        first = float(position.finish[0] in ours)
    else:
        first = plain_sum([rates[seat] for seat in ours]) / plain_sum(rates)
    slow = [1 / each if each else 0.0 for each in rates]
    return first, plain_sum([slow[seat] for seat in ours]) / plain_sum(slow)


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
            held = zip(worths[_stage(size)], position.hands[seat], strict=True)
            total = plain_sum([kind[copies] for kind, copies in held])
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
            total += PLACE_POINTS[0] + (PLACE_POINTS[1] - PLACE_POINTS[0]) * (len(finish) + plain_sum(behind))
        else:
            total += PLACE_POINTS[finish.index(seat)]
    return total
