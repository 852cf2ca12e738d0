"""The windows beside the table, made when first asked for: log and score sheet as docks, rules, settings, about."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QShortcut
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QTabBar, QWidget

from engine.game import AnyGame, AnyView
from engine.options import GameOptions
from ui.kit.faces import CardFaces
from ui.kit.language import Lexicon
from ui.kit.settings import Settings
from ui.kit.theme import Felt
from ui.kit.windows import bring
from ui.window.menus import Menus

if TYPE_CHECKING:
    from ui.pages.about import About
    from ui.pages.cards_gone import CardsGone
    from ui.pages.game_log import GameLog
    from ui.pages.key_list import KeyList
    from ui.pages.notices import Notices
    from ui.pages.options.settings_dialog import SettingsDialog
    from ui.pages.rules.rules_page import RulesPage
    from ui.pages.scores.score_sheet import ScoreSheet
    from ui.pages.sessions.sessions import Sessions
    from ui.pages.table_text import TableText
    from ui.pages.today.days_dialog import DaysDialog
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton

from ui.kit.lettering import Lettering

NARROWEST_DOCK = 380
NARROWEST_TABLE = 880


class SideWindows(QObject):
    """The side windows of the main window; their modules are imported late, so that the lobby is shown at once."""

    focus_left = Signal(object)  # a dock that had the keyboard is gone; the widget that had it before, or None
    moved_over = Signal()  # a window of its own has come to lie over the table, has moved there, or has gone
    settings_changed = Signal(object)  # the Settings that a person made in the dialog
    today_made = Signal(object)  # the DaysDialog, which has wishes of its own
    sessions_made = Signal(object)  # the list of Sessions, which has wishes of its own

    def __init__(self, lexicon: Lexicon, faces: CardFaces, window: QMainWindow, menus: Menus) -> None:
        super().__init__(window)
        self._lexicon, self._faces, self._window, self._menus = lexicon, faces, window, menus
        self._log: GameLog | None = None
        self._sheet: ScoreSheet | None = None
        self._text: TableText | None = None
        self._gone: CardsGone | None = None
        self._words = ""
        self._docks: dict[str, QDockWidget] = {}
        self._rules: RulesPage | None = None
        self._settings: SettingsDialog | None = None
        self._about: About | None = None
        self._notices: Notices | None = None
        self._keys: KeyList | None = None
        self._before: QWidget | None = None  # what had the keyboard before a dock took it
        self._sessions: Sessions | None = None
        self._today: DaysDialog | None = None
        self.room: Callable[[], QRect] = lambda: QRect(window.mapToGlobal(QPoint()), window.size())
        """The part of the table, on the screen, over which a dock may lie as a window of its own."""

    @property
    def log(self) -> GameLog:
        """The game log, in its dock."""
        if self._log is None:
            from ui.pages.game_log import GameLog

            self._log = GameLog(self._lexicon)
            self._add_dock("log", self._log)
        return self._log

    @property
    def sheet(self) -> ScoreSheet:
        """The score sheet, in its dock."""
        if self._sheet is None:
            from ui.pages.scores.score_sheet import ScoreSheet

            self._sheet = ScoreSheet(self._lexicon)
            self._add_dock("score", self._sheet)
        return self._sheet

    @property
    def text(self) -> TableText:
        """The table as text, in its dock."""
        if self._text is None:
            from ui.pages.table_text import TableText

            self._text = TableText(self._lexicon)
            self._text.tell(self._words)
            self._add_dock("text", self._text)
        return self._text

    @property
    def gone(self) -> CardsGone:
        """The cards that are gone, in their dock."""
        if self._gone is None:
            from ui.pages.cards_gone import CardsGone

            self._gone = CardsGone(self._lexicon)
            self._add_dock("gone", self._gone)
        return self._gone

    def count_gone(self, game: AnyGame, view: AnyView) -> bool:
        """Counts the cards that are gone in this view, where that dock is open; returns whether that
        helps the person."""
        if self._gone is None or self._docks["gone"].isHidden():
            return False
        self._gone.follow(game, view)
        self._gone.count()
        return self._gone.counts and view.turn is not None

    def tell_table(self, words: str) -> None:
        """Shows the present table in words."""
        self._words = words
        if self._text is not None:
            self._text.tell(words)

    def _add_dock(self, name: str, inside: QWidget) -> None:
        dock = QDockWidget(self._window)
        dock.setObjectName(name)
        title = DockTitle(self._lexicon, f"dock.{name}", dock)
        title.close_button.clicked.connect(lambda: self.show_dock(name, False))
        dock.setTitleBarWidget(title)
        dock.setWidget(inside)
        dock.setAllowedAreas(Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea)
        self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        for other in self._docks.values():
            self._window.tabifyDockWidget(other, dock)
        self._docks[name] = dock
        dock.hide()
        dock.installEventFilter(self)
        QShortcut(
            Qt.Key.Key_Escape,
            dock,
            lambda: self.focus_left.emit(self._before),  # it stays open, because one counts cards while playing
            context=Qt.ShortcutContext.WidgetWithChildrenShortcut,
        )
        action = self._menus.actions[name]
        dock.visibilityChanged.connect(lambda _shown: self._take_visibility(dock, action))
        dock.topLevelChanged.connect(lambda _floats: self.moved_over.emit())
        QTimer.singleShot(0, self, self._watch_tabs)  # when Qt has made them

    def _take_visibility(self, dock: QDockWidget, action: QAction) -> None:
        action.setChecked(not dock.isHidden())
        if dock.isHidden():
            self.moved_over.emit()

    @property
    def over_table(self) -> tuple[QRect, ...]:
        """Where docks lie over the table as windows of their own, on the screen."""
        return tuple(dock.frameGeometry() for dock in self._floating)

    def covers(self, on_screen: QRect) -> bool:
        """Whether one of the docks lies over this rectangle as a window of its own."""
        return any(map(on_screen.intersects, self.over_table))

    def uncover(self) -> None:
        """Hides the docks that lie over the table as windows of their own."""
        for dock in self._floating:
            dock.hide()

    @property
    def _floating(self) -> list[QDockWidget]:
        return [dock for dock in self._docks.values() if dock.isFloating() and not dock.isHidden()]

    def _watch_tabs(self) -> None:
        for bar in self._window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
            bar.installEventFilter(self)
            _leave_out_unseen(bar)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notices when the bar with the docks' tabs comes and goes, and when a dock has been moved over the table."""
        if event.type() is QEvent.Type.Move:
            if isinstance(watched, QTabBar):
                _leave_out_unseen(watched)
            elif watched is self._window or watched in self._floating:
                self.moved_over.emit()
        return False

    def show_dock(self, name: str, shown: bool = True) -> None:
        """Shows or hides score sheet (``score``), log (``log``), table as text (``text``), cards gone (``gone``)."""
        match name:
            case "log":
                inside: QWidget = self.log
            case "text":
                inside = self.text
            case "gone":
                inside = self.gone
            case _:
                inside = self.sheet
        dock = self._docks[name]
        focused = QApplication.focusWidget()
        within = focused is not None and dock.isAncestorOf(focused)
        if shown and not within and focused is not None and focused.window() is self._window:
            self._before = focused
        beside = self._window.width() >= NARROWEST_TABLE + self._narrowest(dock)
        if shown and not beside:
            self._float(dock)  # before it is shown, or the table would become narrow for a moment
        dock.setVisible(shown)
        if shown:
            if beside:
                self._stand_beside(dock)
            self.moved_over.emit()
            inside.setFocus()
        elif within:
            self.focus_left.emit(self._before)

    def _stand_beside(self, dock: QDockWidget) -> None:
        """Puts a dock beside the table, where the window is wide enough for both."""
        narrowest = self._narrowest(dock)
        dock.setFloating(False)
        if dock.width() < narrowest:
            wide = max(narrowest, min(self._window.width() // 3, self._window.width() - NARROWEST_TABLE))
            self._window.resizeDocks([dock], [wide], Qt.Orientation.Horizontal)
        dock.raise_()

    def _float(self, dock: QDockWidget) -> None:
        """Makes it a window of its own, in the upper right corner of the room over the table and as high as the room,
        wholly on the screen; one that lies above the question already stays where a person has put it."""
        screen, room = self._window.screen().availableGeometry(), self.room()
        if dock.isFloating() and dock.frameGeometry().bottom() <= room.bottom():
            return
        dock.setFloating(True)
        dock.resize(self._narrowest(dock), room.height())
        right, bottom = min(screen.right(), room.right()), min(screen.bottom(), room.bottom())
        at = QPoint(right + 1 - dock.width(), min(room.top(), bottom + 1 - dock.height()))
        dock.move(max(screen.x(), at.x()), max(screen.y(), at.y()))

    def _narrowest(self, dock: QDockWidget) -> int:
        """The least width of this dock; the cards that are gone need room for every column, the others scroll."""
        if self._gone is None or dock is not self._docks["gone"]:
            return NARROWEST_DOCK
        return max(NARROWEST_DOCK, self._gone.wide)

    def hide_docks(self) -> None:
        """Hides the docks: in the lobby there is nothing to log or to score."""
        for dock in self._docks.values():
            dock.hide()

    def show_rules(self, game: AnyGame, options: GameOptions, faces: CardFaces, at: str, preset: str = "") -> None:
        """Shows the rules of this game with these options, open at this row or paragraph.

        ``preset``: the one that was chosen and changed into these options, where that is known.
        """
        if self._rules is None:
            from ui.pages.rules.rules_page import RulesPage

            self._rules = RulesPage(self._lexicon, game, options, faces, self._window)
        self._rules.show_rules(game, options, at, preset)
        bring(self._rules)

    def show_settings_dialog(self, settings: Settings) -> None:
        """The settings, beside what they change."""
        if self._settings is None:
            from ui.pages.options.settings_dialog import SettingsDialog

            self._settings = SettingsDialog(self._lexicon, settings, self._window)
            self._settings.changed.connect(self.settings_changed)
        bring(self._settings)

    def show_settings(self, settings: Settings) -> None:
        """Shows settings that were changed elsewhere in the dialog, if there is one."""
        if self._settings is not None:
            self._settings.show_settings(settings)

    def show_notices(self, told: Callable[[], tuple[str, ...]]) -> None:
        """Shows the notices since the start, in the present language."""
        if self._notices is None:
            from ui.pages.notices import Notices

            self._notices = Notices(self._lexicon, self._window)
        self._notices.show_notices(told)
        bring(self._notices)

    def show_keys(self) -> None:
        """Every key of the table and the menus."""
        if self._keys is None:
            from ui.pages.key_list import KeyList

            self._keys = KeyList(self._lexicon, self._window)
            self._lexicon.changed.connect(self._list_keys)
        self._list_keys()
        bring(self._keys)

    def _list_keys(self) -> None:
        if self._keys is not None:
            from ui.table.input.key_words import table_keys

            self._keys.show_keys(self._menus.keys(table_keys(self._lexicon)))

    def show_sessions(self, felt: Felt, *, empty: bool = False) -> Sessions:
        """Shows the list of all sessions, with pictures on this felt; its owner fills it, if it is not ``empty``."""
        if self._sessions is None:
            from ui.pages.sessions.sessions import Sessions

            self._sessions = Sessions(self._lexicon.away, self._faces, felt, self._window)
            self.sessions_made.emit(self._sessions)
        self._sessions.felt = felt
        self._sessions.fit(empty=empty)
        bring(self._sessions)
        return self._sessions

    def show_today(self, games: Mapping[str, AnyGame]) -> DaysDialog:
        """Shows the days' deals; the window's owner fills it."""
        if self._today is None:
            from ui.pages.today.days_dialog import DaysDialog

            self._today = DaysDialog(self._lexicon, games, self._window)
            self.today_made.emit(self._today)
        bring(self._today)
        return self._today

    def show_about(self) -> None:
        """Shows the page about the program."""
        if self._about is None:
            from ui.pages.about import About

            self._about = About(self._lexicon, self._window)
        bring(self._about)


def _leave_out_unseen(bar: QTabBar) -> None:
    """Keeps the Tab key away from an empty tab bar, which Qt leaves outside of the window."""
    bar.setFocusPolicy(Qt.FocusPolicy.TabFocus if bar.count() > 1 else Qt.FocusPolicy.NoFocus)


class DockTitle(QFrame):
    """The title of a dock; drag it to move the dock or to make it a window."""

    def __init__(self, lexicon: Lexicon, key: str, dock: QDockWidget) -> None:
        super().__init__(dock)
        self.setProperty("look", "dock")
        self._lexicon, self._key, self._dock = lexicon, key, dock
        self.name = Lettering(bold=True)
        self.close_button = QToolButton()
        self.close_button.setAutoRaise(True)
        self.close_button.setText("×")
        self.close_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 6, 4)
        row.addWidget(self.name, 1)
        row.addWidget(self.close_button)
        lexicon.changed.connect(self._speak)
        self._speak()

    def _speak(self) -> None:
        words = self._lexicon.say(self._key)
        self._dock.setWindowTitle(words)
        self.name.setText(words)
        close = self._lexicon.say("dock.close", dock=words)
        self.close_button.setAccessibleName(close)
        self.close_button.setToolTip(close)
