"""The lobby's right side: who sits at the table, the number of the deals, and the button that begins."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRegularExpression, QSignalBlocker, Signal
from PySide6.QtGui import QFontInfo, QRegularExpressionValidator, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.game import AnyGame
from engine.options import Choice, GameOptions, options_of
from ui.kit.language import Lexicon
from ui.kit.lettering import HEADING, SMALL, Lettering
from ui.kit.theme import Felt
from ui.pages.lobby.lobby_choice import LobbyChoice
from ui.pages.lobby.opponents import Opponents
from ui.pages.lobby.seats_picture import HIGHEST, SeatsPicture

SEATS = "seats"
"""The option for the number of players, in games that leave it open."""
MOST_DIGITS = 12
IN_A_ROW = 4
"""The most numbers of players in a row, and the most beside their title."""
LONGEST_CODE = 200
LEAST_WIDE, LETTERS_WIDE = 286, 20.4
"""The least width of the side in pixels, and its width as a multiple of the size of its letters."""
DECORATIONS = ((True, True), (True, False), (False, True), (False, False))
"""Whether the picture is shown, and what is said of the number: the first that leaves all opponents their room."""


class LobbySide(QFrame):
    """Shows a ``LobbyChoice`` and emits what a person changes."""

    seats_chosen = Signal(int)
    opponents_chosen = Signal(object)  # the bots by seat, from seat 1 on
    number_chosen = Signal(object)  # the number of the deals, None for any
    code_written = Signal(str)  # something that may be the code of a deal
    start_pressed = Signal()
    watch_pressed = Signal()
    names_pressed = Signal()

    def __init__(self, lexicon: Lexicon, felt: Felt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "side")
        self._lexicon = lexicon
        self.heading = Lettering(HEADING, bold=True)
        self.picture = SeatsPicture(felt)
        self.players = QLabel()
        self._players_row = QGridLayout()
        self._players = QButtonGroup(self)
        self.opponents = Opponents(lexicon)
        self.number_label, self.number = QLabel(), QLineEdit()
        self.number_label.setBuddy(self.number)
        self.number.setClearButtonEnabled(True)
        digits = QRegularExpression(f"[0-9]{{0,{MOST_DIGITS}}}|[0-9A-Za-z -]{{0,{LONGEST_CODE}}}")
        self.number.setValidator(QRegularExpressionValidator(digits, self.number))
        self.number_about = Lettering(SMALL, tone="muted", wraps=True)
        self.problem = Lettering(SMALL, tone="problem", wraps=True)
        self.start = QPushButton()
        self.start.setProperty("look", "main")
        self.start.setDefault(True)
        self.watch, self.names = QPushButton(), QPushButton()
        self._lay_out()
        self.watch.clicked.connect(self.watch_pressed)
        self.names.clicked.connect(self.names_pressed)
        self._players.idClicked.connect(self.seats_chosen)
        self.opponents.changed.connect(self.opponents_chosen)
        self.number.textEdited.connect(self._take_number)
        self.number.returnPressed.connect(self.start_pressed)
        self.start.clicked.connect(self.start_pressed)

    def _take_number(self, written: str) -> None:
        if not written or (written.isdigit() and len(written) <= MOST_DIGITS):
            self.number_chosen.emit(int(written) if written else None)
        else:
            self.code_written.emit(written)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hides what is only decoration where the opponents need its room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Shows as much decoration as leaves the opponents their room, and the picture no larger than that."""
        wrong = self.number_about.property("tone") == "danger"
        for picture, about in DECORATIONS:
            self.picture.setVisible(picture)
            self.number_about.setVisible(about or wrong)
            if self._spare >= 0:
                break
        self.picture.setMaximumHeight(min(HIGHEST, self.picture.minimumSizeHint().height() + max(0, self._spare)))

    @property
    def _spare(self) -> int:
        """The pixels that are left when everything has its least room, and the opponents theirs without scrolling."""
        layout = self.layout()
        assert layout is not None
        layout.invalidate()
        wraps = layout.hasHeightForWidth()  # without it Qt answers -1
        least = layout.totalMinimumHeightForWidth(self.width()) if wraps else layout.totalMinimumSize().height()
        return self.height() - least - self.opponents.sizeHint().height() + self.opponents.minimumSizeHint().height()

    def refuse_code(self) -> None:
        """Shows that the text is no code, or not yet a whole one, with which nothing can be begun."""
        self.number_about.setText(self._lexicon.say("lobby.number.unread"))
        self.number_about.use_tone("danger")
        self._fit()
        self.start.setEnabled(False)
        self.watch.setEnabled(False)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 18)
        column.setSpacing(9)
        column.addWidget(self.heading)
        column.addWidget(self.picture)
        self._players_row.setSpacing(6)
        column.addLayout(self._players_row)
        column.addWidget(self.opponents)
        column.addWidget(self.names)
        number = QHBoxLayout()
        number.addWidget(self.number_label)
        number.addWidget(self.number, 1)
        column.addLayout(number)
        column.addWidget(self.number_about)
        column.addWidget(self.problem)
        ways = QHBoxLayout()
        ways.addWidget(self.start, 3)
        ways.addWidget(self.watch, 1)
        column.addLayout(ways)

    def show_choice(self, game: AnyGame, choice: LobbyChoice, problem: str) -> None:
        """Shows this choice; a problem with its options stands above the button and disables it."""
        say = self._lexicon.say
        seats = game.seats(choice.options)
        self.heading.setText(say("lobby.seats"))
        self._show_players(game, choice.options)
        self.opponents.show_bots(choice.opponents, seats, game)
        names = [self._lexicon.name_of(seat) for seat in range(seats)]
        sides = () if game.presentation.sides is None else game.presentation.sides(choice.options)
        side = next((side for side in sides if 0 in side), (0,))
        self.picture.show_seats(tuple(names), side)
        self.picture.setAccessibleName(say("result.name_between").join(names))
        together = "".join(say("lobby.together", seat=seat) for seat in side if seat != 0)
        self.picture.setAccessibleDescription(together)
        self.picture.setToolTip(together)
        self.number_label.setText(say("lobby.number"))
        self.number.setPlaceholderText(say("lobby.number.hint"))
        self.number.setAccessibleDescription(say("lobby.number.about"))
        with QSignalBlocker(self.number):
            self.number.setText("" if choice.number is None else str(choice.number))
        self.number_about.setText(say("lobby.number.about"))
        self.number_about.use_tone("muted")
        self.number.setToolTip(say("lobby.number.about"))
        self._fit()
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        self.start.setText(say("lobby.start"))
        self.start.setEnabled(not problem)
        self.start.setAccessibleDescription(problem)
        self.names.setText(say("lobby.names"))
        self.watch.setText(say("lobby.watch"))
        self.watch.setEnabled(not problem)
        self.watch.setToolTip(say("lobby.watch.about"))
        self.watch.setAccessibleDescription(say("lobby.watch.about"))
        self.letter()

    def letter(self) -> None:
        """Fits the width to the letters; scripts with more space between lines do not make it wider."""
        for button in (self.watch, self.start):
            button.setMinimumHeight(round(self.fontMetrics().height() * 2.6))
        self.setFixedWidth(max(LEAST_WIDE, round(QFontInfo(self.font()).pixelSize() * LETTERS_WIDE)))
        self._fit()

    def _show_players(self, game: AnyGame, options: GameOptions) -> None:
        """A button for every number of players that goes with the other options, greyed where there is no other: a
        row that came and went with the game would move all that stands below it."""
        seats = game.seats(options)
        numbers = [
            value
            for option in options_of(game.options)
            if option.name == SEATS and isinstance(option.kind, Choice)
            for value in option.kind.values
            if isinstance(value, int)
            and (value == seats or game.problem(options) or not game.problem(replace(options, seats=value)))
        ] or [seats]
        self.players.setText(self._lexicon.say("lobby.players"))
        if [self._players.id(button) for button in self._players.buttons()] != numbers:
            for button in self._players.buttons():
                self._players.removeButton(button)
                button.deleteLater()
                button.hide()
            beside = len(numbers) <= IN_A_ROW
            self._players_row.addWidget(self.players, 0, 0, 1, 1 if beside else IN_A_ROW)
            self._players_row.setColumnStretch(0, int(beside))
            for place, value in enumerate(numbers):
                button = QPushButton(str(value))
                button.setProperty("look", "segment")
                button.setCheckable(True)
                self._players.addButton(button, value)
                row, column = (0, place + 1) if beside else (1 + place // IN_A_ROW, place % IN_A_ROW)
                self._players_row.addWidget(button, row, column)
                button.show()  # at once: a layout leaves room only for what is shown
        for button in self._players.buttons():
            button.setChecked(self._players.id(button) == seats)
            button.setEnabled(len(numbers) > 1)
            label = self._lexicon.say("lobby.players")
            button.setAccessibleName(self._lexicon.say("spoken.labelled", label=label, what=button.text()))
