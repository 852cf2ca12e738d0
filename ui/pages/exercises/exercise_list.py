"""The exercises of a game by theme: how many are solved and due, and the button that begins one."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QLabel, QListWidget, QPushButton, QWidget

from engine.game import AnyGame
from ui.kit.accessibility import CurrentTold
from ui.kit.language import Lexicon
from ui.kit.lettering import SMALL, Lettering
from ui.kit.window_layout import labelled, lay_out_window, size_in_letters
from ui.kit.windows import wrap_rows
from ui.pages.exercises.offered import HALF, Offered, first_of
from ui.pages.game_list import choose_game, chosen_game, name_games
from ui.pages.options.option_editors import CalmList

Ask = Callable[[AnyGame], tuple[Offered, ...]]
"""A function that returns what there is to practise in a game now."""


class ExerciseList(QDialog):
    """Lists the themes of one game at a time; games without exercises are not offered."""

    exercise_wanted = Signal(str, str)  # set exercises of this game and theme

    def __init__(self, lexicon: Lexicon, games: Mapping[str, AnyGame], ask: Ask, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lexicon, self._ask = lexicon, ask
        self._games = {key: game for key, game in games.items() if game.themes}
        self._offered: tuple[Offered, ...] = ()
        self.game_label, self.game = QLabel(), CalmList()
        self.about = Lettering(tone="muted", wraps=True)
        self.none = Lettering(SMALL, tone="muted", wraps=True)
        self.themes = QListWidget()
        wrap_rows(self.themes)
        CurrentTold(self.themes)
        self.begin, self.close_button = QPushButton(), QPushButton()
        self.begin.setProperty("look", "main")
        self.begin.setDefault(True)
        self.game.currentIndexChanged.connect(lambda _place: self._fill())
        self.themes.itemActivated.connect(lambda _item: self._begin())
        self.begin.clicked.connect(self._begin)
        self.close_button.clicked.connect(self.reject)
        top = labelled(self.game_label, self.game)
        parts, right = (top, self.about, self.themes, self.none), (self.close_button, self.begin)
        lay_out_window(self, parts, self.themes, (), right)
        lexicon.changed.connect(self._speak)
        size_in_letters(self, 40, 36)
        self._speak()

    def show_exercises(self, game: str, theme: str = "") -> None:
        """Shows the themes of this game; chooses the one of this key, else one that is often failed, due or new."""
        choose_game(self.game, self._games, game)
        self._fill()
        place = next((place for place, each in enumerate(self._offered) if each.theme == theme), None)
        if place is not None:
            self.themes.setCurrentRow(place)
        self.themes.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _shown(self) -> AnyGame:
        return chosen_game(self.game, self._games)

    def _begin(self) -> None:
        place = self.themes.currentRow()
        if 0 <= place < len(self._offered):
            self.accept()
            self.exercise_wanted.emit(self._shown.key, self._offered[place].theme)

    def _fill(self) -> None:
        game, say = self._shown, self._lexicon.say
        self._offered = self._ask(game)
        self.themes.clear()
        for each in self._offered:
            title = self._lexicon.say_in(game.words, each.title)
            line = say("exercises.line", title=title, solved=each.solved, all=each.exercises)
            if each.due:
                line += say("exercises.due", due=each.due)
            if each.failed >= HALF:
                line += say("exercises.failed")
            self.themes.addItem(line)
        self.themes.setCurrentRow(first_of(self._offered))
        self._tell_none(game)
        self.begin.setEnabled(bool(self._offered))
        self.setWindowTitle(say("exercises.title", game=self._lexicon.say_in(game.words, "game.name")))

    def _tell_none(self, game: AnyGame) -> None:
        """Says which themes of the game have no exercises."""
        there = {each.theme for each in self._offered}
        titles = [self._lexicon.say_in(game.words, each.title) for each in game.themes if each.key not in there]
        self.none.setVisible(bool(titles))
        between = self._lexicon.say("result.name_between")
        self.none.setText(self._lexicon.say("exercises.none", titles=between.join(titles)))
        self.themes.setAccessibleDescription(self.none.text() if titles else "")

    def _speak(self) -> None:
        say = self._lexicon.say
        self.game_label.setText(say("course.game"))
        self.about.setText(say("exercises.about"))
        self.setAccessibleDescription(self.about.text())
        self.begin.setText(say("course.begin"))
        self.close_button.setText(say("button.close"))
        self.themes.setAccessibleName(say("exercises.list"))
        name_games(self.game, self._lexicon, self._games)
        self._fill()
