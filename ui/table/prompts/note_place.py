"""The place of a hint's reasons over the felt: above the question, off the unbeaten play and off names if possible."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize

GAP = 8
"""Pixels between the reasons and what lies around them."""
STEP = 8
"""Pixels between two places that are tried."""
PLAY, NAME = 1000, 10
"""How much worse it is to cover a square pixel of the unbeaten play, or of a name, than to lie a pixel aside."""
NARROWER = 40
"""As many pixels aside are as bad as being narrower by a step."""


@dataclass(frozen=True, slots=True)
class Felt:
    """The part of the table where the reasons may lie, the unbeaten play with its frame, and the names."""

    room: QRect
    play: QRect
    """Empty where there is none."""
    names: tuple[QRect, ...]


@dataclass(frozen=True, slots=True)
class NotePlace:
    """A rectangle for the reasons, the width that they need for it (None: their usual one), and where the link is."""

    note: QRect
    width: int | None
    linked_inside: bool
    """Whether the link stands beside the last line, and not below."""


def note_place(
    felt: Felt, widths: Sequence[int | None], size_at: Callable[[int | None], QSize], link: int
) -> NotePlace:
    """The best place for reasons that are so large at these widths, the first of which they like best.

    ``link``: the height that the link needs below them; 0 where there is none.
    """
    found: list[tuple[float, int, NotePlace]] = []
    for narrower, width in enumerate(widths):
        size = size_at(width)
        for below in dict.fromkeys((link, 0)):
            whole = QSize(size.width(), size.height() + below)
            if whole.width() > felt.room.width() or whole.height() > felt.room.height():
                continue
            for left in _lefts(felt.room, whole.width()):
                covered = QRect(left, felt.room.bottom() + 1 - whole.height(), whole.width(), whole.height())
                cost = _cost(felt, covered) + narrower * NARROWER
                note = QRect(covered.topLeft(), size)
                found.append((cost, len(found), NotePlace(note, width, below == 0 < link)))
    if found:
        return min(found)[2]
    size = size_at(widths[0])
    left = felt.room.center().x() - size.width() // 2
    top = max(felt.room.top(), felt.room.bottom() + 1 - size.height())
    return NotePlace(QRect(left, top, size.width(), size.height()), widths[0], link > 0)


def _lefts(room: QRect, width: int) -> list[int]:
    """The middle first, then further and further aside."""
    middle = room.center().x() - width // 2
    aside = range(0, (room.width() - width) // 2 + 1, STEP)
    return [middle, *(left for shift in aside[1:] for left in (middle - shift, middle + shift))]


def _cost(felt: Felt, covered: QRect) -> float:
    aside = abs(covered.center().x() - felt.room.center().x())
    names = sum(_area(covered.intersected(name)) for name in felt.names)
    return aside + PLAY * _area(covered.intersected(felt.play)) + NAME * names


def _area(rect: QRect) -> int:
    return max(0, rect.width()) * max(0, rect.height())
