"""Which copies of which cards are called: a row under the grid, a button for every copy of every card chosen in it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from engine.cards import Card
from engine.words import card_sign, card_spoken
from ui.kit.filling import empty
from ui.kit.language import Lexicon

CardCopy = tuple[Card, int]
FEW = 6
"""So many buttons have room for their words; more of them are numbers, as on the cards."""


class Copies(QWidget):
    """The chosen cards and copies, at most so many; a new one takes the place of the oldest."""

    changed = Signal()  # other copies are chosen

    def __init__(self, lexicon: Lexicon, parent: QWidget) -> None:
        super().__init__(parent)
        self._lexicon = lexicon
        self._least = self._most = self._copies = 1
        self.chosen: tuple[CardCopy, ...] = ()
        self.buttons: dict[CardCopy, QPushButton] = {}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 6, 0, 0)
        self._row.setSpacing(6)
        self.hide()

    def ask(self, least: int, most: int, copies: int) -> None:
        """So many may be called, of cards that there are so many copies of; nothing is chosen yet."""
        self._least, self._most, self._copies = least, most, copies
        self.chosen = ()
        self._show()

    def settle(self) -> None:
        """Know the size of what was put into the row just now."""
        for place in range(self._row.count()):
            if (item := self._row.itemAt(place)) is not None and (widget := item.widget()) is not None:
                widget.show()
        self._row.invalidate()
        self._row.activate()

    def toggle(self, card: Card) -> None:
        """Choose the first copy of this card, or free all of its copies."""
        kept = tuple(each for each in self.chosen if each[0] != card)
        self.choose(kept if len(kept) < len(self.chosen) else (*kept, (card, 1)))

    def toggle_copy(self, copy: CardCopy) -> None:
        """Choose this copy or free it; the only copy of a card gives way to another one of it."""
        same = [each for each in self.chosen if each[0] == copy[0]]
        if copy in self.chosen:
            self.choose(each for each in self.chosen if each != copy)
        elif len(self.chosen) < self._most:
            self.choose((*self.chosen, copy))
        else:
            leaves = same[0] if same else self.chosen[0]
            self.choose((*(each for each in self.chosen if each != leaves), copy))

    def choose(self, copies: Iterable[CardCopy]) -> None:
        """Choose exactly these."""
        self.chosen = tuple(copies)[-self._most :]
        self._show()
        self.changed.emit()

    def badges(self) -> dict[Card, str]:
        """For every chosen card the numbers of its copies."""
        cards = dict.fromkeys(card for card, _ in self.chosen)
        return {card: " ".join(str(n) for each, n in sorted(self.chosen, key=str) if each == card) for card in cards}

    def _show(self) -> None:
        """A card's sign, then a button for each of its copies."""
        empty(self._row)
        self.buttons = {}
        self._row.addStretch(1)
        for card in dict.fromkeys(card for card, _ in self.chosen):
            self._row.addWidget(self._label(f"{card_sign(card, self._lexicon.language)}:"))
            for number in range(1, self._copies + 1):
                self._row.addWidget(self._button((card, number)))
            self._row.addSpacing(10)
        if not self.chosen:
            key = "call.choose.exactly" if self._least == self._most else "call.choose"
            self._row.addWidget(self._label(self._lexicon.say(key, count=self._most)))
        self._row.addStretch(1)
        for widget in self.findChildren(QWidget):
            widget.setFont(self.font())

    def _label(self, words: str) -> QLabel:
        return QLabel(words, self)

    def _button(self, copy: CardCopy) -> QPushButton:
        card, number = copy
        words = self._lexicon.say(f"copy.{number}.short")
        crowded = len({each for each, _ in self.chosen}) * self._copies > FEW
        button = self.buttons[copy] = QPushButton(str(number) if crowded else words, self)
        button.setProperty("look", "number" if crowded else "")
        button.setToolTip(words)
        button.setCheckable(True)
        button.setChecked(copy in self.chosen)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setAccessibleName(f"{card_spoken(card, self._lexicon.language)}: {words}")
        button.clicked.connect(lambda: self.toggle_copy(copy))
        return button
