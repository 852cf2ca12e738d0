"""The table for assistive technology: named, transparent buttons over cards and places, and words over its parts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, Qt, Signal, SignalInstance
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QLabel, QToolButton, QWidget


@dataclass(frozen=True, slots=True)
class Spot:
    """One thing that can be pressed: its name, its effect, and its place."""

    key: int
    name: str
    description: str
    room: QRect


class SpotButton(QToolButton):
    """A transparent button that leaves every key to the table, so that there is one keyboard path."""

    neared = Signal()  # the focus came here

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lets the key go on to the table."""
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Lets the key go on to the table."""
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Emits that the focus came."""
        super().focusInEvent(event)
        self.neared.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints nothing: the table shows where the focus is."""


class Spots(QWidget):
    """Transparent buttons over the table; the mouse goes through them, a screen reader and Tab do not."""

    pressed = Signal(int)  # the key of the Spot that was pressed
    neared = Signal(int)  # the key of the Spot that has the focus now

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("spots")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self._buttons: list[SpotButton] = []
        self._spots: tuple[Spot, ...] = ()

    def show_spots(self, spots: Sequence[Spot]) -> None:
        """Lays buttons over these; what stays as it was is not touched."""
        if tuple(spots) == self._spots:
            return
        self._spots = tuple(spots)
        while len(self._buttons) < len(spots):
            self._buttons.append(self._new_button(len(self._buttons)))
        for place, button in enumerate(self._buttons):
            button.setVisible(place < len(spots))
            if place < len(spots):
                spot = spots[place]
                button.setGeometry(spot.room)
                button.setAccessibleName(spot.name)
                button.setAccessibleDescription(spot.description)

    def focus(self, key: int) -> None:
        """Gives this spot the focus, so that a screen reader says it."""
        for spot, button in zip(self._spots, self._buttons, strict=False):
            if spot.key == key and not button.hasFocus():
                button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _new_button(self, place: int) -> SpotButton:
        button = SpotButton(self)
        button.clicked.connect(lambda: self._tell(self.pressed, place))
        button.neared.connect(lambda: self._tell(self.neared, place))
        return button

    def _tell(self, signal: SignalInstance, place: int) -> None:
        if place < len(self._spots):
            signal.emit(self._spots[place].key)


class Notes(QWidget):
    """Words over each place of the table and its seats; none of them can be pressed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("notes")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self._labels: list[QLabel] = []
        self._notes: tuple[tuple[str, QRect], ...] = ()

    def show_notes(self, notes: Sequence[tuple[str, QRect]]) -> None:
        """Holds these words, each over its place."""
        if tuple(notes) == self._notes:
            return
        self._notes = tuple(notes)
        while len(self._labels) < len(notes):
            self._labels.append(QLabel(self))
        for place, label in enumerate(self._labels):
            label.setVisible(place < len(notes))
            if place < len(notes):
                words, room = notes[place]
                label.setAccessibleName(words)
                label.setGeometry(room)
