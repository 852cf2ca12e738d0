"""The house rules in the lobby: folded, one line with the differences from the preset; unfolded, the whole form."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.game import AnyGame
from engine.options import GameOptions, differences, options_of, title
from ui.kit.fold import Fold
from ui.kit.language import Lexicon
from ui.kit.lettering import SMALL, Lettering
from ui.pages.options.options_form import OptionsForm

MANY = 20
"""With more options than this, the form shows their groups one by one."""


class HouseRules(QWidget):
    """The options of a game against its preset; the form is made when it is first unfolded."""

    changed = Signal(object)  # the options as they are now
    unfolded = Signal()

    def __init__(self, lexicon: Lexicon, game: AnyGame, preset: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lexicon, self.game, self._preset = lexicon, game, preset
        self.options: GameOptions = game.presets[preset]
        self.fold = Fold()
        self.fold.toggled.connect(self._unfold)
        self.summary = Lettering(SMALL, tone="muted", wraps=True)
        self.form: OptionsForm | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(7)
        column.addWidget(self.fold)
        column.addWidget(self.summary)
        lexicon.changed.connect(self._speak)
        self._speak()

    def show_options(self, preset: str, options: GameOptions) -> None:
        """Shows these options, as changed from this preset."""
        self._preset, self.options = preset, options
        if self.form is not None:
            self.form.use_base(self.game.presets[preset])
            self.form.show_options(options)
        self._speak()

    @property
    def problem(self) -> str:
        """The reason why the options do not go together, in words; empty where they do."""
        refusal = self.game.problem(self.options)
        return "" if refusal is None else self._lexicon.say_in(self.game.words, refusal.text)

    def _unfold(self, open_: bool) -> None:
        if open_ and self.form is None:
            self.form = OptionsForm(
                self._lexicon,
                self.game.words,
                self.game.presets[self._preset],
                self.game.problem,
                self,
                asleep=self.game.asleep,
                agreed=self.game.agreed,
                known=tuple(self.game.presets.values()),
                chips=len(options_of(self.game.options)) > MANY,
            )
            self.form.show_options(self.options)
            self.form.changed.connect(self._take)
            layout = self.layout()
            assert layout is not None
            for part in (self.form.tools, self.form):
                layout.addWidget(part)
        if self.form is not None:
            for part in (self.form.tools, self.form):
                part.setVisible(open_)
        self._speak()
        if open_:
            self.unfolded.emit()

    def _take(self, options: GameOptions) -> None:
        self.options = options
        self._speak()
        self.changed.emit(options)

    def _speak(self) -> None:
        say, say_in = self._lexicon.say, self._lexicon.say_in
        self.fold.setText(say("lobby.house"))
        preset = say_in(self.game.words, f"preset.{self._preset}")
        awake = self.game.awake(self.options)
        changed = [each for each in differences(self.options, self.game.presets[self._preset]) if each in awake]
        titles = say("lobby.house.between").join(say_in(self.game.words, title(option)) for option in changed)
        if changed:
            self.summary.setText(say("lobby.house.some", preset=preset, count=len(changed), titles=titles))
        else:
            self.summary.setText(say("lobby.house.none", preset=preset))
        self.fold.setAccessibleDescription(self.summary.text())
