"""The window: lobby and table, menus, docks and dialogs; it tells the app the person's wishes and shows what the app
knows."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace

from PySide6.QtCore import QByteArray, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QFont, QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget

from engine.game import AnyGame, AnyView
from engine.match import Match, Result
from engine.options import GameOptions
from engine.players.duplicate import Duplicate
from engine.today import DayResult
from engine.words import Catalogue, Text, text
from ui.kit.accessibility import EnterPresses
from ui.kit.faces import CardFaces, look_of
from ui.kit.language import NO_WORDS, Lexicon
from ui.kit.lettering import Lettering
from ui.kit.settings import Settings
from ui.kit.style_sheet import style_sheet
from ui.kit.theme import Felt, felt_named, is_dark
from ui.kit.windows import FRAME
from ui.pages.lobby.lobby import Lobby
from ui.pages.scores.standings import hand_number
from ui.pages.table_page import SideStrip, TablePage
from ui.pages.ways import played_text
from ui.window.appearance import dress
from ui.window.at_table import AtTable, beside_strip, session_at_table
from ui.window.file_questions import asked_deck, asked_record, asked_target
from ui.window.keyboard_focus import KeyboardFocus
from ui.window.learning_windows import LearningWindows
from ui.window.menus import Menus
from ui.window.side_windows import SideWindows
from ui.window.status_line import StatusBar

SMALLEST = (820, 460)
FRAME_SIZE = QSize(8, FRAME)
"""The size that a desktop adds to a window: edges, and the title."""


class MainWindow(QMainWindow):
    """Shows the lobby first.

    The app connects the signals and calls the methods that show what has happened.
    """

    session_wanted = Signal(object)  # begin a session with this LobbyChoice
    resume_wanted = Signal()  # go on with the session that was offered
    sessions_wanted = Signal()  # show the list of all sessions
    today_wanted = Signal()  # show the deals of the days
    round_wanted = Signal()  # a new session at the same table
    practice_left = Signal()  # back to what was there before practice
    practice_wanted = Signal()  # the practice at the table once more
    record_wanted = Signal(str)  # open the record in this file
    deck_wanted = Signal(str)  # wear the card faces in this folder; "" for ours
    save_wanted = Signal(str)  # write the present deal's record to this file
    lobby_changed = Signal(object)  # a LobbyChoice to remember
    settings_changed = Signal(object)  # Settings to apply and to remember
    next_wanted = Signal()  # deal the next hand
    hold_wanted = Signal(bool)  # pause, or go on
    undo_wanted = Signal()
    hint_wanted = Signal()
    claim_wanted = Signal()
    helped = Signal()  # the person was shown what counts as help
    sort_wanted = Signal()
    last_trick_wanted = Signal()
    kitty_wanted = Signal()
    guided_hand_wanted = Signal(str)  # the key of a game of which a guided hand is wanted
    table_left = Signal()  # the lobby is shown again; the session waits
    closing = Signal()  # the window is about to close

    def __init__(self, lexicon: Lexicon, faces: CardFaces, settings: Settings, games: Mapping[str, AnyGame]) -> None:
        super().__init__()
        self._lexicon, self._faces, self._games = lexicon, faces, games
        self.settings = settings
        self.at_table = AtTable()
        self._rule_in_point: Callable[[], str] = str
        self._worn: tuple[str, QFont] | None = None  # the style sheet, and the font with which it was set
        self._wear()
        self.lobby = Lobby(lexicon.away, faces, games)
        self.table_page = TablePage(lexicon)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.lobby)
        self.pages.addWidget(self.table_page)
        self.setCentralWidget(self.pages)
        self.menus = Menus(lexicon, self)
        self.status = StatusBar(lexicon)
        self.setStatusBar(self.status)
        self.status.unread.clicked.connect(self._show_notices)
        self.sides = SideWindows(lexicon, faces, self, self.menus)
        self.learning = LearningWindows(lexicon, faces, self, games)
        EnterPresses(self)
        self.keyboard = KeyboardFocus(self, self.take_focus)
        self.setMinimumSize(*SMALLEST)
        self.resize(1280, 800)
        self._wire()
        self.lobby.use_felt(self.felt)
        self.show_lobby()

    def _wire(self) -> None:
        self._lexicon.changed.connect(self._speak)
        self.sides.settings_changed.connect(self._take_settings)
        self.sides.focus_left.connect(self._give_focus_back)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_desktop)
        self.lobby.start_wanted.connect(self.session_wanted)
        self.lobby.chosen.connect(self.lobby_changed)
        self.lobby.rules_wanted.connect(lambda: self.show_rules())
        self.lobby.lessons_wanted.connect(self.show_course)
        self.lobby.resume_wanted.connect(self.resume_wanted)
        self.lobby.sessions_wanted.connect(self.sessions_wanted)
        self.lobby.today_wanted.connect(self.today_wanted)
        for piece in (self.table_page.practice, self.table_page.practice_result):
            piece.left.connect(self.practice_left)
        self.table_page.practice_result.again_wanted.connect(self.practice_wanted)
        self.table_page.result.next_wanted.connect(self.next_wanted)
        self.table_page.result.sheet_wanted.connect(lambda: self.sides.show_dock("score"))
        self.table_page.results.is_covered = self.sides.covers
        self.sides.room, self.table_page.windows = self.table_page.room_for_windows, lambda: self.sides.over_table
        self.table_page.results.uncover_wanted.connect(self.sides.uncover)
        self.sides.moved_over.connect(self.table_page.make_way)
        self.table_page.result.review_wanted.connect(self.learning.hand_wanted)
        self.table_page.result.round_wanted.connect(self.round_wanted)
        self.table_page.result.today_wanted.connect(self.today_wanted)
        self.table_page.result.lobby_wanted.connect(self.leave_table)
        does = {
            "new_session": self.leave_table,
            "numbered_deal": self._ask_number,
            "resume": self.resume_wanted.emit,
            "sessions": self.sessions_wanted.emit,
            "today": self.today_wanted.emit,
            "open_record": self._ask_record,
            "save_record": self._ask_target,
            "quit": self.close,
            "undo": self.undo_wanted.emit,
            "hint": self.hint_wanted.emit,
            "claim": self.claim_wanted.emit,
            "next": self.next_wanted.emit,
            "sort": self.sort_wanted.emit,
            "last_trick": self.last_trick_wanted.emit,
            "kitty": self.kitty_wanted.emit,
            "own_deck": self._ask_deck,
            "usual_deck": lambda: self.deck_wanted.emit(""),
            "settings": lambda: self.sides.show_settings_dialog(self.settings),
            "lessons": self.show_course,
            "exercises": lambda: self.learning.exercises_wanted.emit(self.shown_game, ""),
            "guided_hand": lambda: self.guided_hand_wanted.emit(self.shown_game),
            "hands": self.learning.hands_wanted.emit,
            "statistics": self.learning.statistics_wanted.emit,
            "rules": lambda: self.show_rules(),
            "keys": self.sides.show_keys,
            "notices": self._show_notices,
            "about": self.sides.show_about,
        }
        for name, do in does.items():
            self.menus.actions[name].triggered.connect(lambda _checked=False, do=do: do())
        self.menus.actions["pause"].toggled.connect(self._pause)
        self.menus.actions["full_screen"].toggled.connect(self._fill_screen)
        self.menus.actions["coach"].triggered.connect(self.use_coach)
        self.menus.actions["coach"].setChecked(self.settings.coach)
        for name in ("score", "log", "text"):
            self.menus.actions[name].triggered.connect(lambda shown, name=name: self.sides.show_dock(name, shown))
        self.menus.actions["gone"].triggered.connect(self._show_gone)
        self.menus.allow(undo=False, hint=False, claim=False, next_hand=False, resume=False, save=False)

    # what the app tells

    def set_table(self, table: QWidget, relevant_rule: Callable[[], str] = str) -> None:
        """Makes this widget the table; it knows where the rules speak of the present question."""
        self._rule_in_point = relevant_rule
        self.table_page.set_table(table)

    def begin_session(self, match: Match, assisted: Collection[int] = (), day: str = "") -> None:
        """Shows the table for this match, just begun or resumed, with a new log; ``day``: the day whose deal it is."""
        self.at_table = session_at_table(match)
        self.table_page.show_practice(None)
        self.status.show_practice(False)
        self.status.show_day(day)
        self.sides.log.begin(match.game)
        self.sides.sheet.show_match(match, assisted)
        self.show_deal(match)
        self.show_table()

    def begin_practice(self, match: Match, in_session: bool) -> None:
        """Shows the table for practice, which counts nowhere; ``in_session``: a session at the table waits."""
        self.begin_session(match)
        self.table_page.show_practice(in_session)
        self.status.show_practice(True)

    def show_practice_result(self, match: Match, before: Result | None) -> None:
        """Shows the end of practice; ``before`` is how the hand went when it was played."""
        self.at_table = self.at_table.in_match(match)
        self.table_page.show_practice_result(match, before)

    def begin_lesson(self, game: AnyGame, options: GameOptions) -> None:
        """Shows the table for a lesson, which is no session: nothing of it is logged or scored."""
        self._begin_beside(game, options, self.learning.panel, "window.title.lesson")
        self.menus.allow(undo=False, hint=True, claim=False, next_hand=False, save=False)
        self.show_table()

    def begin_exercise(self, game: AnyGame, options: GameOptions) -> None:
        """Shows the table for an exercise, which is no session either."""
        self._begin_beside(game, options, self.learning.exercise, "window.title.exercises")
        self.menus.allow(undo=False, hint=True, claim=False, next_hand=False, save=False)
        self.show_table()

    def _begin_beside(self, game: AnyGame, options: GameOptions, strip: SideStrip, title: str) -> None:
        """Shows the table for a strip beside it; ``title``: the key of the window's title meanwhile."""
        self.at_table = beside_strip(game, options, title)
        self.table_page.show_practice(None)
        self.table_page.put_above(strip)
        self.table_page.hide_result()

    def follow(self, view: AnyView) -> None:
        """Logs our seat's view of the present deal, from where the log ends or, after taking back, from
        the beginning."""
        if (match := self.at_table.match) is not None:
            self.sides.log.follow(view, len(match.counted) + 1)
        self.at_table = self.at_table.seen(view)
        self._count_gone()

    def _show_gone(self, shown: bool) -> None:
        match, view = self.at_table.match, self.at_table.view
        if shown and match is not None and view is not None:
            self.sides.gone.follow(match.game, view)
            self.sides.gone.count()  # how high its window is depends on what it shows
        self.sides.show_dock("gone", shown)
        self._count_gone()

    def _count_gone(self) -> None:
        match, view = self.at_table.match, self.at_table.view
        if match is not None and view is not None and self.sides.count_gone(match.game, view):
            self.helped.emit()

    def show_deal(self, match: Match) -> None:
        """Shows that a new hand of the match begins."""
        self.at_table = self.at_table.in_match(match)
        self.status.show_match(match, len(match.counted) + 1)
        self.table_page.hide_result()

    def show_result(
        self, match: Match, assisted: Collection[int] = (), own: bool = True, todays: DayResult | None = None
    ) -> None:
        """Shows the end of a hand that a person played (``own``) or watched: panel, sheet, and the next hand in the
        menu.

        ``todays``: the result of a day's deal, which has no next hand.
        """
        self.at_table = self.at_table.in_match(match)
        self.sides.sheet.show_match(match, assisted)
        self.status.show_match(match, hand_number(match))
        self.table_page.show_result(match, own, todays)
        self.menus.allow(next_hand=match.winners is None and todays is None)

    def show_duplicates(self, duplicates: Mapping[int, Duplicate]) -> None:
        """Shows what the levels have got so far with the cards of these deals of the session, counted from 0."""
        self.sides.sheet.show_duplicates(duplicates)
        self.table_page.result.show_duplicates(duplicates, self.settings.play_again)

    def notice(self, words: Text | str) -> None:
        """Shows a quiet sentence in the status line for a while."""
        self.status.notice(words)

    def report(self, words: Text) -> None:
        """Shows in the status line what has gone wrong, until it is read."""
        self.status.report(words)

    def notice_in(self, catalogue: Catalogue, words: Text) -> None:
        """Shows a quiet sentence for a while, in the words of a game that need not be the one at the table."""
        self.status.notice(self._lexicon.say_in(catalogue, words))

    def offer_resume(self, description: Text | str | None, number: int = 0, words: Catalogue = NO_WORDS) -> None:
        """Offers to resume a session, described in a sentence in its game's words (None: there is none), and a list
        of so many."""
        self.lobby.offer_resume(description, number, words)
        self.menus.allow(resume=description is not None)

    def show_lobby(self) -> None:
        """Shows the lobby; a session at the table waits."""
        self.pages.setCurrentWidget(self.lobby)
        self._show_page()
        self.lobby.side.start.setFocus(Qt.FocusReason.OtherFocusReason)
        self.lobby.begin_at_top()

    def show_table(self) -> None:
        """Shows the table."""
        self.pages.setCurrentWidget(self.table_page)
        self._show_page()

    def apply(self, settings: Settings) -> None:
        """Applies these settings everywhere and at once."""
        self.settings = settings
        self._lexicon.use(settings.language)
        self._wear()
        self.lobby.use_felt(self.felt)
        self.learning.use_felt(self.felt)
        self.lobby.letter()
        self.sides.show_settings(settings)
        self.menus.actions["coach"].setChecked(settings.coach)

    @property
    def shown_game(self) -> str:
        """The key of the game at the table, or of the one chosen in the lobby."""
        return self._shown_game[0].key

    @property
    def felt(self) -> Felt:
        """The table of the settings, in light or dark."""
        return felt_named(self.settings.table, is_dark(self.settings.scheme), self.settings.contrast)

    def show_course(self) -> None:
        """The lessons of the game at the table, or of the one chosen in the lobby."""
        self.learning.show_course(self.shown_game)

    def show_rules(self, at: str | None = None) -> None:
        """Shows the rules of the table or of the lobby's choice, open at this row, or at the present question."""
        if at is None:
            at = self._rule_in_point() if self.pages.currentWidget() is self.table_page else ""
        game, options = self._shown_game
        choice = self.lobby.choice()
        preset = choice.preset if (choice.game, choice.options) == (game.key, options) else ""
        self.sides.show_rules(game, options, self._faces, at, preset)

    # what people do

    def use_sound(self, on: bool) -> None:
        """Sets whether sound is on, from now on."""
        if on != self.settings.sound:
            self._take_settings(replace(self.settings, sound=on))

    def use_coach(self, on: bool) -> None:
        """Sets whether moves are commented on, from now on."""
        self._take_settings(replace(self.settings, coach=on))

    def use_automatic(self) -> None:
        """Has plays without a choice made by themselves from now on."""
        self._take_settings(replace(self.settings, automatic=True))

    def _take_settings(self, settings: Settings) -> None:
        self.apply(settings)
        self.settings_changed.emit(settings)

    def leave_table(self) -> None:
        """Leaves the session or lesson at the table and shows the lobby."""
        if self.pages.currentWidget() is self.table_page:
            self.show_lobby()
            self.table_left.emit()

    def let_go(self) -> None:
        """Ends a pause, so that the next thing at the table does not begin paused."""
        self.menus.actions["pause"].setChecked(False)

    def _pause(self, held: bool) -> None:
        self.hold_wanted.emit(held)
        if held:
            self.status.notice(text("notice.paused"), stays=0)
        else:
            self.status.clearMessage()

    def _ask_number(self) -> None:
        self.leave_table()
        self.lobby.ask_number()

    def _ask_record(self) -> None:
        if file := asked_record(self, self._lexicon):
            self.record_wanted.emit(file)

    def _ask_target(self) -> None:
        if file := asked_target(self, self._lexicon):
            self.save_wanted.emit(file)

    def _ask_deck(self) -> None:
        if folder := asked_deck(self, self._lexicon):
            self.deck_wanted.emit(folder)

    def _show_notices(self) -> None:
        self.status.read_notices()
        self.sides.show_notices(self.status.told)

    def _fill_screen(self, full: bool) -> None:
        """Switches between full screen and the window as it was, maximised or not."""
        state = self.windowState()
        screen = Qt.WindowState.WindowFullScreen
        self.setWindowState(state | screen if full else state & ~screen)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Tells the app first, so that it can stop its workers."""
        self.closing.emit()
        super().closeEvent(event)

    def _give_focus_back(self, before: QWidget | None) -> None:
        """Gives the keyboard back to the widget that had it, unless it lies under a result that has come since then."""
        covered = before is not None and self.table_page.covers(before)
        self.keyboard.give_back(None if covered else before)

    def take_focus(self) -> None:
        """Gives the keyboard to the page that is shown."""
        if self.pages.currentWidget() is self.table_page:
            self.table_page.take_focus()
        else:
            self.lobby.side.start.setFocus(Qt.FocusReason.OtherFocusReason)

    # how it looks

    @property
    def _shown_game(self) -> tuple[AnyGame, GameOptions]:
        played = self.at_table.game_and_options
        if self.pages.currentWidget() is self.table_page and played is not None:
            return played
        choice = self.lobby.choice()
        return self._games[choice.game], choice.options

    def _follow_desktop(self) -> None:
        if self.settings.scheme == "system":
            self._take_settings(self.settings)

    def _wear(self) -> None:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        scheme = dress(application, self.settings, self._lexicon.language)
        worn = style_sheet(scheme), application.font()
        if worn != self._worn:
            self._worn = worn
            self.setStyleSheet(worn[0])  # under a style sheet widgets take another font only when it is set again
        for label in self.findChildren(Lettering):
            label.letter()
        self._faces.wear(look_of(self.settings, self._faces.look.deck))

    def _show_page(self) -> None:
        at_table = self.pages.currentWidget() is self.table_page
        session = at_table and self.at_table.lesson is None
        self.menus.fit(at_table=at_table, session=session)
        self.let_go()
        if not session:
            self.sides.hide_docks()
        self.status.show_session(session)
        self._speak()

    def _speak(self) -> None:
        say = self._lexicon.say
        if self.pages.currentWidget() is self.table_page:
            game, options = self._shown_game
            what = text("game.name") if self.at_table.lesson is not None else played_text(game, options)
            self.setWindowTitle(say(self.at_table.title, game=self._lexicon.say_in(game.words, what)))
        else:
            self.setWindowTitle(say("window.title"))
        self._wear()

    def appear(self) -> None:
        """Shows the window within the screen, frame included; where the screen is smaller, the window
        takes all of it."""
        room = self.screen().availableSize() - FRAME_SIZE
        if self.size().boundedTo(room) == self.size():
            self.show()
        else:
            self.resize(self.size().boundedTo(room))
            self.showMaximized()

    def keep_layout(self) -> bytes:
        """The size and place of the window, to be remembered."""
        return bytes(self.saveGeometry().data())

    def restore_layout(self, kept: bytes) -> None:
        """Restores the size and place of the window, and ignores what cannot be read."""
        self.restoreGeometry(QByteArray(kept))
