"""The words and buttons of a strip that sets a task and judges the answer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout

from ui.kit.lettering import HEADING, SMALL, Lettering
from ui.pages.lessons.strips import StripWords, stand

SIGNS = {
    "right": ("✓", "good"),
    "wrong": ("×", "danger"),
    "refused": ("×", "danger"),
    "asked": ("→", "brass"),
    "shown": ("→", "brass"),
}
"""The sign before each kind of answer, and its tone."""
SAID_AT_TABLE = frozenset({"wrong", "refused", "asked"})
"""The kinds of answers that the table announces too, so that they need not be heard twice."""


class TaskStrip(QObject):
    """Lays out a frame: heading, step and buttons in a row, below it the task, then the answer to it and its rule.

    Beside a low table the buttons stand below all words, which are read first.

    The answer to an earlier task stands above the one that follows: what was done comes before what is to be done.

    ``offered``: what else stands in the row of buttons at times, before those that are always there: these keep their
    places.
    """

    next_wanted = Signal()  # the next task, lesson or exercise
    again_wanted = Signal()  # the same once more
    shown_wanted = Signal()  # show the right move
    left = Signal()  # no more tasks
    rule_wanted = Signal(str)  # the row of the rules that the answer comes from

    def __init__(self, frame: QFrame, offered: Sequence[QPushButton] = ()) -> None:
        super().__init__(frame)
        frame.setProperty("look", "strip")
        self.heading = Lettering(HEADING, bold=True)
        self.step = Lettering(SMALL, tone="muted")
        self.task = Lettering(wraps=True)
        self.answer = Lettering(bold=True, wraps=True)
        self.rule, self.show_move, self.again, self.leave, self.next = (QPushButton() for _ in range(5))
        self.next.setProperty("look", "main")
        self.next.clicked.connect(self.next_wanted)
        self.again.clicked.connect(self.again_wanted)
        self.show_move.clicked.connect(self.shown_wanted)
        self.leave.clicked.connect(self.left)
        self._row = ""
        self.rule.clicked.connect(lambda: self.rule_wanted.emit(self._row))
        head, buttons, said = self._rows = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        self._head, self._buttons = head, buttons
        head.addWidget(self.heading)
        head.addWidget(self.step)
        head.addStretch(1)
        head.addLayout(buttons)
        for button in (*offered, self.show_move, self.again, self.leave, self.next):
            buttons.addWidget(button)
        said.addWidget(self.answer, 1)
        said.addWidget(self.rule)
        column = self._column = QVBoxLayout(frame)
        column.setContentsMargins(16, 8, 12, 8)
        column.setSpacing(4)
        column.addLayout(head)
        self.words = StripWords()
        self.words.column.addWidget(self.task)
        self.words.column.addLayout(said)
        self.words.column.addStretch(1)
        column.addWidget(self.words, 1)

    def lie_beside(self, frame: QFrame, beside: bool) -> None:
        """Makes the frame narrow and high beside the table, its buttons below the words, or wide and low above it."""
        before, now = (self._head, self._column) if beside else (self._column, self._head)
        if self._buttons.parent() is before:
            before.removeItem(self._buttons)
            now.addLayout(self._buttons)
        stand(self._rows, frame, beside)
        self.words.lie_beside(beside)
        self.heading.setWordWrap(beside)
        policy = self.rule.sizePolicy()
        policy.setRetainSizeWhenHidden(not beside)  # a table below keeps its place whatever is said here
        self.rule.setSizePolicy(policy)

    def offer_rule(self, row: str) -> None:
        """Offers to open this row of the rules; empty: there is none to be read."""
        self._row = row
        self.rule.setVisible(bool(row))

    def show_answer(self, kind: str, words: str, *, earlier: bool = False) -> None:
        """Shows an answer of one of the kinds in ``SIGNS``; ``earlier``: to the task before the one shown."""
        sign, tone = SIGNS[kind]
        self.answer.use_tone(tone)
        self.answer.setText(f"{sign} {words}")
        self._put_answer(earlier)
        self.words.come_to(self.task if earlier else self.answer)

    def clear_answer(self) -> None:
        """Removes the answer."""
        self.answer.clear()
        self._put_answer(False)

    def _put_answer(self, first: bool) -> None:
        """Puts the answer above the task, or below it."""
        column = self.words.column
        if (column.indexOf(self.task) == 1) != first:
            column.removeWidget(self.task)
            column.insertWidget(int(first), self.task)

    def show_task(self, words: str) -> None:
        """Shows the task in these words, a new one from its beginning."""
        if words != self.task.text():
            self.task.setText(words)
            self.words.come_to(None)
