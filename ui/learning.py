"""The windows of learning, made when first asked for: the course, and the strip above the table for lessons."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow

from engine.game import Game
from ui.language import Lexicon
from ui.side_windows import bring

if TYPE_CHECKING:
    from ui.course import Course
    from ui.lesson_panel import LessonPanel


class Learning(QObject):
    """Belongs to the main window; the modules are imported late so that the lobby stands at once."""

    lesson_wanted = Signal(str, str)  # begin this lesson: the keys of game and lesson

    def __init__(self, lexicon: Lexicon, window: QMainWindow, games: Mapping[str, Game]) -> None:
        super().__init__(window)
        self._lexicon, self._window, self._games = lexicon, window, games
        self._course: Course | None = None
        self._panel: LessonPanel | None = None
        self.done: Mapping[str, Collection[str]] = {}
        """The lessons done, by game."""

    @property
    def panel(self) -> LessonPanel:
        """The strip above the table."""
        if self._panel is None:
            from ui.lesson_panel import LessonPanel

            self._panel = LessonPanel(self._lexicon, self._window)
        return self._panel

    def show_course(self, game: str) -> None:
        """The lessons of this game."""
        if self._course is None:
            from ui.course import Course

            self._course = Course(self._lexicon, self._games, self._window)
            self._course.lesson_wanted.connect(self.lesson_wanted)
        self._course.show_course(game, self.done)
        bring(self._course)
