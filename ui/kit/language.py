"""The language of the screen: every sentence comes from here, and a change of language reaches every widget at once."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from engine import game, options, record
from engine.players import hints, judge, own_level
from engine.words import Catalogue, Language, Text, Words, in_language, render, text
from ui.kit.qt_words import QtTranslator
from ui.kit.words import WORDS

SYSTEM = "system"
TRANSLATOR = "paizhuo"
"""The name of the one QTranslator of ours that the application has: the words of Qt itself are one language's."""
_TRADITIONAL = ("TW", "HK", "MO")
_KERNEL: Catalogue = {
    **game.WORDS,
    **options.WORDS,
    **record.WORDS,
    **hints.WORDS,
    **judge.WORDS,
    **own_level.WORDS,
}


class Lexicon(QObject):
    """Says every Text and key in the present language; one instance is passed down to all widgets."""

    changed = Signal()  # another language, or other names: everything that shows words says them anew

    def __init__(self, language: Language | str = Language.EN, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: dict[str, Words] = {**_KERNEL, **WORDS}
        self._names: tuple[str, ...] = ()
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

    def in_short(self, words: Text) -> Text:
        """The same in fewer words, under the same key with `.short`; as it is where there are none."""
        return replace(words, key=short) if self.knows(short := f"{words.key}.short") else words

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

    @property
    def names(self) -> tuple[str, ...]:
        """The names in use, from seat 0 on; empty where the house's are."""
        return self._names

    def use_names(self, names: tuple[str, ...]) -> None:
        """Call the seats by these names; an empty one leaves the seat its name of the house."""
        if names != self._names:
            self._names = names
            self.changed.emit()

    def _translate_qt(self) -> None:
        """What Qt itself says (the menus of text fields, the file dialog) follows."""
        application = QCoreApplication.instance()
        if application is None:
            return
        for earlier in application.findChildren(QTranslator, TRANSLATOR):  # of whatever Lexicon
            application.removeTranslator(earlier)
            earlier.setObjectName("")
            earlier.deleteLater()  # else every change of language would leave one behind
        if self.language is not Language.EN:
            folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
            translator = QtTranslator(self.language, folder)
            translator.setObjectName(TRANSLATOR)
            translator.setParent(application)
            application.installTranslator(translator)


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


def sentence_of(words: str, language: Language) -> str:
    """The words as a sentence of their own; as reasons in a list some are none."""
    ends = (".", "!", "?") if language is Language.EN else ("。", "！", "？")
    stop = ends[0]
    return capitalised(words) if words.endswith(ends) else f"{capitalised(words)}{stop}"


def sentences(said: Iterable[str], language: Language) -> str:
    """Whole sentences one after the other: a Chinese or Japanese stop brings its own room."""
    return (" " if language is Language.EN else "").join(said)


def as_sentences(said: Iterable[str], language: Language) -> str:
    """Words that stand apart on the screen, read one after the other, each as a sentence; empty ones are left out."""
    return sentences((sentence_of(words, language) for words in said if words), language)
