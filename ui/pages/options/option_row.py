"""One option in the form: title, editor, the sentence for its present value, and the button back to the preset."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QToolButton, QVBoxLayout

from engine.options import Option, Subset, Switch, Value, sentence
from engine.words import Catalogue, Text
from ui.kit.language import Lexicon
from ui.kit.lettering import SMALL, Lettering
from ui.pages.options.option_editors import ValueNames, editor_for
from ui.pages.options.waking import OptionChange
from ui.pages.search_hits import says, show_marked

NARROW_LINES = 17
"""Below this many heights of a line in width, the editor stands under the title instead of beside it."""


class OptionRow(QFrame):
    """Shows one value of one option; ``changed(option, value)`` is called when a person sets it."""

    def __init__(
        self, lexicon: Lexicon, words: Catalogue, option: Option, changed: Callable[[Option, Value], None]
    ) -> None:
        super().__init__()
        self.setProperty("look", "row")
        self.option = option
        self._lexicon, self._words = lexicon, words
        self._names = ValueNames(lexicon, words, option)
        self._value = self._base = option.default
        self._means = sentence(option, option.default)
        self._sleeping = self._wanted = ""
        self.editor = editor_for(self._names, lambda value: changed(option, value))
        self.title = QLabel()
        self.title.setBuddy(self.editor.widget)
        self.sentence = Lettering(SMALL, tone="muted", wraps=True)
        self.problem = Lettering(SMALL, tone="danger", wraps=True)
        self.problem.hide()
        self.reset = QToolButton()
        self.reset.clicked.connect(lambda: changed(option, self._base))
        policy = self.reset.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.reset.setSizePolicy(policy)
        self._lay_out()
        self.speak()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 6, 6, 7)
        column.setSpacing(2)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._line.setSpacing(8)
        if isinstance(self.option.kind, Switch):
            self.title.hide()
            self._line.addWidget(self.editor.widget, 1)
        elif isinstance(self.option.kind, Subset):
            self._line.addWidget(self.title, 0, Qt.AlignmentFlag.AlignTop)
            self._line.addWidget(self.editor.widget, 1)
        else:
            self.title.setWordWrap(True)
            self._line.addWidget(self.title, 1)
            self._line.addWidget(self.editor.widget, 0, Qt.AlignmentFlag.AlignLeft)
        top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        top.addLayout(self._line, 1)
        top.addWidget(self.reset, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(top)
        column.addWidget(self.sentence)
        column.addWidget(self.problem)

    def show_value(self, value: Value, base: Value, means: Text) -> None:
        """Shows this value, whether it is the one of ``base``, and what it means beside the other options."""
        self._value, self._base, self._means = value, base, means
        self.editor.show_value(value)
        self.reset.setVisible(self.differs)
        if self.property("changed") != self.differs:
            self.setProperty("changed", self.differs)
            for widget in (self, self.title, self.editor.widget):
                widget.style().unpolish(widget)
                widget.style().polish(widget)
        self._say_value()

    @property
    def differs(self) -> bool:
        """Whether the value is not the one of the preset."""
        return self._value != self._base

    def show_problem(self, words: str) -> None:
        """Shows why this value does not go with the others, or nothing where it does."""
        self.problem.setText(words)
        self.problem.setVisible(bool(words))

    def show_sleeping(self, reason: str) -> None:
        """Shows that the option has nothing to act on, and why; with "" it acts, or can be put back."""
        if self._sleeping != reason:
            self._sleeping = reason
            for widget in (self.editor.widget, self.title):
                widget.setEnabled(not reason)
            self._say_value()

    def name_with(self, change: OptionChange) -> str:
        """The option's name with the value, or the numbers, that it is changed to."""
        say, value, upto = self._lexicon.say, change.value, change.upto
        if isinstance(self.option.kind, Switch):
            return say("form.value.on" if value else "form.value.off", title=self._names.title())
        named = self._names.of_any(value)
        if isinstance(value, int) and upto is not None:
            if change.open:
                bound = say("form.value.least" if value < upto else "form.value.most", value=value)
                return say("form.value.bound", title=self._names.title(), bound=bound)
            named = say("form.value.between", least=min(value, upto), most=max(value, upto))
        return say("form.value", title=self._names.title(), value=named)

    def speaks_of(self, wanted: str) -> bool:
        """Whether the title, a value in sight or the sentence says this, or the rule's row is this."""
        shown = "\n".join((self._names.title(), *self.editor.shown(), self._said()))
        return says(shown, wanted) or wanted.casefold() == self.option.row.casefold()

    def mark(self, wanted: str) -> None:
        """Marks every place where the row says what is searched for; none where that is ""."""
        if self._wanted != wanted:
            self._wanted = wanted
            self._say_value()

    def speak(self) -> None:
        """All words anew."""
        self.editor.speak()
        self.reset.setText(self._lexicon.say("form.reset"))
        self.reset.setAccessibleName(self._lexicon.say("form.reset.about", title=self._names.title()))
        self._say_value()

    def _say_value(self) -> None:
        said = self._said()
        show_marked(self.title, self._names.title(), self._wanted)
        show_marked(self.sentence, said, self._wanted)
        self.editor.mark(self._wanted)
        self.editor.widget.setAccessibleDescription(said)

    def _said(self) -> str:
        """The sentence below the title."""
        means = self._lexicon.say_in(self._words, self._means)
        return self._sleeping or (self._does() if self._is_setting else means)

    @property
    def _is_setting(self) -> bool:
        """Whether this switch is a setting and no house rule, so that its form says what it does."""
        return isinstance(self.option.kind, Switch) and not self.option.row

    def _does(self) -> str:
        return self._lexicon.say("form.switch", on=self._sentence(True), off=self._sentence(False))

    def _sentence(self, value: Value) -> str:
        return self._lexicon.say_in(self._words, sentence(self.option, value))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Puts the editor below the title where the row is narrow, else beside it."""
        super().resizeEvent(event)
        narrow = self.width() < NARROW_LINES * self.fontMetrics().height()
        direction = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        if self._line.direction() != direction:
            self._line.setDirection(direction)
