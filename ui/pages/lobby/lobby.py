"""The lobby: which game, how it is played, against whom, and the button that begins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.codes import CodeError, read_code
from engine.game import AnyGame
from engine.options import GameOptions, differences
from engine.words import Catalogue, Text
from ui.kit.accessibility import follow_reading
from ui.kit.faces import CardFaces
from ui.kit.flow import Flow
from ui.kit.language import NO_WORDS, Lexicon
from ui.kit.lettering import HEADING, TITLE, Lettering
from ui.kit.theme import FELTS, Felt
from ui.kit.windows import bring, scroller
from ui.pages.lobby.choice_card import ChoiceCard
from ui.pages.lobby.game_tile import GameTile, fan_of, least_width
from ui.pages.lobby.house_rules import HouseRules
from ui.pages.lobby.lobby_choice import LobbyChoice, opponents_for, usual_preset
from ui.pages.lobby.lobby_side import LobbySide
from ui.pages.lobby.resume_offer import ResumeOffer

if TYPE_CHECKING:
    from ui.pages.lobby.seats_dialog import SeatsDialog

WIDEST_PAGE = 1180


class Lobby(QWidget):
    """Shows one ``LobbyChoice`` and lets a person change it. ``choice`` and ``restore`` give and take it."""

    start_wanted = Signal(object)  # the LobbyChoice to begin a session with
    chosen = Signal(object)  # the LobbyChoice after a person changed it
    opponents_chosen = Signal()  # a person is about to seat other opponents, or the same ones knowingly
    rules_wanted = Signal()  # of the game and options that are chosen
    lessons_wanted = Signal()  # of the game that is chosen
    resume_wanted = Signal()
    sessions_wanted = Signal()  # the list of all sessions
    today_wanted = Signal()  # the deals of the days

    def __init__(
        self, lexicon: Lexicon, faces: CardFaces, games: Mapping[str, AnyGame], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._lexicon, self._games = lexicon, games
        first = next(iter(games.values()))
        preset = usual_preset(first)
        options = first.presets[preset]
        self._choice = LobbyChoice(first.key, preset, options, opponents_for((), first.seats(options), first))
        self._seats: SeatsDialog | None = None
        self.resume = ResumeOffer(lexicon)
        self.resume.wanted.connect(self.resume_wanted)
        self.side = LobbySide(lexicon, FELTS["jade"])
        self.title, self.subtitle = Lettering(TITLE, bold=True, wraps=True), Lettering(tone="muted", wraps=True)
        self.presets_heading = Lettering(HEADING, bold=True)
        self.sessions, self.today, self.rules, self.lessons = (QPushButton() for _ in range(4))
        self._sessions = 0
        self.sessions.clicked.connect(self.sessions_wanted)
        self.today.clicked.connect(self.today_wanted)
        self.rules.clicked.connect(self.rules_wanted)
        self.lessons.clicked.connect(self.lessons_wanted)
        self.tiles = {key: GameTile(faces, fan_of(game), FELTS["jade"]) for key, game in games.items()}
        self._tile_group = QButtonGroup(self)
        self.presets: dict[str, ChoiceCard] = {}
        self._preset_group = QButtonGroup(self)
        self.house = HouseRules(lexicon, first, preset)
        self._lay_out()
        self._wire()
        lexicon.changed.connect(self._speak)
        self._show_game()

    def _lay_out(self) -> None:
        page = QWidget()
        page.setProperty("look", "page")
        self._page = QVBoxLayout(page)
        self._page.setContentsMargins(28, 20, 24, 20)
        self._page.setSpacing(12)
        tiles = self._tiles = Flow(least_width(), 14)
        for place, tile in enumerate(self.tiles.values()):
            tiles.addWidget(tile)
            self._tile_group.addButton(tile, place)
        self._cards = Flow(236, 12)
        self._page.addWidget(self.resume)
        self._top, ways = QBoxLayout(QBoxLayout.Direction.LeftToRight), QHBoxLayout()
        for layout in (self._top, ways):
            layout.setSpacing(8)
        self._top.addWidget(self.title, 1)
        ways.addWidget(self.today)
        ways.addWidget(self.sessions)
        ways.addStretch(1)
        self._top.addLayout(ways)
        self._page.addLayout(self._top)
        page.installEventFilter(self)
        self._page.addWidget(self.subtitle)
        self._page.addLayout(tiles)
        self._page.addSpacing(6)
        heading = QHBoxLayout()
        heading.addWidget(self.presets_heading, 1)
        heading.addWidget(self.lessons)
        heading.addWidget(self.rules)
        self._page.addLayout(heading)
        self._page.addLayout(self._cards)
        self._page.addSpacing(2)
        self._page.addWidget(self.house)
        self._page.addStretch(1)
        holder = QWidget()
        holder.setProperty("look", "page")
        middle = QHBoxLayout(holder)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.addStretch(1)
        page.setMaximumWidth(WIDEST_PAGE)
        middle.addWidget(page, 1000)
        middle.addStretch(1)
        self.scroller = scroller(holder)
        self.scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.scroller, 1)
        row.addWidget(self.side)

    def _wire(self) -> None:
        keys = tuple(self._games)
        self._tile_group.idClicked.connect(lambda place: self._choose_game(keys[place]))
        self._preset_group.idClicked.connect(lambda place: self._choose_preset(tuple(self.presets)[place]))
        self._wire_house()
        self.side.seats_chosen.connect(self._choose_seats)
        self.side.opponents_chosen.connect(self._choose_opponents)
        self.side.number_chosen.connect(lambda number: self._change(number=number))
        self.side.code_written.connect(self._take_code)
        self.side.start_pressed.connect(self._start)
        self.side.watch_pressed.connect(self._watch)
        self.side.names_pressed.connect(self._ask_names)

    def _wire_house(self) -> None:
        self.house.changed.connect(self._take_options)
        self.house.unfolded.connect(lambda: QTimer.singleShot(0, self, self._scroll_to_house))
        self.house.unfolded.connect(self._settle)
        self.house.unfolded.connect(lambda: follow_reading((self.scroller, self.side)))

    def choice(self) -> LobbyChoice:
        """The present choice."""
        return self._choice

    def restore(self, choice: LobbyChoice) -> None:
        """Shows this choice; a game or preset that no longer exists leaves everything as it is."""
        game = self._games.get(choice.game)
        if game is None or choice.preset not in game.presets or not isinstance(choice.options, game.options):
            return
        self._choice = replace(choice, opponents=opponents_for(choice.opponents, game.seats(choice.options), game))
        self._show_game()

    def take(self, choice: LobbyChoice) -> None:
        """Shows a choice that was made elsewhere."""
        self.restore(choice)
        self.chosen.emit(self._choice)

    def offer_resume(self, description: Text | str | None, number: int = 0, words: Catalogue = NO_WORDS) -> None:
        """Offers to resume a session, described in a sentence in its game's words (None: there is none), and a list
        of so many."""
        self.resume.offer(description, words)
        self._sessions = number
        self._show_sessions()

    def _show_sessions(self) -> None:
        self.sessions.setText(self._lexicon.say("lobby.resume.all", number=self._sessions))
        self.sessions.setVisible(self._sessions > 0)

    def use_felt(self, felt: Felt) -> None:
        """Uses the table of the settings in the small pictures too."""
        for tile in self.tiles.values():
            tile.use_felt(felt)
        self.side.picture.use_felt(felt)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Puts the buttons below the title where they would break it into lines."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest) and isinstance(watched, QWidget):
            edges = self._page.contentsMargins()
            buttons = [each.sizeHint().width() + 8 for each in (self.today, self.sessions) if not each.isHidden()]
            needed = self.title.fontMetrics().horizontalAdvance(self.title.text()) + 8 + sum(buttons)
            narrow = needed > watched.width() - edges.left() - edges.right()
            below, beside = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
            self._top.setDirection(below if narrow else beside)
        return super().eventFilter(watched, event)

    def letter(self) -> None:
        """Fits the cards to another size of letters: they paint their own words and are told nowhere else."""
        self.side.letter()
        for card in self.presets.values():
            card.updateGeometry()
        self._tiles.least = least_width()
        self._tiles.invalidate()
        self.update()

    def begin_at_top(self) -> None:
        """Shows the page from its first line on, wherever it was scrolled to."""
        self.scroller.verticalScrollBar().setValue(0)
        QTimer.singleShot(0, self, lambda: self.scroller.verticalScrollBar().setValue(0))

    def ask_number(self) -> None:
        """Puts the cursor in the field for a deal's number."""
        self.side.number.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.side.number.selectAll()

    @property
    def _game(self) -> AnyGame:
        return self._games[self._choice.game]

    def _take_code(self, written: str) -> None:
        """Takes the game, rules and deal of a code, once it is whole."""
        try:
            code = read_code(written, self._games)
        except CodeError:
            self.side.refuse_code()
            return
        presets = code.game.presets
        nearest = min(presets, key=lambda name: len(differences(code.options, presets[name])))
        bots = opponents_for(self._choice.opponents, code.game.seats(code.options), code.game)
        self._choice = LobbyChoice(
            code.game.key, nearest, code.options, bots, code.number, code.dealt, code.standing, self._choice.names
        )
        self._show_game()
        self.chosen.emit(self._choice)

    def _change(self, **changes: Any) -> None:  # any: each is checked as the field that it is
        if "options" in changes or "number" in changes:
            changes |= {"dealt": 0, "standing": None}  # what a code said of them no longer holds
        self._choice = replace(self._choice, **changes)
        self._show_choice()
        self.chosen.emit(self._choice)

    def _choose_game(self, key: str) -> None:
        if key == self._choice.game:
            return
        game = self._games[key]
        preset = usual_preset(game)
        options = game.presets[preset]
        self._choice = LobbyChoice(
            key,
            preset,
            options,
            opponents_for(self._choice.opponents, game.seats(options), game),
            names=self._choice.names,
        )
        self._show_game()
        self.chosen.emit(self._choice)

    def _choose_preset(self, preset: str) -> None:
        self._take_options(self._game.presets[preset], preset)

    def _choose_seats(self, seats: int) -> None:
        """Changes the number of players; where another preset says just that, chooses the preset."""
        options = replace(self._choice.options, seats=seats)
        same = [name for name, each in self._game.presets.items() if each == options]
        self._take_options(options, same[0] if same else None)

    def _choose_opponents(self, bots: tuple[str, ...]) -> None:
        self.opponents_chosen.emit()
        self._change(opponents=bots)

    def _take_options(self, options: GameOptions, preset: str | None = None) -> None:
        bots = opponents_for(self._choice.opponents, self._game.seats(options), self._game)
        self._change(options=options, preset=preset or self._choice.preset, opponents=bots)

    def _show_game(self) -> None:
        """Shows presets and house rules of the present game."""
        for button in self._preset_group.buttons():
            self._preset_group.removeButton(button)
            self._cards.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.presets = {name: ChoiceCard() for name in self._game.presets}
        for place, card in enumerate(self.presets.values()):
            self._cards.addWidget(card)
            card.show()  # at once: a layout leaves room only for what is shown
            self._preset_group.addButton(card, place)
        if self.house.game is not self._game:
            house = HouseRules(self._lexicon, self._game, self._choice.preset)
            self._page.replaceWidget(self.house, house)
            house.show()
            self.house.hide()
            self.house.deleteLater()
            self.house = house
            self._wire_house()
        self._speak()
        self._show_choice()
        self._settle()

    def _settle(self) -> None:
        """Gives the page the height of what stands on it now: what is painted before would be drawn over each other."""
        self._page.activate()
        holder = self.scroller.widget()
        layout = None if holder is None else holder.layout()
        assert layout is not None
        layout.activate()
        QCoreApplication.sendEvent(self.scroller, QEvent(QEvent.Type.LayoutRequest))

    def _show_choice(self) -> None:
        choice, game = self._choice, self._game
        self.tiles[choice.game].setChecked(True)
        self.presets[choice.preset].setChecked(True)
        self.house.show_options(choice.preset, choice.options)
        self.side.show_choice(game, choice, self.house.problem)
        self._show_seats()
        follow_reading((self.scroller, self.side))

    def _show_seats(self) -> None:
        if self._seats is not None:
            self._seats.show_seats(self._choice.names, self._choice.opponents)

    def _start(self) -> None:
        if self.side.start.isEnabled():
            self._begin(self._choice)

    def _watch(self) -> None:
        if self.side.watch.isEnabled():
            self._begin(replace(self._choice, watching=True))

    def _begin(self, choice: LobbyChoice) -> None:
        """Begins a session, and forgets the deal's number, so that the next session is not the same deal unawares."""
        self.start_wanted.emit(choice)
        if choice.number is not None:
            self._change(number=None)

    def _ask_names(self) -> None:
        """Opens the dialog for names and styles, which follows the lobby's choice."""
        if self._seats is None:
            from ui.pages.lobby.seats_dialog import SeatsDialog

            self._seats = SeatsDialog(self._lexicon, self)
            self._seats.renamed.connect(lambda names: self._change(names=names))
            self._seats.restyled.connect(self._choose_opponents)
        self._show_seats()
        bring(self._seats)

    def _scroll_to_house(self) -> None:
        bar = self.scroller.verticalScrollBar()
        bar.setValue(min(bar.maximum(), self.house.y() - 12))

    def _speak(self) -> None:
        say, say_in = self._lexicon.say, self._lexicon.say_in
        self.title.setText(say("lobby.title"))
        self.subtitle.setText(say("lobby.subtitle"))
        self.presets_heading.setText(say("lobby.presets"))
        self.rules.setText(say("lobby.rules"))
        self._show_sessions()
        self.today.setText(say("lobby.today"))
        self.lessons.setText(say("lobby.lessons"))
        for key, tile in self.tiles.items():
            words = self._games[key].words
            tile.show_game(say_in(words, "game.name"), say_in(words, "game.about"))
        for name, card in self.presets.items():
            words = self._game.words
            card.show_choice(say_in(words, f"preset.{name}"), say_in(words, f"preset.{name}.about"))
        self.side.show_choice(self._game, self._choice, self.house.problem)
        self._show_seats()
