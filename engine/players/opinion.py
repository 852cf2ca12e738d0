"""What a search thinks of a move that was made: as good as any, or how much another one would have been better."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from engine.game import Game, View
from engine.mind import Manner
from engine.players.search import Budget, Stop, never, search
from engine.words import Text

PLAYOUTS = 800
"""Of one opinion: a fraction of a second for most games."""


@dataclass(frozen=True, slots=True)
class Opinion:
    """``better``: the best move in words; ``gap``: what it would have brought more, in points; 0 where all is well."""

    made: Any
    best: Any
    better: Text
    good: bool
    gap: float
    gap_error: float
    worlds: int
    reasons: tuple[Text, ...] = ()


def opinion(
    game: Game, view: View[Any], made: Any, random: Random, playouts: int = PLAYOUTS, stop: Stop = never
) -> Opinion | None:
    """What there is to say to this move of the view's seat; None where the game cannot be searched, or left no choice.

    It knows only what the seat knew. A move counts as good where the search cannot tell it from the best (95 %).
    """
    if game.mind is None:
        return None
    outlook = game.mind.look(view, Manner(), (made,))
    if len(outlook.moves) < 2:
        return None
    verdict = search(game.mind, outlook, Budget(playouts), random, stop)
    weighed, best = verdict.of(made), verdict.best
    if weighed is None or stop() or all(move.value == best.value and not move.error for move in verdict.moves):
        return None  # nothing was told apart, not even from deal to deal: there is nothing to say
    good = weighed is best or weighed.tied or weighed.gap <= 0
    reasons = () if good else game.mind.reasons(view, verdict)
    gap = 0.0 if good else weighed.gap
    better = game.caption(view, best.action)
    return Opinion(made, best.action, better, good, gap, weighed.gap_error, best.worlds, reasons)
