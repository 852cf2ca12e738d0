"""The editor of an option by its kind: a check box, a list, a number with words beside it, or check boxes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QPointF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPalette, QPen, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QSizePolicy,
    QSpinBox,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

from engine.options import Choice, Option, Range, Subset, Switch, Value, sentence, title
from engine.words import Catalogue
from ui.kit.flow import Flow
from ui.kit.language import Lexicon
from ui.pages.search_hits import hits

FOCUS_FRAME = 3
"""Pixels round an open list: its border, and what a row in focus adds."""
FEWEST_LETTERS = 9
"""The fewest letters to which a list may shrink; the sentence below it says the rest."""

BESIDE_PICTURE = 4
"""Pixels that Qt leaves between a picture and its name."""


class Editor(Protocol):
    """A widget that shows a value and says when a person changed it."""

    @property
    def widget(self) -> QWidget: ...
    def show_value(self, value: Value) -> None: ...
    def speak(self) -> None: ...

    def shown(self) -> tuple[str, ...]:
        """What of its values is in sight now."""
        ...

    def mark(self, wanted: str) -> None:
        """Marks where this is in sight."""
        ...


class ValueNames:
    """The names of one option's values in a list."""

    def __init__(self, lexicon: Lexicon, words: Catalogue, option: Option) -> None:
        self.lexicon, self.words, self.option = lexicon, words, option

    def title(self) -> str:
        """The option's own name."""
        return self.lexicon.say_in(self.words, title(self.option))

    def of(self, value: str | int) -> str:
        """The short name of a value: a number itself, a label, or the sentence without its full stop where there is no
        label."""
        key = f"option.{self.option.name}.{value}"
        for short in (f"{key}.label", f"value.{value}"):
            if short in self.words or self.lexicon.knows(short):
                return self.lexicon.say_in(self.words, short)
        if isinstance(value, int):
            return str(value)
        if key in self.words and not isinstance(self.option.kind, Subset):
            return self.lexicon.say_in(self.words, sentence(self.option, value)).rstrip(".。")
        return self.lexicon.say_in(self.words, key) if key in self.words else value

    def of_any(self, value: Value) -> str:
        """The short name of any value: a switch is on or off, for its name may say what is not done."""
        if isinstance(value, frozenset):
            known = self.option.kind.values if isinstance(self.option.kind, Subset) else sorted(value)
            return self.lexicon.say("result.name_between").join(self.of(each) for each in known if each in value) or "–"
        if isinstance(self.option.kind, Switch):
            return self.lexicon.say("form.on" if value else "form.off")
        return self.of(value)


def editor_for(names: ValueNames, changed: Callable[[Value], None]) -> Editor:
    """The editor of an option's kind; ``changed`` is called with every value that a person sets."""
    match names.option.kind:
        case Switch():
            return SwitchEditor(names, changed)
        case Choice(values):
            return ChoiceEditor(names, values, changed)
        case Range() as kind:
            return RangeEditor(names, kind, changed)
        case Subset(values):
            return SubsetEditor(names, values, changed)


NUMBER_MARGIN = 6
"""Before the digits of a number, in pixels."""


class CalmList(QComboBox):
    """A list that the wheel scrolls past instead of changing it; where it is narrow, long names end in dots."""

    def minimumSizeHint(self) -> QSize:
        """As narrow as a few letters, since sentences would push the form out of a small window."""
        least = FEWEST_LETTERS * self.fontMetrics().height()
        return super().minimumSizeHint().boundedTo(QSize(least, self.sizeHint().height()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """As Qt does, but a name that has no room ends in dots."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        field = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, self).width()
        room -= 0 if option.currentIcon.isNull() else option.iconSize.width() + BESIDE_PICTURE
        option.currentText = self.fontMetrics().elidedText(option.currentText, Qt.TextElideMode.ElideRight, room)
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()

    def showPopup(self) -> None:
        """Opens the list wide enough for every name; Qt forgets the frame of the focus."""
        view, shown = self.view(), min(self.count(), self.maxVisibleItems())
        view.setMinimumWidth(view.sizeHintForColumn(0) + self.fontMetrics().height())
        view.setMinimumHeight(sum(view.sizeHintForRow(row) for row in range(shown)) + 2 * FOCUS_FRAME)
        super().showPopup()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Lets the page scroll."""
        event.ignore()


class CalmNumber(QSpinBox):
    """A number that the wheel scrolls past unless it has the focus."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Lets the page scroll, or counts where the field has the focus."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class MarkedBox(QCheckBox):
    """A check box that underlines every place of its name that is searched for."""

    wanted = ""

    def mark(self, wanted: str) -> None:
        """Underlines what says this."""
        self.wanted = wanted
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws a line below each such place."""
        super().paintEvent(event)
        found = hits(self.text(), self.wanted)
        if not found:
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        room = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxContents, option, self)
        letters, painter = self.fontMetrics(), QPainter(self)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Accent), 2))
        low = room.center().y() + letters.ascent() / 2 + letters.descent()
        for begin, end in found:
            left, right = (room.left() + letters.horizontalAdvance(self.text()[:each]) for each in (begin, end))
            painter.drawLine(QPointF(left, low), QPointF(right, low))
        painter.end()


def _frame(widget: QWidget, found: bool) -> None:
    """Gives a field whose value was searched for a frame that says so."""
    if bool(widget.property("found")) != found:
        widget.setProperty("found", found)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


