"""What the top of the table and the plates tell of a view, in words and numbers. Qt-free."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engine.events import Seat
from engine.game import A, V
from engine.options import O
from engine.presentation import Bracket, Presentation

if TYPE_CHECKING:
    from ui.kit.language import Lexicon


@dataclass(frozen=True, slots=True)
class TableSummary:
    """The lines at the top, the brackets and where the points stand in them, and the points of every seat."""

    lines: tuple[str, ...] = ()
    brackets: tuple[Bracket, ...] = ()
    counted: int | None = None
    points: Mapping[Seat, int] = field(default_factory=dict)


EMPTY_SUMMARY = TableSummary()


def table_summary(presentation: Presentation[O, A, V], view: V, lexicon: Lexicon) -> TableSummary:
    """All that this view lets everybody keep in sight; brackets only where points can be counted."""
    counted = None if presentation.counted is None else presentation.counted(view)
    notices = () if presentation.notices is None else presentation.notices(view)
    brackets_of = None if counted is None else presentation.brackets
    points = () if presentation.points is None else presentation.points(view)
    return TableSummary(
        tuple(lexicon.say(words) for words in notices),
        () if brackets_of is None else brackets_of(view.options),
        counted,
        {seat: each for seat, each in enumerate(points) if each is not None},
    )
