"""The form for options of any kind: house rules and settings alike, derived from the fields alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QFrame, QLabel, QLineEdit, QVBoxLayout, QWidget

from engine.game import never_asleep
from engine.options import GameOptions, Option, Value, as_declared, options_of
from engine.refusals import Refusal
from engine.words import Catalogue, Text
from ui.kit.language import Lexicon
from ui.kit.lettering import HEADING, Lettering
from ui.kit.window_layout import labelled
from ui.pages.options.group_chips import ALL, GroupChips
from ui.pages.options.option_row import OptionRow
from ui.pages.options.waking import OptionChange, waking


def no_problem(_options: GameOptions) -> Refusal | None:
    """Options that always go together."""
    return None


class OptionsForm(QWidget):
    """Every option of ``base`` under its group, with search; each row can go back to ``base``, the preset.

    Its owner lays out ``tools``, the row of the search, above it or where it stays when the form scrolls.
    """

    changed = Signal(object)  # the options as they are now, whether they go together or not

    def __init__(
        self,
        lexicon: Lexicon,
        words: Catalogue,
        base: GameOptions,
        # any: questions to the options of whoever shows the form
        problem: Callable[[Any], Refusal | None] = no_problem,
        parent: QWidget | None = None,
        *,
        asleep: Callable[[Any, str], bool] = never_asleep,
        agreed: Callable[[GameOptions, str], Text] = as_declared,
        known: Sequence[GameOptions] = (),
        chips: bool = False,
    ) -> None:
        """``asleep``: whether an option has nothing to act on; ``agreed``: what one means beside the others.

        ``known``: tables at which options act that need several changes here; ``chips``: groups can be picked in the
        form itself.
        """
        super().__init__(parent)
        self._lexicon, self._words = lexicon, words
        self._problem, self._asleep, self._agreed, self._known = problem, asleep, agreed, tuple(known)
        self._base = self.options = base
        self._group: str | None = None
        self._found: set[str] = set()  # by name, what the search has found; it stays in sight when its value is changed
        self._reasons: dict[str, str] = {}  # by option: why it has nothing to act on with the present options
        self.rows = [OptionRow(lexicon, words, option, self._set) for option in options_of(type(base))]
        self.tools = QWidget()
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search_label = QLabel()
        self.only_different = QCheckBox()
        self.problem_box = Lettering(wraps=True, tone="problem")
        self.nothing = Lettering(tone="muted", wraps=True)
        self._headings: dict[str, Lettering] = {}
        self._cards: dict[str, QFrame] = {}
        self.chips = GroupChips(tuple(dict.fromkeys(row.option.group for row in self.rows)))
        self.chips.setVisible(chips)
        self.chips.chosen.connect(self.pick_group)
        self._lay_out()
        self.search.textChanged.connect(self._seek)
        self.only_different.toggled.connect(self._sift)
        lexicon.changed.connect(self._speak)
        self._show_values()
        self._speak()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        tools = labelled(self.search_label, self.search)
        tools.setContentsMargins(0, 0, 0, 0)
        tools.addSpacing(12)
        tools.addWidget(self.only_different)
        self.tools.setLayout(tools)
        column.addWidget(self.chips)
        column.addWidget(self.problem_box)
        column.addWidget(self.nothing)
        for row in self.rows:
            group = row.option.group
            if group not in self._cards:
                self._headings[group] = Lettering(HEADING, bold=True)
                card = QFrame()
                card.setProperty("look", "card")
                lines = QVBoxLayout(card)
                lines.setContentsMargins(4, 4, 4, 4)
                lines.setSpacing(0)
                self._cards[group] = card
                column.addWidget(self._headings[group])
                column.addWidget(card)
            layout = self._cards[group].layout()
            assert layout is not None
            layout.addWidget(row)
        column.addStretch(1)

    def show_options(self, options: GameOptions) -> None:
        """Shows these values, without a signal."""
        self._reasons.clear()
        self.options = options
        self._show_values()
        self._judge()
        self._sift()

    def _show_values(self) -> None:
        for row in self.rows:
            name = row.option.name
            row.show_value(getattr(self.options, name), getattr(self._base, name), self._agreed(self.options, name))

    def use_base(self, base: GameOptions) -> None:
        """Compares rows with this preset from now on."""
        self._base = base
        self.show_options(self.options)

    def show_group(self, group: str | None) -> None:
        """Shows only this group, or all of them."""
        self._group = group
        self._sift()

    def pick_group(self, group: str) -> None:
        """Shows this group alone, or all, and ends a search, which looks in all of them."""
        self.show_group(group or None)
        self.search.clear()

    @property
    def groups(self) -> tuple[str, ...]:
        """The groups in the order of their fields."""
        return tuple(self._cards)

    def highest(self, wide: int) -> int:
        """The height of the highest group in this width."""
        layout, chosen, heights = self.layout(), self._group, []
        assert layout is not None
        for group in self.groups:
            self.show_group(group)
            heights.append(layout.heightForWidth(wide))
        self.show_group(chosen)
        return max(heights)

    def group_title(self, group: str) -> str:
        """The heading of a group."""
        return self._lexicon.say_in(self._words, f"group.{group}")

    @property
    def problem(self) -> str:
        """Why the options do not go together, in words; empty where they do."""
        refusal = self._problem(self.options)
        return "" if refusal is None else self._lexicon.say_in(self._words, refusal.text)

    def _set(self, option: Option, value: Value) -> None:
        if getattr(self.options, option.name) != value:
            self.show_options(replace(self.options, **{option.name: value}))
            self.changed.emit(self.options)

    def _judge(self) -> None:
        """Shows the problem at the top, and at each option that could mend it by going back, or else at the one whose
        rule it is."""
        refusal = self._problem(self.options)
        words = self.problem
        self.problem_box.setText(words)
        self.problem_box.setVisible(bool(words))
        mending = [row for row in self.rows if refusal is not None and self._mends(row)]
        for row in self.rows:
            blamed = row in mending or (not mending and refusal is not None and row.option.row == refusal.row)
            row.show_problem(words if blamed else "")

    def _mends(self, row: OptionRow) -> bool:
        """Whether everything would go together if this option were as in the preset."""
        if not row.differs:
            return False
        name = row.option.name
        return self._problem(replace(self.options, **{name: getattr(self._base, name)})) is None

    def _seek(self) -> None:
        """Shows what is searched for now."""
        self._found.clear()
        self._sift()

    def _sift(self) -> None:
        """Shows the rows that match the search, the check box and the group.

        An option that has nothing to act on is greyed and says what it needs; where it differs it can be put back.
        """
        wanted = self.search.text().strip()
        shown: set[str] = set()
        for row in self.rows:
            row.show_sleeping("" if self._acts(row) else self._why_asleep(row))
            row.mark(wanted)
            if wanted and row.speaks_of(wanted):
                self._found.add(row.option.name)
            fits = row.option.name in self._found if wanted else self._group in (None, row.option.group)
            here = fits and (row.differs or not self.only_different.isChecked())
            row.setVisible(here)
            if here:
                shown.add(row.option.group)
        for group, card in self._cards.items():
            card.setVisible(group in shown)
            self._headings[group].setVisible(group in shown)
        self._tell_chips()
        self.chips.press(ALL if wanted else self._group or ALL)
        self.nothing.setVisible(not shown)
        self.nothing.setText(self._lexicon.say("form.nothing" if wanted else "form.nothing_differs"))

    def _acts(self, row: OptionRow) -> bool:
        return row.differs or not self._asleep(self.options, row.option.name)

    def _why_asleep(self, row: OptionRow) -> str:
        """The other rule that would have to be agreed for this option to act, where one is enough."""
        if row.option.name not in self._reasons:
            self._reasons[row.option.name] = self._found_asleep(row)
        return self._reasons[row.option.name]

    def _found_asleep(self, row: OptionRow) -> str:
        changes = self.waking(row.option.name)
        if not changes:
            return self._lexicon.say("form.asleep")
        rows = {each.option.name: each for each in self.rows}
        named = [rows[change.option.name].name_with(change) for change in changes]
        return self._lexicon.say("form.asleep.until", rule=self._lexicon.say("form.and").join(named))

    def waking(self, name: str) -> tuple[OptionChange, ...]:
        """What would make this option act, with the present options."""
        return waking(self.options, name, lambda tried: self._would_act(tried, name), self._known)

    def _would_act(self, tried: GameOptions, name: str) -> bool:
        return not self._asleep(tried, name) and self._problem(tried) is None

    def _tell_chips(self) -> None:
        titles = {ALL: self._lexicon.say("form.all")} | {group: self.group_title(group) for group in self.groups}
        self.chips.tell(titles, Counter(row.option.group for row in self.rows if row.differs))

    def _speak(self) -> None:
        say = self._lexicon.say
        self.search_label.setText(say("form.search"))
        hint = "settings.search.hint" if "settings.search.hint" in self._words else "form.search.hint"
        self.search.setPlaceholderText(say(hint))
        self.only_different.setText(say("form.only_different"))
        for group, heading in self._headings.items():
            heading.setText(self.group_title(group))
            self._cards[group].setAccessibleName(self.group_title(group))
        self._reasons.clear()
        for row in self.rows:
            row.speak()
        self._judge()
        self._sift()
