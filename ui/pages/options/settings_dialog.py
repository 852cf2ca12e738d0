"""The settings: the same form as the house rules, page by page; each change takes effect at once."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QSignalBlocker, QTimer, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialog, QHBoxLayout, QListWidget, QPushButton, QVBoxLayout, QWidget

from ui.kit.accessibility import CurrentTold
from ui.kit.language import Lexicon
from ui.kit.settings import Settings
from ui.kit.window_layout import MARGIN, SPACING, lay_out_window, size_in_letters
from ui.kit.windows import scroller
from ui.kit.words.settings import WORDS
from ui.pages.options.option_editors import ChoiceEditor
from ui.pages.options.options_form import OptionsForm
from ui.pages.options.pictures import SEEN, SIZE, preview_of

WIDE = 60
"""Its width, as a multiple of the height of its letters."""
BETWEEN, SIDES = 12, (4, 10)
"""Pixels between the list of pages and the page, and on each side of the page."""

OVERRULED = frozenset({"table", "colours"})
"""The settings of colours in whose place high contrast has its own."""


class SettingsDialog(QDialog):
    """Shows settings; nothing needs to be confirmed."""

    changed = Signal(object)  # the Settings after every change

    def __init__(self, lexicon: Lexicon, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lexicon = lexicon
        self.form = OptionsForm(lexicon, WORDS, Settings(), asleep=_overruled)
        self.form.show_options(settings)
        self.form.changed.connect(self.changed)
        self.form.changed.connect(self._picture)
        self.pages = QListWidget()
        CurrentTold(self.pages)
        for group in self.form.groups:
            self.pages.addItem(group)
        self.pages.currentRowChanged.connect(self._show_page)
        self.pages.itemClicked.connect(lambda _item: self._show_page(self.pages.currentRow()))
        self.form.search.textChanged.connect(self._begin_at_top)
        self.form.search.textChanged.connect(self._mark_page)
        self.defaults, self.close_button = QPushButton(), QPushButton()
        self.defaults.clicked.connect(self._restore)
        self.close_button.clicked.connect(self.accept)
        self._lay_out()
        self._picture()
        lexicon.changed.connect(self._speak)
        self._speak()
        self._take_room()
        self.pages.setCurrentRow(0)

    def _lay_out(self) -> None:
        inside = QWidget()
        inside.setProperty("look", "page")
        column = QVBoxLayout(inside)
        column.setContentsMargins(SIDES[0], 0, SIDES[1], 0)
        column.addWidget(self.form)
        self.area = scroller(inside)
        page = QVBoxLayout()
        page.setSpacing(SPACING)
        page.addWidget(self.form.tools)
        page.addWidget(self.area, 1)
        both = QHBoxLayout()
        both.setSpacing(BETWEEN)
        both.addWidget(self.pages)
        both.addLayout(page, 1)
        lay_out_window(self, (both,), both, (self.defaults,), (self.close_button,))

    def _show_page(self, row: int) -> None:
        """Shows the settings of a page from its top, and ends a search."""
        self.form.pick_group(self.form.groups[row])
        self._begin_at_top()

    def _mark_page(self) -> None:
        """Marks the page that is shown; none while a search shows what it has found on all of them."""
        page = self.pages.currentItem()
        if page is not None:
            page.setSelected(not self.form.search.text().strip())

    def _begin_at_top(self) -> None:
        self.area.verticalScrollBar().setValue(0)

    def _take_room(self) -> None:
        """Makes it so high that no page has to be scrolled, as far as ``bring`` finds room on the screen."""
        size_in_letters(self, WIDE, 0)
        for widget in (self, *self.findChildren(QWidget)):
            widget.ensurePolished()
        beside = self.pages.width() + BETWEEN + sum(SIDES) + self.area.verticalScrollBar().sizeHint().width()
        below = self.form.tools.sizeHint().height() + self.close_button.sizeHint().height() + 2 * SPACING
        high = self.form.highest(self.width() - 2 * MARGIN - beside) + below + 2 * MARGIN
        self.resize(self.width(), high)

    def show_settings(self, settings: Settings) -> None:
        """Shows these settings, which were changed elsewhere."""
        if settings != self.form.options:
            self.form.show_options(settings)
            self._picture()

    def _picture(self) -> None:
        """Adds pictures of felt, backs and faces."""
        worn, ratio = self.form.options, self.devicePixelRatioF()
        assert isinstance(worn, Settings)
        for row in self.form.rows:
            name, editor = row.option.name, row.editor
            if name in SEEN and isinstance(editor, ChoiceEditor):
                editor.show_pictures(partial(_seen, name, worn, ratio), SIZE)

    def _restore(self) -> None:
        self.form.show_options(Settings())
        self._picture()
        self.changed.emit(self.form.options)

    def _speak(self) -> None:
        say = self._lexicon.say
        self.setWindowTitle(say("settings.title").replace("&", ""))
        self.defaults.setText(say("settings.defaults"))
        self.close_button.setText(say("button.close"))
        self.pages.setAccessibleName(say("settings.title"))
        with QSignalBlocker(self.pages):
            for row, group in enumerate(self.form.groups):
                item = self.pages.item(row)
                if item is not None:
                    item.setText(self.form.group_title(group))
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Fits the room to another size of letters."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            QTimer.singleShot(0, self, self._fit)  # when what stands on it has them too

    def _fit(self) -> None:
        self.pages.setFixedWidth(self.pages.sizeHintForColumn(0) + 36)


def _overruled(settings: Settings, name: str) -> bool:
    """Whether high contrast, which has colours of its own, leaves this setting nothing to choose."""
    return settings.contrast and name in OVERRULED


def _seen(name: str, worn: Settings, ratio: float, value: str | int) -> QIcon:
    return preview_of(name, str(value), worn, ratio)
