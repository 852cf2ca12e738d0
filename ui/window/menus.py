"""The menus of the window: every action once, named anew when the language changes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from ui.kit.language import Lexicon

if TYPE_CHECKING:
    from ui.table.input.key_words import KeyGroup

Keys = QKeySequence.StandardKey | str | None


@dataclass(frozen=True, slots=True)
class Entry:
    """An action: its name (words under ``act.<name>``), its keys, and the role by which macOS sorts it.

    A single letter is a key of the table, too; the menu's is for the keyboard anywhere else in the window.
    """

    name: str
    keys: Keys = None
    role: QAction.MenuRole = QAction.MenuRole.NoRole
    checkable: bool = False


LINE = None
MENUS: dict[str, tuple[Entry | None, ...]] = {
    "game": (
        Entry("new_session", QKeySequence.StandardKey.New),
        Entry("today", "Ctrl+T"),
        Entry("numbered_deal", "Ctrl+Shift+N"),
        Entry("resume", "Ctrl+R"),
        Entry("sessions", "Ctrl+L"),
        LINE,
        Entry("open_record", QKeySequence.StandardKey.Open),
        Entry("save_record", "Ctrl+Shift+S"),
        LINE,
        Entry("quit", "Ctrl+Q", role=QAction.MenuRole.QuitRole),
    ),
    "move": (
        Entry("undo", QKeySequence.StandardKey.Undo),
        Entry("hint", "H"),
        Entry("claim", "C"),
        Entry("next", "Ctrl+Return"),
        Entry("pause", "F9", checkable=True),
        LINE,
        Entry("sort", "S"),
        Entry("last_trick", "L"),
        Entry("kitty", "K"),
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
        Entry("exercises", "Shift+F4"),
        Entry("guided_hand"),
        Entry("hands", "F6"),
        Entry("statistics", "F7"),
        LINE,
        Entry("coach", checkable=True),
    ),
    "settings": (Entry("settings", "Ctrl+,", role=QAction.MenuRole.PreferencesRole),),
    "help": (
        Entry("rules", "F1"),
        Entry("keys", "Ctrl+F1"),
        Entry("notices"),
        LINE,
        Entry("about", role=QAction.MenuRole.AboutRole),
    ),
}


AT_TABLE = "move"
"""The menu of what is done at the table and nowhere else."""
OF_SESSIONS = ("score", "log", "gone", "pause")
"""What there is at sessions alone."""


class Menus(QObject):
    """Builds the menu bar of a window; ``actions`` has every action by name."""

    def __init__(self, lexicon: Lexicon, window: QMainWindow) -> None:
        super().__init__(window)
        self._lexicon = lexicon
        self.actions: dict[str, QAction] = {}
        self.menus: dict[str, QMenu] = {}
        for name, entries in MENUS.items():
            menu = self.menus[name] = window.menuBar().addMenu("")
            for entry in entries:
                if entry is None:
                    menu.addSeparator()
                else:
                    menu.addAction(self._made(entry, window))
        lexicon.changed.connect(self._speak)
        self._speak()

    def fit(self, *, at_table: bool, session: bool) -> None:
        """Offers, in the words of the game at the table, what can be done at the page that is shown: at the table, and
        there in a session."""
        self._speak()
        self.menus[AT_TABLE].menuAction().setVisible(at_table)
        self.actions["text"].setEnabled(at_table)
        for name in OF_SESSIONS:
            self.actions[name].setEnabled(session)

    def allow(
        self,
        *,
        undo: bool | None = None,
        hint: bool | None = None,
        claim: bool | None = None,
        next_hand: bool | None = None,
        resume: bool | None = None,
        save: bool | None = None,
    ) -> None:
        """Enables or disables what can be asked for now; None leaves it as it is."""
        wanted = {
            "undo": undo,
            "hint": hint,
            "claim": claim,
            "next": next_hand,
            "resume": resume,
            "save_record": save,
        }
        for name, allowed in wanted.items():
            if allowed is not None:
                self.actions[name].setEnabled(allowed)

    def _made(self, entry: Entry, window: QMainWindow) -> QAction:
        action = QAction(window)
        action.setCheckable(entry.checkable)
        action.setMenuRole(entry.role)
        if entry.keys is not None:
            action.setShortcut(QKeySequence(entry.keys))
        self.actions[entry.name] = action
        return action

    def _speak(self) -> None:
        say = self._lexicon.say
        for name, menu in self.menus.items():
            menu.setTitle(say(f"menu.{name}"))
            menu.setAccessibleName(plain_words(menu.title()))  # open it is a window, which else has the program's name
        for name, action in self.actions.items():
            action.setText(say(f"act.{name}"))

    def keys(self, table: KeyGroup) -> tuple[KeyGroup, ...]:
        """Every key once, with what it does: the keys of the table, given with their heading, and those of each menu.

        A key of the table and of the menu of moves stands with the table; a key of the table and of another menu stands
        with that menu, because it acts everywhere.
        """
        heading, ours = table
        rows = {name: tuple(self._rows(name)) for name in self.menus}
        everywhere = {key for name in rows if name != AT_TABLE for key, _ in rows[name]}
        at_table = {key for key, _ in ours}
        rows[AT_TABLE] = tuple((key, does) for key, does in rows[AT_TABLE] if key not in at_table)
        menus = ((plain_words(self.menus[name].title()), found) for name, found in rows.items() if found)
        return (heading, tuple((key, does) for key, does in ours if key not in everywhere)), *menus

    def _rows(self, menu: str) -> Iterator[tuple[str, str]]:
        for entry in filter(None, MENUS[menu]):
            action = self.actions[entry.name]
            if not action.shortcut().isEmpty():
                yield action.shortcut().toString(QKeySequence.SequenceFormat.NativeText), plain_words(action.text())


def plain_words(words: str) -> str:
    """A menu's words as a title, without mnemonic and dots."""
    bare = words.replace("…", "")
    start = bare.find("(&")
    return (bare[:start] + bare[start + 4 :] if start >= 0 else bare.replace("&", "")).strip()
