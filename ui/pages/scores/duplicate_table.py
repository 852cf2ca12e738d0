"""A small table under a result of what every level got with the same cards; it fills while the levels play."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QVBoxLayout, QWidget

from engine.players.duplicate import PLAN, Duplicate
from ui.kit.fold import Fold
from ui.kit.language import Lexicon, as_sentences
from ui.kit.lettering import PLAIN, SMALL, Lettering
from ui.pages.scores.duplicate_words import level_name, levels_words, mean_words, sentence_words

NONE_YET = "–"
"""The sign of a level that has not played yet."""


class DuplicateTable(QWidget):
    """Hidden while there is nothing to show; where room is short it is folded to its sentence, until it is unfolded."""

    unfolded = Signal()  # it takes more room now, or less

    def __init__(self, lexicon: Lexicon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lexicon = lexicon
        self._duplicate: Duplicate | None = None
        self._going_on, self._low = True, False
        self.title = Lettering(PLAIN, bold=True)
        self.fold = Fold()
        self.fold.clicked.connect(self._unfold)
        self.sentence, self.note = Lettering(wraps=True), Lettering(SMALL, tone="muted", wraps=True)
        self._table = QWidget()
        self._levels = QGridLayout(self._table)
        self._levels.setContentsMargins(0, 0, 0, 0)
        self._levels.setHorizontalSpacing(14)
        self._levels.setVerticalSpacing(2)
        column = self._column = QVBoxLayout(self)
        column.setSpacing(4)
        self._head = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._head.setSpacing(4)
        self._head.addWidget(self.title)
        self._head.addWidget(self.fold)
        self._head.addWidget(self.sentence, 1)
        column.addLayout(self._head)
        column.addWidget(self._table)
        column.addWidget(self.note)
        lexicon.changed.connect(self._speak)
        self._speak()
        self.lie_low(False)
        self.hide()

    def lie_low(self, low: bool) -> None:
        """Folds itself where a long result would cover a kitty, or the cards of a low table; or shows everything."""
        self._low = low
        self._column.setContentsMargins(0, 0 if low else 4, 0, 0)
        self._head.setDirection(QBoxLayout.Direction.LeftToRight if low else QBoxLayout.Direction.TopToBottom)
        self.title.setVisible(not low)
        self.fold.setVisible(low)
        self._show_parts()

    def show_duplicate(self, duplicate: Duplicate | None, going_on: bool = True) -> None:
        """These results so far, and whether more are to come; None where no level has played the hand."""
        self._going_on = going_on
        self._duplicate = duplicate if duplicate is not None and duplicate.percentage is not None else None
        self._speak()
        self.show_itself(True)

    def show_itself(self, shown: bool) -> None:
        """Shows itself where there are results; ``shown`` False: not even then."""
        self.setVisible(shown and self._duplicate is not None)

    def fold_up(self) -> None:
        """Folds itself again where room is short: it was unfolded over the cards of one hand, not of the next."""
        self.fold.setChecked(False)
        self._show_parts()

    def _unfold(self) -> None:
        self._show_parts()
        self.unfolded.emit()

    def _show_parts(self) -> None:
        whole = self.fold.isChecked() or not self._low
        for part in (self._table, self.note):
            part.setVisible(whole)

    @property
    def spoken(self) -> list[str]:
        """The same in sentences."""
        if self._duplicate is None:
            return []
        return [self.title.text(), self.sentence.text(), levels_words(self._lexicon, self._duplicate)]

    def _speak(self) -> None:
        duplicate, say = self._duplicate, self._lexicon.say
        for title in (self.title, self.fold):
            title.setText(say("duplicate.title"))
        if duplicate is None:
            return
        self.sentence.setText(sentence_words(self._lexicon, duplicate))
        self.note.setText(say(self._about(duplicate)))
        self.setToolTip(say("duplicate.about"))
        self._put(1, 0, say("duplicate.points"), tone="muted")
        self._put(2, 0, say("duplicate.runs"), tone="muted")
        for place, level in enumerate(PLAN.most, 1):  # also those that wait: no column moves when another fills
            runs = duplicate.of(level)
            self._put(0, place, level_name(self._lexicon, level), tone="muted")
            self._put(1, place, mean_words(runs) or NONE_YET)
            self._put(2, place, say("duplicate.times", runs=len(runs.changes)) if runs.changes else "", tone="muted")
        self.setAccessibleName(as_sentences(self.spoken, self._lexicon.language))

    def _about(self, duplicate: Duplicate) -> str:
        if duplicate.complete:
            return "duplicate.about"
        return "duplicate.going_on" if self._going_on else "duplicate.off"

    def _put(self, row: int, column: int, words: str, *, tone: str = "") -> None:
        """Sets these words in the existing label, so that nothing flickers as results come in."""
        item = self._levels.itemAtPosition(row, column)
        label = None if item is None else item.widget()
        if not isinstance(label, Lettering):
            label = Lettering(SMALL, tone=tone)
            side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
            self._levels.addWidget(label, row, column, side)
            self._levels.setColumnStretch(column, 1 if column else 0)
        label.setText(words)
