"""The weights of the scorer of Taihe A Bao, tuned by ``benchmarks/tuning/taihe.py`` (seed "taihe 1")."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import cache

from engine.games.taihe_a_bao.options import Options
from engine.search_model import Style

FEATURES = (
    "left",  # plays that the hand needs after this one
    "nearly",  # 1 where that is one play
    "top",  # the rank, from 0 to 1
    "size",
    "three",
    "four",
    "safe",  # 1 where no enemy can hold anything that beats it
    "danger",  # 1 where an enemy with one or two cards could go out on it
    "helps",  # 1 for a lead with as many cards as a partner with one or two has left
    "pass",
    "pass_short",  # to pass while an enemy has one or two cards
    "pass_near",  # to pass while an enemy has no more than five
    "pass_top",  # to pass on a play of this rank, from 0 to 1
    "pass_stands",  # to pass on a partner's play that the declarer cannot beat
    "bomb_near",  # a bomb while an enemy has no more than five cards
)
"""The features that count for or against a play, and for or against a pass."""


class Situation(StrEnum):
    """Where a seat decides; each has weights of its own."""

    ALONE_LEADS = "alone_leads"
    ALONE_FOLLOWS = "alone_follows"
    PARTNER_LEADS = "partner_leads"
    OVER_DECLARER = "over_declarer"
    OVER_PARTNER = "over_partner"


Weights = Mapping[Situation, tuple[float, ...]]
"""By situation, the weight of every feature in the order of ``FEATURES``."""

# fmt: off
TUNED: dict[Situation, tuple[float, ...]] = {
    Situation.ALONE_LEADS: (
        -1.17, 0.36, -0.80, 0.19, -1.12, -2.04, 0.42, -0.69,
        0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.10,
    ),
    Situation.ALONE_FOLLOWS: (
        -1.51, 1.19, -0.22, -0.44, -1.65, -1.90, -0.25, -1.49,
        0.00, -0.29, -1.35, -0.70, -0.76, 0.00, -0.32,
    ),
    Situation.PARTNER_LEADS: (
        -2.16, 0.53, -0.76, -0.43, -1.09, -0.88, -0.18, -1.51,
        -0.07, 0.00, 0.00, 0.00, 0.00, 0.00, 0.13,
    ),
    Situation.OVER_DECLARER: (
        -1.00, 0.94, -0.57, 0.62, -2.07, -1.55, 0.78, -0.81,
        0.00, -0.34, -1.58, -0.76, -0.25, 0.00, 0.45,
    ),
    Situation.OVER_PARTNER: (
        -1.36, 1.27, -0.98, -0.82, -0.82, -0.91, -0.12, -0.35,
        0.00, -0.55, -0.93, -0.09, 0.42, 1.32, 0.13,
    ),
}
# fmt: on
"""In the order of ``FEATURES``. On 6,000 fresh deals with heuristic players on the other side, declarers with these
weights win 49.5 ± 1.3 % where heuristic ones win 45.6 ± 1.3 %, and hold heuristic declarers to 43.7 ± 1.3 %. At five
seats (``--check --seats 5``, 6,000 deals) they win 55.2 ± 1.3 % where heuristic ones win 50.8 ± 1.3 %, and hold
heuristic declarers to 48.1 ± 1.3 %, so five seats use them as well."""

# fmt: off
THREE_SEATS = TUNED | {
    Situation.ALONE_LEADS: (
        -0.95, 0.50, -0.89, 0.02, -0.76, -1.81, -0.09, -0.85,
        0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.11,
    ),
    Situation.ALONE_FOLLOWS: (
        -0.77, 1.02, -0.42, -0.25, -1.25, -1.96, -0.13, -0.91,
        0.00, -0.44, -0.61, -0.86, -0.42, 0.00, 0.69,
    ),
}
# fmt: on
"""For declarers of thirteen cards, by ``--seats 3 --seed "taihe 3 seats" --rounds 1 --generations 10 --deals 400``.

On 4,000 fresh deals they win 50.7 ± 1.5 % against heuristic players, where heuristic ones win 44.5 ± 1.5 % and the
weights of four seats 45.1 ± 1.8 % (on 3,000). What that run found for their opponents was worse than what four seats
use.
"""

STYLE_SHIFTS: dict[Style, dict[str, float]] = {
    Style.EVEN: {},
    Style.CAUTIOUS: {"three": -0.6, "four": -0.8, "pass": 0.3, "danger": -0.4},
    Style.BOLD: {"three": 0.5, "four": 0.6, "pass": -0.4, "top": 0.2},
}
"""What a style adds to the tuned weights: the cautious keep bombs and let plays pass, the bold spend them."""
REGRET = {Style.EVEN: (1.0, 1.0), Style.CAUTIOUS: (1.0, 1.25), Style.BOLD: (1.25, 1.0)}
"""How much a point won, and a point lost, counts for each style."""


@cache
def weights_for(options: Options, style: Style) -> Weights:
    """The weights for this table, in this style."""
    tuned = THREE_SEATS if options.seats == 3 else TUNED
    shifts = [STYLE_SHIFTS[style].get(feature, 0.0) for feature in FEATURES]
    return {
        situation: tuple(weight + shift for weight, shift in zip(weights, shifts, strict=True))
        for situation, weights in tuned.items()
    }


def judged(points: float, style: Style) -> float:
    """The value of points to a player of this style."""
    won, lost = REGRET[style]
    return points * (won if points > 0 else lost)
