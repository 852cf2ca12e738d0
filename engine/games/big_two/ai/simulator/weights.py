"""How players of Big Two differ in style: what a cautious and a bold one make of the same hand, and of points."""

from __future__ import annotations

from dataclasses import replace

from engine.games.big_two.ai.simulator.plans import Weights
from engine.search_model import Style

SOUND = Weights()
"""How the sound player judges."""
STYLES: dict[Style, Weights] = {
    Style.EVEN: SOUND,
    Style.CAUTIOUS: replace(SOUND, patience=0.25, alarm=0.3, trust=0.8, lead_five=0.3),
    Style.BOLD: replace(SOUND, patience=1.1, alarm=0.5, trust=0.2, lead_five=0.8),
}
"""The cautious break no plan early, leave plays to their partner and keep five-card hands; the bold do the opposite."""
JUDGE = Weights(
    singles=(1.1, 1.07, 1.04, 1.01, 0.98, 0.95, 0.92, 0.89, 0.86, 0.71, 0.55, 0.4, 0.24),
    pairs=(1.25, 1.2, 1.15, 1.1, 1.05, 1.0, 0.95, 0.9, 0.85, 0.8, 0.6, 0.4, 0.2),
    fives=(1.0, 0.85, 0.5, 0.2, -0.4),
    lead_pair=0.2,
    lead_five=0.3,
    patience=0.5,
    alarm=0.3,
    short=9,
    trust=0.6,
)
"""By whom judges let imagined sets be played out: it splits, leads and waits otherwise than the sound player.

Of four sets in five at least one play differs; it loses 0.93 ± 0.37 points a set to the sound player (1,200 mirrored).
"""
REGARD = {Style.EVEN: (1.0, 1.0), Style.CAUTIOUS: (1.0, 1.25), Style.BOLD: (1.25, 1.0)}
"""How much a point won, and a point lost, counts for each style."""


def judged(points: int, style: Style) -> float:
    """What points are worth to a player of this style."""
    won, lost = REGARD[style]
    return points * (won if points > 0 else lost)
