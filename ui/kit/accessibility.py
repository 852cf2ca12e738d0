"""Use without a mouse, or without sight: announcements, Enter on buttons, and the order of the Tab key."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleTableModelChangeEvent,
    QKeyEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QLayout,
    QPushButton,
    QScrollArea,
    QToolButton,
    QWidget,
)


def announce(widget: QWidget, words: str) -> None:
    """Makes a screen reader say this, if one listens."""
    if words and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, words))


def rows_changed(view: QAbstractItemView) -> None:
    """Makes a screen reader ask for all rows of a view anew: Qt keeps them in mind, also when a row unfolds others."""
    if QAccessible.isActive():
        reset = QAccessibleTableModelChangeEvent.ModelChangeType.ModelReset
        QAccessible.updateAccessibility(QAccessibleTableModelChangeEvent(view, reset))


ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class EnterPresses(QObject):
    """Watches the keys that no widget of a window has taken; lives as long as the window."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Presses the button in focus on Enter."""
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress or event.key() not in ENTER:
            return False
        focused = self._window.focusWidget()
        if not isinstance(focused, QPushButton | QToolButton):
            return False
        focused.click()
        return True


class CurrentTold(QObject):
    """Tells a screen reader which entry is current when a list takes the keyboard; Qt only names the list."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        view.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Tells it after Qt has named the list."""
        if event.type() is QEvent.Type.FocusIn and QAccessible.isActive():
            QTimer.singleShot(0, self, self._tell)
        return False

    def _tell(self) -> None:
        whole = QAccessible.queryAccessibleInterface(self._view)
        entry = None if whole is None or not self._view.hasFocus() else whole.focusChild()
        if entry is not None:
            QAccessible.updateAccessibility(QAccessibleEvent(entry, QAccessible.Event.Focus))


def press_by_key(button: QAbstractButton, event: QKeyEvent) -> None:
    """Sets the keys of a button on the table: Space and Enter press it, all others belong to the table."""
    if event.key() in ENTER:
        button.click()
    elif event.key() == Qt.Key.Key_Space:
        QAbstractButton.keyPressEvent(button, event)
    else:
        event.ignore()


def follow_reading(pages: Iterable[QWidget]) -> None:
    """Makes Tab go through these pages in turn, and through each in the order of its layouts."""
    stops = [widget for page in pages for widget in as_read(page) if widget.focusPolicy() & Qt.FocusPolicy.TabFocus]
    for earlier, later in pairwise(stops):
        QWidget.setTabOrder(earlier, later)


def as_read(widget: QWidget) -> Iterator[QWidget]:
    """The widget, and the widgets in its layouts in their order; a widget outside of layouts is left out."""
    yield widget
    if isinstance(widget, QScrollArea):
        if (page := widget.widget()) is not None:
            yield from as_read(page)
    elif (layout := widget.layout()) is not None:
        yield from _held(layout)


def _held(layout: QLayout) -> Iterator[QWidget]:
    for place in range(layout.count()):
        item = layout.itemAt(place)
        if item is None:
            continue
        inner, widget = item.layout(), item.widget()
        if inner is not None:
            yield from _held(inner)
        elif widget is not None:
            yield from as_read(widget)
