"""The seats of a match in the order of their totals: place, name, what the last hand brought, total and chips."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QWidget

from engine.match import Match
from engine.words import signed, with_minus
from ui.kit.filling import empty, put_words
from ui.kit.language import Lexicon
from ui.kit.lettering import SMALL
from ui.pages.scores.standings import chips_of, ranking

BETWEEN, CLOSE, COLUMNS_APART = 4, 1, 18
"""Pixels between two lines, also where there is little room, and between two columns."""
FIRST_AMOUNT = 2
"""The first column of amounts, after place and name."""


class SeatsTable(QWidget):
    """A line a seat, the highest total first; it speaks the language in which it was shown last."""

    def __init__(self, lexicon: Lexicon) -> None:
        super().__init__()
        self._lexicon = lexicon
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(COLUMNS_APART)
        self._grid.setVerticalSpacing(BETWEEN)
        self._grid.setColumnStretch(1, 1)

    def lie_close(self, close: bool) -> None:
        """Leaves less room between the lines, or more again."""
        self._grid.setVerticalSpacing(CLOSE if close else BETWEEN)

    def show_match(self, match: Match) -> None:
        """Shows what the last hand of this match brought, and how all stand after it."""
        empty(self._grid)
        say, chips, grid, changes = self._lexicon.say, chips_of(match), self._grid, match.results[-1].scored.changes
        heads = ["", say("result.by_total"), say("result.change"), say("result.total")]
        for column, words in enumerate([*heads, say("result.chips")] if chips else heads):
            put_words(grid, 0, column, words, SMALL, right=column >= FIRST_AMOUNT, tone="muted")
        for row, each in enumerate(ranking(match), 1):
            change = changes[each.seat]
            tone = "good" if change > 0 else "danger" if change < 0 else "muted"
            put_words(grid, row, 0, say("result.place", place=each.place), tone="muted")
            put_words(grid, row, 1, self._lexicon.name_of(each.seat), bold=each.seat == 0)
            put_words(grid, row, 2, signed(change), right=True, bold=True, tone=tone)
            put_words(grid, row, 3, signed(each.total), right=True, bold=each.seat == 0)
            if chips is not None:
                put_words(grid, row, 4, with_minus(chips[each.seat]), right=True)
