"""Every window is painted in the colours of its scheme; none shows a grey of the desktop's own style."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.screens import window_in
from tests.ui.test_fits import screens
from ui.kit.theme import Scheme, felt_named, scheme_for
from ui.pages.review.open_table import OpenTable
from ui.pages.scores.level_chart import LevelChart
from ui.window.appearance import dress

COARSE = 4
"""Every fourth pixel is looked at."""
LARGE = 0.004
"""The share of a window from which on an area of one colour is seen as a pane."""


def colours_of(scheme: Scheme) -> frozenset[str]:
    """All colours of windows in this scheme."""
    return frozenset(
        colour
        for field in fields(scheme)
        for value in (getattr(scheme, field.name),)
        for colour in ((value,) if isinstance(value, str) else value)
    )


def panes(widget: QWidget) -> Iterator[str]:
    """The colours of the large areas of this window, less the felts and the shaded curves on it."""
    picture = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    for drawn in (*widget.findChildren(OpenTable), *widget.findChildren(LevelChart)):
        place = QRect(drawn.mapTo(widget, QPoint(0, 0)), drawn.size())
        painter.fillRect(place, widget.palette().window())
    painter.end()
    small = picture.scaled(picture.size() / COARSE)
    dots = Counter(small.pixel(x, y) for x in range(small.width()) for y in range(small.height()))
    yield from (QColor(dot).name() for dot, many in dots.items() if many > LARGE * dots.total())


@pytest.mark.qt_log_ignore("propagateSizeHints", "does not support raise")
@pytest.mark.parametrize(("scheme", "contrast"), [("dark", False), ("dark", True), ("light", False), ("light", True)])
def test_every_window_is_painted_in_its_scheme(qtbot: QtBot, scheme: str, contrast: bool) -> None:
    window = window_in("en", scheme=scheme, contrast=contrast)
    qtbot.addWidget(window)
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    dress(application, window.settings, window._lexicon.language)
    window.show()
    window.sides.show_sessions(window.felt)
    window.sides.show_keys()
    window.sides.show_notices(lambda: ("One", "Two"))
    known = colours_of(scheme_for(scheme == "dark", contrast)) | {window.felt.paper, felt_named("jade").paper}
    strange: set[str] = set()
    for screen in (*(each for each in QApplication.topLevelWidgets() if isinstance(each, QDialog)), *screens(window)):
        if isinstance(screen, QDialog) and screen.isVisible():
            QCoreApplication.processEvents()
            strange |= {f"{type(screen).__name__}: {colour}" for colour in panes(screen) if colour not in known}
    assert not strange
