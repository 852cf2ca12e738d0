"""Takes numbered pictures of the whole screen, once everything on it has come to rest."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

QUALITY = 85
POLL = 5
"""Milliseconds from one look to the next while something is waited for."""
AT_REST, LATEST = 3, 3.0
"""So many looks in a row that see the same are at rest; after so many seconds a picture is taken all the same."""


def until(comes_true: Callable[[], bool], seconds: float) -> bool:
    """Lets the program run until this is true; False where it is not within so many seconds."""
    deadline = monotonic() + seconds
    while not comes_true():
        if monotonic() > deadline:
            return False
        QTest.qWait(POLL)
    return True


class Camera:
    """Writes what the screen shows into a folder, one picture after another; ``rests``: nothing moves by itself."""

    def __init__(self, folder: Path, rests: Callable[[], bool] = lambda: True) -> None:
        self._folder, self.rests = folder, rests
        self.taken: list[Path] = []
        self.troubles: list[str] = []
        folder.mkdir(parents=True, exist_ok=True)
        for old in (*folder.glob("*.jpg"), *folder.glob("troubles.txt")):
            old.unlink()

    def take(self, what: str) -> Path:
        """Writes the next picture under its number and these words."""
        path = self._folder / f"{len(self.taken) + 1:03}_{what}.jpg"
        self._still().save(str(path), quality=QUALITY)
        self.taken.append(path)
        return path

    def trouble(self, words: str) -> None:
        """Notes that something did not come as a person would expect it, beside the pictures and in the log."""
        self.troubles.append(f"{self._folder.name}: after picture {len(self.taken)}: {words}")
        logging.warning(self.troubles[-1])
        (self._folder / "troubles.txt").write_text("\n".join(self.troubles) + "\n", encoding="utf-8")

    def _still(self) -> QImage:
        until(lambda: self.rests() and all(map(_exposed, shown_windows())), LATEST)
        for window in shown_windows():
            window.repaint()  # a slow display may not have asked for it yet
        deadline, before, same = monotonic() + LATEST, screen_picture(), 1
        while same < AT_REST and monotonic() < deadline:
            QTest.qWait(POLL * 4)
            after = screen_picture()
            same = same + 1 if after == before else 1
            before = after
        return before


def _exposed(window: QWidget) -> bool:
    """Whether the display shows it already."""
    handle = window.windowHandle()
    return handle is not None and handle.isExposed()


def screen_picture() -> QImage:
    """What the screen shows: as far as there are windows."""
    screen, shown, area = QGuiApplication.primaryScreen(), shown_windows(), QRect()
    real = QGuiApplication.platformName() != "offscreen"
    for window in shown:
        area = area.united(window.frameGeometry() if real else window.geometry())
    if real:
        area = area.intersected(screen.geometry())
        return screen.grabWindow(0, area.x(), area.y(), area.width(), area.height()).toImage()
    picture = QImage(area.size() * screen.devicePixelRatio(), QImage.Format.Format_RGB32)
    picture.setDevicePixelRatio(screen.devicePixelRatio())
    picture.fill(0)
    painter = QPainter(picture)
    for window in shown:
        painter.drawPixmap(window.mapToGlobal(QPoint()) - area.topLeft(), window.grab())
    painter.end()
    return picture


def shown_windows() -> list[QWidget]:
    """All windows that are shown, those below before those that lie on them."""
    depth: dict[QWidget, int] = {}
    for window in QApplication.topLevelWidgets():
        if window.isVisible():
            parent, steps = window.parentWidget(), 0
            while parent is not None:
                parent, steps = parent.window().parentWidget(), steps + 1
            depth[window] = steps + (10 if window is QApplication.activePopupWidget() else 0)
    return sorted(depth, key=lambda window: depth[window])
