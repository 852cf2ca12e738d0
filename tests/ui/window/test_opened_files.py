"""A record that macOS hands over is asked for like one chosen from the menu."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QFileOpenEvent

from ui.window.opened_files import OpenedFiles


@pytest.mark.usefixtures("qapp")
def test_only_an_opened_file_is_taken() -> None:
    opened, watched = OpenedFiles(), QObject()
    watched.installEventFilter(opened)
    wanted: list[str] = []
    opened.wanted.connect(wanted.append)
    QCoreApplication.sendEvent(watched, QEvent(QEvent.Type.User))
    assert QCoreApplication.sendEvent(watched, QFileOpenEvent("/home/li/deal.paizhuo"))
    assert wanted == ["/home/li/deal.paizhuo"]
