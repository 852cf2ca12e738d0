"""The reasons of all games, worked out without the games' own, and how much another move has for itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.search_model import Weighed
from tests.conformance.hints import bao_huang, bashi_fen, big_two, taihe_a_bao
from tests.conformance.hints.shared import Held, Reason

SEEN: Mapping[str, Mapping[str, Reason]] = {
    "taihe_a_bao": taihe_a_bao.REASONS,
    "big_two": big_two.REASONS,
    "bao_huang": bao_huang.REASONS,
    "bashi_fen": bashi_fen.REASONS,
}
"""By game and key: every reason that is told of what the seat sees."""
WARNINGS: Mapping[str, Callable[[Any, Weighed[Any]], bool]] = bao_huang.WARNINGS
"""What is told of a move beside its reasons, since it gives something away."""


def seen_of(game: str, view: Any, move: Weighed[Any], key: str) -> tuple[Held, ...]:
    """What a reason of this key could say of this move."""
    reason = SEEN[game][key]
    phase = type(getattr(view, "phase", None)).__name__
    if not isinstance(move.action, reason.actions) or phase not in (reason.phases.split() or [phase]):
        return ()
    return reason.holds(view, move)


def holds_as_much(game: str, view: Any, move: Weighed[Any], key: str, degree: float) -> bool:
    """Whether this reason, or another of the same idea, speaks for this move as much."""
    idea = SEEN[game][key].idea
    alike = [key] if not idea else [other for other, reason in SEEN[game].items() if reason.idea == idea]
    return any(found.degree >= degree for other in alike for found in seen_of(game, view, move, other))
