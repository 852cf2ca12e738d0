"""The course of a game: its lessons in order, which are done, and the button that begins one."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QLabel, QListWidget, QPushButton, QWidget

from engine.game import AnyGame
from ui.kit.accessibility import CurrentTold
from ui.kit.language import Lexicon
from ui.kit.lettering import SMALL, Lettering
from ui.kit.window_layout import labelled, lay_out_window, size_in_letters
from ui.pages.game_list import choose_game, chosen_game, name_games
from ui.pages.options.option_editors import CalmList


class CourseDialog(QDialog):
    """Lists the lessons of one game at a time; games without lessons are not offered."""

    lesson_wanted = Signal(str, str)  # begin this lesson: the keys of game and lesson

    def __init__(self, lexicon: Lexicon, games: Mapping[str, AnyGame], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lexicon = lexicon
        self._games = {key: game for key, game in games.items() if game.lessons()}
        self._done: Mapping[str, Collection[str]] = {}
        self.game_label, self.game = QLabel(), CalmList()
        self.about = Lettering(tone="muted", wraps=True)
        self.progress = Lettering(SMALL, bold=True)
        self.lessons = QListWidget()
        CurrentTold(self.lessons)
        self.begin, self.close_button = QPushButton(), QPushButton()
        self.begin.setProperty("look", "main")
        self.begin.setDefault(True)
        self.game.currentIndexChanged.connect(lambda _place: self._fill())
        self.lessons.itemActivated.connect(lambda _item: self._begin())
        self.begin.clicked.connect(self._begin)
        self.close_button.clicked.connect(self.reject)
        top = labelled(self.game_label, self.game)
        parts, right = (top, self.about, self.lessons), (self.close_button, self.begin)
        lay_out_window(self, parts, self.lessons, (self.progress,), right)
        lexicon.changed.connect(self._speak)
        size_in_letters(self, 40, 40)
        self._speak()

    def show_course(self, game: str, done: Mapping[str, Collection[str]]) -> None:
        """Shows the course of this game and what is done of it; chooses the first lesson that is not done."""
        self._done = done
        choose_game(self.game, self._games, game)
        self._fill()
        self.lessons.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _shown(self) -> AnyGame:
        return chosen_game(self.game, self._games)

    def _begin(self) -> None:
        place = self.lessons.currentRow()
        if place >= 0:
            game = self._shown
            self.accept()
            self.lesson_wanted.emit(game.key, game.lessons()[place].key)

    def _fill(self) -> None:
        game, say, say_in = self._shown, self._lexicon.say, self._lexicon.say_in
        lessons, done = game.lessons(), self._done.get(game.key, ())
        self.lessons.clear()
        for number, lesson in enumerate(lessons, 1):
            key = "course.item.done" if lesson.key in done else "course.item"
            self.lessons.addItem(say(key, number=number, title=say_in(game.words, lesson.title)))
        left = [place for place, lesson in enumerate(lessons) if lesson.key not in done]
        self.lessons.setCurrentRow(left[0] if left else 0)
        self.progress.setText(say("course.progress", done=len(lessons) - len(left), all=len(lessons)))
        self.setWindowTitle(say("course.title", game=say_in(game.words, "game.name")))

    def _speak(self) -> None:
        say = self._lexicon.say
        self.game_label.setText(say("course.game"))
        self.about.setText(say("course.about"))
        self.setAccessibleDescription(self.about.text())
        self.begin.setText(say("course.begin"))
        self.close_button.setText(say("button.close"))
        self.lessons.setAccessibleName(say("course.list"))
        name_games(self.game, self._lexicon, self._games)
        self._fill()
