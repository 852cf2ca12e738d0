"""The picture of a deal after its events, updated from view to view instead of folded from the beginning.

Where 216 cards are taken one by one, each with a question, a deal has hundreds of events before its first trick, and
folding all of them at every card would be slow.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engine.cards import Card
from engine.events import EMPTY_PICTURE, Picture, folded
from engine.game import AnyView
from ui.table.scene.cards.hand_items import fresh_after


@dataclass(frozen=True, slots=True)
class DealSoFar:
    """A view, the picture that its events make, and how many of each card in its hand are new to it."""

    view: AnyView
    picture: Picture
    fresh: Counter[Card]


def so_far(view: AnyView, before: DealSoFar | None = None) -> DealSoFar:
    """The deal as of this view, updated from ``before`` where that is an earlier moment of the same deal."""
    if before is not None and _goes_on(before.view, view):
        picture, fresh, start = before.picture, before.fresh, len(before.view.history)
    else:
        picture, fresh, start = folded(EMPTY_PICTURE, view.opening, view.seat), Counter[Card](), 0
    events = [event for seen in view.history[start:] for event in seen.events]
    return DealSoFar(view, folded(picture, events, view.seat), fresh_after(fresh, events, view.seat))


def _goes_on(earlier: AnyView, view: AnyView) -> bool:
    """Whether this view's events begin with all events of the earlier view, as the same objects."""
    past = len(earlier.history)
    same_deal = earlier.seat == view.seat and earlier.opening is view.opening and past <= len(view.history)
    return same_deal and (not past or earlier.history[-1] is view.history[past - 1])
