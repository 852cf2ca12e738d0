"""The language of the screen: all sentences come from here, and a change of language reaches every widget at once."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from engine import game, options, record
from engine.players import hint_words, judge, own_level
from engine.words import Catalogue, Language, Text, Words, capitalised, in_language, render, text
from ui.kit.qt_words import QtTranslator
from ui.kit.words import WORDS

SYSTEM = "system"
NO_WORDS: Catalogue = {}
TRANSLATOR = "paizhuo"
"""The name of our one QTranslator in the application: Qt's own words are in one language at a time."""
_TRADITIONAL = ("TW", "HK", "MO")
_KERNEL: Catalogue = {
    **game.WORDS,
    **options.WORDS,
    **record.WORDS,
    **hint_words.WORDS,
    **judge.WORDS,
    **own_level.WORDS,
}


class Lexicon(QObject):
    """Says every Text and key in the present language; one instance is passed down to all widgets."""

    changed = Signal()  # another language, or other names: everything that shows words says them anew

    def __init__(self, language: Language | str = Language.EN, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: ChainMap[str, Words] = ChainMap({}, {**_KERNEL, **WORDS})  # the game at the table comes first
        self._names: tuple[str, ...] = ()
        self._away: Lexicon | None = None
        self.language = language_named(language)
        if not isinstance(parent, Lexicon):
            self._translate_qt()

    @property
    def away(self) -> Lexicon:
        """The same words for windows that speak of other sessions than the one at the table, in which seats may have
        other names: where one watches nobody is “you”, and in an exercise perhaps another seat is."""
        if self._away is None:
            self._away = Lexicon(self.language, self)
            self._away._words = self._words  # the game at the table is known there, too
        return self._away

    def use(self, language: Language | str) -> None:
        """Uses this language from now on; ``system`` is the desktop's."""
        chosen = language_named(language)
        if chosen is not self.language:
            self.language = chosen
            self._translate_qt()
            if self._away is not None:
                self._away.language = chosen
                self._away.changed.emit()
            self.changed.emit()

    def learn(self, catalogue: Catalogue) -> None:
        """Adds words of the program, whatever game is played."""
        self._words.maps[-1].update(catalogue)

    def use_game(self, catalogue: Catalogue) -> None:
        """Speaks the words of the game at the table from now on; those of the game before are forgotten."""
        self._words.maps[0] = dict(catalogue)

    def knows(self, key: str) -> bool:
        """Whether the game at the table, or the program, has a sentence under this key."""
        return key in self._words

    def in_short(self, words: Text, catalogue: Catalogue = NO_WORDS) -> Text:
        """A shorter sentence, under the same key with `.short`; the usual one where there is none.

        ``catalogue``: the words of a game that need not be at the table, to be said by ``say_in``.
        """
        short = f"{words.key}.short"
        return replace(words, key=short) if short in catalogue or self.knows(short) else words

    def say(self, words: Text | str, **args: object) -> str:
        """The sentence of a Text, or of a key and its arguments; raises KeyError where there is none."""
        return self._render(words if isinstance(words, Text) else text(words, **args), self._words)

    def say_in(self, catalogue: Catalogue, words: Text | str, **args: object) -> str:
        """The sentence in one game's words, whatever game is at the table; the screen's words where it has none."""
        both = ChainMap(dict(catalogue) if not isinstance(catalogue, dict) else catalogue, self._words)
        return self._render(words if isinstance(words, Text) else text(words, **args), both)

    def _render(self, words: Text, catalogue: Catalogue) -> str:
        return render(words, self.language, catalogue, self.name_of)

    def name_of(self, seat: int) -> str:
        """The name of a seat: "you" at seat 0, the others' names."""
        if seat < len(self._names) and self._names[seat]:
            return self._names[seat]
        return self.usual_name(seat)

    def usual_name(self, seat: int) -> str:
        """The default name of a seat."""
        return in_language(WORDS[f"name.seat{seat}"], self.language)

    @property
    def names(self) -> tuple[str, ...]:
        """The names in use, from seat 0 on; empty where the default is used."""
        return self._names

    def use_names(self, names: tuple[str, ...]) -> None:
        """Gives the seats these names; an empty one leaves the seat its default name."""
        if names != self._names:
            self._names = names
            self.changed.emit()

    def _translate_qt(self) -> None:
        """Translates Qt's own words (the menus of text fields, the file dialog) too."""
        application = QCoreApplication.instance()
        if application is None:
            return
        for earlier in application.findChildren(QTranslator, TRANSLATOR):  # of whatever Lexicon
            application.removeTranslator(earlier)
            earlier.setObjectName("")
            earlier.deleteLater()  # otherwise every change of language would leave one installed
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        translator = QtTranslator(self.language, folder)
        translator.setObjectName(TRANSLATOR)
        translator.setParent(application)
        application.installTranslator(translator)


def language_named(word: Language | str) -> Language:
    """The language of a setting; ``system`` takes the desktop's where we speak it."""
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


def sentence_of(words: str, language: Language) -> str:
    """The words as a sentence of their own; reasons in a list are not always whole sentences."""
    ends = (".", "!", "?") if language is Language.EN else ("。", "！", "？")
    stop = ends[0]
    return capitalised(words) if words.endswith(ends) else f"{capitalised(words)}{stop}"


def sentences(said: Iterable[str], language: Language) -> str:
    """Whole sentences one after the other, without a space after a Chinese or Japanese full stop."""
    return (" " if language is Language.EN else "").join(said)


def as_sentences(said: Iterable[str], language: Language) -> str:
    """Words that stand apart on the screen as one text of sentences; empty ones are left out."""
    return sentences((sentence_of(words, language) for words in said if words), language)
