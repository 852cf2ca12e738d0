"""The reasons of all games, worked out without the games' own, and how much another move has for itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
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


def holds_of(game: str, view: Any, move: Weighed[Any], key: str, found: Held) -> bool:
    """Whether what this reason says of the best move is true of this one, too."""
    as_much = any(degree >= found.degree for degree in degrees_of(game, view, move, key))
    told = [each.said for each in seen_of(game, view, move, key)]
    return as_much or (found.said in told and not SEEN[game][key].compares)


def degrees_of(game: str, view: Any, move: Weighed[Any], key: str) -> list[float]:
    """How much this reason, or others of the same idea, speak for this move."""
    idea = SEEN[game][key].idea
    alike = [key] if not idea else [other for other, reason in SEEN[game].items() if reason.idea == idea]
    return [each.degree for other in alike for each in seen_of(game, view, move, other)]


def of_its_own(game: str, view: Any, key: str, found: Held, others: Iterable[Weighed[Any]]) -> Mapping[str, object]:
    """What a reason says of the best move: of its cards only those that it does not say of the others, if there are."""
    if found.said.keys() != {"cards"}:
        return found.said
    theirs = [each.said["cards"] for move in others for each in seen_of(game, view, move, key)]
    left = tuple(card for card in as_cards(found.said["cards"]) if not any(card in as_cards(cards) for cards in theirs))
    return {"cards": left} if left else found.said


def as_cards(value: object) -> tuple[object, ...]:
    assert isinstance(value, tuple)
    return value
