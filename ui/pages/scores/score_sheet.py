"""The score sheet of the session: a chart, a line for each hand that opens to its sum, and the totals."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QSplitter,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.match import Match, Result
from engine.players.duplicate import Duplicate
from engine.words import signed, with_minus
from ui.kit.language import Lexicon
from ui.kit.lettering import SMALL, Lettering, scaled_font
from ui.pages.scores.duplicate_words import duplicate_line
from ui.pages.scores.hands_tree import HandsTree
from ui.pages.scores.ladder_picture import LadderPicture
from ui.pages.scores.score_chart import ScoreChart
from ui.pages.scores.standings import chips_of, dealt_as, ladder_in_words, ladder_words, running_totals

LOW_LINES = 24
"""A sheet lower than so many heights of a line shows its hands without pictures, for which there is no room."""
ASSISTED = "*"
"""The sign behind the number of a hand in which somebody had help."""


class ScoreSheet(QWidget):
    """Shows a match; ``show_match`` is called whenever a hand has ended."""

    def __init__(self, lexicon: Lexicon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lexicon = lexicon
        self._match: Match | None = None
        self._assisted: Collection[int] = ()
        self._duplicates: Mapping[int, Duplicate] = {}
        self._behind = False  # more is known of the duplicates than is shown
        self.empty, self.note = Lettering(tone="muted", wraps=True), Lettering(SMALL, tone="muted", wraps=True)
        self.chart = ScoreChart()
        self.ladder = LadderPicture()
        self.tree = HandsTree()
        self._split = QSplitter(Qt.Orientation.Vertical)
        self._split.addWidget(self.chart)
        self._split.addWidget(self.tree)
        self._split.setStretchFactor(0, 2)
        self._split.setStretchFactor(1, 3)
        self._split.setChildrenCollapsible(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(self.empty, 0, Qt.AlignmentFlag.AlignTop)
        column.addWidget(self.ladder)
        column.addWidget(self._split, 1)
        column.addWidget(self.note)
        lexicon.changed.connect(self._speak)
        self._speak()

    def show_match(self, match: Match, assisted: Collection[int] = ()) -> None:
        """Shows this session; ``assisted``: the deals, counted from 0, in which somebody had help."""
        self._match, self._assisted = match, assisted
        self._speak()
        self.tree.scrollToBottom()

    def show_duplicates(self, duplicates: Mapping[int, Duplicate]) -> None:
        """Shows what the levels have got so far with the cards of these deals of the session, counted from 0.

        A run comes in every few seconds; while the sheet is hidden, nothing is filled in.
        """
        if duplicates == self._duplicates:
            return
        self._duplicates = duplicates
        if self.isVisible():
            self._catch_up()
        else:
            self._behind = True

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shows pictures where there is room for them, too."""
        super().resizeEvent(event)
        self._show_pictures()

    def _show_pictures(self) -> None:
        roomy = self.height() >= LOW_LINES * self.fontMetrics().height()
        self.chart.setVisible(roomy and self._match is not None and bool(self._match.counted))
        self.ladder.setVisible(roomy and self.ladder.shows)

    def showEvent(self, event: QShowEvent) -> None:
        """Fills in what has come while the sheet was hidden."""
        super().showEvent(event)
        if self._behind:
            self._catch_up()

    def _catch_up(self) -> None:
        bar = self.tree.verticalScrollBar()
        seen = bar.value()
        self._speak()
        bar.setValue(seen)

    def _speak(self) -> None:
        match, say = self._match, self._lexicon.say
        self._behind = False
        self.empty.setText(say("score.empty"))
        played = match is not None and bool(match.results)
        self.empty.setVisible(not played)
        self._split.setVisible(played)
        self.note.setText(f"{ASSISTED} {say('score.assisted')}")
        self.note.setVisible(played and bool(self._assisted))
        self.tree.setAccessibleName(say("dock.score"))
        if match is None or not played:
            return
        names = [self._lexicon.name_of(seat) for seat in range(match.game.seats(match.options))]
        ladder = ladder_in_words(self._lexicon, match)
        self.ladder.show_ladder(ladder, names, ladder_words(self._lexicon, ladder))
        rows = running_totals(match)
        between = say("result.name_between")
        totals = between.join(say("chart.total", seat=seat, total=total) for seat, total in enumerate(rows[-1]))
        hands = len(rows) - 1
        told = say("chart.about", hands=hands, totals=totals)
        self.chart.show_totals(names, rows, say("chart.hands", hands=hands), told)
        self._show_pictures()
        opened = {place for place, item in enumerate(self.tree.hands()) if item.isExpanded()}
        self._fill(match, names, opened)

    def _fill(self, match: Match, names: list[str], opened: set[int]) -> None:
        say = self._lexicon.say
        self.tree.begin(say("score.hand"), names)
        number = 0
        for place, result in enumerate(match.results):
            number += not result.ended.void
            dealt = dealt_as(match, place)
            item = self._add_hand(match, result, str(number) if not result.ended.void else "–")
            if dealt in self._duplicates:
                self._add_line(item, duplicate_line(self._lexicon, self._duplicates[dealt]))
            if dealt in self._assisted:
                item.setText(0, f"{item.text(0)} {ASSISTED}")
                item.setToolTip(0, say("score.assisted"))
                item.setData(0, Qt.ItemDataRole.AccessibleDescriptionRole, say("score.assisted"))
            item.setExpanded(place in opened)
        self._add_sum(say("score.total"), tuple(signed(total) for total in match.totals))
        chips = chips_of(match)
        if chips is not None:
            self._add_sum(say("score.chips"), tuple(with_minus(each) for each in chips))
        self.tree.wrap()

    def _add_hand(self, match: Match, result: Result, label: str) -> QTreeWidgetItem:
        changes = [self._lexicon.say("score.void")] if result.ended.void else map(signed, result.scored.changes)
        item = self.tree.add(label, tuple(changes))
        for line in result.scored.lines:
            self._add_line(item, self._lexicon.say_in(match.game.words, line.text))
        return item

    @staticmethod
    def _add_line(item: QTreeWidgetItem, words: str) -> None:
        child = QTreeWidgetItem([words])
        child.setToolTip(0, words)
        item.addChild(child)
        child.setFirstColumnSpanned(True)

    def _add_sum(self, label: str, amounts: tuple[str, ...]) -> None:
        item = self.tree.add(label, amounts)
        for column in range(1 + len(amounts)):
            item.setFont(column, scaled_font(1.0, bold=True))
