"""Qt's own words in the language of the screen: its translations, and ours where they lack something."""

from __future__ import annotations

from PySide6.QtCore import QTranslator

from engine.words import Language, in_language
from ui.kit.words.qt import WORDS

LACKING = {
    ("QShortcut", "Return"): "qt.enter",
    ("QShortcut", "Space"): "qt.space",
    ("QFileDialog", "&Look in:"): "qt.look_in",
    ("QFileDialog", "Files of &type:"): "qt.file_type",
    ("QAbstractFileIconProvider", "File"): "qt.file",
    ("QAbstractFileIconProvider", "%1 File"): "qt.file_of",
    ("QAbstractFileIconProvider", "Folder"): "qt.folder",
    ("QAbstractFileIconProvider", "File Folder"): "qt.folder",
    ("QAbstractFileIconProvider", "Alias"): "qt.link",
    ("QAbstractFileIconProvider", "Shortcut"): "qt.link",
    ("QAbstractFileIconProvider", "Unknown"): "qt.unknown",
    ("QSidebar", "Remove"): "qt.remove",
    ("QFileSystemModel", "Size"): "qt.size",
}
"""Words for which Qt's own files have no translation, or another one than our sentences: where Qt says them, which they
are, and our key."""


class QtTranslator(QTranslator):
    """Knows Qt's words in one language, from its file and from our catalogue."""

    def __init__(self, language: Language, folder: str) -> None:
        super().__init__()
        self._language = language
        self.load(f"qtbase_{language}", folder)

    def isEmpty(self) -> bool:
        """False, since our words are there even where Qt's file is not."""
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        """The words, or None where there are none, since Qt would show an empty string."""
        key = LACKING.get((context, source))
        return (
            in_language(WORDS[key], self._language)
            if key
            else super().translate(context, source, disambiguation, n) or None
        )
