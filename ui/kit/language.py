"""The language of the screen: every sentence comes from here, and a change of language reaches every widget at once."""

from __future__ import annotations

from collections import ChainMap

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from engine import game, options, record
from engine.players import hints, judge
from engine.words import Catalogue, Language, Text, Words, in_language, render, text
from ui.kit.words import WORDS

SYSTEM = "system"
_TRADITIONAL = ("TW", "HK", "MO")
_KERNEL: Catalogue = {**game.WORDS, **options.WORDS, **record.WORDS, **hints.WORDS, **judge.WORDS}


class Lexicon(QObject):
    """Says every Text and key in the present language; one instance is passed down to all widgets."""

    changed = Signal()  # another language, or other names: everything that shows words says them anew

    def __init__(self, language: Language | str = Language.EN, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: dict[str, Words] = {**_KERNEL, **WORDS}
        self._names: tuple[str, ...] = ()
        self._translator: QTranslator | None = None
        self.language = language_named(language)
        self._translate_qt()

    def use(self, language: Language | str) -> None:
        """Speak this language from now on; ``system`` is the one that the desktop speaks."""
        chosen = language_named(language)
        if chosen is not self.language:
            self.language = chosen
            self._translate_qt()
            self.changed.emit()

    def learn(self, catalogue: Catalogue) -> None:
        """Add a game's words; where two games use the same key, the one learned last is at the table."""
        self._words.update(catalogue)

    def knows(self, key: str) -> bool:
        """Whether there is a sentence under this key."""
        return key in self._words

    def say(self, words: Text | str, **args: object) -> str:
        """The sentence of a Text, or of a key and its arguments; raises KeyError where there is none."""
        return self._render(words if isinstance(words, Text) else text(words, **args), self._words)

    def say_in(self, catalogue: Catalogue, words: Text | str, **args: object) -> str:
        """The sentence as one game has it, whatever game is at the table; screen words where it has none."""
        both = ChainMap(dict(catalogue) if not isinstance(catalogue, dict) else catalogue, self._words)
        return self._render(words if isinstance(words, Text) else text(words, **args), both)

    def _render(self, words: Text, catalogue: Catalogue) -> str:
        return render(words, self.language, catalogue, self.name_of)

    def name_of(self, seat: int) -> str:
        """Who sits there: you at seat 0, the others by the names of the house."""
        if seat < len(self._names) and self._names[seat]:
            return self._names[seat]
        return self.usual_name(seat)

    def usual_name(self, seat: int) -> str:
        """Who sits there by the names of the house."""
        return in_language(WORDS[f"name.seat{seat}"], self.language)

    def use_names(self, names: tuple[str, ...]) -> None:
        """Call the seats by these names; an empty one leaves the seat its name of the house."""
        if names != self._names:
            self._names = names
            self.changed.emit()

    def _translate_qt(self) -> None:
        """What Qt itself says (the menus of text fields) follows, where its translations are installed."""
        application = QCoreApplication.instance()
        if application is None:
            return
        if self._translator is not None:
            application.removeTranslator(self._translator)
            self._translator.deleteLater()  # else every change of language would leave one behind
            self._translator = None
        if self.language is not Language.EN:
            translator = QTranslator()
            folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
            if translator.load(f"qtbase_{self.language}", folder):
                translator.setParent(self)
                application.installTranslator(translator)
                self._translator = translator


def language_named(word: Language | str) -> Language:
    """The language of a setting; ``system`` picks from what the desktop speaks."""
    return system_language(QLocale.system().uiLanguages()) if word == SYSTEM else Language(word)


def system_language(spoken: list[str]) -> Language:
    """The first of these locale names (``zh-Hant-TW``, ``ja_JP``) that we speak; English where there is none."""
    for name in spoken:
        parts = name.replace("_", "-").split("-")
        match parts[0]:
            case "zh" if "Hant" in parts or ("Hans" not in parts and parts[-1] in _TRADITIONAL):
                return Language.ZH_TW
            case "zh":
                return Language.ZH_CN
            case "ja":
                return Language.JA
            case "en":
                return Language.EN
    return Language.EN


def capitalised(words: str) -> str:
    """The words as they stand alone: with a large letter first, where the script has such."""
    return words[:1].upper() + words[1:]