class SwitchEditor:
    """A check box that carries the option's title."""

    def __init__(self, names: ValueNames, changed: Callable[[Value], None]) -> None:
        self._names = names
        self.widget = MarkedBox()
        self.widget.clicked.connect(lambda checked: changed(bool(checked)))
        self.speak()

    def show_value(self, value: Value) -> None:
        """Checked or not."""
        self.widget.setChecked(bool(value))

    def shown(self) -> tuple[str, ...]:
        """Its title."""
        return (self._names.title(),)

    def mark(self, wanted: str) -> None:
        """Marks it in its title."""
        self.widget.mark(wanted)

    def speak(self) -> None:
        """The title anew."""
        self.widget.setText(self._names.title())


class ChoiceEditor:
    """A list of the values by their short names."""

    def __init__(self, names: ValueNames, values: tuple[str | int, ...], changed: Callable[[Value], None]) -> None:
        self._names, self._values = names, values
        self.widget = CalmList()
        self.widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.widget.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.widget.setMinimumContentsLength(FEWEST_LETTERS)
        self.widget.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.widget.addItems([""] * len(values))
        self.widget.activated.connect(lambda place: changed(values[place]))
        self.speak()

    def show_value(self, value: Value) -> None:
        """The list at this value."""
        if not isinstance(value, frozenset):
            self.widget.setCurrentIndex(self._values.index(value))

    def show_pictures(self, picture: Callable[[str | int], QIcon], size: QSize) -> None:
        """A picture beside each value, so large."""
        self.widget.setIconSize(size)
        for place, value in enumerate(self._values):
            self.widget.setItemIcon(place, picture(value))

    def shown(self) -> tuple[str, ...]:
        """The value that is chosen."""
        return (self.widget.currentText(),)

    def mark(self, wanted: str) -> None:
        """Frames the list."""
        _frame(self.widget, bool(hits(self.widget.currentText(), wanted)))

    def speak(self) -> None:
        """The names anew."""
        with QSignalBlocker(self.widget):
            for place, value in enumerate(self._values):
                self.widget.setItemText(place, self._names.of(value))
        self.widget.setAccessibleName(self._names.title())


class RangeEditor:
    """A number, and a check box for every word that may stand instead of it."""

    def __init__(self, names: ValueNames, kind: Range, changed: Callable[[Value], None]) -> None:
        self._names, self._changed = names, changed
        self.widget = QWidget()
        row = QHBoxLayout(self.widget)
        row.setContentsMargins(0, 0, 0, 0)
        self.number = CalmNumber()
        self.number.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.number.lineEdit().setTextMargins(NUMBER_MARGIN, 0, 0, 0)  # style sheets do not reach into it
        self.number.setRange(kind.least, kind.most)
        self.number.setSingleStep(max(1, 10 ** (len(str(kind.most)) - 3)))
        self.number.setKeyboardTracking(False)
        self.number.valueChanged.connect(lambda value: changed(int(value)))
        policy = self.number.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.number.setSizePolicy(policy)
        self.words = {word: MarkedBox() for word in kind.also}
        row.addWidget(self.number)
        for word, box in self.words.items():
            row.addWidget(box)
            box.clicked.connect(lambda checked, word=word: changed(word if checked else self.number.value()))
        self.widget.setFocusProxy(self.number)
        self.speak()

    def show_value(self, value: Value) -> None:
        """Shows the number, or the word without a number, since a number would be taken for the value."""
        counts = isinstance(value, int)
        with QSignalBlocker(self.number):
            if isinstance(value, int):
                self.number.setValue(value)
        self.number.setEnabled(counts)
        self.number.setVisible(counts)
        for word, box in self.words.items():
            box.setChecked(value == word)
        self.widget.setFocusProxy(self.number if counts else next(iter(self.words.values()), self.number))

    def shown(self) -> tuple[str, ...]:
        """The number where there is one, and the words."""
        number = () if self.number.isHidden() else (str(self.number.value()),)
        return (*number, *(box.text() for box in self.words.values()))

    def mark(self, wanted: str) -> None:
        """Frames the number, and marks the words."""
        _frame(self.number, bool(hits(str(self.number.value()), wanted)))
        for box in self.words.values():
            box.mark(wanted)

    def speak(self) -> None:
        """The words anew."""
        self.number.setAccessibleName(self._names.title())
        for word, box in self.words.items():
            box.setText(self._names.of(word))


class SubsetEditor:
    """A check box for every word of the set."""

    def __init__(self, names: ValueNames, values: tuple[str, ...], changed: Callable[[Value], None]) -> None:
        self._names = names
        self.widget = QWidget()
        flow = Flow(110, 6, self.widget)
        self.words = {word: MarkedBox() for word in values}
        for box in self.words.values():
            flow.addWidget(box)
            box.clicked.connect(lambda: changed(self._value()))
        self.speak()

    def _value(self) -> frozenset[str]:
        return frozenset(word for word, box in self.words.items() if box.isChecked())

    def show_value(self, value: Value) -> None:
        """Those in the set are checked."""
        for word, box in self.words.items():
            box.setChecked(isinstance(value, frozenset) and word in value)

    def shown(self) -> tuple[str, ...]:
        """The names of all its members, checked or not."""
        return tuple(box.text() for box in self.words.values())

    def mark(self, wanted: str) -> None:
        """Marks the names."""
        for box in self.words.values():
            box.mark(wanted)

    def speak(self) -> None:
        """The words anew."""
        for word, box in self.words.items():
            box.setText(self._names.of(word))
            named = self._names.lexicon.say("spoken.labelled", label=self._names.title(), what=self._names.of(word))
            box.setAccessibleName(named)
