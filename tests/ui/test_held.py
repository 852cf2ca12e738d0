"""Windows of a test live to its end, whoever holds them: one that is collected while it is painted ends the process."""

from __future__ import annotations

import gc
import weakref

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot


class Window(QWidget):
    """A window that only itself holds."""

    def __init__(self) -> None:
        super().__init__()
        self.myself = self


def test_a_window_that_nobody_holds_lives_to_the_end_of_its_test(qtbot: QtBot) -> None:
    window = Window()
    qtbot.addWidget(window)
    seen = weakref.ref(window)
    del window
    gc.collect()
    assert seen() is not None
