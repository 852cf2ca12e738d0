"""The copies of cards that are called: a row under the grid, or a column beside it, with a button for every copy."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QPushButton, QWidget

from engine.cards import Card
from engine.words import card_sign, card_spoken
from ui.kit.filling import empty
from ui.kit.language import Lexicon

CardCopy = tuple[Card, int]
WIDEST = (1 << 24) - 1
"""The pixels that Qt takes for no limit."""
ASKING = "asks for copies"
LINES_WIDE = 9
"""The width of a column of copies, as a multiple of the height of its letters."""
ABOVE = 6
"""Pixels above a row of copies."""
FEW = 6
"""The most buttons that have room for words; more of them show numbers, as on the cards."""


class Copies(QWidget):
    """The chosen cards and copies, with a limit; a new one takes the place of the oldest."""

    changed = Signal()  # other copies are chosen

    def __init__(self, lexicon: Lexicon, parent: QWidget) -> None:
        super().__init__(parent)
        self._lexicon = lexicon
        self._least = self._most = self._copies = 1
        self.chosen: tuple[CardCopy, ...] = ()
        self.buttons: dict[CardCopy, QPushButton] = {}
        self.beside = False
        self._sample = QPushButton(self)  # a row is as high before a card is chosen as after that
        self._sample.hide()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setSpacing(6)
        self.hide()

    def lie_beside(self, beside: bool) -> None:
        """Becomes a column beside the grid, whose buttons show numbers, or a row under it."""
        if beside != self.beside:
            self.beside = beside
            self._turn()

    def ask(self, least: int, most: int, copies: int) -> None:
        """Asks for so many calls of cards that have so many copies; nothing is chosen yet."""
        self._least, self._most, self._copies = least, most, copies
        self.chosen = ()
        self._show()

    def settle(self) -> None:
        """Measures what was put into the row just now."""
        for place in range(self._row.count()):
            if (item := self._row.itemAt(place)) is not None and (widget := item.widget()) is not None:
                widget.show()
                if (inside := widget.layout()) is not None:
                    inside.invalidate()
                    inside.activate()
        self._row.invalidate()
        self._row.activate()

    def toggle(self, card: Card) -> None:
        """Chooses the first copy of this card, or frees all of its copies."""
        kept = tuple(each for each in self.chosen if each[0] != card)
        self.choose(kept if len(kept) < len(self.chosen) else (*kept, (card, 1)))

    def toggle_copy(self, copy: CardCopy) -> None:
        """Chooses this copy or frees it.

        Where no more may be chosen it takes the place of a copy of the same card, else of the oldest.
        """
        same = [each for each in self.chosen if each[0] == copy[0]]
        if copy in self.chosen:
            self.choose(each for each in self.chosen if each != copy)
        elif len(self.chosen) < self._most:
            self.choose((*self.chosen, copy))
        else:
            leaves = same[0] if same else self.chosen[0]
            self.choose((*(each for each in self.chosen if each != leaves), copy))

    def choose(self, copies: Iterable[CardCopy]) -> None:
        """Chooses exactly these."""
        self.chosen = tuple(copies)[-self._most :]
        self._show()
        self.changed.emit()

    def badges(self) -> dict[Card, str]:
        """For every chosen card the numbers of its copies."""
        cards = dict.fromkeys(card for card, _ in self.chosen)
        return {card: " ".join(str(n) for each, n in sorted(self.chosen, key=str) if each == card) for card in cards}

    def _show(self) -> None:
        """Shows a card's sign, then a button for each of its copies."""
        empty(self._row)
        self.buttons = {}
        self._row.addStretch(1)
        for card in dict.fromkeys(card for card, _ in self.chosen):
            self._row.addWidget(self._copies_of(card))
        if not self.chosen:
            key = "call.choose.exactly" if self._least == self._most else "call.choose"
            asking = QLabel(self._lexicon.say(key, count=self._most), self)
            asking.setObjectName(ASKING)
            self._row.addWidget(asking)
        self._row.addStretch(1)
        for widget in self.findChildren(QWidget):
            widget.setFont(self.font())
        self._turn()

    def _turn(self) -> None:
        """Lies in a row or stands in a column."""
        beside = self.beside
        down = QBoxLayout.Direction.TopToBottom
        self._row.setDirection(down if beside else QBoxLayout.Direction.LeftToRight)
        self._row.setContentsMargins(*((8, 0, 0, 0) if beside else (4, ABOVE, 4, 0)))
        for label in self.findChildren(QLabel, ASKING):
            label.setWordWrap(beside)
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        crowded = beside or len(self.buttons) > FEW
        for (_, number), button in self.buttons.items():
            button.setText(str(number) if crowded else self._lexicon.say(f"copy.{number}.short"))
            button.setProperty("look", "number" if crowded else "")
            button.style().polish(button)
        self._sample.setText(self._lexicon.say("copy.1.short"))  # words of some languages have higher letters
        wide = self.fontMetrics().height() * LINES_WIDE
        self.setMinimumHeight(0 if beside else ABOVE + self._sample.sizeHint().height())
        self.setMinimumWidth(wide if beside else 0)
        self.setMaximumWidth(wide if beside else WIDEST)

    def _copies_of(self, card: Card) -> QWidget:
        """The card's sign, then a button for each of its copies."""
        group = QWidget(self)
        row = QHBoxLayout(group)
        row.setContentsMargins(0, 0, 4, 0)
        row.setSpacing(4)
        row.addWidget(QLabel(card_sign(card, self._lexicon.language), group))
        for number in range(1, self._copies + 1):
            row.addWidget(self._button((card, number), group))
        return group

    def _button(self, copy: CardCopy, parent: QWidget) -> QPushButton:
        card, number = copy
        words = self._lexicon.say(f"copy.{number}.short")
        button = self.buttons[copy] = QPushButton(parent)
        button.setToolTip(words)
        button.setCheckable(True)
        button.setChecked(copy in self.chosen)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        spoken = card_spoken(card, self._lexicon.language)
        button.setAccessibleName(self._lexicon.say("spoken.labelled", label=spoken, what=words))
        button.clicked.connect(lambda: self.toggle_copy(copy))
        return button
