"""The menus of the window: every action once, named anew when the language changes."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from ui.kit.language import Lexicon

Keys = QKeySequence.StandardKey | str | None


@dataclass(frozen=True, slots=True)
class Entry:
    """An action: its name (words under ``act.<name>``), its keys, and the role that macOS sorts it by.

    ``table_key`` is a key that the table itself answers to: the menu only tells of it.
    """

    name: str
    keys: Keys = None
    table_key: str = ""
    role: QAction.MenuRole = QAction.MenuRole.NoRole
    checkable: bool = False


LINE = None
MENUS: dict[str, tuple[Entry | None, ...]] = {
    "game": (
        Entry("new_session", QKeySequence.StandardKey.New),
        Entry("numbered_deal", "Ctrl+Shift+N"),
        Entry("resume", "Ctrl+R"),
        LINE,
        Entry("open_record", QKeySequence.StandardKey.Open),
        Entry("save_record", "Ctrl+Shift+S"),
        LINE,
        Entry("quit", "Ctrl+Q", role=QAction.MenuRole.QuitRole),
    ),
    "move": (
        Entry("undo", QKeySequence.StandardKey.Undo),
        Entry("hint", table_key="H"),
        Entry("claim", table_key="C"),
        Entry("next", "Ctrl+Return"),
        Entry("pause", "F9", checkable=True),
        LINE,
        Entry("sort", table_key="S"),
        Entry("last_trick", table_key="L"),
        Entry("kitty", table_key="K"),
    ),
    "view": (
        Entry("score", "F2", checkable=True),
        Entry("log", "F3", checkable=True),
        Entry("text", "F8", checkable=True),
        Entry("gone", "F5", checkable=True),
        LINE,
        Entry("own_deck"),
        Entry("usual_deck"),
        LINE,
        Entry("full_screen", "F11", checkable=True),
    ),
    "practice": (
        Entry("lessons", "F4"),
        Entry("guided_hand"),
        Entry("hands", "F6"),
        Entry("statistics", "F7"),
        LINE,
        Entry("coach", checkable=True),
    ),
    "settings": (Entry("settings", "Ctrl+,", role=QAction.MenuRole.PreferencesRole),),
    "help": (
        Entry("rules", "F1"),
        Entry("notices"),
        LINE,
        Entry("about", role=QAction.MenuRole.AboutRole),
    ),
}


class Menus(QObject):
    """Builds the menu bar of a window; ``actions`` has every action by name."""

    def __init__(self, lexicon: Lexicon, window: QMainWindow) -> None:
        super().__init__(window)
        self._lexicon = lexicon
        self.actions: dict[str, QAction] = {}
        self.menus: dict[str, QMenu] = {}
        self._table_keys: dict[str, str] = {}
        for name, entries in MENUS.items():
            menu = self.menus[name] = window.menuBar().addMenu("")
            for entry in entries:
                if entry is None:
                    menu.addSeparator()
                else:
                    menu.addAction(self._made(entry, window))
        lexicon.changed.connect(self._speak)
        self._speak()

    def _made(self, entry: Entry, window: QMainWindow) -> QAction:
        action = QAction(window)
        action.setCheckable(entry.checkable)
        action.setMenuRole(entry.role)
        if entry.keys is not None:
            action.setShortcut(QKeySequence(entry.keys))
        self._table_keys[entry.name] = entry.table_key
        self.actions[entry.name] = action
        return action

    def _speak(self) -> None:
        say = self._lexicon.say
        for name, menu in self.menus.items():
            menu.setTitle(say(f"menu.{name}"))
        for name, action in self.actions.items():
            shown_key = self._table_keys[name]
            action.setText(say(f"act.{name}") + (f"\t{shown_key}" if shown_key else ""))
