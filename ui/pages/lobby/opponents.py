"""The opponents: one level for everybody, or one for each seat."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from engine.game import AnyGame
from engine.players import BOTS, bots_for
from engine.search_model import Style
from ui.kit.bots import bot_explained, level_of, style_of, styled
from ui.kit.language import Lexicon
from ui.kit.lettering import Lettering
from ui.kit.windows import scroller
from ui.pages.lobby.lobby_choice import opponents_for
from ui.pages.options.option_editors import CalmList

LEAST_LISTS = 5
"""For how many lists there is always room: with a game for fewer players nothing round them moves."""


class Opponents(QWidget):
    """Lists of levels by seat; ``value`` has the bots of seats 1 and on."""

    changed = Signal(object)  # the bots by seat, from seat 1 on

    def __init__(self, lexicon: Lexicon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lexicon = lexicon
        self.value: tuple[str, ...] = ()
        self._offered = tuple(BOTS)
        self.everybody_label = QLabel()
        self.everybody = _level_list()
        self.everybody_label.setBuddy(self.everybody)
        self.everybody.activated.connect(self._set_all)
        self.seats: list[tuple[Lettering, CalmList]] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        page = self._page = QWidget()
        page.setProperty("look", "page")
        self._grid = QGridLayout(page)
        self._grid.setContentsMargins(0, 0, 4, 0)
        self._grid.setVerticalSpacing(5)
        self._grid.setColumnStretch(1, 1)
        self._grid.addWidget(self.everybody_label, 0, 0)
        self._grid.addWidget(self.everybody, 0, 1)
        self._scroll = scroller(page)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column.addWidget(self._scroll)
        lexicon.changed.connect(self.speak)

    def show_bots(self, wanted: tuple[str, ...], seats: int, game: AnyGame) -> None:
        """These bots at a table of so many seats, out of those that this game offers."""
        self._offered = bots_for(game)
        self.value = opponents_for(wanted, seats, game)
        while len(self.seats) < len(self.value):
            label, levels = Lettering(tone="muted"), _level_list()
            label.setBuddy(levels)
            row = len(self.seats) + 1
            levels.activated.connect(lambda place, row=row: self._set(row - 1, place))
            self._grid.addWidget(label, row, 0)
            self._grid.addWidget(levels, row, 1)
            self._grid.setRowStretch(row + 1, 1)
            self._grid.setRowStretch(row, 0)
            self.seats.append((label, levels))
        for place, (label, levels) in enumerate(self.seats):
            label.setVisible(place < len(self.value))
            levels.setVisible(place < len(self.value))
        self.updateGeometry()
        self.speak()

    def sizeHint(self) -> QSize:
        """As high as all lists together; Qt's area to scroll in asks for what its page was when it was made."""
        still_free = max(0, LEAST_LISTS - 1 - len(self.value))
        row = self.everybody.sizeHint().height() + self._grid.verticalSpacing()
        return QSize(super().sizeHint().width(), self._page.sizeHint().height() + still_free * row)

    def speak(self) -> None:
        """Shows all words in the present language."""
        say = self._lexicon.say
        self.everybody_label.setText(say("lobby.all"))
        self.everybody.setAccessibleName(say("lobby.all"))
        mixed = len(set(map(level_of, self.value))) > 1
        with QSignalBlocker(self.everybody):
            self._fill(self.everybody)
            if mixed:
                self.everybody.addItem(say("lobby.mixed"))
            self.everybody.setCurrentIndex(
                self._offered.index(level_of(self.value[0])) if self.value and not mixed else len(self._offered) * mixed
            )
        for seat, (bot, (label, levels)) in enumerate(zip(self.value, self.seats, strict=False), 1):
            label.setText(self._name(seat, bot))
            with QSignalBlocker(levels):
                self._fill(levels)
                levels.setCurrentIndex(self._offered.index(level_of(bot)))
            levels.setAccessibleName(say("lobby.opponent", seat=seat))
            levels.setAccessibleDescription(bot_explained(bot, self._lexicon))
            levels.setToolTip(bot_explained(bot, self._lexicon))

    def _name(self, seat: int, bot: str) -> str:
        """The name of the seat, and its style where that is not the usual one."""
        say, style, name = self._lexicon.say, style_of(bot), self._lexicon.name_of(seat)
        return name if style is Style.EVEN else say("lobby.style.beside", name=name, style=say(f"style.{style}"))

    def _fill(self, levels: QComboBox) -> None:
        levels.clear()
        for place, bot in enumerate(self._offered):
            levels.addItem(self._lexicon.say(f"bot.{bot}"))
            levels.setItemData(place, self._lexicon.say(f"bot.{bot}.about"), Qt.ItemDataRole.ToolTipRole)

    def _set(self, place: int, chosen: int) -> None:
        bot = styled(self._offered[chosen], style_of(self.value[place]))
        self._take((*self.value[:place], bot, *self.value[place + 1 :]))

    def _set_all(self, chosen: int) -> None:
        if chosen < len(self._offered):
            self._take(tuple(styled(self._offered[chosen], style_of(bot)) for bot in self.value))

    def _take(self, value: tuple[str, ...]) -> None:
        self.value = value
        self.speak()
        self.changed.emit(value)


def _level_list() -> CalmList:
    levels = CalmList()
    levels.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    levels.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    return levels
