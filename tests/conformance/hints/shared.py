"""What a reason says of a move, when it may be told, and what several games say alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from engine.cards import Card, without
from engine.search_model import Weighed


class Held(NamedTuple):
    """What a reason would say of a move, by its arguments, and how much it speaks for the move (more: the more)."""

    said: Mapping[str, object]
    degree: float = 0.0


Seen = Callable[[Any, Weighed[Any]], tuple[Held, ...]]
"""View and move: what the reason could say of it; nothing where it does not hold."""


def rest(view: Any, move: Weighed[Any]) -> tuple[Card, ...]:
    """The hand after a move."""
    return without(view.hand, getattr(move.action, "cards", ()))


def held(degree: float = 0.0, **said: object) -> tuple[Held, ...]:
    return (Held(said, degree),)


def out(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    ends = not rest(view, move) or getattr(move.action, "lay_down", False)
    return held() if move.action.cards and ends else ()


def left(least: Callable[[Any, tuple[Card, ...]], int], view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    before, after = least(view, view.hand), least(view, rest(view, move))
    return held(-after, after=after) if 0 < after == before - 1 else ()


def plays_left(least: Callable[[Any, tuple[Card, ...]], int], view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    after = least(view, rest(view, move))
    return held(-after, count=after) if after else ()


def may_lead(view: Any, move: Weighed[Any]) -> bool:
    """A play, not a lead, after which cards are left."""
    return view.phase.over is not None and bool(rest(view, move))


def highest_kept(order: Callable[[Card], int], view: Any, move: Weighed[Any]) -> tuple[Card, ...]:
    top = max(map(order, view.hand))
    return tuple(card for card in rest(view, move) if order(card) == top)


def lowest_goes(order: Callable[[Card], int], view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """A lead with a card as low as the lowest."""
    heights = [order(card) for card in move.action.cards]
    return held() if view.phase.trick.over is None and min(map(order, view.hand)) in heights else ()


def where(holds: Callable[[Any, Weighed[Any]], bool]) -> Seen:
    """A reason without arguments."""
    return lambda view, move: held() if holds(view, move) else ()


class Reason(NamedTuple):
    """Of which actions a reason may be told in which phase, when, and with which others it is compared.

    ``beside``: it is told only where the best move is compared with one other, or nothing else was weighed.
    ``compares``: it says that the best move has more of something than each of those that it is better than.
    """

    actions: tuple[type, ...]
    phases: str
    holds: Seen
    idea: str = ""
    beside: bool = False
    compares: bool = False


def beside(actions: tuple[type, ...], holds: Seen, phases: str = "Playing", idea: str = "") -> Reason:
    return Reason(actions, phases, holds, idea, beside=True)


def compared(actions: tuple[type, ...], holds: Seen, phases: str = "Playing") -> Reason:
    """A reason that says nothing of a move alone."""
    return Reason(actions, phases, holds, beside=True, compares=True)
