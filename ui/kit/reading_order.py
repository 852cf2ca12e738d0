"""The way of the Tab key through a page: as it is read, whatever was made first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QScrollArea, QWidget


def follow_reading(pages: Iterable[QWidget]) -> None:
    """Let Tab go through these pages in turn, and through each in the order of its layouts."""
    stops = [widget for page in pages for widget in as_read(page) if widget.focusPolicy() & Qt.FocusPolicy.TabFocus]
    for earlier, later in pairwise(stops):
        QWidget.setTabOrder(earlier, later)


def as_read(widget: QWidget) -> Iterator[QWidget]:
    """The widget, and what its layouts hold in their order; what is in no layout is left out."""
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
