"""The strip of the combinations in one's hand: a button for each kind; each press chooses the next of its kind."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from engine.cards import Cards
from engine.game import AnyGame, AnyView
from engine.words import Text, capitalised, text
from ui.kit.language import Lexicon
from ui.kit.theme import Felt
from ui.table.prompts.action_bar import TableButton
from ui.table.prompts.combinations import CombinationKind, kinds_in_hand
from ui.table.prompts.offers import Offer

WIDE, GAP = 12.2, 0.55
"""A button's greatest width and the gap between two, as multiples of the height of its letters."""
TWO_LINES = 2.8
"""The least height of a button with two lines, over that of its letters."""
COMBINATION = "combination"


class CombinationStrip(QWidget):
    """Buttons for the kinds that the dealt hand had, each in its place while any of its kind is left."""

    wanted = Signal(object)  # the Cards to be chosen
    turned = Signal()  # it is shown now, or it is not any more
    neared = Signal(object)  # the Offer (or None) whose button the pointer came to: it says what there is, and why not

    def __init__(self, game: AnyGame, lexicon: Lexicon, felt: Felt, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("combinations")
        self._game, self._lexicon, self._felt = game, lexicon, felt
        self._middle = 0.0
        self._view: AnyView | None = None
        self._kinds: dict[Text, CombinationKind] = {}
        self._names: tuple[Text, ...] = ()
        self._opening: object = None
        self._chosen: Cards = ()
        self.buttons: list[TableButton] = []
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.clear()

    @property
    def shown(self) -> tuple[QRect, ...]:
        """Where buttons are, in the parent's pixels."""
        return tuple(each.geometry().translated(self.pos()) for each in self.buttons if not each.isHidden())

    def use_felt(self, felt: Felt) -> None:
        """Uses the colours of this table."""
        self._felt = felt
        for button in self.buttons:
            button.use_felt(felt)

    def place(self, room: QRect, middle: float, font: QFont) -> None:
        """Lies in this rectangle of the parent, round ``middle`` (in the parent's pixels) as far as there is room."""
        self._middle = middle - room.x()
        self.setFont(font)
        self.setGeometry(room)
        self._spread()

    def ask(self, view: AnyView, chosen: Cards) -> None:
        """Shows the combinations of this view's hand, with these of its cards chosen."""
        if view is not self._view:
            self._view = view
            kinds = kinds_in_hand(self._game, view)
            self._kinds = {kind.name: kind for kind in kinds}
            if view.opening != self._opening or not set(self._kinds) <= set(self._names):
                self._opening, self._names = view.opening, tuple(self._kinds)
                self._spread()
        self._chosen = chosen
        self._turn(bool(self._kinds))
        self.setAccessibleName(self._lexicon.say("strip.name"))
        for name, button in zip(self._names, self.buttons, strict=False):
            self._fill(button, name, self._kinds.get(name))

    def clear(self) -> None:
        """Shows nothing, because another deal begins."""
        self._view, self._opening, self._names = None, None, ()
        self._turn(False)

    def _turn(self, shown: bool) -> None:
        if shown == self.isHidden():
            self.setVisible(shown)
            self.turned.emit()

    def press(self, number: int) -> None:
        """Presses the button at this place, from 0; nothing where there is none."""
        if number < len(self._names) and self.isVisible():
            self.buttons[number].click()

    def _fill(self, button: TableButton, name: Text, kind: CombinationKind | None) -> None:
        say = self._lexicon.say
        label = capitalised(say(name))
        if kind is None:
            about = text("strip.about_none", kind=name)
            button.offer = Offer(COMBINATION, None, about)
            button.faded, button.ticked = True, False
            self._tell(button, label, say("strip.none"), capitalised(say(about)), enabled=False)
            return
        place, count = kind.place_of(self._chosen), len(kind.sets)
        if place is not None:
            caption = say("strip.place", place=place + 1, count=count)
        else:
            caption = say("strip.not_now") if kind.goes == 0 else say("strip.ways", count=count)
        if count == 1:
            about = text("strip.about_only_going" if kind.goes else "strip.about_only", kind=name)
        elif kind.goes:
            about = text("strip.about_going", kind=name, going=kind.goes, count=count)
        else:
            about = text("strip.about", kind=name, count=count)
        button.offer = Offer(COMBINATION, None, about, kind.reason)
        button.faded, button.ticked = kind.goes == 0, bool(kind.goes)
        self._tell(button, label, caption, capitalised(say(kind.reason or about)))
        button.setToolTip(capitalised(say("strip.key", about=kind.reason or about, digit=self._names.index(name) + 1)))

    def _tell(self, button: TableButton, label: str, caption: str, reason: str, enabled: bool = True) -> None:
        """Label and caption; side by side where a low row has no room for two lines."""
        if self.height() < TWO_LINES * self.font().pixelSize():
            button.tell(f"{label}  {caption}", "", reason, enabled)
            button.setAccessibleName(f"{label} – {caption}")
        else:
            button.tell(label, caption, reason, enabled)

    def _spread(self) -> None:
        """Lays the buttons side by side, all equally wide."""
        while len(self.buttons) < len(self._names):
            self.buttons.append(self._new_button(len(self.buttons)))
        for place, button in enumerate(self.buttons):
            button.setVisible(place < len(self._names))
            button.setFont(self.font())
        if not self._names:
            return
        letters, count = self.font().pixelSize(), len(self._names)
        gap = round(GAP * letters)
        wide = min(round(WIDE * letters), (self.width() - gap * (count - 1)) // count)
        whole = wide * count + gap * (count - 1)
        left = round(min(max(0.0, self._middle - whole / 2), self.width() - whole))
        for place, button in enumerate(self.buttons[:count]):
            button.setGeometry(left + place * (wide + gap), 0, wide, self.height())

    def _new_button(self, place: int) -> TableButton:
        button = TableButton(f"combination {place}", self._felt, self)
        button.clicked.connect(partial(self._choose_next, place))
        button.neared.connect(self.neared)
        return button

    def _choose_next(self, place: int, _checked: bool = False) -> None:
        kind = self._kinds.get(self._names[place])
        if kind is not None:
            self.wanted.emit(kind.after(self._chosen))
