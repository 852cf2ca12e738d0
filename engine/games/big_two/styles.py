"""How players of Big Two differ in style: what a cautious and a bold one make of the same hand, and of points."""

from __future__ import annotations

from dataclasses import replace

from engine.games.big_two.plans import Weights
from engine.mind import Style

SOUND = Weights()
"""How the sound player judges."""
STYLES: dict[Style, Weights] = {
    Style.EVEN: SOUND,
    Style.CAUTIOUS: replace(SOUND, patience=0.25, alarm=0.3, trust=0.8, lead_five=0.3),
    Style.BOLD: replace(SOUND, patience=1.1, alarm=0.5, trust=0.2, lead_five=0.8),
}
"""The cautious break no plan early, leave plays to their partner and keep five-card hands; the bold do the opposite."""
REGARD = {Style.EVEN: (1.0, 1.0), Style.CAUTIOUS: (1.0, 1.25), Style.BOLD: (1.25, 1.0)}
"""How much a point won, and a point lost, counts for each style."""


def judged(points: int, style: Style) -> float:
    """What points are worth to a player of this style."""
    won, lost = REGARD[style]
    return points * (won if points > 0 else lost)
